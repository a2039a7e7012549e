"""A server under attack: tables whose luck is known, honest people with a script, and hostile sockets beside them."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from nightlight.core.game import AnyGame
from nightlight.games import GAMES
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.server.http.sessions import hashed
from nightlight.server.store.database import Database
from nightlight.server.store.rows import TableRow
from nightlight.server.store.store import Store
from nightlight.server.tables.records import (
    Answered,
    AnyRecord,
    Chair,
    Judging,
    Opened,
    Replaced,
    Returned,
    Said,
    Started,
    read,
    written,
)
from nightlight.server.tables.summary import summarized
from nightlight.server.tables.summary import written as written_summary
from nightlight.wire.messages import AnyMessage, Reason
from server.client import Guest, at_table, play_on
from server.forging import Forge
from server.running import Server, running

ATTACKERS: Final = 8
GENEROUS: Final = {
    "messages_per_second": 100_000,
    "message_burst": 100_000,
    "outbox_messages": 100_000,
    "asides_per_minute": 1_000_000,
    "heckles_per_minute": 1_000_000,
    "asides_per_table": 1_000_000,
    "imports_per_hour": 100_000,
    "network_imports_per_hour": 100_000,
    "tables_per_hour": 100_000,
    "network_tables_per_hour": 100_000,
}
SCRIPT: Final = [11, 22]  # the seeds of two honest players
BEFORE_HELLO: Final = 4  # messages: after more of them a server would close the socket
LAST: Final = 1_234_567_891  # the id of an attacker's last message
DECODER: Final = msgspec.json.Decoder(AnyMessage)


@dataclass(frozen=True)
class Laid:
    """A table in the database whose luck is known."""

    table: str
    opened: Opened


def guest_id(store: Store, guest: Guest) -> str:
    """Who somebody is in the database."""
    found = store.guest_by_token_hash(hashed(guest.cookie.partition(".")[0]))
    assert found is not None, "the server has welcomed them"
    return found.id


def lay(store: Store, table: str, game: AnyGame, guests: list[str], number: int) -> Laid:
    """A table where these guests play, with luck of that number."""
    opened = Opened(
        game=game.id,
        rules_version=game.rules_version,
        players=len(guests),
        options=game.setup(len(guests), {}).options,
        visibility="private",
        host=guests[0],
        chairs=[Chair(guest, f"Player {seat}") for seat, guest in enumerate(guests)],
        secret=number.to_bytes(32).hex(),
    )
    match = fresh(opened)
    keep(store, table, opened, Started(match.journal.header.json()))
    return Laid(table, opened)


def keep(store: Store, table: str, opened: Opened, *records: AnyRecord) -> None:
    """Write a table down as the server would."""
    texts = [written(record) for record in (opened, *records)]
    seats = [(seat, chair.guest) for seat, chair in enumerate(opened.chairs) if chair.guest is not None]
    line = written_summary(summarized(opened, opened.chairs))
    row = TableRow(table, table[-6:], opened.game, opened.visibility, "playing", 1, 1, 1, line)
    assert store.create_table(row, texts, seats), "nobody has this id"


def fresh(opened: Opened) -> Match:
    """The match of a table before its first answer."""
    game = GAMES[opened.game]
    setup = game.setup(opened.players, opened.options)
    luck = Luck.fair(bytes.fromhex(opened.secret))
    return Match.start(game, setup, [chair.name for chair in opened.chairs], [PERSON] * opened.players, luck)


def as_scripted(opened: Opened, seeds: list[int]) -> Match:
    """The match as it must end if every seat chooses by its own seed, one after the other."""
    match = fresh(opened)
    choices = [random.Random(seed) for seed in seeds]  # noqa: S311
    while not match.over:
        seat = next(seat for seat in range(opened.players) if match.decision(seat) >= 0)
        offered = match.legal(seat)
        match.answer(seat, offered[choices[seat].randrange(len(offered))])
    return match


def records_of(store: Store, table: str) -> list[AnyRecord]:
    """The log of a table."""
    return [read(row.data) for row in store.records(table)]


REASONS: Final = frozenset(Reason)


def check_refusal(said: dict[str, object]) -> None:
    """A refusal has a reason that there is, and a key for its words."""
    assert said["reason"] in REASONS, said
    assert said["key"] == f"refused-{said['reason']}", said


def troubles(log: str) -> list[str]:
    """What a server logs only if something went wrong in it."""
    signs = ("exception", "Traceback", '"level": "error"', '"level": "critical"', "never retrieved")
    return [line for line in log.splitlines() if any(sign in line for sign in signs)]


def resident(process: int) -> int:
    """How many bytes of memory a process has."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * 4096


def opened_store(url: str) -> tuple[Database, Store]:
    """The database of a server, from outside."""
    database = Database.open(url)
    return database, Store(database)


class Attack:
    """What a crowd of hostile sockets sent, and what came back."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.seed = seed
        self.sent = 0
        self.refused: dict[str, int] = {}
        self.cursors: list[str] = []  # of all tables that were looked at

    async def strike(self, table: str, cookie: str, messages: int, *, greet: bool) -> None:
        """One socket that sends so many frames, and reads what comes."""
        self.seed += 1
        forge = Forge(self.seed, self.cursors)
        async with connect(f"{self.server.ws}/ws/tables/{table}", additional_headers=cookies(cookie)) as line:
            reading = asyncio.create_task(self.read(line))
            for number in range(messages):
                if number == (0 if greet else BEFORE_HELLO):
                    await line.send('{"type": "hello"}')
                await line.send('{"type": "start"}' if number == 0 and not greet else forge.frame())
                self.sent += 1
            await line.send(json.dumps({"type": "echo", "probe": 0, "id": LAST}))
            await asyncio.wait_for(reading, 120)

    async def read(self, line: ClientConnection) -> None:
        """Every message is one that the protocol knows; up to the answer to the last one."""
        async for data in line:
            assert isinstance(data, str), "messages are text"
            DECODER.decode(data)
            said = json.loads(data)
            assert said["type"] != "bye", said
            if said["type"] == "update":
                self.cursors.append(said["cursor"])
            if said["type"] == "refused":
                check_refusal(said)
                self.refused[said["reason"]] = self.refused.get(said["reason"], 0) + 1
            if said.get("id") == LAST:
                return


def handshake(table: str) -> bytes:
    """What opens a socket, byte by byte."""
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        "Host: nightlight",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: bmlnaHRsaWdodG5pZ2h0bA==",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def text_frame(data: bytes) -> bytes:
    """A short message as a client frames it, masked with zeros."""
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


async def half_open(server: Server, table: str) -> socket.socket:
    """A socket that has said hello, and will never read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.setblocking(False)
    hello = text_frame(b'{"type":"hello","language":"pl","page":true}')
    await asyncio.get_running_loop().sock_sendall(line, handshake(table) + hello)
    return line


def cookies(cookie: str) -> dict[str, str]:
    return {"cookie": f"nightlight={cookie}"} if cookie else {}


class Scene:
    """A server with honest people, tables whose luck is known, and somebody hostile."""

    def __init__(self, server: Server, store: Store) -> None:
        self.server = server
        self.store = store
        self.ann, self.ben, self.eve = (Guest(server.url, name) for name in ("Ann", "Ben", "Eve"))
        self.tables = 0
        self.logged = 0  # letters of the log that were looked at

    def lay(self, *guests: Guest, game: str = "nightmarium") -> Laid:
        """A new table where these guests play, and the first of them begins."""
        ids = [guest_id(self.store, guest) for guest in guests]
        while True:
            self.tables += 1
            laid = lay(self.store, f"laid-{self.tables:06}", GAMES[game], ids, self.tables)
            if fresh(laid.opened).decision(0) >= 0:
                return laid

    async def honest_match(self, game: str = "nightmarium") -> Laid:
        """Ann and Ben play a whole match by their script."""
        laid = self.lay(self.ann, self.ben, game=game)
        async with (
            at_table(self.server.ws, laid.table, self.ann) as ann,
            at_table(self.server.ws, laid.table, self.ben) as ben,
        ):
            choices = [random.Random(seed) for seed in SCRIPT]  # noqa: S311
            await asyncio.gather(play_on(ann, choices[0]), play_on(ben, choices[1]))
        return laid

    def check_untouched(self, laid: Laid) -> None:
        """The match ended exactly as its script says, and its log holds nothing else but what spectators said."""
        expected = as_scripted(laid.opened, SCRIPT)
        journal = self.ann.http.get(f"/api/tables/{laid.table}/journal").text
        records = [record for record in records_of(self.store, laid.table) if not isinstance(record, Said)]
        assert journal == expected.journal.text()
        assert [type(record).__name__ for record in records[:2]] == ["Opened", "Started"]
        assert all(isinstance(record, Answered) and record.by == "player" for record in records[2:])
        assert len(records) == 2 + len(expected.journal.lines)

    def check_well(self) -> None:
        """The server lives, and has nothing to complain of."""
        assert self.server.process is not None
        assert self.server.process.poll() is None
        log = self.server.log.read_text()
        new, self.logged = log[self.logged :], len(log)
        assert troubles(new) == [], troubles(new)


@contextmanager
def staged(folder: Path, limits: Mapping[str, int] | None = None) -> Iterator[Scene]:
    """A scene in a folder of its own, until the block ends."""
    url = f"sqlite:///{folder / 'nightlight.db'}"
    with running(url, folder / "log", limits) as server:
        database, store = opened_store(url)
        yield Scene(server, store)
        database.close()


async def attacked(scene: Scene, attack: Attack, messages: int) -> list[Laid]:
    """Attack from many sockets while honest people play one match after the other; their tables."""
    trap = scene.lay(scene.ann, scene.eve)
    targets = [scene.lay(scene.ann, scene.ben, game=game) for game in ("nightmarium", "komnata-strachu")]
    each = messages // ATTACKERS
    strikes = asyncio.gather(
        *(
            attack.strike(
                table=trap.table if number % 2 else targets[number // 2 % 2].table,
                cookie=["", scene.eve.cookie, scene.eve.cookie[:-1], "a.b"][number % 4],
                messages=each,
                greet=number % 8 != 7,
            )
            for number in range(ATTACKERS)
        )
    )
    played = [await scene.honest_match()]
    while not strikes.done():
        played.append(await scene.honest_match())
    await strikes
    for laid in (trap, *targets):
        recorded = {type(record) for record in records_of(scene.store, laid.table)}
        assert recorded <= {Opened, Started, Judging, Replaced, Returned, Said}, "no move; Eve may leave, and talk"
    return played
