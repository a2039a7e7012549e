"""How fast a client may send: frames of every kind count, whatever they contain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FRAMES_TO_A_MESSAGE: Final = 2  # so that a client at its message limit can still ping


class Budget:
    """A rate per second in the long run, and a burst; overspending goes into debt."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = burst
        self._at = now

    def spend(self, frames: int, now: float) -> float:
        """Spend so many; returns the seconds until any debt is repaid."""
        self.left = min(self.burst, self.left + (now - self._at) * self.rate) - frames
        self._at = now
        return 0.0 if self.left >= 0 else -self.left / self.rate

    def take(self, now: float) -> bool:
        """Take one if there is one, without going into debt."""
        self.spend(0, now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def pressed(self) -> bool:
        """Whether more than half is gone, which never happens to players."""
        return self.left < self.burst / 2


class Pace:
    """The pace of one socket: beyond its budget it is slowed down, and for how long is counted."""

    def __init__(self, own: Budget, network: Budget | None, seated: Callable[[], bool]) -> None:
        self.own: Final = own
        self.network: Final = network  # shared by the strangers of its network
        self.seated: Final = seated
        self.slowed = 0.0  # seconds of slowing since it last kept to its budget for a while

    def spend(self, frames: int, now: float) -> float:
        """Count received frames; returns the seconds for which nothing more may be read."""
        wait = self.own.spend(frames, now)
        if not self.own.pressed:
            self.slowed = 0.0
            return 0.0
        if self.network is not None and not self.seated():
            wait = max(wait, self.network.spend(frames, now))
        self.slowed += wait
        return wait
