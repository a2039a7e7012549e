"""Tables seen from outside: how they stand, without being there, so that nothing begins because somebody looks."""

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
from nightlight.server.tables.state import Standing

LOOKED_AT: Final = 8  # tables of a guest, the newest
KEPT: Final = 64  # tables that are remembered as they were at the last look

logger = logging.getLogger(__name__)


class Glances:
    """The tables of this process where nobody is, as they were at the last look."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self._seen: Final[dict[str, Standing]] = {}  # the one looked at last at the end
        self._looking: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()  # one look at each

    async def turns(self, rows: Iterable[TableRow], guest: str) -> set[str]:
        """The tables, of the newest that play, where a seat of the guest must decide now."""
        playing = [row for row in rows if row.stage == "playing"][:LOOKED_AT]
        return {row.id for row in playing if await self._must_decide(row, guest)}

    async def _must_decide(self, row: TableRow, guest: str) -> bool:
        try:
            standing = await self._standing(row)
        except (NightlightError, msgspec.DecodeError):
            logger.warning("a table could not be read", extra={"table": row.id})
            return False
        return not set(standing.deciders()).isdisjoint(standing.seats_of(guest))

    async def _standing(self, row: TableRow) -> Standing:
        live = self.lobby.tables.get(row.id)
        if live is not None and not live.behind and live.kept:
            return live.standing
        async with self._looking.setdefault(row.id, asyncio.Lock()) as _:
            return await self._look(row)

    async def _look(self, row: TableRow) -> Standing:
        """Read what the log has more than was known at the last look."""
        known = self._seen.pop(row.id, None)
        number = 0 if known is None else known.number
        records = await asyncio.to_thread(self.lobby.services.store.records, row.id, number)
        if known is not None and any(isinstance(read(each.data), Blotted) for each in records):
            known = None  # what was read before says something else now
            records = await asyncio.to_thread(self.lobby.services.store.records, row.id)
        log = following(row.id, row.code, records) if known is None else further(known, records)
        standing = await self.lobby.turns.follow(log)
        self._seen[row.id] = standing
        if len(self._seen) > KEPT:
            del self._seen[next(iter(self._seen))]
        return standing
