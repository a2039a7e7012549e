"""What the players of any server have in common: when they answered, and when who was told."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

import httpx

Asked = Callable[["Seat"], None]
now = time.perf_counter
BRIEF: Final = httpx.Limits(keepalive_expiry=1)  # seconds: servers close lines that idle for five


@dataclass
class Tally:
    """What was measured: how long it took until an answer was told to its own seat and to the other one."""

    answers: int = 0
    refused: int = 0
    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)

    def clear(self) -> None:
        self.answers = 0
        self.own.clear()
        self.other.clear()


class Seat:
    """One of two players at a table.

    Every update has a mark that is the same for both seats. The one that follows a seat's own answer says which mark
    that answer got, and the same mark at the other seat is its broadcast.
    """

    def __init__(self, tally: Tally, asked: Asked, choices: random.Random) -> None:
        self.tally: Final = tally
        self.asked: Final = asked
        self.choices: Final = choices
        self.rival: Seat
        self._sent: float | None = None  # when the answer was due that nothing was heard of yet
        self.seen: Final[dict[object, float]] = {}  # when marks came that may be the rival's answers
        self.expected: Final[dict[object, float]] = {}  # when the rival's answers were due that will have these marks

    @property
    def waits(self) -> bool:
        """Whether an answer is under way."""
        return self._sent is not None

    def answer(self, due: float) -> None:
        """Choose at random what was due at that time."""
        self._sent = due
        self.choose()

    def choose(self) -> None:
        """Send one of the options."""
        raise NotImplementedError

    def told_own(self, mark: object) -> None:
        """The update of the seat's own answer came."""
        assert self._sent is not None, "there was an answer"
        sent, self._sent = self._sent, None
        self.tally.own.append(now() - sent)
        rival = self.rival
        if mark in rival.seen:
            self.tally.other.append(rival.seen[mark] - sent)
        else:
            rival.expected[mark] = sent
        rival.seen.clear()

    def told_other(self, mark: object) -> None:
        """An update came that the seat did not cause."""
        sent = self.expected.get(mark)
        if sent is None:
            self.seen[mark] = now()
        else:
            self.expected.clear()
            self.tally.other.append(now() - sent)

    def forget(self) -> None:
        """A new match."""
        self._sent = None
        self.seen.clear()
        self.expected.clear()


class Server(Protocol):
    """A server with tables for two."""

    async def open_tables(self, count: int, tally: Tally, asked: Asked) -> None:
        """Let two players sit at each of so many tables, and begin."""

    def tables(self) -> list[str]:
        """The tables that are played at now."""

    async def close(self) -> None:
        """Let everybody go."""
