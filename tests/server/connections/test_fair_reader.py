"""What comes passes in small portions."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from nightlight.server.connections.fair_reader import PORTION, SHARE, FairReader

Told = list[bytes]


class Taker(asyncio.Protocol):
    """Takes what passes, and can be told how much there is in each portion."""

    def __init__(self) -> None:
        self.things = 1
        self.took: Told = []
        self.reader: FairReader
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.reader = FairReader(asyncio.get_running_loop(), transport, self.take)

    def data_received(self, data: bytes) -> None:
        self.reader.push(data)

    def take(self, portion: bytes) -> int:
        self.took.append(portion)
        return self.things

    @property
    def heard(self) -> bytes:
        return b"".join(self.took)


@dataclass
class Line:
    """A line with a reader at this end."""

    taker: Taker
    theirs: socket.socket

    async def say(self, data: bytes) -> None:
        """What the other end says."""
        await asyncio.get_running_loop().sock_sendall(self.theirs, data)


@pytest.fixture
async def line() -> AsyncIterator[Line]:
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)
    with theirs:
        transport, taker = await asyncio.get_running_loop().create_connection(Taker, sock=ours)
        yield Line(taker, theirs)
        transport.close()


async def passes(taker: Taker, count: int) -> None:
    """Wait until so many bytes have passed."""
    while len(taker.heard) < count:  # noqa: ASYNC110
        await asyncio.sleep(0)


async def test_all_passes_in_its_order_and_in_portions(line: Line) -> None:
    sent = bytes(range(256)) * 100

    await line.say(sent)
    await passes(line.taker, len(sent))

    assert line.taker.heard == sent
    assert max(map(len, line.taker.took)) == PORTION


async def test_in_one_turn_of_the_loop_only_a_share_passes(line: Line) -> None:
    line.taker.things = SHARE

    line.taker.reader.push(bytes(PORTION * 3))
    at_once = len(line.taker.took)
    await asyncio.sleep(0)

    assert (at_once, len(line.taker.took)) == (1, 2)


async def test_while_it_is_shut_nothing_passes_and_nothing_is_read(line: Line) -> None:
    line.taker.reader.shut()
    await line.say(b"knock")
    await asyncio.sleep(0.05)
    reading, shut_out = line.taker.transport.is_reading(), line.taker.heard

    line.taker.reader.open()
    await passes(line.taker, 5)

    assert (reading, shut_out, line.taker.heard) == (False, b"", b"knock")


async def test_who_is_slowed_down_passes_later(line: Line) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    line.taker.reader.slow(0.2)

    await line.say(b"knock")
    await passes(line.taker, 5)

    assert loop.time() - began >= 0.19


async def test_when_it_is_removed_the_rest_is_handed_over_and_the_line_is_read_again(line: Line) -> None:
    line.taker.things = SHARE
    line.taker.reader.push(bytes(PORTION) + b"rest")

    rest = line.taker.reader.remove()

    assert rest == b"rest"
    assert line.taker.transport.is_reading()
