"""Lines out, answers in. Nothing here needs a cursor; bold and dim are only used in a terminal."""

from __future__ import annotations

import os
import shutil
import textwrap
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

CURTAIN_LINES: Final = 40  # enough to push a page out of sight if nothing can be cleared
NARROWEST: Final = 20
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"  # the page, what was scrolled away, and back to the top

PLAIN: Final = ""
HEADING: Final = "bold"
ASIDE: Final = "dim"
WARNING: Final = "yellow"

LONGEST_NUMBER: Final = 9  # digits
LONGEST_ENTRY: Final = 200  # letters


class Gone(Exception):
    """The input ended, or the person left."""


class Screen:
    """A terminal, or a pipe in its place."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source: Final = source
        self.target: Final = target
        self.live: Final = target.isatty() and os.environ.get("TERM") != "dumb"
        coloured = self.live and not os.environ.get("NO_COLOR")
        self.console: Final = Console(file=target, highlight=False, soft_wrap=True) if coloured else None
        self.spaced = True  # whether the last line was empty

    def line(self, text: str, style: str = PLAIN, indent: int | None = None) -> None:
        """Print a line, wrapped to the width of the terminal; further lines are indented like it, or by `indent`."""
        for part in self.wrapped(text, indent):
            if self.console is None or style == PLAIN:
                self.target.write(part + "\n")
            else:
                self.console.print(Text(part, style=style))
        self.spaced = text == ""

    def lines(self, texts: list[str], style: str = PLAIN) -> None:
        for text in texts:
            self.line(text, style)

    def numbered(self, texts: list[str]) -> None:
        """Print a choice: the lines with their numbers, from 1."""
        self.labelled([(str(number), text) for number, text in enumerate(texts, 1)])

    def labelled(self, lines: list[tuple[str, str]]) -> None:
        """Print a choice: each line with what is typed for it."""
        width = max((len(label) for label, _ in lines), default=0)
        for label, text in lines:
            self.line(f"  {label:>{width}}. {text}", indent=width + 4)

    def gap(self) -> None:
        """Print an empty line, but never two in a row."""
        if not self.spaced:
            self.line("")

    def ask(self) -> str:
        """What the person types, without surrounding spaces; raises `Gone` at the end of input."""
        self.target.write("> ")
        self.target.flush()
        try:
            entry = self.source.readline()
        except KeyboardInterrupt:
            self.target.write("\n")
            raise
        if not self.source.isatty() or entry == "":
            self.target.write(entry if entry.endswith("\n") else entry + "\n")
        if entry == "":
            raise Gone
        self.spaced = False
        return entry.strip()[:LONGEST_ENTRY]

    def hide(self) -> None:
        """Put what was shown out of sight."""
        self.target.write(CLEAR if self.live else "\n" * CURTAIN_LINES)
        self.target.flush()
        self.spaced = True

    def command(self, text: str) -> None:
        """Print something to be copied: never wrapped."""
        self.target.write(f"  {text}\n")
        self.spaced = False

    def wrapped(self, text: str, indent: int | None) -> list[str]:
        if not self.live:
            return [text]
        start = len(text) - len(text.lstrip()) if indent is None else indent
        width = max(NARROWEST, shutil.get_terminal_size().columns)
        wrapper = textwrap.TextWrapper(
            width, subsequent_indent=" " * start, break_long_words=False, break_on_hyphens=False
        )
        return wrapper.wrap(text) or [""]


def number_in(entry: str, first: int, last: int) -> int | None:
    """The number that was typed, if it is between `first` and `last`."""
    digits = entry.removesuffix(".")
    if not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
        return None
    return int(digits) if first <= int(digits) <= last else None
