"""Tables for tests: told by their records alone, or kept by a whole house on SQLite, without a socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
from starlette.types import ASGIApp, Message

from nightlight.games import find
from nightlight.play.match import Match, Proposal
from nightlight.server.bots.pool import BotPool
from nightlight.server.http.routes import application
from nightlight.server.limits.limits import Limits
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.sockets.client import Connection
from nightlight.server.store.database import Database
from nightlight.server.store.rows import Guest, TableRow
from nightlight.server.tables.live_table import LiveTable
from nightlight.server.tables.records import Abandoned, AnyRecord, Chair, Opened, read, written
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker, Transaction, plan
from nightlight.server.tables.state import TableState
from nightlight.wire.api import OpenTable, SeatPlan
from nightlight.wire.messages import Answer, AnyRequest, Hello, Reason, Sit, Start
from nightlight.wire.terms import ClockTerms, Visibility
from server.running import CALM
from server.strange_bots import PLACE

Said = dict[str, Any]

EVENING: Final = 1_700_000_000_000
SECRET: Final = bytes(range(40, 72)).hex()
QUICK: Final = Limits(
    bot_pause_ms=0,
    requests_per_minute=100_000,
    guests_per_hour=100_000,
    network_tables_per_hour=100_000,
    **CALM,
)
MEEPLES: Final = {"start_player": "0"}  # of Don't Go In There: seat 0 begins, and the first answers use no luck
MOMENTS: Final = 1000  # hundredths of a second to wait for something, at most


class Story:
    """A table told by its records: what is asked is planned and folded as a live table does it, without storage."""

    def __init__(
        self,
        game: str = "dont-go-in-there",
        people: str = "ann bob",
        *,
        players: int | None = None,
        options: dict[str, str] | None = None,
        visibility: Visibility = "private",
        clock: ClockTerms | None = None,
        spectators: bool = True,
    ) -> None:
        guests = people.split()
        seats = len(guests) if players is None else players
        chairs = [Chair(guest, guest.capitalize()) for guest in guests]
        chosen = MEEPLES if options is None and game == "dont-go-in-there" else options or {}
        self.opened = Opened(
            game=game,
            rules_version=find(game).rules_version,
            players=seats,
            options=chosen,
            visibility=visibility,
            host=guests[0],
            chairs=chairs + [Chair()] * (seats - len(chairs)),
            secret=SECRET,
            clock=clock,
            spectators=spectators,
        )
        self.state = TableState("table", "BCDFGH", self.opened)
        self.at = self.state.at = EVENING
        self.log: list[tuple[int, str]] = []  # when, and the record as it is written

    @property
    def match(self) -> Match:
        """The match, which has begun."""
        assert self.state.match is not None
        return self.state.match

    def plan(self, guest: str, request: AnyRequest) -> Transaction:
        """What the request of a guest would record; a proposal is withdrawn."""
        transaction = plan(request, self.state, Asker(guest, guest.capitalize()))
        if isinstance(transaction.prepared, Proposal):
            self.match.withdraw()
        return transaction

    def ask(self, guest: str, request: AnyRequest, after: int = 0) -> list[AnyRecord]:
        """Let a guest ask for something, so many ms later, and let it happen; what was recorded."""
        self.at += after
        transaction = plan(request, self.state, Asker(guest, guest.capitalize()))
        self._happen(transaction)
        return transaction.records

    def happen(self, *records: AnyRecord, after: int = 0) -> None:
        """Let something happen that no request asks for."""
        self.at += after
        self._happen(Transaction(list(records)))

    def answer(self, seat: int, option: int = 0, after: int = 0) -> None:
        """Let the guest of a seat answer the question that is open to it."""
        guest = self.state.chairs[seat].guest
        assert guest is not None
        self.ask(guest, Answer(seat=seat, decision=self.match.decision(seat), option=option), after)

    def choose(self, seat: int, verb: str, after: int = 0) -> None:
        """Let the guest of a seat take the first option of that verb."""
        names = [next(iter(self.match.game.verbs.json(action))) for action in self.match.legal(seat)]
        self.answer(seat, names.index(verb), after)

    def again(self) -> TableState:
        """The same table in another process, which has nothing but the records."""
        state = TableState("table", "BCDFGH", self.opened)
        state.at = EVENING
        for number, (at, text) in enumerate(self.log, start=2):
            state.fold(number, at, read(text))
        return state

    def _happen(self, transaction: Transaction) -> None:
        for record in transaction.records:
            self.log.append((self.at, written(record)))
            self.state.fold(self.state.number + 1, self.at, record, transaction.prepared)


def begun(game: str = "dont-go-in-there", people: str = "ann bob", **wishes: Any) -> Story:
    """A story whose match has begun."""
    story = Story(game, people, **wishes)
    story.ask(people.split(maxsplit=1)[0], Start())
    return story


def reason_of(asked: Callable[[], object]) -> Reason:
    """Why that is refused."""
    try:
        asked()
    except Refusal as refusal:
        return refusal.reason
    raise AssertionError("it was not refused")


class Visitor:
    """Somebody at a live table, without a socket between them."""

    def __init__(self, house: ServerProcess, guest: Guest | None = None) -> None:
        self.house = house
        self.guest = guest
        self.connection = Connection(
            None if guest is None else guest.id, "" if guest is None else guest.name, house.limits
        )
        self.heard: list[Said] = []
        self.table: LiveTable

    async def join(self, table: str, **hello: Any) -> Visitor:
        self.table = await self.house.lobby.table(table)
        await self.table.join(self.connection, Hello(**hello))
        return self

    def leave(self) -> None:
        self.table.leave(self.connection)

    async def ask(self, request: AnyRequest) -> None:
        """Ask the table for something; a refusal is raised."""
        await self.table.request(self.connection, request)

    async def answer(self, seat: int, option: int = 0) -> None:
        """Answer the question that is open to the seat."""
        match = self.table.state.match
        assert match is not None
        await self.ask(Answer(seat=seat, decision=match.decision(seat), option=option))

    def messages(self, kind: str | None = None) -> list[Said]:
        """What came since the last look."""
        came: list[Said] = []
        while self.connection.outbox:
            data = self.connection.outbox.popleft()
            if data is not None:
                came.append(json.loads(data))
        self.heard += came
        return [message for message in came if kind in (None, message["type"])]


async def refusal(asked: Awaitable[object]) -> Reason:
    """Why that is refused."""
    try:
        await asked
    except Refusal as refused:
        return refused.reason
    raise AssertionError("it was not refused")


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    for _ in range(MOMENTS):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


@asynccontextmanager
async def house_in(folder: Path, limits: Limits = QUICK, **changed: int) -> AsyncIterator[ServerProcess]:
    """A house on a database in the folder. Its bots think in a real worker, which starts when it is first asked."""
    database = await asyncio.to_thread(Database.open, f"sqlite:///{folder / 'nightlight.db'}")
    house = ServerProcess(database, replace(limits, **changed), BotPool(1, 5, PLACE))
    try:
        yield house
    finally:
        await house.close()


async def guest_of(house: ServerProcess, name: str) -> Guest:
    """A new guest."""
    guest, _ = await asyncio.to_thread(house.sessions.welcome, name)
    return guest


async def brought_in(house: ServerProcess, guest: Guest, journal: str) -> TableRow:
    """The table of a match that was played elsewhere."""
    with house.job_pool.slot(guest.id, "") as slot:
        return await house.archive.bring_in(slot, guest.id, journal.encode())


async def forget(house: ServerProcess, guest: Guest) -> None:
    """Forget a guest, to the last table that speaks of them."""
    await house.forgetting.forget(guest.id)
    await house.forgetting.finished()


async def table_for(house: ServerProcess, *guests: Guest, game: str = "dont-go-in-there", **wishes: Any) -> str:
    """A table where these guests sit, the first being the host; with `start`, they play."""
    start = wishes.pop("start", True)
    options = wishes.pop("options", MEEPLES if game == "dont-go-in-there" else {})
    players = wishes.pop("players", len(guests))
    seats = [SeatPlan("me"), *wishes.pop("seats", [])]
    host = Asker(guests[0].id, guests[0].name)
    wish = OpenTable(game=game, players=players, options=options, seats=seats, **wishes)
    row = await house.lobby.open(host, wish)
    live = await house.lobby.table(row.id)
    for seat, guest in enumerate(guests[1:], start=1):
        await live.act(seating(live, seat, guest))
    if start:
        await house.lobby.start(row.id, host)
    return row.id


def seating(live: LiveTable, seat: int, guest: Guest) -> Callable[[], Transaction]:
    return lambda: plan(Sit(seat=seat), live.state, Asker(guest.id, guest.name))


class Served:
    """A house behind its addresses, without a network."""

    def __init__(self, house: ServerProcess, app: ASGIApp) -> None:
        self.house = house
        self.app = app

    def client(self, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        """A browser, or a program, that keeps its cookies."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 12345))
        return httpx.AsyncClient(transport=transport, base_url="http://nightlight.test", headers=headers)

    async def guest(self, name: str, address: str = "127.0.0.1") -> httpx.AsyncClient:
        """A browser of somebody who has said their name."""
        client = self.client(address)
        answer = await client.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return client


@asynccontextmanager
async def served_in(folder: Path, **changed: int) -> AsyncIterator[Served]:
    """A house without bots that is opened and closed as a server opens and closes it."""
    houses: list[ServerProcess] = []

    async def open_house() -> ServerProcess:
        database = await asyncio.to_thread(Database.open, f"sqlite:///{folder / 'nightlight.db'}")
        houses.append(ServerProcess(database, replace(QUICK, **changed), BotPool(0)))
        return houses[0]

    app = application(open_house, ["nightlight.test"])
    asked: asyncio.Queue[Message] = asyncio.Queue()
    told: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.create_task(as_task(app({"type": "lifespan", "state": {}}, asked.get, told.put)))
    asked.put_nowait({"type": "lifespan.startup"})
    assert (await told.get())["type"] == "lifespan.startup.complete"
    try:
        yield Served(houses[0], app)
    finally:
        asked.put_nowait({"type": "lifespan.shutdown"})
        assert (await told.get())["type"] == "lifespan.shutdown.complete"
        await life


async def as_task(doing: Awaitable[None]) -> None:
    await doing


async def given_up(client: httpx.AsyncClient, house: ServerProcess, **wish: object) -> str:
    """The table of a match that was given up after the deal."""
    table: str = (await client.post("/api/tables", json={**wish, "start": True})).json()["table"]
    live = await house.lobby.table(table)
    await live.act(lambda: Transaction([Abandoned("idle")]))
    return table


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal, and its reason."""
    said = answer.json()
    assert said["key"] == f"refused-{said['reason']}"
    return answer.status_code, said["reason"]
