"""Database failures: always counted, logged at a limited rate, and remembered for a while."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from threading import Lock
from typing import Final

from nightlight.server.operations.logs import Seldom

LATELY: Final = 5.0  # seconds after a failure before the database counts as healthy

logger = logging.getLogger(__name__)


class Complaints:
    """The failures of one database. Usable from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.counted: Callable[[], None] = nobody  # called for each
        self._clock: Final = clock
        self._seldom: Final = Seldom(logger, clock=clock)
        self._lock: Final = Lock()
        self._since = 0.0  # when it started failing,
        self._last = 0.0  # when it last did,
        self._times = 0  # how often since then,
        self._why = ""  # and why
        self._damage: str | None = None

    def failed(self, what: str, why: str, *, healthy: bool = False) -> None:
        """Note a failure; one that leaves the database healthy was a request for the impossible."""
        self.counted()
        with self._lock:
            if not healthy:
                self._last = self._clock()
                self._since = self._since if self._times else self._last
                self._times += 1
                self._why = why
            self._seldom.say(what, logging.ERROR, why=why)

    def damaged(self, why: str) -> None:
        """Note that the database is damaged, and stays so until somebody restores it."""
        with self._lock:
            self._damage = why
            self._seldom.say("the database is damaged", logging.ERROR, why=why)

    def succeeded(self) -> None:
        """Note a successful write; after a while of these, the trouble is over."""
        if not self._times:
            return
        with self._lock:
            now = self._clock()
            if self._times and now - self._last > LATELY:
                told = {"failures": self._times, "seconds": round(self._last - self._since, 1)}
                logger.warning("the database can be written again", extra=told)
                self._times = 0

    def wrong(self) -> str | None:
        """What is wrong with the database now, as far as is known."""
        if self._damage is not None:
            return self._damage
        with self._lock:
            return self._why if self._times and self._clock() - self._last <= LATELY else None


def nobody() -> None:
    """The default: count nothing."""
