"""Who is at a table now, at this process and at others. None of it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from nightlight.core.event import SPECTATOR
from nightlight.server.sockets.client import Connection
from nightlight.server.tables.requests import Transaction
from nightlight.server.tables.services import Services, monotonic
from nightlight.server.tables.state import TableState
from nightlight.wire.messages import Presence, encoded

STALE: Final = 15_000  # ms without news after which nobody is assumed to be at another process


class Here(Struct, tag="here"):
    """What a process tells the others: which seats are connected to it, with the round trip of each."""

    table: str
    seats: dict[int, int]
    spectators: int


class Presences:
    """The people at one table."""

    def __init__(self, state: TableState, services: Services, connections: set[Connection]) -> None:
        self.state: Final = state
        self.services: Final = services
        self.connections: Final = connections
        self.elsewhere: Final[dict[str, tuple[int, Here]]] = {}

    def here(self) -> Here:
        """Who is connected to this process."""
        seats: dict[int, int] = {}
        spectators = 0
        now = monotonic()
        for connection in self.connections:
            if connection.latency is not None and connection.latency.lost(now):
                continue  # it does not respond, even if its socket is open
            for reader in connection.readers:
                if reader.seat == SPECTATOR:
                    spectators += 1
                else:
                    trip = 0 if connection.latency is None else connection.latency.round_trip()
                    seats[reader.seat] = min(seats.get(reader.seat, trip), trip)
        return Here(self.state.table, seats, spectators)

    def everywhere(self) -> list[Here]:
        """Who is connected to any process heard from lately."""
        now = monotonic()
        others = [here for at, here in self.elsewhere.values() if now - at < STALE]
        return [self.here(), *others]

    def present(self, seat: int) -> bool:
        """Whether somebody is there for the seat."""
        return any(seat in here.seats for here in self.everywhere())

    def round_trips(self) -> dict[int, int]:
        """The seats that are connected, with their round trips."""
        trips: dict[int, int] = {}
        for here in reversed(self.everywhere()):
            trips.update(here.seats)
        return trips

    def hear(self, process: str, here: Here) -> None:
        """Another process says who is connected to it."""
        self.elsewhere[process] = (monotonic(), here)
        self.tell()

    def heard_of(self, process: str) -> int:
        """When another process last said who is connected to it; 0 if it never did."""
        return self.elsewhere[process][0] if process in self.elsewhere else 0

    def announce(self) -> None:
        """Tell the other processes."""
        self.services.bus.publish(msgspec.json.encode(self.here()))

    def changed(self) -> None:
        """Somebody came or went."""
        self.announce()
        self.tell()

    def tell(self) -> None:
        """Tell the people here whatever is news to them."""
        everywhere = self.everywhere()
        seats = [any(seat in here.seats for here in everywhere) for seat in self.state.seats]
        spectators = sum(here.spectators for here in everywhere)
        message = encoded(Presence(seats=seats, spectators=spectators))
        for connection in self.connections:
            if connection.presence != message:
                connection.presence = message
                connection.post(message)


class Keeper(Protocol):
    """The table, as its presence and races see it."""

    def act(self, planned: Callable[[], Transaction], /) -> Coroutine[Any, Any, None]:
        """Record what is planned."""

    def tell_all(self) -> None:
        """Tell everybody at this process what they do not know yet."""

    def wake(self) -> None:
        """Let bots answer, and check presence and races."""

    def replace(self, seat: int) -> None:
        """Let a bot play for a player who stays away."""


class Absences:
    """The absent players being waited for: once the grace period is over, a bot plays for them."""

    def __init__(self, presences: Presences, keeper: Keeper) -> None:
        self.presences: Final = presences
        self.keeper: Final = keeper
        self._waited_for: Final[dict[int, asyncio.TimerHandle]] = {}

    def look(self) -> None:
        """Start waiting for absent players and stop for those who are back; nobody waits if only bots are left."""
        state = self.presences.state
        people = state.people() if state.stage == "playing" else []
        away = [seat for seat in people if seat not in state.stand_ins and not self.presences.present(seat)]
        if not any(self.presences.present(seat) for seat in people):
            away = []
        for seat in [seat for seat in self._waited_for if seat not in away]:
            self._waited_for.pop(seat).cancel()
        for seat in [seat for seat in away if seat not in self._waited_for]:
            grace = self.presences.services.limits.grace_seconds
            self._waited_for[seat] = asyncio.get_running_loop().call_later(grace, self._over, seat)

    def close(self) -> None:
        """Stop waiting for everybody."""
        for waiting in self._waited_for.values():
            waiting.cancel()
        self._waited_for.clear()

    def _over(self, seat: int) -> None:
        del self._waited_for[seat]
        self.keeper.replace(seat)
