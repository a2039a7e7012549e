"""The bot that chooses what looks best at a glance."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame
from nightlight.core.player import Player
from nightlight.core.step import View


@final
class Greedy(Player):
    """Chooses the action with the highest `worth`; among equals, at random."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game: Final = game
        self.chance = Seeded(seed)

    def choose(self, view: View, actions: list[int]) -> int:
        worths = [self.game.worth(view, action) for action in actions]
        best = [action for action, worth in zip(actions, worths, strict=True) if worth == max(worths)]
        return best[self.chance.below(len(best))]
