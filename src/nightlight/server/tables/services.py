"""What every live table of a process shares."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from nightlight.server.bots.pool import BotPool
from nightlight.server.limits.limits import Limits
from nightlight.server.limits.load import Load
from nightlight.server.operations.bus import Bus
from nightlight.server.operations.metrics import Metrics
from nightlight.server.store.store import Store
from nightlight.server.store.writer import Writer
from nightlight.server.tables.cursors import Cursors
from nightlight.server.tables.state import TableState


def milliseconds() -> int:
    """The time of records: since the epoch."""
    return time.time_ns() // 1_000_000


def monotonic() -> int:
    """The time of races: a clock that never jumps."""
    return time.monotonic_ns() // 1_000_000


@dataclass
class Services:
    """The storage, the other processes, the bots and the limits."""

    process: str  # the name of this one
    alone: bool  # whether no other process can serve the same tables
    store: Store
    writer: Writer
    bus: Bus
    bot_pool: BotPool
    limits: Limits
    cursors: Cursors
    open_next: Callable[[TableState], Awaitable[str]]  # the table of a rematch
    metrics: Metrics = field(default_factory=Metrics)
    load: Load = field(init=False)

    def __post_init__(self) -> None:
        self.load = Load(self.limits, self.metrics, self.writer)
