"""Two hundred power cuts: whatever the server acknowledged is there, and every match is played to its end."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import psycopg
import pytest

from server.postgres import Cluster
from server.postgres import cluster as cluster
from server.running import Server, running
from server.siege import LIMITS, Agreement, Siege, Tally

KILLS: Final = 200
SECONDS_TO_NOTICE: Final = 0.2  # that a part of it is gone, and to end the others
SECONDS: Final = 3600
DATABASE_TOO: Final = 10  # one attack of so many hits the database as well
AGREEMENTS: Final = (
    Agreement("dont-go-in-there", 3),
    Agreement("dont-go-in-there", 5),
    Agreement("nightmarium", 2),
    Agreement("nightmarium", 4),
    Agreement("fear-of-the-dark", 1, people=1),
    Agreement("straszydla", 3),
    Agreement("komnata-strachu", 3, options={"form": "race"}),
    Agreement("komnata-strachu", 3, options={"reveals": "3", "pace": "ready"}),
)


def test_a_file_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(f"sqlite:///{tmp_path / 'nightlight.db'}", tmp_path / "log", LIMITS) as server:
        tally = besieged(server, tmp_path, lambda: None)

    told(capsys, tally)
    assert (tally.kills, tally.lost, tally.corrupt) == (KILLS, 0, 0)


def test_postgresql_loses_nothing(cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moments = random.Random(2)  # noqa: S311 nobody's secret

    def sometimes_the_database_first() -> None:
        if moments.randrange(DATABASE_TOO) == 0:
            crash(cluster)

    with running(cluster.fresh(), tmp_path / "log", LIMITS) as server:
        tally = besieged(server, tmp_path, sometimes_the_database_first)

    told(capsys, tally)
    assert (tally.kills, tally.lost, tally.corrupt) == (KILLS, 0, 0)


def besieged(server: Server, folder: Path, before: Callable[[], None]) -> Tally:
    """What two hundred power cuts cost."""
    siege = Siege(server, AGREEMENTS, seed=KILLS)

    def power_cut() -> None:
        before()
        server.kill()
        server.start()

    asyncio.run(asyncio.wait_for(siege.hold(KILLS, power_cut), SECONDS))
    return siege.settle(folder)


def crash(cluster: Cluster) -> None:
    """End PostgreSQL as its immediate mode does: all at once, to recover from its log when it is back."""
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
        victim = connection.execute("SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'").fetchone()
    assert victim is not None
    os.kill(victim[0], signal.SIGKILL)
    time.sleep(SECONDS_TO_NOTICE)
    cluster.wait_until_ready()


def told(capsys: pytest.CaptureFixture[str], tally: Tally) -> None:
    """The account, for whoever waits for it."""
    with capsys.disabled():
        sys.stdout.write(f"\n{tally}\n")
