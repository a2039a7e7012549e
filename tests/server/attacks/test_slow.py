"""Whoever begins something and never ends it keeps a place for a while, and no longer."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest

from server.attack import Scene, handshake, staged
from server.attacks.lines import RawLine
from server.attacks.slow import HALVES, drip, ended, silent

LIMITS = {"head_seconds": 1, "body_seconds": 2, "hello_seconds": 1, "slow_seconds": 2}
LONG = 30.0  # seconds, on a machine where others work


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("slow"), LIMITS) as scene:
        yield scene


@pytest.mark.parametrize("half", HALVES)
async def test_halves_of_requests_are_not_waited_for(scene: Scene, half: str) -> None:
    lines = await silent(scene.server.port, HALVES[half], 50)
    over = await ended(lines, LONG)
    for line in lines:
        line.close()

    assert over == 50
    assert {line.status for line in lines} == {None if half == "nothing" else 408}
    scene.check_well()


DRIPS = {
    "head": (b"GET /api/games HTTP/1.1\r\nHost: x\r\n", b"X-Drop: x\r\n"),
    "body": (b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n", b"{"),
    "unwanted-body": (b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n", b"{"),
    "second-head": (b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\n", b"X-Drop: x\r\n"),
}


@pytest.mark.parametrize("what", DRIPS)
async def test_who_sends_a_little_now_and_then_has_the_same_time(scene: Scene, what: str) -> None:
    begun, drop = DRIPS[what]

    (line,) = await silent(scene.server.port, begun, 1)
    await drip(line, drop, 0.3, LONG)
    line.close()

    assert line.ended
    scene.check_well()


async def test_a_handshake_without_a_hello_is_not_waited_for(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    lines = await silent(scene.server.port, handshake(table), 50)
    over = await ended(lines, LONG)
    for line in lines:
        line.close()

    assert over == 50
    scene.check_well()


async def test_who_never_reads_an_answer_is_let_go(scene: Scene) -> None:
    pieces = scene.ann.http.get("/").text.split('"')
    largest = max(
        {piece for piece in pieces if piece.startswith("/")}, key=lambda it: len(scene.ann.http.get(it).content)
    )
    request = f"GET {largest} HTTP/1.1\r\nHost: x\r\n\r\n".encode()

    line = RawLine(scene.server.port)
    line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    await line.open()
    async with asyncio.timeout(2 * LONG):
        while not line.ended:
            with suppress(TimeoutError):
                await asyncio.wait_for(line.send(request), 1)
            await asyncio.sleep(0.01)
    line.close()

    assert line.ended
    scene.check_well()


async def test_who_takes_a_moment_between_two_requests_is_not_cut_off(scene: Scene) -> None:
    request = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"

    line = RawLine(scene.server.port)
    await line.open()
    for _ in range(3):
        await line.send(request)
        heard = line.heard.count(b"HTTP/1.1 200")
        while line.heard.count(b"HTTP/1.1 200") == heard and await line.read():
            pass
        await asyncio.sleep(1.5)
    line.close()

    assert line.heard.count(b"HTTP/1.1 200") == 3
