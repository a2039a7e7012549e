"""People with a long past wish to be forgotten, and those who play go on playing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from server.attack import opened_store
from server.attacks.forgetting import all_at_once, be_forgotten, lay_past, until_gone
from server.client import Guest
from server.onlookers import onlookers
from server.running import running

TABLES: Final = 60
RECORDS: Final = 150  # in each
GUESTS: Final = 30
GENEROUS: Final = 2.0  # seconds that nobody waits longer for an answer, however busy the machine is


async def test_somebody_with_a_long_past_is_forgotten_and_nobody_waits_for_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'nightlight.db'}"
    with running(url, tmp_path / "log") as server:
        database, store = opened_store(url)
        past = lay_past(store, server.url, TABLES, RECORDS)
        database.close()

        async with onlookers(server.url, server.ws) as sight:
            await be_forgotten(server.url, past)

    assert sight.answers
    assert sight.slowest < GENEROUS
    assert sight.refused == []


async def test_many_are_forgotten_at_once_and_each_is_answered(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'nightlight.db'}", tmp_path / "log") as server:
        guests = [Guest(server.url, f"Leaver {number}") for number in range(GUESTS)]
        tables = [guest.open("nightmarium", 2, start=True)["table"] for guest in guests]

        async with onlookers(server.url, server.ws) as sight:
            answers = await all_at_once(server.url, guests)
            await until_gone(server.url, tables, "Leaver")

    assert [status for status, _ in answers] == [204] * GUESTS
    assert sight.slowest < GENEROUS
