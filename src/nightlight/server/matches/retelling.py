"""A finished match, replayed from its journal, which does not contain what was undone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from nightlight.play.match import Match
from nightlight.play.record import Line
from nightlight.server.matches.journal_files import ended
from nightlight.server.tables.records import Answered, Opened, Started
from nightlight.server.tables.state import TableState

BEFORE: Final = 2  # records before the first line: the opening and the start
CHECKPOINT: Final = 200  # lines between two points from which a replay can continue


@dataclass(frozen=True)
class Past:
    """A finished match: the table as it is known now, the head of the journal, and its lines."""

    opened: Opened
    header: dict[str, object]
    lines: list[Line]
    checkpoints: dict[int, Retelling] = field(default_factory=dict, compare=False, repr=False)  # by line

    @classmethod
    def of(cls, state: TableState) -> Past:
        """The match of a table, if it is over."""
        journal = ended(state).journal
        opened = replace(state.opened, chairs=list(state.chairs), words=state.luck().words)
        return cls(opened, journal.header.json(), list(journal.lines))

    def after(self, line: int) -> Retelling:
        """The replay at this line, to be continued from there; what was replayed before is not replayed again.

        Checkpoints are kept for later replays.
        """
        kept = max((place for place in self.checkpoints if place <= line), default=0)
        retelling = self.checkpoints[kept].copy() if kept in self.checkpoints else Retelling(self)
        while retelling.line < line:
            retelling.go_on()
            if retelling.line % CHECKPOINT == 0:
                self.checkpoints[retelling.line] = retelling.copy()
        return retelling


class Retelling:
    """The state after each line, one after the other."""

    def __init__(self, past: Past, state: TableState | None = None) -> None:
        self.past: Final = past
        self.state: Final = begun(past) if state is None else state

    def copy(self) -> Retelling:
        """An independent copy."""
        return Retelling(self.past, self.state.copy())

    @property
    def line(self) -> int:
        """How many lines have been replayed."""
        return self.state.number - BEFORE

    @property
    def match(self) -> Match:
        assert self.state.match is not None, "what is told again has begun"
        return self.state.match

    def go_on(self) -> None:
        """Replay the next line."""
        said = self.past.lines[self.line].json()
        self.state.fold(self.state.number + 1, 0, Answered([said], "player"))

    def race_began(self) -> int:
        """After how many lines the raced question that is open now was opened."""
        return self.state.raced_since - BEFORE


def begun(past: Past) -> TableState:
    """The replay at the start of the match."""
    state = TableState("", "", past.opened)
    state.fold(BEFORE, 0, Started(past.header))
    return state
