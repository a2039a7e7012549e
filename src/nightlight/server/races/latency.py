"""The latency of one client: how long its messages take, and whether it is still there.

The server sends probes that a client returns at once. No client's clock is ever compared with the server's: the time,
in monotonic milliseconds, is passed in.
"""

from __future__ import annotations

import secrets
from typing import Final

from nightlight.core.live import Probing

NUMBERS: Final = 2**31  # random, so that nobody can answer a probe before it arrives


class Latency:
    """The measured latency of one connection."""

    def __init__(self, probing: Probing, now: int) -> None:
        self.probing: Final = probing
        self.joined: Final = now
        self._sent = 0
        self._due = now
        self._open: Final[dict[int, int]] = {}  # the probes in flight and when they were sent, oldest first
        self._trips: Final[list[int]] = []
        self._answered = now

    def next_probe(self) -> int:
        """When the next probe is due."""
        return self._due

    def probe(self, now: int) -> int | None:
        """The number of a probe to send now, if one is due."""
        if now < self._due:
            return None
        self._sent += 1
        self._due = now + (self.probing.apart if self._sent < self.probing.probes else self.probing.every)
        number = self._fresh()
        self._open[number] = now
        while len(self._open) > self.probing.kept:
            del self._open[next(iter(self._open))]
        return number

    def _fresh(self) -> int:
        number = secrets.randbelow(NUMBERS)
        while number in self._open:
            number = secrets.randbelow(NUMBERS)
        return number

    def echo(self, probe: int, now: int) -> None:
        """Take in a returned probe; one that was never sent, or comes back twice, is ignored."""
        sent = self._open.pop(probe, None)
        if sent is not None:
            self._answered = now
            self._trips.append(now - sent)
            del self._trips[: -self.probing.kept]

    def round_trip(self) -> int:
        """The shortest of the last round trips, which congestion does not distort; `None` before the first."""
        return min(self._trips, default=0)

    def lost(self, now: int) -> bool:
        """Whether probes have been going unanswered for too long."""
        return len(self._open) > 0 and now - self._answered >= self.probing.lost

    def slow(self) -> bool:
        """Whether the latency is too high to be fully compensated."""
        return self.round_trip() > self.probing.slow
