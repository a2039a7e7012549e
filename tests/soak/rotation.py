"""All attacks on a server, to be made one after the other, each for a few seconds and from any address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import httpx

from server.attacks import dear, disk
from server.attacks.forgetting import all_at_once
from server.attacks.frames import KINDS, Striker, strike
from server.attacks.heads import ENDLESS, endless
from server.attacks.slow import HALVES, silent
from server.attacks.vanishing import babble, vanish
from server.client import Guest
from server.running import Server

STRIKE: Final = 6.0  # seconds
ZOES: Final = 8
SILENT: Final = 50  # lines of each kind

Attack = Callable[[Server, str], Awaitable[object]]  # on a server, from an address


def dearly(asked: dear.Attack) -> Attack:
    """Dear requests, one after the other."""
    return lambda server, address: asked(server.url, STRIKE, address=address)


async def large_names(server: Server, address: str) -> None:
    async with disk.stranger(server, address=address) as client:
        await disk.bring_in(client, disk.journal("x" * disk.LARGE_NAME), 12)


async def fidget(server: Server, address: str) -> None:
    async with disk.stranger(server, address=address) as client:
        await disk.fidget(server, client, await waiting(client), STRIKE)


async def chatter(server: Server, address: str) -> None:
    async with disk.stranger(server, address=address) as client:
        await disk.chatter(server, client, await waiting(client), sockets=4, each=40)


async def forgotten(server: Server, _address: str) -> None:
    """Many who have opened a table and wish to be forgotten at once."""
    guests = [await asyncio.to_thread(Guest, server.url, f"Zoe {number}") for number in range(ZOES)]
    for guest in guests:
        await asyncio.to_thread(guest.open, "nightmarium", 2)
    await all_at_once(server.url, guests)


def frames(kind: str) -> Attack:
    """Frames without end from three sockets at a table."""

    async def attack(server: Server, address: str) -> None:
        async with disk.stranger(server, address=address) as client:
            striker = Striker(await waiting(client), kind, sockets=3, address=address)
        await strike(server.port, striker, STRIKE)

    return attack


def without_end(kind: str) -> Attack:
    """A request that does not end, on two lines."""
    return lambda server, address: endless(server.port, kind, STRIKE, lines=2, address=address)


async def halves(server: Server, address: str) -> None:
    """Lines that begin something and never come to its end."""
    lines = [line for begun in HALVES.values() for line in await silent(server.port, begun, SILENT, address)]
    await asyncio.sleep(STRIKE)
    for line in lines:
        line.close()


async def waiting(client: httpx.AsyncClient) -> str:
    """A table where nobody has begun."""
    answer = await client.post("/api/tables", json={"game": "nightmarium", "players": 2})
    return str(answer.raise_for_status().json()["table"])


ATTACKS: Final[dict[str, Attack]] = {
    "imports": dearly(dear.imports),
    "replays": dearly(dear.looks_back),
    "branches": dearly(dear.branches),
    "lessons": dearly(dear.lessons),
    "large names": large_names,
    "fidget": fidget,
    "chatter": chatter,
    "forgotten": forgotten,
    "halves": halves,
    "vanishing": lambda server, address: vanish(server.port, "nowhere", STRIKE, address),
    "garbage": lambda server, address: babble(server.port, STRIKE, address),
    **{kind: frames(kind) for kind in KINDS},
    **{f"endless {kind}": without_end(kind) for kind in ENDLESS},
}
