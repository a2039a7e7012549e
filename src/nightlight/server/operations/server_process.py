"""One process of the server: opened, kept running, and closed without losing anything."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from nightlight.core.errors import StorageError
from nightlight.server.bots.pool import BotPool
from nightlight.server.connections.connections import ConnectionGuard
from nightlight.server.http.sessions import Sessions, key
from nightlight.server.jobs.pool import JobPool
from nightlight.server.limits.limits import Limits
from nightlight.server.matches.archive import Archive
from nightlight.server.operations.bus import Bus, LocalBus, PostgresBus
from nightlight.server.operations.logs import Seldom
from nightlight.server.privacy.forgetting import Forgetting
from nightlight.server.store.database import Database
from nightlight.server.store.store import Store
from nightlight.server.store.writer import Writer
from nightlight.server.tables.cursors import Cursors
from nightlight.server.tables.languages import load_languages
from nightlight.server.tables.lobby import Lobby
from nightlight.server.tables.services import Services
from nightlight.server.tables.state import TableState

TICK: Final = 5.0  # seconds between two checks of live tables
SWEEP: Final = 3600.0  # seconds between two checks of idle tables

logger = logging.getLogger(__name__)


class ServerProcess:
    """Everything one process of the server owns."""

    def __init__(
        self,
        database: Database,
        limits: Limits,
        bot_pool: BotPool,
        job_pool: JobPool | None = None,
        settled: Callable[[], None] = lambda: None,
    ) -> None:
        """Without a job pool, one worker starts on demand; `settled` is called once everything permanent is loaded."""
        self._settled: Final = settled
        self.database: Final = database
        self.limits: Final = limits
        store = Store(database)
        signing = key(store)
        process = secrets.token_hex(8)
        self.services: Final = Services(
            process=process,
            alone=not database.postgres,
            store=store,
            writer=Writer(store),
            bus=bus_of(database, process),
            bot_pool=bot_pool,
            limits=limits,
            cursors=Cursors(signing),
            open_next=self._open_next,
        )
        self.guard: Final = ConnectionGuard(limits, self.services.metrics)
        database.complaints.counted = self.services.metrics.storage_errors.inc
        self.lobby: Final = Lobby(self.services)
        self.services.load.overloaded = self.lobby.send_spectators_away
        self.job_pool: Final = JobPool(1, limits) if job_pool is None else job_pool
        self.archive: Final = Archive(self.lobby, self.job_pool)
        self.forgetting: Final = Forgetting(self.services, self.lobby)
        self.sessions: Final = Sessions(store, signing)
        self._seldom: Final = Seldom(logger)
        self.guard.knows = self.sessions.signed
        self._loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen to the other processes, start the worker pools, load all languages and start the periodic tasks."""
        await self.services.bus.start(self.lobby.hear)
        await asyncio.gather(self.services.bot_pool.start(), self.job_pool.start(), asyncio.to_thread(load_languages))
        self._settled()
        self.services.load.start()
        logger.info("ready", extra={"replica": self.services.process, "database": self.database.place})
        self.forgetting.look()
        self._loops = [
            asyncio.create_task(self._every(TICK, self._look)),
            asyncio.create_task(self._every(TICK, self._tick)),
            asyncio.create_task(self._every(SWEEP, self.lobby.sweep)),
        ]

    async def close(self) -> None:
        """Tell the clients, finish writing, and close everything."""
        for loop in self._loops:
            loop.cancel()
        self.services.load.close()
        self.forgetting.close()
        self.lobby.close()
        await asyncio.to_thread(self.services.writer.close)
        await asyncio.gather(self.services.bot_pool.close(), self.job_pool.close())
        await self.services.bus.close()
        self.database.close()

    async def _look(self) -> None:
        """Notice a missing database file even while nobody plays."""
        await asyncio.to_thread(self.database.check)

    async def _open_next(self, state: TableState) -> str:
        return await self.lobby.open_next(state)

    async def _tick(self) -> None:
        self.forgetting.look()
        await self.lobby.tick()

    async def _every(self, seconds: float, doing: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await doing()
            except StorageError as error:
                self._seldom.say("the database does not answer", why=str(error))


def bus_of(database: Database, process: str) -> Bus:
    """The bus to other processes: through PostgreSQL; an SQLite file has only one process."""
    if not database.postgres:
        return LocalBus()
    return PostgresBus(database.url.render_as_string(hide_password=False), process)
