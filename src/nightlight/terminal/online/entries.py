"""Typed input, read by a thread of its own so that news and typing never wait for each other."""

from __future__ import annotations

import codecs
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from io import UnsupportedOperation
from typing import Final, TextIO

from nightlight.play.names import JOINERS
from nightlight.terminal.screen import LONGEST_ENTRY

CHUNK: Final = 4096  # bytes
ENTER: Final = "\r\n"
RUB_OUT: Final = "\x7f\b"
CLEAR: Final = "\x15"  # Ctrl-U
END: Final = "\x04"  # Ctrl-D
ESCAPE: Final = "\x1b"


@dataclass(frozen=True)
class Typed:
    """Letters as received; none at the end of the input."""

    text: str


def listen(source: TextIO, post: Callable[[Typed], None]) -> None:
    """Start reading until the input ends. The thread is a daemon, since nothing can wake it up."""
    try:
        descriptor = os.dup(source.fileno())  # duplicated now, so that it survives the source being closed
    except UnsupportedOperation:
        post(Typed(source.read()))
        post(Typed(""))
        return
    encoding = os.device_encoding(descriptor) or source.encoding or "utf-8"
    threading.Thread(target=read, args=(descriptor, encoding, post), daemon=True).start()


def read(descriptor: int, encoding: str, post: Callable[[Typed], None]) -> None:
    """Read what there is. A descriptor is read unbuffered: the buffer's lock would block the program's exit."""
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    while data := chunk(descriptor):
        text = decoder.decode(data)
        if text:
            post(Typed(text))
    os.close(descriptor)
    post(Typed(""))


def chunk(descriptor: int) -> bytes:
    """The next letters; none once the input has ended or the terminal is gone."""
    try:
        return os.read(descriptor, CHUNK)
    except OSError:
        return b""


class Draft:
    """The line being typed, and the complete ones."""

    def __init__(self) -> None:
        self.text = ""
        self.entries: Final[list[str]] = []
        self.ended = False

    def type(self, text: str) -> None:
        """Take in letters; escape sequences are keys without a function here."""
        if text == "":
            self.end()
        elif not text.startswith(ESCAPE):
            for letter in text:
                self._letter(letter)

    def end(self) -> None:
        """End the input; an unfinished line counts as complete."""
        if self.text:
            self._enter()
        self.ended = True

    def _letter(self, letter: str) -> None:
        if letter in ENTER:
            self._enter()
        elif letter in RUB_OUT:
            self.text = self.text[:-1]
        elif letter == CLEAR:
            self.text = ""
        elif letter == END:
            self.ended = self.ended or self.text == ""
        elif letter.isprintable() or letter in JOINERS:
            self.text += letter

    def _enter(self) -> None:
        self.entries.append(self.text.strip()[:LONGEST_ENTRY])
        self.text = ""
