"""How much the guests of one network may add to the database: tables, journals and bytes in an hour."""

from __future__ import annotations

from typing import Final

from nightlight.server.limits.buckets import HOUR, Buckets
from nightlight.server.limits.limits import Limits
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.messages import Reason


class Quotas:
    """What was added through this process lately; a guest's total is in the database."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._tables: Final = hourly(limits.network_tables_per_hour)
        self._bytes: Final = hourly(limits.network_bytes_per_hour)
        self._imports: Final = hourly(limits.imports_per_hour)
        self._imports_of_network: Final = hourly(limits.network_imports_per_hour)

    def open(self, network: str) -> None:
        """Refuse another table from a network that has opened too many, or too large ones."""
        if not self._tables.take(network):
            raise too_fast(self.limits.network_tables_per_hour, "tables from one address")
        if not self._bytes.of(network).take(0):
            raise too_fast(self.limits.network_bytes_per_hour, "bytes from one address")

    def bring_in(self, guest: str, network: str) -> None:
        """Refuse another journal if the guest or the network has imported too many."""
        if not self._imports.take(guest):
            raise too_fast(self.limits.imports_per_hour, "journals")
        if not self._imports_of_network.take(network):
            raise too_fast(self.limits.network_imports_per_hour, "journals from one address")
        self.open(network)

    def opened(self, network: str, size: int) -> None:
        """Count the bytes of a table that was opened; after a very large one, the next has to wait."""
        self._bytes.of(network).owe(size)


def hourly(count: int) -> Buckets:
    return Buckets(count / HOUR, count)


def too_fast(most: int, what: str) -> Refusal:
    return Refusal(Reason.TOO_FAST, f"{most} {what} an hour")
