"""The kinds of bots that can sit at a table, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightlight.bots.greedy import Greedy
from nightlight.bots.uniform import Uniform
from nightlight.core.game import AnyGame
from nightlight.core.player import Player

BOTS: Final[dict[str, Callable[[AnyGame, int], Player]]] = {  # for any game, the strongest first
    "greedy": Greedy,
    "uniform": Uniform,
}


def kinds(game: AnyGame) -> list[str]:
    """The kinds that can play the game, the default first: its own, then those for any game."""
    return [*game.bots, *BOTS]


def strongest() -> str:
    """The kind that gives hints: the first of those for any game.

    A game's own kinds are characters; some of them make mistakes as people do.
    """
    return next(iter(BOTS))


def bot(game: AnyGame, kind: str, seed: int) -> Player:
    """A bot of one of the kinds that can play the game."""
    return game.bot(kind, seed) if kind in game.bots else BOTS[kind](game, seed)
