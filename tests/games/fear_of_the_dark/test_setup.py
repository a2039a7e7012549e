"""FD-2: setting up, and the set-up table."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import new_match
from games.fear_of_the_dark.reference import DRAWN, HAZARDS, ITEMS, MIND, SECRETS, Lying
from nightlight.core.chance import Scripted
from nightlight.games.fear_of_the_dark.game import GAME


@pytest.mark.rule("FD-2.1", "FD-1.3")
def test_the_pawn_stands_in_the_centre_of_the_start_tile() -> None:
    scene = new_match()

    assert scene.tiles == [Lying("START", (0, 0), 0)]
    assert scene.pawn == "START(1,1)"


@pytest.mark.rule("FD-2.2")
def test_fifteen_tiles_lie_face_down_of_which_three_are_set_aside() -> None:
    scene = new_match()

    assert scene.unseen_tiles == DRAWN
    assert (scene.labyrinth, scene.aside, scene.echoes) == (12, 3, "")


@pytest.mark.rule("FD-2.3")
def test_eight_of_the_nine_items_lie_in_the_four_locations() -> None:
    scene = new_match()

    assert scene.items_left == {1: 2, 2: 2, 3: 2, 4: 2}
    assert [scene.known(location) for location in (1, 2, 3, 4)] == ["", "", "", ""]
    assert scene.unseen_items == [kind for kind, copies in ITEMS.items() for _ in range(copies)]


@pytest.mark.rule("FD-2.4")
def test_eight_of_the_nine_secrets_lie_in_the_four_locations() -> None:
    scene = new_match()

    assert scene.secrets_left == {1: 2, 2: 2, 3: 2, 4: 2}
    assert scene.unseen_secrets == [kind for kind, copies in SECRETS.items() for _ in range(copies)]


@pytest.mark.rule("FD-2.5")
def test_all_hazards_lie_face_down_and_all_mind_cards_are_in_the_deck() -> None:
    scene = new_match()

    assert scene.unseen_hazards == [kind for kind, copies in HAZARDS.items() for _ in range(copies)]
    assert scene.deck.split() == [kind for kind, copies in MIND.items() for _ in range(copies)]


@pytest.mark.rule("FD-2.6")
def test_the_start_tile_has_an_obstacle_in_the_south_and_a_lock_in_the_east() -> None:
    scene = new_match()

    assert scene.obstacles == ["START(2,1)"]
    assert scene.locks == ["START(1,2)"]


@pytest.mark.rule("FD-2.7")
@pytest.mark.parametrize(("difficulty", "matches"), [("easy", 6), ("normal", 6), ("hard", 5), ("very_hard", 4)])
def test_the_difficulty_gives_the_matches(difficulty: str, matches: int) -> None:
    scene = new_match(difficulty=difficulty)

    assert scene.matches == matches
    assert (scene.hand, scene.lost, scene.items, scene.terrors) == ("", "", "", 0)
    assert scene.leak is None


@pytest.mark.rule("FD-2.7")
def test_the_game_begins_in_darkness_with_the_first_act() -> None:
    scene = new_match()

    assert scene.question == "act"
    dark = [f"dark {card} {effect}" for card in MIND for effect in ("move", "clear")]  # there is nothing to search
    assert scene.options == ["match", *dark, "concede"]


@pytest.mark.rule("FD-2.2", "FD-2.3", "FD-2.4", "FD-2.5")
def test_setting_up_needs_no_luck() -> None:
    luck = Scripted([])

    GAME.new(GAME.setup(1), luck)

    assert luck.asked == []
