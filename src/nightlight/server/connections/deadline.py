"""Deadlines that are cheap to postpone."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable
from typing import Final


class Deadline:
    """A deadline with a single timer, which checks again if the deadline was postponed."""

    def __init__(self, loop: AbstractEventLoop, passed: Callable[[], None]) -> None:
        self._loop: Final = loop
        self._passed = passed
        self._at: float | None = None
        self._timer: TimerHandle | None = None

    def within(self, seconds: float) -> None:
        """Set the deadline to so many seconds from now."""
        self._at = self._loop.time() + seconds
        if self._timer is not None and self._timer.when() > self._at:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._timer = self._loop.call_at(self._at, self._look)

    def lift(self) -> None:
        """Clear the deadline: it was met."""
        self._at = None

    def cancel(self) -> None:
        """Cancel for good, and release the callback."""
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
    """The callback of a cancelled deadline."""
