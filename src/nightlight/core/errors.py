"""The error tree: everything a person or a file can get wrong.

NightlightError
├── UnknownGame      no game of that name in the catalogue
├── BadSetup         players or options that the game does not offer
├── BadContent       an inconsistent content file
├── IllegalAction    an action that the rules do not offer now
├── StaleAnswer      an answer to a decision that is no longer open
├── BadLuck          an outcome of luck that is impossible here
├── BadJournal       a journal that cannot be replayed; names the line
└── StorageError     a file that cannot be written or read
"""

from __future__ import annotations


class NightlightError(Exception):
    """Its message says what was expected and what came."""


class UnknownGame(NightlightError):
    """No game of that name in the catalogue."""


class BadSetup(NightlightError):
    """Players or options that the game does not offer."""

    def __init__(self, problem: str, option: str | None = None) -> None:
        super().__init__(problem)
        self.option = option  # which option, or "players", if it is about one


class BadContent(NightlightError):
    """An inconsistent content file."""


class IllegalAction(NightlightError):
    """An action that the rules do not offer now."""


class StaleAnswer(NightlightError):
    """An answer to a decision that is no longer open."""


class BadLuck(NightlightError):
    """An outcome of luck that is impossible here."""


class BadJournal(NightlightError):
    """A journal that cannot be replayed."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class StorageError(NightlightError):
    """A file that cannot be written or read."""
