"""A second opinion on the adjudication of one reveal, told from KS-8.7 to KS-8.12 and KS-8.20, ms by ms."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import floor, isfinite
from typing import Final

from games.komnata_strachu.reference import SHAPES, Answer, Task

C_MAX: Final = 300
SLACK: Final = 60
T_ROUND: Final = 30_000
T_AFTER: Final = 8_000
LAST_MS: Final = 40_000  # after R: later than any reveal can be resolved


@dataclass(frozen=True)
class Seat:
    """What is known about a seat when the faces are shown."""

    rtt: int = 0
    bot: bool = False
    takes_part: bool = True
    handicap: int = 0

    @property
    def credit(self) -> int:
        return 0 if self.bot else min(C_MAX, self.rtt + SLACK)


@dataclass(frozen=True)
class Message:
    """What reaches the judge: a press, or that a connection was `lost` or has `returned`."""

    at: int
    seat: int
    what: str = "press"
    answer: Answer = ()
    elapsed: object = None
    reveal: int = 1


@dataclass
class Judgement:
    """What the judge says."""

    verdicts: dict[int, int | str] = field(default_factory=dict)  # by the place of the message: t, or why not
    order: list[tuple[int, int, bool]] = field(default_factory=list)  # seat, t, right
    winner: int | None = None
    at: int = 0


class Judge:
    """Listens to the messages of one reveal."""

    def __init__(self, shown: int, asked: Task, ties: list[int], seats: list[Seat], reveal: int = 1) -> None:
        self.shown = shown
        self.asked = asked
        self.ties = ties
        self.seats = seats
        self.reveal = reveal
        self.connected = [seat.takes_part for seat in seats]
        self.presses: dict[int, tuple[int, Answer]] = {}
        self.resolved: int | None = None

    def judge(self, messages: list[Message]) -> Judgement:
        verdicts: dict[int, int | str] = {}
        waiting = sorted(enumerate(messages), key=lambda item: item[1].at)
        now = min([self.shown, *(message.at for message in messages)])
        certain = None
        while self.resolved is None or waiting:
            while waiting and waiting[0][1].at == now:
                place, message = waiting.pop(0)
                verdict = self.heard(message)
                if verdict is not None:
                    verdicts[place] = verdict
                certain = None
            if self.resolved is None and now >= self.shown:
                certain = self.moment(now) if certain is None else certain
                if now >= certain:
                    self.resolved = now
            now += 1
            assert now < self.shown + LAST_MS, "every reveal is resolved"
        order = [(seat, t, self.asked.accepts(answer)) for seat, (t, answer) in self.ordered()]
        winner = next((seat for seat, _, right in order if right), None)
        return Judgement(verdicts, order, winner, self.resolved)

    def ordered(self) -> list[tuple[int, tuple[int, Answer]]]:
        return sorted(self.presses.items(), key=lambda item: (item[1][0], self.ties.index(item[0])))

    def deadline(self) -> int:
        return min([T_ROUND, *(t + T_AFTER for t, _ in self.presses.values())])

    def moment(self, now: int) -> int:
        """When the result is certain, as things stand."""
        awaited = [seat for place, seat in enumerate(self.seats) if self.connected[place] and place not in self.presses]
        if len(awaited) == 0:
            return now
        right = [t for _, (t, answer) in self.ordered() if self.asked.accepts(answer)]
        return self.shown + (right[0] if right else self.deadline()) + max(seat.credit for seat in awaited)

    def heard(self, message: Message) -> int | str | None:
        seat = message.seat
        if message.what != "press":
            if self.seats[seat].takes_part and self.resolved is None:
                self.connected[seat] = message.what == "returned"
            return None
        t = self.time(message)
        checks = {
            "late": self.resolved is not None,
            "other_reveal": message.reveal != self.reveal,
            "early": message.at < self.shown,
            "inactive": not self.seats[seat].takes_part,
            "second": seat in self.presses,
            "bad_answer": sorted(set(message.answer) & set(SHAPES)) != sorted(message.answer),
            "void": t > self.deadline(),
        }
        failed = [reason for reason, fails in checks.items() if fails]
        if failed:
            return failed[0]
        self.presses[seat] = (t, message.answer)
        return t

    def time(self, message: Message) -> int:
        seat = self.seats[message.seat]
        wall = message.at - self.shown
        if seat.bot:
            return wall + seat.handicap
        credit = 0
        elapsed = message.elapsed
        if isinstance(elapsed, (int, float)) and not isinstance(elapsed, bool) and isfinite(elapsed) and elapsed >= 0:
            credit = max(0, min(seat.credit, wall - floor(elapsed + 0.5)))
        return max(wall - credit, 300 + 60 * len(message.answer)) + seat.handicap
