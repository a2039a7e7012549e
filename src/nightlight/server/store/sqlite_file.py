"""The SQLite file: created, opened, recognized, and saved if somebody removes it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from threading import Lock
from typing import Final

from nightlight.core.errors import StorageError
from nightlight.server.store.errors import Unreachable, reason

SECONDS_TO_WAIT_FOR_A_LOCK: Final = 10

Identity = tuple[int, int]  # the device and the inode


class Gone(Unreachable):
    """The open file is not the one the next start would find, so nothing may be reported as recorded."""


class File:
    """A file only its owner can read, and its identity while it is open.

    Deleting, moving or replacing it does not disturb the connections, which keep writing to a file without a name.
    So its name is looked up before anything is read or written, and again before anything is reported as done.
    """

    def __init__(self, path: Path, *, existing: bool) -> None:
        self.path: Final = path
        try:
            if not existing:
                path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_RDWR if existing else os.O_RDWR | os.O_CREAT, 0o600))
        except FileNotFoundError as error:
            if existing:
                raise missing(str(path)) from error
            raise StorageError(f"{path} cannot be written: {reason(error)}") from error
        except OSError as error:
            raise StorageError(f"{path} cannot be written: {reason(error)}") from error
        self.real: Final = Path(os.path.realpath(path))  # with links resolved; SQLite writes next to it
        self._known: Final = identity(path)
        self._log: Final = Path(f"{self.real}-wal")  # where SQLite writes first
        self._known_log: Identity | None = None
        self._connections = 0
        self._lock: Final = Lock()

    def connect(self) -> sqlite3.Connection:
        """A connection to this very file, which is never created anew."""
        connection = sqlite3.connect(
            f"{self.real.as_uri()}?mode=rw", SECONDS_TO_WAIT_FOR_A_LOCK, uri=True, check_same_thread=False
        )
        try:
            self.check()
            connection.execute("PRAGMA synchronous = FULL")  # a transaction is on the disk once it has ended
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
        with self._lock:
            self._connections += 1
        return connection

    def disconnected(self, _connection: object, _record: object) -> None:
        """Note a closed connection; with the last one, SQLite removes its log."""
        with self._lock:
            self._connections -= 1
            if self._connections == 0:
                self._known_log = None

    def check(self) -> None:
        """Refuse to continue if the file is not where it was."""
        if identity(self.path) != self._known or self._known_log not in (None, identity(self._log)):
            raise Gone(
                f"{self.path} was deleted, moved or replaced while it was in use, and nothing is recorded any more: "
                "put the same file back, or restart the server"
            )

    def check_written(self) -> None:
        """The same after a write, when there is a log to recognize as well."""
        if self._known_log is None:
            self._known_log = identity(self._log)
        self.check()

    def save(self, connection: sqlite3.Connection) -> Path:
        """Copy the open database into a new file next to where the old one was."""
        now = datetime.now(UTC)
        copy = self.real.with_name(f"{self.real.name}.rescued-{now:%Y%m%dT%H%M%SZ}")
        try:
            os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            with closing(sqlite3.connect(copy)) as target:
                connection.backup(target)
        except (OSError, sqlite3.Error) as error:
            problem = reason(error) if isinstance(error, OSError) else str(error)
            raise StorageError(f"{copy} could not be written: {problem}") from error
        return copy


def identity(path: Path) -> Identity | None:
    """The identity of the file that has this name now."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def missing(place: str) -> StorageError:
    return StorageError(
        f"there is no database of Nightlight at {place}, and none is made: "
        "leave out --existing (NIGHTLIGHT_EXISTING) for the first start, or see why it is not there"
    )
