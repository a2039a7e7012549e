"""The rows that are written to and read from the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from nightlight.wire.terms import Visibility

Stage = Literal["waiting", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest, identified by the secret in a cookie."""

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
    words: str = ""  # the text that searches look in, case-folded


@dataclass(frozen=True, slots=True)
class Recorded:
    """A record of a table's log."""

    number: int
    at: int
    data: str


@dataclass(frozen=True, slots=True)
class Change:
    """What a batch of records changes in its table's row; `seats` are all taken seats with their guests."""

    stage: Stage
    summary: str
    seats: list[tuple[int, str]] | None  # None: unchanged
    changed: int
    words: str = ""


@dataclass(frozen=True, slots=True)
class Blots:
    """Replacements for older records of a log, to forget a guest."""

    guest: str
    records: list[tuple[int, str]]  # by their numbers
    all: bool  # whether the log no longer mentions the guest afterwards


@dataclass(frozen=True, slots=True)
class Batch:
    """Records that are appended together or not at all, numbered from `first`."""

    table: str
    first: int
    records: list[str]
    at: int
    change: Change | None = None
    guests: frozenset[str] = frozenset()  # named in the records; if one of them was deleted, nothing is written
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
    """A process's claim on a request to be forgotten; once it expires, others may take over."""

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
