"""Forgetting a guest: deleted at once, in every process, and soon erased from the logs, table by table."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from nightlight.core.errors import StorageError
from nightlight.server.privacy.erasure import blotting, unsaid
from nightlight.server.store.rows import Batch, Blots, Claim
from nightlight.server.tables.lobby import Lobby
from nightlight.server.tables.services import Services, milliseconds

ALONE: Final = "alone"  # the owner of requests if there is only one process, also after a restart
LEASE: Final = 30_000  # ms after which another process may take over a request
WISHES: Final = 20  # requests handled in turn
TABLES: Final = 20  # of one request per turn
CHAT: Final = 200  # records that are changed at once
LEAST_PAUSE: Final = 0.005  # seconds after each piece, or as long as the piece took
SECONDS_FOR_ALL: Final = 1.0  # that the guest waits for the rest

logger = logging.getLogger(__name__)


class Forgetting:
    """The guests this process is erasing."""

    def __init__(self, services: Services, lobby: Lobby) -> None:
        self.services: Final = services
        self.lobby: Final = lobby
        self._wishing: Final = (
            asyncio.Lock()
        )  # one at a time: each is a transaction that competes with those of the tables
        self._awaited: Final[dict[str, asyncio.Event]] = {}
        self._reached: Final[dict[str, str]] = {}  # the last table handled, by guest
        self._stuck: Final[set[str]] = set()  # guests for whom nothing more can be done before a restart
        self._working: asyncio.Task[None] | None = None
        self._asked = False  # whether there may be a request newer than the last look

    async def forget(self, guest: str) -> None:
        """Delete the guest durably, then wait a moment for their erasure from the logs."""
        async with self._wishing:
            await asyncio.to_thread(self.services.store.forget_guest, guest, self._claim())
        self.lobby.send_away(guest)
        done = self._awaited.setdefault(guest, asyncio.Event())
        self.look()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(done.wait(), SECONDS_FOR_ALL)
        finally:
            self._awaited.pop(guest, None)

    def look(self) -> None:
        """Continue what this process, or one that is gone, has left unfinished."""
        self._asked = True
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._see_to_all())

    async def finished(self) -> None:
        """Wait until there is nothing to do."""
        while self._working is not None and not self._working.done():
            await asyncio.wait({self._working})

    def close(self) -> None:
        """Leave the rest to other processes, or to the next start."""
        if self._working is not None:
            self._working.cancel()

    def _claim(self) -> Claim:
        now = milliseconds()
        return Claim(ALONE if self.services.alone else self.services.process, now, now + LEASE)

    async def _see_to_all(self) -> None:
        try:
            while self._asked:
                self._asked = False
                while await self._take_turns():
                    pass
        except StorageError as error:
            logger.warning("a guest could not be deleted yet", extra={"why": str(error)})

    async def _take_turns(self) -> bool:
        """Erase each guest from some tables; returns whether there may be more to do."""
        wishes = await asyncio.to_thread(self.services.store.wishes, self._claim(), WISHES)
        able = [guest for guest in wishes if guest not in self._stuck]
        for guest in able:
            behind = self._reached.get(guest, "")
            tables = await asyncio.to_thread(self.services.store.tables_mentioning, guest, behind, TABLES)
            for table in tables:
                await self._see_to(table, guest)
            if tables:
                self._reached[guest] = tables[-1]
            else:
                await self._finish(guest)
        return bool(able)

    async def _finish(self, guest: str) -> None:
        self._reached.pop(guest, None)
        if not await asyncio.to_thread(self.services.store.finish_forgetting, guest):
            self._stuck.add(guest)
        if guest in self._awaited:
            self._awaited[guest].set()

    async def _see_to(self, table: str, guest: str) -> None:
        """Erase the guest from one table, in pieces small enough not to delay anybody."""
        done = False
        while not done:  # retry if a player's record took the number
            began = time.monotonic()
            try:
                batch = await asyncio.to_thread(self._piece, table, guest)
            except StorageError:
                raise
            except Exception:  # one broken log must not stop the others
                logger.exception("a guest cannot be erased from a log", extra={"table": table})
                return
            if batch is None:
                return
            done = await self.services.writer.write(batch) and bool(batch.records)
            if done:
                await self._follow(table)
            await asyncio.sleep(max(LEAST_PAUSE, time.monotonic() - began))

    def _piece(self, table: str, guest: str) -> Batch | None:
        """The next piece: some of their messages while there are many, then all the rest; `None` when done."""
        store = self.services.store
        now = milliseconds()
        said = store.said(table, guest, CHAT)
        if len(said) == CHAT:
            return Batch(table, 1, [], now, blots=Blots(guest, unsaid(guest, said), all=False))
        # What is read after the log may be newer than it: then there is a newer record, and this piece is not written.
        seating = store.seating(table)
        row = store.table(table)
        if seating is None or row is None or not store.mentions(table, guest):
            return None
        last, log = seating
        return blotting(guest, row, last, log, said, now)

    async def _follow(self, table: str) -> None:
        """Make the clients at the table reconnect, since they have read the old records."""
        live = self.lobby.tables.get(table)
        if live is not None:
            with suppress(StorageError):  # it catches up when somebody next asks for it
                await live.follow()
