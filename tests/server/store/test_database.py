"""Opening a database: what is missing is made, what is old is upgraded, what cannot be used is refused."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import QueuePool, create_engine, text

from nightlight.core.errors import StorageError
from nightlight.server.store import upgrade
from nightlight.server.store.database import Database
from nightlight.server.store.matches import Wanted
from nightlight.server.store.schema import METADATA, VERSION_TABLE
from nightlight.server.store.store import Store
from nightlight.server.store.url import address
from nightlight.server.tables.summary import read
from nightlight.wire.api import Result
from server.postgres import NOBODY, Cluster
from server.store.evening import CELLAR, laid

LATER = f"""
import sqlalchemy, alembic.op
revision, down_revision = "9999", "{upgrade.newest()}"
def upgrade():
    alembic.op.add_column("guests", sqlalchemy.Column("mood", sqlalchemy.Text))
"""
OLD = Path(__file__).with_name("revision_0001.sql")


def execute(url: str, statement: str) -> None:
    engine = create_engine(address(url))
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def refusal(url: str) -> str:
    """Why the database is not opened, in one sentence."""
    with pytest.raises(StorageError) as refused:
        Database.open(url)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


@pytest.fixture
def later_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nightlight as it may be one day, with one revision more."""
    migrations = tmp_path / "migrations"
    shutil.copytree(upgrade.MIGRATIONS, migrations)
    (migrations / "versions" / "later.py").write_text(LATER, "utf-8")
    monkeypatch.setattr(upgrade, "MIGRATIONS", migrations)


@contextmanager
def only_reading(*paths: Path) -> Iterator[None]:
    """Without the right to write to these; root has that right whatever they say, so root is somebody else here."""
    modes = [path.stat().st_mode for path in paths]
    for path in paths:
        path.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        for path, mode in zip(paths, modes, strict=True):
            path.chmod(mode)


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that others can look into."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_a_new_database_has_exactly_the_tables_of_the_schema(url: str) -> None:
    database = Database.open(url)

    with database.engine.connect() as connection:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        differences = compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)
    database.close()

    assert differences == []


def test_a_database_that_is_opened_again_has_all_that_was_in_it(url: str) -> None:
    database = Database.open(url)
    laid(Store(database), CELLAR)
    database.close()

    database = Database.open(url)
    found = Store(database).table("cellar")
    database.close()

    assert found == CELLAR


def test_processes_may_start_at_once(url: str) -> None:
    with ThreadPoolExecutor() as threads:
        opened = [threads.submit(Database.open, url) for _ in range(4)]
    databases = [future.result() for future in opened]
    laid(Store(databases[0]), CELLAR)
    found = [Store(database).table("cellar") for database in databases]
    for database in databases:
        database.close()

    assert found == [CELLAR] * 4


@pytest.mark.usefixtures("later_program")
def test_a_new_database_gets_every_revision(url: str) -> None:
    Database.open(url).close()

    execute(url, "UPDATE guests SET mood = 'afraid'")

    assert refusal_of_the_program_of_today(url).endswith("(revision 9999): upgrade this one")


def refusal_of_the_program_of_today(url: str) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(upgrade, "MIGRATIONS", Path(upgrade.__file__).parent / "migrations")
        return refusal(url)


def test_an_older_database_is_upgraded(url: str, request: pytest.FixtureRequest) -> None:
    database = Database.open(url)
    laid(Store(database), CELLAR)
    database.close()

    request.getfixturevalue("later_program")
    database = Database.open(url)
    found = Store(database).table("cellar")
    database.close()
    execute(url, "UPDATE guests SET mood = 'afraid'")

    assert found == CELLAR


@pytest.fixture
def old_url(url: str) -> str:
    """Where there is a database of the first revision."""
    engine = create_engine(address(url))
    with engine.begin() as connection:
        settings = upgrade.config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
        for statement in OLD.read_text(encoding="utf-8").split(";\n")[:-1]:
            connection.exec_driver_sql(statement)
    engine.dispose()
    return url


def test_of_an_older_database_it_is_known_which_logs_speak_of_whom(old_url: str) -> None:
    database = Database.open(old_url)
    store = Store(database)
    found = {guest: store.tables_mentioning(guest, "", 10) for guest in ("ann", "eva", "tablet", "-", "None")}
    database.close()

    assert found == {"ann": ["goes", "won"], "eva": ["goes"], "tablet": ["left"], "-": [], "None": []}


def test_matches_of_an_older_database_are_listed_with_their_results(old_url: str) -> None:
    database = Database.open(old_url)
    store = Store(database)
    over = store.matches(Wanted("ann", over=True))
    running = store.matches(Wanted("ann", over=False, text="ÉVA"))
    database.close()

    told = {row.id: read(row.summary) for row in over}
    assert [row.id for row in over] == ["left", "won"]
    assert told["won"].result == Result(ranks=[2, 1], scores=[3, 5], winners=[1])
    assert (told["won"].taken, told["won"].bots) == ([0, 1], [1])
    assert told["left"].abandoned == "idle"
    assert [row.id for row in running] == ["goes"]


def test_a_copy_is_kept_of_a_file_before_it_is_upgraded(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    path = tmp_path / "nightlight.db"
    newest = upgrade.newest()
    Database.open(f"sqlite:///{path}").close()
    assert sorted(found.name for found in tmp_path.glob("*.db*")) == ["nightlight.db"]

    request.getfixturevalue("later_program")
    Database.open(f"sqlite:///{path}").close()
    copy = tmp_path / "nightlight.db.before-9999"

    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall() == [(newest,)]  # noqa: S608 a constant
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert copy.stat().st_mode & 0o777 == 0o600


def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    Database.open(url).close()
    execute(url, f"UPDATE {VERSION_TABLE} SET version_num = '2525'")  # noqa: S608 a constant

    assert "was made by a newer Nightlight (revision 2525)" in refusal(url)


def test_a_database_of_another_program_is_refused_and_left_alone(url: str, tmp_path: Path) -> None:
    execute(url, "CREATE TABLE strangers (name TEXT)")
    before = [path.read_bytes() for path in tmp_path.glob("*.db")]

    assert "belongs to another program" in refusal(url)
    assert [path.read_bytes() for path in tmp_path.glob("*.db")] == before


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letters.db"
    path.write_text("Dear Ann, " * 1000, "utf-8")

    assert refusal(f"sqlite:///{path}") == f"{path} cannot be used: file is not a database"
    assert path.read_text("utf-8") == "Dear Ann, " * 1000


def test_a_file_is_for_its_owner_only_and_survives_power_cuts(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "nightlight.db"

    database = Database.open(f"sqlite:///{path}")
    with database.reading("the settings of the file") as connection:
        settings = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    modes = {found.stat().st_mode & 0o777 for found in path.parent.iterdir()}
    database.close()

    assert settings == ["wal", 2, 1, 10_000]
    assert modes == {0o600}


def test_without_a_url_the_file_is_among_the_data_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTLIGHT_DATA", str(tmp_path))

    Database.open().close()

    assert (tmp_path / "nightlight.db").exists()


def test_a_file_that_cannot_be_written_is_refused(public_folder: Path) -> None:
    path = public_folder / "nightlight.db"
    Database.open(f"sqlite:///{path}").close()

    with only_reading(path):
        assert refusal(f"sqlite:///{path}") == f"{path} cannot be written: Permission denied"


def test_a_folder_that_cannot_be_written_is_refused(public_folder: Path) -> None:
    path = public_folder / "nightlight.db"

    with only_reading(public_folder):
        assert refusal(f"sqlite:///{path}") == f"{path} cannot be written: Permission denied"


def test_a_file_beside_which_nothing_can_be_written_is_refused(public_folder: Path) -> None:
    path = public_folder / "nightlight.db"
    Database.open(f"sqlite:///{path}").close()
    path.chmod(0o666)

    with only_reading(public_folder):
        assert refusal(f"sqlite:///{path}").startswith(f"{path} cannot be used: ")


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}") == f"{tmp_path} cannot be written: Is a directory"


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:nightlight.db?uri=true",
        "mysql://ann:s3cret@host/nightlight",
        "postgresql://ann:s3cret@host:s3cret/nightlight",
        "postgresql://ann:s3@cret@host/nightlight",
        "s3cret",
    ],
)
def test_a_url_of_something_else_is_refused(url: str) -> None:
    sentence = refusal(url)

    assert sentence == "the database must be sqlite:///path/to/a/file or postgresql://user:password@host/name"


def test_a_wrong_password_is_refused_and_not_shown(cluster: Cluster) -> None:
    sentence = refusal(cluster.url("postgres", password="s3cret"))  # noqa: S106 it is a wrong one

    assert "password authentication failed" in sentence
    assert "s3cret" not in sentence


def test_a_server_that_is_not_there_is_refused_and_the_password_not_shown() -> None:
    sentence = refusal("postgresql://ann:s3cret@127.0.0.1:1/nightlight")

    assert sentence.startswith("PostgreSQL at 127.0.0.1 cannot be used: ")
    assert "Connection refused" in sentence
    assert "s3cret" not in sentence


def test_a_server_that_only_lets_read_is_refused(postgres_url: str) -> None:
    sentence = refusal(f"{postgres_url}&options=-c%20default_transaction_read_only%3Don")

    assert sentence == "PostgreSQL at this computer is read-only"


def test_without_psycopg_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    sentence = refusal("postgresql://ann@host/nightlight")

    assert sentence == "PostgreSQL needs one more package: pip install nightlight[postgres]"


def test_endless_names_of_an_older_database_are_cut_in_its_lists(url: str) -> None:
    engine = create_engine(address(url))
    with engine.begin() as connection:
        settings = upgrade.config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0002")
        told = json.dumps({"players": 1, "options": {}, "names": ["x" * 100_000], "free": 0, "host": "x" * 100_000})
        row = {"summary": told, "words": "x" * 100_000}
        connection.execute(
            text(
                "INSERT INTO tables (id, code, game, visibility, stage, created, changed, live_until, summary, words)"
                " VALUES ('long', 'LONG', 'candles', 'private', 'over', 1, 1, 1, :summary, :words)"
            ),
            row,
        )
    engine.dispose()

    database = Database.open(url)
    found = Store(database).table("long")
    database.close()

    assert found is not None
    assert read(found.summary).names == ["x" * 160]
    assert len(found.summary) < 500
    assert len(found.words) == 5000


def test_several_databases_are_opened_at_once(tmp_path: Path) -> None:
    urls = [f"sqlite:///{tmp_path / str(number)}.db" for number in range(12)]

    with ThreadPoolExecutor(len(urls)) as threads:
        opened = list(threads.map(Database.open, urls))

    assert all(database.made for database in opened)
    for database in opened:
        database.close()


def test_who_writes_to_a_file_waits_for_their_turn_outside(tmp_path: Path) -> None:
    database = Database.open(f"sqlite:///{tmp_path / 'nightlight.db'}")
    begun: list[str] = []

    def write(name: str) -> None:
        with database.writing(name):
            begun.append(name)

    with ThreadPoolExecutor() as pool:
        with database.writing("the first"):
            others = [pool.submit(write, name) for name in ("the second", "the third")]
            wait(others, timeout=0.1)
            pool_of_connections = database.engine.pool
            assert isinstance(pool_of_connections, QueuePool)
            assert (begun, pool_of_connections.checkedout()) == ([], 1)
        wait(others)

    assert sorted(begun) == ["the second", "the third"]
    database.close()
