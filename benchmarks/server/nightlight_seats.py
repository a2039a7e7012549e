"""Players of Nightlight: they choose from the list that they are sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from http.cookiejar import DefaultCookiePolicy
from typing import Final

import httpx
import msgspec

from seats import BRIEF, Asked, Seat, Tally
from wire import Wire, connect

COOKIE: Final = "nightlight"
AT_ONCE: Final = 20  # tables that are opened at the same time


class Decision(msgspec.Struct):
    """As much of a decision as it takes to choose."""

    id: int
    options: list[msgspec.Raw]


class Chair(msgspec.Struct):
    """Whether somebody sits there."""

    kind: str


class Message(msgspec.Struct, tag_field="type", tag=str.lower):
    """As much of a message as a player needs."""


class Table(Message):
    """Who is there, and where it goes on."""

    stage: str
    seats: list[Chair]
    next: str | None = None


class Update(Message):
    """What is asked, and whether it is over."""

    cursor: str
    decision: Decision | None = None
    outcome: dict[str, object] | None = None


class Presence(Message):
    """Who is connected."""


class Done(Message):
    """An answer is acknowledged."""


class Refused(Message):
    """An answer is not."""

    reason: str


class Bye(Message):
    """The server lets go."""

    reason: str


_DECODER: Final[msgspec.json.Decoder[Table | Update | Presence | Done | Refused | Bye]] = msgspec.json.Decoder(
    Table | Update | Presence | Done | Refused | Bye
)


class NightlightSeat(Seat):
    """A player at a table of Nightlight."""

    def __init__(
        self, number: int, port: int, cookie: str, tally: Tally, asked: Asked, choices: random.Random, moved: Moved
    ) -> None:
        super().__init__(tally, asked, choices)
        self.number: Final = number
        self.port: Final = port
        self.cookie: Final = cookie
        self.moved: Final = moved
        self.wire: Wire
        self.began: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.table = ""
        self.over = False
        self._decision: Decision | None = None
        self._answered = -1  # the last decision that was answered

    async def go_to(self, table: str) -> None:
        """Sit down at a table where the player has a seat, or will take it."""
        self.forget()
        self.table, self.over, self._decision, self._answered = table, False, None, -1
        self.wire = await connect(self.port, f"/ws/tables/{table}", self.hear, {"cookie": f"{COOKIE}={self.cookie}"})
        self.wire.say(b'{"type":"hello"}')

    def hear(self, data: bytes) -> None:
        heard = _DECODER.decode(data)
        if isinstance(heard, Update):
            self._update(heard)
        elif isinstance(heard, Done):
            self.tally.answers += 1
        elif isinstance(heard, Table):
            self._table(heard)
        elif isinstance(heard, Refused | Bye):
            self.tally.refused += 1

    def _table(self, heard: Table) -> None:
        if self.number == 0 and heard.stage == "waiting" and all(chair.kind == "person" for chair in heard.seats):
            self.wire.say(b'{"type":"start"}')
        if heard.next is not None and self.over:
            self.moved(self, heard.next)

    def _update(self, heard: Update) -> None:
        if not self.began.done():
            self.began.set_result(None)
        decision = heard.decision
        if self.waits and (decision is None or decision.id != self._answered):
            self.told_own(heard.cursor)
        else:
            self.told_other(heard.cursor)
        if heard.outcome is not None:
            if not self.over:
                self.over = True
                self.wire.say(b'{"type":"rematch","seat":%d}' % self.number)
        elif decision is not None and decision.id != self._answered and not self.waits:
            fresh = self._decision is None or self._decision.id != decision.id
            self._decision = decision
            if fresh:
                self.asked(self)

    def choose(self) -> None:
        decision = self._decision
        assert decision is not None, "nobody answers without a question"
        self._decision, self._answered = None, decision.id
        option = self.choices.randrange(len(decision.options))
        text = b'{"type":"answer","id":1,"seat":%d,"decision":%d,"option":%d}'
        self.wire.say(text % (self.number, decision.id, option))


Moved = Callable[[NightlightSeat, str], None]


class Nightlight:
    """A Nightlight server, seen from its players."""

    def __init__(self, port: int, game: str) -> None:
        self.port: Final = port
        self.game: Final = game
        self.seats: Final[list[NightlightSeat]] = []
        self._moves: Final[set[asyncio.Task[None]]] = set()

    async def open_tables(self, count: int, tally: Tally, asked: Asked) -> None:
        """Two guests for each table; one opens it, the other sits down, the first begins."""
        gate = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60, limits=BRIEF) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # the client is nobody itself
            await asyncio.gather(*(self._open(http, gate, number, tally, asked) for number in range(count)))

    async def _open(
        self, http: httpx.AsyncClient, gate: asyncio.Semaphore, number: int, tally: Tally, asked: Asked
    ) -> None:
        choices = random.Random(number)  # noqa: S311
        async with gate:
            host, guest = [
                NightlightSeat(seat, self.port, await welcome(http), tally, asked, choices, self._moved)
                for seat in range(2)
            ]
            host.rival, guest.rival = guest, host
            wish = {"game": self.game, "players": 2}
            opened = await patiently(http, "/api/tables", wish, {"cookie": f"{COOKIE}={host.cookie}"})
            table = opened.json()["table"]
            await host.go_to(table)
            await guest.go_to(table)
            guest.wire.say(b'{"type":"sit","seat":1}')
            self.seats.extend((host, guest))
            await asyncio.gather(host.began, guest.began)

    def _moved(self, seat: NightlightSeat, table: str) -> None:
        """The match is over: play on at the next table."""
        seat.wire.close()
        self._spawn(seat.go_to(table))

    def _spawn(self, doing: Awaitable[None]) -> None:
        task = asyncio.ensure_future(doing)
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)

    def tables(self) -> list[str]:
        return [seat.table for seat in self.seats[::2]]

    async def close(self) -> None:
        for move in self._moves:
            move.cancel()
        for seat in self.seats:
            seat.wire.close()


async def welcome(http: httpx.AsyncClient) -> str:
    """The cookie of a new guest."""
    return (await patiently(http, "/api/me", {"name": "Ann"}, {})).cookies[COOKIE]


async def patiently(
    http: httpx.AsyncClient, path: str, wish: dict[str, object], headers: dict[str, str]
) -> httpx.Response:
    """Ask until it is granted: a server that has too much to do says so."""
    while True:
        response = await http.post(path, json=wish, headers=headers)
        if response.status_code != httpx.codes.SERVICE_UNAVAILABLE:
            return response.raise_for_status()
        await asyncio.sleep(1)
