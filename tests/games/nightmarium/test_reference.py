"""The whole course of matches beside a second telling of the rules: every question, option and card."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import new_match
from games.nightmarium.side_by_side import crowded_positions, played_side_by_side


@pytest.mark.rule("NM-3.8", "NM-3.9", "NM-8.5", "NM-9.18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("advanced", ["no", "yes"])
@pytest.mark.parametrize("win_check", ["end_of_turn", "immediate"])
def test_whole_matches_go_as_the_rules_say(players: int, advanced: str, win_check: str) -> None:
    for seed in range(2):
        creatures = str(3 + (seed + players) % 5)
        scene = new_match(players, seed, advanced=advanced, win_check=win_check, creatures=creatures)

        assert played_side_by_side(scene, seed, most=5000) > 20


@pytest.mark.rule("NM-8.8", "NM-8.9", "NM-9.17", "NM-11.1", "NM-11.2", "NM-12.9", "NM-12.10")
def test_crowded_positions_go_on_as_the_rules_say() -> None:
    played = [played_side_by_side(scene, seed, most=40) for seed, scene in crowded_positions(250)]

    assert len(played) > 200
    assert sum(played) > 4000
