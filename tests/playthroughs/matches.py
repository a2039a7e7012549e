"""Which matches are kept: short ones, of every number of players and every way to play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nightlight.core.game import AnyGame, Setup
from nightlight.games import GAMES


@dataclass(frozen=True)
class Kept:
    """A match that is kept in a file of that name."""

    game: AnyGame
    name: str
    setup: Setup

    def place(self) -> str:
        return f"{self.game.id}/{self.name}.txt"


SHORT: dict[str, dict[str, str]] = {  # options that keep a match short enough to read
    "dont-go-in-there": {"turns": "6"},
}
WAYS: dict[str, dict[str, tuple[int, dict[str, str]]]] = {}  # ways to play beside the usual one, by name


def kept(game: AnyGame) -> Iterator[Kept]:
    """One for every number of players, and one for every way to play."""
    short = SHORT.get(game.id, {})
    fewest, most = game.players
    for players in range(fewest, most + 1):
        yield Kept(game, f"{players}-players", game.setup(players, short))
    for name, (players, options) in WAYS.get(game.id, {}).items():
        yield Kept(game, name, game.setup(players, {**short, **options}))


MATCHES = [match for game in GAMES.values() for match in kept(game)]
