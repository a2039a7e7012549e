"""A database that takes nothing more: what cannot be written is refused, and the table goes on when it can again."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import psycopg
import pytest

from nightlight.core.errors import StorageError
from nightlight.server.store.database import Database
from nightlight.server.store.store import Store
from server.client import Guest, Said
from server.evidence import exported, lost, replayed, told
from server.postgres import Cluster, name_in
from server.running import Server, running
from server.scripted import Player
from server.store.evening import ANN, laid

SECONDS: Final = 120
QUICK: Final = {"messages_per_second": 1000, "message_burst": 1000}
REFUSALS: Final = 20
ROOM: Final = 4_000_000  # bytes of the small disk
UNLIMITED: Final = resource.RLIM_INFINITY


class Trouble:
    """Something that keeps a database from being written to, for a while."""

    def __init__(self, database: str) -> None:
        self.database: Final = database

    def begin(self, server: Server) -> None:
        """From now on nothing can be written."""

    def end(self, server: Server) -> None:
        """It can again."""


class FullDisk(Trouble):
    """No room on the disk of a file."""

    def __init__(self, disk: Path) -> None:
        super().__init__(f"sqlite:///{disk / 'nightlight.db'}")
        self.ballast: Final = disk / "ballast"

    def begin(self, server: Server) -> None:
        with self.ballast.open("wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(1024))
            except OSError:
                return

    def end(self, server: Server) -> None:
        self.ballast.unlink()


class FailingDisk(Trouble):
    """A disk that takes no byte of a file any more."""

    def begin(self, server: Server) -> None:
        limit_files(server, 0)

    def end(self, server: Server) -> None:
        limit_files(server, UNLIMITED)


class ReadOnly(Trouble):
    """A database of PostgreSQL that may only be read."""

    def __init__(self, cluster: Cluster) -> None:
        super().__init__(cluster.fresh())
        self.cluster: Final = cluster

    def begin(self, server: Server) -> None:
        self.set_read_only()

    def end(self, server: Server) -> None:
        self.set_writable()
        self.cluster.cut_off(self.database)

    def set_read_only(self) -> None:
        """For all connections."""
        self._set("SET default_transaction_read_only = on")
        self.cluster.cut_off(self.database)

    def set_writable(self) -> None:
        """For those that are made from now on."""
        self._set("RESET default_transaction_read_only")

    def _set(self, what: str) -> None:
        with psycopg.connect(self.cluster.url("postgres"), autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name_in(self.database)} {what}".encode())


def limit_files(server: Server, size: int) -> None:
    """How long a file the server may write."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, UNLIMITED))


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk with little room, where we may mount one."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root mounts a small disk")
    folder.mkdir()
    mounted = subprocess.run(
        ["/bin/mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", folder], check=False, capture_output=True
    )
    if mounted.returncode != 0:
        pytest.skip("a small disk cannot be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["/bin/umount", "--lazy", folder], check=True)


@pytest.fixture(params=["full", "failing", "read-only"])
def trouble(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Trouble]:
    if request.param == "full":
        with small_disk(tmp_path / "disk") as disk:
            yield FullDisk(disk)
    elif request.param == "failing":
        if not hasattr(resource, "prlimit"):
            pytest.skip("nobody else can limit a process here")
        yield FailingDisk(f"sqlite:///{tmp_path / 'nightlight.db'}")
    else:
        yield ReadOnly(request.getfixturevalue("cluster"))


async def test_what_cannot_be_written_is_refused_and_the_table_goes_on_later(trouble: Trouble, tmp_path: Path) -> None:
    with running(trouble.database, tmp_path / "log", QUICK) as server:
        guests = [Guest(server.url, "Ann"), Guest(server.url, "Ben")]
        table = guests[0].open("nightmarium", 2)["table"]
        ann, ben = (Player(table, guest, seat, seat) for seat, guest in enumerate(guests))

        async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
            group.create_task(ann.play(server.ws))
            group.create_task(ben.play(server.ws))
            await ann.until(lambda: len(ann.acknowledged) >= 3)
            await stand_still([ann, ben], asyncio.to_thread(trouble.begin, server))
            await first(ann.until(lambda: ann.refusals != []), ben.until(lambda: ben.refusals != []))
            await asyncio.to_thread(trouble.end, server)
        match = replayed(exported(guests[0], table, tmp_path))

    reasons = [refusal["reason"] for refusal in ann.refusals + ben.refusals]
    assert reasons[0] == "storage"
    assert set(reasons) <= {"storage", "stale"}  # written after all, where the line to the database broke
    assert [ann.events, ben.events] == [told(match, 0), told(match, 1)]
    assert lost(match, ann.acknowledged + ben.acknowledged) == []
    assert [ann.visits, ben.visits] == [1, 1]


def test_the_operator_is_told_of_trouble_and_of_its_end(trouble: Trouble, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(trouble.database, log, QUICK) as server:
        guest = Guest(server.url, "Ann")
        before = health(server)
        trouble.begin(server)

        answers = [refused_rename(guest) for _ in range(REFUSALS)]
        during = health(server)
        figures = httpx.get(f"{server.url}/metrics", timeout=30).text
        trouble.end(server)
        after = until_well(server)

    assert (before["status"], during["status"], after["status"]) == ("ok", "storage", "ok")
    assert during["detail"]
    assert "storage" in answers
    counted = re.search(r"nightlight_storage_errors_total (\d+)", figures)
    assert counted is not None
    assert int(counted[1]) >= answers.count("storage")
    told = [json.loads(line) for line in log.read_text("utf-8").splitlines() if line.startswith("{")]
    errors = [line for line in told if line["level"] == "error"]
    least = 0 if isinstance(trouble, FailingDisk) else 1  # there the log is a file that cannot be written as well
    assert least <= len(errors) < REFUSALS / 2
    assert "the database can be written again" in [line["message"] for line in told if line["level"] == "warning"]


def test_connections_that_may_only_read_are_not_kept(cluster: Cluster) -> None:
    """A connection that was made a moment before the end of the trouble is as read-only as the database was then."""
    trouble = ReadOnly(cluster)
    store = Store(Database.open(trouble.database))
    laid(store)
    trouble.set_read_only()
    with pytest.raises(StorageError, match="read-only"):
        store.rename_guest(ANN.id, "Anna")

    trouble.set_writable()
    store.rename_guest(ANN.id, "Anna")
    renamed = store.guest_by_token_hash("hash-of-ann")
    store.database.close()

    assert renamed == replace(ANN, name="Anna")


async def stand_still(players: list[Player], meanwhile: Coroutine[None, None, None]) -> None:
    """Nobody answers meanwhile: on a slow machine the match would be over before the trouble begins."""
    for player in players:
        player.may_answer.clear()
    await meanwhile
    for player in players:
        player.may_answer.set()


def refused_rename(guest: Guest) -> str:
    """Why a long name is not written; empty if it was, for a disk may be full and yet take something small."""
    answer = guest.http.post("/api/me", json={"name": "A" * 40})
    return "" if answer.status_code == 200 else str(answer.json()["reason"])


def health(server: Server) -> Said:
    said: Said = httpx.get(f"{server.url}/healthz", timeout=30).json()
    return said


def until_well(server: Server) -> Said:
    """What it says when trouble is over, and was for so long that it is believed."""
    deadline = time.monotonic() + SECONDS
    while health(server)["status"] != "ok" and time.monotonic() < deadline:
        time.sleep(0.2)
    time.sleep(2)
    return health(server)


@pytest.mark.parametrize("trouble", ["failing"], indirect=True)
def test_whatever_would_write_is_refused(trouble: Trouble, tmp_path: Path) -> None:
    with running(trouble.database, tmp_path / "log", QUICK) as server:
        guest = Guest(server.url, "Ann")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        table = guest.open("nightmarium", 2, seats=seats, start=True)["table"]
        ticket = guest.http.post(f"/api/tables/{table}/seats/0/ticket").json()["ticket"]
        trouble.begin(server)
        asked = [
            httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, timeout=30),
            guest.http.post("/api/me", json={"name": "Anna"}),
            guest.http.post("/api/tables", json={"game": "nightmarium", "players": 2}),
            guest.http.post(f"/api/tables/{table}/seats/0/ticket"),
            guest.http.post(f"/api/tickets/{ticket}"),
            guest.http.post("/api/games/nightmarium/lesson/branch"),
            guest.http.delete("/api/me"),
        ]
        trouble.end(server)
        name = guest.http.get("/api/me").json()["name"]

    assert [(answer.status_code, answer.json()["reason"]) for answer in asked] == [(503, "storage")] * len(asked)
    assert name == "Ann"


async def first(*waiting: Coroutine[None, None, None]) -> None:
    """Until one of them is done."""
    tasks = [asyncio.create_task(each) for each in waiting]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()


@pytest.mark.parametrize("trouble", ["failing"], indirect=True)
@pytest.mark.parametrize(
    ("game", "options", "events", "seconds"),
    [("dont-go-in-there", {}, 20, 2), ("komnata-strachu", {"reveals": "2", "pace": "ready"}, 4, 6)],
    ids=["bots", "a race"],
)
async def test_what_nobody_asked_for_is_written_later_as_well(
    trouble: Trouble, game: str, options: dict[str, str], events: int, seconds: int, tmp_path: Path
) -> None:
    with running(trouble.database, tmp_path / "log", QUICK) as server:
        guest = Guest(server.url, "Ann")
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        ann = Player(guest.open(game, 3, options=options, seats=seats)["table"], guest, 0, 1)

        async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
            group.create_task(ann.play(server.ws))
            await ann.hears(events)
            await asyncio.to_thread(trouble.begin, server)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(trouble.end, server)
        match = replayed(exported(guest, ann.table, tmp_path))

    assert ann.events == told(match, 0)
    assert lost(match, ann.acknowledged) == []
    assert {refusal["reason"] for refusal in ann.refusals} <= {"storage", "press", "not-now"}
