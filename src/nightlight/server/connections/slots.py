"""Slots for connections: how many there are, per network and in total, and who makes room for whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from nightlight.server.connections.networks import Network, Networks

SPARE_FILES: Final = 256  # that a process may open for other purposes
FOR_STRANGERS: Final = 0.75  # of a network's slots, and of all, for sockets without a seat


class Proxies(Protocol):
    """The proxies whose forwarded addresses are trusted."""

    def __contains__(self, host: str | None) -> bool: ...

    def get_trusted_client_address(self, x_forwarded_for: str) -> tuple[str, int]: ...


def proxies_in(config: Config) -> Proxies | None:
    """The proxies the server was told to trust."""
    app: object = config.loaded_app
    return app.trusted_hosts if isinstance(app, ProxyHeadersMiddleware) else None


class Slot:
    """A connection's slot. While idle, it may have to make room for another."""

    def __init__(self, slots: Slots, leave: Callable[[], None]) -> None:
        self._slots: Final = slots
        self.make_room: Final = leave
        self.network: Network | None = None

    def busy(self) -> None:
        """Mark the connection as busy."""
        self._slots.waiting.pop(self, None)
        if self.network is not None:
            self.network.waiting.pop(self, None)

    def wait(self) -> None:
        """Mark the connection as idle."""
        if not self._slots.has(self):
            return
        self._slots.waiting[self] = None
        if self.network is not None:
            self.network.waiting[self] = None


class Slots:
    """All slots of one process."""

    def __init__(self, networks: Networks, most: int, most_of_network: int) -> None:
        self.most: Final = most
        self.most_of_network: Final = most_of_network
        self.waiting: Final[dict[Slot, None]] = {}  # idle slots that could make room, the longest idle first
        self._networks: Final = networks
        self._taken: Final[set[Slot]] = set()

    def take(self, address: str | None, leave: Callable[[], None]) -> Slot | None:
        """A slot for a new connection, or `None` if there is no room. A proxy's connections belong to no network."""
        if len(self._taken) >= self.most and not self._made_room(self.waiting):
            return None
        slot = Slot(self, leave)
        self._taken.add(slot)
        if not self.move(slot, address):
            self.leave(slot)
            return None
        slot.wait()
        return slot

    def has(self, slot: Slot) -> bool:
        """Whether the slot is still taken: a connection that made room may notice it a moment later."""
        return slot in self._taken

    def move(self, slot: Slot, address: str | None) -> bool:
        """Count a slot for the network of that address, or for none; returns whether there is room."""
        network = None if address is None else self._networks.of(address)
        if network is slot.network or not self.has(slot):
            return True
        if network is not None:
            if network.connections >= self.most_of_network and not self._made_room(network.waiting):
                return False
            network.connections += 1
        self._leave_network(slot)
        slot.network = network
        return True

    def for_strangers(self, slots: int) -> int:
        """How many of so many slots may go to sockets without a seat."""
        return max(1, int(slots * FOR_STRANGERS))

    def leave(self, slot: Slot) -> None:
        """Free the slot of a closed connection."""
        if slot in self._taken:
            self._taken.discard(slot)
            self.waiting.pop(slot, None)
            self._leave_network(slot)

    def _leave_network(self, slot: Slot) -> None:
        if slot.network is not None:
            slot.network.connections -= 1
            slot.network.waiting.pop(slot, None)
            slot.network = None

    def _made_room(self, waiting: dict[Slot, None]) -> bool:
        """Close the longest idle connection; returns whether there was one."""
        for slot in waiting:
            self.leave(slot)
            slot.make_room()
            return True
        return False
