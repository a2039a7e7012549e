"""The database: opened, brought up to date, and used one short transaction at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from threading import Lock
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from nightlight.core.errors import StorageError
from nightlight.server.store.errors import (
    RESTORE,
    Unreachable,
    is_damage,
    is_impossible,
    is_read_only,
    reason,
    reason_at_the_door,
)
from nightlight.server.store.failures import Complaints
from nightlight.server.store.integrity import LongLook, Look
from nightlight.server.store.rescue import Rescue
from nightlight.server.store.sqlite_file import File, Gone
from nightlight.server.store.upgrade import bring_up_to_date
from nightlight.server.store.url import address, file_url

READS: Final = "AUTOCOMMIT"  # a single query needs no transaction around it


class Database:
    """An open database that has the tables of this program. Usable from any thread."""

    def __init__(self, engine: Engine, place: str, file: File | None = None, *, made: bool = False) -> None:
        self.engine: Final = engine
        self.place: Final = place
        self.file: Final = file  # with SQLite
        self.made: Final = made  # whether there was none before
        self.url: Final = engine.url
        self.postgres: Final = engine.dialect.name == "postgresql"
        self.complaints: Final = Complaints()
        self._reader: Final = engine.execution_options(isolation_level=READS)
        self._rescue: Final = None if file is None else Rescue(engine, file)
        self._look: LongLook | None = None
        # SQLite lets one connection write at a time, and makes others sleep for longer and longer between retries.
        self._turn: Final = nullcontext() if file is None else Lock()

    @classmethod
    def open(cls, url: str | None = None, *, existing: bool = False) -> Database:
        """The database at this URL; without one, a file among the user's data. A missing one is created, or refused."""
        where = address(url)
        if where.drivername == "sqlite":
            assert where.database is not None
            file = File(Path(where.database), existing=existing)
            return cls._opened(sqlite_engine(file), where.database, file, existing=existing)
        place = f"PostgreSQL at {where.host or 'this computer'}"
        return cls._opened(postgres_engine(where), place, None, existing=existing)

    @classmethod
    def _opened(cls, engine: Engine, place: str, file: File | None, *, existing: bool) -> Database:
        try:
            made = bring_up_to_date(engine, place, existing=existing)
        except SQLAlchemyError as error:
            engine.dispose()
            advice = f"; {RESTORE}" if is_damage(error) else ""
            raise StorageError(f"{place} cannot be used: {reason_at_the_door(error, engine.url)}{advice}") from None
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, place, file, made=made)

    @contextmanager
    def reading(self, what: str) -> Iterator[Connection]:
        """A connection for one query."""
        try:
            with self._connected(self._reader) as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            said = f"{what} could not be read: {reason(error)}"
            self._complain("the database could not be read", said, error)
            raise StorageError(said) from error

    @contextmanager
    def writing(self, what: str) -> Iterator[Connection]:
        """A connection for one transaction: durable once the block has ended, or else nothing of it happened."""
        committing = False
        try:
            with self._turn, self._connected(self.engine) as connection:
                yield connection
                committing = True
                connection.commit()
        except (SQLAlchemyError, OSError) as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            # If a commit was never confirmed, only the database knows whether it happened.
            outcome = (
                "reading again will tell whether it was recorded" if committing and lost else "nothing was recorded"
            )
            said = f"{what} could not be written: {reason(error)}; {outcome}"
            self._complain("the database could not be written", said, error)
            if is_read_only(error):
                self.engine.dispose()  # new connections can write as soon as the database allows it, these never can
            raise StorageError(said) from error
        if self.file is not None:
            self._checked(self.file.check_written)
        self.complaints.succeeded()

    def check(self) -> None:
        """Refuse to continue with a file that is not where it was."""
        if self.file is not None:
            self._checked(self.file.check)

    def sound(self, seconds: float) -> bool:
        """Returns whether the file was fully checked in that time; raises `Damaged`. PostgreSQL looks after itself."""
        return self.file is None or Look(self.file.real).through(seconds)

    def look_through(self) -> None:
        """Start checking all of it, however long that takes; damage shows up in the health check."""
        if self.file is not None:
            self._look = LongLook(self.file.real, self.complaints)

    def close(self) -> None:
        """Close all connections, once anything only they can still read is saved."""
        if self._look is not None:
            self._look.stop()
        if self._rescue is not None:
            with suppress(Gone):
                self.check()
            self._rescue.finish()
        self.engine.dispose()

    @contextmanager
    def _connected(self, engine: Engine) -> Iterator[Connection]:
        self.check()
        try:
            connection = engine.connect()
        except SQLAlchemyError as error:
            problem = f"{self.place} cannot be reached: {reason_at_the_door(error, self.url)}; nothing was recorded"
            self._complain("the database cannot be reached", problem, error)
            raise Unreachable(problem) from error
        with connection:
            yield connection

    def _checked(self, check: Callable[[], None]) -> None:
        assert self._rescue is not None, "only a file goes away"
        try:
            check()
        except Gone as error:
            self.complaints.failed("the file of the database is gone", str(error))
            self._rescue.begin()
            raise
        self._rescue.needless()

    def _complain(self, what: str, why: str, error: SQLAlchemyError | OSError) -> None:
        if is_damage(error):
            self.complaints.damaged(f"{why}; {RESTORE}")
        if is_impossible(error):  # the database's message could quote the values
            self.complaints.failed(what, type(error).__name__, healthy=True)
        else:
            self.complaints.failed(what, why)


def sqlite_engine(file: File) -> Engine:
    """An SQLite engine whose connections all go to the same file."""
    engine = create_engine(file_url(file.path), creator=file.connect)
    event.listen(engine, "close", file.disconnected)
    event.listen(engine, "begin", begin)
    return engine


def postgres_engine(url: URL) -> Engine:
    """A PostgreSQL engine using psycopg; an idle connection that was lost is replaced silently."""
    try:
        return create_engine(url, pool_pre_ping=True)
    except ImportError:
        raise StorageError("PostgreSQL needs one more package: pip install nightlight[postgres]") from None


def begin(connection: Connection) -> None:
    """Begin writing transactions as such, to wait for others here instead of failing half-way."""
    if connection.get_execution_options().get("isolation_level") != READS:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
