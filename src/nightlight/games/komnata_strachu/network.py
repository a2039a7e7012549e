"""The live form over a network: what is told when, what everyone may see, and the referee of a reveal (KS-8).

Whoever keeps the time hands it in. The judgement itself is `adjudication.py`; the referee brings everything before it:
what came from clients, and the presses that bots have sealed, each when its time comes and not earlier.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from nightlight.core.event import Event
from nightlight.core.live import Probing, Stage
from nightlight.core.step import only
from nightlight.games.komnata_strachu.actions import CANCELLED, DREW, REVEALED
from nightlight.games.komnata_strachu.adjudication import (
    EARLY,
    LATE,
    OTHER_REVEAL,
    Adjudication,
    Counted,
    Entrant,
    Lost,
    Message,
    Press,
    Returned,
    Ruling,
    adjudicate,
    answer_of,
    closing_time,
    credit_limit,
    whole,
)
from nightlight.games.komnata_strachu.answers import correct
from nightlight.games.komnata_strachu.content import ANSWERS, NOTHING, TOKEN_IDS
from nightlight.games.komnata_strachu.entry import open_presses, pass_actions, press_actions, sealed
from nightlight.games.komnata_strachu.state import OPEN, PACE_IDS, State, no_cards
from nightlight.games.komnata_strachu.times import LONGEST, TIMES

PROBING: Final = Probing(
    probes=TIMES.probes,
    apart=TIMES.apart,
    every=TIMES.every,
    kept=TIMES.kept,
    lost=TIMES.lost,
    slow=TIMES.credit - TIMES.slack,
)
READY: Final = PACE_IDS.index("ready")
DARK: Final = -1  # before the first moment of a reveal
REMEMBERED: Final = 8  # rejected presses of a seat; they change nothing, and a broken client may send any number


def stages(state: State, events: list[Event]) -> list[Stage]:
    """First the result, then every cancelled reveal, and last the reveal that is open (KS-2.8, KS-2.9)."""
    deals = [place for place in range(len(events)) if begins_deal(events, place)]
    if len(deals) == 0:
        return [Stage(len(events), dark=True)]
    found = [] if deals[0] == 0 else [result_stage(state, deals[0])]
    for begin, end in pairwise(deals):
        assert any(event.news is CANCELLED for event in events[begin:end]), "only the last reveal is open"
        found.append(Stage(end - begin, dark=True, rest=TIMES.cancel))
    found.append(Stage(len(events) - deals[len(deals) - 1], dark=True))
    return found


def begins_deal(events: list[Event], place: int) -> bool:
    """Whether the first card of a reveal is drawn there."""
    return events[place].news is DREW and (place == 0 or events[place - 1].news is not DREW)


def result_stage(state: State, events: int) -> Stage:
    """How long the result of a reveal is shown: a while, or until everybody is ready (KS-V-12)."""
    if state.agreement.pace == READY:
        return Stage(events, dark=False, rest=TIMES.ready, ready=True)
    return Stage(events, dark=False, rest=TIMES.show)


def in_sight(state: State, elapsed: int) -> State:
    """The table so long after the reveal: a press that a bot has sealed shows when its time has come (KS-7.1)."""
    new = state.clone()
    step = open_presses(new)
    come = [seat for seat, time in sealed(state) if time - held_back(state, seat, time) <= elapsed]
    for seat in range(state.seats):
        if seat not in come:  # a pass, too: nobody may know yet that a bot will not press
            step.answers[seat] = OPEN
            step.times[seat] = OPEN
            step.missing |= only(seat)
    new.actors = step.missing
    return new


def veiled(state: State, untold: list[Event]) -> State:
    """The table while the cards lie face down: those of this reveal and of cancelled ones are still in the deck."""
    new = in_sight(state, DARK)
    for card in state.cards:
        if card != NOTHING:
            new.deck |= new.bit(card)
    new.cards = no_cards()
    for event in untold:
        if event.news is DREW:
            new.deck |= new.bit(event.get("card"))
            new.box &= ~new.bit(event.get("card"))
        elif event.news is REVEALED:
            new.reveal -= 1
    return new


def refused(state: State, reveal: int) -> Ruling:
    """Why no press is heard while the cards lie face down (KS-8.10, KS-8.20)."""
    if reveal < state.reveal:
        return Ruling(rejected=LATE)
    return Ruling(rejected=EARLY if reveal == state.reveal else OTHER_REVEAL)


def held_back(state: State, seat: int, time: int) -> int:
    """The handicap within the time of a sealed press (KS-V-11)."""
    return min(state.agreement.handicap[seat], time)


@final
class Referee:
    """Judges one reveal afresh, with everything received so far, whenever a message comes in."""

    def __init__(self, state: State, shown: int, round_trips: dict[int, int]) -> None:
        self.state: Final = state.clone()
        self.shown: Final = shown
        self.people: Final = [seat for seat in range(state.seats) if open_presses(state).missing >> seat & 1]
        self.entrants: Final = [self.entrant(seat, round_trips) for seat in range(state.seats)]
        self.stranger: Final = state.seats  # anyone who speaks for another's seat takes no part
        self.bots: Final = [self.sealed_press(seat, time) for seat, time in sealed(state)]
        self.messages: Final[list[Message]] = []
        self.judgement = self.judged()

    def entrant(self, seat: int, round_trips: dict[int, int]) -> Entrant:
        """How a seat stands at the reveal: people who are connected take part, and bots that press (KS-8.12)."""
        handicap = self.state.agreement.handicap[seat]
        for bot, time in sealed(self.state):
            if bot == seat:
                return Entrant(bot=True, handicap=held_back(self.state, seat, time))
        connected = seat in self.people and seat in round_trips
        return Entrant(connected, round_trip=round_trips[seat] if connected else 0, handicap=handicap)

    def sealed_press(self, seat: int, time: int) -> Message:
        """The press of a bot, which counts as received at its time exactly (KS-8.7)."""
        answer = open_presses(self.state).answers[seat]
        came = self.shown + time - self.entrants[seat].handicap
        return Message(came, seat, Press(self.state.reveal, tokens_of(answer)))

    def hear(self, received: int, seat: int, question: int, answer: object, elapsed: object) -> Ruling:
        """Judge a press."""
        known = answer_of(answer)
        press = Press(question, None if known is None else tokens_of(known), measured(elapsed))
        before = self.judgement
        ruling = self.add(Message(self.latest(received), seat, press))
        if ruling.rejected is not None and self.rejections(seat) > REMEMBERED:
            self.messages.pop()
            self.judgement = before
        return ruling

    def lost(self, received: int, seat: int) -> None:
        """The seat is not awaited any more (KS-8.12)."""
        if self.takes_part(seat) and not self.away(seat):
            self.add(Message(self.latest(received), seat, Lost()))

    def returned(self, received: int, seat: int) -> None:
        """The seat may press after all (KS-8.12)."""
        if self.away(seat):
            self.add(Message(self.latest(received), seat, Returned()))

    def add(self, message: Message) -> Ruling:
        self.messages.append(message)
        self.judgement = self.judged()
        return self.judgement.rulings[len(self.judgement.rulings) - 1]

    def latest(self, received: int) -> int:
        """Time does not go back."""
        return max([received, *(message.received for message in self.messages[-1:])])

    def takes_part(self, seat: int) -> bool:
        """Whether the seat belongs to a person who was connected at the reveal."""
        return seat in self.people and self.entrants[seat].takes_part

    def away(self, seat: int) -> bool:
        """Whether the seat has lost its connection and not regained it."""
        said = [each.content for each in self.messages if each.seat == seat and not isinstance(each.content, Press)]
        return len(said) > 0 and isinstance(said[len(said) - 1], Lost)

    def rejections(self, seat: int) -> int:
        """How many presses of the seat were rejected."""
        return len([each for each, ruling in self.heard() if each.seat == seat and ruling.rejected is not None])

    def judged(self) -> Adjudication:
        """The judgement so far. Ties are drawn when the presses are entered: here they change nothing (KS-4.6)."""
        return adjudicate(
            [*self.bots, *(self.attributed(message) for message in self.messages)],
            reveal=self.state.reveal,
            shown=self.shown,
            cards=self.state.cards,
            tie_order=list(range(len(self.entrants))),
            entrants=[*self.entrants, Entrant(takes_part=False)],
            agreement=self.state.agreement,
        )

    def attributed(self, message: Message) -> Message:
        """The message as that of a seat which a person may speak for."""
        return message if message.seat in self.people else Message(message.received, self.stranger, message.content)

    def heard(self) -> list[tuple[Message, Ruling]]:
        """What came from clients, and what became of it."""
        return list(zip(self.messages, self.judgement.rulings[len(self.bots) :], strict=True))

    def counting(self) -> list[tuple[Message, Ruling]]:
        """The presses that count, in the order in which they came."""
        judged = zip([*self.bots, *self.messages], self.judgement.rulings, strict=True)
        return sorted([pair for pair in judged if pair[1].time is not None], key=lambda pair: pair[0].received)

    def resolution(self) -> int:
        return self.judgement.resolved

    def pressed(self, now: int) -> list[int]:
        return [message.seat for message, _ in self.counting() if message.received <= now]

    def next_press(self, now: int) -> int | None:
        """When the next bot presses, if the reveal lasts as long (KS-10.1)."""
        coming = [message.received for message, _ in self.counting() if message.received > now]
        return min(coming, default=None)

    def entries(self) -> list[tuple[int, int]]:
        """The presses of the people, and passes for those who did not press or took no part (KS-13.3)."""
        given = {press.seat: press_actions(press.answer, press.time) for press in self.judgement.presses}
        return [(seat, action) for seat in self.people for action in given.get(seat, pass_actions())]

    def finish(self) -> list[dict[str, object]]:
        """A row for every press, with those that bots would have made after the light was on (KS-8.19)."""
        presses = sorted(self.judgement.presses + self.unpressed(), key=lambda press: (press.time, press.seat))
        return [self.row(press) for press in presses]

    def unpressed(self) -> list[Counted]:
        """The presses of bots that the resolution came before; they are shown, too, and change nothing."""
        pressed = [press.seat for press in self.judgement.presses]
        closes = closing_time([press.time for press in self.judgement.presses])
        step = open_presses(self.state)
        return [
            Counted(seat, step.answers[seat], time, self.right(step.answers[seat]))
            for seat, time in sealed(self.state)
            if seat not in pressed and time <= closes
        ]

    def right(self, answer: int) -> bool:
        return correct(self.state.cards, self.state.agreement, answer)

    def row(self, press: Counted) -> dict[str, object]:
        """When a press was seen, what was believed, and what counted (KS-8.7)."""
        message = self.press_of(press.seat)
        entrant = self.entrants[press.seat]
        wall = message.received - self.shown
        said = message.content
        elapsed = said.elapsed if isinstance(said, Press) else None
        took = whole(elapsed)
        return {
            "seat": press.seat,
            "answer": tokens_of(press.answer),
            "right": press.right,
            "time": press.time,
            "wall": wall,
            "elapsed": elapsed,
            "credit": 0 if took is None else min(max(wall - took, 0), credit_limit(entrant)),
            "round_trip": entrant.round_trip,
        }

    def press_of(self, seat: int) -> Message:
        """The press that the seat's bot has sealed, or that counts."""
        return next(each for each in [*self.bots, *(each for each, _ in self.counting())] if each.seat == seat)

    def note(self) -> dict[str, object]:
        """The whole case (KS-8.21); times are counted from the reveal."""
        return {
            "question": self.state.reveal,
            "lines": [entrant_json(seat, entrant) for seat, entrant in enumerate(self.entrants)],
            "messages": [self.message_json(message, ruling) for message, ruling in self.heard()],
            "resolved": self.resolution() - self.shown,
            "finish": self.finish(),
        }

    def message_json(self, message: Message, ruling: Ruling) -> dict[str, object]:
        said = message.content
        told: dict[str, object] = {"received": message.received - self.shown, "seat": message.seat}
        if not isinstance(said, Press):
            return {**told, "line": "lost" if isinstance(said, Lost) else "returned"}
        told |= {"question": said.reveal, "answer": said.answer, "elapsed": said.elapsed}
        return {**told, "time": ruling.time} if ruling.rejected is None else {**told, "rejected": ruling.rejected}


def entrant_json(seat: int, entrant: Entrant) -> dict[str, object]:
    return {
        "seat": seat,
        "takes_part": entrant.takes_part,
        "bot": entrant.bot,
        "round_trip": entrant.round_trip,
        "handicap": entrant.handicap,
    }


def tokens_of(answer: int) -> list[str]:
    """The tokens of an answer by name."""
    return [TOKEN_IDS[token] for token in ANSWERS[answer]]


def measured(elapsed: object) -> int | float | None:
    """What a client says its player took, where that could earn it any credit (KS-8.7)."""
    if isinstance(elapsed, bool) or not isinstance(elapsed, (int, float)):
        return None
    return elapsed if 0 <= elapsed <= LONGEST else None
