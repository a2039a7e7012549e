"""A match that is over, told again from its journal: what was taken back never happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from nightlight.play.match import Match
from nightlight.play.record import Line
from nightlight.server.journals import ended
from nightlight.server.records import Answered, Opened, Started
from nightlight.server.standing import Standing

BEFORE: Final = 2  # records before the first line: the table was opened, and the match began


@dataclass(frozen=True)
class Past:
    """What a match was: the table as it is known now, the head of the journal, and its lines."""

    opened: Opened
    header: dict[str, object]
    lines: list[Line]

    @classmethod
    def of(cls, standing: Standing) -> Past:
        """The match of a table, if it is over."""
        journal = ended(standing).journal
        opened = replace(standing.opened, chairs=list(standing.chairs), words=standing.luck().words)
        return cls(opened, journal.header.json(), list(journal.lines))


class Retelling:
    """How things stood after each line, one after the other."""

    def __init__(self, past: Past) -> None:
        self.past: Final = past
        self.standing: Final = Standing("", "", past.opened)
        self.standing.fold(BEFORE, 0, Started(past.header))

    @property
    def line(self) -> int:
        """How many lines were told."""
        return self.standing.number - BEFORE

    @property
    def match(self) -> Match:
        assert self.standing.match is not None, "what is told again has begun"
        return self.standing.match

    def go_on(self) -> None:
        """Tell the next line."""
        said = self.past.lines[self.line].json()
        self.standing.fold(self.standing.number + 1, 0, Answered([said], "player"))

    def go_to(self, line: int) -> None:
        """Tell all lines up to this one."""
        while self.line < line:
            self.go_on()

    def race_began(self) -> int:
        """After how many lines the raced question was opened that is open now."""
        return self.standing.raced_since - BEFORE
