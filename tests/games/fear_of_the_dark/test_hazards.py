"""FD-6: Hazards."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import Scene, darkness
from games.fear_of_the_dark.reference import HAZARDS, TILES, Lying

CORRIDOR = [Lying("R01", (-1, 0), 1)]


def entering(hazard: str, *, hand: str = "move scout", difficulty: str = "normal", terrors: int = 0) -> Scene:
    """R01 has just been entered from START(1,0), and this came up."""
    scene = darkness(pawn="START(1,0)", hand=hand, difficulty=difficulty, terrors=terrors)
    scene.do("play move", "step W", "rotate 1", luck=f"R01 {hazard}")
    return scene


@pytest.mark.rule("FD-6.1")
@pytest.mark.parametrize("hazard", [hazard for hazard in HAZARDS if hazard != "terror"])
def test_a_hazard_is_shown_and_discarded(hazard: str) -> None:
    scene = entering(hazard)

    assert scene.shown == f"R01 {hazard}"
    assert scene.hazards == hazard
    assert len(scene.unseen_hazards) == 12


@pytest.mark.rule("FD-6.1")
def test_a_terror_that_acts_is_kept_even_when_the_game_ends_with_it() -> None:
    scene = entering("terror", terrors=1)

    assert (scene.reason, scene.terrors, scene.hazards) == ("terror", 2, "")
    assert len(scene.unseen_hazards) == 11


@pytest.mark.rule("FD-6.2", "FD-A9", "FD-A10")
@pytest.mark.parametrize("hazard", [hazard for hazard in HAZARDS if hazard != "leak"])
def test_only_the_leak_acts_on_who_does_not_enter(hazard: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="scout move", terrors=1)

    scene.do("play scout", "rotate 1", luck=f"R01 {hazard}")

    assert (scene.question, scene.hazards, scene.terrors) == ("act", hazard, 1)
    assert (scene.hand, scene.lost, scene.aside, scene.labyrinth) == ("move", "", 3, 11)
    assert (scene.obstacles, scene.locks, scene.leak) == (["START(2,1)"], ["START(1,2)"], None)


@pytest.mark.rule("FD-6.3", "FD-A13")
def test_terror_costs_a_mind_card_of_the_players_choice_from_deck_or_hand() -> None:
    scene = entering("terror")

    assert scene.question == "lose_card"
    deck = ["strike", "move", "tiptoe", "scout", "search", "clear"]
    assert scene.options == [*[f"deck {card}" for card in deck], "hand scout"]
    scene.do("hand scout")

    assert (scene.terrors, scene.hand, scene.lost, scene.question) == (1, "", "scout", "act")


@pytest.mark.rule("FD-6.3")
def test_a_card_lost_from_the_deck_leaves_the_hand_as_it_is() -> None:
    scene = entering("terror")

    scene.do("deck move")

    assert (scene.hand, scene.lost) == ("scout", "move")
    assert scene.deck == "strike move tiptoe scout search search clear"


@pytest.mark.rule("FD-6.3", "FD-9.3")
@pytest.mark.parametrize("difficulty", ["normal", "hard", "very_hard"])
def test_the_second_terror_is_the_end(difficulty: str) -> None:
    scene = entering("terror", terrors=1, difficulty=difficulty)

    assert (scene.question, scene.reason, scene.won) == (None, "terror", False)
    assert scene.lost == ""


@pytest.mark.rule("FD-6.3")
@pytest.mark.parametrize("terrors", [1, 2, 3])
def test_on_easy_every_terror_costs_a_card_and_no_more(terrors: int) -> None:
    scene = entering("terror", terrors=terrors, difficulty="easy")

    scene.do("deck clear")

    assert (scene.question, scene.terrors, scene.lost) == ("act", terrors + 1, "clear")


@pytest.mark.rule("FD-6.4", "FD-A12")
def test_a_knockout_brings_a_tile_that_was_set_aside_into_the_labyrinth_unseen() -> None:
    scene = entering("knockout")

    assert (scene.aside, scene.labyrinth) == (2, 12)
    assert scene.shown == "R01 knockout"
    assert len(scene.unseen_tiles) == 14


@pytest.mark.rule("FD-6.4")
def test_without_tiles_set_aside_a_knockout_does_nothing() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", labyrinth="R01 R02", aside=0)

    scene.do("play move", "step W", "rotate 1", luck="R01 knockout")

    assert (scene.aside, scene.labyrinth, scene.hazards) == (0, 1, "knockout")


@pytest.mark.rule("FD-6.5")
def test_a_draught_returns_the_whole_hand() -> None:
    scene = entering("draught", hand="move scout scout clear")

    assert (scene.hand, scene.lost) == ("", "")
    assert len(scene.deck.split()) == 9
    assert "dark move move" in scene.options


@pytest.mark.rule("FD-6.6")
@pytest.mark.parametrize(
    ("hazard", "obstacles", "locks"),
    [
        ("collapse", ["START(1,0)", "START(2,1)"], ["START(1,2)"]),
        ("lockdown", ["START(2,1)"], ["START(1,0)", "START(1,2)"]),
    ],
)
def test_collapse_and_lockdown_close_the_way_back(hazard: str, obstacles: list[str], locks: list[str]) -> None:
    scene = entering(hazard)

    assert (scene.obstacles, scene.locks) == (obstacles, locks)
    scene.do("walk scout")
    assert scene.pawn == "R01(1,1)"  # the only step there was: not back to START


@pytest.mark.rule("FD-6.6")
def test_a_lock_on_a_hole_keeps_tiptoe_out() -> None:
    scene = darkness(pawn="START(0,1)", hand="move tiptoe")
    scene.do("play move", "step N", "rotate 0", luck="R01 lockdown")

    scene.put("START(1,1)")
    scene.do("play tiptoe")

    assert scene.locks == ["START(0,1)", "START(1,2)"]
    assert scene.pawn == "START(1,0)"  # the only step there was: not onto the hole


@pytest.mark.rule("FD-6.7")
def test_a_leak_marks_the_entered_room_and_returns_the_hand() -> None:
    scene = entering("leak")

    assert (scene.leak, scene.hand, scene.lost) == ("R01", "", "")
    assert "match" not in scene.options
    assert "dark clear move" in scene.options


@pytest.mark.rule("FD-6.7", "FD-6.2", "FD-A9", "FD-A10")
def test_a_leak_marks_a_scouted_room_and_leaves_the_hand_alone() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout move")

    scene.do("play scout", "rotate 1", luck="R01 leak")
    assert (scene.leak, scene.hand) == ("R01", "move")
    assert "match" in scene.options
    scene.do("play move", "step W", "stop")

    assert "match" not in scene.options


@pytest.mark.rule("FD-6.7", "FD-A21")
def test_the_leak_returns_the_hand_at_every_entry() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,2)", leak="R01", matches=2)

    scene.do("dark clear move", "step E", "stop")
    scene.do("match", "take move", "take move", "take scout")
    assert scene.hand == "move move scout"
    scene.do("walk scout", "step W", "stop")

    assert (scene.hand, scene.lost) == ("", "clear")
    assert "match" not in scene.options


@pytest.mark.rule("FD-6.7", "FD-7.6")
def test_paper_burns_as_little_as_a_match_in_the_leak_room() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="START(1,0)", leak="R01", hand="move scout", items="paper")
    assert "item paper" in scene.options

    scene.do("play move", "step W", "stop")

    assert "item paper" not in scene.options


@pytest.mark.rule("FD-6.8")
def test_there_are_enough_tokens_for_everything_that_can_come() -> None:
    printed = [square for _, _, rows in TILES.values() for square in rows.split()]

    assert printed.count("o") + HAZARDS["collapse"] == 10
    assert printed.count("l") + HAZARDS["lockdown"] == 4
    assert sum(1 for _, hazard, _ in TILES.values() if hazard) <= sum(HAZARDS.values())
