"""Whose turn it is at one's tables, seen from outside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.rows import Guest, TableRow
from nightlight.server.tables.requests import answered
from nightlight.server.tables.whose_turn import KEPT, LOOKED_AT, TurnFinder
from server.house import Served, Visitor, guest_of, table_for


def rows(house: ServerProcess, guest: Guest) -> list[TableRow]:
    return house.services.store.tables_of(guest.id)


async def turns(house: ServerProcess, *guests: Guest, turn_finder: TurnFinder | None = None) -> list[set[str]]:
    """The tables where each must decide."""
    seen = turn_finder or TurnFinder(house.lobby)
    return [await seen.turns(rows(house, guest), guest.id) for guest in guests]


def spoil(folder: Path, table: str) -> None:
    """Make the log of a table one that cannot be followed."""
    with closing(sqlite3.connect(folder / "nightlight.db")) as database, database:
        database.execute("UPDATE records SET data = 'boo' WHERE table_id = ? AND number = 2", [table])


async def unloaded(house: ServerProcess, table: str) -> None:
    house.lobby.unload(await house.lobby.table(table))


async def test_whose_turn_it_is_changes_with_every_answer(house: ServerProcess) -> None:
    ann, ben = await guest_of(house, "Ann"), await guest_of(house, "Ben")
    table = await table_for(house, ann, ben)
    turn_finder = TurnFinder(house.lobby)

    assert await turns(house, ann, ben, turn_finder=turn_finder) == [{table}, set()]
    await unloaded(house, table)
    assert await turns(house, ann, ben, turn_finder=turn_finder) == [{table}, set()]
    visitor = await Visitor(house, ann).join(table)
    await visitor.answer(0)
    assert await turns(house, ann, ben, turn_finder=turn_finder) == [set(), {table}]
    visitor.leave()
    await unloaded(house, table)
    assert await turns(house, ann, ben, turn_finder=turn_finder) == [set(), {table}]


async def test_a_look_does_not_bring_a_table_to_life(house: ServerProcess) -> None:
    ann, ben = await guest_of(house, "Ann"), await guest_of(house, "Ben")
    table = await table_for(house, ann, ben)
    await unloaded(house, table)
    before = house.services.store.records(table)

    assert await turns(house, ann) == [{table}]

    assert house.lobby.tables == {}
    assert house.services.store.records(table) == before


async def test_where_no_match_goes_on_it_is_nobodys_turn(house: ServerProcess) -> None:
    ann, ben = await guest_of(house, "Ann"), await guest_of(house, "Ben")
    await table_for(house, ann, ben, start=False)
    over = await table_for(house, ann, game="fear-of-the-dark")
    visitor = await Visitor(house, ann).join(over)
    match = visitor.table.state.match
    assert match is not None
    concede = match.legal(0)[-1]
    await visitor.table.act(lambda: answered(visitor.table.state, 0, concede, "player"))

    assert visitor.table.state.stage == "over"
    assert await turns(house, ann, ben) == [set(), set()]


async def test_only_the_newest_tables_are_looked_at(house: ServerProcess) -> None:
    ann = await guest_of(house, "Ann")
    for _ in range(LOOKED_AT + 2):
        await unloaded(house, await table_for(house, ann, game="fear-of-the-dark"))

    (found,) = await turns(house, ann)

    assert found == {row.id for row in rows(house, ann)[:LOOKED_AT]}
    assert KEPT > LOOKED_AT


async def test_a_table_whose_log_cannot_be_followed_spoils_no_list(house: ServerProcess, tmp_path: Path) -> None:
    ann = await guest_of(house, "Ann")
    good = await table_for(house, ann, game="fear-of-the-dark")
    bad = await table_for(house, ann, game="fear-of-the-dark")
    for table in (good, bad):
        await unloaded(house, table)
    spoil(tmp_path, bad)

    assert await turns(house, ann) == [{good}]


async def test_my_tables_say_whose_turn_it_is_and_the_lobby_does_not(served: Served) -> None:
    ann = await served.guest("Ann")
    wish = {"game": "fear-of-the-dark", "players": 1, "start": True, "visibility": "open"}
    table = (await ann.post("/api/tables", json=wish)).json()["table"]

    mine = (await ann.get("/api/my-tables")).json()
    listed = (await ann.get("/api/tables")).json()
    single = (await ann.get(f"/api/tables/{table}")).json()

    assert [(each["table"], each["turn"]) for each in mine] == [(table, True)]
    assert [each["turn"] for each in [*listed, single]] == [False, False]
