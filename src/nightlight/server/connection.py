"""One socket at a table: who is behind it, what it reads, and what waits to be sent."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from nightlight.core.event import SPECTATOR
from nightlight.server.limits import Limits
from nightlight.server.lines import Line
from nightlight.server.messages import Bye, Message, encoded
from nightlight.server.updates import Reader

RETOLD_PER_SECOND: Final = 1.0  # everything, in words: the dearest thing that can be asked for
RETOLD_AT_ONCE: Final = 10
REMEMBERED: Final = 10_000  # addresses, or guests, for their limits

ByeReason = Literal["shutdown", "slow", "elsewhere", "refused", "deleted"]


class Bucket:
    """So many a second in the long run, so many at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether there is room for one more."""
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def bucket(buckets: dict[str, Bucket], who: str, rate: float, burst: int) -> Bucket:
    """The bucket of somebody; when there are too many, the oldest is forgotten."""
    if who not in buckets:
        if len(buckets) >= REMEMBERED:
            del buckets[next(iter(buckets))]
        buckets[who] = Bucket(rate, burst)
    return buckets[who]


@dataclass(eq=False)
class Connection:
    """A socket. Nothing here waits for it: what cannot be sent soon enough ends it."""

    guest: str | None
    name: str
    limits: Limits
    language: str | None = None
    page: bool = False
    greeted: bool = False
    readers: list[Reader] = field(default_factory=list)
    info: bytes = b""  # the last table info that was sent
    informed: int = 0  # the last record that it was made for
    presence: bytes = b""  # likewise
    clocks: list[object] = field(default_factory=list)  # what the last clocks followed from
    chat_seen: int = 0
    bye: ByeReason | None = None
    line: Line | None = None  # measured where questions are raced
    posted: Callable[[], None] | None = None  # who sends what waits in the outbox

    def __post_init__(self) -> None:
        self.outbox = deque[bytes | None]()
        self.messages = Bucket(self.limits.messages_per_second, self.limits.message_burst)
        self.retold = Bucket(RETOLD_PER_SECOND, RETOLD_AT_ONCE)
        self.chats = Bucket(self.limits.chat_per_minute / 60, self.limits.chat_per_minute)

    def send(self, message: Message) -> None:
        self.post(encoded(message))

    def post(self, data: bytes) -> None:
        """Send soon; a client that does not keep up is sent away, and comes back with its cursor."""
        if self.bye is not None:
            return
        if len(self.outbox) < self.limits.outbox_messages:
            self._put(data)
        else:
            self.close("slow")

    def close(self, reason: ByeReason) -> None:
        """Say why, and end."""
        if self.bye is not None:
            return
        self.bye = reason
        self._put(encoded(Bye(reason=reason)), None)

    def _put(self, *data: bytes | None) -> None:
        self.outbox.extend(data)
        if self.posted is not None:
            self.posted()

    def sit(self, seats: list[int]) -> None:
        """Read for these seats, or as a spectator; readers that stay keep what they know."""
        wanted = seats or [SPECTATOR]
        known = {reader.seat: reader for reader in self.readers}
        self.readers = [known.get(seat) or Reader(seat, self.language, self.page) for seat in wanted]

    def speak(self, language: str | None, page: bool) -> None:
        """Words of that language from now on: everything is told anew."""
        self.language, self.page = language, page
        self.readers = [Reader(reader.seat, language, page) for reader in self.readers]
