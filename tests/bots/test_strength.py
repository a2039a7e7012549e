"""Greedy bots know a little of their game: they beat random ones clearly."""

from __future__ import annotations

import pytest

from nightlight.bots import BOTS, Player
from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame
from nightlight.core.step import NOBODY, apply, first, options
from nightlight.games import find


def share_of_wins(game: AnyGame, players: int, matches: int) -> float:
    """How much of the victories goes to one greedy bot among uniform ones; a shared victory counts in parts."""
    won = 0.0
    for match in range(matches):
        own = match % players
        bots: list[Player] = [BOTS["greedy" if seat == own else "uniform"](game, match) for seat in range(players)]
        luck = Seeded(10_000 + match)
        state = game.new(game.setup(players), luck)
        while state.actors != NOBODY:
            seat = first(state.actors)
            choice = bots[seat].choose(game.view(state, seat), options(state, seat))
            apply(state, seat, choice, luck)
        outcome = game.outcome(state)
        assert outcome is not None
        winners = outcome.winners()
        won += 1 / len(winners) if own in winners else 0
    return won / matches


@pytest.mark.parametrize(("players", "fair"), [(2, 1 / 2), (3, 1 / 3)])
def test_greedy_beats_uniform_in_dont_go_in_there(players: int, fair: float) -> None:
    share = share_of_wins(find("dont-go-in-there"), players, matches=200)

    assert share > fair + 0.07
