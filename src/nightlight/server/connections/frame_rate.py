"""How fast anybody may go: frames of every kind count, whatever is in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FRAMES_TO_A_MESSAGE: Final = 2  # so that who keeps to the limit of messages can also ping


class Budget:
    """So many a second in the long run, so many at once; what is spent too early is owed."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = burst
        self._at = now

    def spend(self, frames: int, now: float) -> float:
        """Take so many; the seconds until what is owed has been earned."""
        self.left = min(self.burst, self.left + (now - self._at) * self.rate) - frames
        self._at = now
        return 0.0 if self.left >= 0 else -self.left / self.rate

    def take(self, now: float) -> bool:
        """Take one, if there is one; nothing is owed."""
        self.spend(0, now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def pressed(self) -> bool:
        """Whether more than half of it is gone: nobody who plays comes so far."""
        return self.left < self.burst / 2


class Pace:
    """The pace of one socket: it is slowed down beyond its budget, and has been for so many seconds."""

    def __init__(self, own: Budget, network: Budget | None, seated: Callable[[], bool]) -> None:
        self.own: Final = own
        self.network: Final = network  # what strangers of its network share
        self.seated: Final = seated
        self.slowed = 0.0  # seconds, since it last kept to its budget for a while

    def spend(self, frames: int, now: float) -> float:
        """Count frames that came; the seconds for which nothing more may be read."""
        wait = self.own.spend(frames, now)
        if not self.own.pressed:
            self.slowed = 0.0
            return 0.0
        if self.network is not None and not self.seated():
            wait = max(wait, self.network.spend(frames, now))
        self.slowed += wait
        return wait
