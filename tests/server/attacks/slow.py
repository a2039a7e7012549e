"""Lines that are opened, begin something, and never come to its end."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from server.attack import handshake
from server.attacks.lines import RawLine
from server.onlookers import ATTACKER

# What each says before it falls silent.
HALVES: Final = {
    "nothing": b"",
    "half-a-line": b"GET / HT",
    "half-a-head": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half-a-body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    "half-a-chunk": b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{",
    "half-a-handshake": handshake("x")[:-20],
}


async def silent(port: int, begun: bytes, count: int, address: str = ATTACKER) -> list[RawLine]:
    """So many lines that say the beginning of something, and wait."""
    lines = [RawLine(port, address) for _ in range(count)]
    for line in lines:
        with suppress(OSError):
            await line.open()
            await line.send(begun)
    return lines


async def drip(line: RawLine, drop: bytes, every: float, seconds: float) -> float:
    """Send a drop now and then; how long the server puts up with it."""
    began = time.monotonic()
    reading = asyncio.create_task(line.read_on())
    while not line.ended and time.monotonic() - began < seconds:
        await line.send(drop)
        await asyncio.wait({reading}, timeout=every)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    return time.monotonic() - began


async def ended(lines: list[RawLine], seconds: float) -> int:
    """How many lines the server has ended within so many seconds."""
    await asyncio.gather(*(line.ends(seconds) for line in lines))
    return sum(line.ended for line in lines)
