"""Forgetting a guest: their name, their words and their cookie."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from nightlight.server.deeds import Deed, replaced
from nightlight.server.house import House
from nightlight.server.records import AnyRecord, Chair, Moved, Opened, Said, Sat, Started, Stood, read, written
from nightlight.server.standing import NAMELESS, SOMEBODY, Standing
from nightlight.server.store.rows import Guest
from nightlight.server.store.store import Store
from nightlight.server.table import Table


async def forget(house: House, guest: Guest) -> None:
    """Free the guest's seats, blot out what they said and who they were, and let go of the cookie.

    What they did in matches stays, without their name: it is part of what others played.
    """
    store = house.services.store
    for row in await asyncio.to_thread(store.tables_of, guest.id):
        await _free_seats(await house.lobby.table(row.id), guest.id)
    tables = await asyncio.to_thread(store.tables_mentioning, guest.id)
    for table in tables:
        await asyncio.to_thread(blot_out, store, table, guest.id)
    await asyncio.to_thread(store.delete_guest, guest.id)
    for live in list(house.lobby.tables.values()):
        for connection in [each for each in live.connections if each.guest == guest.id]:
            connection.close("deleted")
        if live.standing.table in tables:
            house.lobby.reload(live)


async def _free_seats(live: Table, guest: str) -> None:
    await live.act(lambda: freed(live.standing, guest))


def freed(standing: Standing, guest: str) -> Deed:
    """The deed after which the guest has no seat; in a match, bots play on."""
    seats = standing.seats_of(guest)
    if standing.stage == "waiting":
        return Deed([Stood(seat) for seat in seats])
    records: list[AnyRecord] = []
    for seat in seats:
        records.append(Moved(seat, SOMEBODY))
        if standing.stage == "playing":
            records += replaced(standing, seat).records
    return Deed(records)


def blot_out(store: Store, table: str, guest: str) -> None:
    """Take the guest's name and words out of the log of a table."""
    records = [(row.number, read(row.data)) for row in store.records(table)]
    seats = seats_played(guest, [record for _, record in records])
    for number, record in records:
        changed = blotted(record, guest, seats)
        if changed != record:
            store.rewrite_record(table, number, written(changed))


def seats_played(guest: str, records: Iterable[AnyRecord]) -> set[int]:
    """The seats where the guest had the last word before the match, or which came to the guest in it."""
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
    """The record without the guest's name and words."""
    match record:
        case Opened():
            host = SOMEBODY if record.host == guest else record.host
            chairs = [_chair(chair, guest, named=seat in seats) for seat, chair in enumerate(record.chairs)]
            return msgspec.structs.replace(record, host=host, chairs=chairs)
        case Sat():
            return msgspec.structs.replace(record, chair=_chair(record.chair, guest, named=record.seat in seats))
        case Moved(guest=mover) if mover == guest:
            return msgspec.structs.replace(record, guest=SOMEBODY)
        case Said(guest=speaker) if speaker == guest:
            return msgspec.structs.replace(record, guest=SOMEBODY, name=NAMELESS, text="")
        case Started():
            return msgspec.structs.replace(record, header=_header(record.header, seats))
        case _:
            return record


def _chair(chair: Chair, guest: str, *, named: bool) -> Chair:
    """The chair without the guest, and without the name that a seat brought along from another device."""
    if chair.guest == guest:
        return Chair(guest=SOMEBODY, name=NAMELESS)
    return Chair(guest=chair.guest, name=NAMELESS) if named and chair.guest is not None else chair


def _header(header: dict[str, object], seats: set[int]) -> dict[str, object]:
    names = header["names"]
    assert isinstance(names, list), "a header names its players"
    return {**header, "names": [NAMELESS if seat in seats else name for seat, name in enumerate(names)]}
