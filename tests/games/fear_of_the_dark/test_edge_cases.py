"""FD-E: the edge cases of the rules, each as it stands there."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import Scene, darkness
from games.fear_of_the_dark.reference import Lying

CORRIDOR = [Lying("R01", (-1, 0), 1)]


def before_the_way_out() -> Scene:
    """FD-X9 with one Mind card."""
    rooms = [Lying("R03", (-1, 0), 1), Lying("R01", (-2, 0), 1)]
    return darkness(rooms=rooms, cleared=["R03(1,1)"], pawn="R03(1,0)", deck="clear", matches=0, labyrinth="")


@pytest.mark.rule("FD-E1", "FD-A14")
def test_e1_the_last_card_pays_for_the_way_out() -> None:
    winning, losing = before_the_way_out(), before_the_way_out()

    winning.do("dark clear move", "step W", "step W", "step W", "step W")
    losing.do("dark clear move", "step W", "step W", "step W", "stop")

    assert (winning.reason, winning.won) == ("escaped", True)
    assert (losing.reason, losing.won) == ("mind", False)


@pytest.mark.rule("FD-E2")
def test_e2_the_last_tile_is_an_echo() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", labyrinth="E3")

    scene.do("play move", "step W", luck="E3")
    assert (scene.pawn, scene.question, scene.hazards) == ("START(1,0)", "act", "")
    scene.do("walk scout", "step W")

    assert scene.reason == "escaped"


@pytest.mark.rule("FD-E3")
@pytest.mark.parametrize("second", ["lockdown", "collapse", "terror", "leak"])
def test_e3_only_the_first_echo_is_entered(second: str) -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", labyrinth="E1 E2 R11")

    scene.do("play move", "step W", luck=f"E1 knockout E2 {second} R11")

    assert (scene.aside, scene.terrors, scene.leak, scene.hand) == (2, 0, None, "scout")
    assert (scene.question, scene.pawn) == ("act", "START(1,0)")
    assert scene.tiles[1] == Lying("R11", (-1, 0), 1)
    assert scene.locks == ["START(1,2)"]


@pytest.mark.rule("FD-E4")
def test_e4_the_second_terror() -> None:
    normal = darkness(pawn="START(1,0)", hand="move", terrors=1)
    easy = darkness(pawn="START(1,0)", hand="move", terrors=1, difficulty="easy")

    normal.do("play move", "step W", "rotate 0", luck="R04 terror")
    easy.do("play move", "step W", "rotate 0", luck="R04 terror")

    assert (normal.question, normal.reason) == (None, "terror")
    assert (easy.question, easy.terrors) == ("lose_card", 2)
    easy.do("deck move")
    assert (easy.question, easy.lost) == ("act", "move")


@pytest.mark.rule("FD-E5")
def test_e5_a_knockout_in_the_last_room() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", labyrinth="R08")

    scene.do("play move", "step W", luck="R08")
    scene.do(scene.options[0], luck="knockout")
    assert (scene.labyrinth, scene.aside) == (1, 2)
    scene.put("START(0,1)")
    scene.do("dark clear move", "step N", luck="R02")

    assert scene.reason is None
    assert (scene.pawn, scene.labyrinth) == ("R02(2,1)", 0)


@pytest.mark.rule("FD-E6")
def test_e6_walking_into_the_leak() -> None:
    scene = darkness(rooms=CORRIDOR, leak="R01", pawn="START(1,0)", hand="scout move")

    scene.do("play move", "step W")
    assert (scene.pawn, scene.hand) == ("R01(1,2)", "")
    scene.do("step W", "stop")

    assert (scene.pawn, scene.matches) == ("R01(1,1)", 6)
    assert "match" not in scene.options
    assert "dark move move" in scene.options


@pytest.mark.rule("FD-E7")
def test_e7_on_from_a_hole() -> None:
    scene = darkness(hand="tiptoe move")
    scene.do("play tiptoe", "step N", "stop")

    scene.do("play move")
    assert "step S" in scene.options
    scene.do("step N", luck="R11")

    assert scene.pawn == "R11(2,1)"


@pytest.mark.rule("FD-E8")
def test_e8_turning_a_room_for_tiptoe_and_for_move() -> None:
    tiptoe = darkness(pawn="START(0,1)", hand="tiptoe")
    move = darkness(pawn="START(0,1)", hand="move")

    tiptoe.do("play tiptoe", "step N", luck="R12")
    move.do("play move", "step N", luck="R12 knockout")

    assert tiptoe.options == ["rotate 0", "rotate 2"]
    assert move.tiles[1] == Lying("R12", (0, -1), 2)


@pytest.mark.rule("FD-E9", "FD-A16")
def test_e9_an_obstacle_behind_the_door() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout move clear")

    scene.do("play scout", luck="R10")
    assert scene.options == ["rotate 1", "rotate 2", "rotate 3"]
    scene.do("rotate 1", luck="knockout")
    scene.do("walk move")
    assert scene.options == ["step N", "step E", "step S"]
    scene.do("step E", "step W")
    scene.do("play clear")

    assert scene.obstacles == ["START(2,1)", "R10(1,0)"]
    scene.do("dark move move", "step W", "stop")
    assert scene.pawn == "R10(1,2)"


@pytest.mark.rule("FD-E10")
def test_e10_a_collapse_on_a_hole() -> None:
    scene = darkness(pawn="START(0,1)", hand="tiptoe scout search")

    scene.do("play tiptoe", "step N", "rotate 0", luck="R01 collapse")
    assert scene.obstacles == ["START(0,1)", "START(2,1)"]
    scene.put("START(1,1)")
    scene.do("wild scout tiptoe", "step E")
    assert scene.pawn == "START(1,1)"  # west without asking, and back: the hole was no option
    scene.do("wild search clear", "target N")
    scene.do("match", "take tiptoe", "take move", "take move")

    assert scene.obstacles == ["START(2,1)"]
    assert "walk move" in scene.options
    scene.do("play tiptoe", "step N", "stop")
    assert scene.pawn == "START(0,1)"
    scene.put("START(1,1)")
    scene.do("walk move")
    assert scene.pawn == "START(1,0)"  # a hole again: the only step there was


@pytest.mark.rule("FD-E11", "FD-A20")
def test_e11_a_secret_by_the_light_of_the_last_card() -> None:
    rooms = [Lying("R04", (0, -1), 0)]
    light = darkness(rooms=rooms, pawn="R04(0,1)", hand="search")
    dark = darkness(rooms=rooms, pawn="R04(0,1)")

    light.do("play search", luck="info match match")

    assert (light.hand, light.known(1)) == ("", "match match")
    assert [option for option in dark.options if option.endswith("search")] == []


@pytest.mark.rule("FD-E12")
@pytest.mark.parametrize(
    ("left", "seen", "asked"), [(1, "key", False), (2, "match key", True), (2, "match match", False)]
)
def test_e12_what_information_shows_may_be_chosen(left: int, seen: str, asked: bool) -> None:
    rooms = [Lying("R02", (-1, 0), 0), Lying("R03", (0, -1), 0)]
    scene = darkness(rooms=rooms, pawn="R02(1,2)", hand="search search", items_left={2: 0, 3: left})

    scene.do("play search", luck=f"info {seen}")
    assert scene.known(3) == seen
    scene.put("R03(0,1)")
    scene.do("play search")

    assert (scene.question == "slot") == asked
    assert (scene.items == "") == asked


@pytest.mark.rule("FD-E13")
def test_e13_when_paper_may_be_used() -> None:
    assert "item paper" not in darkness(hand="move scout clear", items="paper").options
    assert "item paper" not in darkness(hand="move clear", deck="", items="paper").options
    assert "item paper" not in darkness(hand="", items="paper").options
    scene = darkness(hand="move", deck="clear", items="paper")

    scene.do("item paper")

    assert (scene.hand, scene.deck, scene.question) == ("move clear", "", "act")


@pytest.mark.rule("FD-E14")
def test_e14_six_matches_are_enough() -> None:
    scene = darkness(items="match", matches=6)
    assert "item match" not in scene.options

    scene.do("match", "take move", "take move", "take clear")
    scene.do("item match")

    assert (scene.matches, scene.items) == (6, "")


@pytest.mark.rule("FD-E15")
def test_e15_an_echo_on_the_map() -> None:
    scene = darkness(rooms=[Lying("R04", (0, -1), 0)], pawn="R04(0,1)", hand="search move")

    scene.do("play search", "map_door 0 W", "rotate 2", luck="map E1 R10")

    assert (scene.echoes, len(scene.unseen_hazards), scene.pawn) == ("E1", 13, "R04(0,1)")
    assert scene.tiles[2] == Lying("R10", (-1, 0), 2)
    assert scene.obstacles == ["START(2,1)", "R10(0,1)", "R10(2,1)"]


@pytest.mark.rule("FD-E15")
def test_e15_locks_are_placed_too() -> None:
    scene = darkness(rooms=[Lying("R04", (0, -1), 0)], pawn="R04(0,1)", hand="search move")

    scene.do("play search", "map_door 0 W", "rotate 2", luck="map E2 R09")

    assert scene.locks == ["START(1,2)", "R09(1,0)"]


@pytest.mark.rule("FD-E16")
def test_e16_a_secret_door_in_a_dead_end() -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", hand="search move", items_left={1: 0})

    scene.do("play search", luck="door")
    assert scene.options == ["wall 1 N", "wall 1 S", "wall 1 W"]
    scene.do("wall 1 W")
    scene.do("play move", "step W", "step W", luck="R02")

    assert scene.tiles[2] == Lying("R02", (-2, 0), 0)
    assert scene.pawn == "R02(1,2)"


@pytest.mark.rule("FD-E17", "FD-A15")
def test_e17_a_blocked_door_opens() -> None:
    rooms = [Lying("R04", (0, -1), 0), Lying("R07", (-1, 0), 0)]  # R07's E wall at START's W door
    scene = darkness(rooms=rooms, pawn="R04(0,1)", hand="search search tiptoe scout")

    scene.do("play search", luck="map")
    assert "map_door 0 W" not in scene.options
    scene.do("map_door 1 E", luck="R11")
    scene.put("START(1,0)")
    assert "play scout" not in scene.options
    scene.put("R04(0,1)")
    scene.do("play search", "wall 2 E", luck="door")
    scene.put("START(1,0)")
    scene.do("play tiptoe", "step W", "step E")

    assert scene.pawn == "START(1,0)"
    assert scene.position.connected(0, "W") == 2


@pytest.mark.rule("FD-E18")
def test_e18_a_lever_for_no_lock_and_for_one() -> None:
    rooms = [Lying("R11", (-1, 0), 1)]
    without = darkness(rooms=rooms, pawn="R11(1,1)", cleared=["START(1,2)"])
    one = darkness(rooms=rooms, pawn="R11(1,1)")

    without.do("dark clear search", luck="lever")
    one.do("dark clear search", luck="lever")

    assert (without.question, without.locks, without.items) == ("act", [], "")
    assert (one.question, one.locks, one.items) == ("act", [], "")
    assert one.events("token_gone") == [{"token_gone": {"token": "lock", "tile": 0, "square": 5}}]
    assert without.events("token_gone") == []


@pytest.mark.rule("FD-E19", "FD-A1")
def test_e19_a_wild_strike() -> None:
    scene = darkness(hand="move", matches=2)

    scene.do("wild move strike")
    scene.do("take strike", "take move", "take tiptoe", "take scout", "take scout")

    assert (scene.matches, scene.lost, scene.question) == (1, "move", "act")
    assert (scene.hand, scene.deck) == ("strike move tiptoe scout scout", "search search clear")


@pytest.mark.rule("FD-E20")
def test_e20_the_last_card_finds_a_match() -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", deck="scout")

    scene.do("dark scout search", luck="match")

    assert (scene.items, scene.reason) == ("match", "mind")


@pytest.mark.rule("FD-E21", "FD-A24")
def test_e21_a_scouted_room_is_entered_without_a_hazard() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout move")
    scene.do("play scout", "rotate 1", luck="R01 collapse")

    scene.do("play move", "step W", "step W")

    assert (scene.pawn, scene.question, scene.hazards) == ("R01(1,1)", "step", "collapse")


@pytest.mark.rule("FD-E22")
def test_e22_a_knockout_in_the_last_echo() -> None:
    scene = darkness(pawn="START(1,0)", hand="move", labyrinth="E1")
    assert (scene.labyrinth, scene.aside) == (1, 3)

    scene.do("play move", "step W", "rotate 0", luck="E1 knockout R02")

    assert (scene.labyrinth, scene.aside, scene.pawn) == (0, 2, "START(1,0)")
    assert scene.tiles[1] == Lying("R02", (-1, 0), 0)


@pytest.mark.rule("FD-E23", "FD-A26")
def test_e23_a_wall_behind_a_secret_door() -> None:
    rooms = [Lying("R11", (-1, 0), 1, frozenset("W")), Lying("R04", (0, -1), 0)]
    scene = darkness(rooms=[*rooms, Lying("R01", (-2, 0), 0)], pawn="R04(0,1)", hand="search search")

    scene.do("play search", luck="map")
    assert "map_door 1 W" not in scene.options
    scene.do("map_door 2 N", "rotate 0", luck="R02")
    scene.do("play search", luck="door")

    assert "wall 3 E" in scene.options
    assert "wall 1 W" not in scene.options


@pytest.mark.rule("FD-E24")
def test_e24_a_forced_stop() -> None:
    scene = darkness(pawn="START(0,1)", hand="move scout")

    scene.do("play move", "step E")

    assert (scene.pawn, scene.question) == ("START(0,2)", "act")


@pytest.mark.rule("FD-E24", "FD-4.3")
def test_e24_with_a_key_the_movement_goes_on() -> None:
    scene = darkness(pawn="START(0,1)", hand="move scout", items="key")
    scene.do("play move", "step E")
    assert scene.options == ["item key", "stop"]

    scene.do("item key", "step S")

    assert (scene.pawn, scene.locks, scene.items) == ("START(1,2)", [], "")
    assert scene.state.top().json() == {"step": "step", "movement": "move", "left": 2, "taken": 2}
