"""A log without a guest who is to be forgotten: their seats are free, their name and words are gone.

What they did in matches stays, without their name: it is part of what others played.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nightlight.bots import kinds
from nightlight.games import find
from nightlight.server.store.rows import Batch, Blots, Change, Recorded, Stage, TableRow
from nightlight.server.tables.records import (
    AnyRecord,
    Blotted,
    Chair,
    Moved,
    Opened,
    Replaced,
    Said,
    Sat,
    Started,
    Stood,
    read,
    written,
)
from nightlight.server.tables.seating import NAMELESS, SOMEBODY, Seating
from nightlight.server.tables.summary import owners, summarized, words
from nightlight.server.tables.summary import read as read_summary
from nightlight.server.tables.summary import written as written_summary

NAMING = (Sat, Said, Moved)  # records that name a guest, besides the first of a table


def named(records: Iterable[AnyRecord]) -> frozenset[str]:
    """The guests named in the records."""
    guests = [
        record.chair.guest if isinstance(record, Sat) else record.guest
        for record in records
        if isinstance(record, NAMING)
    ]
    return frozenset(guest for guest in guests if guest is not None and guest != SOMEBODY)


def blotting(guest: str, row: TableRow, last: Recorded, log: list[Recorded], said: list[Recorded], now: int) -> Batch:
    """The batch that erases a guest from a table, given the end of its log, the seating records and their messages."""
    before = [read(each.data) for each in log]
    seats = seats_played(guest, before)
    after = [blotted(record, guest, seats) for record in before]
    freed = freed_seats(Seating.of(before), guest, row.stage)
    changed = [(each.number, written(new)) for each, old, new in zip(log, before, after, strict=True) if new is not old]
    at = max(now, last.at)
    return Batch(
        row.id,
        last.number + 1,
        [written(record) for record in [*freed, Blotted()]],
        at,
        listed(row, Seating.of([*after, *freed])),
        blots=Blots(guest, changed + unsaid(guest, said), all=True),
    )


def unsaid(guest: str, said: list[Recorded]) -> list[tuple[int, str]]:
    """The guest's chat records by number, with the text removed."""
    return [(each.number, written(blotted(read(each.data), guest, set()))) for each in said]


def freed_seats(seating: Seating, guest: str, stage: Stage) -> list[AnyRecord]:
    """The records that free the guest's seats; in a match, bots take over."""
    seats = [seat for seat, chair in enumerate(seating.chairs) if chair.guest == guest]
    if stage == "waiting":
        return [Stood(seat) for seat in seats]
    usual = kinds(find(seating.opened.game))[0]
    records: list[AnyRecord] = []
    for seat in seats:
        records.append(Moved(seat, SOMEBODY))
        if stage == "playing":
            records.append(Replaced(seat, usual))
    return records


def listed(row: TableRow, seating: Seating) -> Change:
    """The table as listed; its position does not change, since nothing was played."""
    before = read_summary(row.summary)
    made = summarized(seating.opened, seating.chairs)
    made.result, made.abandoned = before.result, before.abandoned
    seats = owners(seating.opened.host, seating.chairs)
    return Change(row.stage, written_summary(made), seats, row.changed, words(made, row.code))


def seats_played(guest: str, records: Iterable[AnyRecord]) -> set[int]:
    """The seats the guest held when the match began, or received during it."""
    seats: set[int] = set()
    for record in records:
        match record:
            case Opened():
                seats = {seat for seat, chair in enumerate(record.chairs) if chair.guest == guest}
            case Sat(chair=Chair(guest=sitter)) if sitter == guest:
                seats.add(record.seat)
            case Moved(guest=mover) if mover == guest:
                seats.add(record.seat)
            case Sat() | Stood():
                seats.discard(record.seat)
            case _:
                pass
    return seats


def blotted(record: AnyRecord, guest: str, seats: set[int]) -> AnyRecord:
    """The record without the guest's name and words; unchanged if it has neither."""
    match record:
        case Opened():
            host = SOMEBODY if record.host == guest else record.host
            chairs = [_chair(chair, guest, named=seat in seats) for seat, chair in enumerate(record.chairs)]
            new: AnyRecord = msgspec.structs.replace(record, host=host, chairs=chairs)
        case Sat():
            new = msgspec.structs.replace(record, chair=_chair(record.chair, guest, named=record.seat in seats))
        case Moved(guest=mover) if mover == guest:
            new = msgspec.structs.replace(record, guest=SOMEBODY)
        case Said(guest=speaker) if speaker == guest:
            new = msgspec.structs.replace(record, guest=SOMEBODY, name=NAMELESS, text="")
        case Started():
            new = msgspec.structs.replace(record, header=_header(record.header, seats))
        case _:
            return record
    return record if new == record else new


def _chair(chair: Chair, guest: str, *, named: bool) -> Chair:
    """The chair without the guest, and without a name that came with the seat from another device."""
    if chair.guest == guest:
        return Chair(guest=SOMEBODY, name=NAMELESS)
    return Chair(guest=chair.guest, name=NAMELESS) if named and chair.guest is not None else chair


def _header(header: dict[str, object], seats: set[int]) -> dict[str, object]:
    names = header["names"]
    assert isinstance(names, list), "a header names its players"
    return {**header, "names": [NAMELESS if seat in seats else name for seat, name in enumerate(names)]}
