"""Tables seen from outside: how they stand, without being there, so that nothing begins because somebody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import msgspec

from nightlight.core.errors import NightlightError
from nightlight.server.lobby import Lobby, standing_of
from nightlight.server.records import read
from nightlight.server.standing import Standing
from nightlight.server.store.rows import TableRow

LOOKED_AT: Final = 8  # tables of a guest, the newest
KEPT: Final = 64  # tables that are remembered as they were at the last look

logger = logging.getLogger(__name__)


class Glances:
    """The tables of this process where nobody is, as they were at the last look."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self._seen: Final[dict[str, Standing]] = {}  # the one looked at last at the end
        self._looking: Final = asyncio.Lock()  # one thread at a time

    async def turns(self, rows: Iterable[TableRow], guest: str) -> set[str]:
        """The tables, of the newest that play, where a seat of the guest must decide now."""
        playing = [row for row in rows if row.stage == "playing"][:LOOKED_AT]
        return {row.id for row in playing if await self._must_decide(row, guest)}

    async def _must_decide(self, row: TableRow, guest: str) -> bool:
        try:
            standing = await self._standing(row)
        except (NightlightError, msgspec.DecodeError):
            logger.warning("a table could not be looked at", extra={"table": row.id})
            return False
        return not set(standing.deciders()).isdisjoint(standing.seats_of(guest))

    async def _standing(self, row: TableRow) -> Standing:
        live = self.lobby.tables.get(row.id)
        if live is not None and not live.behind and not live.broken:
            return live.standing
        async with self._looking:
            return await asyncio.to_thread(self._look, row)

    def _look(self, row: TableRow) -> Standing:
        """Read what the log has more than was known at the last look."""
        standing = self._seen.pop(row.id, None)
        records = self.lobby.services.store.records(row.id, 0 if standing is None else standing.number)
        if standing is None:
            standing = standing_of(row, records)
        else:
            for record in records:
                standing.fold(record.number, record.at, read(record.data))
        self._seen[row.id] = standing
        if len(self._seen) > KEPT:
            del self._seen[next(iter(self._seen))]
        return standing
