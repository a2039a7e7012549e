"""Saves the contents of a database whose file was removed: open connections can still read all of it."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from contextlib import closing
from threading import Lock, Thread
from typing import Final

from sqlalchemy import Engine, PoolProxiedConnection
from sqlalchemy.exc import SQLAlchemyError

from nightlight.core.errors import StorageError
from nightlight.server.store.sqlite_file import File, Gone

SECONDS_FOR_A_CONNECTION: Final = 15.0  # until one in use is returned

logger = logging.getLogger(__name__)


class Rescue:
    """Makes a copy whenever the file disappears, in the background. Usable from any thread."""

    def __init__(self, engine: Engine, file: File) -> None:
        self._engine: Final = engine
        self._file: Final = file
        self._lock: Final = Lock()
        self._thread: Thread | None = None

    def begin(self) -> None:
        """Save the contents of a file that is gone, unless that is already under way."""
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._save, name="rescue", daemon=True)
                self._thread.start()

    def needless(self) -> None:
        """Note that the file is back; if it disappears again, it is saved again."""
        if self._thread is not None and not self._thread.is_alive():
            self._thread = None

    def finish(self) -> None:
        """Wait for a copy in progress."""
        if self._thread is not None:
            self._thread.join()

    def _save(self) -> None:
        gone = {"database": str(self._file.path)}
        try:
            with closing(self._connected()) as connection:
                assert isinstance(connection.driver_connection, sqlite3.Connection), "it is a file of SQLite"
                copy = self._file.save(connection.driver_connection)
        except StorageError as error:
            way = f"while this process runs, copy the deleted files of /proc/{os.getpid()}/fd"
            logger.error(  # noqa: TRY400 - the sentence says it
                "what the file of the database held could not be saved: %s", way, extra={**gone, "why": str(error)}
            )
        else:
            logger.error("the contents of the database file were saved", extra={**gone, "copy": str(copy)})

    def _connected(self) -> PoolProxiedConnection:
        """One of the connections opened before."""
        deadline = time.monotonic() + SECONDS_FOR_A_CONNECTION
        while True:
            try:
                return self._engine.raw_connection()
            except (SQLAlchemyError, sqlite3.Error, Gone) as error:
                if time.monotonic() > deadline:
                    raise StorageError("no connection to it is left") from error
                time.sleep(0.05)
