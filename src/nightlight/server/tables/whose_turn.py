"""Whose turn it is, without joining the table: looking at one never sets anything going there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from nightlight.core.errors import NightlightError
from nightlight.server.store.rows import TableRow
from nightlight.server.tables.folding import following, further
from nightlight.server.tables.lobby import Lobby
from nightlight.server.tables.records import Blotted, read
from nightlight.server.tables.state import TableState

LOOKED_AT: Final = 8  # tables of a guest, the newest
KEPT: Final = 64  # tables that are remembered

logger = logging.getLogger(__name__)


class TurnFinder:
    """Finds out whose turn it is at tables that are not loaded, and remembers them as they were at the last look."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self._seen: Final[dict[str, TableState]] = {}  # the most recently used last
        self._looking: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()  # one look at each

    async def turns(self, rows: Iterable[TableRow], guest: str) -> set[str]:
        """Those of the guest's newest tables in play where one of their seats must decide now."""
        playing = [row for row in rows if row.stage == "playing"][:LOOKED_AT]
        return {row.id for row in playing if await self._must_decide(row, guest)}

    async def _must_decide(self, row: TableRow, guest: str) -> bool:
        try:
            state = await self._state(row)
        except (NightlightError, msgspec.DecodeError):
            logger.warning("a table could not be read", extra={"table": row.id})
            return False
        return not set(state.deciders()).isdisjoint(state.seats_of(guest))

    async def _state(self, row: TableRow) -> TableState:
        live = self.lobby.tables.get(row.id)
        if live is not None and not live.behind and live.kept:
            return live.state
        async with self._looking.setdefault(row.id, asyncio.Lock()) as _:
            return await self._look(row)

    async def _look(self, row: TableRow) -> TableState:
        """Read what the log has gained since the last look."""
        known = self._seen.pop(row.id, None)
        number = 0 if known is None else known.number
        records = await asyncio.to_thread(self.lobby.services.store.records, row.id, number)
        if known is not None and any(isinstance(read(each.data), Blotted) for each in records):
            known = None  # records read before have been rewritten
            records = await asyncio.to_thread(self.lobby.services.store.records, row.id)
        log = following(row.id, row.code, records) if known is None else further(known, records)
        state = await self.lobby.turns.follow(log)
        self._seen[row.id] = state
        if len(self._seen) > KEPT:
            del self._seen[next(iter(self._seen))]
        return state
