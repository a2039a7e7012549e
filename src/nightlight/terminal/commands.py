"""The words a person may type instead of a number."""

from __future__ import annotations

from enum import Enum
from typing import Final

from nightlight.core.text import Say

ENGLISH: Final = {
    "?": "help", "help": "help",
    "u": "undo", "undo": "undo",
    "log": "log",
    "t": "table", "table": "table",
    "rules": "rules",
    "hint": "hint",
    "save": "quit", "q": "quit", "quit": "quit",
}  # fmt: skip


class Command(Enum):
    """What a person may ask for in the middle of a match."""

    HELP = "help"
    UNDO = "undo"
    LOG = "log"
    TABLE = "table"
    RULES = "rules"
    HINT = "hint"
    QUIT = "quit"


class Commands:
    """The commands by their English words and by those of the reader's language."""

    def __init__(self, words: Say) -> None:
        local = {
            Command.HELP: words("command-help"),
            Command.UNDO: words("command-undo"),
            Command.LOG: words("command-log"),
            Command.TABLE: words("command-table"),
            Command.RULES: words("command-rules"),
            Command.HINT: words("command-hint"),
            Command.QUIT: words("command-quit"),
        }
        self.by_word: Final = {word: Command(name) for word, name in ENGLISH.items()}
        for command, forms in local.items():
            for form in forms.split(","):
                self.by_word.setdefault(form.strip().casefold(), command)

    def read(self, entry: str) -> tuple[Command, str] | None:
        """The command in an entry and what follows it, or nothing if there is none."""
        word, _, rest = entry.partition(" ")
        command = self.by_word.get(word.casefold())
        if command is None or (rest and command is not Command.RULES):
            return None
        return command, rest.strip()

    def quits(self, entry: str) -> bool:
        """Whether the person wants to leave."""
        command = self.read(entry)
        return command is not None and command[0] is Command.QUIT
