"""Checks an SQLite file for damaged pages."""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread, Timer
from typing import Final

from nightlight.core.errors import StorageError
from nightlight.server.store.errors import RESTORE
from nightlight.server.store.failures import Complaints

FINDINGS: Final = 5  # more would add nothing
SOON: Final = 0.1  # seconds

logger = logging.getLogger(__name__)


class Damaged(StorageError):
    """The database is damaged."""


class Look:
    """One check of a file from its first page to its last."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._connection: Final = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=rw", uri=True, check_same_thread=False
        )
        self._stopped: Final = Event()

    def through(self, seconds: float | None = None) -> bool:
        """Returns whether the check finished in that time; raises `Damaged` if something is wrong."""
        if seconds is None:
            return self._through()
        timer = Timer(seconds, self.stop)
        timer.start()
        try:
            return self._through()
        finally:
            timer.cancel()

    def stop(self) -> None:
        """Look no further."""
        self._stopped.set()
        with suppress(sqlite3.ProgrammingError):  # it has finished
            self._connection.interrupt()

    def _through(self) -> bool:
        with closing(self._connection) as connection:
            if self._stopped.is_set():
                return False
            try:
                found = [str(row[0]) for row in connection.execute(f"PRAGMA quick_check({FINDINGS})")]
            except sqlite3.Error as error:
                if self._stopped.is_set():
                    return False
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
                    raise StorageError(f"{self._path} could not be looked through: {error}") from error
                found = [str(error)]
        if found != ["ok"]:
            raise Damaged(f"{self._path} is damaged ({first_line(found)}): {RESTORE}")
        return True


class LongLook:
    """A check of a large file in the background."""

    def __init__(self, path: Path, complaints: Complaints) -> None:
        self._path: Final = path
        self._look: Final = Look(path)
        self._complaints: Final = complaints
        self._thread: Final = Thread(target=self._through, name="soundness", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Look no further."""
        while self._thread.is_alive():
            self._look.stop()  # a check that has not begun to read does not notice it
            self._thread.join(SOON)

    def _through(self) -> None:
        began = time.monotonic()
        try:
            whole = self._look.through()
        except Damaged as error:
            self._complaints.damaged(str(error))
        except StorageError as error:
            self._complaints.failed("the database could not be looked through", str(error))
        else:
            told = {"database": str(self._path), "seconds": round(time.monotonic() - began, 1)}
            logger.info("the database is sound" if whole else "the check of the database was abandoned", extra=told)


def first_line(found: list[str]) -> str:
    """The first finding, and whether there are others."""
    lines = [line for text in found for line in text.splitlines() if not line.startswith("***")]
    return lines[0] + (", and more" if len(lines) > 1 else "") if lines else "its check says nothing"
