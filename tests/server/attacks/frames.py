"""Frames at full speed: pings, pongs, empty fragments and messages that make no sense."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Final

from server.attack import text_frame
from server.attacks.lines import RawLine, flood, shake
from server.onlookers import ATTACKER

MASK: Final = bytes(4)
PING: Final = b"\x89\x80" + MASK
PONG: Final = b"\x8a\x80" + MASK
FIRST_FRAGMENT: Final = b"\x01\x80" + MASK  # of a text that goes on
FRAGMENT: Final = b"\x00\x80" + MASK
NONSENSE: Final = text_frame(b"{}")
HELLO: Final = text_frame(b'{"type":"hello"}')
CHUNK: Final = 10_000  # frames in one write
KINDS: Final = {"pings": PING, "pongs": PONG, "fragments": FRAGMENT, "nonsense": NONSENSE}


@dataclass(frozen=True)
class Striker:
    """Sockets that send frames of one kind."""

    table: str
    kind: str
    cookie: str = ""
    greet: bool = False
    sockets: int = 1
    address: str = ATTACKER

    @property
    def prologue(self) -> bytes:
        return (HELLO if self.greet else b"") + (FIRST_FRAGMENT if self.kind == "fragments" else b"")


@dataclass
class Flood:
    """What became of sockets that sent as fast as they could."""

    sockets: int = 0
    ended: int = 0  # by the server
    bytes: int = 0


async def strike(port: int, striker: Striker, seconds: float) -> Flood:
    """Send for so long; who is sent away comes back at once."""
    told = Flood()
    until = time.monotonic() + seconds
    await asyncio.gather(*(again_and_again(port, striker, until, told) for _ in range(striker.sockets)))
    return told


async def again_and_again(port: int, striker: Striker, until: float, told: Flood) -> None:
    """One socket after the other."""
    frames = KINDS[striker.kind] * CHUNK
    while (left := until - time.monotonic()) > 0:
        line = RawLine(port, striker.address)
        with closing(line), suppress(OSError):
            await shake(line, striker.table, striker.cookie)
            told.sockets += 1
            await line.send(striker.prologue)
            told.bytes += await flood(line, lambda: frames, left)
            told.ended += line.ended
        await asyncio.sleep(0.01)
