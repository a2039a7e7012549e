"""Jobs and their results: plain data, sent over the pipes of a worker process."""

from __future__ import annotations

from msgspec import Struct

from nightlight.server.tables.new_tables import Draft
from nightlight.wire.messages import Reason


class Source(Struct, frozen=True):
    """A finished match: its table, and a mark that changes whenever its log does."""

    table: str
    mark: str


class Check(Struct, frozen=True, tag=True):
    """Check an imported journal, given as received."""

    journal: bytes
    host: str


class Show(Struct, frozen=True, tag=True):
    """Frames of a replay."""

    source: Source
    seat: int | None
    language: str | None
    first: int
    count: int
    page: bool


class Count(Struct, frozen=True, tag=True):
    """For each draw, how many outcomes were possible."""

    source: Source


class Export(Struct, frozen=True, tag=True):
    """The journal of a match."""

    source: Source


class BranchOff(Struct, frozen=True, tag=True):
    """A new table for a guest, continuing a match after one of its lines."""

    source: Source
    guest: str
    name: str
    line: int
    seat: int


class Teach(Struct, frozen=True, tag=True):
    """A lesson."""

    game: str
    language: str | None
    page: bool


class PlayOn(Struct, frozen=True, tag=True):
    """A new table for a guest, continuing where a lesson ends."""

    game: str
    guest: str
    name: str


AboutAMatch = Show | Count | Export | BranchOff
Errand = Check | AboutAMatch | Teach | PlayOn


class Asked(Struct, frozen=True):
    """A job and its time limit; with the log of its match only if the worker asked for it."""

    errand: Errand
    seconds: float
    log: list[str] | None = None


class Answer(Struct, frozen=True, tag=True):
    """The answer to a request, ready to be sent."""

    data: bytes


class Drawn(Struct, frozen=True, tag=True):
    """A new table, ready to be stored."""

    draft: Draft


class Unread(Struct, frozen=True, tag=True):
    """The worker does not know the match, or no longer: it needs the log."""


class Declined(Struct, frozen=True, tag=True):
    """Why the job is refused, in the terms of a `Refusal`."""

    reason: Reason
    detail: str | None
    clause: str | None = None
    field: str | None = None


class Failed(Struct, frozen=True, tag=True):
    """A bug, and where it happened, without the message, which could reveal secrets."""

    place: str


Result = Answer | Drawn | Unread | Declined | Failed
