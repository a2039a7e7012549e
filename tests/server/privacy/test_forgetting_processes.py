"""Forgetting where there are several processes, and where one is killed in the middle of it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from nightlight.server.store.schema import METADATA
from nightlight.server.store.url import address
from nightlight.server.tables.seating import NAMELESS
from server.attack import guest_id, opened_store
from server.attacks.forgetting import Past, lay_past
from server.client import ZOE, Guest, Said, at_table
from server.postgres import Cluster
from server.running import Server, running

SECONDS: Final = 60
TABLES: Final = 150


@pytest.fixture(scope="module")
def servers(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    database = cluster.fresh()
    folder = tmp_path_factory.mktemp("servers")
    with running(database, folder / "one") as one, running(database, folder / "other") as other:
        yield one, other


def everything(database: str) -> str:
    """All that the database holds, as text."""
    engine = create_engine(address(database))
    with engine.connect() as connection:
        rows = [str(row) for name in METADATA.tables for row in connection.execute(text(f"SELECT * FROM {name}"))]  # noqa: S608
    engine.dispose()
    return "\n".join(rows)


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)


async def seen_anew(server: Server, table: str, guest: Guest) -> list[Said]:
    """What the guest is told who comes to a table now."""
    async with at_table(server.ws, table, guest) as socket:
        return socket.heard


async def test_forgotten_at_one_process_the_guest_is_gone_at_the_other(servers: tuple[Server, Server]) -> None:
    one, other = servers
    zoe, ben = Guest(one.url, ZOE), Guest(other.url, "Ben")
    table, watched = zoe.open("nightmarium", 2)["table"], ben.open("nightmarium", 2)["table"]

    async with (
        at_table(other.ws, table, zoe) as player,
        at_table(other.ws, watched, zoe) as spectator,
        at_table(other.ws, table, ben) as rival,
    ):
        await rival.ask("sit", seat=1)
        await player.ask("start")
        await player.ask("say", text="it was a dark night")
        await asyncio.to_thread(zoe.http.delete, "/api/me")
        with pytest.raises(ConnectionClosed):
            await spectator.until("never")
        with pytest.raises(ConnectionClosed):
            await rival.until("never")
        with pytest.raises(ConnectionClosed):
            await player.ask("say", text="and a dark day")

    told = await seen_anew(other, table, ben)
    assert spectator.heard[-1] == {"type": "bye", "reason": "deleted"}
    assert rival.heard[-1] == {"type": "bye", "reason": "elsewhere"}
    assert ZOE not in str(told)
    assert "dark" not in str(told)
    assert NAMELESS in str(told)
    assert other_answers(other, zoe) == 401


def other_answers(server: Server, guest: Guest) -> int:
    """What a process says to the cookie of somebody."""
    headers = {"cookie": f"nightlight={guest.cookie}"}
    return guest.http.get(f"{server.url}/api/me", headers=headers).status_code


def test_nothing_of_them_is_left_in_the_database_of_two_processes(servers: tuple[Server, Server]) -> None:
    one, other = servers
    yan, ben = Guest(one.url, "Yan"), Guest(other.url, "Ben")
    tables = [yan.open("nightmarium", 2, start=True)["table"] for _ in range(5)]
    database, store = opened_store(one.database)
    id_of_yan = guest_id(store, yan)
    database.close()
    for table in tables:
        assert ben.http.get(f"/api/tables/{table}").json()["summary"]["names"][0] == "Yan"

    assert yan.http.delete("/api/me").status_code == 204

    until(lambda: id_of_yan not in everything(one.database))
    assert "Yan" not in everything(one.database)


async def test_a_server_that_is_killed_in_the_middle_goes_on_with_it(tmp_path: Path) -> None:
    path = tmp_path / "nightlight.db"
    with running(f"sqlite:///{path}", tmp_path / "log") as server:
        database, store = opened_store(server.database)
        past = lay_past(store, server.url, TABLES, records=60)
        id_of_zoe = guest_id(store, past.guest)
        database.close()

        await kill_in_the_middle(server, past, path)
        left = wishes_in(path), mentions_in(path, id_of_zoe)
        server.start()
        until(lambda: wishes_in(path) == 0)

    assert left[0] == 1
    assert 0 < left[1] <= TABLES
    assert past.name not in everything(server.database)
    assert id_of_zoe not in everything(server.database)


async def kill_in_the_middle(server: Server, past: Past, path: Path) -> None:
    """Wish to be forgotten, and cut the power when the wish is durable."""
    wish = asyncio.create_task(asyncio.to_thread(past.guest.http.delete, "/api/me"))
    await asyncio.to_thread(until, lambda: wishes_in(path) > 0)
    server.kill()
    await asyncio.wait([wish])
    wish.exception()


def wishes_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM forgetting").fetchone()[0])


def mentions_in(path: Path, guest: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM mentions WHERE guest_id = ?", (guest,)).fetchone()[0])
