"""The journal: a match as a readable file, one line for each action."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from nightlight.core.errors import BadJournal
from nightlight.play import storage
from nightlight.play.record import Closing, Header, Line, Reading, check, json_of, written


class Journal:
    """The record of one match, in memory and, with a path, first on the disk.

    A line has a number as in the file: the header is line 1, the first action line 2. Without a path, lines become
    text only on request.
    """

    def __init__(self, header: Header, path: Path | None = None) -> None:
        self.header: Final = header
        self.path: Final = path
        self.lines: list[Line] = []
        self.closing: Closing | None = None
        self.dropped: int | None = None  # the number of a half-written line that was skipped
        self._checks = [check("", header.json())]
        self._texts = [written(header.json(), self._checks[0])]
        self._size = len(self._texts[0])  # of the file
        self._whole = self._size  # of its whole lines

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.header.game

    @property
    def names(self) -> list[str]:
        """The players, by seat."""
        return self.header.names

    @property
    def over(self) -> bool:
        """Whether the end of the match is recorded."""
        return self.closing is not None

    @classmethod
    def create(cls, header: Header, path: Path | None = None) -> Journal:
        """A new journal; with a path, a new file."""
        journal = cls(header, path)
        if path is not None:
            storage.create(path, journal._texts[0])
        return journal

    @classmethod
    def read(cls, source: Path | str, *, recover: bool = False) -> Journal:
        """The journal in a file (a `Path`) or in a text (a `str`).

        `recover` leaves out a last line that was cut off when a program or a machine stopped while writing it.
        """
        data = storage.read(source) if isinstance(source, Path) else source.encode(errors="surrogatepass")
        texts = io.BytesIO(data).readlines()
        if len(texts) == 0:
            raise BadJournal(1, "the file is empty, not a journal")
        first = opened(1, texts[0])
        first.refuse_foreign()
        first_check = first.checked("")
        journal = cls(first.header(), source if isinstance(source, Path) else None)
        journal._texts, journal._checks = [texts[0]], [first_check]
        for number, text in enumerate(texts[1:], start=2):
            if number == len(texts) and cut_off(text):
                journal._leave_out(number, recover=recover)
            else:
                journal._take(opened(number, text), text)
        journal._whole = sum(map(len, journal._texts))
        journal._size = len(data)
        return journal

    def append(self, lines: list[Line], closing: Closing | None = None) -> None:
        """Add actions, the end of the match, or both at once; on the disk when this returns, or not at all."""
        assert self.closing is None, "nothing follows the closing line"
        if self.path is not None:
            checks, texts = self._as_texts([*lines, closing])
            data = b"".join(texts)
            storage.append(self.path, data, self._size)
            self._checks += checks
            self._texts += texts
            self._size += len(data)
            self._whole = self._size
        self.lines += lines
        self.closing = closing

    def drop(self, count: int) -> None:
        """Undo the last actions."""
        kept = 1 + len(self.lines) - count
        assert self.closing is None, "a closed journal is not rewritten"
        assert kept >= 1, "a journal keeps its header"
        size = sum(map(len, self._texts[:kept]))
        if self.path is not None:
            storage.cut(self.path, size, self._size)
        self.lines, self._texts, self._checks = self.lines[: kept - 1], self._texts[:kept], self._checks[:kept]
        self._size = self._whole = size

    def mend(self) -> None:
        """Make the file end with its last whole line, so that it can be continued."""
        if self.path is not None and self._size != self._whole:
            storage.cut(self.path, self._whole, self._size)
        self._size = self._whole
        if not self._texts[-1].endswith(b"\n"):
            if self.path is not None:
                storage.append(self.path, b"\n", self._size)
            self._texts[-1] += b"\n"
            self._size = self._whole = self._size + 1

    def copy(self) -> Journal:
        """An independent copy in memory."""
        assert self.path is None, "a file has one writer"
        other = Journal(self.header)
        other.lines, other._checks, other._texts = self.lines[:], self._checks[:], self._texts[:]
        other.closing, other.dropped, other._size, other._whole = self.closing, self.dropped, self._size, self._whole
        return other

    def outcomes(self) -> list[list[int]]:
        """The random outcomes of every line, the set-up first."""
        return [self.header.outcomes, *(line.outcomes for line in self.lines)]

    def text(self) -> str:
        """The complete lines, as in the file."""
        checks, texts = self._as_texts([*self.lines, self.closing][len(self._texts) - 1 :])
        self._checks += checks
        self._texts += texts
        return b"".join(self._texts).decode()

    def _as_texts(self, entries: list[Line | Closing | None]) -> tuple[list[str], list[bytes]]:
        """The checks and texts of the lines not yet turned into text."""
        checks = self._checks[-1:]
        texts = []
        for said in [entry.json() for entry in entries if entry is not None]:
            checks.append(check(checks[-1], said))
            texts.append(written(said, checks[-1]))
        return checks[1:], texts

    def _take(self, reading: Reading, text: bytes) -> None:
        if self.closing is not None:
            raise BadJournal(reading.line, "the match ended before this line")
        self._checks.append(reading.checked(self._checks[-1]))
        self._texts.append(text)
        if "outcome" in reading.said:
            self.closing = reading.closing(self.header.luck)
        else:
            self.lines.append(reading.action())

    def _leave_out(self, number: int, *, recover: bool) -> None:
        if not recover:
            raise BadJournal(number, "the last line is cut off; reading with recover leaves it out and keeps the rest")
        self.dropped = number


def cut_off(text: bytes) -> bool:
    """Whether the line is not JSON."""
    try:
        json_of(text)
    except ValueError:
        return True
    return False


def opened(number: int, text: bytes) -> Reading:
    """The line as JSON."""
    try:
        said = json_of(text)
    except ValueError as error:
        what = "this is no Nightlight journal: " if number == 1 else ""
        raise BadJournal(number, f"{what}not JSON: {error}") from error
    return Reading(number, said)
