"""Variants: what a table may agree on."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import new_match
from nightlight.core.errors import BadSetup
from nightlight.games.fear_of_the_dark.game import GAME


def test_the_usual_difficulty_is_normal() -> None:
    assert GAME.setup(1).options == {"difficulty": "normal"}
    assert new_match().state.json()["difficulty"] == "normal"


def test_the_difficulties_are_offered_with_the_usual_one_first() -> None:
    assert [option.name for option in GAME.options] == ["difficulty"]
    assert GAME.options[0].values == ["normal", "easy", "hard", "very_hard"]


@pytest.mark.rule("FD-2.7")
@pytest.mark.parametrize(
    ("difficulty", "matches", "deadly"),
    [("easy", 6, False), ("normal", 6, True), ("hard", 5, True), ("very_hard", 4, True)],
)
def test_a_difficulty_sets_matches_and_instant_death(difficulty: str, matches: int, deadly: bool) -> None:
    scene = new_match(difficulty=difficulty)
    assert scene.matches == matches

    scene.do("dark tiptoe move", "step W", luck="E1 lockdown" if deadly else "E1 lockdown R11")

    assert (scene.reason == "echo") == deadly


@pytest.mark.parametrize(
    ("players", "chosen", "problem"),
    [
        (0, {}, "fear-of-the-dark is for one player, not 0"),
        (2, {}, "fear-of-the-dark is for one player, not 2"),
        (1, {"difficulty": "impossible"}, "option difficulty takes normal, easy, hard, very_hard, not 'impossible'"),
        (1, {"difficulty": ""}, "not ''"),
        (1, {"undo": "free"}, "'undo'"),
    ],
)
def test_what_the_game_does_not_offer_is_refused_in_words(players: int, chosen: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(players, chosen)

    assert problem in str(refused.value)
