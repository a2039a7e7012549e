"""Requests that cost a server much more than whoever sends them, again and again and several at once."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Final, Protocol

import httpx
from websockets.asyncio.client import connect

from nightlight.core.chance import Seeded
from nightlight.games import find
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from server.onlookers import ATTACKER, PATIENCE

AT_ONCE: Final = 6  # requests that are always under way
REFUSED: Final = 0.2  # seconds: who sends as fast as can be keeps the onlookers beside it from looking
HUGE: Final = 5_300  # turns of a match whose journal has 1.6 MB
LONG: Final = 1_450  # turns of a match of 5,000 lines
IDLE: Final = ("draw", "exchange", "mark")  # what one does in Nightmarium to get nowhere
PLAYERS: Final = 5
UNBOUNDED: Final = 10**9
NO_QUOTAS: Final = {  # they would end the attack before it is one
    "tables_per_guest": UNBOUNDED,
    "tables_per_hour": UNBOUNDED,
    "bytes_per_guest": UNBOUNDED,
    "imports_per_hour": UNBOUNDED,
    "network_tables_per_hour": UNBOUNDED,
    "network_imports_per_hour": UNBOUNDED,
    "network_bytes_per_hour": UNBOUNDED,
}

Asked = Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]


class Attack(Protocol):
    """Asks a server for something dear for so many seconds; how often each status came."""

    __name__: str

    async def __call__(self, url: str, seconds: float, *, address: str = ATTACKER) -> Counter[int]: ...


@cache
def endless(turns: int, seed: int = 1) -> str:
    """The journal of a match in which nobody got anywhere until the last turn that was agreed on."""
    game = find("nightmarium")
    setup = game.setup(PLAYERS, {"max_turns": str(turns)})
    names = [f"Bot {seat}" for seat in range(PLAYERS)]
    match = Match.start(game, setup, names, ["uniform"] * PLAYERS, Luck.fair(bytes([seed]) * 32))
    lot = Seeded(seed)
    while not match.over:
        seat = next(seat for seat in range(PLAYERS) if match.legal(seat))
        options = match.legal(seat)
        idle = [action for action in options if next(iter(game.verbs.json(action))) in IDLE] or list(options)
        match.answer(seat, idle[lot.below(len(idle))])
    return match.journal.text()


@asynccontextmanager
async def attacker(url: str, address: str = ATTACKER) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with a cookie and a program of their own."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport) as client:
        (await client.post("/api/me", json={"name": "Mallory"})).raise_for_status()
        yield client


async def kept_up(url: str, asked: Asked, seconds: float, address: str = ATTACKER) -> Counter[int]:
    """Ask for it so many at once, again as soon as it is done or soon after a refusal; how often each status came."""
    end = time.monotonic() + seconds
    came: Counter[int] = Counter()
    async with attacker(url, address) as client:

        async def again() -> None:
            while time.monotonic() < end:
                status = (await asked(client)).status_code
                came[status] += 1
                if status == httpx.codes.SERVICE_UNAVAILABLE:
                    await asyncio.sleep(REFUSED)

        await asyncio.gather(*(again() for _ in range(AT_ONCE)))
    return came


async def brought_in(url: str, turns: int = LONG, address: str = ATTACKER) -> str:
    """A table with a long match that is over."""
    async with attacker(url, address) as client:
        answer = await client.post("/api/journals", content=endless(turns))
        assert answer.status_code == httpx.codes.CREATED, answer.text
        table: str = answer.json()["table"]
        return table


async def imports(url: str, seconds: float, turns: int = HUGE, address: str = ATTACKER) -> Counter[int]:
    """Bring in the journal of a long match, again and again."""
    journal = endless(turns)
    return await kept_up(url, lambda client: client.post("/api/journals", content=journal), seconds, address)


async def looks_back(url: str, seconds: float, turns: int = LONG, address: str = ATTACKER) -> Counter[int]:
    """Ask for the last frames of a long match, in every language and from every seat, and for its draws and journal."""
    table = await brought_in(url, turns, address)
    lines = endless(turns).count("\n") - 2
    wishes = itertools.cycle(
        f"/api/tables/{table}/{wish}"
        for language in ("en", "pl", "ru")
        for wish in (
            *(f"replay?seat={seat}&language={language}&from={lines - 100}&page=true" for seat in range(PLAYERS)),
            "draws",
            "journal",
        )
    )
    return await kept_up(url, lambda client: client.get(next(wishes)), seconds, address)


async def visits(url: str, seconds: float, turns: int = HUGE, address: str = ATTACKER) -> Counter[int]:
    """Come to tables with long matches, each of which must be followed from its beginning; how often that worked."""
    end = time.monotonic() + seconds
    came: Counter[int] = Counter()
    while time.monotonic() < end:
        tables = [await brought_in(url, turns, address) for _ in range(2)]
        came.update(await asyncio.gather(*(visited(url, table, address) for table in tables)))
    return came


async def visited(url: str, table: str, address: str) -> int:
    """Say hello at a table, and hear how things stand."""
    line = connect(url.replace("http", "ws", 1) + f"/ws/tables/{table}", local_addr=(address, 0), max_size=None)
    async with line as socket:
        await socket.send('{"type":"hello","id":1}')
        while (said := json.loads(await socket.recv()))["type"] not in ("done", "refused"):
            pass
        return httpx.codes.OK if said["type"] == "done" else httpx.codes.SERVICE_UNAVAILABLE


async def branches(url: str, seconds: float, turns: int = LONG, address: str = ATTACKER) -> Counter[int]:
    """Play on from the last lines of a long match, as often as tables are given out, and again."""
    table = await brought_in(url, turns, address)
    line = endless(turns).count("\n") - 4
    places = itertools.cycle({"line": line, "seat": seat} for seat in range(PLAYERS))

    def branch(client: httpx.AsyncClient) -> Awaitable[httpx.Response]:
        return client.post(f"/api/tables/{table}/branch", json=next(places))

    return await kept_up(url, branch, seconds, address)


async def lessons(url: str, seconds: float, address: str = ATTACKER) -> Counter[int]:
    """Ask for all lessons, and play on from them."""
    games = ("nightmarium", "fear-of-the-dark", "straszydla")  # their lessons end before the match does
    addresses = itertools.cycle(
        f"/api/games/{game}/lesson{wish}"
        for game in games
        for language in ("en", "pl", "ru")
        for wish in ("/branch", f"?language={language}&page=true", "/branch", f"?language={language}")
    )

    def lesson(client: httpx.AsyncClient) -> Awaitable[httpx.Response]:
        wanted = next(addresses)
        return client.request("POST" if wanted.endswith("/branch") else "GET", wanted)

    return await kept_up(url, lesson, seconds, address)
