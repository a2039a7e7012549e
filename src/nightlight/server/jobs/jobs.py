"""What clerks are asked for, and what they bring back: data only, over the pipes of a worker process."""

from __future__ import annotations

from msgspec import Struct

from nightlight.server.tables.new_tables import Draft
from nightlight.wire.messages import Reason


class Source(Struct, frozen=True):
    """A match that is over: its table, and a mark that is another one when its log has changed."""

    table: str
    mark: str


class Check(Struct, frozen=True, tag=True):
    """A journal that is brought in, as it came."""

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
    """Out of how many each draw was made."""

    source: Source


class Export(Struct, frozen=True, tag=True):
    """The journal of a match."""

    source: Source


class BranchOff(Struct, frozen=True, tag=True):
    """A new table for a guest where a match stood after a line."""

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
    """A new table for a guest where a lesson ends."""

    game: str
    guest: str
    name: str


AboutAMatch = Show | Count | Export | BranchOff
Errand = Check | AboutAMatch | Teach | PlayOn


class Asked(Struct, frozen=True):
    """An errand, with the time there is for it; the log of its match only if the clerk said that it is needed."""

    errand: Errand
    seconds: float
    log: list[str] | None = None


class Answer(Struct, frozen=True, tag=True):
    """The answer to a request, ready to be sent."""

    data: bytes


class Drawn(Struct, frozen=True, tag=True):
    """A new table, ready to be written down."""

    draft: Draft


class Unread(Struct, frozen=True, tag=True):
    """The clerk does not know the match (any more): its log is needed."""


class Declined(Struct, frozen=True, tag=True):
    """Why it is refused, as a `Refusal` says it."""

    reason: Reason
    detail: str | None
    clause: str | None = None
    field: str | None = None


class Failed(Struct, frozen=True, tag=True):
    """A mistake of the program, and where; not what it was about."""

    place: str


Result = Answer | Drawn | Unread | Declined | Failed
