"""What comes passes in small portions."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable

from nightlight.server.connections.fair_reader import PORTION, SHARE, Turnstile

Told = list[bytes]


class Taker(asyncio.Protocol):
    """Takes what passes, and can be told how much there is in each portion."""

    def __init__(self, things: int) -> None:
        self.things = things
        self.took: Told = []
        self.turnstile: Turnstile
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.turnstile = Turnstile(asyncio.get_running_loop(), transport, self.take)

    def data_received(self, data: bytes) -> None:
        self.turnstile.push(data)

    def take(self, portion: bytes) -> int:
        self.took.append(portion)
        return self.things

    @property
    def heard(self) -> bytes:
        return b"".join(self.took)


def visited(story: Callable[[Taker, socket.socket], Awaitable[None]], things: int = 1) -> None:
    """A line with a turnstile at this end."""

    async def visit() -> None:
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        with theirs:
            transport, taker = await asyncio.get_running_loop().create_connection(lambda: Taker(things), sock=ours)
            await story(taker, theirs)
            transport.close()

    asyncio.run(visit())


async def passes(taker: Taker, count: int) -> None:
    """Wait until so many bytes have passed."""
    async with asyncio.timeout(20):
        while len(taker.heard) < count:  # noqa: ASYNC110
            await asyncio.sleep(0)


def test_all_passes_in_its_order_and_in_portions() -> None:
    async def story(taker: Taker, theirs: socket.socket) -> None:
        sent = bytes(range(256)) * 100

        await asyncio.get_running_loop().sock_sendall(theirs, sent)
        await passes(taker, len(sent))

        assert taker.heard == sent
        assert max(map(len, taker.took)) == PORTION

    visited(story)


def test_in_one_turn_of_the_loop_only_a_share_passes() -> None:
    async def story(taker: Taker, _theirs: socket.socket) -> None:
        taker.turnstile.push(bytes(PORTION * 3))
        at_once = len(taker.took)
        await asyncio.sleep(0)

        assert (at_once, len(taker.took)) == (1, 2)

    visited(story, things=SHARE)


def test_while_it_is_shut_nothing_passes_and_nothing_is_read() -> None:
    async def story(taker: Taker, theirs: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        taker.turnstile.shut()
        await loop.sock_sendall(theirs, b"knock")
        await asyncio.sleep(0.05)
        reading, shut_out = taker.transport.is_reading(), taker.heard

        taker.turnstile.open()
        await passes(taker, 5)

        assert (reading, shut_out, taker.heard) == (False, b"", b"knock")

    visited(story)


def test_who_is_slowed_down_passes_later() -> None:
    async def story(taker: Taker, theirs: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        taker.turnstile.slow(0.2)
        await loop.sock_sendall(theirs, b"knock")

        await passes(taker, 5)

        assert loop.time() - began >= 0.19

    visited(story)


def test_when_it_is_removed_the_rest_is_handed_over_and_the_line_is_read_again() -> None:
    async def story(taker: Taker, _theirs: socket.socket) -> None:
        taker.turnstile.push(bytes(PORTION) + b"rest")

        rest = taker.turnstile.remove()

        assert rest == b"rest"
        assert taker.transport.is_reading()

    visited(story, things=SHARE)
