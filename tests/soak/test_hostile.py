"""A hundred thousand hostile messages, and what they cost the server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from server.attack import GENEROUS, Attack, Scene, attacked, opened_store, resident
from server.running import running

ROUNDS = 4
MESSAGES = 25_000  # in each round
ROOM = 48_000_000  # bytes that the later rounds may add: logs of new tables, not what attackers sent


def test_a_hundred_thousand_hostile_messages_neither_change_a_match_nor_fill_the_memory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'nightlight.db'}"
    with running(url, tmp_path / "log", GENEROUS) as server:
        database, store = opened_store(url)
        scene = Scene(server, store)
        assert server.process is not None
        sizes = [resident(server.process.pid)]
        began = time.monotonic()

        for number in range(ROUNDS):
            attack = Attack(server, 1000 * number)
            played = asyncio.run(asyncio.wait_for(attacked(scene, attack, MESSAGES), 1200))
            sizes.append(resident(server.process.pid))

            assert attack.sent == MESSAGES
            for laid in played:
                scene.check_untouched(laid)
        seconds = time.monotonic() - began
        scene.check_untouched(asyncio.run(scene.honest_match()))
        scene.check_well()
        database.close()
    with capsys.disabled():
        told = " ".join(f"{size / 1e6:.0f}" for size in sizes)
        print(f"\n{ROUNDS * MESSAGES / seconds:.0f} messages a second; {told} MB before and after each round")  # noqa: T201

    assert sizes[-1] - sizes[1] < ROOM
