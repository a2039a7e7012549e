"""The writer: appends the batches of many tables, all that are waiting at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final

from nightlight.core.errors import StorageError
from nightlight.server.store.errors import Unreachable
from nightlight.server.store.rows import Batch
from nightlight.server.store.store import Store

MOST_AT_ONCE: Final = 200  # batches

logger = logging.getLogger(__name__)


class Entry:
    """A batch waiting to be written, its outcome, and the future that reports it."""

    def __init__(self, batch: Batch) -> None:
        self.batch: Final = batch
        self.at: Final = time.monotonic()
        self.outcome: bool | StorageError | None = None
        self.told: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        if self.told.cancelled():
            return
        assert self.outcome is not None, "only settled entries are told"
        if isinstance(self.outcome, StorageError):
            self.told.set_exception(self.outcome)
        else:
            self.told.set_result(self.outcome)


class Writer:
    """One thread that writes in groups: while one group goes to the disk, the next gathers."""

    def __init__(self, store: Store) -> None:
        self.groups = 0
        self.batches = 0  # in all groups
        self.largest_group = 0
        self._store: Final = store
        self._waiting: Final = SimpleQueue[Entry | None]()  # None: closed
        self._oldest: float | None = None  # since when the oldest batch being written has waited
        self._closed = False
        self._thread: Final = Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many batches are not yet being written."""
        return self._waiting.qsize()

    @property
    def behind(self) -> float:
        """How many seconds the oldest batch has waited to become durable."""
        oldest = self._oldest
        return 0.0 if oldest is None else time.monotonic() - oldest

    def write(self, batch: Batch) -> asyncio.Future[bool]:
        """Write a batch; the result is whether it won its numbers, and then it is durable.

        Cancelling the wait does not cancel the write: the log will show what became of it.
        """
        if self._closed:
            raise StorageError("the log is closed; nothing was recorded")
        entry = Entry(batch)
        self._waiting.put(entry)
        return entry.told

    def close(self) -> None:
        """Write what is waiting and stop."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while group := self._next_group():
            self._oldest = group[0].at
            self._write_group(group)
            self._oldest = None
            with suppress(RuntimeError):  # the loop has ended, and with it the waiting tasks
                group[0].told.get_loop().call_soon_threadsafe(tell, group)

    def _next_group(self) -> list[Entry]:
        """Wait for a batch, and take those that have queued up behind it; empty once closed."""
        group: list[Entry] = []
        while len(group) < MOST_AT_ONCE and not (group and self._waiting.empty()):
            entry = self._waiting.get()
            if entry is None:
                self._waiting.put(None)  # for the next call
                break
            group.append(entry)
        return group

    def _write_group(self, group: list[Entry]) -> None:
        self.groups += 1
        self.batches += len(group)
        self.largest_group = max(self.largest_group, len(group))
        try:
            self._write(group)
        except Unreachable as error:
            refuse(group, error)
        except StorageError:
            self._write_singly(group)

    def _write_singly(self, group: list[Entry]) -> None:
        """Write one by one, so that a batch that cannot be written does not hold up the others."""
        for position, entry in enumerate(group):
            try:
                self._write([entry])
            except Unreachable as error:
                refuse(group[position:], error)
                return
            except StorageError as error:
                entry.outcome = error

    def _write(self, group: list[Entry]) -> None:
        try:
            outcomes = self._store.append([entry.batch for entry in group])
        except StorageError:
            raise
        except Exception as error:  # a bug must be reported to the callers, and must not stop the thread
            logger.exception("batches could not be written")
            raise StorageError(f"the log could not be written: {error}; nothing was recorded") from error
        for entry, outcome in zip(group, outcomes, strict=True):
            entry.outcome = outcome


def refuse(group: list[Entry], error: StorageError) -> None:
    for entry in group:
        entry.outcome = error


def tell(group: list[Entry]) -> None:
    """Report the outcomes of a group, in the loop where the callers wait."""
    for entry in group:
        entry.tell()
