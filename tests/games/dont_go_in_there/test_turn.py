"""DG-3: the turn."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import house, new_match, player, room
from nightlight.core.chance import Scripted
from nightlight.core.errors import IllegalAction


@pytest.mark.rule("DG-3.1")
def test_the_active_player_places_exactly_one_meeple_from_their_supply() -> None:
    scene = house(2, upper=room("nursery", "ring 1", "cat 1", "twin 1"), turn="B")

    scene.place("B", "upper", 2)

    assert scene.board("upper").meeples == {2: "B"}
    assert (scene.supply("A"), scene.supply("B")) == (10, 9)
    assert scene.decider == "A"


@pytest.mark.rule("DG-3.1")
def test_nobody_passes_and_nobody_else_places() -> None:
    scene = house(2, upper=room("nursery", "ring 1", "cat 1", "twin 1"))

    assert all(option.startswith("place ") for option in scene.options)
    with pytest.raises(IllegalAction):
        scene.place("B", "upper", 1)
    with pytest.raises(IllegalAction):
        scene.act("A", {"leave": {}}, Scripted([]))


@pytest.mark.rule("DG-3.2")
def test_every_free_space_of_every_room_in_play_may_be_taken() -> None:
    scene = house(
        3,
        upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={1: "A", 3: "A"}),
        lower=room("hallway", "ring 2", "cat 2", "twin 2", meeples={4: "B"}),
    )

    assert scene.options == ["place upper 2", "place upper 4", "place lower 1", "place lower 2", "place lower 3"]


@pytest.mark.rule("DG-3.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_always_two_to_four_spaces_in_each_room_in_play(players: int) -> None:
    scene = new_match(players, seed=10 + players)

    for question in scene.decisions(seed=players):
        if question == "place":
            in_play = [board for board in ("upper", "middle", "lower") if scene.board(board).room is not None]
            offered = [len([option for option in scene.options if board in option]) for board in in_play]
            assert offered == [4 - len(scene.board(board).meeples) for board in in_play]
            assert all(2 <= spaces <= 4 for spaces in offered)
            assert 2 <= len(scene.options) == sum(offered) <= 12


@pytest.mark.rule("DG-3.4")
def test_a_room_works_on_whoever_enters_before_it_is_resolved() -> None:
    scene = house(2, upper=room("attic", "ring 4", "cat 4", "twin 4", meeples={2: "B", 3: "B"}))

    scene.place("A", "upper", 1, dice="g..")

    assert scene.events()[:3] == [
        {"placed": {"seat": 0, "board": "upper", "space": 1, "room": "attic"}},
        {"gained": {"seat": 0, "ghosts": 1, "cause": "attic"}},
        {"die_fell": {"face": "ghost"}},
    ]


@pytest.mark.rule("DG-3.4")
def test_a_ghost_left_behind_in_the_nursery_is_gone_before_the_dice_bring_new_ones() -> None:
    scene = house(2, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "B"}))

    scene.place("A", "upper", 4, dice="gggg..")

    assert scene.ghosts == [1, 3 + 2]  # A had none to discard on entering, then took one


@pytest.mark.rule("DG-3.5")
def test_the_third_meeple_resolves_the_room_at_once_and_completely() -> None:
    scene = house(2, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "A"}))

    scene.place("A", "upper", 1)
    assert scene.question == "take"
    scene.take("A", 1)
    scene.take("B", 2)

    assert scene.question == "place"
    assert scene.board("upper").meeples == {}
    assert scene.board("upper").room == "attic"
    assert scene.active("A") == ["ring-1a", "twin-1a"]


@pytest.mark.rule("DG-3.5", "DG-3.7")
@pytest.mark.parametrize("inside", [{}, {3: "A"}])
def test_with_fewer_than_three_meeples_the_turn_just_ends(inside: dict[int, str]) -> None:
    scene = house(2, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples=inside))

    scene.place("A", "upper", 1)

    assert (scene.question, scene.decider) == ("place", "B")
    assert scene.events("rolled", "took") == []
    assert scene.board("upper").meeples == {1: "A", **inside}


@pytest.mark.rule("DG-3.6")
@pytest.mark.parametrize(("resolver", "follows"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_after_a_resolution_the_turn_goes_to_the_left_of_whoever_placed_the_third_meeple(
    resolver: str, follows: str
) -> None:
    scene = house(3, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={3: "A", 4: "B"}), turn=resolver)

    scene.place(resolver, "upper", 1)
    scene.take(resolver, 1)
    scene.take("A", 2)  # B is left with the last card

    assert (scene.question, scene.decider) == ("place", follows)


@pytest.mark.rule("DG-3.7")
def test_a_resolution_starts_no_other() -> None:
    scene = house(
        2,
        a=player("mask 1", ghosts=3),
        upper=room("nursery", "mask 2", "cat 1", "twin 1", meeples={2: "B", 3: "A"}),
        lower=room("hallway", "ring 2", "cat 2", "twin 2", meeples={1: "A", 4: "B"}),
    )

    scene.place("A", "upper", 1)
    scene.take("A", 1)
    scene.take("B", 2)

    assert len(scene.events("rolled")) == 1
    assert scene.board("lower").meeples == {1: "A", 4: "B"}
    assert scene.board("lower").cards == ["ring-2a", "cat-2a", "twin-2a"]
    assert (scene.question, scene.decider) == ("place", "B")
