"""Reads what clients send in small portions, so that a client that sends a lot does not starve the others."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Handle, Transport
from collections.abc import Callable
from typing import Final

PORTION: Final = 192  # bytes: at most 32 frames, or a dozen requests
SHARE: Final = 32  # frames or parser steps after which it is the others' turn


class FairReader:
    """Sits between a transport and its consumer: while it is shut, nothing is read from the network."""

    def __init__(self, loop: AbstractEventLoop, transport: Transport, take: Callable[[bytes], int]) -> None:
        self._loop: Final = loop
        self._transport: Final = transport
        self._take = take  # handles a portion, and returns how many things were in it
        self.portion = PORTION
        self._came = b""
        self._passed = 0  # bytes of it that have been handled
        self._shut = False
        self._next: Handle | None = None  # when it continues: at its next turn, or later
        self._reading = True
        self._removed = False

    def push(self, data: bytes) -> None:
        """Take in received data."""
        self._came = self._came[self._passed :] + data if self._came else data
        self._passed = 0
        if not self._shut and self._next is None:
            self._let_pass()

    def shut(self) -> None:
        """Pass nothing on for now."""
        self._shut = True
        self._read_or_not()

    def open(self) -> None:
        """Pass data on again."""
        self._shut = False
        if self._came and self._next is None:
            self._next = self._loop.call_soon(self._let_pass)
        self._read_or_not()

    def slow(self, seconds: float) -> None:
        """Pass nothing on for so many seconds."""
        if self._next is not None:
            self._next.cancel()
        self._next = self._loop.call_later(seconds, self._let_pass)
        self._read_or_not()

    def remove(self) -> bytes:
        """Stop for good and release the consumer; returns what was not passed on."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        rest, self._came, self._passed, self._shut = self._came[self._passed :], b"", 0, False
        self._read_or_not()
        self._removed = True
        self._take = throw_away
        return rest

    def _let_pass(self) -> None:
        """Pass on what was received, up to one turn's share."""
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
    """The consumer after removal: it drops everything."""
    return 0
