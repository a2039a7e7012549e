"""Forgetting: a guest's name and words are gone from everywhere, and what others played stays whole."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from nightlight.play.verify import verify
from nightlight.server.deeds import Deed
from nightlight.server.forget import forget
from nightlight.server.journals import exported
from nightlight.server.messages import AddWords, Reason, Say, Sit, Start
from nightlight.server.records import Abandoned, Moved
from nightlight.server.standing import NAMELESS, SOMEBODY
from server.house import Visitor, guest_of, house_in, refusal, table_for, until


def everything(folder: Path) -> str:
    """All that the database holds, as text."""
    with closing(sqlite3.connect(folder / "nightlight.db")) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for name in names for row in connection.execute(f"SELECT * FROM {name}"))  # noqa: S608


def test_nothing_in_the_database_tells_who_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house_in(tmp_path) as house:
            zoe, bob = await guest_of(house, "Zoe"), await guest_of(house, "Bob")
            playing = await table_for(house, zoe, bob)
            over = await table_for(house, bob, zoe)
            waiting = await table_for(house, bob, zoe, start=False)
            watched = await table_for(house, bob, await guest_of(house, "Cat"))
            visitors = [await Visitor(house, zoe).join(table) for table in (playing, over, waiting, watched)]
            for visitor in visitors:
                await visitor.ask(Say(text="it was a dark night"))
            await visitors[1].table.act(lambda: Deed([Abandoned("idle")]))

            await forget(house, zoe)

            left = everything(tmp_path)
            assert zoe.id not in left
            assert zoe.token_hash not in left
            assert "Zoe" not in left
            assert "dark night" not in left
            assert "Bob" in left

    asyncio.run(evening())


def test_seats_before_a_match_are_free_again_and_bots_play_on_in_one(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house_in(tmp_path) as house:
            zoe, bob = await guest_of(house, "Zoe"), await guest_of(house, "Bob")
            waiting = await table_for(house, bob, zoe, start=False)
            playing = await table_for(house, zoe, bob)

            await forget(house, zoe)

            free = (await house.lobby.table(waiting)).standing
            going_on = await Visitor(house, bob).join(playing)
            await until(lambda: going_on.table.standing.deciders() == [1])
            assert [chair.guest for chair in free.chairs] == [bob.id, None]
            standing = going_on.table.standing
            assert [(chair.guest, chair.name) for chair in standing.chairs] == [(SOMEBODY, NAMELESS), (bob.id, "Bob")]
            assert standing.bot(0) is not None

    asyncio.run(evening())


def test_a_match_of_somebody_forgotten_still_replays_and_its_luck_is_honest(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house_in(tmp_path) as house:
            zoe = await guest_of(house, "Zoe")
            table = await table_for(house, zoe, game="fear-of-the-dark", start=False)
            visitor = await Visitor(house, zoe).join(table)
            await visitor.ask(AddWords(seat=0, words="boo"))
            await visitor.ask(Start())
            match = visitor.table.standing.match
            assert match is not None
            await visitor.answer(0, len(match.options(0)) - 1)
            before = exported(visitor.table.standing)

            await forget(house, zoe)

            after = exported((await house.lobby.table(table)).standing)
            path = tmp_path / "match.jsonl"
            path.write_text(after, "utf-8")
            assert verify(path).honest is True
            assert "Zoe" in before
            assert "Zoe" not in after
            assert len(after.splitlines()) == len(before.splitlines())

    asyncio.run(evening())


def test_whoever_was_forgotten_is_sent_away_and_the_others_come_anew(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house_in(tmp_path) as house:
            zoe, bob, cat = [await guest_of(house, name) for name in ("Zoe", "Bob", "Cat")]
            mine, watched = await table_for(house, zoe, bob), await table_for(house, bob, cat)
            at_mine, beside = await Visitor(house, zoe).join(mine), await Visitor(house, bob).join(mine)
            watching, untouched = await Visitor(house, zoe).join(watched), await Visitor(house, cat).join(watched)

            await forget(house, zoe)

            assert at_mine.messages("bye") == watching.messages("bye") == [{"type": "bye", "reason": "deleted"}]
            assert beside.messages("bye") == [{"type": "bye", "reason": "elsewhere"}]
            assert untouched.messages("bye") == []
            assert await refusal(at_mine.answer(0)) == Reason.SHUTDOWN

    asyncio.run(evening())


def test_a_seat_that_came_from_another_device_loses_its_name_too(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house_in(tmp_path) as house:
            zoe, phone, bob = [await guest_of(house, name) for name in ("Zoe", "Phone", "Bob")]
            table = await table_for(house, zoe, bob)
            live = await house.lobby.table(table)
            await live.act(lambda: Deed([Moved(0, phone.id)]))

            await forget(house, phone)
            await forget(house, zoe)

            assert "Zoe" not in everything(tmp_path)
            standing = (await house.lobby.table(table)).standing
            assert [chair.name for chair in standing.chairs] == [NAMELESS, "Bob"]

    asyncio.run(evening())


def test_a_seat_that_was_given_up_before_the_match_leaves_the_next_one_their_name(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house_in(tmp_path) as house:
            ann, zoe, bob = [await guest_of(house, name) for name in ("Ann", "Zoe", "Bob")]
            table = await table_for(house, ann, zoe, start=False)
            await forget(house, zoe)
            host, other = await Visitor(house, ann).join(table), await Visitor(house, bob).join(table)

            await other.ask(Sit(seat=1))
            await host.ask(Start())
            await forget(house, ann)

            match = (await house.lobby.table(table)).standing.match
            assert match is not None
            assert match.names == [NAMELESS, "Bob"]

    asyncio.run(evening())


def test_another_process_frees_the_seat_as_soon_as_it_follows(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house_in(tmp_path) as here, house_in(tmp_path) as there:
            zoe, bob = await guest_of(here, "Zoe"), await guest_of(here, "Bob")
            table = await table_for(here, zoe, bob)
            visitor = await Visitor(there, zoe).join(table)

            await forget(here, zoe)
            await visitor.table.follow()

            assert await refusal(visitor.answer(0)) == Reason.NOT_YOURS
            assert visitor.messages("table")[-1]["seats"][0]["name"] == NAMELESS

    asyncio.run(evening())
