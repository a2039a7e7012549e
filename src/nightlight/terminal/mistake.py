"""What a person got wrong at the command line, reported in their language."""

from __future__ import annotations

from typing import Final

from nightlight.core.errors import (
    BadContent,
    BadJournal,
    BadLuck,
    BadSetup,
    IllegalAction,
    NightlightError,
    StaleAnswer,
    StorageError,
    UnknownGame,
)
from nightlight.core.text import Say

KEYS: Final[list[tuple[type[NightlightError], str]]] = [
    (UnknownGame, "error-unknown-game"),
    (BadSetup, "error-setup"),
    (BadContent, "error-content"),
    (IllegalAction, "error-action"),
    (StaleAnswer, "error-stale"),
    (BadLuck, "error-luck"),
    (BadJournal, "error-journal"),
    (StorageError, "error-storage"),
]


class Mistake(NightlightError):
    """A mistake with its own translated message."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.key: Final = key
        self.values: Final = values


def said(error: NightlightError, words: Say) -> str:
    """One line for whatever went wrong."""
    if isinstance(error, Mistake):
        return words(error.key, **error.values)
    for kind, key in KEYS:
        if isinstance(error, kind):
            return words(key, problem=str(error))
    return words("error", problem=str(error))
