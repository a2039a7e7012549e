"""What is known of the networks that clients come from, for as long as it matters."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nightlight.server.connections.addresses import network_of
from nightlight.server.connections.frame_rate import Budget

if TYPE_CHECKING:
    from nightlight.server.connections.slots import Slot

REMEMBERED: Final = 10_000  # networks
AWAY: Final = 10.0  # seconds for which strangers of a network stay outside after one of them was sent away


class Network:
    """An address, or for IPv6 all addresses of one line (/64)."""

    def __init__(self, frames: Budget, handshakes: Budget) -> None:
        self.frames: Final = frames  # of all its sockets whose guests have no seat
        self.handshakes: Final = handshakes
        self.connections = 0
        self.strangers = 0  # sockets of those who have no seat
        self.waiting: Final[dict[Slot, None]] = {}  # connections that ask for nothing, the longest first
        self._away_until = 0.0

    def send_away(self) -> None:
        """Let no stranger in for a while."""
        self._away_until = time.monotonic() + AWAY

    @property
    def away(self) -> bool:
        """Whether strangers have to wait outside."""
        return time.monotonic() < self._away_until

    @property
    def idle(self) -> bool:
        """Whether nothing would change if it were forgotten."""
        return self.connections == 0 and self.strangers == 0 and not self.away and self.frames.left >= 0


class Networks:
    """Those that came lately; the oldest are forgotten."""

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
        """Make room: forget all that are idle, or else the oldest."""
        for name in [name for name, network in self._known.items() if network.idle]:
            del self._known[name]
        if len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
