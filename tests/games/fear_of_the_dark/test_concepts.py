"""FD-1: ideas and words."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import darkness, new_match
from games.fear_of_the_dark.reference import Lying

CLEARED = ["START(1,2)", "START(2,1)"]


@pytest.mark.rule("FD-1.1")
@pytest.mark.parametrize(
    ("door", "cell", "turn"),
    [("START(0,1)", (0, -1), 2), ("START(1,2)", (1, 0), 3), ("START(2,1)", (0, 1), 0), ("START(1,0)", (-1, 0), 1)],
)
def test_x_grows_to_the_east_and_y_to_the_south(door: str, cell: tuple[int, int], turn: int) -> None:
    scene = darkness(pawn=door, hand="scout", cleared=CLEARED)

    scene.do("play scout", luck="R11")

    assert scene.tiles == [Lying("START", (0, 0), 0), Lying("R11", cell, turn)]


@pytest.mark.rule("FD-1.1")
def test_tiles_are_numbered_as_they_are_placed() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout scout", cleared=CLEARED)

    scene.do("play scout", luck="R11")
    scene.put("START(1,2)")
    scene.do("play scout", "rotate 2", luck="R09")

    assert [lying.tile for lying in scene.tiles] == ["START", "R11", "R09"]
    assert scene.locks == ["R09(1,0)"]
    assert [scene.number("R11"), scene.number("R09")] == [1, 2]


@pytest.mark.rule("FD-1.2")
@pytest.mark.parametrize("index", range(9))
def test_only_the_middle_of_a_side_has_a_door(index: int) -> None:
    scene = darkness(pawn=f"START({index // 3},{index % 3})", hand="scout", cleared=CLEARED)

    assert ("play scout" in scene.options) == (index in (1, 3, 5, 7))


@pytest.mark.rule("FD-1.2")
@pytest.mark.parametrize(("square", "side"), [("(0,1)", "N"), ("(1,2)", "E"), ("(2,1)", "S"), ("(1,0)", "W")])
def test_each_door_square_leads_out_on_its_own_side(square: str, side: str) -> None:
    scene = darkness(pawn=f"START{square}", hand="scout", cleared=CLEARED)

    scene.do("play scout", luck="R11")

    x, y = scene.tiles[1].cell
    assert (x, y) == {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]


@pytest.mark.rule("FD-1.3")
@pytest.mark.parametrize(
    ("pawn", "turn", "square"),
    [
        ("START(1,0)", 0, "R12(1,2)"),
        ("START(1,0)", 1, "R12(2,1)"),
        ("START(1,2)", 2, "R12(1,0)"),
        ("START(1,0)", 3, "R12(0,1)"),
    ],
)
def test_a_turned_room_has_its_squares_turned_clockwise(pawn: str, turn: int, square: str) -> None:
    scene = darkness(pawn=pawn, hand="scout", cleared=CLEARED)

    scene.do("play scout", f"rotate {turn}", luck="R12 knockout")

    assert scene.obstacles == [square]


@pytest.mark.rule("FD-1.3")
@pytest.mark.parametrize(("turn", "walls"), [(0, "NW"), (1, "NE"), (2, "ES"), (3, "SW")])
def test_a_turned_room_has_its_doors_turned_clockwise(turn: int, walls: str) -> None:
    scene = darkness(rooms=[Lying("R04", (5, 5), 0), Lying("R02", (-1, 0), turn)], pawn="R04(0,1)", hand="search")

    scene.do("play search", luck="door")

    assert [option[-1] for option in scene.options if option.startswith("wall 2")] == list(walls)


TOUCHING = [Lying("R06", (-1, 0), 0), Lying("R04", (-1, -1), 0)]  # the room behind R04's E door also touches START's N


@pytest.mark.rule("FD-1.4")
def test_rooms_that_touch_with_facing_doors_are_connected_whichever_came_first() -> None:
    scene = darkness(rooms=TOUCHING, pawn="R04(1,2)", hand="scout clear")

    scene.do("play scout", "rotate 1", luck="R12 knockout")
    scene.put("START(0,1)")

    assert "R12(2,1)" in scene.obstacles
    assert "play clear" in scene.options
    assert "wild clear scout" not in scene.options


@pytest.mark.rule("FD-1.4", "FD-A15")
def test_a_door_that_comes_to_face_a_wall_is_blocked() -> None:
    scene = darkness(rooms=TOUCHING, pawn="R04(1,2)", hand="scout clear move")
    scene.put("START(0,1)")
    assert "play scout" in scene.options
    scene.put("R04(1,2)")

    scene.do("play scout", "rotate 3", luck="R12 knockout")
    scene.put("START(0,1)")

    assert "wild clear scout" not in scene.options
    assert "play clear" not in scene.options
    scene.do("play move")
    assert scene.options == ["step E", "step S", "step W"]


@pytest.mark.rule("FD-1.5")
def test_squares_are_never_adjacent_over_a_corner() -> None:
    scene = darkness(pawn="START(1,0)", hand="clear", items="key")

    assert "play clear" not in scene.options  # the Obstacle lies at (2,1)
    scene.put("START(0,1)")
    assert "item key" not in scene.options  # the Lock lies at (1,2)


@pytest.mark.rule("FD-1.5")
def test_walls_separate_rooms_that_touch() -> None:
    rooms = [Lying("R06", (-1, 0), 0), Lying("R11", (-1, -1), 3)]  # R11's S wall on R06's N door
    scene = darkness(rooms=rooms, pawn="R06(0,1)", cleared=["R06(0,1)"], hand="move tiptoe")

    scene.do("play tiptoe")

    assert scene.options == ["step E", "step S", "step W"]


@pytest.mark.rule("FD-1.5", "FD-A16")
def test_a_key_reaches_through_a_connected_door() -> None:
    rooms = [Lying("R01", (-1, 0), 1)]
    scene = darkness(rooms=rooms, pawn="R01(1,2)", locks=["START(1,0)"], items="key")

    scene.do("item key")

    assert scene.locks == ["START(1,2)"]


@pytest.mark.rule("FD-1.5", "FD-A16", "FD-8.4")
def test_a_search_reaches_through_a_connected_door() -> None:
    rooms = [Lying("R11", (1, 0), 0, frozenset("W"))]
    scene = darkness(rooms=rooms, pawn="START(1,2)", cleared=CLEARED, hand="search")

    scene.do("play search", luck="key")

    assert scene.items == "key"
    assert scene.items_left[1] == 1


@pytest.mark.rule("FD-1.6")
def test_move_enters_empty_squares_and_those_whose_token_is_gone() -> None:
    assert first_steps("walk move", cleared=[]) == "W"
    assert first_steps("walk move", cleared=["START(2,1)"]) == "SW"
    assert first_steps("walk move", cleared=["START(1,2)"]) == "EW"
    assert first_steps("walk move", cleared=CLEARED) == "ESW"


@pytest.mark.rule("FD-1.6")
def test_tiptoe_enters_holes_too_but_no_square_with_a_token() -> None:
    assert first_steps("play tiptoe", cleared=[]) == "NW"
    assert first_steps("play tiptoe", cleared=CLEARED) == "NESW"


def first_steps(act: str, cleared: list[str]) -> str:
    """The directions out of the centre of START; one that is taken without asking is seen by where the pawn goes."""
    scene = darkness(hand="move tiptoe", cleared=cleared)
    scene.do(act)
    if scene.pawn == "START(1,0)":
        return "W"
    return "".join(option[-1] for option in scene.options)


@pytest.mark.rule("FD-1.6", "FD-A6")
@pytest.mark.parametrize("left", [2, 0])
@pytest.mark.parametrize("act", ["play move", "play tiptoe"])
def test_squares_with_marks_are_never_entered_even_when_their_location_is_empty(left: int, act: str) -> None:
    scene = darkness(
        rooms=[Lying("R11", (-1, 0), 1)],
        pawn="R11(1,1)",
        hand="move tiptoe",
        items_left={1: left},
        secrets_left={4: left},
    )

    scene.do(act)

    assert scene.options == ["step E", "step W"]  # the marks lie north and south


@pytest.mark.rule("FD-1.7")
def test_a_returned_card_is_in_the_deck_and_a_discarded_one_nowhere() -> None:
    scene = darkness(hand="move tiptoe scout")

    scene.do("walk scout", "stop")
    assert (scene.hand, scene.lost) == ("move tiptoe", "")
    assert scene.deck == "strike move scout scout search search clear"
    scene.do("wild tiptoe move", "step E", "stop")

    assert (scene.hand, scene.lost) == ("move", "tiptoe")
    assert scene.deck == "strike move scout scout search search clear"


@pytest.mark.rule("FD-1.7")
def test_discarded_cards_never_return() -> None:
    scene = darkness(hand="clear", lost="tiptoe move")

    scene.do("match")

    assert scene.options == ["take strike", "take move", "take scout", "take search"]
    scene.do("take move")
    assert scene.options == ["take strike", "take scout", "take search"]


@pytest.mark.rule("FD-1.8")
def test_there_is_light_as_long_as_there_is_a_card_in_hand() -> None:
    light = darkness(hand="clear")
    dark = darkness(hand="")

    verbs = {option.split()[0] for option in light.options}
    assert verbs == {"match", "play", "walk", "wild", "concede"}
    assert {option.split()[0] for option in dark.options} == {"match", "dark", "concede"}


@pytest.mark.rule("FD-1.9", "FD-A17")
def test_a_hand_is_built_card_by_card_without_luck_and_without_stopping_early() -> None:
    scene = darkness(hand="clear")

    scene.do("match")
    assert (scene.question, scene.hand) == ("build", "clear")
    assert scene.options == ["take strike", "take move", "take tiptoe", "take scout", "take search"]
    scene.do("take search")
    assert (scene.question, scene.hand) == ("build", "search clear")
    scene.do("take search")

    assert (scene.question, scene.hand) == ("act", "search search clear")
    assert scene.deck == "strike move move tiptoe scout scout"


@pytest.mark.rule("FD-1.9")
def test_a_build_ends_when_the_deck_is_empty() -> None:
    scene = darkness(hand="", deck="move clear")

    scene.do("match", "take clear")

    assert (scene.question, scene.hand, scene.deck) == ("act", "move clear", "")


@pytest.mark.rule("FD-1.10", "FD-2.2")
def test_twelve_tiles_are_to_be_revealed_and_three_are_set_aside() -> None:
    scene = new_match()

    assert (scene.labyrinth, scene.aside) == (12, 3)
