"""A thousand power cuts: whatever the server acknowledged is there, and every match is played to its end."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import astuple
from pathlib import Path
from threading import Lock
from typing import Final

import psycopg
import pytest

from server.postgres import Cluster
from server.postgres import cluster as cluster
from server.running import Server, kill, running
from server.siege import LIMITS, Agreement, Attack, Siege, Tally

KILLS: Final = int(os.environ.get("NIGHTLIGHT_SOAK_KILLS", "1000"))
PAUSE: Final = (0.05, 0.6)  # seconds in which people play
SECONDS_TO_NOTICE: Final = 0.2  # that a part of it is gone, and to end the others
SECONDS: Final = 7200
DATABASE_TOO: Final = 20  # one attack of so many hits the database as well
ONE_CRASH: Final = Lock()
TRIES: Final = 10  # to start a server
TOLD_EVERY: Final = 50  # kills
ALL_OF_IT: Final = 5  # one attack of so many on a server with workers hits the whole of it
AGREEMENTS: Final = (
    Agreement("dont-go-in-there", 3),
    Agreement("nightmarium", 2),
    Agreement("nightmarium", 4),
    Agreement("fear-of-the-dark", 1, people=1),
    Agreement("straszydla", 3),
    Agreement("komnata-strachu", 3, options={"form": "race"}),
    Agreement("komnata-strachu", 3, options={"reveals": "3", "pace": "ready"}),
)


def test_a_file_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two servers, each with a file of its own: while the one starts, the other is played at."""
    with ExitStack() as stack:
        folders = [tmp_path / name for name in ("one", "other")]
        for folder in folders:
            folder.mkdir()
        servers = [stack.enter_context(on_a_file(folder)) for folder in folders]
        sieges = [Siege([server], AGREEMENTS, seed) for seed, server in enumerate(servers)]
        for siege in sieges:
            siege.told = teller(capsys, "SQLite")
        asyncio.run(besieged(sieges, [[power_cut(server)] for server in servers]))
        tallies = [siege.settle(folder) for siege, folder in zip(sieges, folders, strict=True)]

    tally = Tally(*map(sum, zip(*map(astuple, tallies), strict=True)))
    told(capsys, "SQLite", tally)
    assert (tally.kills, tally.lost, tally.corrupt) == (KILLS, 0, 0)


def test_postgresql_loses_nothing(cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two servers on one database, one of them with two workers; of three processes that serve any may be killed."""
    database = cluster.fresh()
    with (
        running(database, tmp_path / "one", LIMITS) as one,
        running(database, tmp_path / "other", LIMITS, workers=2) as other,
    ):
        siege = Siege([one, other], AGREEMENTS, seed=2)
        siege.told = teller(capsys, "PostgreSQL")
        moments = random.Random(2)  # noqa: S311 nobody's secret
        attacks = [
            with_the_database(power_cut(one), cluster, moments),
            with_the_database(ended_worker(other, moments), cluster, moments),
        ]
        asyncio.run(besieged([siege], [attacks]))
        tally = siege.settle(tmp_path)

    told(capsys, "PostgreSQL, three processes", tally)
    assert (tally.kills, tally.lost, tally.corrupt) == (KILLS, 0, 0)


async def besieged(sieges: list[Siege], attacks: list[list[Attack]]) -> None:
    """All sieges beside each other, with as many attacks on each."""
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        for siege, its in zip(sieges, attacks, strict=True):
            group.create_task(siege.hold(KILLS // len(sieges), *its, pause=PAUSE))


def on_a_file(folder: Path) -> AbstractContextManager[Server]:
    return running(f"sqlite:///{folder / 'nightlight.db'}", folder / "log", LIMITS)


def power_cut(server: Server) -> Attack:
    """All of the server ends at once, and is started again."""

    def attack() -> None:
        server.kill()
        started(server)

    return attack


def started(server: Server) -> None:
    """Start it as its system does, again where that failed: another attacker may just have ended the database."""
    for _ in range(TRIES):
        with suppress(AssertionError):
            server.start()
            return
        time.sleep(1)
    server.start()


def ended_worker(server: Server, moments: random.Random) -> Attack:
    """One of its workers ends, and is started again by who watches over them; sometimes all of it ends."""

    def attack() -> None:
        serving = server.serving()
        if moments.randrange(ALL_OF_IT) == 0 or not serving or not server.alive:
            power_cut(server)()
            return
        kill(moments.choice(serving))
        if not whole_again(server, serving):  # a new worker that finds no database ends all of it
            started(server)

    return attack


def whole_again(server: Server, before: list[int]) -> bool:
    """Wait for the worker that stands in for the one that was killed; whether it came."""
    while server.alive:
        serving = server.serving()
        if len(serving) >= server.workers and serving != before:
            return True
        time.sleep(SECONDS_TO_NOTICE)
    return False


def with_the_database(attack: Attack, cluster: Cluster, moments: random.Random) -> Attack:
    """Sometimes the database ends first."""

    def attack_both() -> None:
        if moments.randrange(DATABASE_TOO) == 0:
            crash(cluster)
        attack()

    return attack_both


def crash(cluster: Cluster) -> None:
    """End PostgreSQL as its immediate mode does: all at once, to recover from its log when it is back."""
    with ONE_CRASH:  # both attackers would have it at once
        with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
            victim = connection.execute("SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'").fetchone()
        assert victim is not None
        os.kill(victim[0], signal.SIGKILL)
        time.sleep(SECONDS_TO_NOTICE)
        cluster.wait_until_ready()


def teller(capsys: pytest.CaptureFixture[str], where: str) -> Callable[[Siege], None]:
    """Says now and then how it goes."""

    def tell(siege: Siege) -> None:
        if siege.tally.kills % TOLD_EVERY == 0:
            with capsys.disabled():
                sys.stdout.write(f"{where}: {siege.so_far()}\n")
                sys.stdout.flush()

    return tell


def told(capsys: pytest.CaptureFixture[str], where: str, tally: Tally) -> None:
    """The account, for whoever waits for it."""
    with capsys.disabled():
        sys.stdout.write(f"\n{where}: {tally}\n")
