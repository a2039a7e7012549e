"""Who sends frames without end slows down nobody but themselves, and is sent away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.attack import Scene, resident, staged, text_frame
from server.attacks.frames import FIRST_FRAGMENT, FRAGMENT, HELLO, KINDS, NONSENSE, PING, Flood, Striker, strike
from server.attacks.lines import shaken
from server.onlookers import Sight, cpu_seconds, onlookers

SECONDS = 4.0
QUIET = "127.0.0.9"  # an address from which nobody was sent away before
BEARABLE = 2.0  # seconds for an answer, on a machine where others work


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("frames"), {"flood_seconds": 1, "hello_seconds": 3}) as scene:
        yield scene


async def struck(scene: Scene, striker: Striker) -> tuple[Flood, Sight, float]:
    """What became of the attackers, what others saw, and how much of a core the server spent."""
    assert scene.server.process is not None
    before = cpu_seconds(scene.server.process.pid)
    async with onlookers(scene.server.url, scene.server.ws) as sight:
        flood = await strike(scene.server.port, striker, SECONDS)
    return flood, sight, (cpu_seconds(scene.server.process.pid) - before) / SECONDS


@pytest.mark.parametrize("kind", KINDS)
async def test_frames_without_end_from_a_stranger_disturb_nobody(scene: Scene, kind: str) -> None:
    table = scene.lay(scene.ann, scene.eve).table

    flood, sight, spent = await struck(scene, Striker(table, kind))

    assert flood.ended > 0
    assert sight.slowest < BEARABLE
    assert sight.refused == []
    assert spent < 0.5, "of a core, of which those who play have their share"
    scene.check_well()


@pytest.mark.parametrize("who", ["stranger", "guest", "player"])
async def test_fifty_sockets_that_talk_nonsense_disturb_nobody(scene: Scene, who: str) -> None:
    table = scene.lay(scene.ann, scene.eve if who == "player" else scene.ben).table
    cookie = "" if who == "stranger" else scene.eve.cookie

    flood, sight, _ = await struck(scene, Striker(table, "nonsense", cookie, greet=who != "stranger", sockets=50))

    assert flood.ended > 0
    assert sight.slowest < BEARABLE
    assert sight.refused == []
    scene.check_well()


async def test_a_text_of_empty_fragments_takes_no_memory(scene: Scene) -> None:
    assert scene.server.process is not None
    table = scene.lay(scene.ann, scene.ben).table
    before = resident(scene.server.process.pid)

    line = await shaken(scene.server.port, table, scene.eve.cookie)
    await line.send(HELLO + FIRST_FRAGMENT + FRAGMENT * 100)
    ended = await line.ends()
    line.close()

    assert ended
    assert resident(scene.server.process.pid) - before < 8_000_000


async def test_who_keeps_being_too_fast_is_told_goodbye_and_strangers_from_there_have_to_wait(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

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

    assert b'{"type":"bye","reason":"too-fast"}' in fast.heard
    assert b'"reason":"too-fast"' in stranger.heard
    assert b'"type":"update"' in player.heard


async def test_a_socket_that_says_no_hello_is_closed(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    line = await shaken(scene.server.port, table, scene.ann.cookie)
    ended = await line.ends()
    line.close()

    assert ended
    assert b'{"type":"bye","reason":"slow"}' in line.heard


async def test_who_says_other_things_before_hello_is_refused_a_few_times_and_sent_away(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table

    line = await shaken(scene.server.port, table, scene.ann.cookie)
    await line.send((NONSENSE + text_frame(b'{"type":"ready","seat":0}')) * 10)
    await line.ends()
    line.close()

    assert line.heard.count(b'"type":"refused"') == 8
    assert b'{"type":"bye","reason":"refused"}' in line.heard


async def test_a_burst_that_a_hasty_client_may_send_is_heard_in_full(scene: Scene) -> None:
    table = scene.lay(scene.ann, scene.ben).table
    echoes = b"".join(text_frame(b'{"type":"echo","probe":0,"id":%d}' % number) for number in range(50))

    line = await shaken(scene.server.port, table, scene.ann.cookie)
    await line.send(HELLO + echoes + PING * 40)
    while b'"id":49' not in line.heard and await line.read():
        pass
    line.close()

    assert line.heard.count(b'"type":"done"') == 50
