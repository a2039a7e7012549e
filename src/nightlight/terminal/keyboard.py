"""Single keys as they are struck, if the terminal allows it."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol, TextIO

if sys.platform != "win32":
    import termios
    import tty

LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
CYRILLIC: Final = "йцукенгшщзфывапролдячсмить"  # on the same keys
OTHERS: Final = {" ": ["Space"], "\r": ["Enter", "NumpadEnter"], "\n": ["Enter", "NumpadEnter"], "\x7f": ["Backspace"],
                 "\b": ["Backspace"], "\x1b": ["Escape"]}  # fmt: skip
LONGEST_READ: Final = 64


class Keyboard(Protocol):
    """Where keys come from."""

    def struck(self, seconds: float) -> list[str]:
        """The letters struck in that time; returns with the first ones, or none when the time is up."""


def codes(letter: str) -> list[str]:
    """The physical keys that a letter may come from: a terminal cannot tell digits from those of the keypad."""
    lower = letter.lower()
    for row in (LATIN, CYRILLIC):
        if lower in row:
            return [f"Key{LATIN[row.index(lower)].upper()}"]
    if letter.isdecimal() and letter.isascii():
        return [f"Digit{letter}", f"Numpad{letter}"]
    return OTHERS.get(letter, [])


class RawKeyboard:
    """A terminal that delivers keys at once, without Enter."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor: Final = descriptor

    def struck(self, seconds: float) -> list[str]:
        ready, _, _ = select.select([self.descriptor], [], [], max(seconds, 0.0))
        if not ready:
            return []
        return list(os.read(self.descriptor, LONGEST_READ).decode("utf-8", errors="ignore"))


def has_keys(source: TextIO) -> bool:
    """Whether single keys can be read from there."""
    return sys.platform != "win32" and source.isatty()


@contextmanager
def raw(source: TextIO) -> Iterator[RawKeyboard]:
    """Read single keys from a terminal; its mode is restored, whatever happens."""
    descriptor = source.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor, termios.TCSAFLUSH)  # keys struck too early are dropped; Ctrl-C still interrupts
        yield RawKeyboard(descriptor)
    finally:
        termios.tcsetattr(descriptor, termios.TCSAFLUSH, before)
