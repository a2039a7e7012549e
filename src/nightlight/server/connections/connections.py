"""What all connections of one process share."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from nightlight.server.connections.faults import Faults
from nightlight.server.connections.frame_rate import FRAMES_TO_A_MESSAGE, Budget, Pace
from nightlight.server.connections.networks import Network, Networks
from nightlight.server.connections.open_files import limit
from nightlight.server.connections.slots import SPARE_FILES, Slots
from nightlight.server.limits.buckets import MINUTE, Buckets
from nightlight.server.limits.limits import Limits
from nightlight.server.operations.metrics import Metrics

STATE: Final = "guard"  # the key connections find it under


class ConnectionGuard:
    """Knows the networks, the slots and the limits, and counts what goes wrong."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits: Final = limits
        self.faults: Final = Faults(metrics.faults)
        self._rate: Final = float(FRAMES_TO_A_MESSAGE * max(1, limits.messages_per_second))
        self._burst: Final = float(FRAMES_TO_A_MESSAGE * max(1, limits.message_burst))
        self._networks: Final = Networks(self._strangers, self._handshakes)
        handshakes = max(1, limits.sockets_per_minute)
        self._guests: Final = Buckets(handshakes / MINUTE, handshakes)  # of clients with one of our cookies
        self.knows: Callable[[str], bool] = lambda _cookie: False
        most = max(1, min(limits.connections, limit() - SPARE_FILES))
        self.slots: Final = Slots(self._networks, most, max(1, limits.connections_per_address))

    def network(self, address: str) -> Network:
        """The network of an address."""
        return self._networks.of(address)

    def may_shake(self, network: Network, cookie: str) -> bool:
        """Whether a socket may be opened now; a guest whose network has used up its share has one of their own."""
        if network.handshakes.take(time.monotonic()):
            return True
        return self.knows(cookie) and self._guests.take(cookie)

    def _strangers(self) -> Budget:
        """The frame budget that all strangers of one network share."""
        count = max(1, self.limits.strangers_per_address)
        return Budget(count * self._rate, count * self._burst, time.monotonic())

    def _handshakes(self) -> Budget:
        count = max(1, self.limits.sockets_per_minute)
        return Budget(count / MINUTE, count, time.monotonic())

    def pace(self, network: Network | None = None, seated: Callable[[], bool] = lambda: False) -> Pace:
        """How fast a new socket may send."""
        shared = None if network is None else network.frames
        return Pace(Budget(self._rate, self._burst, time.monotonic()), shared, seated)


def guard_in(state: Mapping[str, object]) -> ConnectionGuard:
    """The guard of the application that runs here; for any other application, a new one."""
    found = state.get(STATE)
    return found if isinstance(found, ConnectionGuard) else ConnectionGuard(Limits(), Metrics())
