"""What goes wrong with the database while it is used: always counted, logged at a bounded rate, remembered a while."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from threading import Lock
from typing import Final

from nightlight.server.operations.logs import Seldom

LATELY: Final = 5.0  # seconds after a failure in which the database does not count as well

logger = logging.getLogger(__name__)


class Complaints:
    """The failures of one database. Usable from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.counted: Callable[[], None] = nobody  # who else counts them
        self._clock: Final = clock
        self._seldom: Final = Seldom(logger, clock=clock)
        self._lock: Final = Lock()
        self._since = 0.0  # when it began to fail,
        self._last = 0.0  # when it last did,
        self._times = 0  # how often meanwhile,
        self._why = ""  # and of what
        self._damage: str | None = None

    def failed(self, what: str, why: str, *, healthy: bool = False) -> None:
        """Something could not be done; a database that is healthy all the same was asked for the impossible."""
        self.counted()
        with self._lock:
            if not healthy:
                self._last = self._clock()
                self._since = self._since if self._times else self._last
                self._times += 1
                self._why = why
            self._seldom.say(what, logging.ERROR, why=why)

    def damaged(self, why: str) -> None:
        """Pages of it are not what was written: it stays so until somebody restores it."""
        with self._lock:
            self._damage = why
            self._seldom.say("the database is damaged", logging.ERROR, why=why)

    def succeeded(self) -> None:
        """Something was written: if that holds for a while, the trouble is over."""
        if not self._times:
            return
        with self._lock:
            now = self._clock()
            if self._times and now - self._last > LATELY:
                told = {"failures": self._times, "seconds": round(self._last - self._since, 1)}
                logger.warning("the database can be written again", extra=told)
                self._times = 0

    def wrong(self) -> str | None:
        """What is wrong with it now, as far as anybody has noticed."""
        if self._damage is not None:
            return self._damage
        with self._lock:
            return self._why if self._times and self._clock() - self._last <= LATELY else None


def nobody() -> None:
    """Nobody else counts."""
