"""FD-4: movement."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import darkness
from games.fear_of_the_dark.reference import Lying

CORRIDOR = [Lying("R01", (-1, 0), 1), Lying("R03", (-2, 0), 1)]


@pytest.mark.rule("FD-4.1")
@pytest.mark.parametrize(("act", "most"), [("play move", 4), ("walk move", 2), ("play tiptoe", 2), ("walk scout", 2)])
def test_a_movement_has_so_many_steps_and_no_more(act: str, most: int) -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,1)", hand="move tiptoe scout")

    scene.do(act)
    for _ in range(most - 1):
        scene.do("step W" if scene.pawn == "R01(1,2)" else "step E")
        assert scene.question == "step"
    scene.do("step W" if scene.pawn == "R01(1,2)" else "step E")

    assert scene.question == "act"


@pytest.mark.rule("FD-4.1")
def test_at_least_one_step_must_be_taken() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,1)", hand="move")

    scene.do("play move")
    assert "stop" not in scene.options
    scene.do("step E")

    assert scene.options == ["step E", "step W", "stop"]


@pytest.mark.rule("FD-4.1")
def test_only_tiptoe_goes_over_holes() -> None:
    walking = darkness(rooms=CORRIDOR, pawn="R01(1,1)", hand="move tiptoe")
    tiptoeing = darkness(rooms=CORRIDOR, pawn="R01(1,1)", hand="move tiptoe")

    walking.do("walk tiptoe")
    tiptoeing.do("play tiptoe")

    assert walking.options == ["step E", "step W"]
    assert tiptoeing.options == ["step N", "step E", "step S", "step W"]


@pytest.mark.rule("FD-4.2")
def test_a_step_leads_to_an_adjacent_square_or_through_an_open_ended_door() -> None:
    inside = darkness(pawn="START(1,0)", hand="move", cleared=["START(2,1)"])
    outside = darkness(pawn="START(1,0)", hand="move", rooms=[Lying("R01", (-1, 0), 0)])  # a wall behind the door

    inside.do("play move")
    outside.do("play move")

    assert inside.options == ["step N", "step E", "step S", "step W"]
    assert outside.options == ["step N", "step E", "step S"]


@pytest.mark.rule("FD-4.2")
def test_a_step_through_a_connected_door_leads_to_the_facing_door_square() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="START(1,0)", hand="move")

    scene.do("play move", "step W")

    assert scene.pawn == "R01(1,2)"


@pytest.mark.rule("FD-4.2")
def test_a_connected_door_with_a_token_behind_it_cannot_be_passed() -> None:
    scene = darkness(rooms=[Lying("R10", (-1, 0), 1)], pawn="START(1,0)", hand="move tiptoe")

    scene.do("play tiptoe")

    assert "R10(1,2)" in scene.obstacles
    assert scene.options == ["step N", "step E", "step S"]


@pytest.mark.rule("FD-4.3", "FD-12.2")
def test_the_only_first_step_is_taken_without_asking_and_then_one_may_stop() -> None:
    scene = darkness(hand="move")

    scene.do("play move")

    assert scene.pawn == "START(1,0)"
    assert scene.options == ["step N", "step E", "step S", "step W", "stop"]
    scene.do("stop")
    assert (scene.question, scene.pawn) == ("act", "START(1,0)")


@pytest.mark.rule("FD-4.4", "FD-5.7")
def test_revealing_a_room_by_entering_uses_one_step() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("walk move", "step W", luck="R02")
    assert (scene.pawn, scene.question) == ("R02(1,2)", "step")
    scene.do("step W")

    assert (scene.pawn, scene.question) == ("R02(1,1)", "act")


@pytest.mark.rule("FD-4.4")
def test_a_room_may_be_revealed_with_the_last_step() -> None:
    scene = darkness(hand="move")

    scene.do("walk move", "step W", luck="R02")

    assert (scene.pawn, scene.question) == ("R02(1,2)", "act")
    assert scene.labyrinth == 11


@pytest.mark.rule("FD-4.5", "FD-9.1", "FD-A19")
@pytest.mark.parametrize("act", ["play move", "walk scout", "play tiptoe", "wild scout move"])
def test_a_step_through_an_open_ended_door_escapes_when_all_tiles_are_revealed(act: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout tiptoe", labyrinth="")

    scene.do(act, "step W")

    assert (scene.pawn, scene.question) == ("out", None)
    assert (scene.reason, scene.won) == ("escaped", True)


@pytest.mark.rule("FD-4.5")
def test_escaping_uses_a_step() -> None:
    scene = darkness(hand="move", labyrinth="", cleared=["START(2,1)"])

    scene.do("walk move", "step W")
    assert scene.options == ["step N", "step E", "step S", "step W", "stop"]
    scene.do("step S")

    assert (scene.pawn, scene.question) == ("START(2,0)", "act")


@pytest.mark.rule("FD-4.6")
@pytest.mark.parametrize("act", ["play move", "walk scout", "play tiptoe"])
def test_any_movement_may_go_on_from_a_hole(act: str) -> None:
    scene = darkness(pawn="START(0,1)", hand="move scout tiptoe")

    scene.do(act)

    assert scene.options == ["step N", "step E", "step S", "step W"]


@pytest.mark.rule("FD-4.6")
def test_tiptoe_may_end_on_a_hole() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,1)", hand="tiptoe")

    scene.do("play tiptoe", "step N", "step W")

    assert (scene.pawn, scene.question) == ("R01(0,0)", "act")


@pytest.mark.rule("FD-4.7", "FD-A21")
def test_entering_the_leak_room_returns_the_hand_and_the_movement_goes_on() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="START(1,0)", leak="R01", hand="move scout clear")

    scene.do("play move", "step W")
    assert (scene.hand, scene.lost) == ("", "")
    assert len(scene.deck.split()) == 9
    assert scene.options == ["step E", "step W", "stop"]
    scene.do("step W", "step W", "step E")

    assert (scene.pawn, scene.question) == ("R01(1,1)", "act")


@pytest.mark.rule("FD-4.7")
def test_a_hand_is_safe_in_any_other_room() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="START(1,0)", leak="R03", hand="move scout clear")

    scene.do("play move", "step W", "stop")

    assert scene.hand == "scout clear"
