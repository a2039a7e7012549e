"""What a table remembers: one log of records, numbered 1, 2, 3 …, from which everything else follows.

A record is durable before anybody is told. Old records are read for ever: fields may be added with a default, never
taken away or given another meaning.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from nightlight.wire.terms import ClockTerms, Visibility

Answerer = Literal["player", "bot", "stand-in", "clock"]
GivenUp = Literal["host", "idle", "rules"]


class Chair(Struct, omit_defaults=True):
    """Who has a seat: a person, a bot, or nobody yet."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None


class Record(Struct, tag_field="record", tag=str.lower):
    """One thing that happened at a table."""


class Opened(Record):
    """The table was set up; the luck of its match was drawn, and its commitment can be published from now on."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    visibility: Visibility
    host: str  # the guest who may begin the match
    chairs: list[Chair]
    secret: str  # of the luck, in hex; a seed in decimal where the luck is no secret
    seeded: bool = False
    clock: ClockTerms | None = None
    spectators: bool = True
    words: list[str] = []  # that were said to the luck of a match that was played elsewhere
    given: list[int] = []  # the first outcomes of luck, where a match goes on from a lesson


class Sat(Record):
    """Somebody, or with a kind a bot, took a free seat before the match."""

    seat: int
    chair: Chair


class Stood(Record):
    """A seat became free before the match."""

    seat: int


class Agreed(Record):
    """Something else was agreed on before the match: all options, and the clock."""

    options: dict[str, str]
    clock: ClockTerms | None = None


class Worded(Record):
    """A player said words of their own to the luck, before the deal."""

    seat: int
    words: str


class Started(Record):
    """The match began: the head of its journal."""

    header: dict[str, object]


class Answered(Record):
    """Lines of the journal, and its closing line where the match is over."""

    lines: list[dict[str, object]]
    by: Answerer
    closing: dict[str, object] | None = None


class UndoAsked(Record):
    """A player wishes to take back their last answer."""

    seat: int


class UndoAnswered(Record):
    """Another one agrees, or does not."""

    seat: int
    agreed: bool


class Undone(Record):
    """The last answer of a seat was taken back, with what followed it."""

    seat: int


class Said(Record):
    """Somebody said something to the table; a seat if they have one."""

    guest: str
    name: str
    text: str
    seat: int | None = None


class Replaced(Record):
    """A bot plays for a person who went away."""

    seat: int
    bot: str


class Returned(Record):
    """The person is back and plays again."""

    seat: int


class Moved(Record):
    """A seat went to another device: that guest has it now."""

    seat: int
    guest: str


class Resumed(Record):
    """Nobody had kept the table for a while: the clocks of open decisions start again."""


class Judging(Record):
    """The process that keeps the time of the question now open, which is raced."""

    process: str
    question: int


class RematchAsked(Record):
    """A player wishes to play again."""

    seat: int


class Rematched(Record):
    """The next match is played at another table."""

    table: str


class Abandoned(Record):
    """The table was given up without an outcome."""

    reason: GivenUp


class Blotted(Record):
    """Somebody was forgotten: older records say something else now, so whoever read them before reads them again."""


AnyRecord = (
    Opened
    | Sat
    | Stood
    | Agreed
    | Worded
    | Started
    | Answered
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Replaced
    | Returned
    | Moved
    | Resumed
    | Judging
    | RematchAsked
    | Rematched
    | Abandoned
    | Blotted
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[AnyRecord]] = msgspec.json.Decoder(AnyRecord)


def written(record: Record) -> str:
    """The record as it stands in the database."""
    return _ENCODER.encode(record).decode()


def read(data: str) -> AnyRecord:
    """The record that a text of the database holds; `msgspec.ValidationError` where it is none."""
    return _DECODER.decode(data)
