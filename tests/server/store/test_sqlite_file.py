"""The file of SQLite: whether it is still the one that was opened, and whether its pages are sound."""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from nightlight.core.errors import StorageError
from nightlight.server.store.database import Database
from nightlight.server.store.integrity import Damaged, Look
from nightlight.server.store.sqlite_file import File, Gone
from nightlight.server.store.store import Store
from server.store.evening import ATTIC, CELLAR, batch, laid, log

PAGE = 4096


def opened(path: Path) -> Database:
    return Database.open(f"sqlite:///{path}")


def spoil(path: Path) -> None:
    """Zeros and ones over the last pages."""
    with path.open("r+b") as file:
        file.seek(-3 * PAGE, 2)
        file.write(b"\xaa" * 3 * PAGE)


def filled(path: Path) -> None:
    database = opened(path)
    store = laid(Store(database), CELLAR)
    store.append([batch("cellar", number, "x" * 1000) for number in range(2, 200)])
    database.close()


def test_a_link_leads_to_the_same_file_until_it_leads_elsewhere(tmp_path: Path) -> None:
    file, other, link = tmp_path / "one.db", tmp_path / "other.db", tmp_path / "link.db"
    opened(other).close()
    opened(file).close()
    link.symlink_to(file)
    database = opened(link)
    store = laid(Store(database), CELLAR)

    link.unlink()
    link.symlink_to(other)
    with pytest.raises(Gone):
        laid(store, ATTIC)
    link.unlink()
    link.symlink_to(file)

    assert log(store, "cellar") == ["opened"]
    database.close()


def test_no_connection_makes_a_file_in_the_place_of_one_that_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "nightlight.db"
    file = File(path, existing=False)
    path.unlink()

    with pytest.raises(sqlite3.OperationalError):
        file.connect()

    assert list(tmp_path.iterdir()) == []


def test_a_connection_to_another_file_of_that_name_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "nightlight.db"
    file = File(path, existing=False)
    path.rename(tmp_path / "kept.db")
    path.touch()

    with pytest.raises(Gone):
        file.connect()


def test_a_file_that_goes_is_saved_once_however_often_that_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "nightlight.db"
    database = opened(path)
    store = laid(Store(database), CELLAR)

    path.rename(tmp_path / "elsewhere")
    for _ in range(3):
        with pytest.raises(Gone):
            store.append([batch("cellar", 2, "lost")])
    database.close()

    [copy] = tmp_path.glob("nightlight.db.rescued-*")
    with closing(sqlite3.connect(copy)) as saved:
        assert saved.execute("SELECT data FROM records").fetchall() == [("opened",)]


def test_where_nothing_can_be_saved_it_is_said_how_to(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "disk"
    database = opened(folder / "nightlight.db")
    folder.rename(tmp_path / "elsewhere")

    database.close()

    said = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert said[0] == "the file of the database is gone"
    assert said[1].startswith("what the file of the database held could not be saved: while this process runs, copy")


def test_a_sound_file_is_looked_through(tmp_path: Path) -> None:
    filled(tmp_path / "nightlight.db")

    assert Look(tmp_path / "nightlight.db").through(60)


def test_a_look_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "nightlight.db"
    filled(path)
    look = Look(path)

    look.stop()

    assert not look.through(60)


def test_damage_is_told_with_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "nightlight.db"
    filled(path)
    spoil(path)

    with pytest.raises(Damaged, match=r"nightlight\.db is damaged \(.+\): restore a backup"):
        Look(path).through(60)


def test_damage_that_a_long_look_finds_shows_in_the_health(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "nightlight.db"
    filled(path)
    spoil(path)
    database = opened(path)

    database.look_through()
    deadline = time.monotonic() + 30
    while database.complaints.wrong() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    wrong = database.complaints.wrong()
    database.close()

    assert wrong is not None
    assert "is damaged" in wrong
    assert [record.getMessage() for record in caplog.records] == ["the database is damaged"]


def test_a_long_look_that_finds_nothing_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    filled(tmp_path / "nightlight.db")
    database = opened(tmp_path / "nightlight.db")

    with caplog.at_level(logging.INFO):
        database.look_through()
        deadline = time.monotonic() + 30
        while not caplog.records and time.monotonic() < deadline:
            time.sleep(0.01)
    database.close()

    assert [record.getMessage() for record in caplog.records] == ["the database is sound"]
    assert database.complaints.wrong() is None


def test_where_a_database_should_exist_none_is_made(url: str) -> None:
    with pytest.raises(StorageError, match="there is no database of Nightlight at "):
        Database.open(url, existing=True)
    made = Database.open(url)
    made.close()
    again = Database.open(url, existing=True)
    again.close()

    assert (made.made, again.made) == (True, False)
