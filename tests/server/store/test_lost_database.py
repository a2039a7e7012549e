"""A file of SQLite that is taken away, replaced or damaged: nothing is told as recorded that the next start lacks."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from nightlight.core.errors import StorageError
from nightlight.server.operations.health import Health
from nightlight.server.store.database import Database
from nightlight.server.store.rows import Batch
from nightlight.server.store.store import Store
from server.client import Guest, Said
from server.evidence import exported, lost, replayed, table_state_in
from server.running import PATIENCE, Server, running
from server.scripted import Player
from server.store.evening import CELLAR, laid

SECONDS: Final = 60
QUICK: Final = {"messages_per_second": 1000, "message_burst": 1000}
ENOUGH: Final = 10  # answers until something happens
PAGE: Final = 4096  # bytes

pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere a file that is open cannot be taken away")


def delete(file: Path) -> None:
    for each in file.parent.glob(f"{file.name}*"):
        each.unlink()


def replace(file: Path) -> None:
    """By an older copy, as a restore does that forgot to stop the server."""
    copy = file.with_name("copy")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    copy.replace(file)


def delete_log(file: Path) -> None:
    """Only what SQLite writes beside the file, which looks like rubbish to some."""
    file.with_name(f"{file.name}-wal").unlink()


async def happened(true: Callable[[], bool]) -> None:
    """Until that is so."""
    for _ in range(100 * SECONDS):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


class Pair:
    """Two people at a table of a server that runs."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.guests: Final = [Guest(server.url, "Ann"), Guest(server.url, "Ben")]
        self.table: Final[str] = self.guests[0].open("nightmarium", 2)["table"]
        self.players: Final = [Player(self.table, guest, seat, seat) for seat, guest in enumerate(self.guests)]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def refusals(self) -> list[Said]:
        return [refusal for player in self.players for refusal in player.refusals]

    async def play(self, until: Callable[[], bool]) -> list[asyncio.Task[None]]:
        """Let them play until that is so, and on."""
        tasks = [asyncio.create_task(player.endure(self.server.ws)) for player in self.players]
        await happened(until)
        return tasks


def health(server: Server) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{server.url}/healthz", timeout=30)
    return answer.status_code, answer.json()


def until_health(server: Server, status: int) -> dict[str, Any]:
    """What it says when it says that."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        found, said = health(server)
        if found == status:
            return said
        time.sleep(0.2)
    raise AssertionError(f"the health never was {status}")


def logged(log: Path, level: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines() if line.startswith("{")]
    return [line for line in lines if line["level"] == level]


@pytest.mark.parametrize("take", [delete, replace, delete_log])
async def test_nothing_is_acknowledged_once_the_file_is_gone_and_what_was_is_saved(
    take: Callable[[Path], None], tmp_path: Path
) -> None:
    file, log = tmp_path / "data" / "nightlight.db", tmp_path / "log"
    with running(f"sqlite:///{file}", log, QUICK) as server:
        pair = Pair(server)
        tasks = await pair.play(lambda: pair.acknowledged >= ENOUGH)

        await asyncio.to_thread(take, file)
        await asyncio.sleep(0.5)  # for what was on its way
        at_first = pair.acknowledged
        await asyncio.sleep(2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        said = until_health(server, 503)
        newcomer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, timeout=30)

    assert pair.acknowledged == at_first
    assert {refusal["reason"] for refusal in pair.refusals} == {"storage"}
    assert said["status"] == "storage"
    assert "was deleted, moved or replaced" in said["detail"]
    assert (newcomer.status_code, newcomer.json()["reason"]) == (503, "storage")
    errors = {line["message"]: line for line in logged(log, "error")}
    assert "the file of the database is gone" in errors
    copy = Path(errors["the contents of the database file were saved"]["copy"])
    assert copy.name.startswith("nightlight.db.rescued-")
    assert copy.stat().st_mode & 0o777 == 0o600
    database = Database.open(f"sqlite:///{copy}", existing=True)
    match = table_state_in(Store(database), pair.table).match
    database.close()
    assert lost(match, [answer for player in pair.players for answer in player.acknowledged]) == []


async def test_a_file_that_is_put_back_goes_on_where_it_was(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "data" / "nightlight.db", tmp_path / "data" / "elsewhere"
    with running(f"sqlite:///{file}", tmp_path / "log", QUICK) as server:
        pair = Pair(server)
        tasks = await pair.play(lambda: pair.acknowledged >= ENOUGH)

        file.rename(elsewhere)
        await happened(lambda: pair.refusals != [])
        elsewhere.rename(file)
        await asyncio.gather(*tasks)
        until_health(server, 200)
        match = replayed(exported(pair.guests[0], pair.table, tmp_path))

    assert {refusal["reason"] for refusal in pair.refusals} <= {"storage", "stale"}
    assert lost(match, [answer for player in pair.players for answer in player.acknowledged]) == []


def test_a_file_that_is_gone_is_noticed_while_nobody_plays(tmp_path: Path) -> None:
    file, log = tmp_path / "data" / "nightlight.db", tmp_path / "log"
    with running(f"sqlite:///{file}", log, QUICK):
        delete(file)

        deadline = time.monotonic() + SECONDS
        while not logged(log, "error") and time.monotonic() < deadline:
            time.sleep(0.1)

    assert logged(log, "error")[0]["message"] == "the file of the database is gone"


def test_a_server_that_is_stopped_at_once_saves_the_file_as_well(tmp_path: Path) -> None:
    file, log = tmp_path / "data" / "nightlight.db", tmp_path / "log"
    with running(f"sqlite:///{file}", log, QUICK) as server:
        guest = Guest(server.url, "Ann")
        table = guest.open("nightmarium", 2)["table"]
        delete(file)

        code = server.stop()

    assert code == 0
    [copy] = file.parent.iterdir()
    database = Database.open(f"sqlite:///{copy}", existing=True)
    found = Store(database).table(table)
    database.close()
    assert found is not None


def filled(file: Path, tables: int = 200) -> None:
    """A database with many pages."""
    database = Database.open(f"sqlite:///{file}")
    store = laid(Store(database), CELLAR)
    for first in range(2, 2 + 20 * tables, 20):
        store.append([Batch("cellar", first, ["x" * 300] * 20, 1)])
    database.close()


def damage(file: Path) -> None:
    """Random bytes over one page in twenty."""
    luck = random.Random(5)  # noqa: S311 nobody's secret
    pages = file.stat().st_size // PAGE
    with file.open("r+b") as pieces:
        for page in luck.sample(range(1, pages), pages // 20):
            pieces.seek(page * PAGE)
            pieces.write(luck.randbytes(PAGE))


def served(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A server that ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "nightlight", "serve", "--port", "0", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **variables},
    )


def test_a_damaged_file_is_not_served(tmp_path: Path) -> None:
    file = tmp_path / "nightlight.db"
    filled(file)
    damage(file)

    done = served("--database", f"sqlite:///{file}")

    assert done.returncode == 2
    assert done.stderr.startswith(f"{file} is damaged (")
    assert done.stderr.endswith("restore a backup, or save what can be read of it (docs/operating.md, Damage)\n")


async def test_damage_that_shows_while_people_play_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "nightlight.db"
    filled(file)
    database = Database.open(f"sqlite:///{file}")
    damage(file)

    with pytest.raises(StorageError, match="malformed"):
        Store(database).records("cellar")
    wrong = await Health(Store(database)).wrong()
    database.close()

    assert wrong is not None
    assert "malformed; restore a backup" in wrong
    assert "the database is damaged" in [record.getMessage() for record in caplog.records]


def test_a_new_database_is_said_loudly_and_an_old_one_is_not(tmp_path: Path) -> None:
    file = tmp_path / "nightlight.db"
    first, second = tmp_path / "first", tmp_path / "second"

    for log in (first, second):
        with running(f"sqlite:///{file}", log):
            pass

    told = [line["message"] for line in logged(first, "warning")]
    assert told == [
        f"a new database was made at {file}: if there should have been one, stop the server and look for it"
    ]
    assert logged(second, "warning") == []


@pytest.mark.parametrize(("arguments", "variables"), [(["--existing"], {}), ([], {"NIGHTLIGHT_EXISTING": "1"})])
def test_where_a_database_should_exist_none_is_made(
    arguments: list[str], variables: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "disk" / "nightlight.db"

    done = served("--database", f"sqlite:///{file}", *arguments, **variables)

    assert done.returncode == 2
    assert done.stderr.startswith(f"there is no database of Nightlight at {file}, and none is made")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_no_database_that_exists(tmp_path: Path) -> None:
    file = tmp_path / "nightlight.db"
    file.touch()

    done = served("--database", f"sqlite:///{file}", "--existing")

    assert done.returncode == 2
    assert file.stat().st_size == 0


def test_a_backup_can_take_the_place_of_the_file_between_two_servers(tmp_path: Path) -> None:
    file, copy = tmp_path / "nightlight.db", tmp_path / "copy.db"
    with running(f"sqlite:///{file}", tmp_path / "log") as server:
        table = Guest(server.url, "Ann").open("nightmarium", 2)["table"]
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    delete(file)
    shutil.copy(copy, file)

    with running(f"sqlite:///{file}", tmp_path / "log") as server:
        found = httpx.get(f"{server.url}/api/tables/{table}", timeout=30)
        status, _ = health(server)

    assert (found.status_code, status) == (200, 200)
