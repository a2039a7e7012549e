"""The bot that plays at random."""

from __future__ import annotations

from typing import final

from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame
from nightlight.core.player import Player
from nightlight.core.step import View


@final
class Uniform(Player):
    """Chooses every option with equal probability."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.chance = Seeded(seed)

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[self.chance.below(len(actions))]
