"""Somebody with five hundred matches is forgotten among two hundred thousand records, and nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from server.attack import opened_store
from server.attacks.forgetting import be_forgotten, lay_past
from server.onlookers import onlookers
from server.running import running

TABLES: Final = 500
RECORDS: Final = 400  # in each
BAR: Final = 0.05  # seconds that 99 of 100 answers do not exceed
ENTRY: Final = 0.5  # seconds for a newcomer


def test_a_guest_with_five_hundred_matches_is_forgotten_unnoticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'nightlight.db'}"
    with running(url, tmp_path / "log") as server:
        database, store = opened_store(url)
        past = lay_past(store, server.url, TABLES, RECORDS)
        database.close()

        async def meanwhile() -> tuple[float, float]:
            async with onlookers(server.url, server.ws) as sight:
                seconds = await be_forgotten(server.url, past)
            with capsys.disabled():
                print(f"\n{past.records} records; answered after {seconds[0]:.2f} s, done after {seconds[1]:.2f} s")  # noqa: T201
                print(sight)  # noqa: T201
            assert sight.p99 < BAR
            assert sight.slowest_entry < ENTRY
            return seconds

        asyncio.run(meanwhile())
