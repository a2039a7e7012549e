"""What goes into the database and comes out of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nightlight.wire.terms import Visibility

Stage = Literal["waiting", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who plays, known by the secret in a cookie."""

    id: str
    token_hash: str
    name: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the lobby lists it; what happened there is in its records."""

    id: str
    code: str
    game: str
    visibility: Visibility
    stage: Stage
    created: int
    changed: int
    live_until: int
    summary: str
    words: str = ""  # what it is found by, case folded


@dataclass(frozen=True, slots=True)
class Recorded:
    """A record of a table's log."""

    number: int
    at: int
    data: str


@dataclass(frozen=True, slots=True)
class Change:
    """What a batch of records makes of the row of its table; `seats` are all that are taken, with the guest of each."""

    stage: Stage
    summary: str
    seats: list[tuple[int, str]] | None  # None: as they were
    changed: int
    words: str = ""


@dataclass(frozen=True, slots=True)
class Blots:
    """What takes the place of older records of a log, for the sake of somebody who is to be forgotten."""

    guest: str
    records: list[tuple[int, str]]  # by their numbers
    all: bool  # whether the log does not speak of them any more after that


@dataclass(frozen=True, slots=True)
class Batch:
    """Records that enter a log together or not at all, numbered from `first` on."""

    table: str
    first: int
    records: list[str]
    at: int
    change: Change | None = None
    guests: frozenset[str] = frozenset()  # whom the records name: of somebody who is gone, nothing is written
    blots: Blots | None = None

    def __post_init__(self) -> None:
        assert self.first >= 1, "records are numbered from 1"
        assert self.records or self.blots is not None, "a batch has records, or changes some"

    @property
    def last(self) -> int:
        """The number of its last record."""
        return self.first + len(self.records) - 1


@dataclass(frozen=True, slots=True)
class Claim:
    """That a process sees to somebody's wish to be forgotten from now on; if it is not heard of again, others may."""

    keeper: str
    now: int
    until: int


@dataclass(frozen=True, slots=True)
class Ticket:
    """A link, good for one use, that moves a seat to another device."""

    hash: str
    table_id: str
    seat: int
    expires: int
