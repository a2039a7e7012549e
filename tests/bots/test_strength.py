"""Greedy bots know a little of their game: they beat random ones clearly."""

from __future__ import annotations

import pytest

from nightlight.bots import bot
from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame, Outcome
from nightlight.core.step import NOBODY, apply, first, legal
from nightlight.games import find


def played(game: AnyGame, kinds: list[str], options_chosen: dict[str, str], seed: int) -> Outcome:
    """How a match of these bots ends."""
    bots = [bot(game, kind, 100 * seed + seat) for seat, kind in enumerate(kinds)]
    luck = Seeded(10_000 + seed)
    state = game.new(game.setup(len(kinds), options_chosen), luck)
    while state.actors != NOBODY:
        seat = first(state.actors)
        choice = bots[seat].choose(game.view(state, seat), legal(state, seat))
        apply(state, seat, choice, luck)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def share_of_wins(game: AnyGame, players: int, options_chosen: dict[str, str], matches: int) -> float:
    """How much of the victories goes to one greedy bot among uniform ones; a shared victory counts in parts."""
    won = 0.0
    for match in range(matches):
        own = match % players
        kinds = ["greedy" if seat == own else "uniform" for seat in range(players)]
        winners = played(game, kinds, options_chosen, match).winners()
        won += 1 / len(winners) if own in winners else 0
    return won / matches


@pytest.mark.parametrize(
    ("game", "players", "options_chosen", "matches", "least"),
    [
        ("dont-go-in-there", 2, {}, 200, 0.57),
        ("dont-go-in-there", 3, {}, 200, 0.40),
        ("nightmarium", 2, {"creatures": "4"}, 20, 0.85),
        ("nightmarium", 4, {"creatures": "4"}, 20, 0.60),
        ("komnata-strachu", 3, {"form": "race"}, 10, 0.90),
        ("straszydla", 2, {"phase_limit": "4"}, 6, 0.90),
    ],
)
def test_greedy_beats_uniform(
    game: str, players: int, options_chosen: dict[str, str], matches: int, least: float
) -> None:
    share = share_of_wins(find(game), players, options_chosen, matches)

    assert share >= least


def test_greedy_escapes_from_an_easy_labyrinth_more_often_than_not_and_uniform_never() -> None:
    escapes = {
        kind: [played(find("fear-of-the-dark"), [kind], {"difficulty": "easy"}, seed).winners() for seed in range(20)]
        for kind in ("greedy", "uniform")
    }

    assert escapes["greedy"].count([0]) > 10
    assert escapes["uniform"].count([0]) == 0


def test_quicker_reactions_win_more_reveals() -> None:
    game = find("komnata-strachu")
    kinds = ["sleepy", "steady", "sharp", "nightmare"]

    cards = [played(game, kinds, {}, seed).scores for seed in range(10)]

    won = [sum(scores) for scores in zip(*cards, strict=True)]
    assert won == sorted(won)
    assert won[3] > 3 * won[2] > 0
