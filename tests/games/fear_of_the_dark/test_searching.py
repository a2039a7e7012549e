"""FD-7: searching and Items."""

from __future__ import annotations

import pytest

from games.fear_of_the_dark.darkness import darkness
from games.fear_of_the_dark.reference import Lying

DEAD_END = [Lying("R11", (-1, 0), 1)]  # i1 north and s4 south of its centre
TWO_OBSTACLES = [Lying("R10", (-1, 0), 2)]  # north and south of its centre
CORRIDOR = [Lying("R01", (-1, 0), 1)]


@pytest.mark.rule("FD-7.1")
def test_with_two_marks_in_reach_the_player_chooses_the_direction() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search search")

    scene.do("play search")
    assert (scene.question, scene.options) == ("target", ["target N", "target S"])
    scene.do("target N", luck="key")

    assert (scene.items, scene.items_left[1], scene.secrets_left[4]) == ("key", 1, 2)


@pytest.mark.rule("FD-7.1")
def test_a_secret_mark_gives_a_secret_of_its_location() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search search", items_left={4: 0})

    scene.do("play search", "target S", luck="info")

    assert (scene.items_left[1], scene.secrets_left[4]) == (2, 1)


@pytest.mark.rule("FD-7.1")
def test_in_darkness_the_secret_is_out_of_reach_and_the_item_needs_no_choice() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)")

    scene.do("dark clear search", luck="key")

    assert (scene.items, scene.lost) == ("key", "clear")


@pytest.mark.rule("FD-7.1", "FD-3.9")
def test_the_light_of_the_last_card_lasts_for_the_choice_of_the_mark() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search")

    scene.do("play search")

    assert scene.hand == ""
    assert scene.options == ["target N", "target S"]


@pytest.mark.rule("FD-7.1")
def test_only_marks_with_cards_left_can_be_chosen() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search", secrets_left={4: 0})

    scene.do("play search", luck="match")

    assert scene.items == "match"


@pytest.mark.rule("FD-7.2")
@pytest.mark.parametrize(("slot", "found", "left"), [("slot 1", "match", "key"), ("slot 2", "key", "match")])
def test_known_items_that_differ_may_be_chosen(slot: str, found: str, left: str) -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", known={1: "match key"})

    scene.do("dark clear search")
    assert (scene.question, scene.options) == ("slot", ["slot 1", "slot 2"])
    scene.do(slot)
    assert (scene.items, scene.known(1)) == (found, left)
    scene.do("dark tiptoe search")

    assert (scene.items, scene.items_left[1]) == ("match key", 0)


@pytest.mark.rule("FD-7.2")
def test_known_items_of_one_kind_and_unknown_ones_are_not_chosen() -> None:
    alike = darkness(rooms=DEAD_END, pawn="R11(1,1)", known={1: "match match"})
    unseen = darkness(rooms=DEAD_END, pawn="R11(1,1)")

    alike.do("dark clear search")
    unseen.do("dark clear search", luck="paper")

    assert (alike.items, alike.known(1)) == ("match", "match")
    assert (unseen.items, unseen.known(1)) == ("paper", "")


@pytest.mark.rule("FD-7.2")
def test_a_single_known_item_is_taken_without_luck() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", known={1: "key"}, items_left={1: 1})

    scene.do("dark clear search")

    assert (scene.items, scene.items_left[1]) == ("key", 0)


@pytest.mark.rule("FD-7.3")
def test_all_marks_of_a_number_share_the_same_two_cards() -> None:
    rooms = [*DEAD_END, Lying("R04", (0, -1), 0)]  # R04 has i1 too
    scene = darkness(rooms=rooms, pawn="R11(1,1)")

    scene.do("dark clear search", luck="match")
    scene.put("R04(2,1)")
    assert "dark move search" in scene.options
    scene.do("dark tiptoe search", luck="match")
    assert "dark move search" not in scene.options
    scene.put("R11(1,1)")

    assert "dark move search" not in scene.options
    assert (scene.items, scene.items_left[1]) == ("match match", 0)


@pytest.mark.rule("FD-7.4")
def test_match_paper_and_key_are_kept() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", items="key", items_left={1: 2, 2: 1})

    scene.do("dark clear search", luck="match")
    scene.do("dark tiptoe search", luck="paper")

    assert scene.items == "match paper key"


@pytest.mark.rule("FD-7.4")
def test_the_lever_acts_at_once_and_is_not_kept() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)")

    scene.do("dark clear search", luck="lever")

    assert (scene.locks, scene.items, scene.question) == ([], "", "act")


@pytest.mark.rule("FD-7.4")
@pytest.mark.parametrize("secret", ["door", "map", "info"])
def test_a_secret_is_discarded(secret: str) -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search", items_left={1: 0, 4: 0})

    scene.do("play search", luck=secret)

    assert len(scene.unseen_secrets) == 8
    assert secret not in str(scene.state.json()["items"])
    assert scene.secrets_left[4] == 1


@pytest.mark.rule("FD-7.5", "FD-A22")
def test_a_match_card_gives_a_token_as_long_as_there_are_fewer_than_six() -> None:
    scene = darkness(items="match match", matches=5)

    scene.do("item match")
    assert (scene.matches, scene.items) == (6, "match")

    assert "item match" not in scene.options


@pytest.mark.rule("FD-7.5", "FD-A25")
def test_a_match_card_works_in_the_leak_room() -> None:
    scene = darkness(rooms=CORRIDOR, pawn="R01(1,1)", leak="R01", items="match", matches=0)

    scene.do("item match")

    assert scene.matches == 1
    assert "match" not in scene.options


@pytest.mark.rule("FD-7.6", "FD-A2")
@pytest.mark.parametrize(("hand", "takes"), [("clear", 2), ("move clear", 1)])
def test_paper_builds_the_hand_to_three_without_a_token(hand: str, takes: int) -> None:
    scene = darkness(hand=hand, items="paper", matches=0)

    scene.do("item paper", *["take scout", "take search"][:takes])

    assert (scene.question, scene.matches, scene.items) == ("act", 0, "")
    assert len(scene.hand.split()) == 3


@pytest.mark.rule("FD-7.7")
def test_a_key_removes_one_adjacent_lock() -> None:
    scene = darkness(items="key key", locks=["START(1,0)"])

    scene.do("item key")
    assert scene.options == ["target E", "target W"]
    scene.do("target E")

    assert (scene.locks, scene.items) == (["START(1,0)"], "key")


@pytest.mark.rule("FD-7.7")
def test_a_key_needs_an_adjacent_lock() -> None:
    scene = darkness(rooms=CORRIDOR, items="key", pawn="START(1,0)")

    assert "item key" not in scene.options


@pytest.mark.rule("FD-7.8")
def test_the_lever_removes_any_one_lock_of_the_labyrinth() -> None:
    rooms = [*DEAD_END, Lying("R09", (0, 1), 1)]
    scene = darkness(rooms=rooms, pawn="R11(1,1)", locks=["R11(1,0)", "START(1,0)"])

    scene.do("dark clear search", luck="lever")
    assert (scene.question, scene.options) == ("lock", ["lock 0 3", "lock 0 5", "lock 1 3", "lock 2 7"])
    scene.do("lock 2 7")

    assert scene.locks == ["START(1,0)", "START(1,2)", "R11(1,0)"]


@pytest.mark.rule("FD-7.9")
def test_clear_removes_one_adjacent_obstacle_and_the_square_stays_free() -> None:
    scene = darkness(rooms=TWO_OBSTACLES, pawn="R10(1,1)", hand="clear move")

    scene.do("play clear")
    assert scene.options == ["target N", "target S"]
    scene.do("target S")
    assert scene.obstacles == ["START(2,1)", "R10(0,1)"]
    scene.do("play move")

    assert scene.options == ["step E", "step S", "step W"]


@pytest.mark.rule("FD-7.9")
def test_clear_removes_no_lock_and_a_key_no_obstacle() -> None:
    scene = darkness(hand="clear move", items="key")

    scene.do("play clear")
    assert (scene.obstacles, scene.locks) == ([], ["START(1,2)"])
    other = darkness(items="key")
    other.do("item key")

    assert (other.obstacles, other.locks) == (["START(2,1)"], [])
