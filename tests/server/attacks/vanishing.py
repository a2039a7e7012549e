"""Clients that vanish in the middle of a handshake, and others that speak no HTTP at all."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from typing import Final

from server.attack import handshake
from server.attacks.lines import RawLine
from server.onlookers import ATTACKER

AT_ONCE: Final = 8  # lines that one attacker has open


async def vanish(port: int, table: str, seconds: float, address: str = ATTACKER) -> int:
    """Begin sockets and go without a word, again and again; how many there were."""
    return await _repeated(port, handshake(table), seconds, address)


async def babble(port: int, seconds: float, address: str = ATTACKER) -> int:
    """Say what is no HTTP, and go, again and again; how often it was said."""
    return await _repeated(port, b"\x16\x03\x01 nonsense\r\n\r\n", seconds, address)


async def _repeated(port: int, said: bytes, seconds: float, address: str) -> int:
    until = time.monotonic() + seconds
    return sum(await asyncio.gather(*(_one(port, said, until, address, number) for number in range(AT_ONCE))))


async def _one(port: int, said: bytes, until: float, address: str, seed: int) -> int:
    count, moments = 0, random.Random(seed)  # noqa: S311 nobody's secret
    while time.monotonic() < until:
        line = RawLine(port, address)
        with suppress(OSError):
            await line.open()
            await line.send(said)
            await asyncio.sleep(moments.choice([0, 0, 0.001, 0.003]))
            count += 1
        line.vanish()
        await asyncio.sleep(0)
    return count
