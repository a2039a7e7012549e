"""The error tree: everything a person or a file can get wrong.

NightlightError
├── UnknownGame      no game of that name in the catalogue
├── BadSetup         players or options that the game does not offer
├── BadContent       a content file that does not add up
├── IllegalAction    an action that the rules do not offer now
├── StaleAnswer      an answer to a decision that is no longer open
├── BadLuck          an outcome of luck that the question does not allow
├── BadJournal       a record that cannot be replayed; names the line
└── StorageError     a file that cannot be written or read
"""

from __future__ import annotations


class NightlightError(Exception):
    """Says what was expected and what came."""


class UnknownGame(NightlightError):
    """No game of that name in the catalogue."""


class BadSetup(NightlightError):
    """Players or options that the game does not offer."""

    def __init__(self, problem: str, option: str | None = None) -> None:
        super().__init__(problem)
        self.option = option  # which of them, or "players", where it is one


class BadContent(NightlightError):
    """A content file that does not add up."""


class IllegalAction(NightlightError):
    """An action that the rules do not offer now."""


class StaleAnswer(NightlightError):
    """An answer to a decision that is no longer open."""


class BadLuck(NightlightError):
    """An outcome of luck that the question does not allow."""


class BadJournal(NightlightError):
    """A record that cannot be replayed."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class StorageError(NightlightError):
    """A file that cannot be written or read."""
