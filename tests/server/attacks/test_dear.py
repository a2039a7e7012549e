"""Dear requests beside the tables: whoever plays hardly notices them."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.attacks import dear
from server.onlookers import onlookers
from server.running import running

SECONDS = 3.0
BOUND = 2.0  # seconds, on a machine that others use as well; an import alone took a newcomer's 6 s
BUSY = 503
WITHIN_BOUNDS = (dear.visits, dear.lessons)  # a visit is followed in moments, and a lesson is soon at hand


@pytest.mark.parametrize("attack", [dear.imports, dear.looks_back, dear.branches, dear.lessons, dear.visits])
async def test_people_play_and_enter_while_somebody_asks_for_much(tmp_path: Path, attack: dear.Attack) -> None:
    dear.endless(dear.HUGE)
    dear.endless(dear.LONG)
    with running(f"sqlite:///{tmp_path / 'nightlight.db'}", tmp_path / "log", dear.NO_QUOTAS) as server:
        async with onlookers(server.url, server.ws) as sight:
            came = await attack(server.url, SECONDS)

    assert sight.refused == []
    assert sight.answers
    assert sight.slowest < BOUND, sight
    assert sight.slowest_entry < BOUND, sight
    assert came[200] + came[201] > 0, "what is asked for within bounds is done"
    assert came[BUSY] > 0 or attack in WITHIN_BOUNDS, "and beyond them it is refused"
    assert set(came) <= {200, 201, BUSY}
