"""Checks that an imported journal contains nothing that could not have been typed or noted here."""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from nightlight.core.errors import BadJournal
from nightlight.games import LIVE
from nightlight.play.journal import Journal
from nightlight.play.names import LONGEST, BadName, checked_name
from nightlight.play.record import Header, Line
from nightlight.wire.messages import SeatNumber, Word

LONGEST_VALUE: Final = 400  # of an option, as when a table is opened
LONGEST_WORDS: Final = 400  # mixed into the seed at a prompt; at a table they are shorter
MOST_SEATS: Final = 31
MOST_GIVEN: Final = 1_000  # outcomes a lesson gives; ours have about fifty
LONGEST_SECRET: Final = 64  # bytes; ours have half as many
MOST_MESSAGES: Final = 1_000  # of one raced question
SHOWN: Final = 60  # characters quoted of something refused for its length
KIND: Final = re.compile(r"[a-z][a-z0-9_-]{0,63}")
NUMBERED: Final = re.compile(r" [1-9][0-9]?$")  # a table numbers people with the same name

Time = Annotated[int, Meta(ge=-(10**9), le=10**9)]  # ms
Tokens = Annotated[list[Word], Meta(max_length=16)]
Elapsed = Annotated[float, Meta(ge=0, le=10**9)]


class NotedLine(Struct, forbid_unknown_fields=True):
    """How a seat stood when a raced question was shown."""

    seat: SeatNumber
    takes_part: bool
    bot: bool
    round_trip: Time
    handicap: Time


class NotedMessage(Struct, forbid_unknown_fields=True):
    """What came from a seat: a press with its ruling, or that its connection was lost or is back."""

    received: Time
    seat: SeatNumber
    line: Literal["lost", "returned"] | None = None
    question: Time | None = None
    answer: Tokens | None = None
    elapsed: Elapsed | None = None
    time: Time | None = None
    rejected: Word | None = None


class NotedPress(Struct, forbid_unknown_fields=True):
    """A row of the photo finish."""

    seat: SeatNumber
    answer: Tokens
    right: bool
    time: Time
    wall: Time
    elapsed: Elapsed | None
    credit: Time
    round_trip: Time


class NotedCase(Struct, forbid_unknown_fields=True):
    """Everything a raced question was judged by."""

    question: Time
    lines: Annotated[list[NotedLine], Meta(max_length=MOST_SEATS)]
    messages: Annotated[list[NotedMessage], Meta(max_length=MOST_MESSAGES)]
    resolved: Time
    finish: Annotated[list[NotedPress], Meta(max_length=MOST_SEATS)]


class NotedRace(Struct, forbid_unknown_fields=True):
    """What a table notes about a raced question."""

    race: NotedCase
    dark: Time


def check(journal: Journal) -> None:
    """Refuse anything longer than, or different from, what could have been made here, before it is used."""
    check_header(journal.header)
    for number, line in enumerate(journal.lines, start=2):
        if line.note is not None:
            check_note(number, line, journal.game)
    closing = journal.closing
    if closing is not None and closing.secret is not None and len(closing.secret) > LONGEST_SECRET:
        problem = f"a secret has at most {LONGEST_SECRET} bytes, not {len(closing.secret)}"
        raise BadJournal(len(journal.lines) + 2, problem)


def check_header(header: Header) -> None:
    """Check the names, the kinds, the options and the words mixed into the seed."""
    for name in header.names:
        check_name(name)
    for kind in header.kinds:
        refuse(KIND.fullmatch(kind) is None, "a kind of player is a word in small letters, not", kind)
    for option, value in header.options.items():
        most = f"an option has at most {LONGEST_VALUE} letters, not {len(value)} as in"
        refuse(len(option) > LONGEST_VALUE or len(value) > LONGEST_VALUE, most, option)
    luck = header.luck
    refuse(len(luck.words) > MOST_SEATS, f"at most {MOST_SEATS} add words to the seed, not", len(luck.words))
    for words in luck.words:
        refuse(len(words) > LONGEST_WORDS, f"words for the seed have at most {LONGEST_WORDS} letters, not", words)
    refuse(len(luck.given) > MOST_GIVEN, f"at most {MOST_GIVEN} outcomes are given, not", len(luck.given))


def check_name(name: str) -> None:
    """Check that a name could have been typed here, with the number a table may have added."""
    refuse(len(name) > LONGEST_VALUE, f"a name has 1 to {LONGEST} letters, not {len(name)} as in", name)
    typed = NUMBERED.sub("", name)
    try:
        shown = checked_name(typed)
    except BadName as error:
        problem = f"a name has 1 to {LONGEST} letters and no hidden signs; {short(name)} is {error.fault}"
        raise BadJournal(1, problem) from error
    refuse(shown != typed, f"a name is written as {short(shown)}, not", name)


def check_note(number: int, line: Line, game: str) -> None:
    """Check the note of a raced question; there are no other notes."""
    if game not in LIVE:
        raise BadJournal(number, f"only raced questions have notes, and there are none in {game}")
    try:
        msgspec.convert(line.note, NotedRace)
    except msgspec.ValidationError as error:
        raise BadJournal(number, f"a note tells how a question was raced: {short(str(error))}") from error


def refuse(wrong: bool, expected: str, came: object) -> None:
    if wrong:
        raise BadJournal(1, f"{expected} {short(came)}")


def short(came: object) -> str:
    """The value received, shortened."""
    text = came if isinstance(came, str) else str(came)
    return repr(text) if len(text) <= SHOWN else f"{text[:SHOWN]!r}…"
