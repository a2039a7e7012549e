"""What is asked over HTTP, and answered: everything around a table that is no play."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from nightlight.server.messages import Name, SeatNumber, Word
from nightlight.server.records import ClockTerms, Visibility
from nightlight.server.summary import Summary

OptionValue = Annotated[str, Meta(max_length=400)]


class NewName(Struct, forbid_unknown_fields=True):
    """POST /api/me: who you are."""

    name: Name


class Me(Struct):
    """GET /api/me: a guest."""

    name: str


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who shall have a seat of a new table."""

    kind: Literal["me", "free", "bot"] = "free"
    name: Name | None = None  # of a person at your screen, where several play there
    bot: Word | None = None  # none: the usual kind


class OpenTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables: a new table. Without seats, the first is yours and the others are free."""

    game: Word
    players: SeatNumber
    options: dict[Word, OptionValue] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=31)] = []
    visibility: Visibility = "private"
    clock: ClockTerms | None = None
    spectators: bool = True
    start: bool = False  # at once; bots take the seats that are free


class TableHandle(Struct):
    """Where a table is: its address in links and sockets, and the code to type."""

    table: str
    code: str


class Listed(Struct):
    """A table in the lobby, or one of yours."""

    table: str
    code: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    visibility: Visibility
    changed: int
    summary: Summary


class OptionInfo(Struct):
    """Something a table of the game agrees on."""

    name: str
    values: list[str]
    default: str
    several: bool
    lowest: int | None  # of the numbers that will do as well
    highest: int | None


class GameInfo(Struct):
    """GET /api/games: what can be played."""

    id: str
    rules_version: int
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    raced: bool


class TicketLink(Struct):
    """A link that moves a seat to the device that opens it, once."""

    ticket: str
    minutes: int


class Problem(Struct, omit_defaults=True):
    """Why a request was not carried out."""

    reason: str
    key: str
    detail: str | None = None
