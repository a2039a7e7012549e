"""Deadlines that are put off often, and cost nothing then."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable
from typing import Final


class Deadline:
    """A moment until which something must have happened: one timer, which looks again if it was put off."""

    def __init__(self, loop: AbstractEventLoop, passed: Callable[[], None]) -> None:
        self._loop: Final = loop
        self._passed = passed
        self._at: float | None = None
        self._timer: TimerHandle | None = None

    def within(self, seconds: float) -> None:
        """From now on so long."""
        self._at = self._loop.time() + seconds
        if self._timer is not None and self._timer.when() > self._at:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._timer = self._loop.call_at(self._at, self._look)

    def lift(self) -> None:
        """It has happened."""
        self._at = None

    def cancel(self) -> None:
        """It does not matter any more, and never will: whoever waited is let go."""
        self._at = None
        self._passed = nothing
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._at is None:
            return
        if self._loop.time() < self._at:
            self._timer = self._loop.call_at(self._at, self._look)
        else:
            self._at = None
            self._passed()


def nothing() -> None:
    """What happens when nobody waits any more."""
