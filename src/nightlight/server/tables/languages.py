"""The server's languages, and a game in one of them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from nightlight.core.text import GameText
from nightlight.games import text
from nightlight.server.tables.state import TableState
from nightlight.words.bundle import LANGUAGES, Words

FALLBACK: Final = "en"


@cache
def translator(language: str) -> Words:
    """The texts of a language, loaded once."""
    return Words(language)


def load_languages() -> None:
    """Load the texts of every language at the start, so that no table has to wait for them."""
    for language in LANGUAGES:
        translator(language)


def names(state: TableState, say: Words) -> list[str]:
    """The players' names for the reader: a bot's name depends on the language."""
    return [
        chair.name if chair.bot is None else say("bot-name", number=seat + 1) for seat, chair in enumerate(state.chairs)
    ]


def game_text(state: TableState, seat: int, language: str | None) -> GameText[Any]:
    """The game of the table in words, for the reader at that seat."""
    say = translator(language or FALLBACK)
    return text(state.game, say, names(state, say), seat)
