"""Players of boardgame.io: what its client says over socket.io, without what its client works out beside that."""

from __future__ import annotations

import asyncio
import random
from typing import Final

import httpx
import msgspec

from seats import BRIEF, Asked, Seat, Tally
from wire import Wire, connect

GAME: Final = "creatures"
PARTS: Final = 3
AT_ONCE: Final = 20  # tables that are opened at the same time

# Packets of engine.io and socket.io, version 4, in the namespace of the game.
PING: Final = b"2"
PONG: Final = b"3"
CONNECT: Final = f"40/{GAME},".encode()
EVENT: Final = f"42/{GAME},".encode()


class Hand(msgspec.Struct):
    """The cards of a player who sees them."""

    hand: list[int]


class Board(msgspec.Struct):
    """As much of the game's state as it takes to choose."""

    players: dict[str, Hand]
    creatures: dict[str, list[list[int]]]


class Context(msgspec.Struct, rename="camel"):
    """Whose turn it is, and whether the match is over."""

    current_player: str
    gameover: dict[str, str] | None = None


class State(msgspec.Struct):
    """A state as its players get it."""

    board: Board = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What a player gets who comes to a match."""

    state: State


_EVENT: Final = msgspec.json.Decoder(list[msgspec.Raw])
_STATE: Final = msgspec.json.Decoder(State)
_SYNCED: Final = msgspec.json.Decoder(Synced)

Move = tuple[str, list[int]]


class BoardgameioSeat(Seat):
    """A player of a match on boardgame.io."""

    def __init__(self, number: int, server: Boardgameio, tally: Tally, asked: Asked, choices: random.Random) -> None:
        super().__init__(tally, asked, choices)
        self.number: Final = str(number)
        self.server: Final = server
        self.wire: Wire
        self.match = ""
        self.credentials = ""
        self.ready: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.began: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._state: State

    async def connect(self) -> None:
        """Open the socket, and enter the namespace of the game."""
        self.wire = await connect(self.server.port, "/socket.io/?EIO=4&transport=websocket", self.hear)
        self.wire.say(CONNECT)
        await self.ready

    def sync(self, match: str, credentials: str) -> None:
        """Come to a match."""
        self.forget()
        self.match, self.credentials = match, credentials
        self._emit("sync", match, self.number, credentials, 2)

    def hear(self, data: bytes) -> None:
        if data.startswith(EVENT):
            self._event(*_EVENT.decode(data[len(EVENT) :]))
        elif data == PING:
            self.wire.say(PONG)
        elif data.startswith(CONNECT):
            self.ready.set_result(None)

    def _event(self, name: msgspec.Raw, *arguments: msgspec.Raw) -> None:
        said = bytes(name)
        if said == b'"update"':
            self._update(_STATE.decode(arguments[1]))
        elif said == b'"sync"':
            if not self.began.done():
                self.began.set_result(None)
            self._go_on(_SYNCED.decode(arguments[1]).state)

    def _update(self, state: State) -> None:
        if self.waits:
            self.tally.answers += 1
            self.told_own(state.number)
        else:
            self.told_other(state.number)
        self._go_on(state)

    def _go_on(self, state: State) -> None:
        self._state = state
        if state.context.gameover is not None:
            self.server.over(self)
        elif state.context.current_player == self.number:
            self.asked(self)

    def choose(self) -> None:
        name, arguments = self.choices.choice(moves(self._state.board, self.number))
        payload = {"type": name, "args": arguments, "playerID": self.number, "credentials": self.credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self._state.number, self.match, self.number)

    def _emit(self, *said: object) -> None:
        self.wire.say(EVENT + msgspec.json.encode(said))


def moves(board: Board, player: str) -> list[Move]:
    """What the player may do: a client of boardgame.io knows the rules itself."""
    hand = board.players[player].hand
    creatures = board.creatures[player]
    found: list[Move] = [("draw", [])]
    if hand:
        found.append(("exchange", []))
    for card in hand:
        part = card % PARTS
        slots = [len(creatures)] if part == 0 else [n for n, parts in enumerate(creatures) if len(parts) == part]
        found += [("play", [card, slot]) for slot in slots]
    return found


class Boardgameio:
    """A boardgame.io server, seen from its players."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.seats: Final[list[BoardgameioSeat]] = []
        self.http: Final = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=BRIEF)
        self._matches: Final[set[asyncio.Task[None]]] = set()

    async def open_tables(self, count: int, tally: Tally, asked: Asked) -> None:
        """Two players for each match; both join it in the lobby, and come to it."""
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._open(gate, number, tally, asked) for number in range(count)))

    async def _open(self, gate: asyncio.Semaphore, number: int, tally: Tally, asked: Asked) -> None:
        choices = random.Random(number)  # noqa: S311
        async with gate:
            first, second = [BoardgameioSeat(seat, self, tally, asked, choices) for seat in range(2)]
            first.rival, second.rival = second, first
            for seat in (first, second):
                await seat.connect()
            self.seats.extend((first, second))
            await self._begin(first, second)
            await asyncio.gather(first.began, second.began)

    def over(self, seat: BoardgameioSeat) -> None:
        """A match is over: the one who hears it first opens the next."""
        rival = seat.rival
        assert isinstance(rival, BoardgameioSeat)
        if seat.match == rival.match:
            seat.match = ""
            task = asyncio.ensure_future(self._begin(seat, rival))
            self._matches.add(task)
            task.add_done_callback(self._matches.discard)

    async def _begin(self, *players: BoardgameioSeat) -> None:
        created = await self.http.post(f"/games/{GAME}/create", json={"numPlayers": 2})
        match = created.raise_for_status().json()["matchID"]
        credentials = [await self._join(match, player) for player in players]
        for player, secret in zip(players, credentials, strict=True):  # who comes while another joins may undo that
            player.sync(match, secret)

    async def _join(self, match: str, player: BoardgameioSeat) -> str:
        wish = {"playerID": player.number, "playerName": "Ann"}
        joined = await self.http.post(f"/games/{GAME}/{match}/join", json=wish)
        credentials: str = joined.raise_for_status().json()["playerCredentials"]
        return credentials

    def tables(self) -> list[str]:
        return [seat.match for seat in self.seats[::2]]

    async def close(self) -> None:
        for match in self._matches:
            match.cancel()
        for seat in self.seats:
            seat.wire.close()
        await self.http.aclose()
