"""The people beside an attack, where nobody attacks."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.onlookers import cpu_seconds, onlookers
from server.running import running


async def test_without_an_attack_people_play_and_enter(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'nightlight.db'}", tmp_path / "log") as server:
        assert server.process is not None
        before = cpu_seconds(server.process.pid)

        async with onlookers(server.url, server.ws) as sight:
            await asyncio.sleep(3)

        assert cpu_seconds(server.process.pid) > before
    assert sight.refused == []
    assert len(sight.entries) > 0
    assert len(sight.answers) > 3
    assert 0 < sight.p99 <= sight.slowest < float("inf")
