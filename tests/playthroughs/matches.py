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
    seed: int

    def place(self) -> str:
        return f"{self.game.id}/{self.name}.txt"


SHORT: dict[str, dict[str, str]] = {  # options that keep a match short enough to read
    "dont-go-in-there": {"turns": "6"},
    "nightmarium": {"creatures": "3"},
    "komnata-strachu": {"reveals": "2"},
    "straszydla": {"phase_limit": "4"},
}
WAYS: dict[str, dict[str, tuple[int, dict[str, str]]]] = {  # ways to play beside the usual one, by name
    "nightmarium": {
        "advanced": (3, {"advanced": "yes"}),
        "immediate": (2, {"win_check": "immediate"}),
    },
    "komnata-strachu": {
        "race": (3, {"form": "race", "penalty": "1"}),
        "glimpse": (2, {"form": "glimpse"}),
        "teams": (4, {"form": "race", "teams": "on", "attribute": "shape"}),
    },
    "fear-of-the-dark": {
        "easy": (1, {"difficulty": "easy"}),
        "hard": (1, {"difficulty": "hard"}),
        "very-hard": (1, {"difficulty": "very_hard"}),
    },
    "straszydla": {
        "lean-start": (2, {"starters": "4", "layout": "free", "replenish": "round", "buy_limit": "unlimited"}),
        "open-pacts": (3, {"open_pacts": "yes", "layout": "reference", "first_phase": "day", "pact_size": "4"}),
    },
}


def kept(game: AnyGame) -> Iterator[Kept]:
    """One for every number of players, and one for every way to play."""
    short = SHORT.get(game.id, {})
    fewest, most = game.players
    for players in range(fewest, most + 1):
        yield Kept(game, f"{players}-players", game.setup(players, short), players)
    for seed, (name, (players, options)) in enumerate(WAYS.get(game.id, {}).items(), most + 1):
        yield Kept(game, name, game.setup(players, {**short, **options}), seed)


MATCHES = [match for game in GAMES.values() for match in kept(game)]
