"""The bus: processes that share a PostgreSQL hear of each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from nightlight.core.errors import StorageError
from nightlight.server.operations.bus import Appended, Bus, Heard, LocalBus, Missed, PostgresBus, Said, heard_in
from nightlight.server.store.database import Database
from nightlight.server.store.store import Store
from server.postgres import Cluster
from server.store.evening import ATTIC, CELLAR, batch, laid

SECONDS = 20


class Ear:
    """What a process has heard, one after the other."""

    def __init__(self) -> None:
        self._heard = asyncio.Queue[Heard]()
        self.hear = self._heard.put_nowait

    async def next(self) -> Heard:
        return await asyncio.wait_for(self._heard.get(), SECONDS)


@asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[Ear]:
    ear = Ear()
    await bus.start(ear.hear)
    try:
        yield ear
    finally:
        await bus.close()


async def test_what_one_process_says_the_others_hear(postgres_url: str) -> None:
    ann, bob = PostgresBus(postgres_url, "ann"), PostgresBus(postgres_url, "bob")

    async with listening(ann) as ear_of_ann, listening(bob) as ear_of_bob:
        ann.publish(b"boo")
        bob.publish(bytes(range(256)))
        heard = [await ear_of_bob.next(), await ear_of_ann.next()]

    assert heard == [Said("ann", b"boo"), Said("bob", bytes(range(256)))]


async def test_what_was_said_is_heard_in_order_also_if_the_speaker_leaves(postgres_url: str) -> None:
    async with listening(PostgresBus(postgres_url, "bob")) as ear:
        async with listening(ann := PostgresBus(postgres_url, "ann")):
            for number in range(500):
                ann.publish(b"%d" % number)
        heard = [await ear.next() for _ in range(500)]

    assert heard == [Said("ann", b"%d" % number) for number in range(500)]


async def test_every_process_hears_what_was_appended_and_nothing_of_what_was_not(postgres_url: str) -> None:
    database = Database.open(postgres_url)
    store = laid(Store(database), CELLAR, ATTIC)

    async with listening(PostgresBus(postgres_url, "ann")) as ear:
        group = [batch("cellar", 2, "two", "three"), batch("attic", 1, "late"), batch("attic", 2, "two")]
        await asyncio.to_thread(store.append, group)
        heard = [await ear.next(), await ear.next()]
    database.close()

    assert heard == [Appended("attic", 2), Appended("cellar", 3)]


async def test_a_process_that_lost_its_connection_knows_that_it_missed_something(
    cluster: Cluster, postgres_url: str
) -> None:
    ann, bob = PostgresBus(postgres_url, "ann"), PostgresBus(postgres_url, "bob")

    async with listening(ann) as ear_of_ann, listening(bob) as ear_of_bob:
        await asyncio.to_thread(cluster.cut_off, postgres_url)
        heard = [await ear_of_ann.next(), await ear_of_bob.next()]
        bob.publish(b"there again")
        heard.append(await ear_of_ann.next())

    assert heard == [Missed(), Missed(), Said("bob", b"there again")]


async def test_a_listener_that_fails_keeps_hearing(postgres_url: str) -> None:
    failures = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: failures.append(context["exception"]))
    ann, bob, ear = PostgresBus(postgres_url, "ann"), PostgresBus(postgres_url, "bob"), Ear()

    def hear(heard: Heard) -> None:
        ear.hear(heard)
        raise ZeroDivisionError

    await ann.start(hear)
    async with listening(bob):
        bob.publish(b"one")
        bob.publish(b"two")
        heard = [await ear.next(), await ear.next()]
    await ann.close()

    assert heard == [Said("bob", b"one"), Said("bob", b"two")]
    assert [type(failure) for failure in failures] == [ZeroDivisionError, ZeroDivisionError]


def test_a_message_that_fits_into_no_notification_is_a_bug(postgres_url: str) -> None:
    bus = PostgresBus(postgres_url, "ann")

    with pytest.raises(AssertionError, match="a message of 6000 bytes does not fit"):
        bus.publish(bytes(6000))


async def test_a_bus_without_a_database_is_refused_without_showing_the_password(cluster: Cluster) -> None:
    bus = PostgresBus(cluster.url("postgres", password="s3cret"), "ann")  # noqa: S106 it is a wrong one

    with pytest.raises(StorageError, match="PostgreSQL does not let this process listen") as refused:
        await bus.start(print)

    assert "s3cret" not in str(refused.value)


@pytest.mark.parametrize(
    "payload", ["", "boo", "appended x cellar", "appended 1", "said ann", "said ann b", "sung ann boo"]
)
def test_a_notification_of_another_version_is_ignored(payload: str) -> None:
    assert heard_in(payload) is None


async def test_a_process_that_is_alone_hears_nothing() -> None:
    heard = list[Heard]()
    bus = LocalBus()
    await bus.start(heard.append)

    bus.publish(b"boo")
    await bus.close()

    assert heard == []
