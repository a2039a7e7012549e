"""Requests waiting for a worker: a bounded number, served in turns so that nobody waits for all of another's."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from nightlight.server.limits.limits import Limits
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.messages import Reason


class JobSlot:
    """The slot of a request, from before its body is read until its work is done."""

    def __init__(self, guest: str | None, network: str) -> None:
        self.guest: Final = guest
        self.network: Final = network
        self.work: asyncio.Future[Any] | None = None  # which continues even if nobody waits for it any more


class JobSlots:
    """The slots that are taken, counted by guest and by network."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.taken = 0
        self._of_guest: Final[Counter[str | None]] = Counter()
        self._of_network: Final[Counter[str]] = Counter()

    @contextmanager
    def take(self, guest: str | None, network: str) -> Iterator[JobSlot]:
        """A slot, returned once the block has ended and the work is done; or a "busy" refusal."""
        self._check(guest, network)
        slot = JobSlot(guest, network)
        self._count(slot, 1)
        try:
            yield slot
        finally:
            if slot.work is None or slot.work.done():
                self._count(slot, -1)
            else:
                slot.work.add_done_callback(lambda _: self._count(slot, -1))

    def _check(self, guest: str | None, network: str) -> None:
        limits = self.limits
        mine = guest is not None and self._of_guest[guest] >= limits.chores_per_guest
        if mine or self._of_network[network] >= limits.chores_per_address:
            raise Refusal(Reason.BUSY, "your previous request is still in progress; try again in a moment")
        if self.taken >= limits.chores:
            raise Refusal(Reason.BUSY, "too many requests for journals, replays and lessons; try again in a moment")

    def _count(self, slot: JobSlot, change: int) -> None:
        self.taken += change
        self._of_network[slot.network] += change
        if self._of_network[slot.network] == 0:
            del self._of_network[slot.network]
        self._of_guest[slot.guest] += change
        if self._of_guest[slot.guest] == 0:
            del self._of_guest[slot.guest]


class Queue:
    """The waiting slots: round-robin over networks, and within a network over guests."""

    def __init__(self) -> None:
        self._networks: Final[dict[str, dict[str | None, deque[JobSlot]]]] = {}  # whose turn is next, first

    def join(self, slot: JobSlot) -> None:
        """Wait behind one's own earlier requests; a newcomer's turn comes after everybody else's."""
        self._networks.setdefault(slot.network, {}).setdefault(slot.guest, deque()).append(slot)

    def leave(self, slot: JobSlot) -> None:
        """Stop waiting."""
        guests = self._networks.get(slot.network, {})
        if slot in guests.get(slot.guest, ()):
            guests[slot.guest].remove(slot)
            self._tidy(slot)

    def next(self) -> JobSlot | None:
        """Take the slot whose turn it is."""
        if not self._networks:
            return None
        network, guests = next(iter(self._networks.items()))
        guest, slots = next(iter(guests.items()))
        slot = slots.popleft()
        guests[guest] = guests.pop(guest)  # the others of the network come first now
        self._networks[network] = self._networks.pop(network)
        self._tidy(slot)
        return slot

    def _tidy(self, slot: JobSlot) -> None:
        guests = self._networks[slot.network]
        if not guests[slot.guest]:
            del guests[slot.guest]
        if not guests:
            del self._networks[slot.network]
