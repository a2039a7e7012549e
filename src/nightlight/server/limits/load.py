"""How loaded the server is, and who is turned away when it is too much.

Whoever waits for the server waits for two things: a turn of its loop, and their records on the disk. Both are measured
all the time, whatever the reason is. When they take too long, newcomers are refused, so that those who play can go on;
when they take far too long, spectators are sent away as well, and bots take their time.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from enum import IntEnum
from typing import Final

from nightlight.server.limits.limits import Limits
from nightlight.server.operations.logs import Seldom
from nightlight.server.operations.metrics import Metrics
from nightlight.server.store.writer import Writer
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.messages import Reason

EVERY: Final = 0.1  # seconds between two looks
RISES: Final = 3.0  # seconds over which a longer wait is averaged: one long turn of the loop is no overload
FALLS: Final = 1.0  # seconds over which a shorter wait is averaged
LONGEST: Final = 3.0  # seconds: longer waits count as this, or a process that was suspended would take long to recover
EASES: Final = 1.0  # seconds between two attempts to shed load
HOLDS: Final = 2.0  # seconds before a state can improve
ENOUGH: Final = 0.5  # of a state's threshold: below this share it ends
QUEUE: Final = 16  # batches that must be waiting before their age counts: one slow write is no overload
PATIENT_BOTS: Final = 4  # times their pause

logger = logging.getLogger(__name__)


class State(IntEnum):
    """How loaded the server is."""

    CALM = 0
    BUSY = 1  # newcomers are refused
    OVERLOADED = 2  # spectators are sent away


class Load:
    """How long clients wait for the loop and the disk, as one moving average that rises slowly and falls fast."""

    def __init__(self, limits: Limits, metrics: Metrics, writer: Writer) -> None:
        self.limits: Final = limits
        self.metrics: Final = metrics
        self.writer: Final = writer
        self.state = State.CALM
        self.wait = 0.0  # seconds
        self.overloaded: Callable[[], None] = lambda: None  # called to shed load
        self._seldom: Final = Seldom(logger)
        self._since = 0.0  # when the state began
        self._eased = 0.0  # when load was last shed
        self._due = 0.0  # when the next look ought to be
        self._timer: asyncio.TimerHandle | None = None

    # --- consequences

    def admit(self, newcomers: str) -> None:
        """Refuse newcomers and whatever can wait while players already wait too long."""
        if self.state is State.CALM:
            return
        self.count(newcomers)
        raise Refusal(Reason.BUSY, "the server is busy; players come first; try again later")

    def count(self, what: str) -> None:
        """Count somebody who was refused or disconnected."""
        self.metrics.shed.labels(what).inc()

    @property
    def bots_pause(self) -> float:
        """How long a bot takes at least, in seconds."""
        times = PATIENT_BOTS if self.state is State.OVERLOADED else 1
        return times * self.limits.bot_pause_ms / 1000

    # --- measuring

    def start(self) -> None:
        """Start measuring."""
        loop = asyncio.get_running_loop()
        self._since = loop.time()
        self._look_later(loop)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _look_later(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = loop.time() + EVERY
        self._timer = loop.call_at(self._due, self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        late = max(0.0, loop.time() - self._due)
        age = self.writer.behind if self.writer.waiting >= QUEUE else 0.0
        self.notice(max(late, age), EVERY + late, loop.time())
        if self.state is State.OVERLOADED and loop.time() - self._eased >= EASES:
            self._eased = loop.time()
            self.overloaded()
        self._look_later(loop)

    def notice(self, wait: float, seconds: float, now: float) -> None:
        """Take in a wait measured over the last seconds."""
        wait = min(wait, LONGEST)
        share = 1 - math.exp(-seconds / (RISES if wait > self.wait else FALLS))
        self.wait += share * (wait - self.wait)
        self.metrics.lag.set(self.wait)
        following = self._following(now)
        if following is not self.state:
            self._since = now
            self.state = following
            self.metrics.load.set(following)
            self._tell()

    def _following(self, now: float) -> State:
        """The next state: worse immediately, better one step at a time and after a while."""
        reached = max(state for state in State if self.wait >= self._bound(state))
        if reached >= self.state:
            return reached
        over = self.wait < ENOUGH * self._bound(self.state) and now - self._since >= HOLDS
        return State(self.state - 1) if over else self.state

    def _bound(self, state: State) -> float:
        """The wait at which the state begins, in seconds."""
        return (0, self.limits.busy_ms, self.limits.overloaded_ms)[state] / 1000

    def _tell(self) -> None:
        """Log the new state."""
        said = {
            State.CALM: "newcomers are let in again",
            State.BUSY: "too much to do: newcomers are refused",
            State.OVERLOADED: "far too much to do: spectators are sent away",
        }
        self._seldom.say(said[self.state], wait_ms=round(1000 * self.wait), writing=self.writer.waiting)
