"""Upgrades a database: new ones get their tables, older ones whatever was added since."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, func, inspect, select, text
from sqlalchemy.exc import OperationalError

from nightlight.core.errors import StorageError
from nightlight.server.store.errors import reason
from nightlight.server.store.schema import VERSION_TABLE
from nightlight.server.store.sqlite_file import missing

MIGRATIONS: Final = Path(__file__).parent / "migrations"
START_LOCK: Final = 0x4E69676874  # the advisory lock that lets processes start one at a time
SECONDS_FOR_OTHERS_TO_START: Final = 10
ONE_BY_ONE: Final = Lock()  # Alembic keeps its current work in module globals


def bring_up_to_date(engine: Engine, place: str, *, existing: bool = False) -> bool:
    """Upgrade the tables to what this program expects; refuse a foreign database or one of a later version.

    Returns whether the database was empty; if it should exist, that is refused too.
    """
    on_sqlite = engine.dialect.name == "sqlite"
    with engine.begin() as connection:
        if not on_sqlite:
            refuse_read_only(connection, place)
            connection.execute(select(func.pg_advisory_xact_lock(START_LOCK)))
        found = revision_of(connection)
        if found is None:
            refuse_foreign(connection, place)
            if existing:
                raise missing(place)
        else:
            refuse_newer(found, place)
        if found is not None and found != newest() and on_sqlite:
            keep_copy(Path(place))
        upgrade(connection)
    if on_sqlite:
        write_ahead(engine)
    return found is None


def write_ahead(engine: Engine) -> None:
    """Let readers and the writer not wait for each other; the setting is stored in the file.

    SQLite itself does not wait here while another process that has just started uses the file.
    """
    deadline = time.monotonic() + SECONDS_FOR_OTHERS_TO_START
    with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        while True:
            try:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            except OperationalError as error:
                if not busy(error) or time.monotonic() > deadline:
                    raise
                time.sleep(0.02)
            else:
                return


def busy(error: OperationalError) -> bool:
    return (
        isinstance(error.orig, sqlite3.OperationalError) and error.orig.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    )


def upgrade(connection: Connection) -> None:
    """Run the missing revisions in the transaction of this connection."""
    settings = config()
    settings.attributes["connection"] = connection
    with ONE_BY_ONE:
        command.upgrade(settings, "head")


def revision_of(connection: Connection) -> str | None:
    """The revision of the database; `None` if it has none."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def newest() -> str:
    """The revision this program expects."""
    revision = ScriptDirectory.from_config(config()).get_current_head()
    assert revision is not None, "the migrations are part of the program"
    return revision


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return settings


def refuse_read_only(connection: Connection, place: str) -> None:
    if connection.scalar(text("SHOW transaction_read_only")) == "on":
        raise StorageError(f"{place} is read-only")


def refuse_foreign(connection: Connection, place: str) -> None:
    if inspect(connection).get_table_names():
        raise StorageError(f"{place} belongs to another program: it has tables, but none of Nightlight's")


def refuse_newer(found: str, place: str) -> None:
    try:
        ScriptDirectory.from_config(config()).get_revision(found)
    except CommandError:
        raise StorageError(f"{place} was made by a newer Nightlight (revision {found}): upgrade this one") from None


def keep_copy(path: Path) -> None:
    """Copy the file as it was before the upgrade."""
    copy = path.with_name(f"{path.name}.before-{newest()}")
    try:
        os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except (OSError, sqlite3.Error) as error:
        problem = reason(error) if isinstance(error, OSError) else str(error)
        raise StorageError(f"{copy} cannot be written: {problem}; {path} was not upgraded") from error
