"""FD-3: what the Lost One can do."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import Scene, darkness, new_match
from games.fear_of_the_dark.reference import MIND, Lying
from nightlight.core.errors import IllegalAction

CORRIDOR = [Lying("R01", (-1, 0), 1)]  # three empty squares from START's W door to the west


@pytest.mark.rule("FD-3.1")
@pytest.mark.parametrize("act", ["play scout", "play search", "wild scout search", "item key", "dark move move"])
def test_an_action_that_is_not_possible_is_refused_and_costs_nothing(act: str) -> None:
    scene = darkness(hand="scout search", items="key", pawn="START(1,0)", rooms=[Lying("R11", (-1, 0), 1)])
    before = scene.state.json()

    with pytest.raises(IllegalAction):
        scene.do(act)

    assert scene.state.json() == before


@pytest.mark.rule("FD-3.2", "FD-A18")
@pytest.mark.parametrize(("hand", "takes"), [("", 3), ("clear", 2), ("move clear", 1)])
def test_a_match_builds_the_hand_to_three_in_light_and_darkness(hand: str, takes: int) -> None:
    scene = darkness(hand=hand, matches=2)

    scene.do("match")
    assert scene.matches == 1
    scene.do(*["take search", "take search", "take scout"][:takes])

    assert scene.question == "act"
    assert len(scene.hand.split()) == 3


@pytest.mark.rule("FD-3.2")
def test_no_match_without_a_token_with_three_cards_in_hand_or_with_an_empty_deck() -> None:
    assert "match" in darkness(hand="move clear", matches=1).options
    assert "match" not in darkness(hand="move clear", matches=0).options
    assert "match" not in darkness(hand="move scout clear", matches=1).options
    assert "match" not in darkness(hand="move clear", deck="", matches=1).options


@pytest.mark.rule("FD-3.2")
def test_no_match_in_the_leak_room_only() -> None:
    assert "match" not in darkness(rooms=CORRIDOR, pawn="R01(1,1)", leak="R01", matches=1).options
    assert "match" in darkness(rooms=CORRIDOR, pawn="START(1,1)", leak="R01", matches=1).options


@pytest.mark.rule("FD-3.3")
def test_playing_a_card_returns_it_and_does_what_it_says() -> None:
    scene = darkness(hand="move clear")

    scene.do("play clear")

    assert (scene.hand, scene.lost) == ("move", "")
    assert scene.deck == "strike move tiptoe scout scout search search clear"
    assert scene.obstacles == []


@pytest.mark.rule("FD-3.4")
@pytest.mark.parametrize("card", MIND)
def test_any_card_is_good_for_a_walk_of_two_squares_without_holes(card: str) -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,1)", hand=card)

    scene.do(f"walk {card}")
    assert scene.options == ["step E", "step W"]
    scene.do("step E", "step E")

    assert scene.question == "act"
    assert scene.pawn == "START(1,0)"
    assert (scene.hand, scene.lost) == ("", "")
    assert scene.deck.split() == [kind for kind, copies in MIND.items() for _ in range(copies)]


@pytest.mark.rule("FD-3.5", "FD-A3")
def test_a_wild_card_does_the_effect_of_any_other_kind_and_is_gone() -> None:
    offered = {
        card: [option.split()[2] for option in amid_everything(card).options if option.startswith("wild")]
        for card in MIND
    }

    possible = ["strike", "move", "tiptoe", "search", "clear"]
    assert offered == {card: [effect for effect in possible if effect != card] for card in MIND}
    scene = amid_everything("scout")
    scene.do("wild scout clear")
    assert (scene.hand, scene.lost, scene.obstacles) == ("", "scout", ["START(2,1)"])


def amid_everything(card: str) -> Scene:
    """With that card in hand beside two marks and an Obstacle."""
    return darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", obstacles=["R11(1,0)"], hand=card)


@pytest.mark.rule("FD-3.5")
@pytest.mark.parametrize(("effect", "most"), [("move", 4), ("tiptoe", 2)])
def test_a_wild_movement_is_as_long_as_the_card_it_stands_for(effect: str, most: int) -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,1)", hand="clear")
    there_and_back = ["step E", "step W"] * 2

    scene.do(f"wild clear {effect}", *there_and_back[:most])

    assert (scene.question, scene.pawn) == ("act", "R01(1,1)")


@pytest.mark.rule("FD-3.5")
def test_a_wild_scout_reveals_a_room() -> None:
    scene = darkness(pawn="START(1,0)", hand="clear")

    scene.do("wild clear scout", luck="R11")

    assert (scene.lost, scene.pawn) == ("clear", "START(1,0)")
    assert scene.tiles[1] == Lying("R11", (-1, 0), 1)


@pytest.mark.rule("FD-3.6")
def test_in_darkness_any_card_of_the_deck_pays_for_move_search_or_clear() -> None:
    scene = darkness(rooms=[Lying("R11", (-1, 0), 1)], pawn="R11(1,1)", obstacles=["R11(1,0)"], matches=0)

    effects = ["move", "search", "clear"]
    assert scene.options == [*[f"dark {card} {effect}" for card in MIND for effect in effects], "concede"]
    scene.do("dark clear clear")

    assert scene.lost == "clear"
    assert scene.deck == "strike move move tiptoe scout scout search search"
    assert scene.obstacles == ["START(2,1)"]


@pytest.mark.rule("FD-3.6", "FD-A4", "FD-A3")
def test_in_darkness_nothing_else_can_be_paid_for_by_discarding() -> None:
    scene = darkness(pawn="START(1,0)", matches=3)

    effects = {option.split()[2] for option in scene.options if option.startswith("dark")}
    assert effects == {"move"}  # neither strike nor tiptoe nor scout, though each would be possible


@pytest.mark.rule("FD-3.6", "FD-7.1")
def test_a_search_in_darkness_finds_items_only() -> None:
    rooms = [Lying("R04", (-1, 0), 0)]

    assert "dark clear search" not in darkness(rooms=rooms, pawn="R04(0,1)").options  # beside s1
    assert "dark clear search" in darkness(rooms=rooms, pawn="R04(2,1)").options  # beside i1


@pytest.mark.rule("FD-3.7")
def test_items_are_used_as_actions_of_their_own() -> None:
    scene = darkness(hand="move", items="match paper key", matches=5, cleared=["START(2,1)"])
    usable = ["item match", "item paper", "item key"]
    assert [option for option in scene.options if option.startswith("item")] == usable

    scene.do("play move")
    assert scene.question == "step"
    assert [option for option in scene.options if option.startswith("item")] == []
    scene.do("step W", "stop")
    scene.do("match")

    assert scene.question == "build"
    assert [option for option in scene.options if option.startswith("item")] == []


@pytest.mark.rule("FD-3.7")
def test_using_an_item_costs_no_mind_card() -> None:
    scene = darkness(hand="move", items="match key", matches=5)

    scene.do("item match", "item key")

    assert (scene.hand, scene.lost, scene.items) == ("move", "", "")


@pytest.mark.rule("FD-3.8")
def test_scouting_needs_an_open_ended_door_and_a_tile_to_reveal() -> None:
    assert "play scout" in darkness(pawn="START(1,0)", hand="scout").options
    assert "play scout" not in darkness(pawn="START(1,1)", hand="scout").options
    assert "play scout" not in darkness(pawn="START(1,0)", hand="scout", rooms=CORRIDOR).options
    assert "play scout" not in darkness(pawn="START(1,0)", hand="scout", labyrinth="").options


@pytest.mark.rule("FD-3.8")
def test_searching_needs_an_adjacent_mark_whose_location_has_a_card_left() -> None:
    rooms = [Lying("R11", (-1, 0), 1)]

    def offered(items: int, secrets: int) -> bool:
        left = darkness(rooms=rooms, pawn="R11(1,1)", hand="search", items_left={1: items}, secrets_left={4: secrets})
        return "play search" in left.options

    assert [offered(2, 2), offered(1, 0), offered(0, 1), offered(0, 0)] == [True, True, True, False]
    assert "play search" not in darkness(rooms=rooms, pawn="R11(0,1)", hand="search").options


@pytest.mark.rule("FD-3.8")
def test_clearing_needs_an_adjacent_obstacle() -> None:
    assert "play clear" in darkness(hand="clear").options
    assert "play clear" not in darkness(hand="clear", cleared=["START(2,1)"]).options


@pytest.mark.rule("FD-3.8")
def test_striking_needs_a_token_and_a_place_outside_the_leak_room() -> None:
    assert "play strike" in darkness(hand="strike", matches=1).options
    assert "play strike" not in darkness(hand="strike", matches=0).options
    inside = darkness(rooms=CORRIDOR, pawn="R01(1,1)", leak="R01", hand="strike move")
    outside = darkness(rooms=CORRIDOR, pawn="START(1,0)", leak="R01", hand="strike move")
    assert [option for option in inside.options if "strike" in option.split()[-1]] == ["walk strike"]
    assert "play strike" in outside.options


@pytest.mark.rule("FD-3.8")
def test_striking_needs_room_in_the_hand_and_a_card_to_take_after_payment() -> None:
    assert "play strike" in darkness(hand="strike move move scout scout", matches=1).options
    assert "wild move strike" in darkness(hand="move move scout scout search", matches=1).options
    assert "play strike" in darkness(hand="strike move", deck="", matches=1).options  # it can take itself again
    assert "wild move strike" not in darkness(hand="move scout", deck="", matches=1).options


@pytest.mark.rule("FD-3.8")
def test_a_movement_needs_a_legal_first_step() -> None:
    scene = darkness(pawn="START(0,2)", hand="move tiptoe")

    assert [option for option in scene.options if option.split()[0] in ("play", "walk")] == ["play tiptoe"]


@pytest.mark.rule("FD-3.9", "FD-A20")
def test_the_last_card_in_hand_may_pay_for_anything() -> None:
    assert "play scout" in darkness(pawn="START(1,0)", hand="scout").options
    assert "play tiptoe" in darkness(hand="tiptoe").options
    scene = darkness(rooms=[Lying("R04", (-1, 0), 0)], pawn="R04(0,1)", hand="search")

    scene.do("play search", luck="map")

    assert scene.hand == ""
    assert scene.question == "map_door"


@pytest.mark.rule("FD-3.10", "FD-A1")
def test_strike_spends_a_token_builds_to_five_and_may_take_itself_again() -> None:
    scene = darkness(hand="strike", deck="move move scout search clear", matches=3)

    scene.do("play strike")
    assert scene.options == ["take strike", "take move", "take scout", "take search", "take clear"]
    scene.do("take strike", "take move", "take move", "take scout", "take clear")

    assert scene.matches == 2
    assert (scene.hand, scene.deck) == ("strike move move scout clear", "search")


@pytest.mark.rule("FD-3.10")
def test_a_card_that_was_discarded_as_payment_cannot_be_taken() -> None:
    scene = darkness(hand="clear", deck="move scout", matches=3)

    scene.do("wild clear strike")
    assert scene.options == ["take move", "take scout"]
    scene.do("take scout")

    assert (scene.hand, scene.deck, scene.lost) == ("move scout", "", "strike move tiptoe scout search search clear")


@pytest.mark.rule("FD-3.11")
def test_one_may_always_concede() -> None:
    scene = new_match()

    assert scene.options[-1] == "concede"
    scene.do("concede")

    assert (scene.question, scene.reason, scene.won) == (None, "conceded", False)


@pytest.mark.rule("FD-3.11", "FD-9.3")
def test_who_can_only_concede_has_lost_without_being_asked() -> None:
    scene = darkness(pawn="START(0,1)", hand="move", matches=0)

    scene.do("play move", "step E")

    assert (scene.pawn, scene.reason, scene.won) == ("START(0,2)", "stuck", False)


@pytest.mark.rule("FD-3.11")
def test_a_match_left_is_a_way_out_of_the_corner() -> None:
    scene = darkness(pawn="START(0,1)", hand="move", matches=1)

    scene.do("play move", "step E")

    assert scene.options == ["match", "concede"]
