"""Somebody with five hundred matches is forgotten, or a hundred at once are, and nobody else notices."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

import pytest

from server.attack import opened_store
from server.attacks.forgetting import all_at_once, be_forgotten, lay_past, until_gone
from server.client import Guest
from server.onlookers import Sight, onlookers
from server.running import AS_SHIPPED, running

TABLES: Final = 500
RECORDS: Final = 400  # in each
GUESTS: Final = 100
TABLES_EACH: Final = 3
BAR: Final = 0.05  # seconds that 99 of 100 answers do not exceed
ENTRY: Final = 0.5  # seconds for a newcomer


def test_a_guest_with_five_hundred_matches_is_forgotten_unnoticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'nightlight.db'}"
    with running(url, tmp_path / "log", AS_SHIPPED) as server:
        database, store = opened_store(url)
        past = lay_past(store, server.url, TABLES, RECORDS)
        database.close()

        async def meanwhile() -> tuple[float, float, Sight]:
            async with onlookers(server.url, server.ws) as sight:
                answered, done = await be_forgotten(server.url, past)
            return answered, done, sight

        answered, done, sight = asyncio.run(meanwhile())

    tell(capsys, f"{past.records} records; answered after {answered:.2f} s, done after {done:.2f} s; {sight}")
    assert sight.p99 < BAR
    assert sight.slowest_entry < ENTRY


def test_a_hundred_guests_of_one_address_are_forgotten_at_once_unnoticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(f"sqlite:///{tmp_path / 'nightlight.db'}", tmp_path / "log", AS_SHIPPED) as server:
        guests = [Guest(server.url, f"Leaver {number}") for number in range(GUESTS)]
        tables = [guest.open("nightmarium", 2, start=True)["table"] for guest in guests for _ in range(TABLES_EACH)]

        async def meanwhile() -> tuple[list[tuple[int, float]], Sight]:
            async with onlookers(server.url, server.ws) as sight:
                answers = await all_at_once(server.url, guests)
                await until_gone(server.url, tables, "Leaver")
            return answers, sight

        answers, sight = asyncio.run(meanwhile())

    slowest = max(seconds for _, seconds in answers)
    tell(capsys, f"{GUESTS} guests with {len(tables)} tables, each answered within {slowest:.2f} s; {sight}")
    assert {status for status, _ in answers} == {204}
    assert sight.p99 < BAR
    assert sight.slowest_entry < ENTRY


def tell(capsys: pytest.CaptureFixture[str], figures: str) -> None:
    """The figures, for whoever waits for them."""
    with capsys.disabled():
        sys.stdout.write(f"\n{figures}\n")
