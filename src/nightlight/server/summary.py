"""A table in a line: what the lobby lists."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from nightlight.play.match import Match
from nightlight.server.deeds import Deed
from nightlight.server.records import (
    Abandoned,
    Answered,
    AnyRecord,
    Chair,
    ClockTerms,
    Moved,
    Opened,
    Sat,
    Started,
    Stood,
)
from nightlight.server.standing import SOMEBODY, Standing, dealt_in, handed_on
from nightlight.server.store.rows import Change

HOST: Final = -1  # in the place of a seat, where the host has none
SEATED: Final = (Sat, Stood, Moved, Started)  # records that change who sits where


class Summary(Struct):
    """Who is there, and what they agreed on."""

    players: int
    options: dict[str, str]
    names: list[str]  # of those who have a seat
    free: int
    host: str
    clock: ClockTerms | None = None


_DECODER: Final = msgspec.json.Decoder(Summary)


def summary(opened: Opened, chairs: list[Chair]) -> str:
    """As the database keeps it."""
    taken = [chair.name for chair in chairs if chair.guest is not None or chair.bot is not None]
    host = next((chair.name for chair in chairs if chair.guest == opened.host), "")
    made = Summary(opened.players, opened.options, taken, len(chairs) - len(taken), host, opened.clock)
    return msgspec.json.encode(made).decode()


def read(text: str) -> Summary:
    return _DECODER.decode(text)


def owners(host: str, chairs: list[Chair]) -> list[tuple[int, str]]:
    """Whose table it is: of those who sit there, and of a host without a seat."""
    seats = [(seat, chair.guest) for seat, chair in enumerate(chairs) if chair.guest not in (None, SOMEBODY)]
    hosted = [] if any(guest == host for _, guest in seats) or host == SOMEBODY else [(HOST, host)]
    return [(seat, guest) for seat, guest in [*seats, *hosted] if guest is not None]


def closes(record: AnyRecord) -> bool:
    """Whether the match is over with that."""
    return isinstance(record, Abandoned) or (isinstance(record, Answered) and record.closing is not None)


def change(standing: Standing, deed: Deed, at: int) -> Change | None:
    """What the lobby must know of the table after the deed."""
    if not any(isinstance(record, SEATED) or closes(record) for record in deed.records):
        return None
    stage, host = standing.stage, standing.opened.host
    chairs = list(standing.chairs)
    for record in deed.records:
        match record:
            case Sat():
                chairs[record.seat] = record.chair
            case Stood():
                chairs[record.seat] = Chair()
            case Moved():
                host = record.guest if chairs[record.seat].guest == host else host
                chairs[record.seat] = handed_on(chairs[record.seat], record.guest)
            case Started():
                stage = "playing"
                assert isinstance(deed.prepared, Match), "what begins is a match"
                chairs = dealt_in(chairs, deed.prepared)
            case _ if closes(record):
                stage = "over"
    if stage == standing.stage and chairs == standing.chairs:
        return None
    return Change(stage, summary(standing.opened, chairs), owners(host, chairs), at)
