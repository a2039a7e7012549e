"""Forgetting: a guest's name and words are gone from everywhere, and what others played stays whole."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nightlight.play.verify import verify
from nightlight.server.matches.journal_files import ended
from nightlight.server.operations.bus import Missed
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.privacy.forgetting import ALONE, LEASE
from nightlight.server.sockets.conversation import as_refusal
from nightlight.server.store.errors import NoGuest
from nightlight.server.store.matches import Wanted
from nightlight.server.store.rows import Batch, Claim
from nightlight.server.tables.records import Abandoned, Moved, Said
from nightlight.server.tables.requests import Transaction
from nightlight.server.tables.seating import NAMELESS, SOMEBODY
from nightlight.server.tables.services import milliseconds
from nightlight.server.tables.summary import read
from nightlight.server.tables.whose_turn import TurnFinder
from nightlight.wire.messages import AddWords, Reason, Say, Sit, Start
from server.client import ZOE
from server.house import Visitor, forget, guest_of, house_in, refusal, table_for, until


def everything(folder: Path) -> str:
    """All that the database holds, as text."""
    with closing(sqlite3.connect(folder / "nightlight.db")) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for name in names for row in connection.execute(f"SELECT * FROM {name}"))  # noqa: S608


async def test_nothing_in_the_database_tells_who_it_was(house: ServerProcess, tmp_path: Path) -> None:
    zoe, bob = await guest_of(house, ZOE), await guest_of(house, "Bob")
    playing = await table_for(house, zoe, bob)
    over = await table_for(house, bob, zoe)
    waiting = await table_for(house, bob, zoe, start=False)
    watched = await table_for(house, bob, await guest_of(house, "Cat"))
    visitors = [await Visitor(house, zoe).join(table) for table in (playing, over, waiting, watched)]
    for visitor in visitors:
        await visitor.ask(Say(text="it was a dark night"))
    await visitors[1].table.act(lambda: Transaction([Abandoned("idle")]))

    await forget(house, zoe)

    left = everything(tmp_path)
    assert zoe.id not in left
    assert zoe.token_hash not in left
    assert ZOE not in left
    assert "dark night" not in left
    assert "Bob" in left


async def test_seats_before_a_match_are_free_again_and_bots_play_on_in_one(house: ServerProcess) -> None:
    zoe, bob = await guest_of(house, ZOE), await guest_of(house, "Bob")
    waiting = await table_for(house, bob, zoe, start=False)
    playing = await table_for(house, zoe, bob)

    await forget(house, zoe)

    free = (await house.lobby.table(waiting)).state
    going_on = await Visitor(house, bob).join(playing)
    await until(lambda: going_on.table.state.deciders() == [1])
    assert [chair.guest for chair in free.chairs] == [bob.id, None]
    state = going_on.table.state
    assert [(chair.guest, chair.name) for chair in state.chairs] == [(SOMEBODY, NAMELESS), (bob.id, "Bob")]
    assert state.bot(0) is not None


async def test_a_match_of_somebody_forgotten_still_replays_and_its_luck_is_honest(
    house: ServerProcess, tmp_path: Path
) -> None:
    zoe = await guest_of(house, ZOE)
    table = await table_for(house, zoe, game="fear-of-the-dark", start=False)
    visitor = await Visitor(house, zoe).join(table)
    await visitor.ask(AddWords(seat=0, words="boo"))
    await visitor.ask(Start())
    match = visitor.table.state.match
    assert match is not None
    await visitor.answer(0, len(match.legal(0)) - 1)
    before = ended(visitor.table.state).journal.text()

    await forget(house, zoe)

    after = ended((await house.lobby.table(table)).state).journal.text()
    path = tmp_path / "match.jsonl"
    path.write_text(after, "utf-8")
    assert verify(path).honest is True
    assert ZOE in before
    assert ZOE not in after
    assert len(after.splitlines()) == len(before.splitlines())


async def test_whoever_was_forgotten_is_sent_away_and_the_others_come_anew(house: ServerProcess) -> None:
    zoe, bob, cat = [await guest_of(house, name) for name in (ZOE, "Bob", "Cat")]
    mine, watched = await table_for(house, zoe, bob), await table_for(house, bob, cat)
    at_mine, beside = await Visitor(house, zoe).join(mine), await Visitor(house, bob).join(mine)
    watching, untouched = await Visitor(house, zoe).join(watched), await Visitor(house, cat).join(watched)

    await forget(house, zoe)

    assert at_mine.messages("bye") == watching.messages("bye") == [{"type": "bye", "reason": "deleted"}]
    assert beside.messages("bye") == [{"type": "bye", "reason": "elsewhere"}]
    assert untouched.messages("bye") == []
    assert await refusal(at_mine.answer(0)) == Reason.SHUTDOWN


async def test_a_seat_that_came_from_another_device_loses_its_name_too(house: ServerProcess, tmp_path: Path) -> None:
    zoe, phone, bob = [await guest_of(house, name) for name in (ZOE, "Phone", "Bob")]
    table = await table_for(house, zoe, bob)
    live = await house.lobby.table(table)
    await live.act(lambda: Transaction([Moved(0, phone.id)]))

    await forget(house, phone)
    await forget(house, zoe)

    assert ZOE not in everything(tmp_path)
    state = (await house.lobby.table(table)).state
    assert [chair.name for chair in state.chairs] == [NAMELESS, "Bob"]


async def test_a_seat_that_was_given_up_before_the_match_leaves_the_next_one_their_name(house: ServerProcess) -> None:
    ann, zoe, bob = [await guest_of(house, name) for name in ("Ann", ZOE, "Bob")]
    table = await table_for(house, ann, zoe, start=False)
    await forget(house, zoe)
    host, other = await Visitor(house, ann).join(table), await Visitor(house, bob).join(table)

    await other.ask(Sit(seat=1))
    await host.ask(Start())
    await forget(house, ann)

    match = (await house.lobby.table(table)).state.match
    assert match is not None
    assert match.names == [NAMELESS, "Bob"]


async def test_another_process_frees_the_seat_as_soon_as_it_follows(here: ServerProcess, there: ServerProcess) -> None:
    zoe, bob = await guest_of(here, ZOE), await guest_of(here, "Bob")
    table = await table_for(here, zoe, bob)
    visitor = await Visitor(there, zoe).join(table)

    await forget(here, zoe)
    await visitor.table.follow()
    again = await Visitor(there, zoe).join(table)

    assert visitor.messages("bye") == [{"type": "bye", "reason": "elsewhere"}]
    assert again.messages("table")[-1]["seats"][0]["name"] == NAMELESS
    assert await refusal(again.answer(0)) == Reason.NOT_YOURS


async def test_a_process_that_heard_nothing_of_it_lets_them_write_nothing_and_sends_them_away(
    here: ServerProcess, there: ServerProcess, tmp_path: Path
) -> None:
    zoe, bob = await guest_of(here, ZOE), await guest_of(here, "Bob")
    table = await table_for(here, bob, players=2)
    visitor, beside = await Visitor(there, zoe).join(table), await Visitor(there, bob).join(table)

    await forget(here, zoe)
    with pytest.raises(NoGuest) as refused:
        await visitor.ask(Say(text="it was a dark night"))
    await there.lobby.tick()

    assert as_refusal(refused.value).reason == Reason.NO_GUEST
    assert visitor.messages("bye") == [{"type": "bye", "reason": "deleted"}]
    assert beside.messages("bye") == []
    assert "dark night" not in everything(tmp_path)


async def test_a_connection_that_was_lost_and_is_back_tells_who_is_gone(
    here: ServerProcess, there: ServerProcess
) -> None:
    zoe, bob = await guest_of(here, ZOE), await guest_of(here, "Bob")
    watched, mine = await table_for(here, bob, players=2), await table_for(here, zoe, bob)
    watching, beside = await Visitor(there, zoe).join(watched), await Visitor(there, bob).join(mine)

    await forget(here, zoe)
    there.lobby.hear(Missed())
    await until(lambda: watching.connection.bye is not None and beside.connection.bye is not None)

    assert watching.messages("bye") == [{"type": "bye", "reason": "deleted"}]
    assert beside.messages("bye") == [{"type": "bye", "reason": "elsewhere"}]


async def test_the_wish_is_durable_when_it_is_answered_and_goes_on_at_the_next_start(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        zoe, bob = await guest_of(house, ZOE), await guest_of(house, "Bob")
        tables = [await table_for(house, zoe, bob) for _ in range(3)]
        claim = Claim(ALONE, milliseconds(), milliseconds() + LEASE)
        await asyncio.to_thread(house.services.store.forget_guest, zoe.id, claim)  # and the process is gone
        assert await asyncio.to_thread(house.services.store.guest_by_token_hash, zoe.token_hash) is None
        assert house.services.store.tables_mentioning(zoe.id, "", 10) == sorted(tables)

    async with house_in(tmp_path) as house:
        house.forgetting.look()
        await house.forgetting.finished()

    assert ZOE not in everything(tmp_path)
    assert "Bob" in everything(tmp_path)


async def test_two_processes_that_see_to_the_same_wish_do_not_disturb_each_other(
    here: ServerProcess, there: ServerProcess, tmp_path: Path
) -> None:
    zoe, bob = await guest_of(here, ZOE), await guest_of(here, "Bob")
    tables = [await table_for(here, zoe, bob) for _ in range(6)]

    forgetting = asyncio.create_task(forget(here, zoe))
    await until(lambda: here.services.store.guests_among([zoe.id]) == set())
    there.forgetting.look()
    await asyncio.gather(forgetting, there.forgetting.finished())

    logs = [here.services.store.records(table) for table in tables]
    assert ZOE not in everything(tmp_path)
    assert [sum('"blotted"' in record.data for record in log) for log in logs] == [1] * 6
    for table in tables:
        assert (await there.lobby.table(table)).state.chairs[1].name == "Bob"


async def test_much_that_was_said_is_blotted_out_in_pieces(house: ServerProcess, tmp_path: Path) -> None:
    zoe, bob = await guest_of(house, ZOE), await guest_of(house, "Bob")
    table = await table_for(house, zoe, bob)
    live = await house.lobby.table(table)
    for _ in range(5):
        await live.act(lambda: Transaction([Said(zoe.id, ZOE, "it was a dark night", 0)] * 100))
    await live.act(lambda: Transaction([Said(bob.id, "Bob", "and so it was", 1)]))

    await forget(house, zoe)

    left = everything(tmp_path)
    said = [heard.said for heard in (await house.lobby.table(table)).state.chat]
    assert "dark night" not in left
    assert zoe.id not in left
    assert {(each.name, each.text) for each in said} == {(NAMELESS, ""), ("Bob", "and so it was")}


async def test_lists_lose_the_name_and_stay_in_their_order(house: ServerProcess) -> None:
    zoe, bob = await guest_of(house, ZOE), await guest_of(house, "Bob")
    first = await table_for(house, bob, zoe)
    await asyncio.sleep(0.01)
    second = await table_for(house, bob, players=2)

    await forget(house, zoe)

    store = house.services.store
    rows = await asyncio.to_thread(store.matches, Wanted(bob.id, over=False))
    found = await asyncio.to_thread(store.matches, Wanted(bob.id, over=False, text="zoe"))
    assert [row.id for row in rows] == [second, first]
    assert read(rows[1].summary).names == ["Bob", NAMELESS]
    assert found == []


async def test_a_log_that_cannot_be_read_does_not_keep_the_others(
    house: ServerProcess, caplog: pytest.LogCaptureFixture
) -> None:
    zoe, bob = await guest_of(house, ZOE), await guest_of(house, "Bob")
    tables = [await table_for(house, zoe, bob) for _ in range(3)]
    number = house.services.store.records(tables[1])[-1].number + 1
    house.services.store.append([Batch(tables[1], number, ["nonsense"], 1)])

    await forget(house, zoe)

    names = [(await house.lobby.table(table)).state.chairs[0].name for table in (tables[0], tables[2])]
    assert names == [NAMELESS] * 2
    assert [record.message for record in caplog.records] == ["a guest cannot be erased from a log"]


async def test_whose_turn_it_is_stays_known_where_nobody_is(here: ServerProcess, there: ServerProcess) -> None:
    zoe, bob = await guest_of(here, ZOE), await guest_of(here, "Bob")
    table = await table_for(here, bob, zoe)
    turn_finder = TurnFinder(there.lobby)
    rows = there.services.store.tables_of(bob.id)
    before = await turn_finder.turns(rows, bob.id)

    await forget(here, zoe)
    after = await turn_finder.turns(rows, bob.id)

    assert before == after == {table}
