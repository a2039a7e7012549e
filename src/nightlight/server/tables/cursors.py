"""Cursors: a returning client says what it saw last, and the cursor reveals nothing else."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from typing import Final

from nightlight.server.tables.state import TableState

TAG_BYTES: Final = 9
NUMBER_BYTES: Final = 6
MARK_LETTERS: Final = 20  # of both in base64, without any padding
DIGITS: Final = 9  # of how many events were told: no match has more


class Cursors:
    """Opaque marks of the last record seen: they do not reveal how many records there are.

    A mark is a keyed hash of table and number, and the number hidden by a keyed hash of that hash. The same place has
    the same mark, two marks tell nothing about what lies between them, and finding the place is one look at the mark.
    """

    def __init__(self, key: bytes) -> None:
        self.key: Final = key

    def mark(self, table: str, number: int) -> str:
        tag = self._tag(table, number)
        return base64.urlsafe_b64encode(tag + self._hidden(tag, number)).decode()

    def of(self, table: str, seen: int, partly: int) -> str:
        """The cursor for the last record told and the number of events told after it."""
        mark = self.mark(table, seen)
        return f"{mark}.{partly}" if partly > 0 else mark

    def find(self, state: TableState, cursor: str) -> tuple[int, int]:
        """The record of a cursor and how many events after it were told; the beginning if the cursor is invalid."""
        mark, _, partly = cursor.partition(".")
        number = self._number(state.table, mark)
        if not 1 <= number <= state.number:
            return 0, 0
        return number, int(partly) if partly.isascii() and partly.isdecimal() and len(partly) <= DIGITS else 0

    def _number(self, table: str, mark: str) -> int:
        """The number the mark hides; 0 if it was not made here for this table."""
        if len(mark) != MARK_LETTERS:
            return 0
        try:
            data = base64.b64decode(mark, b"-_", validate=True)
        except (binascii.Error, ValueError):
            return 0
        tag = data[:TAG_BYTES]
        number = int.from_bytes(self._hidden(tag, int.from_bytes(data[TAG_BYTES:])))
        return number if hmac.compare_digest(tag, self._tag(table, number)) else 0

    def _tag(self, table: str, number: int) -> bytes:
        return self._hash(f"{table}:{number}".encode(), TAG_BYTES, b"tag")

    def _hidden(self, tag: bytes, number: int) -> bytes:
        """The number hidden, or a hidden number as it was."""
        veil = int.from_bytes(self._hash(tag, NUMBER_BYTES, b"veil"))
        return (number ^ veil).to_bytes(NUMBER_BYTES)

    def _hash(self, data: bytes, size: int, purpose: bytes) -> bytes:
        return hashlib.blake2b(data, key=self.key, digest_size=size, person=purpose).digest()
