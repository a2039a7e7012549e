"""Who sends frames without end slows down nobody but themselves, and is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from server.attack import Scene, resident, staged, text_frame
from server.attacks.frames import FIRST_FRAGMENT, FRAGMENT, HELLO, KINDS, NONSENSE, PING, Flood, Striker, strike
from server.attacks.lines import shaken
from server.onlookers import Sight, beside, cpu_seconds

SECONDS = 4.0
QUIET = "127.0.0.9"  # an address from which nobody was sent away before
BEARABLE = 2.0  # seconds for an answer, on a machine where others work


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("frames"), {"flood_seconds": 1, "hello_seconds": 3}) as scene:
        yield scene


def struck(scene: Scene, striker: Striker) -> tuple[Flood, Sight, float]:
    """What became of the attackers, what others saw, and how much of a core the server spent."""
    assert scene.server.process is not None
    told: list[Flood] = []

    async def attack() -> None:
        told.append(await strike(scene.server.port, striker, SECONDS))

    before = cpu_seconds(scene.server.process.pid)
    sight = asyncio.run(beside(scene.server.url, scene.server.ws, attack()))
    return told[0], sight, (cpu_seconds(scene.server.process.pid) - before) / SECONDS


@pytest.mark.parametrize("kind", KINDS)
def test_frames_without_end_from_a_stranger_disturb_nobody(scene: Scene, kind: str) -> None:
    table = scene.lay(scene.ann, scene.eve).table

    flood, sight, spent = struck(scene, Striker(table, kind))

    assert flood.ended > 0
    assert sight.slowest < BEARABLE
    assert sight.refused == []
    assert spent < 0.5, "of a core, of which those who play have their share"
    scene.check_well()


@pytest.mark.parametrize("who", ["stranger", "guest", "player"])
def test_fifty_sockets_that_talk_nonsense_disturb_nobody(scene: Scene, who: str) -> None:
    table = scene.lay(scene.ann, scene.eve if who == "player" else scene.ben).table
    cookie = "" if who == "stranger" else scene.eve.cookie

    flood, sight, _ = struck(scene, Striker(table, "nonsense", cookie, greet=who != "stranger", sockets=50))

    assert flood.ended > 0
    assert sight.slowest < BEARABLE
    assert sight.refused == []
    scene.check_well()


def test_a_text_of_empty_fragments_takes_no_memory(scene: Scene) -> None:
    assert scene.server.process is not None
    table = scene.lay(scene.ann, scene.ben).table
    before = resident(scene.server.process.pid)

    async def endless() -> bool:
        line = await shaken(scene.server.port, table, scene.eve.cookie)
        await line.send(HELLO + FIRST_FRAGMENT + FRAGMENT * 100)
        ended = await line.ends()
        line.close()
        return ended

    assert asyncio.run(endless())
    assert resident(scene.server.process.pid) - before < 8_000_000


def test_who_keeps_being_too_fast_is_told_goodbye_and_strangers_from_there_have_to_wait(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    async def hasty() -> tuple[bytes, bytes, bytes]:
        fast = await shaken(scene.server.port, table, scene.eve.cookie, QUIET)
        await fast.send(HELLO)
        await fast.send(PING * 1_000)
        await fast.ends()
        stranger = await shaken(scene.server.port, table, scene.eve.cookie, QUIET)
        player = await shaken(scene.server.port, table, scene.ann.cookie, QUIET)
        await player.send(HELLO)
        await stranger.ends()
        while b'"type":"update"' not in player.heard and await player.read():
            pass
        for line in (fast, stranger, player):
            line.close()
        return fast.heard, stranger.heard, player.heard

    fast, stranger, player = asyncio.run(asyncio.wait_for(hasty(), 60))

    assert b'{"type":"bye","reason":"too-fast"}' in fast
    assert b'"reason":"too-fast"' in stranger
    assert b'"type":"update"' in player


def test_a_socket_that_says_no_hello_is_closed(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    async def silent() -> tuple[bool, bytes]:
        line = await shaken(scene.server.port, table, scene.ann.cookie)
        ended = await line.ends()
        line.close()
        return ended, line.heard

    ended, heard = asyncio.run(silent())

    assert ended
    assert b'{"type":"bye","reason":"slow"}' in heard


def test_who_says_other_things_before_hello_is_refused_a_few_times_and_sent_away(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    async def rude() -> bytes:
        line = await shaken(scene.server.port, table, scene.ann.cookie)
        await line.send((NONSENSE + text_frame(b'{"type":"ready","seat":0}')) * 10)
        await line.ends()
        line.close()
        return line.heard

    heard = asyncio.run(rude())

    assert heard.count(b'"type":"refused"') == 8
    assert b'{"type":"bye","reason":"refused"}' in heard


def test_a_burst_that_a_hasty_client_may_send_is_heard_in_full(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table
    echoes = b"".join(text_frame(b'{"type":"echo","probe":0,"id":%d}' % number) for number in range(50))

    async def burst() -> bytes:
        line = await shaken(scene.server.port, table, scene.ann.cookie)
        await line.send(HELLO + echoes + PING * 40)
        while b'"id":49' not in line.heard and await line.read():
            pass
        line.close()
        return line.heard

    heard = asyncio.run(asyncio.wait_for(burst(), 60))

    assert heard.count(b'"type":"done"') == 50
