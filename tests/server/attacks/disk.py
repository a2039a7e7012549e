"""Filling the disk of a server: journals with endless names, and records that are no moves."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nightlight.games import find
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from server.onlookers import ATTACKER
from server.running import Server

LARGE_NAME: Final = 1_900_000  # letters; just below what a journal may have
SOCKETS: Final = 12  # fewer than one guest may have
BURST: Final = 60  # messages on one socket, before the next one is opened
SECRET: Final = bytes(range(32))

Client = httpx.AsyncClient
Said = dict[str, Any]
Attack = Callable[[Server, float, str], Awaitable[Counter[str]]]
Asked = Callable[[Client], Awaitable[httpx.Response]]


@asynccontextmanager
async def stranger(server: Server, name: str = "Eve", address: str = ATTACKER) -> AsyncIterator[Client]:
    """A new guest from another address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=server.url, transport=transport, timeout=120) as client:
        answer = await client.post("/api/me", json={"name": name})
        assert answer.status_code == httpx.codes.OK, answer.text
        yield client


def journal(name: str) -> str:
    """The journal of a short match of somebody who is called that."""
    game = find("fear-of-the-dark")
    match = Match.start(game, game.setup(1), [name], ["human"], Luck.fair(SECRET))
    match.answer(0, match.legal(0)[-1])
    return match.journal.text()


async def asked_often(client: Client, asked: Asked, times: int, at_once: int) -> Counter[str]:
    """Ask the same so many times, several at once; what became of it, by status and reason."""
    found = Counter[str]()
    waiting = iter(range(times))

    async def ask() -> None:
        for _ in waiting:
            answer = await asked(client)
            reason = answer.json().get("reason", "") if answer.is_error else ""
            found[f"{answer.status_code} {reason}".strip()] += 1

    await asyncio.gather(*(ask() for _ in range(at_once)))
    return found


async def bring_in(client: Client, text: str, times: int, at_once: int = 6) -> Counter[str]:
    """Bring the same journal in, again and again."""
    return await asked_often(client, lambda each: each.post("/api/journals", content=text), times, at_once)


async def fidget(server: Server, client: Client, table: str, seconds: float, address: str = ATTACKER) -> Counter[str]:
    """Stand up and sit down as fast as one guest can, on many sockets that are opened again and again."""
    found = Counter[str]()
    end = asyncio.get_running_loop().time() + seconds
    await asyncio.gather(*(fidgeted(server, client, table, address, found, end) for _ in range(SOCKETS)))
    return found


async def fidgeted(server: Server, client: Client, table: str, address: str, found: Counter[str], end: float) -> None:
    """Until then; the last socket is seen to its end, since one that is given up while it opens may stay open."""
    while asyncio.get_running_loop().time() < end:
        with suppress(ConnectionClosed, InvalidStatus, OSError):
            async with at(server, client, table, address) as line:
                await line.send('{"type":"hello"}')
                for number in range(BURST):
                    kind = "sit" if number % 2 else "stand"
                    await line.send(json.dumps({"type": kind, "seat": 0, "id": number}))
                answers = 0
                while answers < BURST:
                    said = json.loads(await line.recv())
                    if said["type"] in ("done", "refused"):
                        answers += 1
                        found[said.get("reason", "done")] += 1


async def chatter(
    server: Server, client: Client, table: str, sockets: int, each: int, address: str = ATTACKER
) -> Counter[str]:
    """Say so much on each of several sockets, one after the other."""
    found = Counter[str]()
    for _ in range(sockets):
        async with at(server, client, table, address) as line:
            await greeted(line)
            for number in range(each):
                await line.send(json.dumps({"type": "say", "text": "x" * 400, "id": 10 + number}))
            answers = 0
            while answers < each:
                said = json.loads(await line.recv())
                if said["type"] in ("done", "refused"):
                    answers += 1
                    found[said.get("reason", "done")] += 1
    return found


def at(server: Server, client: Client, table: str, address: str = ATTACKER) -> connect:
    """A socket of that guest at a table."""
    headers = {"cookie": f"nightlight={client.cookies['nightlight']}"}
    place = f"{server.ws}/ws/tables/{table}"
    return connect(place, additional_headers=headers, local_addr=(address, 0), max_queue=None, max_size=None)


async def greeted(line: ClientConnection, **hello: object) -> list[Said]:
    """Say hello, and hear all that comes until it is answered, or refused before it was read."""
    await line.send(json.dumps({"type": "hello", "id": 1, **hello}))
    heard: list[Said] = []
    while not heard or (heard[-1].get("id") != 1 and heard[-1]["type"] != "refused"):
        heard.append(json.loads(await line.recv()))
    return heard


def bytes_of(database: Path) -> int:
    """How much room a database of SQLite takes, with what was written last."""
    return sum(each.stat().st_size for each in database.parent.glob(f"{database.name}*"))


# --- for a while


async def endless_names(server: Server, seconds: float, address: str) -> Counter[str]:
    """Journals of almost two million letters, all of them one name."""
    return await again_and_again(server, seconds, address, bringing(journal("x" * LARGE_NAME)))


async def honest_journals(server: Server, seconds: float, address: str) -> Counter[str]:
    """Journals that nothing is wrong with."""
    return await again_and_again(server, seconds, address, bringing(journal("Eve")))


async def openings(server: Server, seconds: float, address: str) -> Counter[str]:
    """Tables whose match begins, and is given up at once, so that there are never many."""

    async def open_and_close(client: Client) -> httpx.Response:
        wish = {"game": "fear-of-the-dark", "players": 1, "start": True}
        answer = await client.post("/api/tables", json=wish)
        if answer.is_success:
            await give_up(server, client, answer.json()["table"], address)
        return answer

    return await again_and_again(server, seconds, address, open_and_close)


async def give_up(server: Server, client: Client, table: str, address: str) -> None:
    """End a match without an outcome."""
    async with at(server, client, table, address) as line:
        if (await greeted(line))[-1]["type"] == "done":
            await line.send('{"type":"abandon","id":2}')
            while json.loads(await line.recv())["type"] not in ("done", "refused"):
                pass


async def fidgeting(server: Server, seconds: float, address: str) -> Counter[str]:
    """Standing up and sitting down on many sockets."""
    async with stranger(server, address=address) as eve:
        return await fidget(server, eve, await new_table(eve), seconds, address)


async def talk(server: Server, seconds: float, address: str) -> Counter[str]:
    """The longest things that can be said, on one socket after the other."""
    found = Counter[str]()
    async with stranger(server, address=address) as eve:
        table = await new_table(eve)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    found += await chatter(server, eve, table, 1, 20, address)
                    await asyncio.sleep(1)  # or not even a hello would be heard
    return found


async def new_table(client: Client) -> str:
    answer = await client.post("/api/tables", json={"game": "nightmarium", "players": 3})
    return str(answer.json()["table"])


def bringing(text: str) -> Asked:
    return lambda client: client.post("/api/journals", content=text)


async def again_and_again(server: Server, seconds: float, address: str, asked: Asked) -> Counter[str]:
    """One guest asks the same, three times at once, until the time is over."""
    found = Counter[str]()
    async with stranger(server, address=address) as eve:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    found += await asked_often(eve, asked, 30, 3)
                    await asyncio.sleep(0.1)
    return found
