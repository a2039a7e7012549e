"""One socket at a table: who is behind it, what it sees, and what waits to be sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from nightlight.core.event import SPECTATOR
from nightlight.server.limits.buckets import Allowances
from nightlight.server.limits.limits import Limits
from nightlight.server.races.latency import Latency
from nightlight.server.tables.updates import Reader
from nightlight.wire.messages import Bye, Message, encoded

ByeReason = Literal["shutdown", "slow", "busy", "elsewhere", "refused", "deleted", "too-fast"]


@dataclass(eq=False)
class Connection:
    """A socket. Nothing here waits for it: a client that falls too far behind is disconnected."""

    guest: str | None
    name: str
    limits: Limits
    network: str = ""  # where it comes from; limits count by it if there is no guest
    allowances: Allowances | None = None  # shared by all connections; none: of this one alone
    language: str | None = None
    page: bool = False
    greeted: bool = False
    readers: list[Reader] = field(default_factory=list)
    info: bytes = b""  # the last table info sent
    informed: int = 0  # the last record that it was made for
    presence: bytes = b""  # likewise
    clocks: list[object] = field(default_factory=list)  # what the last clocks were computed from
    chat_seen: int = 0
    bye: ByeReason | None = None
    latency: Latency | None = None  # measured if questions are raced
    posted: Callable[[], None] | None = None  # called to send the outbox

    def __post_init__(self) -> None:
        self.outbox = deque[bytes | None]()
        self.allowed = self.allowances or Allowances(self.limits)
        self.who = self.network if self.guest is None else self.guest

    def may_say(self) -> bool:
        """Whether the guest, or for strangers the network, may send one more message."""
        counted = self.allowed.strangers if self.guest is None else self.allowed.messages
        return counted.take(self.who)

    def send(self, message: Message) -> None:
        self.post(encoded(message))

    def post(self, data: bytes) -> None:
        """Queue a message; a client that does not keep up is disconnected, and comes back with its cursor."""
        if self.bye is not None:
            return
        if len(self.outbox) < self.limits.outbox_messages:
            self._put(data)
        else:
            self.close("slow")

    def close(self, reason: ByeReason) -> None:
        """Send the reason, and close."""
        if self.bye is not None:
            return
        self.bye = reason
        self._put(encoded(Bye(reason=reason)), None)

    def _put(self, *data: bytes | None) -> None:
        self.outbox.extend(data)
        if self.posted is not None:
            self.posted()

    def sit(self, seats: list[int]) -> None:
        """See the table from these seats, or as a spectator; readers that stay keep what they know."""
        wanted = seats or [SPECTATOR]
        known = {reader.seat: reader for reader in self.readers}
        self.readers = [known.get(seat) or Reader(seat, self.language, self.page) for seat in wanted]

    @property
    def seated(self) -> bool:
        """Whether the client plays rather than watches."""
        return any(reader.seat != SPECTATOR for reader in self.readers)

    def speak(self, language: str | None, page: bool) -> None:
        """Switch to another language: everything is sent again."""
        self.language, self.page = language, page
        self.readers = [Reader(reader.seat, language, page) for reader in self.readers]
