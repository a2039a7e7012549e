"""Full disks, killed programs and lost connections: what was told is recorded, what was refused is not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from nightlight.core.errors import StorageError
from nightlight.server.store import appending
from nightlight.server.store.database import Database
from nightlight.server.store.errors import Unreachable
from nightlight.server.store.store import Store
from server.postgres import Cluster
from server.store.evening import CELLAR, batch, laid, log

WRITE_AND_TELL: Final = """
import sys
from nightlight.server.store.database import Database
from nightlight.server.store.store import Store
from server.store.evening import CELLAR, batch, laid
store = laid(Store(Database.open(sys.argv[1])), CELLAR)
for number in range(2, 1_000_000):
    assert store.append([batch("cellar", number, f"record {number}")]) == [True]
    print(number, flush=True)
"""


@pytest.fixture
def file_store(tmp_path: Path) -> Iterator[Store]:
    database = Database.open(f"sqlite:///{tmp_path / 'nightlight.db'}")
    yield laid(Store(database), CELLAR)
    database.close()


@pytest.fixture
def postgres_store(postgres_url: str) -> Iterator[Store]:
    database = Database.open(postgres_url)
    yield laid(Store(database), CELLAR)
    database.close()


def leave_room(store: Store, pages: int) -> None:
    """As if the disk had room for so many pages more."""
    with store.database.engine.connect() as connection:  # the only one of the pool, which the store will use as well
        used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {used + pages}")


def test_a_full_disk_loses_nothing_and_is_no_trouble_once_there_is_room(file_store: Store) -> None:
    group = [batch("cellar", 2, "small"), batch("cellar", 3, "x" * 100_000)]
    leave_room(file_store, 1)

    with pytest.raises(StorageError) as refused:
        file_store.append(group)
    before = log(file_store, "cellar")
    leave_room(file_store, 1000)
    won = file_store.append(group)

    assert str(refused.value) == "the log could not be written: database or disk is full; nothing was recorded"
    assert before == ["opened"]
    assert won == [True, True]
    assert log(file_store, "cellar") == ["opened", "small", "x" * 100_000]


def test_a_file_that_became_read_only_refuses_what_it_cannot_record(file_store: Store) -> None:
    with file_store.database.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")

    with pytest.raises(StorageError, match="attempt to write a readonly database; nothing was recorded"):
        file_store.append([batch("cellar", 2, "late")])

    assert log(file_store, "cellar") == ["opened"]


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL")
def test_a_program_that_is_killed_loses_nothing_that_it_told(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'nightlight.db'}"
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", WRITE_AND_TELL, url], stdout=subprocess.PIPE, text=True, env=paths
    ) as program:
        assert program.stdout is not None
        told = [int(program.stdout.readline()) for _ in range(20)]
        program.send_signal(signal.SIGKILL)
        told += [int(line) for line in program.stdout]
    database = Database.open(url)
    found = log(Store(database), "cellar")
    database.close()

    assert told == list(range(2, told[-1] + 1))
    assert found[: told[-1]] == ["opened", *(f"record {number}" for number in told)]


def test_a_connection_that_was_lost_meanwhile_is_replaced_unnoticed(
    cluster: Cluster, postgres_url: str, postgres_store: Store
) -> None:
    cluster.cut_off(postgres_url)

    won = postgres_store.append([batch("cellar", 2, "two")])

    assert won == [True]
    assert log(postgres_store, "cellar") == ["opened", "two"]


def test_a_connection_lost_within_a_transaction_leaves_nothing_of_it(
    cluster: Cluster, postgres_url: str, postgres_store: Store
) -> None:
    def write_twice() -> None:
        with postgres_store.database.writing("the log") as connection:
            appending.append(connection, [batch("cellar", 2, "lost")])
            cluster.cut_off(postgres_url)
            appending.append(connection, [batch("cellar", 3, "lost as well")])

    with pytest.raises(StorageError, match=r"the log could not be written: .*; nothing was recorded"):
        write_twice()

    assert log(postgres_store, "cellar") == ["opened"]


def test_of_a_connection_lost_at_the_end_of_a_transaction_only_the_log_tells_what_became(
    cluster: Cluster, postgres_url: str, postgres_store: Store
) -> None:
    def write() -> None:
        with postgres_store.database.writing("the log") as connection:
            appending.append(connection, [batch("cellar", 2, "lost")])
            cluster.cut_off(postgres_url)

    with pytest.raises(StorageError, match="reading again will tell whether it was recorded"):
        write()

    assert log(postgres_store, "cellar") == ["opened"]


def test_a_database_that_lets_nobody_in_is_unreachable_until_it_does(
    cluster: Cluster, postgres_url: str, postgres_store: Store
) -> None:
    cluster.admit(postgres_url, anybody=False)
    cluster.cut_off(postgres_url)

    with pytest.raises(Unreachable, match=r"PostgreSQL at this computer cannot be reached: .*; nothing was recorded"):
        postgres_store.append([batch("cellar", 2, "two")])
    cluster.admit(postgres_url, anybody=True)

    assert postgres_store.append([batch("cellar", 2, "two")]) == [True]
