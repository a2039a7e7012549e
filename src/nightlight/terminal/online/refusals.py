"""Why the server refuses something, in the reader's language."""

from __future__ import annotations

from typing import Final

from nightlight.core.text import Say
from nightlight.terminal.mistake import Mistake
from nightlight.wire.messages import Reason

REASONS: Final = tuple(str(reason) for reason in Reason)
PRESSES: Final = ("late", "other_reveal", "early", "inactive", "second", "bad_answer", "void")
FOR_NOW: Final = ("too-fast", "too-many", "busy", "storage", "shutdown")  # what may succeed in a moment


class Refused(Mistake):
    """The server refused a request."""

    def __init__(self, reason: str) -> None:
        super().__init__(key_of(reason))
        self.reason: Final = reason


def key_of(reason: str) -> str:
    """The message for a reason; a generic one for reasons of a newer server."""
    return f"refused-{reason}" if reason in REASONS else "online-refused"


def refusal(words: Say, reason: str, clause: str | None = None, detail: str | None = None) -> str:
    """One line for a refusal at the table, with the clause of the rules behind it."""
    if reason == "press" and detail in PRESSES:
        return words(f"online-press-{detail}")
    said = words(key_of(reason))
    return said if clause is None else words("online-by-clause", problem=said, clause=clause)
