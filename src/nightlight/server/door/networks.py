"""What is known of the networks that clients come from, for as long as it matters."""

from __future__ import annotations

from typing import Final

from nightlight.server.addresses import network_of
from nightlight.server.door.pace import Budget

REMEMBERED: Final = 10_000  # networks
AWAY: Final = 10.0  # seconds for which strangers of a network stay outside after one of them was sent away


class Network:
    """An address, or for IPv6 all addresses of one line (/64)."""

    def __init__(self, frames: Budget) -> None:
        self.frames: Final = frames  # of all its sockets whose guests have no seat
        self.away_until = 0.0

    def idle(self, now: float) -> bool:
        """Whether nothing would change if it were forgotten."""
        return now > self.away_until and self.frames.left >= 0


class Networks:
    """Those that came lately; the oldest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._known: Final[dict[str, Network]] = {}

    def of(self, address: str, now: float) -> Network:
        """The network of an address."""
        name = network_of(address)
        found = self._known.get(name)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._forget(now)
            found = self._known[name] = Network(Budget(self._rate, self._burst, now))
        return found

    def _forget(self, now: float) -> None:
        """Make room: for all that is idle, or else for the oldest."""
        for name in [name for name, network in self._known.items() if network.idle(now)]:
            del self._known[name]
        if len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
