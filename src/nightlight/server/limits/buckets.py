"""Token buckets: how often a guest or a network may do something, across all of their sockets."""

from __future__ import annotations

import time
from heapq import heappop, heappush
from typing import Final

from nightlight.server.limits.limits import Limits

MINUTE: Final = 60  # seconds
HOUR: Final = 3600
NEVER: Final = float("inf")
REMEMBERED: Final = 10_000  # guests, or networks
RETOLD_PER_SECOND: Final = 1.0  # the whole table in words: the most expensive request
RETOLD_AT_ONCE: Final = 10


class Bucket:
    """A token bucket: a rate per second in the long run, and a burst."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Take so many if there is room; returns whether there was."""
        self._fill()
        if self.left < count:  # a debt leaves no room, not even for zero
            return False
        self.left -= count
        return True

    def owe(self, count: int) -> None:
        """Take so many in any case; if there are fewer, the bucket goes into debt."""
        self._fill()
        self.left -= count

    def full_at(self) -> float:
        """When the bucket is full again, by the monotonic clock."""
        if self.left >= self.burst:
            return self.at
        return self.at + (self.burst - self.left) / self.rate if self.rate > 0 else NEVER

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """Many buckets, one for each guest or network.

    Only so many are remembered. The one that is full first is forgotten first, for nothing is lost with a full one; so
    nobody who comes under many names has an empty one forgotten.
    """

    def __init__(self, rate: float, burst: int, remembered: int = REMEMBERED) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.remembered: Final = remembered
        self._first: Final = 1 / rate if rate > 0 else NEVER  # seconds until it is full again after one was taken
        self._buckets: Final[dict[str, Bucket]] = {}
        self._filling: Final[list[tuple[float, str]]] = []  # a heap: when each is full, or was expected to be

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, who: str) -> Bucket:
        """The bucket of somebody."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self.remembered:
                self._forget()
            bucket = self._buckets[who] = Bucket(self.rate, self.burst)
            heappush(self._filling, (bucket.at + self._first, who))
        return bucket

    def take(self, who: str, count: int = 1) -> bool:
        """Take so many from somebody's bucket if there is room; returns whether there was."""
        return self.of(who).take(count)

    def _forget(self) -> None:
        """Forget the bucket that is full first; each may have been drawn on since its time was last computed."""
        while True:
            expected, who = heappop(self._filling)
            full_at = self._buckets[who].full_at()
            if full_at <= expected:
                del self._buckets[who]
                return
            heappush(self._filling, (full_at, who))


class Allowances:
    """What may be sent over sockets, counted for each guest, or for each network if there is no guest.

    Many spectators may share one address, so together they have room for several.
    """

    def __init__(self, limits: Limits) -> None:
        self.messages: Final = Buckets(limits.messages_per_second, limits.message_burst)
        crowd = limits.strangers_per_address
        self.strangers: Final = Buckets(limits.messages_per_second * crowd, limits.message_burst * crowd)
        self.retold: Final = Buckets(RETOLD_PER_SECOND, RETOLD_AT_ONCE)
        self.chats: Final = Buckets(limits.chat_per_minute / MINUTE, limits.chat_per_minute)
        self.asides: Final = Buckets(limits.asides_per_minute / MINUTE, limits.asides_per_minute)
