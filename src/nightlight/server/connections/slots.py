"""Places for connections: how many there are, for each network and in all, and who makes room for whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from nightlight.server.connections.networks import Network, Networks

SPARE_FILES: Final = 256  # that a process opens for other things than connections
FOR_STRANGERS: Final = 0.75  # of the places of a network, and of all, for sockets of those who have no seat


class Proxies(Protocol):
    """Addresses that are believed when they say for whom they speak."""

    def __contains__(self, host: str | None) -> bool: ...

    def get_trusted_client_address(self, x_forwarded_for: str) -> tuple[str, int]: ...


def proxies_in(config: Config) -> Proxies | None:
    """Those whom the server was told to believe."""
    app: object = config.loaded_app
    return app.trusted_hosts if isinstance(app, ProxyHeadersMiddleware) else None


class Place:
    """A connection's place. While nothing is being done for it, it may have to make room for another."""

    def __init__(self, places: Places, leave: Callable[[], None]) -> None:
        self._places: Final = places
        self.make_room: Final = leave
        self.network: Network | None = None

    def busy(self) -> None:
        """Something is being done for it."""
        self._places.waiting.pop(self, None)
        if self.network is not None:
            self.network.waiting.pop(self, None)

    def wait(self) -> None:
        """Nothing is asked for now."""
        if not self._places.has(self):
            return
        self._places.waiting[self] = None
        if self.network is not None:
            self.network.waiting[self] = None


class Places:
    """All places of one process."""

    def __init__(self, networks: Networks, most: int, most_of_network: int) -> None:
        self.most: Final = most
        self.most_of_network: Final = most_of_network
        self.waiting: Final[dict[Place, None]] = {}  # those who could make room, the longest first
        self._networks: Final = networks
        self._taken: Final[set[Place]] = set()

    def take(self, address: str | None, leave: Callable[[], None]) -> Place | None:
        """A place for a new connection; none where nobody can make room. Connections of a proxy are nobody's."""
        if len(self._taken) >= self.most and not self._made_room(self.waiting):
            return None
        place = Place(self, leave)
        self._taken.add(place)
        if not self.move(place, address):
            self.leave(place)
            return None
        place.wait()
        return place

    def has(self, place: Place) -> bool:
        """Whether somebody still has that place: who made room may notice it a moment later."""
        return place in self._taken

    def move(self, place: Place, address: str | None) -> bool:
        """Count a place for the network of that address, or for none; whether there is room."""
        network = None if address is None else self._networks.of(address)
        if network is place.network or not self.has(place):
            return True
        if network is not None:
            if network.connections >= self.most_of_network and not self._made_room(network.waiting):
                return False
            network.connections += 1
        self._leave_network(place)
        place.network = network
        return True

    def for_strangers(self, places: int) -> int:
        """How many of so many places sockets of those who have no seat may take."""
        return max(1, int(places * FOR_STRANGERS))

    def leave(self, place: Place) -> None:
        """A connection is over."""
        if place in self._taken:
            self._taken.discard(place)
            self.waiting.pop(place, None)
            self._leave_network(place)

    def _leave_network(self, place: Place) -> None:
        if place.network is not None:
            place.network.connections -= 1
            place.network.waiting.pop(place, None)
            place.network = None

    def _made_room(self, waiting: dict[Place, None]) -> bool:
        """Whether the one who has waited longest was there to be sent away."""
        for place in waiting:
            self.leave(place)
            place.make_room()
            return True
        return False
