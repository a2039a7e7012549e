"""FD-5: revealing a room."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import Scene, darkness
from games.fear_of_the_dark.reference import HAZARDS, ROOMS, TILES, Lying, rotations

CORRIDOR = [Lying("R01", (-1, 0), 1)]
BESIDE_A_SECRET = [Lying("R04", (0, -1), 0)]  # at R04(0,1), north of START


def reading_a_map() -> Scene:
    """A Secret Map is about to be found beside R04's mark."""
    return darkness(rooms=BESIDE_A_SECRET, pawn="R04(0,1)", hand="search move")


@pytest.mark.rule("FD-5.1")
def test_the_tile_is_shown_before_it_is_turned() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", luck="R01")

    assert scene.question == "rotate"
    assert scene.shown == "R01"
    assert scene.labyrinth == 11
    assert "R01" not in scene.unseen_tiles
    assert [lying.tile for lying in scene.tiles] == ["START"]


@pytest.mark.rule("FD-5.2", "FD-A5")
@pytest.mark.parametrize("tile", ROOMS)
@pytest.mark.parametrize(
    ("act", "step", "kinds"),
    [("play move", "step N", "."), ("play tiptoe", "step N", ".h"), ("play scout", None, ".hol")],
    ids=["move", "tiptoe", "scout"],
)
def test_a_room_may_be_turned_so_that_any_fitting_door_faces_the_pawn(
    tile: str, act: str, step: str | None, kinds: str
) -> None:
    turns = rotations(tile, "S", kinds)
    hazard = "knockout" if TILES[tile][1] else ""
    scene = darkness(pawn="START(0,1)", hand="move tiptoe scout")

    actions = [act] if step is None else [act, step]
    scene.do(*actions, luck=tile if len(turns) > 1 else f"{tile} {hazard}")

    assert len(turns) > 0
    if len(turns) == 1:
        assert scene.tiles[1] == Lying(tile, (0, -1), turns[0])
    else:
        assert scene.options == [f"rotate {turn}" for turn in turns]
        scene.do(f"rotate {turns[-1]}", luck=hazard)
        assert scene.tiles[1] == Lying(tile, (0, -1), turns[-1])


@pytest.mark.rule("FD-5.3")
@pytest.mark.parametrize(
    ("pawn", "step", "square"),
    [
        ("START(0,1)", "step N", "R07(2,1)"),
        ("START(1,2)", "step E", "R07(1,0)"),
        ("START(2,1)", "step S", "R07(0,1)"),
        ("START(1,0)", "step W", "R07(1,2)"),
    ],
)
def test_who_enters_stands_on_the_door_square_of_the_new_room(pawn: str, step: str, square: str) -> None:
    scene = darkness(pawn=pawn, hand="move", cleared=["START(1,2)", "START(2,1)"])

    scene.do("play move", step, luck="R07")
    scene.do(scene.options[0])

    assert scene.pawn == square


@pytest.mark.rule("FD-5.4")
@pytest.mark.parametrize(("tile", "hazards"), [("R04", 1), ("R02", 0)])
def test_a_dangerous_room_shows_one_hazard_when_it_is_revealed(tile: str, hazards: int) -> None:
    entered, scouted = darkness(pawn="START(1,0)", hand="move"), darkness(pawn="START(1,0)", hand="scout")
    turn = [] if tile == "R02" else ["rotate 0"]

    entered.do("play move", "step W", *turn, luck=" ".join([tile, *["collapse"] * hazards]))
    turn = [f"rotate {rotations(tile, 'E', '.hol')[0]}"]
    scouted.do("play scout", *turn, luck=" ".join([tile, *["collapse"] * hazards]))

    assert len(entered.unseen_hazards) == len(scouted.unseen_hazards) == 13 - hazards


@pytest.mark.rule("FD-5.4", "FD-A24")
def test_a_room_that_lies_on_the_map_is_entered_without_a_hazard() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", "step W")

    assert (scene.pawn, scene.question) == ("R01(1,1)", "step")
    assert len(scene.unseen_hazards) == 13


@pytest.mark.rule("FD-5.4", "FD-5.9")
def test_a_room_revealed_by_a_map_shows_no_hazard() -> None:
    scene = reading_a_map()

    scene.do("play search", "map_door 0 W", "rotate 1", luck="map R01")

    assert scene.tiles[2] == Lying("R01", (-1, 0), 1)
    assert len(scene.unseen_hazards) == 13
    assert scene.pawn == "R04(0,1)"


@pytest.mark.rule("FD-5.5")
@pytest.mark.parametrize(
    ("tile", "turn", "obstacles", "locks"),
    [
        ("R10", 2, ["R10(0,1)", "R10(2,1)"], []),
        ("R09", 0, [], ["R09(1,2)"]),
        ("R06", 0, ["R06(0,1)"], []),
        ("R01", 1, [], []),
    ],
)
def test_tokens_come_on_all_printed_squares_of_a_scouted_room(
    tile: str, turn: int, obstacles: list[str], locks: list[str]
) -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    scene.do("play scout", f"rotate {turn}", luck=f"{tile} knockout" if TILES[tile][1] else tile)

    assert scene.obstacles == ["START(2,1)", *obstacles]
    assert scene.locks == ["START(1,2)", *locks]


@pytest.mark.rule("FD-5.5")
def test_tokens_come_after_the_hazard_in_order_of_their_squares() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", luck="R10 lockdown")

    laid = scene.events("drew_hazard", "token_laid")
    assert [next(iter(event)) for event in laid] == ["drew_hazard", *["token_laid"] * 3]
    assert [event["token_laid"] for event in laid[1:]] == [
        {"token": "lock", "tile": 0, "square": 3},
        {"token": "obstacle", "tile": 1, "square": 1},
        {"token": "obstacle", "tile": 1, "square": 7},
    ]


@pytest.mark.rule("FD-5.7")
def test_in_a_room_without_a_hazard_the_movement_goes_on_with_the_steps_left() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", luck="R02")
    scene.do("step W", "step W", "step S")

    assert (scene.pawn, scene.question) == ("R02(2,0)", "act")


@pytest.mark.rule("FD-5.7")
def test_the_way_back_and_another_door_are_open_to_the_steps_left() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,0)", hand="move")

    scene.do("play move", "step W", luck="R02")
    scene.do("step E", "step W", "step E")

    assert (scene.pawn, scene.question) == ("R01(1,0)", "act")
    assert scene.tiles[2] == Lying("R02", (-2, 0), 0)


@pytest.mark.rule("FD-5.7", "FD-A8")
@pytest.mark.parametrize("hazard", ["knockout", "draught", "collapse", "leak"])
def test_in_a_room_with_a_hazard_the_movement_ends_whatever_the_card(hazard: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="move", aside=0)

    scene.do("play move", "step W", "rotate 1", luck=f"R01 {hazard}")

    assert (scene.pawn, scene.question) == ("R01(1,2)", "act")


@pytest.mark.rule("FD-5.8", "FD-A7")
def test_an_obstacle_cannot_be_outrun() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", luck="R05")
    assert scene.tiles[1] == Lying("R05", (-1, 0), 2)
    scene.do("step W")

    assert scene.obstacles == ["START(2,1)", "R05(1,0)"]
    assert (scene.pawn, scene.options) == ("R05(1,1)", ["step E", "stop"])


@pytest.mark.rule("FD-5.9")
def test_who_scouts_stays_where_they_are() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    scene.do("play scout", luck="R11")

    assert (scene.pawn, scene.question) == ("START(1,0)", "act")


@pytest.mark.rule("FD-5.10")
def test_a_dark_echo_is_not_placed_and_shows_its_hazard() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", labyrinth="E1")

    scene.do("play move", "step W", luck="E1 draught")

    assert [lying.tile for lying in scene.tiles] == ["START"]
    assert (scene.echoes.split().count("E1"), scene.hazards) == (1, "draught")


@pytest.mark.rule("FD-5.10")
def test_a_dark_echo_without_a_hazard_shows_none() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    scene.do("play scout", luck="E3 R11")

    assert (scene.echoes, scene.hazards) == ("E3", "")


@pytest.mark.rule("FD-5.11", "FD-A23")
def test_after_an_echo_the_pawn_is_back_and_the_next_tile_is_scouted() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", "rotate 1", luck="E3 R01 terror")

    assert (scene.pawn, scene.question) == ("START(1,0)", "act")
    assert scene.tiles[1] == Lying("R01", (-1, 0), 1)
    assert (scene.terrors, scene.hazards) == (0, "terror")
    assert scene.labyrinth == 10


@pytest.mark.rule("FD-5.11")
def test_after_an_echo_any_door_of_the_next_room_may_face_the_pawn() -> None:
    scene = darkness(pawn="START(1,0)", hand="move")

    scene.do("play move", "step W", luck="E3 R10")

    assert scene.options == ["rotate 1", "rotate 2", "rotate 3"]  # as scouted: two of these doors have an Obstacle


@pytest.mark.rule("FD-5.11", "FD-6.7")
def test_a_leak_in_the_room_after_an_echo_marks_it_and_leaves_the_hand_alone() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout")

    scene.do("play move", "step W", "rotate 1", luck="E3 R01 leak")

    assert (scene.leak, scene.hand, scene.pawn) == ("R01", "scout", "START(1,0)")


@pytest.mark.rule("FD-5.11")
@pytest.mark.parametrize("luck", ["E3 E1 draught E2 terror R11", "E1 knockout E2 leak E3 R11"])
def test_one_echo_may_follow_another(luck: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    scene.do("play scout", luck=luck)

    assert scene.echoes == "E1 E2 E3"
    assert scene.tiles[1] == Lying("R11", (-1, 0), 1)
    assert scene.leak is None


@pytest.mark.rule("FD-5.11")
@pytest.mark.parametrize("act", [["play scout"], ["play move", "step W"]])
def test_after_the_last_echo_the_door_is_a_way_out(act: list[str]) -> None:
    scene = darkness(pawn="START(1,0)", hand="scout move", labyrinth="E3")

    scene.do(*act, luck="E3")
    assert (scene.pawn, scene.labyrinth, scene.question) == ("START(1,0)", 0, "act")
    scene.do("walk move" if "play scout" in act else "walk scout", "step W")

    assert scene.reason == "escaped"


@pytest.mark.rule("FD-5.11")
def test_an_echo_found_by_a_map_is_followed_by_another_tile_without_hazards() -> None:
    scene = reading_a_map()

    scene.do("play search", "map_door 0 W", "rotate 1", luck="map E1 R01")

    assert (scene.echoes, scene.hazards) == ("E1", "")
    assert scene.tiles[2] == Lying("R01", (-1, 0), 1)


@pytest.mark.rule("FD-5.12", "FD-6.1", "FD-9.3")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
@pytest.mark.parametrize("difficulty", ["normal", "hard", "very_hard"])
def test_collapse_and_lockdown_kill_in_an_entered_echo(hazard: str, difficulty: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", difficulty=difficulty)

    scene.do("play move", "step W", luck=f"E2 {hazard}")

    assert (scene.question, scene.reason, scene.won) == (None, "echo", False)
    assert (scene.hazards, scene.labyrinth) == (hazard, 11)
    assert scene.outcome is not None
    assert scene.outcome.scores == [1]


@pytest.mark.rule("FD-5.12")
@pytest.mark.parametrize("hazard", ["collapse", "lockdown"])
def test_on_easy_they_do_nothing_in_an_echo(hazard: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", difficulty="easy")

    scene.do("play move", "step W", luck=f"E2 {hazard} R11")

    assert (scene.question, scene.hand, scene.pawn) == ("act", "scout", "START(1,0)")
    assert (scene.obstacles, scene.locks) == (["START(2,1)"], ["START(1,2)"])


@pytest.mark.rule("FD-5.12", "FD-A11")
def test_a_leak_in_an_entered_echo_returns_the_hand_and_marks_nothing() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", lost="clear")

    scene.do("play move", "step W", luck="E2 leak R11")

    assert (scene.hand, scene.leak, scene.pawn) == ("", None, "START(1,0)")
    assert scene.deck == "strike move move tiptoe scout scout search search"


@pytest.mark.rule("FD-5.12", "FD-6.3", "FD-6.4", "FD-6.5")
def test_terror_knockout_and_draught_act_in_an_entered_echo_as_anywhere() -> None:
    terror = darkness(pawn="START(1,0)", hand="move scout")
    knockout = darkness(pawn="START(1,0)", hand="move scout")
    draught = darkness(pawn="START(1,0)", hand="move scout")

    terror.do("play move", "step W", luck="E2 terror")
    assert (terror.question, terror.terrors) == ("lose_card", 1)
    terror.do("deck clear", luck="R11")
    knockout.do("play move", "step W", luck="E2 knockout R11")
    draught.do("play move", "step W", luck="E2 draught R11")

    assert (terror.lost, terror.tiles[1].tile) == ("clear", "R11")
    assert (knockout.aside, knockout.labyrinth) == (2, 11)
    assert draught.hand == ""


@pytest.mark.rule("FD-5.12", "FD-6.2")
@pytest.mark.parametrize("hazard", HAZARDS)
def test_in_a_scouted_echo_no_hazard_does_anything(hazard: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="scout move", terrors=1)

    scene.do("play scout", luck=f"E1 {hazard} R11")

    assert (scene.question, scene.hand, scene.lost, scene.terrors) == ("act", "move", "", 1)
    assert (scene.hazards, scene.aside, scene.leak) == (hazard, 3, None)
    assert scene.events("drew_hazard") == [{"drew_hazard": {"hazard": hazard, "force": "none"}}]
    assert (scene.obstacles, scene.locks) == (["START(2,1)"], ["START(1,2)"])
