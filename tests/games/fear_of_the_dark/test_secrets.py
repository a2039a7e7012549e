"""FD-8: Secrets."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import SEALED, Scene, darkness
from games.fear_of_the_dark.reference import SIDES, Lying

STUDY = Lying("R02", (-1, 0), 0)  # s3 north and i2 south of its E door square
NORTH = Lying("R04", (0, -1), 0)  # s1 east of its N door square


def finding(
    secret: str, *rooms: Lying, items_left: dict[int, int] | None = None, labyrinth: str | None = None
) -> Scene:
    """A Secret of location 1 has just been found in the room north of START."""
    scene = darkness(
        rooms=[NORTH, *rooms], pawn="R04(0,1)", hand="search move", items_left=items_left, labyrinth=labyrinth
    )
    scene.do("play search", luck=secret)
    return scene


@pytest.mark.rule("FD-8.1")
def test_information_shows_all_items_of_the_location_with_its_number() -> None:
    scene = finding("info match key")

    assert scene.known(1) == "match key"
    assert [scene.known(location) for location in (2, 3, 4)] == ["", "", ""]
    assert (scene.items, scene.items_left[1]) == ("", 2)
    assert "match" in scene.unseen_items
    assert scene.unseen_items.count("match") == 3


@pytest.mark.rule("FD-8.1")
def test_what_information_showed_stays_known_and_is_what_is_found() -> None:
    scene = finding("info paper lever")

    scene.put("R04(2,1)")
    scene.do("wild move search", "slot 1")

    assert (scene.items, scene.known(1)) == ("paper", "lever")


@pytest.mark.rule("FD-8.1")
@pytest.mark.parametrize(("left", "luck", "known"), [(1, "info key", "key"), (0, "info", "")])
def test_information_shows_what_is_left(left: int, luck: str, known: str) -> None:
    scene = finding(luck, items_left={1: left})

    assert (scene.known(1), scene.items_left[1]) == (known, left)


@pytest.mark.rule("FD-8.1")
def test_a_second_information_about_known_items_shows_nothing_new() -> None:
    scene = darkness(rooms=[NORTH], pawn="R04(0,1)", hand="search move", known={1: "match key"}, secrets_left={1: 1})

    scene.do("play search", luck="info")

    assert scene.known(1) == "match key"


@pytest.mark.rule("FD-8.2")
def test_a_map_reveals_a_room_behind_any_open_ended_door() -> None:
    scene = finding("map", STUDY)
    doors = ["map_door 0 E", "map_door 0 S", "map_door 1 N", "map_door 1 E", "map_door 2 S"]
    assert (scene.question, scene.options) == ("map_door", doors)

    scene.do("map_door 2 S", luck="R11")

    assert scene.tiles[3] == Lying("R11", (-1, 1), 0)
    assert (scene.pawn, scene.question) == ("R04(0,1)", "act")


@pytest.mark.rule("FD-8.2")
def test_a_map_fits_any_door_whatever_lies_on_its_square() -> None:
    scene = finding("map")

    scene.do("map_door 0 W", luck="R10")

    assert scene.options == ["rotate 1", "rotate 2", "rotate 3"]


ONE_WAY_OUT = [
    Lying("R10", (0, 1), 1),
    Lying("R09", (-1, 0), 3),
    Lying("R11", (-1, 1), 0),
    Lying("R05", (1, 0), 3),
    Lying("R02", (1, -1), 1),
    Lying("R12", (0, -1), 1),
    Lying("R08", (1, 1), 3),
    Lying("R03", (-1, -1), 2),  # its N door is the only one with nothing behind it
]


@pytest.mark.rule("FD-8.2", "FD-12.2")
def test_the_only_open_ended_door_is_chosen_without_asking() -> None:
    scene = darkness(rooms=ONE_WAY_OUT, pawn="R11(1,1)", hand="search", items_left={1: 0})

    scene.do("play search", luck="map R01")
    assert scene.options == ["rotate 0", "rotate 2"]
    scene.do("rotate 0")

    assert scene.tiles[9] == Lying("R01", (-1, -2), 0)


@pytest.mark.rule("FD-8.2")
def test_a_map_is_worth_nothing_without_an_open_ended_door() -> None:
    scene = darkness(rooms=SEALED, pawn="R11(1,1)", hand="search", items_left={1: 0})

    scene.do("play search", luck="map")

    assert (scene.question, len(scene.tiles)) == ("act", 5)


@pytest.mark.rule("FD-8.2")
def test_a_map_is_worth_nothing_when_all_tiles_are_revealed() -> None:
    scene = finding("map", labyrinth="")

    assert (scene.question, len(scene.tiles)) == ("act", 2)


@pytest.mark.rule("FD-8.3")
def test_a_secret_door_goes_into_any_wall_of_any_room() -> None:
    scene = finding("door", STUDY)
    walls = ["wall 1 W", "wall 2 N", "wall 2 W"]
    assert (scene.question, scene.options) == ("wall", walls)

    scene.do("wall 2 W")

    assert scene.tiles[2] == Lying("R02", (-1, 0), 0, frozenset("W"))
    scene.put("R02(1,0)")
    scene.do("play move")
    assert "step W" in scene.options


@pytest.mark.rule("FD-8.3", "FD-8.5")
def test_a_secret_door_opens_the_wall_from_both_sides() -> None:
    corner = Lying("R11", (-1, -1), 3)  # its N door faces west, its E wall R04's W wall
    scene = finding("door", corner)
    assert [option for option in scene.options if option in ("wall 1 W", "wall 2 E")] == ["wall 1 W", "wall 2 E"]

    scene.do("wall 1 W")

    assert scene.position.connected(1, "W") == 2
    assert not {"wall 1 W", "wall 2 E"} & set(scene.position.walls())
    scene.put("R04(1,0)")
    scene.do("play move", "step W")
    assert scene.pawn == "R11(1,2)"
    assert "step E" in scene.options


@pytest.mark.rule("FD-8.3")
def test_a_secret_door_turns_a_blocked_door_into_a_connected_one() -> None:
    blocking = Lying("R01", (-1, 0), 0)  # a wall behind START's W door
    scene = finding("door", blocking)
    scene.put("START(1,0)")
    assert scene.position.connected(0, "W") is None

    scene.do("wall 2 E")
    scene.do("play move")

    assert "step W" not in scene.options  # R01(1,2) is a hole
    assert scene.position.connected(0, "W") == 2
    tiptoeing = darkness(rooms=[Lying("R01", (-1, 0), 0, frozenset("E"))], pawn="START(1,0)", hand="tiptoe")
    tiptoeing.do("play tiptoe", "step W")
    assert tiptoeing.pawn == "R01(1,2)"


@pytest.mark.rule("FD-8.3")
def test_a_secret_door_is_not_declined() -> None:
    scene = finding("door", STUDY)

    assert all(option.startswith("wall ") for option in scene.options)


@pytest.mark.rule("FD-8.3")
def test_without_a_wall_a_secret_door_does_nothing() -> None:
    rooms = [Lying("R11", (-1, 0), 1, frozenset("NSW")), Lying("R06", (0, -1), 0)]
    scene = darkness(rooms=rooms, pawn="R11(1,1)", hand="search", items_left={1: 0})

    scene.do("play search", luck="door")

    assert scene.question == "act"
    assert scene.tiles[1].opened == frozenset("NSW")


@pytest.mark.rule("FD-8.4")
def test_a_door_may_come_beside_a_mark_or_a_hole_but_does_not_let_one_over_it() -> None:
    rooms = [Lying("R11", (-1, 0), 1, frozenset("NS"))]  # on the squares of its two marks
    scene = darkness(rooms=rooms, pawn="R11(1,1)", hand="move tiptoe")

    scene.do("play tiptoe")

    assert scene.options == ["step E", "step W"]


@pytest.mark.rule("FD-8.4")
def test_the_start_tile_has_no_wall_for_a_secret_door_and_other_rooms_have() -> None:
    scene = finding("door")

    assert (scene.question, scene.tiles[1].opened) == ("act", frozenset("W"))


@pytest.mark.rule("FD-8.5")
def test_a_room_revealed_through_a_secret_door_is_joined_by_one_of_its_own_doors() -> None:
    rooms = [Lying("R11", (-1, 0), 1, frozenset("W"))]
    scene = darkness(rooms=rooms, pawn="R11(1,0)", hand="move scout")

    scene.do("play scout", luck="R01")
    assert scene.options == ["rotate 1", "rotate 3"]
    scene.do("rotate 1", luck="knockout")
    scene.do("play move")

    assert "step W" in scene.options
    assert scene.position.connected(1, "W") == 2


@pytest.mark.rule("FD-8.5")
@pytest.mark.parametrize("side", SIDES)
def test_a_secret_door_with_nothing_behind_it_is_an_open_ended_door(side: str) -> None:
    rooms = [Lying("R11", (-1, 0), 1, frozenset("NSW")), NORTH]
    scene = darkness(rooms=rooms, pawn="R04(0,1)", hand="search")

    scene.do("play search", luck="map")

    assert (f"map_door 1 {side}" in scene.options) == (side != "E")
