"""Fair real-time play over a network: who pressed when, and when the result is certain (KS-8).

The server is the only judge. It believes a client about how long its player took, but only as far as the round trip of
its connection allows. Times are whole milliseconds of the server's clock, which nothing here reads.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor, isfinite
from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.answers import correct
from nightlight.games.komnata_strachu.content import ANSWERS, TOKEN_IDS
from nightlight.games.komnata_strachu.state import Agreement
from nightlight.games.komnata_strachu.times import TIMES

LATE: Final = "late"  # the reasons for which a press is rejected, in the order of the checks (KS-8.20)
OTHER_REVEAL: Final = "other_reveal"
EARLY: Final = "early"
INACTIVE: Final = "inactive"
SECOND_PRESS: Final = "second"
BAD_ANSWER: Final = "bad_answer"
VOID_PRESS: Final = "void"


@final
@dataclass(frozen=True)
class Entrant:
    """A seat at the moment the cards are shown, which holds for the whole reveal (KS-8.3, KS-8.12)."""

    takes_part: bool = True
    bot: bool = False
    round_trip: int = 0
    handicap: int = 0


@final
class Press:
    """What a client says: for which reveal, the tokens in their order, and how long its player took (KS-8.6)."""

    def __init__(self, reveal: int, answer: object, elapsed: object = None) -> None:
        self.reveal: Final = reveal
        self.answer: Final = answer
        self.elapsed: Final = elapsed


@final
@dataclass(frozen=True)
class Lost:
    """The connection of a seat is lost (KS-8.12)."""


@final
@dataclass(frozen=True)
class Returned:
    """A lost seat is connected again (KS-8.12)."""


@final
@dataclass(frozen=True)
class Message:
    """Something that reached the server, when, and from which seat."""

    received: int
    seat: int
    content: Press | Lost | Returned


@final
@dataclass(frozen=True)
class Ruling:
    """What became of a message: a press counts with its time or is rejected for a reason; the rest is noted."""

    time: int | None = None
    rejected: str | None = None


@final
@dataclass(frozen=True)
class Counted:
    """A press that counts."""

    seat: int
    answer: int
    time: int
    right: bool


@final
@dataclass(frozen=True)
class Adjudication:
    """The judgement on one reveal: what became of each message, the presses in order, who won, and when."""

    rulings: list[Ruling]
    presses: list[Counted]
    winner: int | None
    resolved: int


def adjudicate(
    messages: list[Message],
    *,
    reveal: int,
    shown: int,
    cards: vec[i64],
    tie_order: list[int],
    entrants: list[Entrant],
    agreement: Agreement,
) -> Adjudication:
    """The judgement, from all that reached the server: a pure function, whatever the order within a millisecond."""
    court = Court(reveal, shown, cards, tie_order, entrants, agreement)
    rulings = [Ruling()] * len(messages)
    for number in sorted(range(len(messages)), key=lambda number: messages[number].received):
        message = messages[number]
        if message.received <= court.resolution():
            rulings[number] = court.hear(message)
        elif isinstance(message.content, Press):
            rulings[number] = Ruling(rejected=LATE)
    return Adjudication(rulings, court.in_order(), court.winner(), court.resolution())


@final
class Court:
    """One reveal before its judge, as far as messages have come."""

    def __init__(
        self,
        reveal: int,
        shown: int,
        cards: vec[i64],
        tie_order: list[int],
        entrants: list[Entrant],
        agreement: Agreement,
    ) -> None:
        self.reveal: Final = reveal
        self.shown: Final = shown
        self.cards: Final = cards
        self.tie_order: Final = tie_order
        self.entrants: Final = entrants
        self.agreement: Final = agreement
        self.now = shown
        self.lost: set[int] = set()
        self.presses: list[Counted] = []

    def hear(self, message: Message) -> Ruling:
        """Judge a message that came before the reveal was resolved."""
        self.now = max(self.now, message.received)
        content = message.content
        if isinstance(content, Press):
            return self.judge(message.received, message.seat, content)
        if message.received >= self.shown:  # who takes part was settled by then (KS-8.12)
            if isinstance(content, Lost):
                self.lost.add(message.seat)
            else:
                self.lost.discard(message.seat)
        return Ruling()

    def judge(self, received: int, seat: int, press: Press) -> Ruling:
        """Count a press, or reject it for the first reason that holds (KS-8.20)."""
        reason = self.refusal(received, seat, press.reveal)
        answer = answer_of(press.answer)
        if reason is not None or answer is None:
            return Ruling(rejected=BAD_ANSWER if reason is None else reason)
        time = adjudicated_time(received - self.shown, press.elapsed, len(ANSWERS[answer]), self.entrants[seat])
        if time > closing_time([counted.time for counted in self.presses] + [time]):
            return Ruling(rejected=VOID_PRESS)
        self.presses.append(Counted(seat, answer, time, correct(self.cards, self.agreement, answer)))
        return Ruling(time=time)

    def refusal(self, received: int, seat: int, reveal: int) -> str | None:
        """Why the seat may not press now, whatever its answer."""
        if reveal != self.reveal:
            return OTHER_REVEAL
        if received < self.shown:
            return EARLY
        if not self.entrants[seat].takes_part:
            return INACTIVE
        if seat in [counted.seat for counted in self.presses]:
            return SECOND_PRESS
        return None

    def in_order(self) -> list[Counted]:
        """The presses by time, equals by the tie order (KS-4.4, KS-4.6)."""
        return sorted(self.presses, key=lambda press: (press.time, self.tie_order.index(press.seat)))

    def first_right(self) -> Counted | None:
        return next((press for press in self.in_order() if press.right), None)

    def winner(self) -> int | None:
        """Who pressed first among those who are right (KS-5.1)."""
        first = self.first_right()
        return None if first is None else first.seat

    def awaited(self) -> list[int]:
        """The seats that take part, are connected and have not pressed (KS-8.9)."""
        pressed = [press.seat for press in self.presses]
        return [
            seat
            for seat, entrant in enumerate(self.entrants)
            if entrant.takes_part and seat not in self.lost and seat not in pressed
        ]

    def resolution(self) -> int:
        """The last moment at which a message could change the result, if none comes before (KS-8.9)."""
        awaited = self.awaited()
        if len(awaited) == 0:
            return self.now
        first = self.first_right()
        certain = closing_time([press.time for press in self.presses]) if first is None else first.time
        hold = max(credit_limit(self.entrants[seat]) for seat in awaited)
        return max(self.now, self.shown + certain + hold)


def closing_time(times: list[int]) -> int:
    """The deadline, given the times of the presses so far (KS-4.9)."""
    return min([TIMES.round, *(time + TIMES.after for time in times)])


def adjudicated_time(wall: int, elapsed: object, tokens: int, entrant: Entrant) -> int:
    """The time of a press: as the server saw it, less its connection's credit, never faster than a hand (KS-8.7)."""
    if entrant.bot:
        return wall + entrant.handicap
    took = whole(elapsed)
    credit = 0 if took is None else min(max(wall - took, 0), credit_limit(entrant))
    return max(wall - credit, TIMES.reaction + TIMES.action * tokens) + entrant.handicap


def whole(elapsed: object) -> int | None:
    """What a client says its player took, in whole ms, halves up; nothing if it makes no sense (KS-8.7)."""
    if isinstance(elapsed, bool) or not isinstance(elapsed, (int, float)):
        return None
    if not isfinite(elapsed) or elapsed < 0:
        return None
    return floor(elapsed + 0.5)


def answer_of(tokens: object) -> int | None:
    """The answer with these tokens, if it is a list of different ones (KS-12.4)."""
    if not isinstance(tokens, (list, tuple)) or any(token not in TOKEN_IDS for token in tokens):
        return None
    places = tuple(TOKEN_IDS.index(token) for token in tokens)
    return ANSWERS.index(places) if len(set(places)) == len(places) else None


def credit_limit(entrant: Entrant) -> int:
    """The most that the server believes a client (KS-8.3)."""
    return 0 if entrant.bot else min(TIMES.credit, entrant.round_trip + TIMES.slack)


def reveal_time(dealt: int, chance: Chance) -> int:
    """When the cards dealt at this moment are shown: nobody can foretell it (KS-8.4)."""
    return dealt + TIMES.arm + chance.below(TIMES.fore + 1)
