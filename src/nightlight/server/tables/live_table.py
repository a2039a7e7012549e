"""A live table: requests in, updates out; bots, clocks, and people coming and going."""

from __future__ import annotations

import asyncio
import logging
import secrets
import weakref
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from nightlight.bots import kinds
from nightlight.core.errors import NightlightError, StorageError
from nightlight.server.bots.pool import Question
from nightlight.server.privacy.erasure import named
from nightlight.server.races.races import Races
from nightlight.server.sockets.client import Connection
from nightlight.server.store.rows import Batch, Recorded
from nightlight.server.tables.presence import Absences, Presences
from nightlight.server.tables.records import (
    Answered,
    Answerer,
    Blotted,
    Rematched,
    Resumed,
    Returned,
    Started,
    read,
    written,
)
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker, Transaction, answered, plan, replaced
from nightlight.server.tables.services import Services, milliseconds, monotonic
from nightlight.server.tables.side_requests import Asides
from nightlight.server.tables.state import TableState
from nightlight.server.tables.summary import change
from nightlight.server.tables.table_info import table_info
from nightlight.server.tables.updates import Updates
from nightlight.wire.messages import (
    AnyRequest,
    Chat,
    Clocks,
    Done,
    Echo,
    Hello,
    Press,
    Ready,
    Reason,
    Rematch,
    Speak,
    encoded,
)
from nightlight.words.bundle import LANGUAGES

TRIES: Final = 20  # to write before other processes that write to the same table
SEEDS: Final = 2**62
PATIENCE: Final = 1.0  # seconds before something that failed is retried
RESTS: Final = 30_000  # ms without anybody after which clocks start again

logger = logging.getLogger(__name__)


class LiveTable:
    """One table in this process: a replica that follows the log, and the clients connected here."""

    def __init__(self, state: TableState, services: Services) -> None:
        self.state: Final = state
        self.services: Final = services
        self.connections: Final[set[Connection]] = set()
        self.presences: Final = Presences(state, services, self.connections)
        itself: Final = weakref.proxy(self)  # so that its parts do not keep it in memory
        self.races: Final = Races(state, services, self.presences, itself)
        self.asides: Final = Asides(state, services.limits)
        self.absences: Final = Absences(self.presences, itself)
        self.behind = False  # whether the log may have more records than this replica
        self.closed = False  # whether this process has unloaded it
        self.broken = False  # whether the log cannot be replayed
        self.empty_since = milliseconds()
        self._looked_at = 0  # the last record after which the seats were checked
        self._lock: Final = asyncio.Lock()
        self._thinking: Final[dict[int, int]] = {}  # the decision being thought about, by seat
        self._seeds: Final[dict[int, int]] = {}  # of the bots' own randomness
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._alarm: asyncio.TimerHandle | None = None  # when the next clock runs out

    # --- people come and go

    def check_admission(self, guest: str | None) -> None:
        """Refuse anybody who may not be at the table, or for whom there is no room."""
        self.check_may_watch(guest)
        most = self.services.limits.readers_per_table
        if len(self.connections) >= most and not (guest is not None and self.state.seats_of(guest)):
            raise Refusal(Reason.TOO_MANY, f"{most} connections at one table")

    def check_may_watch(self, guest: str | None) -> None:
        """Refuse anybody without a seat if spectators are not allowed."""
        if not self.state.may_watch(guest):
            raise Refusal(Reason.NOT_YOURS, "spectators are not allowed at this table")

    async def join(self, connection: Connection, hello: Hello) -> None:
        """Let a connection join: tell it everything, or what it missed."""
        if self.behind:
            await self.follow()
        if self.closed:  # while the client was silent
            connection.close("elsewhere")
            return
        self.check_admission(connection.guest)  # things may have changed since the handshake
        connection.language = checked_language(hello.language)
        connection.page = hello.page
        connection.greeted = True
        self.connections.add(connection)
        self._seat(connection)
        self.races.measure(connection)
        if hello.cursor is not None and len(connection.readers) == 1:
            reader = connection.readers[0]
            reader.seen, reader.partly = self.services.cursors.find(self.state, hello.cursor)
            connection.chat_seen = reader.seen
        self.tell(connection)
        self.presences.changed()
        for seat in self.state.seats_of(connection.guest or ""):
            if seat in self.state.stand_ins:
                self._spawn(self._come_back(seat))
        self.wake()

    def leave(self, connection: Connection) -> None:
        """Let a connection leave; if the player stays away, a bot takes over."""
        self.connections.discard(connection)
        self.presences.changed()
        if not self.connections:
            self.empty_since = milliseconds()
            self._cancel_alarm()
        elif self.state.rematch:
            self._spawn(self._rematch())  # perhaps everybody who is left wants it
        self.wake()

    def close(self) -> None:
        """Stop everything that runs for this table."""
        self.closed = True
        self._cancel_alarm()
        self.absences.close()
        self.races.close()
        for task in self._tasks:
            task.cancel()

    def retire(self) -> None:
        """Drop this replica and make its clients reconnect, to one that reads the log from its beginning."""
        for connection in list(self.connections):
            connection.close("elsewhere")
        self.close()

    @property
    def kept(self) -> bool:
        """Whether the log is followed here."""
        return not self.broken and not self.closed

    async def _come_back(self, seat: int) -> None:
        await self.act(lambda: Transaction([Returned(seat)] if seat in self.state.stand_ins else []))

    def replace(self, seat: int) -> None:
        """Let a bot take over when the grace period of an absent player is over."""
        self._spawn(self.act(partial(self._stand_in, seat)))

    def _stand_in(self, seat: int) -> Transaction:
        """A bot for the seat, unless its player is back or the match is over."""
        if seat in self.state.stand_ins or self.state.stage != "playing" or self.presences.present(seat):
            return Transaction([])
        return replaced(self.state, seat)

    # --- requests

    async def request(self, connection: Connection, request: AnyRequest) -> None:
        """Carry out a client's request, or raise a refusal."""
        if isinstance(request, Speak):
            language = checked_language(request.language)
            if not connection.allowed.retold.take(connection.who):
                raise Refusal(Reason.TOO_FAST, "the language can be changed once a second")
            connection.speak(language, request.page)
            self.tell(connection)
        elif isinstance(request, Echo):
            self._echo(connection, request.probe)
        elif isinstance(request, Press | Ready):
            await self.races.request(connection, request)
            return
        else:
            await self._record(connection, request)
        if request.id is not None:
            connection.send(Done(id=request.id))

    def _echo(self, connection: Connection, probe: int) -> None:
        if connection.latency is not None:
            connection.latency.echo(probe, monotonic())

    async def _record(self, connection: Connection, request: AnyRequest) -> None:
        if connection.guest is None:
            raise Refusal(Reason.NO_GUEST, "identify yourself first: POST /api/me")
        self.asides.check(request, connection.guest, connection.allowed)
        asker = Asker(connection.guest, connection.name)
        await self.act(lambda: plan(request, self.state, asker))
        if isinstance(request, Rematch):
            await self._rematch()

    async def _rematch(self) -> None:
        """Open the next table once everybody who is still here wants a rematch."""
        state = self.state
        waited_for = [seat for seat in state.people() if self.presences.present(seat)]
        if state.next is None and set(waited_for) <= state.rematch:
            table = await self.services.open_next(state)
            await self.act(lambda: Transaction([Rematched(table)] if state.next is None else []))
            if state.next != table:  # another process was faster, and everybody is sent there
                await asyncio.to_thread(self.services.store.delete_table, table)

    # --- the log

    async def act(self, planned: Callable[[], Transaction]) -> None:
        """Record what is planned; if another process was faster, catch up and plan again."""
        async with self._lock:
            for _ in range(TRIES):
                self._check_kept()
                if self.behind:
                    await self._catch_up()
                    self._check_kept()
                transaction = planned()
                if not transaction.records or await self._commit(transaction):
                    return
                self.services.metrics.conflicts.inc()
                self.behind = True
        raise Refusal(Reason.STALE, "conflicting update; try again")

    def _check_kept(self) -> None:
        """Refuse to write for a table that is broken or unloaded."""
        if self.broken:
            raise StorageError(f"the log of table {self.state.table} cannot be replayed")
        if self.closed:
            raise Refusal(Reason.SHUTDOWN, "the table has moved; reconnect")

    async def _commit(self, transaction: Transaction) -> bool:
        """Write a transaction, then apply it; returns whether it won the next number of the log."""
        state = self.state
        first = state.number + 1
        at = max(milliseconds(), state.at)
        texts = [written(record) for record in transaction.records]
        batch = Batch(state.table, first, texts, at, change(state, transaction, at), named(transaction.records))
        writing = self.services.writer.write(batch)
        try:
            won = await asyncio.shield(writing)
        except BaseException:
            self.behind = True  # the log will show what became of it
            self._withdraw(transaction)
            self._spawn(self._follow_up(writing))
            raise
        if not won:
            self._withdraw(transaction)
            return False
        for number, record in enumerate(transaction.records, first):
            prepared = transaction.prepared if isinstance(record, Started | Answered) else None
            state.fold(number, at, record, prepared)
            self.services.metrics.records.labels(type(record).__name__.lower()).inc()
        self._happened()
        return True

    def _withdraw(self, transaction: Transaction) -> None:
        if self.state.match is not None and isinstance(transaction.records[-1], Answered):
            self.state.match.withdraw()

    async def follow(self) -> None:
        """Another process has written to the log."""
        async with self._lock:
            await self._catch_up()

    async def _follow_up(self, writing: asyncio.Future[bool]) -> None:
        """Read the log once a batch is settled that failed or that nobody waited for."""
        await asyncio.wait([writing])
        await self.follow()

    async def _catch_up(self) -> None:
        if self.closed:
            return
        rows = await asyncio.to_thread(self.services.store.records, self.state.table, self.state.number)
        self.behind = False
        if not rows:
            return
        self._fold(rows)
        if not self.closed:
            self._happened()

    def _fold(self, rows: list[Recorded]) -> None:
        try:
            for row in rows:
                record = read(row.data)
                if isinstance(record, Blotted):  # records folded before have been rewritten
                    self.retire()
                    return
                self.state.fold(row.number, row.at, record)
        except (NightlightError, msgspec.DecodeError) as error:
            self.broken = True
            logger.exception("the log of a table cannot be replayed", extra={"table": self.state.table})
            raise StorageError(f"the log of table {self.state.table} cannot be replayed: {error}") from error

    async def rest_over(self, live_until: int) -> None:
        """Restart the clocks if the table was not loaded for a while."""
        rested = milliseconds() - live_until > RESTS
        if rested and self.state.clocks.since:
            await self.act(lambda: Transaction([Resumed()] if self.state.clocks.since else []))

    # --- telling

    def _happened(self) -> None:
        """Tell everybody, and start whatever follows by itself."""
        if self._looked_at == self.state.changed:
            self._go_on()
        else:  # seats, and so who may stay and who is away, which an answer seldom changes
            self._looked_at = self.state.changed
            self._seat_all()
            self.wake()
        self.tell_all()

    def _seat_all(self) -> None:
        for connection in self.connections:
            self._seat(connection)
            if not self.state.may_watch(connection.guest):
                connection.close("refused")

    def tell_all(self) -> None:
        updates = self._updates()
        for connection in list(self.connections):
            self._tell(connection, updates)

    def _seat(self, connection: Connection) -> None:
        seats = [] if connection.guest is None else self.state.seats_of(connection.guest)
        connection.sit(seats)

    def _updates(self) -> Updates:
        return Updates(self.state, self.services.cursors, self.races.curtain())

    def tell(self, connection: Connection) -> None:
        """Tell the connection everything it does not know yet."""
        self._tell(connection, self._updates())

    def _tell(self, connection: Connection, updates: Updates) -> None:
        if connection.informed != self.state.changed:
            self._inform(connection)
        chat = self.state.chat
        if chat and chat[-1].number > connection.chat_seen:
            self._retell_chat(connection)
        connection.chat_seen = self.state.number
        for reader in connection.readers:
            news = updates.of(reader)
            if news is not None:
                connection.post(news)
        clocks = self.state.clocks
        if clocks.terms is not None and connection.clocks != [clocks.bank, clocks.since]:
            connection.clocks = [list(clocks.bank), dict(clocks.since)]
            connection.send(Clocks(left=clocks.left(milliseconds()), running=sorted(clocks.since)))

    def _retell_chat(self, connection: Connection) -> None:
        for heard in self.state.chat:
            if heard.number > connection.chat_seen:
                said = heard.said
                connection.send(Chat(name=said.name, text=said.text, at=heard.at, seat=said.seat))

    def _inform(self, connection: Connection) -> None:
        connection.informed = self.state.changed
        info = encoded(table_info(self.state, connection.guest, self.services.limits.grace_seconds))
        if info != connection.info:
            connection.info = info
            connection.post(info)

    # --- what happens by itself

    def wake(self) -> None:
        """Check who is present and who is away, and carry on."""
        if not self.broken and not self.closed:
            self.presences.tell()
            self.absences.look()
            self._go_on()

    def _go_on(self) -> None:
        """Let the bots think and the clocks run while anybody is there."""
        if self.broken or self.closed or not self.connections:
            return
        raced = self.state.raced() != 0
        if raced:
            self.races.look()
        for seat in self.state.deciders():
            kind = self.state.bot(seat)
            if kind is not None and (not raced or self.races.may_seal()):
                self._consider(seat, kind, "bot" if self.state.chairs[seat].guest is None else "stand-in")
        self._set_alarm()

    def _consider(self, seat: int, kind: str, by: Answerer) -> None:
        """Start thinking about the seat's decision, unless that is under way."""
        match = self.state.match
        assert match is not None, "a seat that decides has a match"
        decision = match.decision(seat)
        if self._thinking.get(seat) != decision:
            self._thinking[seat] = decision
            self._spawn(self._think(seat, decision, kind, by))

    async def _think(self, seat: int, decision: int, kind: str, by: Answerer) -> None:
        """Ask a bot, and enter its answer if the question is still open."""
        try:
            if self.state.match is not None and self.state.match.decision(seat) == decision:
                action = await self._choice(seat, kind, paused=by != "clock")
                await self.act(lambda: self._answer(seat, decision, action, by))
        finally:
            if self._thinking.get(seat) == decision:
                del self._thinking[seat]
        self.wake()  # if that came to nothing, another bot or the clock may have to answer

    async def _choice(self, seat: int, kind: str, *, paused: bool) -> int:
        state = self.state
        match = state.match
        assert match is not None, "a seat that decides has a match"
        options = match.legal(seat)
        seed = self._seeds.setdefault(seat, secrets.randbelow(SEEDS))
        question = Question(state.table, match.journal.header.json(), state.lines, seat, kind, seed)
        with self.services.metrics.thinking.time():
            pause = self.services.load.bots_pause if paused and not state.raced() else 0
            thinking = self.services.bot_pool.choose(question, lambda: secrets.choice(options))
            thought, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
        if thought.failed is not None:
            self.services.metrics.failed_bots.inc()
        return thought.action

    def _answer(self, seat: int, decision: int, action: int, by: Answerer) -> Transaction:
        """The transaction of a bot or the clock; empty if the question is closed or the person is back."""
        state = self.state
        if state.match is None or state.stage != "playing" or state.match.decision(seat) != decision:
            return Transaction([])
        if (by == "clock") != (state.bot(seat) is None):
            return Transaction([])
        return answered(state, seat, action, by)

    def _set_alarm(self) -> None:
        self._cancel_alarm()
        due = self.state.clocks.next_due()
        if due is not None:
            seat, at = due
            wait = max(0, at - milliseconds()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._run_out, seat)

    def _run_out(self, seat: int) -> None:
        """Answer for a player whose time has run out, as an ordinary bot would."""
        due = self.state.clocks.due(seat)
        if due is not None and due <= milliseconds():
            self._consider(seat, kinds(self.state.game)[0], "clock")
        else:
            self._set_alarm()

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        if self.closed:
            doing.close()
            return
        task = asyncio.get_running_loop().create_task(self._guarded(doing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: doing.close())  # in case it was cancelled before it began

    async def _guarded(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run a background task; if it fails, it is retried when the table next wakes."""
        try:
            await doing
        except (Refusal, NightlightError) as error:
            logger.warning("a table could not continue", extra={"table": self.state.table, "why": str(error)})
            asyncio.get_running_loop().call_later(PATIENCE, self.wake)


def checked_language(language: str | None) -> str | None:
    """A supported language, or none."""
    if language is not None and language not in LANGUAGES:
        raise Refusal(Reason.BAD_MESSAGE, f"supported languages: {', '.join(LANGUAGES)}, not {language!r}")
    return language
