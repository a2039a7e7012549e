"""Finished matches: who may see them, and the jobs about them. None of this loads a live table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from nightlight.core.errors import StorageError
from nightlight.server.jobs.jobs import AboutAMatch, BranchOff, Check, Count, Export, PlayOn, Show, Source, Teach
from nightlight.server.jobs.pool import JobPool
from nightlight.server.jobs.queue import JobSlot
from nightlight.server.store.rows import Guest, TableRow
from nightlight.server.tables.lobby import Lobby
from nightlight.server.tables.records import Opened, read
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker
from nightlight.wire.api import Branch
from nightlight.wire.messages import Reason


@dataclass(frozen=True)
class Wish:
    """Which frames of a replay, from which seat and in which language."""

    seat: int | None
    language: str | None
    first: int
    count: int
    page: bool


class Archive:
    """All finished matches, and the lessons."""

    def __init__(self, lobby: Lobby, job_pool: JobPool) -> None:
        self.lobby: Final = lobby
        self.job_pool: Final = job_pool
        self.store: Final = lobby.services.store
        self._lessons: Final[dict[tuple[str, str | None, bool], bytes]] = {}  # by game, language and whether as text
        self._making: Final[dict[tuple[str, str | None, bool], asyncio.Task[bytes]]] = {}

    async def find(self, table: str, guest: Guest | None) -> TableRow:
        """The table of a finished match, for those who may see it."""
        return await asyncio.to_thread(self._find, table, guest)

    async def replay(self, slot: JobSlot, row: TableRow, wish: Wish) -> bytes:
        """Frames of the match."""
        seen = wish.seat, wish.language, wish.first, wish.count, wish.page
        return await self._told(slot, Show(await self._source(row), *seen))

    async def draws(self, slot: JobSlot, row: TableRow) -> bytes:
        """For each draw, how many outcomes were possible: the journal does not say, only the rules do."""
        return await self._told(slot, Count(await self._source(row)))

    async def journal(self, slot: JobSlot, row: TableRow) -> bytes:
        """The journal of the match."""
        return await self._told(slot, Export(await self._source(row)))

    async def branch(self, slot: JobSlot, row: TableRow, asker: Asker, wish: Branch) -> TableRow:
        """A new table that continues after a line: the asker at one seat, bots at the others."""
        await self.lobby.check_room(asker.guest)
        errand = BranchOff(await self._source(row), asker.guest, asker.name, wish.line, wish.seat)
        draft = await self.job_pool.draft(slot, errand, partial(self._log, row.id))
        return await self.lobby.keep_draft(draft, "playing")

    async def bring_in(self, slot: JobSlot, guest: str, journal: bytes) -> TableRow:
        """A table with a match played elsewhere, checked line by line."""
        await self.lobby.check_quota(guest)
        draft = await self.job_pool.draft(slot, Check(journal, guest))
        return await self.lobby.keep_draft(draft, "over", guest)

    async def lesson_at_hand(self, game: str, language: str | None, *, page: bool) -> bytes | None:
        """A lesson that is cached or being prepared: a whole class may begin at once."""
        making = self._making.get((game, language, page))
        return self._lessons.get((game, language, page)) if making is None else await asyncio.shield(making)

    async def lesson(self, slot: JobSlot, game: str, language: str | None, *, page: bool) -> bytes:
        """The lesson of a game in a language."""
        wanted = game, language, page
        making = self._making.get(wanted)
        if making is None:
            self._making[wanted] = making = asyncio.create_task(self.job_pool.answer(slot, Teach(*wanted)))
            making.add_done_callback(lambda _: self._made(wanted))
        return await asyncio.shield(making)

    def _made(self, wanted: tuple[str, str | None, bool]) -> None:
        making = self._making.pop(wanted)
        if not making.cancelled() and making.exception() is None:
            self._lessons[wanted] = making.result()

    async def branch_lesson(self, slot: JobSlot, game: str, asker: Asker) -> TableRow:
        """A new table that continues the lesson: the asker in the learner's seat, bots in the others."""
        await self.lobby.check_room(asker.guest)
        draft = await self.job_pool.draft(slot, PlayOn(game, asker.guest, asker.name))
        return await self.lobby.keep_draft(draft, "playing")

    async def _told(self, slot: JobSlot, errand: AboutAMatch) -> bytes:
        return await self.job_pool.answer(slot, errand, partial(self._log, errand.source.table))

    async def _log(self, table: str) -> list[str]:
        return await asyncio.to_thread(self.store.texts, table)

    async def _source(self, row: TableRow) -> Source:
        return Source(row.id, await asyncio.to_thread(self.store.mark, row.id))

    def _find(self, table: str, guest: Guest | None) -> TableRow:
        row = self.store.table(table)
        if row is None:
            raise Refusal(Reason.UNKNOWN_TABLE, "there is no such table")
        if not (self._opened(table).spectators or self._sits(table, guest)):
            raise Refusal(Reason.NOT_YOURS, "spectators are not allowed at this table")
        if row.stage != "over":
            raise Refusal(Reason.NOT_NOW, "the journal is available once the match is over")
        return row

    def _opened(self, table: str) -> Opened:
        try:
            opened = read(self.store.first(table))
        except msgspec.DecodeError as error:
            raise StorageError(f"the log of table {table} cannot be replayed: {error}") from error
        if not isinstance(opened, Opened):
            raise StorageError(f"the log of table {table} does not begin with its opening")
        return opened

    def _sits(self, table: str, guest: Guest | None) -> bool:
        return guest is not None and any(seat >= 0 for seat in self.store.seats_of(guest.id, [table])[table])
