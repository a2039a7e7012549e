"""Requests without an end: addresses, fields and lines that go on and on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from server.attacks.lines import RawLine, flood
from server.onlookers import ATTACKER

CHUNKED: Final = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
# How each begins, and what then comes again and again.
ENDLESS: Final = {
    "address": (b"GET /", b"x" * 50_000),
    "value": (b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: ", b"x" * 50_000),
    "name": (b"GET / HTTP/1.1\r\nHost: x\r\nX-", b"x" * 50_000),
    "fields": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Field: x\r\n" * 5_000),
    "blank-lines": (b"", b"\r\n" * 20_000),
    "trailers": (CHUNKED + b"0\r\n", b"X-Field: x\r\n" * 5_000),
    "trailer": (CHUNKED + b"0\r\nX-Endless: ", b"x" * 50_000),
    "chunk-extension": (CHUNKED + b"1;", b"x" * 50_000),
    "requests": (b"", b"GET /nothing HTTP/1.1\r\n\r\n" * 2_000),
    "chunks": (CHUNKED, b"1\r\nx\r\n" * 10_000),
}
STATUS: Final = {"address": 414, "value": 431, "name": 431, "fields": 431}  # what each is answered with


@dataclass
class Told:
    """What became of them."""

    lines: int = 0
    ended: int = 0  # by the server
    bytes: int = 0
    answers: Counter[int | None] = field(default_factory=Counter)


async def endless(port: int, kind: str, seconds: float, *, lines: int = 1, address: str = ATTACKER) -> Told:
    """Lines that send such a request for so long; whoever is cut off begins anew."""
    told = Told()
    until = time.monotonic() + seconds
    await asyncio.gather(*(_again_and_again(port, kind, until, address, told) for _ in range(lines)))
    return told


async def _again_and_again(port: int, kind: str, until: float, address: str, told: Told) -> None:
    prologue, more = ENDLESS[kind]
    while (left := until - time.monotonic()) > 0:
        line = RawLine(port, address)
        with suppress(OSError):
            await line.open()
            told.lines += 1
            await line.send(prologue)
            told.bytes += await flood(line, lambda: more, left)
            told.ended += line.ended
            told.answers[line.status] += 1
        line.close()
        await asyncio.sleep(0.01)


async def asked(port: int, request: bytes, seconds: float = 30.0) -> tuple[int | None, bool, bytes]:
    """The status that one request is answered with, whether the line is ended then, and all that was said."""
    line = RawLine(port)
    await line.open()
    await line.send(request)
    status = await line.answered(seconds)
    ended = await line.ends(seconds)
    line.close()
    return status, ended, line.heard
