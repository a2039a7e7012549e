"""Reads what clients send in small portions, so that a client that sends a lot does not starve the others."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Handle, Transport
from collections.abc import Callable
from typing import Final

PORTION: Final = 192  # bytes: at most 32 frames, or a dozen requests
SHARE: Final = 32  # frames, or the like, after which it is the others' turn


class FairReader:
    """Sits between a transport and its consumer: while it is shut, nothing is read from the network."""

    def __init__(self, loop: AbstractEventLoop, transport: Transport, take: Callable[[bytes], int]) -> None:
        self._loop: Final = loop
        self._transport: Final = transport
        self._take = take  # a portion; it says how many things were in it
        self.portion = PORTION
        self._came = b""
        self._passed = 0  # bytes of what came
        self._shut = False
        self._next: Handle | None = None  # when it goes on: at its next turn, or later
        self._reading = True
        self._removed = False

    def push(self, data: bytes) -> None:
        """Something came."""
        self._came = self._came[self._passed :] + data if self._came else data
        self._passed = 0
        if not self._shut and self._next is None:
            self._let_pass()

    def shut(self) -> None:
        """Let nothing pass for now: who takes it has enough."""
        self._shut = True
        self._read_or_not()

    def open(self) -> None:
        """Let it pass again."""
        self._shut = False
        if self._came and self._next is None:
            self._next = self._loop.call_soon(self._let_pass)
        self._read_or_not()

    def slow(self, seconds: float) -> None:
        """Let nothing pass for so long."""
        if self._next is not None:
            self._next.cancel()
        self._next = self._loop.call_later(seconds, self._let_pass)
        self._read_or_not()

    def remove(self) -> bytes:
        """Stand in nobody's way any more, and let go of who took what came; what has not passed yet."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        rest, self._came, self._passed, self._shut = self._came[self._passed :], b"", 0, False
        self._read_or_not()
        self._removed = True
        self._take = throw_away
        return rest

    def _let_pass(self) -> None:
        """Let pass what came, but no more than the share of one turn."""
        self._next = None
        things = 0
        while self._came and not self._shut and self._next is None:
            if things >= SHARE:
                self._next = self._loop.call_soon(self._let_pass)
                break
            portion = self._came[self._passed : self._passed + self.portion]
            self._passed += len(portion)
            if self._passed >= len(self._came):
                self._came, self._passed = b"", 0
            things += self._take(portion)
        self._read_or_not()

    def _read_or_not(self) -> None:
        reading = not (self._shut or self._came or self._next is not None)
        if reading is self._reading or self._removed or self._transport.is_closing():
            return
        self._reading = reading
        if reading:
            self._transport.resume_reading()
        else:
            self._transport.pause_reading()


def throw_away(_portion: bytes) -> int:
    """Take what comes when nobody else does."""
    return 0
