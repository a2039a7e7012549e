"""A screen where news may appear while somebody types, without losing what was typed."""

from __future__ import annotations

import shutil
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import Final, TextIO

from nightlight.terminal.keyboard import has_keys, raw
from nightlight.terminal.online.connection import Happening
from nightlight.terminal.online.entries import Draft, Typed, listen
from nightlight.terminal.screen import PLAIN, Gone, Screen

PROMPT: Final = "> "
BELOW: Final = "\r\x1b[J"  # wipe from the beginning of the line to the end of the screen
UP: Final = "\x1b[{}A"


class Console(Screen):
    """A terminal read key by key; otherwise line by line, from a terminal or a pipe."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        super().__init__(source, target)
        self.keys: Final = self.live and has_keys(source)
        self.typed_by_hand: Final = source.isatty()
        self.draft: Final = Draft()
        self._happenings: Final[SimpleQueue[Happening | Typed]] = SimpleQueue()
        self._waiting: Final[deque[Happening]] = deque()  # what happened while a question was open
        self._prompted: str | None = None  # the prompt on the screen

    @contextmanager
    def open(self) -> Iterator[None]:
        """Listen to the keyboard; the terminal is restored whatever happens."""
        if not self.keys:
            listen(self.source, self.post)
            yield
            return
        with raw(self.source):
            listen(self.source, self.post)
            try:
                yield
            finally:
                self._tuck()
                self.target.flush()

    def post(self, happening: Happening | Typed) -> None:
        """Queue a happening, from any thread."""
        self._happenings.put(happening)

    def next(self, seconds: float | None = None) -> Happening | Typed | None:
        """The next happening, or `None` after a timeout."""
        if self._waiting:
            return self._waiting.popleft()
        self.target.flush()
        try:
            return self._happenings.get(timeout=seconds)
        except Empty:
            return None

    def take(self, typed: Typed) -> None:
        """Take in letters for the line being typed."""
        if self.keys:
            self._tuck()
        self.draft.type(typed.text)
        if self.draft.entries:
            self._prompted = None  # Enter has moved the cursor on

    def entry(self) -> str:
        """The oldest complete line, echoed as typed; raises `Gone` once the input has ended."""
        if not self.draft.entries:
            self._tuck()
            self.target.write(f"{PROMPT}\n")
            raise Gone
        entry = self.draft.entries.pop(0)
        self._tuck()
        if self.keys or not self.typed_by_hand:
            self.target.write(f"{PROMPT}{entry}\n")
        self.spaced = False
        return entry

    def prompt(self) -> None:
        """Show the prompt; not for a pipe."""
        if self.typed_by_hand and self._prompted is None:
            self.show(PROMPT + (self.draft.text if self.keys else ""))

    def ask(self) -> str:
        """Wait for a line; other happenings are kept for later."""
        while not self.draft.entries and not self.draft.ended:
            self.prompt()
            self.target.flush()
            happening = self._happenings.get()
            if isinstance(happening, Typed):
                self.take(happening)
            else:
                self._waiting.append(happening)
        return self.entry()

    def line(self, text: str, style: str = PLAIN, indent: int | None = None) -> None:
        self._tuck()
        super().line(text, style, indent)

    def command(self, text: str) -> None:
        self._tuck()
        super().command(text)

    def hide(self) -> None:
        self._prompted = None
        super().hide()

    def show(self, text: str) -> None:
        """Show something in place of the prompt, until the next line."""
        self._tuck()
        self.target.write(text)
        self.target.flush()
        self._prompted = text

    def _tuck(self) -> None:
        """Remove the prompt, so that a line can be written in its place."""
        if self._prompted is None:
            return
        rows = max(0, len(self._prompted) - 1) // max(1, shutil.get_terminal_size().columns)
        self._prompted = None
        if self.keys:
            self.target.write((UP.format(rows) if rows > 0 else "") + BELOW)
        else:
            self.target.write("\n")
