"""One raced question at a live table: from the result of the last one, through the dark, to its own result.

Nothing here reads a clock, writes to a socket or stores anything. Time is handed in: milliseconds that never go back.
Whoever keeps the table calls `advance` at every `moment`, and whenever somebody comes, goes or seals an answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nightlight.core.chance import Chance
from nightlight.core.event import Event
from nightlight.core.live import AnyLive, Referee, Ruling, Stage
from nightlight.core.step import GameState
from nightlight.play.match import Match


@dataclass(frozen=True)
class Told:
    """The events to tell now: from `first` up to, not including, `last`."""

    first: int
    last: int


@dataclass(frozen=True)
class Shown:
    """The question is shown to everybody, with these events; from now on the clock runs."""

    first: int
    last: int


@dataclass(frozen=True)
class Resolved:
    """The result is final and must be entered."""


Happening = Told | Shown | Resolved


class RacedQuestion:
    """A question that everybody sees at the same moment, and whose fastest right answer counts.

    It is made when a match reaches a raced question, with all events since the last one was shown: what bots sealed,
    the result, and what was dealt. `chance` gives the delays and must be unpredictable.
    """

    def __init__(self, live: AnyLive, match: Match, events: list[Event], now: int, chance: Chance) -> None:
        self.live: Final = live
        self.match: Final = match
        self.events: Final = events
        self.chance: Final = chance
        self.question: Final = live.question(match.state)
        self.now = now
        self.told = 0  # how many events
        self._stages: Final = live.stages(match.state, events)  # those still to come
        self._rests = now  # what was told last stays on show until then,
        self._shortened = False  # or until everybody is ready
        self._ready: Final[set[int]] = set()
        self._connected: set[int] = set()  # the people who are there,
        self._begun = False  # which is not known before the first call
        self._sealed = False
        self._dealt: int | None = None  # when the cards of the next stage were laid out, face down
        self._due = now  # when they are to be turned up
        self._shown = now
        self._referee: Referee | None = None
        self._resolved = False

    @property
    def dark(self) -> bool:
        """Whether the question is not shown yet."""
        return self._referee is None

    @property
    def dealt(self) -> bool:
        """Whether the question is on the table, even if face down; bots seal their answers from then on."""
        return not self.dark or (self._dealt is not None and len(self._stages) == 1)

    @property
    def resolved(self) -> bool:
        """Whether the result is final and waits to be entered."""
        return self._resolved

    def moment(self) -> int | None:
        """When to call `advance` next if nothing else happens; `None` while the table waits for somebody."""
        if self._referee is not None:
            return None if self._resolved else self._next_of(self._referee)
        if self._dealt is not None:
            waits = self.now >= self._due and len(self._stages) == 1 and not self._sealed
            return None if waits else self._due
        if not self._rested():
            return self._rests
        paused = self._begun and len(self._connected) == 0
        return None if paused else self.now

    def _next_of(self, referee: Referee) -> int:
        """The next press of a bot, or the end; a press within the last millisecond still counts."""
        after = referee.resolution() + 1
        press = referee.next_press(self.now)
        return after if press is None else min(press, after)

    def advance(self, now: int, lines: dict[int, int], sealed: bool) -> list[Happening]:
        """Let time pass; what happens by now.

        `lines` are the round trips of the people who are connected, `sealed` whether every bot has answered.
        """
        self._pass(now)
        self._begun = True
        self._connected = set(lines)
        self._sealed = sealed
        if self._referee is not None:
            return self._end(self._referee)
        stage = self._stages[0]
        if self._dealt is None and self._rested() and (lines or not stage.dark):
            self._deal(stage)
        if self._dealt is None or self.now < self._due:
            return []
        if len(self._stages) > 1:
            return [self._tell(stage)]
        return [self._show(lines)] if sealed else []

    def _pass(self, now: int) -> None:
        self.now = max(self.now, now)

    def _rested(self) -> bool:
        """Whether the time to look is over, or everybody present is ready."""
        everybody = len(self._connected) > 0 and self._connected <= self._ready
        return self.now >= self._rests or (self._shortened and everybody)

    def _deal(self, stage: Stage) -> None:
        self._dealt = self.now
        self._due = self.now + (self.live.delay(self.chance) if stage.dark else 0)

    def _tell(self, stage: Stage) -> Told:
        del self._stages[0]
        self._dealt = None
        self._rests = self.now + stage.rest
        self._shortened = stage.ready
        first, self.told = self.told, self.told + stage.events
        return Told(first, self.told)

    def _show(self, lines: dict[int, int]) -> Shown:
        self._shown = self.now
        self._referee = self.live.court(self.match.state, self.now, lines)
        first, self.told = self.told, len(self.events)
        return Shown(first, self.told)

    def _end(self, referee: Referee) -> list[Happening]:
        if self._resolved or self.now <= referee.resolution():
            return []
        self._resolved = True
        return [Resolved()]

    def ready(self, now: int, seat: int) -> None:
        """Note that the seat is ready; it matters if the table agreed to wait for everybody."""
        self._pass(now)
        if self._shortened and self._dealt is None:
            self._ready.add(seat)

    def press(self, now: int, seat: int, question: int, answer: object, elapsed: object) -> Ruling:
        """Judge an answer received now; the worst a client can achieve is a rejection."""
        self._pass(now)
        if self._referee is None or question < self.question:
            return self.live.refused(self.match.state, question)
        return self._referee.hear(self.now, seat, question, answer, elapsed)

    def lost(self, now: int, seat: int) -> None:
        """Note that the seat has lost its connection."""
        self._pass(now)
        if self._referee is not None:
            self._referee.lost(self.now, seat)

    def returned(self, now: int, seat: int) -> None:
        """Note that the seat is connected again."""
        self._pass(now)
        if self._referee is not None:
            self._referee.returned(self.now, seat)

    def pressed(self, now: int) -> list[int]:
        """The seats whose answers may be announced by now, in the order in which they came."""
        return [] if self._referee is None else self._referee.pressed(now)

    def sight(self, now: int) -> GameState:
        """The match as far as it may be shown by now; readers get views of this."""
        seen: GameState
        if self.dark:
            seen = self.live.veiled(self.match.state, self.events[self.told :])
        else:
            seen = self.live.in_sight(self.match.state, now - self._shown)
        return seen

    def result(self) -> tuple[list[tuple[int, int]], dict[str, object]]:
        """What is to be entered when the question is resolved, and the note for the journal.

        The note is what `judged_again` judges by, and for how long the table was dark.
        """
        assert self._referee is not None, "the question was shown"
        assert self._dealt is not None, "it was dealt"
        return self._referee.entries(), {"race": self._referee.note(), "dark": self._shown - self._dealt}

    def finish(self) -> list[dict[str, object]]:
        """The photo finish, winner first."""
        return [] if self._referee is None else self._referee.finish()
