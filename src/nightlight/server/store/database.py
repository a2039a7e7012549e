"""The database: opened, brought up to date, and used one short transaction at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from nightlight.core.errors import StorageError
from nightlight.server.store.address import address
from nightlight.server.store.trouble import Unreachable, reason, reason_at_the_door
from nightlight.server.store.upgrade import bring_up_to_date

READS: Final = "AUTOCOMMIT"  # a single query needs no transaction around it
SECONDS_TO_WAIT_FOR_A_LOCK: Final = 10


class Database:
    """An open database that has the tables of this program. Usable from any thread."""

    def __init__(self, engine: Engine, place: str) -> None:
        self.engine: Final = engine
        self.place: Final = place
        self.url: Final = engine.url
        self.postgres: Final = engine.dialect.name == "postgresql"
        self._reader: Final = engine.execution_options(isolation_level=READS)

    @classmethod
    def open(cls, url: str | None = None) -> Database:
        """The database at this URL; without one, a file among the user's data. What is missing is made."""
        where = address(url)
        if where.drivername == "sqlite":
            assert where.database is not None
            return cls._opened(sqlite_engine(Path(where.database)), where.database)
        return cls._opened(postgres_engine(where), f"PostgreSQL at {where.host or 'this computer'}")

    @classmethod
    def _opened(cls, engine: Engine, place: str) -> Database:
        try:
            bring_up_to_date(engine, place)
        except SQLAlchemyError as error:
            engine.dispose()
            raise StorageError(f"{place} cannot be used: {reason_at_the_door(error, engine.url)}") from None
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, place)

    @contextmanager
    def reading(self, what: str) -> Iterator[Connection]:
        """A connection for one query."""
        try:
            with self._connected(self._reader) as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"{what} could not be read: {reason(error)}") from error

    @contextmanager
    def writing(self, what: str) -> Iterator[Connection]:
        """A connection for one transaction: durable when the block has ended, or nothing of it happened."""
        committing = False
        try:
            with self._connected(self.engine) as connection:
                yield connection
                committing = True
                connection.commit()
        except (SQLAlchemyError, OSError) as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            # Of a commit that was asked for and never confirmed, only the database knows what became.
            outcome = (
                "reading again will tell whether it was recorded" if committing and lost else "nothing was recorded"
            )
            raise StorageError(f"{what} could not be written: {reason(error)}; {outcome}") from error

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    @contextmanager
    def _connected(self, engine: Engine) -> Iterator[Connection]:
        try:
            connection = engine.connect()
        except SQLAlchemyError as error:
            problem = reason_at_the_door(error, self.url)
            raise Unreachable(f"{self.place} cannot be reached: {problem}; nothing was recorded") from error
        with connection:
            yield connection


def sqlite_engine(path: Path) -> Engine:
    """A file for its owner's eyes only, made if it is not there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {reason(error)}") from error
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args={"timeout": SECONDS_TO_WAIT_FOR_A_LOCK})
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def postgres_engine(url: URL) -> Engine:
    """PostgreSQL through psycopg; a connection that was lost while nobody used it is replaced unnoticed."""
    try:
        return create_engine(url, pool_pre_ping=True)
    except ImportError:
        raise StorageError("PostgreSQL needs one more package: pip install nightlight[postgres]") from None


def prepare(connection: SqliteConnection, _record: object) -> None:
    """A transaction is on the disk when it has ended, and nothing refers to what is gone."""
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def begin(connection: Connection) -> None:
    """Whoever will write says so at once, and waits for others here instead of failing half-way."""
    if connection.get_execution_options().get("isolation_level") != READS:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
