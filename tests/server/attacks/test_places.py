"""One address cannot take all places, and those who play regain theirs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.attack import Scene, handshake, staged
from server.attacks.frames import HELLO
from server.attacks.lines import RawLine, shaken
from server.attacks.slow import HALVES, silent
from server.onlookers import ATTACKER, onlookers

PLACES = 40  # of one address
HONEST = "127.0.0.1"
ASKED = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("places"), {"connections_per_address": PLACES, "hello_seconds": 60}) as scene:
        yield scene


def files_of(process: int) -> int:
    """How many files a process has open."""
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


def close(lines: list[RawLine]) -> None:
    for line in lines:
        line.close()


async def test_half_heads_of_one_address_hold_few_places_and_keep_nobody_out(scene: Scene) -> None:
    assert scene.server.process is not None
    process = scene.server.process.pid
    before = files_of(process)

    lines = await silent(scene.server.port, HALVES["half-a-head"], 300)
    held = files_of(process) - before
    neighbour = RawLine(scene.server.port)
    await neighbour.open()
    await neighbour.send(ASKED)
    status = await neighbour.answered()
    close([*lines, neighbour])

    assert held <= PLACES + 5
    assert status == 200, "at the same address"
    scene.check_well()


async def test_sockets_of_strangers_leave_room_for_those_who_play(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    lines = [await shaken(scene.server.port, table) for _ in range(PLACES)]
    for line in lines:
        await line.send(HELLO)
        while b'"type":"update"' not in line.heard and await line.read():
            pass
    player = await shaken(scene.server.port, table, scene.ann.cookie)
    await player.send(HELLO)
    while b'"type":"update"' not in player.heard and await player.read():
        pass
    refused = Counter(b'"reason":"too-many"' in line.heard for line in lines)
    close([*lines, player])

    assert refused == {False: PLACES * 3 // 4, True: PLACES // 4}
    assert b'"type":"update"' in player.heard


async def test_behind_a_proxy_places_are_counted_for_whom_it_speaks(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    async def shake(forwarded: str) -> RawLine:
        line = RawLine(scene.server.port, HONEST)
        await line.open()
        await line.send(handshake(table)[:-2] + f"X-Forwarded-For: {forwarded}\r\n\r\n".encode())
        await line.answered()
        return line

    lines = [await shake(f"2001:db8::{number}") for number in range(PLACES)]
    crowded, elsewhere, plain = await shake("2001:db8::ffff"), await shake("2001:db8:0:1::1"), await shake("")
    close([*lines, crowded, elsewhere, plain])

    assert (crowded.status, elsewhere.status, plain.status) == (429, 101, 101)


async def test_who_opens_sockets_without_end_has_to_wait_but_not_a_guest_beside_them(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    told = Counter[int | None]()
    for _ in range(300):
        line = await shaken(scene.server.port, table, address="127.0.0.3")
        told[line.status] += 1
        line.vanish()
    guest = await shaken(scene.server.port, table, scene.ann.cookie, address="127.0.0.3")
    guest.close()

    assert told[429] > 0
    assert guest.status == 101


async def test_a_crowd_of_half_heads_disturbs_nobody(scene: Scene) -> None:
    async with onlookers(scene.server.url, scene.server.ws) as sight:
        for _ in range(3):
            lines = await silent(scene.server.port, HALVES["half-a-head"], 200, ATTACKER)
            await asyncio.sleep(0.5)
            close(lines)

    assert sight.slowest < 2.0
    assert sight.refused == []
    scene.check_well()
