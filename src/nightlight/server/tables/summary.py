"""A table as the lobby lists it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from nightlight.server.store.rows import Change
from nightlight.server.tables.records import (
    Abandoned,
    Agreed,
    Answered,
    AnyRecord,
    Chair,
    Moved,
    Opened,
    Sat,
    Started,
    Stood,
)
from nightlight.server.tables.requests import Transaction
from nightlight.server.tables.seating import SOMEBODY
from nightlight.server.tables.state import TableState
from nightlight.wire.api import Result, Summary

LONGEST_NAME: Final = (
    165  # characters: the longest name that can be typed, and its number; journals brought in others once
)
HOST: Final = -1  # in place of a seat, if the host has none
NOTED: Final = (Sat, Stood, Moved, Started, Agreed)  # records that change who sits where, or what they agreed on


_DECODER: Final = msgspec.json.Decoder(Summary)


def summarized(opened: Opened, chairs: list[Chair], records: Iterable[AnyRecord] = ()) -> Summary:
    """The table with these people after these records."""
    taken = [seat for seat, chair in enumerate(chairs) if chair.guest is not None or chair.bot is not None]
    made = Summary(
        players=opened.players,
        options=opened.options,
        names=[chairs[seat].name[:LONGEST_NAME] for seat in taken],
        free=len(chairs) - len(taken),
        host=next((chair.name[:LONGEST_NAME] for chair in chairs if chair.guest == opened.host), ""),
        clock=opened.clock,
        taken=taken,
        bots=[seat for seat in taken if chairs[seat].guest is None],
    )
    for record in records:
        if isinstance(record, Abandoned):
            made.abandoned = record.reason
        elif isinstance(record, Answered) and record.closing is not None:
            made.result = msgspec.convert(record.closing["outcome"], Result)
    return made


def written(summary: Summary) -> str:
    """As the database keeps it."""
    return msgspec.json.encode(summary).decode()


def read(text: str) -> Summary:
    return _DECODER.decode(text)


def words(summary: Summary, code: str) -> str:
    """What a search finds the table by: people's names and its code."""
    people = [name for seat, name in zip(summary.taken, summary.names, strict=True) if seat not in summary.bots]
    return "\n".join([*people, code]).casefold()


def owners(host: str, chairs: list[Chair]) -> list[tuple[int, str]]:
    """Whose table it is: everyone seated, and the host even without a seat."""
    seats = [(seat, chair.guest) for seat, chair in enumerate(chairs) if chair.guest not in (None, SOMEBODY)]
    hosted = [] if any(guest == host for _, guest in seats) or host == SOMEBODY else [(HOST, host)]
    return [(seat, guest) for seat, guest in [*seats, *hosted] if guest is not None]


def closes(record: AnyRecord) -> bool:
    """Whether the transaction ends the match."""
    return isinstance(record, Abandoned) or (isinstance(record, Answered) and record.closing is not None)


def change(state: TableState, transaction: Transaction, at: int) -> Change | None:
    """What the lobby lists after the transaction; `None` if nothing changed."""
    if not any(isinstance(record, NOTED) or closes(record) for record in transaction.records):
        return None
    seating = state.seating.after(transaction.records)
    stage = state.stage
    for record in transaction.records:
        if isinstance(record, Started):
            stage = "playing"
        elif closes(record):
            stage = "over"
    if stage == state.stage and seating == state.seating:
        return None
    made = summarized(seating.opened, seating.chairs, [*closing_of(state), *transaction.records])
    seats = owners(seating.opened.host, seating.chairs)
    return Change(stage, written(made), seats, at, words(made, state.code))


def closing_of(state: TableState) -> list[AnyRecord]:
    """How a finished match ended, according to its records."""
    if state.abandoned is not None:
        return [Abandoned(state.abandoned)]
    closing = None if state.match is None else state.match.journal.closing
    return [] if closing is None else [Answered([], "player", closing.json())]
