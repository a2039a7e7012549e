"""FD-X: the worked examples of the rules, each as it stands there."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import Scene, darkness, new_match
from games.fear_of_the_dark.reference import Lying


def first_actions() -> Scene:
    return darkness(hand="move tiptoe clear", matches=5, items="key")


@pytest.mark.rule("FD-X1")
def test_x1_what_act_offers() -> None:
    scene = first_actions()

    assert scene.options == [
        "play move",
        "play tiptoe",
        "play clear",
        "walk move",
        "walk tiptoe",
        "walk clear",
        "wild move strike",
        "wild move tiptoe",
        "wild move clear",
        "wild tiptoe strike",
        "wild tiptoe move",
        "wild tiptoe clear",
        "wild clear strike",
        "wild clear move",
        "wild clear tiptoe",
        "item key",
        "concede",
    ]


@pytest.mark.rule("FD-X1")
def test_x1_a_and_b_moving_west() -> None:
    scene = first_actions()

    scene.do("play move")
    assert scene.pawn == "START(1,0)"
    assert scene.options == ["step N", "step E", "step S", "step W", "stop"]
    scene.do("step W", luck="R02")

    assert scene.tiles[1] == Lying("R02", (-1, 0), 0)
    assert scene.pawn == "R02(1,2)"


@pytest.mark.rule("FD-X1")
@pytest.mark.parametrize(
    ("step", "square"), [("step N", "START(0,0)"), ("step E", "START(1,1)"), ("step S", "START(2,0)")]
)
def test_x1_a_where_the_second_step_leads(step: str, square: str) -> None:
    scene = first_actions()

    scene.do("play move", step)

    assert scene.pawn == square


@pytest.mark.rule("FD-X1")
def test_x1_c_and_d_clearing_and_unlocking() -> None:
    scene = first_actions()

    scene.do("play clear", "item key")

    assert (scene.obstacles, scene.locks) == ([], [])


@pytest.mark.rule("FD-X1")
def test_x1_e_tiptoe_onto_the_hole() -> None:
    scene = first_actions()

    scene.do("play tiptoe", "step N", "stop")

    assert (scene.pawn, scene.question) == ("START(0,1)", "act")


@pytest.mark.rule("FD-X1")
def test_x1_f_tiptoe_through_the_north_door() -> None:
    scene = first_actions()

    scene.do("play tiptoe", "step N", "step N", luck="R11")

    assert scene.tiles[1] == Lying("R11", (0, -1), 2)
    assert scene.pawn == "R11(2,1)"


def further_actions() -> Scene:
    return darkness(
        rooms=[Lying("R01", (-1, 0), 1), Lying("R03", (-2, 0), 1)], pawn="R03(1,2)", hand="move search clear"
    )


@pytest.mark.rule("FD-X2")
def test_x2_a_the_full_four_steps() -> None:
    scene = further_actions()

    scene.do("play move")
    squares = [scene.pawn]
    while scene.question == "step":
        scene.do("step E")
        squares.append(scene.pawn)

    assert scene.obstacles == ["START(2,1)", "R03(1,1)"]
    assert squares[-4:] == ["R01(1,0)", "R01(1,1)", "R01(1,2)", "START(1,0)"]


@pytest.mark.rule("FD-X2")
def test_x2_b_and_c_clearing_and_searching() -> None:
    scene = further_actions()

    scene.do("play clear")
    assert scene.obstacles == ["START(2,1)"]
    scene.do("play search", luck="paper")

    assert (scene.items, scene.items_left[3]) == ("paper", 1)


@pytest.mark.rule("FD-X3")
def test_x3_a_hazard_on_entering() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", luck="R01")
    assert scene.options == ["rotate 1", "rotate 3"]
    scene.do("rotate 1", luck="lockdown")

    assert scene.tiles[1] == Lying("R01", (-1, 0), 1)
    assert (scene.pawn, scene.question) == ("R01(1,2)", "act")
    assert scene.locks == ["START(1,0)", "START(1,2)"]


@pytest.mark.rule("FD-X4")
def test_x4_a_hazard_scouted() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout move")

    scene.do("play scout", "rotate 1", luck="R01 leak")

    assert (scene.leak, scene.pawn, scene.hand) == ("R01", "START(1,0)", "move")


def cautious_approach() -> Scene:
    scene = new_match()
    scene.do("match", "take move", "take scout", "take strike")
    scene.do("play move", "stop")
    scene.do("play scout", "rotate 1", luck="R03 knockout")
    return scene


@pytest.mark.rule("FD-X5")
def test_x5_a_cautious_approach() -> None:
    scene = cautious_approach()

    assert (scene.matches, scene.hand, scene.aside) == (5, "strike", 3)
    assert scene.tiles[1] == Lying("R03", (-1, 0), 1)
    assert (scene.hazards, scene.obstacles) == ("knockout", ["START(2,1)", "R03(1,1)"])
    scene.do("play strike", "take move", "take search", "take clear", "take move", "take strike")

    assert (scene.matches, scene.hand) == (4, "strike move move search clear")


@pytest.mark.rule("FD-X6")
def test_x6_the_approach_goes_on() -> None:
    scene = cautious_approach()
    scene.do("play strike", "take move", "take search", "take clear", "take move", "take strike")

    scene.do("play move", "step W", "stop")
    assert scene.pawn == "R03(1,2)"
    scene.do("play clear")
    scene.do("play search", luck="match")
    scene.do("play move", "step W", "step W", "step W", luck="R02")

    assert scene.tiles[2] == Lying("R02", (-2, 0), 0)
    assert (scene.pawn, scene.items) == ("R02(1,2)", "match")
    assert scene.options == ["step E", "step W", "stop"]
    scene.do("stop")
    assert (scene.hand, scene.matches) == ("strike", 4)
    scene.do("play strike", *["take strike", "take scout", "take scout", "take search", "take search"])
    assert (scene.matches, scene.hand) == (3, "strike scout scout search search")


def in_the_dark(*, deck: str = "move scout search clear", difficulty: str = "normal") -> Scene:
    return darkness(
        rooms=[Lying("R03", (-1, 0), 1)],
        pawn="R03(1,2)",
        deck=deck,
        matches=0,
        labyrinth="E1 R01",
        difficulty=difficulty,
    )


@pytest.mark.rule("FD-X7")
def test_x7_in_the_dark() -> None:
    scene = in_the_dark()

    scene.do("dark scout clear")
    scene.do("dark search move", "step W", "step W", "step W", luck="E1 draught R01")
    assert scene.options == ["rotate 1", "rotate 3"]
    scene.do("rotate 1", luck="terror")

    assert (scene.pawn, scene.question) == ("R03(1,0)", "act")
    assert scene.tiles[2] == Lying("R01", (-2, 0), 1)
    assert (scene.hazards, scene.terrors, scene.deck) == ("terror draught", 0, "move clear")
    assert "E1" in scene.echoes


@pytest.mark.rule("FD-X8")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_x8_death_in_the_echo(hazard: str) -> None:
    scene = in_the_dark()

    scene.do("dark scout clear")
    scene.do("dark search move", "step W", "step W", "step W", luck=f"E1 {hazard}")

    assert (scene.reason, scene.question) == ("echo", None)
    assert [lying.tile for lying in scene.tiles] == ["START", "R03"]


@pytest.mark.rule("FD-X8")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_x8_no_death_on_easy(hazard: str) -> None:
    scene = in_the_dark(difficulty="easy")

    scene.do("dark scout clear")
    scene.do("dark search move", "step W", "step W", "step W", "rotate 1", luck=f"E1 {hazard} R01 terror")

    assert (scene.pawn, scene.question) == ("R03(1,0)", "act")
    assert (scene.obstacles, scene.locks) == (["START(2,1)"], ["START(1,2)"])
    assert scene.tiles[2] == Lying("R01", (-2, 0), 1)


@pytest.mark.rule("FD-X9")
def test_x9_the_way_out() -> None:
    scene = in_the_dark()
    scene.do("dark scout clear")
    scene.do("dark search move", "step W", "step W", "step W", "rotate 1", luck="E1 draught R01 terror")
    assert scene.labyrinth == 0

    scene.do("dark clear move")
    squares = []
    for _ in range(3):
        scene.do("step W")
        squares.append(scene.pawn)
    scene.do("step W")

    assert squares == ["R01(1,2)", "R01(1,1)", "R01(1,0)"]
    assert (scene.pawn, scene.reason, scene.won, scene.deck) == ("out", "escaped", True, "move")
