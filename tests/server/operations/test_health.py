"""Whether a server is well: it writes a small thing and reads it back, seldom enough and soon enough."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from nightlight.core.errors import StorageError
from nightlight.server.operations.health import PATIENCE, Health
from nightlight.server.store.database import Database
from nightlight.server.store.store import Store
from server.house import Served


async def test_a_flood_of_questions_is_no_flood_of_writes(served: Served) -> None:
    commits: list[Connection] = []
    event.listen(served.house.database.engine, "commit", commits.append)
    client = served.client()
    began = time.monotonic()

    answers = await asyncio.gather(*(client.get("/healthz") for _ in range(200)))

    assert {answer.status_code for answer in answers} == {200}
    assert 1 <= len(commits) <= 2 + time.monotonic() - began


async def test_a_database_that_hangs_gives_an_answer_that_does_not(tmp_path: Path) -> None:
    database = await asyncio.to_thread(Database.open, f"sqlite:///{tmp_path / 'nightlight.db'}")
    health = Health(Store(database))
    with closing(sqlite3.connect(tmp_path / "nightlight.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        hanging = await health.wrong()
        first = time.monotonic() - began
        await health.wrong()
        second = time.monotonic() - began - first
        other.rollback()
    after = await until_well(health)
    database.close()

    assert hanging is not None
    assert hanging.startswith("the database has not answered for ")
    assert PATIENCE <= first < 2 * PATIENCE
    assert second < PATIENCE / 2  # the patience is with the database, not with each who asks
    assert after is None


async def until_well(health: Health) -> str | None:
    """What it says in the end."""
    for _ in range(300):
        wrong = await health.wrong()
        if wrong is None:
            break
        await asyncio.sleep(0.05)
    return wrong


async def test_what_could_not_be_written_lately_shows_although_a_small_thing_can_be(tmp_path: Path) -> None:
    database = await asyncio.to_thread(Database.open, f"sqlite:///{tmp_path / 'nightlight.db'}")
    health = Health(Store(database))
    with pytest.raises(StorageError, match="no such table"), database.writing("the dust") as connection:
        connection.exec_driver_sql("INSERT INTO dust VALUES (1)")
    at_once = await health.wrong()
    later = await until_well(health)
    database.close()

    assert at_once == "the dust could not be written: no such table: dust; nothing was recorded"
    assert later is None


async def test_a_server_of_postgresql_is_asked_the_same(postgres_url: str) -> None:
    database = await asyncio.to_thread(Database.open, postgres_url)
    wrong = await Health(Store(database)).wrong()
    database.close()

    assert wrong is None
