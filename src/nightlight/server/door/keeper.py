"""The doorkeeper: what all connections of one process share."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from nightlight.server.door.faults import Faults
from nightlight.server.door.networks import AWAY, Network, Networks
from nightlight.server.door.pace import FRAMES_TO_A_MESSAGE, Budget, Pace
from nightlight.server.limits import Limits
from nightlight.server.metrics import Metrics

STATE: Final = "door"  # under this name connections find it


class Doorkeeper:
    """Knows the networks and the limits, and counts what goes wrong."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits: Final = limits
        self.faults: Final = Faults(metrics.faults)
        self._rate: Final = float(FRAMES_TO_A_MESSAGE * max(1, limits.messages_per_second))
        self._burst: Final = float(FRAMES_TO_A_MESSAGE * max(1, limits.message_burst))
        strangers = max(1, limits.strangers_per_address)
        self._networks: Final = Networks(strangers * self._rate, strangers * self._burst)

    def network(self, address: str) -> Network:
        """Where somebody comes from."""
        return self._networks.of(address, time.monotonic())

    def pace(self, network: Network | None = None, seated: Callable[[], bool] = lambda: False) -> Pace:
        """How fast a new socket may send."""
        shared = None if network is None else network.frames
        return Pace(Budget(self._rate, self._burst, time.monotonic()), shared, seated)

    def send_away(self, network: Network) -> None:
        """Let no stranger of this network in for a while."""
        network.away_until = time.monotonic() + AWAY

    def is_away(self, network: Network) -> bool:
        """Whether strangers of this network have to wait."""
        return time.monotonic() < network.away_until


def keeper_in(state: Mapping[str, object]) -> Doorkeeper:
    """The doorkeeper of the application that runs here; one of its own for any other."""
    found = state.get(STATE)
    return found if isinstance(found, Doorkeeper) else Doorkeeper(Limits(), Metrics())
