"""Requests and responses over HTTP: everything around a table except play itself."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from nightlight.wire.messages import Name, Number, OptionValue, SeatInfo, SeatNumber, Update, Word
from nightlight.wire.terms import ClockTerms, Visibility


class NewName(Struct, forbid_unknown_fields=True):
    """POST /api/me: your name."""

    name: Name


class Me(Struct):
    """GET /api/me: a guest."""

    name: str


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who gets a seat at a new table."""

    kind: Literal["me", "free", "bot"] = "free"
    name: Name | None = None  # of a person at your screen, if several play there
    bot: Word | None = None  # none: the default kind


class OpenTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /api/tables: a new table. Without seats, the first is yours and the others are free."""

    game: Word
    players: SeatNumber
    options: dict[Word, OptionValue] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=31)] = []
    visibility: Visibility = "private"
    clock: ClockTerms | None = None
    spectators: bool = True
    start: bool = False  # immediately; bots take the free seats


class TableHandle(Struct):
    """Where a table is: its address in links and sockets, and the code to type."""

    table: str
    code: str


class Result(Struct):
    """How a match ended, seat by seat."""

    ranks: list[int]  # 1 is best, equals share it
    scores: list[int]
    winners: list[int]


class Summary(Struct):
    """Who is there, what they agreed on, and how it ended."""

    players: int
    options: dict[str, str]
    names: list[str]  # of everyone seated
    free: int
    host: str
    clock: ClockTerms | None = None
    taken: list[int] = []  # the seats of the names
    bots: list[int] = []  # the seats of bots
    result: Result | None = None  # when the match is over
    abandoned: str | None = None  # why it ended without a result: host, idle or rules


class Listed(Struct):
    """A table in the lobby, or one of yours; the `names` of its summary belong to the seats in `taken`."""

    table: str
    code: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    visibility: Visibility
    changed: int
    summary: Summary
    turn: bool = False  # whether one of your seats must decide there now; only in lists of your own tables
    yours: list[int] = []  # your seats; only in lists of your own tables
    created: int = 0


class Matches(Struct):
    """GET /api/my-matches: a page of your matches, the latest first."""

    matches: list[Listed]
    next: str | None  # to ask for the following page; none: this is the last


class Needs(Struct):
    """What must be chosen for an option to mean anything: another option, or "players", and its value."""

    option: str
    value: str  # or one of them, if there are several


class OptionInfo(Struct):
    """Something a table of the game agrees on."""

    name: str
    values: list[str]
    default: str
    several: bool
    lowest: int | None  # of the numbers that are allowed as well
    highest: int | None
    quick: str | None  # the value for a short match
    advanced: bool  # for research and rare needs
    seats: bool  # its numbers are seats, so there are no more of them than players
    needs: Needs | None


class GameInfo(Struct):
    """GET /api/games: what can be played."""

    id: str
    rules_version: int
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    raced: bool
    clauses: dict[str, str]  # the clause of the rules behind each kind of event, by its name


class TicketLink(Struct):
    """A link that moves a seat to the device that opens it, once, and its QR code as in an `Invitation`."""

    ticket: str
    minutes: int  # that it is valid for
    link: str
    size: int
    path: str


class Invitation(Struct):
    """A link to a table that other devices can open, and its QR code."""

    link: str
    size: int  # the code is drawn in a viewBox of 0 0 size size, with a quiet zone
    path: str  # the `d` of an SVG path: the dark modules


class Frame(Struct):
    """A finished match after one of its lines, as one seat or a spectator saw it."""

    line: int  # 0: after the deal
    by: int | None  # the seat that answered
    chosen: str | None  # the words of its option; none without a language, or if it was secret from this reader
    update: Update  # what a socket would have received then; its cursor is empty


class Replay(Struct, rename={"first": "from"}):
    """A part of a finished match, frame by frame; there is one more frame than there are lines."""

    lines: int  # of the whole journal
    first: int  # the line of the first frame here
    frames: list[Frame]


class Draws(Struct):
    """The luck of a finished match: for each draw, how many outcomes were possible."""

    asked: list[list[int]]  # of the deal, then of every line


class Branch(Struct, forbid_unknown_fields=True):
    """POST /api/tables/<table>/branch: play on from there, alone against bots."""

    line: Number  # the last answer to keep; 0: none
    seat: SeatNumber  # to be yours


class LessonStep(Struct):
    """A moment of a lesson: the learner is asked something, or the lesson ends."""

    say: str | None  # what the teacher says; none: the last message stays
    update: Update  # what happened since the learner's last answer, and the question; its cursor is empty
    wanted: int | None  # the index of the option to choose; none: this is the end


class Lesson(Struct):
    """GET /api/games/<game>/lesson: a first match with a teacher, as the learner sees it."""

    game: str
    seat: int  # of the learner
    seats: list[SeatInfo]
    welcome: str  # said before the first step
    steps: list[LessonStep]  # the last one is the end
    over: bool  # whether the match is over then; if not, it can be played on


class Hint(Struct):
    """What a bot that knows only what the seat knows would choose."""

    decision: int
    option: int  # its index in the decision's list
    bot: str  # its kind


class Version(Struct):
    """GET /api/version: what runs here. Pages of another build than `pages` must be reloaded."""

    version: str
    pages: str  # the fingerprint of the pages; empty if they are not built


class Problem(Struct, omit_defaults=True):
    """Why a request was not carried out."""

    reason: str
    key: str
    detail: str | None = None
    field: str | None = None  # of the request, if one of its fields is to blame, such as "name"
