"""DG-1: what the words of the rules mean."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import ending, house, new_match, player, room, taking
from nightlight.core.errors import IllegalAction
from nightlight.games.dont_go_in_there.content import CARD_IDS, TYPE_IDS


@pytest.mark.rule("DG-1.1")
def test_the_player_with_the_fewest_curses_wins() -> None:
    scene = ending(3, a=player("ring 3"), b=player("ring 2"), c=player("ring 4"))

    outcome = scene.outcome

    assert outcome.winners() == [1]
    assert outcome.scores == [3, 2, 4]


@pytest.mark.rule("DG-1.2")
def test_a_card_has_a_type_and_a_value_from_1_to_4() -> None:
    named = [f"{kind}-{value}{copy}" for kind in TYPE_IDS for value in (1, 2, 3, 4) for copy in "ab"]

    assert named == CARD_IDS
    assert len(TYPE_IDS) == 12


@pytest.mark.rule("DG-1.2", "DG-1.3")
def test_a_card_taken_lies_active_in_its_takers_tableau_and_counts_its_value() -> None:
    scene = taking("portrait 4", a=player("ring 3"))

    scene.take("A", 1)

    assert scene.active("A") == ["portrait-4a", "ring-3a"]
    assert scene.curses("A") == 7


@pytest.mark.rule("DG-1.2", "DG-1.3")
def test_a_dispelled_card_stays_in_the_tableau_turned_over_and_counts_nothing() -> None:
    scene = taking("twin 4", a=player("twin 4", "cat 1"))

    scene.take("A", 1)

    assert scene.dispelled("A") == ["twin-4a", "twin-4b"]
    assert scene.curses("A") == 1
    assert scene.state.players[0].cards() == 3


@pytest.mark.rule("DG-1.4", "DG-1.5")
@pytest.mark.parametrize(
    ("before", "card", "kind"),
    [
        (["ring 4", "ring 3"], "ring 1", "ring"),  # a fourth Ring, but one was dispelled
        (["mirror 4"], "mirror 1", "mirror"),
        (["twin 1"], "twin 4", "twin"),
        (["doll 1"], "doll 4", "doll"),  # with the dispelled one: 4 + 1 + 1
        (["clock 3"], "clock 4", "clock"),  # with the dispelled one: 8
    ],
)
def test_a_dispelled_card_counts_towards_no_set_and_no_sum(before: list[str], card: str, kind: str) -> None:
    gone = {"ring": "ring 4", "mirror": "mirror 4", "twin": "twin 4", "doll": "doll 1", "clock": "clock 1"}[kind]
    scene = taking(card, a=player(*before, dispelled=(gone,)))

    scene.take("A", 1)

    assert len(scene.active("A", kind)) == len(before) + 1
    assert len(scene.dispelled("A", kind)) == 1


@pytest.mark.rule("DG-1.4", "DG-1.5")
def test_a_dispelled_mask_passes_no_ghost() -> None:
    scene = taking("mask 1", a=player("mask 2", dispelled=("mask 3", "mask 4"), ghosts=9))

    scene.take("A", 1)

    assert scene.ghosts == [7, 0, 2]


@pytest.mark.rule("DG-1.4", "DG-1.5")
def test_dispelled_cards_count_for_no_majority_and_no_half() -> None:
    scene = ending(
        2,
        a=player("music_box 2", "portrait 1", dispelled=("music_box 4", "portrait 4")),
        b=player("music_box 3"),
    )

    assert scene.active("A") == ["music_box-2a", "portrait-1a"]
    assert scene.active("B") == []


@pytest.mark.rule("DG-1.4")
@pytest.mark.parametrize("seed", range(5))
def test_no_dispelled_card_is_ever_turned_back(seed: int) -> None:
    scene = new_match(3, seed, types="custom", custom_types="twin,doll,mirror,tome,clock,ring")
    gone: list[set[str]] = [set(), set(), set()]

    for _ in scene.decisions(seed):
        for seat, who in enumerate("ABC"):
            now = set(scene.dispelled(who))
            assert gone[seat] <= now
            assert now.isdisjoint(scene.active(who))
            gone[seat] = now

    assert any(gone)


@pytest.mark.rule("DG-1.6")
def test_ghost_tokens_start_at_none_and_are_added_one_by_one() -> None:
    scene = house(2, upper=room("attic", "ring 3", "cat 3", "twin 3", meeples={2: "B", 3: "B"}))
    assert new_match(2).ghosts == scene.ghosts == [0, 0]

    scene.place("A", "upper", 1, dice="gg.")

    assert scene.ghosts == [3, 1]  # A: 1 for the Attic, 2 for the dice


@pytest.mark.rule("DG-1.6")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_discarding_never_goes_below_no_tokens(before: int, after: int) -> None:
    scene = house(2, a=player(ghosts=before), upper=room("nursery", "ring 1", "cat 1", "twin 1"))

    scene.place("A", "upper", 4)

    assert scene.ghosts == [after, 0]


@pytest.mark.rule("DG-1.7")
def test_the_ghosts_of_the_house_never_run_out() -> None:
    scene = house(
        2,
        a=player(ghosts=40),
        b=player(ghosts=6),  # together the 46 tokens of the box
        upper=room("attic", "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "A"}),
    )

    scene.place("A", "upper", 1, dice="gggggg")

    assert scene.ghosts == [40 + 1 + 6 + 4, 6 + 5]


@pytest.mark.rule("DG-1.8")
def test_space_1_is_the_highest_and_takes_first() -> None:
    scene = house(3, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={2: "C", 4: "A"}), turn="B")

    scene.place("B", "upper", 1)

    assert scene.decider == "B"
    scene.take("B", 1)
    assert scene.decider == "C"


@pytest.mark.rule("DG-1.9")
def test_turns_go_to_the_left_and_the_first_seat_follows_the_last() -> None:
    scene = house(
        3, upper=room("attic", "ring 1", "cat 1", "twin 1"), lower=room("hallway", "ring 2", "cat 2", "twin 2")
    )
    deciders = []

    for board, space in [("upper", 2), ("upper", 3), ("lower", 2), ("lower", 3)]:
        assert scene.decider is not None
        deciders.append(scene.decider)
        scene.place(scene.decider, board, space)

    assert deciders == ["A", "B", "C", "A"]


@pytest.mark.rule("DG-1.9", "DG-A18")
@pytest.mark.parametrize(
    ("who", "seats", "right"), [("A", 3, "C"), ("B", 3, "A"), ("C", 3, "B"), ("A", 2, "B"), ("B", 2, "A")]
)
def test_the_right_neighbour_is_who_comes_before_in_turn_order(who: str, seats: int, right: str) -> None:
    ghosts = {seat: player(ghosts=4 if seat == who else 0) for seat in "ABC"}
    others = [seat for seat in "ABC"[:seats] if seat != who]
    scene = house(
        seats,
        a=ghosts["A"],
        b=ghosts["B"],
        c=ghosts["C"],
        upper=room("nursery", "mask 1", "cat 1", "ring 1", meeples={2: others[0], 3: others[-1]}),
        turn=who,
    )
    scene.place(who, "upper", 1)

    scene.take(who, 1)

    assert dict(zip("ABC", scene.ghosts, strict=False))[right] == 1


@pytest.mark.rule("DG-1.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_is_to_place_finds_three_cards_and_at_most_two_meeples_in_every_room_in_play(players: int) -> None:
    sides = {"upper": ["attic", "nursery"], "middle": ["library", "secret_passage"], "lower": ["hallway", "basement"]}
    scene = new_match(players, seed=players)

    for question in scene.decisions(seed=players):
        for name in sides if question == "place" else []:
            board = scene.board(name)
            if board.room is None:
                assert board.cards == [None] * 3
                assert board.meeples == {}
            else:
                assert board.room in sides[name]
                assert None not in board.cards
                assert len(board.meeples) <= 2

    assert [scene.board(name).room for name in sides] == [None] * 3


@pytest.mark.rule("DG-1.11")
def test_a_space_holds_one_meeple_and_a_room_several_of_the_same_player() -> None:
    scene = house(2, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={2: "A"}))

    with pytest.raises(IllegalAction):
        scene.place("A", "upper", 2)
    scene.place("A", "upper", 1)

    assert scene.board("upper").meeples == {1: "A", 2: "A"}
