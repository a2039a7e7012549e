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
    """The table was set up; the luck of its match is drawn, so its commitment can be published from now on."""

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
    words: list[str] = []  # mixed into the seed of a match that was played elsewhere
    given: list[int] = []  # the first random outcomes, where a match continues from a lesson


class Sat(Record):
    """A person, or a bot if a kind is given, took a free seat before the match."""

    seat: int
    chair: Chair


class Stood(Record):
    """A seat became free before the match."""

    seat: int


class Agreed(Record):
    """The set-up changed before the match: all options, and the clock."""

    options: dict[str, str]
    clock: ClockTerms | None = None


class Worded(Record):
    """A player added words to be mixed into the seed, before the deal."""

    seat: int
    words: str


class Started(Record):
    """The match began: the head of its journal."""

    header: dict[str, object]


class Answered(Record):
    """Lines of the journal, including its closing line if the match is over."""

    lines: list[dict[str, object]]
    by: Answerer
    closing: dict[str, object] | None = None


class UndoAsked(Record):
    """A player asks to take back their last answer."""

    seat: int


class UndoAnswered(Record):
    """Another player agrees, or does not."""

    seat: int
    agreed: bool


class Undone(Record):
    """The last answer of a seat was taken back, with what followed it."""

    seat: int


class Said(Record):
    """A chat message to the table, with the sender's seat if they have one."""

    guest: str
    name: str
    text: str
    seat: int | None = None


class Replaced(Record):
    """A bot took over for a person who went away."""

    seat: int
    bot: str


class Returned(Record):
    """The person came back and plays again."""

    seat: int


class Moved(Record):
    """A seat moved to another device, whose guest holds it now."""

    seat: int
    guest: str


class Resumed(Record):
    """The table had not been loaded for a while: the clocks of open decisions start again."""


class Judging(Record):
    """The process that judges the raced question that is now open."""

    process: str
    question: int


class RematchAsked(Record):
    """A player wants a rematch."""

    seat: int


class Rematched(Record):
    """The next match is played at another table."""

    table: str


class Abandoned(Record):
    """The table was given up without an outcome."""

    reason: GivenUp


class Blotted(Record):
    """A guest was forgotten: older records were rewritten, so whoever has read them must read them again."""


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
    """The record as the database stores it."""
    return _ENCODER.encode(record).decode()


def read(data: str) -> AnyRecord:
    """The record in a text from the database; raises `msgspec.ValidationError` if it is not one."""
    return _DECODER.decode(data)
