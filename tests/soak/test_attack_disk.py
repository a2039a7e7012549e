"""Somebody tries to fill the disk for a long time: how much a minute of it costs, and whether anybody notices."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from nightlight.server.limits.limits import Limits
from server.attacks import disk
from server.onlookers import beside
from server.running import AS_SHIPPED, PLENTY, running

SECONDS = 60.0
ANSWER = 0.05  # seconds, of 99 in 100
ENTRY = 0.5
ROOM = 30_000_000  # bytes: what a network may add at once, with the onlookers' own matches
USUAL = {name: getattr(Limits(), name) for name in PLENTY} | {"requests_per_minute": Limits().requests_per_minute}
FOR_ONLOOKERS = {"network_tables_per_hour": 100_000, "requests_per_minute": 100_000}  # newcomers come twice a second


@pytest.mark.parametrize("address", ["127.0.0.2", "127.0.0.1"])
@pytest.mark.parametrize("attack", [disk.endless_names, disk.honest_journals, disk.fidgeting, disk.talk, disk.openings])
def test_who_tries_to_fill_the_disk_fills_little_and_keeps_nobody_waiting(
    tmp_path: Path, attack: disk.Attack, address: str
) -> None:
    database = tmp_path / "nightlight.db"
    heard: Counter[str] = Counter()
    with running(f"sqlite:///{database}", tmp_path / "log", USUAL | FOR_ONLOOKERS | AS_SHIPPED) as server:
        before = disk.bytes_of(database)

        async def evening() -> None:
            heard.update(await attack(server, SECONDS, address))

        sight = asyncio.run(beside(server.url, server.ws, evening()))
        grown = disk.bytes_of(database) - before

    print(f"{attack.__name__} from {address}: {grown / 1e6:.2f} MB in {SECONDS:.0f} s; {dict(heard)}; {sight}")  # noqa: T201
    assert grown < ROOM
    assert sight.refused == []
    assert sight.p99 < ANSWER
    assert sight.slowest_entry < ENTRY
