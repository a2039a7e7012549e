"""Endless requests, half ones and handshakes that vanish, for a while, and what they cost others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest

from server.attack import Scene, resident, staged
from server.attacks.heads import ENDLESS, endless
from server.attacks.slow import HALVES, silent
from server.attacks.vanishing import babble, vanish
from server.onlookers import ATTACKER, beside, cpu_seconds
from server.running import AS_SHIPPED

SECONDS = 15.0
HONEST = "127.0.0.1"
CALM = 0.05  # seconds: what 99 of 100 answers must not exceed
ENTRY = 0.5  # seconds for a newcomer
LITTLE = 24_000_000  # bytes of memory


async def half_heads(port: int, address: str) -> None:
    """A thousand lines that hold half a head, again and again."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        lines = await silent(port, HALVES["half-a-head"], 1_000, address)
        await asyncio.sleep(1)
        for line in lines:
            line.close()


Attack = Callable[[int, str], Awaitable[object]]


def without_end(kind: str) -> Attack:
    return lambda port, address: endless(port, kind, SECONDS, lines=4, address=address)


ATTACKS: dict[str, Attack] = {
    **{f"endless {kind}": without_end(kind) for kind in ENDLESS},
    "half heads": half_heads,
    "vanishing": lambda port, address: vanish(port, "nowhere", SECONDS, address),
    "garbage": lambda port, address: babble(port, SECONDS, address),
}


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("door"), AS_SHIPPED) as scene:
        yield scene


@pytest.mark.parametrize("address", [ATTACKER, HONEST])
@pytest.mark.parametrize("name", ATTACKS)
def test_strangers_at_the_door_disturb_nobody(
    scene: Scene, name: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert scene.server.process is not None
    process, port = scene.server.process.pid, scene.server.port
    memory, spent, logged = resident(process), cpu_seconds(process), scene.server.log.stat().st_size

    sight = asyncio.run(beside(scene.server.url, scene.server.ws, ATTACKS[name](port, address)))

    memory, spent = resident(process) - memory, (cpu_seconds(process) - spent) / SECONDS
    logged = scene.server.log.stat().st_size - logged
    with capsys.disabled():
        grew = f"{memory / 1e6:+.0f} MB, {logged} bytes of log"
        print(f"\n{name} from {address}: {sight}; {spent:.2f} of a core, {grew}")  # noqa: T201
    assert memory < LITTLE
    assert logged < 20_000
    assert sight.p99 < CALM
    assert sight.slowest_entry < ENTRY
    assert sight.refused == []
    scene.check_well()
