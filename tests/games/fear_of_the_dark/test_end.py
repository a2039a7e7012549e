"""FD-9: the end of the game."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import SEALED, Scene, darkness, new_match
from games.fear_of_the_dark.reference import Lying
from nightlight.core.step import legal

DEAD_END = [Lying("R11", (-1, 0), 1)]


@pytest.mark.rule("FD-9.1")
def test_the_game_is_won_by_leaving_a_labyrinth_that_is_all_revealed() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", labyrinth="")

    scene.do("play move", "step W")

    assert (scene.reason, scene.won, scene.pawn, scene.labyrinth) == ("escaped", True, "out", 0)
    assert legal(scene.state, 0) == []


@pytest.mark.rule("FD-9.2")
def test_the_last_mind_card_is_the_end_when_its_action_is_resolved() -> None:
    scene = darkness(pawn="START(1,0)", deck="tiptoe")

    scene.do("dark tiptoe move", "step N")
    assert (scene.question, scene.reason) == ("step", None)
    scene.do("stop")

    assert (scene.reason, scene.won, scene.pawn) == ("mind", False, "START(0,0)")


@pytest.mark.rule("FD-9.2")
def test_a_wild_last_card_is_the_end_too() -> None:
    scene = darkness(hand="scout", deck="")

    scene.do("wild scout clear")

    assert (scene.reason, scene.obstacles) == ("mind", [])


@pytest.mark.rule("FD-9.2")
def test_who_still_owns_a_card_plays_on() -> None:
    scene = darkness(hand="scout", deck="")

    scene.do("walk scout", "stop")

    assert (scene.reason, scene.deck) == (None, "scout")


@pytest.mark.rule("FD-9.2")
def test_a_last_card_lost_to_terror_is_the_end_at_once() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", deck="")

    scene.do("play move", "step W", luck="E1 terror")

    assert (scene.reason, scene.terrors, scene.lost.count("move")) == ("mind", 1, 2)
    assert len(scene.tiles) == 1  # no further tile was revealed


@pytest.mark.rule("FD-9.2")
def test_a_last_card_lost_to_terror_leaves_the_room_without_its_tokens() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", deck="")

    scene.do("play move", "step W", luck="R10 terror")

    assert scene.reason == "mind"
    assert scene.obstacles == ["START(2,1)"]


@pytest.mark.rule("FD-9.2", "FD-A14")
def test_a_winning_step_paid_with_the_last_card_wins() -> None:
    scene = darkness(pawn="START(1,0)", deck="scout", labyrinth="")

    scene.do("dark scout move", "step W")

    assert (scene.reason, scene.won) == ("escaped", True)


@pytest.mark.rule("FD-9.3")
def test_after_the_end_nothing_is_asked() -> None:
    for scene in ended():
        assert scene.question is None
        assert legal(scene.state, 0) == []


def ended() -> list[Scene]:
    """Every end there is, in the order of FD-9.7."""
    escaped = darkness(pawn="START(1,0)", hand="move", labyrinth="")
    escaped.do("play move", "step W")
    mind = darkness(deck="scout")
    mind.do("dark scout clear")
    terror = darkness(pawn="START(1,0)", hand="move", terrors=1)
    terror.do("play move", "step W", "rotate 1", luck="R01 terror")
    echo = darkness(pawn="START(1,0)", hand="move")
    echo.do("play move", "step W", luck="E2 collapse")
    stuck = darkness(pawn="START(0,1)", hand="move", matches=0)
    stuck.do("play move", "step E")
    conceded = new_match()
    conceded.do("concede")
    return [escaped, mind, terror, echo, stuck, conceded]


@pytest.mark.rule("FD-9.3", "FD-9.7")
def test_every_end_has_its_word() -> None:
    assert [scene.reason for scene in ended()] == ["escaped", "mind", "terror", "echo", "stuck", "conceded"]


@pytest.mark.rule("FD-9.4")
@pytest.mark.parametrize(
    ("terrors", "difficulty", "reason"),
    [(0, "normal", "mind"), (1, "normal", "terror"), (1, "easy", "mind"), (0, "easy", "mind")],
)
def test_terror_against_an_empty_mind(terrors: int, difficulty: str, reason: str) -> None:
    scene = darkness(pawn="START(1,0)", deck="scout", terrors=terrors, difficulty=difficulty)

    scene.do("dark scout move", "step W", "rotate 1", luck="R01 terror")

    assert (scene.reason, scene.terrors) == (reason, terrors + 1)


@pytest.mark.rule("FD-9.4", "FD-9.3")
@pytest.mark.parametrize(("terrors", "reason"), [(0, "mind"), (1, "terror")])
def test_after_terror_against_an_empty_mind_nothing_further_is_resolved(terrors: int, reason: str) -> None:
    echo = darkness(pawn="START(1,0)", deck="scout", terrors=terrors)
    room = darkness(pawn="START(1,0)", deck="scout", terrors=terrors)

    echo.do("dark scout move", "step W", luck="E1 terror")
    room.do("dark scout move", "step W", luck="R10 terror")

    assert (echo.reason, room.reason) == (reason, reason)
    assert len(echo.tiles) == 1
    assert room.obstacles == ["START(2,1)"]


@pytest.mark.rule("FD-9.5")
def test_a_sealed_labyrinth_is_not_lost_and_a_secret_door_opens_it_again() -> None:
    scene = darkness(rooms=SEALED, pawn="R11(1,1)", hand="search move", items_left={1: 0})
    assert (scene.position.open_doors(), scene.question) == ([], "act")

    scene.do("play search", "wall 1 W", luck="door")

    assert scene.position.open_doors() == ["map_door 1 W"]
    scene.do("play move", "step W", "step W", luck="R02")
    assert scene.tiles[5] == Lying("R02", (-2, 0), 0)


@pytest.mark.rule("FD-9.6")
def test_a_win_is_worth_one_and_every_loss_minus_one() -> None:
    scenes = ended()

    assert [scene.state.score(0) for scene in scenes] == [1, -1, -1, -1, -1, -1]
    assert [scene.won for scene in scenes] == [True, False, False, False, False, False]


@pytest.mark.rule("FD-9.6", "FD-9.7")
def test_the_score_counts_the_revealed_tiles_with_echoes_and_without_the_start_tile() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout move", matches=3)
    scene.do("play scout", luck="E1 knockout E3 R11")

    scene.do("concede")

    outcome = scene.outcome
    assert outcome is not None
    assert outcome.scores == [3]
    assert [scene.outcome.scores for scene in ended() if scene.outcome is not None] == [[12], [0], [1], [1], [0], [0]]


@pytest.mark.rule("FD-9.7", "FD-6.4")
def test_a_tile_that_a_knockout_brought_is_not_revealed_by_that() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")
    scene.do("play move", "step W", "rotate 1", luck="R01 knockout")

    scene.do("concede")

    assert scene.outcome is not None
    assert scene.outcome.scores == [1]


@pytest.mark.rule("FD-9.2")
def test_a_search_that_reveals_a_room_with_the_last_card_comes_to_its_end_first() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="scout", deck="", items_left={1: 0})

    scene.do("wild scout search", luck="map")
    assert scene.question == "map_door"
    scene.do("map_door 0 N", "rotate 0", luck="R01")

    assert (scene.reason, scene.tiles[2].tile) == ("mind", "R01")
