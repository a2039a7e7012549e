"""Frames at full speed for a while, and what they cost others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from server.attack import Scene, resident, staged
from server.attacks.frames import KINDS, Flood, Striker, strike
from server.onlookers import beside, cpu_seconds
from server.running import AS_SHIPPED

SECONDS = 30.0  # fifty sockets share a budget, so it takes a while until one has been too fast for long
HONEST = "127.0.0.1"
CALM = 0.05  # seconds: what 99 of 100 answers must not exceed
ENTRY = 0.5  # seconds for a newcomer


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("frames"), AS_SHIPPED) as scene:
        yield scene


def check_struck(scene: Scene, striker: Striker, capsys: pytest.CaptureFixture[str]) -> None:
    """Attack, tell the figures, and compare them with the bar."""
    assert scene.server.process is not None
    told: list[Flood] = []

    async def attack() -> None:
        told.append(await strike(scene.server.port, striker, SECONDS))

    before = cpu_seconds(scene.server.process.pid)
    sight = asyncio.run(beside(scene.server.url, scene.server.ws, attack()))
    spent = (cpu_seconds(scene.server.process.pid) - before) / SECONDS
    memory = resident(scene.server.process.pid) / 1e6
    with capsys.disabled():
        print(f"\n{striker.kind} from {striker.sockets}: {sight}; {spent:.2f} of a core, {memory:.0f} MB")  # noqa: T201
    assert told[0].ended > 0
    assert sight.p99 < CALM
    assert sight.slowest_entry < ENTRY
    assert sight.refused == []
    scene.check_well()


@pytest.mark.parametrize("kind", KINDS)
def test_frames_without_end_from_a_stranger_disturb_nobody(
    scene: Scene, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check_struck(scene, Striker(scene.lay(scene.ann, scene.ben).table, kind), capsys)


@pytest.mark.parametrize("who", ["stranger", "guest", "player", "neighbour"])
def test_fifty_sockets_that_talk_nonsense_disturb_nobody(
    scene: Scene, who: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = scene.lay(scene.ann, scene.eve if who == "player" else scene.ben).table
    cookie = "" if who == "stranger" else scene.eve.cookie
    striker = Striker(table, "nonsense", cookie, greet=who != "stranger", sockets=50)

    check_struck(scene, striker if who != "neighbour" else replace(striker, address=HONEST), capsys)
