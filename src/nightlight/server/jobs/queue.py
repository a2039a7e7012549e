"""Who waits for a clerk: so many at most, and in turns, so that nobody waits for all that another one wants."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from nightlight.server.limits.limits import Limits
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.messages import Reason


class Place:
    """The place of a request, from before its body is read until its work is done."""

    def __init__(self, guest: str | None, network: str) -> None:
        self.guest: Final = guest
        self.network: Final = network
        self.work: asyncio.Future[Any] | None = None  # what goes on even if nobody waits for it any more


class Places:
    """The places that are taken, counted by guest and by network."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.taken = 0
        self._of_guest: Final[Counter[str | None]] = Counter()
        self._of_network: Final[Counter[str]] = Counter()

    @contextmanager
    def take(self, guest: str | None, network: str) -> Iterator[Place]:
        """A place, given back when the block has ended and the work is done; or "busy"."""
        self._check(guest, network)
        place = Place(guest, network)
        self._count(place, 1)
        try:
            yield place
        finally:
            if place.work is None or place.work.done():
                self._count(place, -1)
            else:
                place.work.add_done_callback(lambda _: self._count(place, -1))

    def _check(self, guest: str | None, network: str) -> None:
        limits = self.limits
        mine = guest is not None and self._of_guest[guest] >= limits.chores_per_guest
        if mine or self._of_network[network] >= limits.chores_per_address:
            raise Refusal(Reason.BUSY, "your previous request is still in progress; try again in a moment")
        if self.taken >= limits.chores:
            raise Refusal(Reason.BUSY, "too many requests for journals, replays and lessons; try again in a moment")

    def _count(self, place: Place, change: int) -> None:
        self.taken += change
        self._of_network[place.network] += change
        if self._of_network[place.network] == 0:
            del self._of_network[place.network]
        self._of_guest[place.guest] += change
        if self._of_guest[place.guest] == 0:
            del self._of_guest[place.guest]


class Queue:
    """Those whose turn has not come: one of each network in turn, and within a network one of each guest."""

    def __init__(self) -> None:
        self._networks: Final[dict[str, dict[str | None, deque[Place]]]] = {}  # whose turn is next, first

    def join(self, place: Place) -> None:
        """Wait behind what one asked for before, and one's turn behind those of all others."""
        self._networks.setdefault(place.network, {}).setdefault(place.guest, deque()).append(place)

    def leave(self, place: Place) -> None:
        """Wait no longer."""
        guests = self._networks.get(place.network, {})
        if place in guests.get(place.guest, ()):
            guests[place.guest].remove(place)
            self._tidy(place)

    def next(self) -> Place | None:
        """Whose turn it is."""
        if not self._networks:
            return None
        network, guests = next(iter(self._networks.items()))
        guest, places = next(iter(guests.items()))
        place = places.popleft()
        guests[guest] = guests.pop(guest)  # the others of the network come first now
        self._networks[network] = self._networks.pop(network)
        self._tidy(place)
        return place

    def _tidy(self, place: Place) -> None:
        guests = self._networks[place.network]
        if not guests[place.guest]:
            del guests[place.guest]
        if not guests:
            del self._networks[place.network]
