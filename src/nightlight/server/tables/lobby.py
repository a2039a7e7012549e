"""Opens and finds tables, and keeps those in memory that somebody is at."""

from __future__ import annotations

import asyncio
import logging
import secrets
from bisect import bisect_right
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Final

import msgspec

from nightlight.bots import kinds
from nightlight.core.errors import BadSetup, NightlightError, StorageError
from nightlight.games import GAMES
from nightlight.play.luck import SECRET_BYTES
from nightlight.server.http.sessions import hashed
from nightlight.server.operations.bus import Appended, Forgotten, Heard, Missed, Said
from nightlight.server.races.races import Carried, Ruled, Seen
from nightlight.server.store.errors import NoGuest
from nightlight.server.store.rows import Stage, TableRow
from nightlight.server.tables.folding import Turns, following
from nightlight.server.tables.live_table import LiveTable
from nightlight.server.tables.new_tables import Draft, drafted
from nightlight.server.tables.presence import Here
from nightlight.server.tables.records import Abandoned, AnyRecord, Chair, Moved, Opened
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import (
    Asker,
    Transaction,
    bot_chair,
    free_name,
    plan,
    shown_name,
    start,
    unplayable,
)
from nightlight.server.tables.seating import Seating
from nightlight.server.tables.services import Services, milliseconds
from nightlight.server.tables.state import TableState
from nightlight.server.tables.summary import owners, words
from nightlight.server.tables.summary import written as written_summary
from nightlight.wire.api import OpenTable, SeatPlan
from nightlight.wire.messages import Reason, Start

ID_BYTES: Final = 12
CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, no words
CODE_LENGTH: Final = 6
LIVE: Final = 20_000  # ms that a table counts as live after a process reports it
SENT_AWAY: Final = 200  # spectators at a time, under overload
HOUR: Final = 3_600_000  # ms
DAY: Final = 24 * HOUR
LOOKED_UP: Final = 500  # guests at a time, to see whether they still exist

_DECODER: Final[msgspec.json.Decoder[Here | Carried | Ruled | Seen]] = msgspec.json.Decoder(
    Here | Carried | Ruled | Seen
)

logger = logging.getLogger(__name__)


class Lobby:
    """The tables of this process."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.turns: Final = Turns()
        self.tables: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._following: Final[set[asyncio.Task[None]]] = set()
        self._looked_up = ""  # the last guest that a tick looked up

    # --- opening

    async def open(self, asker: Asker, wish: OpenTable) -> TableRow:
        """A new table."""
        await self.check_room(asker.guest)
        return await self._create(self._opened(asker, wish), begin=wish.start)

    async def open_next(self, state: TableState) -> str:
        """The table of a rematch: the same people, bots and settings, with new luck."""
        opened = msgspec.structs.replace(
            state.opened,
            rules_version=state.game.rules_version,
            chairs=[Chair(chair.guest, chair.name, chair.bot) for chair in state.chairs],
            secret=secrets.token_hex(SECRET_BYTES),
            seeded=False,
            given=[],
        )
        await self.check_quota(opened.host)
        try:
            return (await self._create(opened, begin=True)).id
        except NoGuest:  # not the one who asks
            raise Refusal(Reason.STALE, "a player was deleted in the meantime; try again") from None

    async def check_room(self, guest: str) -> None:
        """Refuse another table to a guest who has too many unfinished ones."""
        most = self.services.limits.tables_per_guest
        if await asyncio.to_thread(self.services.store.running, guest) >= most:
            raise Refusal(Reason.TOO_MANY, f"{most} tables that are not over")
        await self.check_quota(guest)

    async def check_quota(self, guest: str) -> None:
        """Refuse another table to a guest who opened too many lately, or whose tables take up too much space."""
        limits = self.services.limits
        spent = await asyncio.to_thread(self.services.store.spent, guest, milliseconds() - HOUR)
        if spent.lately >= limits.tables_per_hour:
            raise Refusal(Reason.TOO_FAST, f"{limits.tables_per_hour} tables an hour")
        if spent.bytes >= limits.bytes_per_guest:
            raise Refusal(Reason.TOO_MANY, f"{limits.bytes_per_guest} bytes in the tables of one guest")

    def _opened(self, asker: Asker, wish: OpenTable) -> Opened:
        game = GAMES.get(wish.game)
        if game is None:
            raise Refusal(Reason.UNKNOWN_GAME, f"games are {', '.join(GAMES)}, not {wish.game!r}")
        try:
            setup = game.setup(wish.players, dict(wish.options))
        except BadSetup as error:
            raise unplayable(error) from error
        opened = Opened(
            game=game.id,
            rules_version=setup.rules,
            players=setup.players,
            options=setup.options,
            visibility=wish.visibility,
            host=asker.guest,
            chairs=[Chair()] * setup.players,
            secret=secrets.token_hex(SECRET_BYTES),
            clock=wish.clock,
            spectators=wish.spectators and wish.visibility != "solo",
        )
        return msgspec.structs.replace(opened, chairs=seated(opened, asker, wish.seats))

    async def _create(self, opened: Opened, *, begin: bool) -> TableRow:
        """Store a new table; with `begin`, its match is dealt at once."""
        if not begin:
            return await self.keep(opened, [opened], "waiting")
        transaction = start(TableState("", "", opened))
        opened = msgspec.structs.replace(opened, chairs=Seating(opened).after(transaction.records).chairs)
        return await self.keep(opened, [opened, *transaction.records], "playing")

    async def keep(
        self, opened: Opened, records: Sequence[AnyRecord], stage: Stage, owner: str | None = None
    ) -> TableRow:
        """Store a table with these records, listed for everyone seated there, or for its owner."""
        return await self.keep_draft(drafted(opened, records), stage, owner)

    async def keep_draft(self, draft: Draft, stage: Stage, owner: str | None = None) -> TableRow:
        """The same for a table that was drafted elsewhere."""
        opened, summary = draft.opened, draft.summary
        opener = opened.host if owner is None else owner
        seats = owners(opener, opened.chairs)
        while True:
            table, code = secrets.token_urlsafe(ID_BYTES), new_code()
            now = milliseconds()
            row = TableRow(
                id=table,
                code=code,
                game=opened.game,
                visibility=opened.visibility,
                stage=stage,
                created=now,
                changed=now,
                live_until=now + LIVE,
                summary=written_summary(summary),
                words=words(summary, code),
            )
            if await asyncio.to_thread(self.services.store.create_table, row, draft.records, seats, opener):
                return row

    # --- finding

    async def table(self, table: str) -> LiveTable:
        """The live table with that id."""
        found = self.tables.get(table)
        if found is not None and found.kept:
            return found
        if found is not None:
            self.reload(found)
        if table not in self._loading:
            loading = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        row = await asyncio.to_thread(self.services.store.table, table)
        if row is None:
            raise Refusal(Reason.UNKNOWN_TABLE, "there is no such table")
        live = await self._replica(row)
        if live.closed:
            live = await self._replica(row)
        self.unload_empty()
        self.services.metrics.tables.set(len(self.tables))
        await live.rest_over(row.live_until)
        return live

    async def _replica(self, row: TableRow) -> LiveTable:
        rows = await asyncio.to_thread(self.services.store.records, row.id)
        live = LiveTable(await self.turns.follow(following(row.id, row.code, rows)), self.services)
        self.tables[row.id] = live
        live.behind = True  # another process may have written since
        await live.follow()  # or rewritten what was just read, before this replica could be told
        live.behind = True
        return live

    async def by_code(self, code: str) -> TableRow:
        """The table with the code somebody typed."""
        row = await asyncio.to_thread(self.services.store.table_by_code, code.strip().upper())
        if row is None:
            raise Refusal(Reason.UNKNOWN_TABLE, "there is no table with this code")
        return row

    async def move_seat(self, table: str, seat: int, giver: str, guest: str) -> None:
        """Give a seat to the guest on another device, if it still belongs to the giver."""
        live = await self.table(table)
        await live.act(lambda: moved(live.state, seat, giver, guest))

    async def start(self, table: str, asker: Asker) -> None:
        """Begin the match of a table, as its host."""
        live = await self.table(table)
        await live.act(lambda: plan(Start(), live.state, asker))

    # --- keeping

    def hear(self, heard: Heard) -> None:
        """Handle a message from another process."""
        match heard:
            case Appended(table=table, number=number):
                live = self.tables.get(table)
                if live is not None and live.state.number < number:
                    self._follow(live)
            case Said(process=process, message=message):
                self._listen(process, _DECODER.decode(message))
            case Forgotten(guest=guest):
                self.send_away(guest)
            case Missed():
                for live in self.tables.values():
                    self._follow(live)
                self._spawn(self._look_who_is_gone())

    def _listen(self, process: str, message: Here | Carried | Ruled | Seen) -> None:
        live = self.tables.get(message.table)
        if live is None:
            return
        if isinstance(message, Here):
            live.presences.hear(process, message)
            live.wake()
        else:
            live.races.hear(process, message)

    def _follow(self, live: LiveTable) -> None:
        async def follow() -> None:
            try:
                await live.follow()
            except StorageError:
                live.behind = True

        self._spawn(follow())

    def _spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    def send_away(self, guest: str) -> None:
        """Close the sockets of somebody who is no longer a guest."""
        for live in self.tables.values():
            for connection in [each for each in live.connections if each.guest == guest]:
                connection.close("deleted")

    async def _look_who_is_gone(self) -> None:
        """Check that everybody here is still a guest, in case the news of a deletion was lost."""
        guests = self._guests_here()
        with suppress(StorageError):  # the next tick looks again
            for first in range(0, len(guests), LOOKED_UP):
                await self._send_away_gone(guests[first : first + LOOKED_UP])

    async def _look_who_of_some_is_gone(self) -> None:
        """Check some of them, continuing where the last call stopped."""
        guests = self._guests_here()
        first = bisect_right(guests, self._looked_up)
        some = guests[first : first + LOOKED_UP]
        self._looked_up = some[-1] if len(some) == LOOKED_UP else ""
        await self._send_away_gone(some)

    def _guests_here(self) -> list[str]:
        """Everybody at a table, in the order of their ids."""
        connected = (each.guest for live in self.tables.values() for each in live.connections)
        return sorted({guest for guest in connected if guest is not None})

    async def _send_away_gone(self, guests: list[str]) -> None:
        known = await asyncio.to_thread(self.services.store.guests_among, guests) if guests else set()
        for guest in guests:
            if guest not in known:
                self.send_away(guest)

    async def tick(self) -> None:
        """Report which tables are live, and unload those that nobody is at."""
        now = milliseconds()
        for live in list(self.tables.values()):
            empty = not live.connections and now - live.empty_since > self.services.limits.unload_seconds * 1000
            if empty or live.closed:
                self.unload(live)
        for live in list(self.tables.values()):
            if live.connections:
                live.presences.announce()
                live.wake()
                await asyncio.sleep(0)  # there may be hundreds of them, and answers wait meanwhile
        occupied = [table for table, live in self.tables.items() if live.connections]
        await asyncio.to_thread(self.services.store.touch, occupied, now + LIVE)
        await self._look_who_of_some_is_gone()

    def unload_empty(self) -> None:
        """If there are too many empty tables, unload those that have been empty longest."""
        most = self.services.limits.empty_tables
        if len(self.tables) <= most:
            return
        empty = [live for live in self.tables.values() if not live.connections]
        empty.sort(key=lambda live: live.empty_since)
        for live in empty[: max(0, len(empty) - most)]:
            self.unload(live)

    def send_spectators_away(self) -> None:
        """Make room for players; a few spectators at a time, since saying goodbye takes time too."""
        watching = (
            connection
            for live in self.tables.values()
            for connection in live.connections
            if connection.bye is None and not live.state.at_home(connection.guest)
        )
        for connection in list(islice(watching, SENT_AWAY)):
            self.services.load.count("spectators")
            connection.close("busy")

    def unload(self, live: LiveTable) -> None:
        """Unload a table; its log stays."""
        live.close()
        if self.tables.get(live.state.table) is live:
            del self.tables[live.state.table]
        self.services.metrics.tables.set(len(self.tables))

    def reload(self, live: LiveTable) -> None:
        """Unload a table whose log cannot be replayed, and make its clients reconnect."""
        live.retire()
        self.unload(live)

    async def sweep(self) -> None:
        """Abandon tables that have been idle for too long."""
        now = milliseconds()
        limits = self.services.limits
        store = self.services.store
        old = await asyncio.to_thread(store.idle_tables, now - limits.waiting_hours * HOUR, ["waiting"])
        old += await asyncio.to_thread(store.idle_tables, now - limits.idle_days * DAY, ["playing"])
        for row in old:
            try:
                await self._give_up(await self.table(row.id))
            except (Refusal, NightlightError):
                logger.warning("an idle table could not be abandoned", extra={"table": row.id})

    async def _give_up(self, live: LiveTable) -> None:
        await live.act(lambda: Transaction([Abandoned("idle")] if live.state.stage != "over" else []))

    def close(self) -> None:
        """Tell everybody that the server is shutting down."""
        for live in list(self.tables.values()):
            for connection in list(live.connections):
                connection.close("shutdown")
            live.close()


def seated(opened: Opened, asker: Asker, seats: list[SeatPlan]) -> list[Chair]:
    """The chairs of a new table, as its host wants them."""
    plans = seats or [SeatPlan("me")]
    if len(plans) > opened.players:
        problem = f"the table has {opened.players} of the {len(plans)} seats that are named"
        raise Refusal(Reason.BAD_SETUP, problem, field="seats")
    state = TableState("", "", opened)
    for seat, wished in enumerate(plans):
        if wished.kind == "me":
            name = asker.name if wished.name is None else shown_name(wished.name, f"seats.{seat}.name")
            state.chairs[seat] = Chair(asker.guest, free_name(state, name))
        elif wished.kind == "bot":
            kind = kinds(state.game)[0] if wished.bot is None else wished.bot
            state.chairs[seat] = bot_chair(state, seat, kind)
    return state.chairs


def moved(state: TableState, seat: int, giver: str, guest: str) -> Transaction:
    """The transaction that moves a seat; the giver is identified by the hash of their id."""
    owner = state.chairs[seat].guest
    if owner is None or hashed(owner) != giver:
        raise Refusal(Reason.TAKEN, "whoever made this link no longer has the seat")
    return Transaction([Moved(seat, guest)])


def new_code() -> str:
    """A code that people can type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
