"""Health: whether the server can write durably and read back what it wrote."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Final

from nightlight.core.errors import StorageError
from nightlight.server.store.store import Store

EVERY: Final = 1.0  # seconds between two checks, however often they are requested
PATIENCE: Final = 3.0  # seconds that a check may take


class Health:
    """Answers from the last check, or makes a new one."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._proof: asyncio.Future[str | None] | None = None
        self._begun = 0.0  # when it started

    async def wrong(self) -> str | None:
        """What is wrong with the storage, if anything."""
        if self._proof is None or (self._proof.done() and self._clock() - self._begun >= EVERY):
            self._prove()
        assert self._proof is not None
        left = self._begun + PATIENCE - self._clock()
        await asyncio.wait([self._proof], timeout=max(left, 0))
        if not self._proof.done():
            return f"the database has not answered for {self._clock() - self._begun:.0f} seconds"
        return self._proof.result() or self._store.database.complaints.wrong()

    def _prove(self) -> None:
        """Start a check in a thread of its own: the shared ones may all be waiting for a database that hangs."""
        self._begun = self._clock()
        self._proof = asyncio.get_running_loop().create_future()
        Thread(target=prove, args=(self._store, self._proof), name="health", daemon=True).start()


def prove(store: Store, proof: asyncio.Future[str | None]) -> None:
    try:
        store.prove()
        wrong = None
    except StorageError as error:
        wrong = str(error)
    with suppress(RuntimeError):  # the loop has ended, and with it the caller
        proof.get_loop().call_soon_threadsafe(tell, proof, wrong)


def tell(proof: asyncio.Future[str | None], wrong: str | None) -> None:
    if not proof.cancelled():
        proof.set_result(wrong)
