"""The writer: one thread that writes what is waiting in groups."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from nightlight.core.errors import StorageError
from nightlight.server.store import appending
from nightlight.server.store.database import Database
from nightlight.server.store.errors import Unreachable
from nightlight.server.store.rows import Batch
from nightlight.server.store.store import Store
from nightlight.server.store.writer import Writer
from server.postgres import Cluster
from server.store.evening import ATTIC, CELLAR, batch, laid, log


@pytest.fixture
def writer(store: Store) -> Iterator[Writer]:
    """A writer with two tables to write for."""
    writer = Writer(laid(store, CELLAR, ATTIC))
    yield writer
    writer.close()


def until_at_work(writer: Writer) -> None:
    while writer.groups == 0:
        time.sleep(0.001)


@asynccontextmanager
async def held_up(writer: Writer, url: str) -> AsyncIterator[asyncio.Future[bool]]:
    """The writer at work on a batch that has to wait until another process has finished, and will lose then."""
    database = await asyncio.to_thread(Database.open, url)
    with database.writing("the log") as connection:
        appending.append(connection, [batch("cellar", 2, "theirs")])
        ours = writer.write(batch("cellar", 2, "ours"))
        await asyncio.to_thread(until_at_work, writer)
        yield ours
    database.close()


async def test_a_batch_is_durable_when_the_writer_says_so(writer: Writer, store: Store) -> None:
    won = await writer.write(batch("cellar", 2, "two")), await writer.write(batch("cellar", 2, "again"))

    assert won == (True, False)
    assert log(store, "cellar") == ["opened", "two"]


async def test_what_gathers_while_one_group_is_written_is_written_as_the_next(
    writer: Writer, store: Store, url: str
) -> None:
    async with held_up(writer, url) as first:
        others = [writer.write(batch("attic", n, f"record {n}")) for n in range(2, 52)]
        waiting = writer.waiting
    won = await asyncio.gather(first, *others)

    assert (waiting, writer.waiting) == (50, 0)
    assert won == [False] + [True] * 50
    assert (writer.groups, writer.batches, writer.largest_group) == (2, 51, 50)
    assert log(store, "attic") == ["opened", *(f"record {n}" for n in range(2, 52))]


async def test_a_batch_that_cannot_be_written_does_not_keep_out_the_others(
    writer: Writer, store: Store, url: str
) -> None:
    batches = [batch("attic", 2, "two"), batch("no such table", 1, "one"), batch("attic", 3, "three")]
    async with held_up(writer, url):
        others = [writer.write(batch) for batch in batches]
    first, second, third = await asyncio.gather(*others, return_exceptions=True)

    assert (first, third) == (True, True)
    assert isinstance(second, StorageError)
    assert log(store, "attic") == ["opened", "two", "three"]


async def test_a_batch_that_no_database_can_hold_is_refused_and_the_writer_goes_on(
    writer: Writer, store: Store
) -> None:
    endless = Batch("cellar", 2, ["late"], at=2**70)
    refused, won = await asyncio.gather(
        writer.write(endless), writer.write(batch("attic", 2, "two")), return_exceptions=True
    )

    assert isinstance(refused, StorageError)
    assert won is True
    assert (log(store, "cellar"), log(store, "attic")) == (["opened"], ["opened", "two"])


async def test_who_stops_waiting_does_not_stop_the_writing(writer: Writer, store: Store, url: str) -> None:
    async with held_up(writer, url):
        impatient = writer.write(batch("attic", 2, "two"))
        impatient.cancel()
    await writer.write(batch("attic", 3, "three"))

    assert log(store, "attic") == ["opened", "two", "three"]


async def test_a_writer_that_is_closed_finishes_what_is_waiting(writer: Writer, store: Store, url: str) -> None:
    async with held_up(writer, url):
        last = writer.write(batch("attic", 2, "two"))
        closing = asyncio.create_task(asyncio.to_thread(writer.close))
    await closing
    won = await last

    assert won
    assert log(store, "attic") == ["opened", "two"]


async def test_a_writer_that_is_closed_refuses_what_comes_too_late(writer: Writer, store: Store) -> None:
    await writer.write(batch("attic", 2, "two"))
    writer.close()

    with pytest.raises(StorageError, match="closed"):
        await writer.write(batch("attic", 3, "three"))

    assert log(store, "attic") == ["opened", "two"]


async def test_a_database_that_cannot_be_reached_is_told_to_everybody_and_tried_again_later(
    cluster: Cluster, postgres_url: str
) -> None:
    database = Database.open(postgres_url)
    writer = Writer(laid(Store(database), CELLAR))

    def ten_batches() -> list[asyncio.Future[bool]]:
        return [writer.write(batch("cellar", n, "late")) for n in range(2, 12)]

    cluster.admit(postgres_url, anybody=False)
    cluster.cut_off(postgres_url)
    refused = await asyncio.gather(*ten_batches(), return_exceptions=True)
    cluster.admit(postgres_url, anybody=True)
    won = await asyncio.gather(*ten_batches())
    writer.close()
    database.close()

    assert [type(outcome) for outcome in refused] == [Unreachable] * 10
    assert won == [True] * 10
