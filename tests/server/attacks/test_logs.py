"""What clients do wrong is counted, and told to the operator now and then: it does not fill the log."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from server.attack import Scene, staged
from server.attacks.vanishing import babble, vanish
from server.onlookers import onlookers

SECONDS = 4.0
BEARABLE = 2.0  # seconds for an answer, on a machine where others work


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("logs")) as scene:
        yield scene


@pytest.mark.parametrize("where", ["here", "nowhere"])
async def test_handshakes_that_vanish_leave_no_trace_of_each(scene: Scene, where: str) -> None:
    table = scene.lay(scene.ann, scene.ben).table if where == "here" else "nowhere"
    before = scene.server.log.stat().st_size

    async with onlookers(scene.server.url, scene.server.ws) as sight:
        await vanish(scene.server.port, table, SECONDS)

    assert scene.server.log.stat().st_size - before < 10_000
    assert sight.slowest < BEARABLE
    scene.check_well()


async def test_garbage_is_counted_and_logged_seldom(scene: Scene) -> None:
    before = len(scene.server.log.read_text().splitlines())

    said = await babble(scene.server.port, SECONDS)

    lines = [json.loads(line) for line in scene.server.log.read_text().splitlines()[before:]]
    counted = [line for line in scene.ann.http.get("/metrics").text.splitlines() if 'kind="garbage"' in line]
    assert said > 10
    assert len(lines) <= 2
    assert all("exception" not in line for line in lines)
    assert any(float(line.split()[-1]) > 10 for line in counted)
    scene.check_well()
