"""What a match is about, in one line."""

from __future__ import annotations

from collections.abc import Mapping

from nightlight.core.game import AnyGame
from nightlight.core.text import Say


def goal(game: AnyGame, options: Mapping[str, str], words: Say) -> str:
    """How to win a match with these options; missing ones have their defaults."""
    agreed = {option.name: option.default() for option in game.options} | dict(options)
    return words(
        f"{game.id}-goal", **{name: int(value) if value.isdecimal() else value for name, value in agreed.items()}
    )
