"""Matches that are over, over HTTP: looked at by those who may, without becoming live tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
from starlette.types import Message

from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.store.rows import Guest
from nightlight.server.tables.records import Moved
from nightlight.server.tables.requests import Transaction
from server.attacks.dear import HUGE, endless
from server.client import ZOE
from server.house import Served, as_task, forget, given_up, problem, until


async def guest_called(house: ServerProcess, client: httpx.AsyncClient) -> Guest:
    """The guest behind a browser."""
    guest = await asyncio.to_thread(house.sessions.guest, client.cookies["nightlight"])
    assert guest is not None
    return guest


async def over(client: httpx.AsyncClient, served: Served, **wishes: object) -> str:
    """A table of two whose match was given up after the deal, and of which the memory is empty."""
    table = await given_up(client, served.house, **{"game": "dont-go-in-there", "players": 2, **wishes})
    served.house.lobby.unload(served.house.lobby.tables[table])
    return table


async def test_a_match_that_is_looked_at_becomes_no_live_table(served: Served) -> None:
    ann = await served.guest("Ann")
    table = await over(ann, served)

    looks = [await ann.get(f"/api/tables/{table}/{what}") for what in ("replay", "draws", "journal")]
    looks.append(await ann.post(f"/api/tables/{table}/branch", json={"line": 0, "seat": 0}))
    looks.append(await ann.get("/api/my-tables"))

    assert [look.status_code for look in looks] == [200, 200, 200, 201, 200]
    assert served.house.lobby.tables == {}


async def test_a_match_closed_to_spectators_is_seen_from_its_seats_only(served: Served) -> None:
    ann, ben = await served.guest("Ann"), await served.guest("Ben")
    table = await over(ann, served, spectators=False)
    replay = f"/api/tables/{table}/replay"
    before = [(await ann.get(replay)).status_code, (await ben.get(replay)).status_code]
    bens = (await guest_called(served.house, ben)).id
    live = await served.house.lobby.table(table)

    await live.act(lambda: Transaction([Moved(0, bens)]))

    after = [(await ann.get(replay)).status_code, (await ben.get(replay)).status_code]
    assert (before, after) == ([200, 403], [403, 200])
    assert (await served.client().get(replay)).status_code == 403


async def test_whoever_is_forgotten_is_forgotten_in_what_clerks_remember(served: Served) -> None:
    zoe, ben = await served.guest(ZOE), await served.guest("Ben")
    table = await over(zoe, served)
    live = await served.house.lobby.table(table)
    other = await guest_called(served.house, ben)
    await live.act(lambda: Transaction([Moved(0, other.id)]))  # the seat is no longer hers, the name in the journal is
    known = await ben.get(f"/api/tables/{table}/journal")

    await forget(served.house, await guest_called(served.house, zoe))

    journal = await ben.get(f"/api/tables/{table}/journal")
    assert ZOE in known.text
    assert journal.status_code == 200
    assert ZOE not in journal.text


@pytest.mark.limits(chores_per_guest=2)
async def test_who_asks_for_too_much_at_once_is_told_to_come_back(served: Served) -> None:
    ann = await served.guest("Ann")
    table = await over(ann, served)
    asked = [ann.get(f"/api/tables/{table}/replay?seat={seat % 2}") for seat in range(6)]

    answers = await asyncio.gather(*asked)

    busy = [each for each in answers if each.status_code == httpx.codes.SERVICE_UNAVAILABLE]
    assert 0 < len(busy) <= 4
    assert {problem(each) for each in busy} == {(503, "busy")}
    assert {int(each.headers["retry-after"]) > 0 for each in busy} == {True}
    assert (await ann.get(f"/api/tables/{table}/replay")).status_code == 200


@pytest.mark.limits(chores_per_guest=1)
async def test_a_place_is_taken_before_the_body_is_read(served: Served) -> None:
    ann = await served.guest("Ann")
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly() -> AsyncIterator[bytes]:
        begun.set()
        yield b"a"
        await go_on.wait()

    first = asyncio.create_task(ann.post("/api/journals", content=slowly()))
    await begun.wait()
    second = await ann.post("/api/journals", content=b"a" * 1000)
    go_on.set()

    assert problem(second) == (503, "busy")
    assert problem(await first) == (400, "bad-setup")


@pytest.mark.limits(journal_bytes=1000)
async def test_a_body_that_says_that_it_is_too_large_is_not_read(served: Served) -> None:
    ann = await served.guest("Ann")
    read: list[bytes] = []

    async def body() -> AsyncIterator[bytes]:
        for _ in range(11):
            read.append(b"a" * 100)
            yield read[-1]

    said = await ann.post("/api/journals", content=body(), headers={"content-length": "1100"})
    unread = len(read)
    unsaid = await ann.post("/api/journals", content=body())

    assert problem(said) == problem(unsaid) == (413, "too-large")
    assert (unread, len(read)) == (0, 11)


@pytest.mark.limits(chores_per_address=1)
async def test_a_lesson_is_made_once_for_a_whole_class(served: Served) -> None:
    client = served.client()
    first = asyncio.create_task(client.get("/api/games/nightmarium/lesson?language=en"))
    await until(lambda: served.house.job_pool.free == [])

    others = await asyncio.gather(*(client.get("/api/games/nightmarium/lesson?language=en") for _ in range(5)))
    later = await client.get("/api/games/nightmarium/lesson?language=en")

    assert {each.content for each in [*others, later]} == {(await first).content}
    assert served.house.job_pool.taken == 0


@pytest.mark.limits(chores=2)
async def test_whoever_hangs_up_is_not_worked_for(served: Served) -> None:
    journal = endless(HUGE)

    ann, ben = await served.guest("Ann"), await served.guest("Ben")
    table = await over(ann, served)
    slow = asyncio.create_task(ann.post("/api/journals", content=journal))
    await until(lambda: served.house.job_pool.free == [])
    caller = Caller(f"/api/tables/{table}/draws")
    calling = asyncio.create_task(as_task(served.app(caller.scope, caller.receive, caller.send)))
    await caller.listening.wait()
    full = await ben.get(f"/api/tables/{table}/draws")

    caller.hung_up.set()
    await calling

    assert problem(full) == (503, "busy")
    assert (await ben.get(f"/api/tables/{table}/draws")).status_code == 200
    assert (await slow).status_code == 201


class Caller:
    """A connection that asks for an address, and may be hung up."""

    def __init__(self, path: str) -> None:
        self.scope: dict[str, object] = {
            "type": "http",
            "method": "GET",
            "path": path,
            "query_string": b"",
            "headers": [],
            "client": ("127.0.0.3", 1),
        }
        self.listening = asyncio.Event()
        self.hung_up = asyncio.Event()
        self._asked = False

    async def receive(self) -> Message:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        self.listening.set()
        await self.hung_up.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Nobody is there."""
