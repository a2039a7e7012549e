"""What is known about clients' networks, for as long as it matters."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nightlight.server.connections.addresses import network_of
from nightlight.server.connections.frame_rate import Budget

if TYPE_CHECKING:
    from nightlight.server.connections.slots import Slot

REMEMBERED: Final = 10_000  # networks
AWAY: Final = 10.0  # seconds that strangers of a network are kept out after one of them was disconnected


class Network:
    """An IPv4 address, or all addresses of an IPv6 /64."""

    def __init__(self, frames: Budget, handshakes: Budget) -> None:
        self.frames: Final = frames  # the budget of all its sockets without a seat
        self.handshakes: Final = handshakes
        self.connections = 0
        self.strangers = 0  # sockets without a seat
        self.waiting: Final[dict[Slot, None]] = {}  # idle connections, the longest idle first
        self._away_until = 0.0

    def send_away(self) -> None:
        """Keep strangers out for a while."""
        self._away_until = time.monotonic() + AWAY

    @property
    def away(self) -> bool:
        """Whether strangers are kept out."""
        return time.monotonic() < self._away_until

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten without any effect."""
        return self.connections == 0 and self.strangers == 0 and not self.away and self.frames.left >= 0


class Networks:
    """The networks seen lately; the oldest are forgotten."""

    def __init__(self, frames: Callable[[], Budget], handshakes: Callable[[], Budget]) -> None:
        self._frames: Final = frames
        self._handshakes: Final = handshakes
        self._known: Final[dict[str, Network]] = {}

    def of(self, address: str) -> Network:
        """The network of an address."""
        name = network_of(address)
        found = self._known.get(name)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._forget()
            found = self._known[name] = Network(self._frames(), self._handshakes())
        return found

    def _forget(self) -> None:
        """Make room: forget all idle networks, or else the oldest."""
        for name in [name for name, network in self._known.items() if network.idle]:
            del self._known[name]
        if len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
