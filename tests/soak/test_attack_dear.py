"""Dear requests for a long time: the bars that the server is built for."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from server.attacks import dear
from server.onlookers import beside
from server.running import AS_SHIPPED, running

SECONDS = 30.0
ANSWER = 0.05  # seconds, of 99 in 100
ENTRY = 0.5


@pytest.mark.parametrize("address", ["127.0.0.2", "127.0.0.1"])
@pytest.mark.parametrize("attack", [dear.imports, dear.looks_back, dear.branches, dear.lessons, dear.visits])
def test_dear_requests_keep_nobody_waiting(tmp_path: Path, attack: dear.Attack, address: str) -> None:
    dear.endless(dear.HUGE)
    dear.endless(dear.LONG)
    came: Counter[int] = Counter()
    with running(f"sqlite:///{tmp_path / 'nightlight.db'}", tmp_path / "log", dear.NO_QUOTAS | AS_SHIPPED) as server:

        async def evening() -> None:
            came.update(await attack(server.url, SECONDS, address=address))

        sight = asyncio.run(beside(server.url, server.ws, evening()))

    print(f"{attack.__name__} from {address}: {sight}; answers by status {dict(came)}")  # noqa: T201
    assert sight.refused == []
    assert sight.p99 < ANSWER
    assert sight.slowest_entry < ENTRY
