"""Servers that are killed again and again while people play there, and the proof that nothing was lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from nightlight.core.errors import StorageError
from nightlight.server.store.database import Database
from nightlight.server.store.store import Store
from server.client import Guest
from server.evidence import exported, lost, replayed, table_state_in, told
from server.running import Server
from server.scripted import PAUSE, Answer, Player

# Players answer as fast as they can, and open one table after the other.
LIMITS: Final = {
    "messages_per_second": 10_000,
    "message_burst": 10_000,
    "asides_per_minute": 10_000,
    "tables_per_guest": 10_000,
    "network_bytes_per_hour": 10**9,
    "sockets_per_minute": 10**6,
    "connections_per_address": 10_000,
}
CREATED: Final = 201
TRIES: Final = 10  # to read a log

Known = tuple[str, list[Answer]]  # a table, and what was acknowledged there
Attack = Callable[[], None]  # ends something, and waits until it is back


@dataclass(frozen=True)
class Agreement:
    """What is played, and by how many people; bots take the other seats."""

    game: str
    players: int
    people: int = 2
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.game


@dataclass
class Tally:
    """What a siege cost."""

    kills: int = 0
    matches: int = 0
    acknowledged: int = 0
    lost: int = 0
    corrupt: int = 0


@dataclass
class Gathering:
    """A table and the people who play there."""

    players: list[Player]
    host: Guest

    @property
    def table(self) -> str:
        return self.players[0].table

    def acknowledged(self) -> list[Answer]:
        return [answer for player in self.players for answer in player.acknowledged]


class Siege:
    """Matches at a server under attack: one after the other for each agreement, until the attack is over."""

    def __init__(self, servers: Sequence[Server], agreements: tuple[Agreement, ...], seed: int) -> None:
        self.servers: Final = servers  # of one database
        self.agreements: Final = agreements
        self.choices: Final = random.Random(seed)  # noqa: S311 nobody's secret
        self.tally: Final = Tally()
        self.gatherings: Final[list[Gathering]] = []
        self.told: Callable[[Siege], None] = lambda _: None  # who is told after every attack
        self._lifted = False

    async def hold(self, kills: int, *attacks: Attack, pause: tuple[float, float] = (0.1, 1.5)) -> None:
        """Play, be attacked so many times at random moments, and play all matches that were begun to their end.

        Several attackers go on beside each other, as many times each; so the one server is killed while the other is
        just coming back.
        """
        async with asyncio.TaskGroup() as group:
            for number, agreement in enumerate(self.agreements):
                url = self.servers[number % len(self.servers)].url
                guests = [await asyncio.to_thread(Guest, url, name) for name in ("Ann", "Ben")]
                group.create_task(self._keep_playing(agreement, guests[: agreement.people]))
            await asyncio.gather(*(self._attacked(kills // len(attacks), attack, pause) for attack in attacks))
            self._lifted = True

    async def _attacked(self, kills: int, attack: Attack, pause: tuple[float, float]) -> None:
        for _ in range(kills):
            await asyncio.sleep(self.choices.uniform(*pause))
            await asyncio.to_thread(attack)
            self.tally.kills += 1
            await self._look()
            self.told(self)

    async def _keep_playing(self, agreement: Agreement, guests: list[Guest]) -> None:
        while not self._lifted:
            table = await self._opened(agreement, guests[0])
            players = [Player(table, guest, seat, self.choices.randrange(2**32)) for seat, guest in enumerate(guests)]
            self.gatherings.append(Gathering(players, guests[0]))
            await asyncio.gather(*(player.endure(*(server.ws for server in self.servers)) for player in players))

    async def _opened(self, agreement: Agreement, host: Guest) -> str:
        """A new table, however often that has to be asked for."""
        wish = {"game": agreement.game, "players": agreement.players, "options": agreement.options}
        while True:
            try:
                response = await asyncio.to_thread(host.http.post, "/api/tables", json=wish)
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)
            else:
                if response.status_code == CREATED:
                    return str(response.json()["table"])
                assert response.is_server_error, response.text  # busy, or without its database
                await asyncio.sleep(PAUSE)

    async def _look(self) -> None:
        """Whether all that was acknowledged so far is in the logs of the matches that go on."""
        playing = [each for each in self.gatherings if any(player.outcome is None for player in each.players)]
        known = [(each.table, each.acknowledged()) for each in playing]
        await asyncio.to_thread(self._compare, known)

    def _compare(self, known: list[Known]) -> None:
        """A log that cannot be read is looked at again: another attacker may just have ended the database."""
        for _ in range(TRIES):
            known = self._unread(known)
            if not known:
                return
            time.sleep(1)
        self.tally.corrupt += len(known)

    def _unread(self, known: list[Known]) -> list[Known]:
        """Compare what can be read; the others."""
        try:
            database = Database.open(self.servers[0].database)
        except StorageError:
            return known
        try:
            return [each for each in known if not self._read(Store(database), *each)]
        finally:
            database.close()

    def _read(self, store: Store, table: str, acknowledged: list[Answer]) -> bool:
        try:
            match = table_state_in(store, table).match
        except StorageError:
            return False
        self.tally.lost += len(lost(match, acknowledged))
        return True

    def so_far(self) -> str:
        """What happened until now, for whoever waits."""
        acknowledged = sum(len(each.acknowledged()) for each in self.gatherings)
        return f"{self.tally.kills} kills, {acknowledged} acknowledged, {self.tally.lost} lost"

    def settle(self, folder: Path) -> Tally:
        """The account after the last match: every journal is honest, complete, and what everybody was told."""
        for gathering in self.gatherings:
            match = replayed(exported(gathering.host, gathering.table, folder))
            for player in gathering.players:
                assert player.seat is not None
                assert player.events == told(match, player.seat), gathering.table
            self.tally.lost += len(lost(match, gathering.acknowledged()))
            self.tally.acknowledged += len(gathering.acknowledged())
            self.tally.matches += 1
        return self.tally
