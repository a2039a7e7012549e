"""DG-6: the twelve types."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import ending, player, taking
from games.dont_go_in_there.reference import (
    FACES,
    HANDS,
    TAKEN,
    cards,
    clocks,
    highest_first,
    of_value,
    reachable,
    take,
    total,
)
from nightlight.core.errors import IllegalAction


@pytest.mark.rule("DG-6.4", "DG-6.7", "DG-6.10", "DG-6.12")
@pytest.mark.parametrize("kind", list(TAKEN))
def test_whatever_a_player_holds_the_next_card_dispels_just_what_its_clause_says(kind: str) -> None:
    for active, face in sorted(reachable(kind), key=str):
        scene = take(kind, active, face)

        leaving = TAKEN[kind](active | {face}, face)
        assert scene.active("A", kind) == cards(kind, (active | {face}) - leaving)
        assert scene.dispelled("A", kind) == cards(kind, leaving)


@pytest.mark.rule("DG-6.1", "DG-A2", "DG-A3")
def test_each_amulet_dispels_one_of_the_next_value_all_at_once() -> None:
    for hand in HANDS:
        scene = ending(2, a=player(*cards("amulet", hand)))

        left = list(hand)
        for value in (1, 2, 3):
            for face in of_value(hand, value + 1)[: len(of_value(hand, value))]:
                left.remove(face)
        assert scene.active("A") == cards("amulet", left)


@pytest.mark.rule("DG-6.1", "DG-A2")
@pytest.mark.parametrize(
    ("values", "kept"),
    [([1, 3], [1, 3]), ([2, 4], [2, 4]), ([4], [4]), ([1, 2], [1]), ([2, 3], [2]), ([3, 4], [3]), ([1, 2, 3], [1])],
)
def test_an_amulet_names_the_next_value_only(values: list[int], kept: list[int]) -> None:
    scene = ending(2, b=player(*[f"amulet {value}" for value in values]))

    assert scene.values("B", "amulet") == kept


@pytest.mark.rule("DG-6.2")
@pytest.mark.parametrize(("ghosts", "works"), [(0, True), (8, True), (9, True), (10, False), (11, False)])
def test_with_few_ghosts_all_cats_but_one_of_the_lowest_go(ghosts: int, works: bool) -> None:
    for hand in HANDS:
        scene = ending(2, a=player(*cards("cat", hand), ghosts=ghosts), b=player(ghosts=50))

        kept = highest_first(hand)[-1:] if works else hand
        assert scene.active("A") == cards("cat", kept)


@pytest.mark.rule("DG-6.3", "DG-A9")
def test_the_first_with_eight_on_clocks_dispels_the_two_highest() -> None:
    unclaimed = [hand for hand in HANDS if total(hand) < 8]
    for active in unclaimed:
        for face in sorted(set(FACES) - active):
            scene = take("clock", active, face)

            leaving = clocks(active | {face}, face)
            assert scene.dispelled("A") == cards("clock", leaving)
            assert scene.state.clock_claimed == (len(leaving) > 0)


@pytest.mark.rule("DG-6.3", "DG-A9")
def test_once_claimed_clocks_do_nothing_for_anyone() -> None:
    scene = taking("clock 4", "clock 3", a=player("clock 4", "clock 3"), clock_claimed=True)

    scene.take("A", 1)
    scene.take("A", 2)

    assert scene.values("A", "clock") == [3, 3, 4, 4]
    assert scene.events("claimed_clock") == []


@pytest.mark.rule("DG-6.3")
def test_claiming_the_clock_is_told_and_happens_once() -> None:
    scene = taking("clock 4", "clock 3", "clock 3", a=player("clock 4"))

    scene.take("A", 1)
    scene.take("A", 2)

    assert scene.events("claimed_clock") == [{"claimed_clock": {"seat": 0}}]
    assert scene.values("A", "clock") == [3, 3]  # the last was forced: 6 would not do, and the Clock is claimed


@pytest.mark.rule("DG-6.4")
@pytest.mark.parametrize(
    ("held", "taken"), [([4], 2), ([4, 1], 1), ([1, 1], 4), ([3], 3), ([3, 2], 1), ([2, 2, 1], 1), ([1, 1, 2], 2)]
)
def test_dolls_that_add_up_to_six_go(held: list[int], taken: int) -> None:
    scene = taking(f"doll {taken}", a=player(*[f"doll {value}" for value in held]))

    scene.take("A", 1)

    assert scene.active("A", "doll") == []
    assert len(scene.dispelled("A", "doll")) == len(held) + 1


@pytest.mark.rule("DG-6.4")
@pytest.mark.parametrize(("held", "taken"), [([4], 4), ([4], 3), ([4], 1), ([3], 2), ([2, 1], 2)])
def test_dolls_that_do_not_add_up_to_six_stay(held: list[int], taken: int) -> None:
    scene = taking(f"doll {taken}", a=player(*[f"doll {value}" for value in held]))

    scene.take("A", 1)

    assert scene.values("A", "doll") == sorted([*held, taken])


@pytest.mark.rule("DG-6.5", "DG-A1")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 4), (9, 5), (15, 8)])
def test_a_pair_of_holy_water_discards_half_of_the_ghosts_rounded_down(before: int, after: int) -> None:
    scene = taking("holy_water 1", a=player("holy_water 4", ghosts=before), b=player(ghosts=6))

    scene.take("A", 1)

    assert scene.ghosts == [after, 6, 0]


@pytest.mark.rule("DG-6.6")
@pytest.mark.parametrize(
    ("masks", "ghosts", "passed"), [(0, 5, 1), (1, 5, 2), (3, 5, 4), (3, 2, 2), (0, 0, 0), (7, 20, 8)]
)
def test_a_mask_passes_one_ghost_for_each_active_mask_as_far_as_there_are_any(
    masks: int, ghosts: int, passed: int
) -> None:
    faces = [f"mask-{face}" for face in FACES]
    scene = taking(faces[-1], a=player(*faces[:masks], ghosts=ghosts), b=player(ghosts=1))

    scene.take("A", 1)

    assert scene.ghosts == [ghosts - passed, 1, passed]


@pytest.mark.rule("DG-6.7")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_mirror_always_brings_a_ghost_and_the_third_one_dispels_all(held: int) -> None:
    scene = taking("mirror 3", a=player(*["mirror 1", "mirror 4"][:held]))
    before = len(scene.events())

    scene.take("A", 1)

    assert scene.ghosts == [1, 0, 0]
    assert len(scene.active("A", "mirror")) == (held + 1) % 3
    names = [next(iter(event)) for event in scene.events()[before:]]
    assert names == ["took", "gained", *["dispelled"] * (3 if held == 2 else 0)]


@pytest.mark.rule("DG-6.8", "DG-A20")
@pytest.mark.parametrize(
    ("hands", "kept"),
    [
        ([[4, 4, 1], [3, 3, 2], []], [[1], [2, 3, 3], []]),  # 9 beats 8
        ([[4], [3, 1], [2]], [[], [], [2]]),  # 4 ties with 4
        ([[2], [], []], [[], [], []]),  # the only one has the most
        ([[], [], []], [[], [], []]),
        ([[4, 3, 2, 1], [4, 3, 2, 1], []], [[1, 2], [1, 2], []]),
        ([[4], [1, 2, 2], [3]], [[4], [1], [3]]),  # the sum counts, not the highest card nor the number
    ],
)
def test_the_most_on_music_boxes_dispels_the_two_highest(hands: list[list[int]], kept: list[list[int]]) -> None:
    a, b, c = [player(*[f"music_box {value}" for value in hand]) for hand in hands]

    scene = ending(3, a=a, b=b, c=c)

    assert [scene.values(who, "music_box") for who in "ABC"] == kept


@pytest.mark.rule("DG-6.8")
def test_however_all_eight_music_boxes_are_shared_out_the_larger_sum_dispels() -> None:
    for mine in HANDS:
        theirs = frozenset(FACES) - mine
        scene = ending(2, a=player(*cards("music_box", mine)), b=player(*cards("music_box", theirs)))

        for who, hand in (("A", mine), ("B", theirs)):
            kept = highest_first(hand)[2:] if total(hand) >= 10 else hand
            assert scene.active(who) == cards("music_box", kept)


@pytest.mark.rule("DG-6.9")
def test_the_higher_half_of_the_portraits_goes_rounded_down() -> None:
    for hand in HANDS:
        scene = ending(2, a=player(*cards("portrait", hand)))

        assert scene.active("A") == cards("portrait", highest_first(hand)[len(hand) // 2 :])


@pytest.mark.rule("DG-6.10")
def test_three_rings_stay_and_the_fourth_dispels_all() -> None:
    scene = taking("ring 1", "ring 2", a=player("ring 4", "ring 3"))

    scene.take("A", 1)
    assert scene.values("A", "ring") == [1, 3, 4]
    scene.take("A", 2)

    assert scene.active("A", "ring") == []
    assert scene.dispelled("A", "ring") == ["ring-1a", "ring-2a", "ring-3a", "ring-4a"]


@pytest.mark.rule("DG-6.11")
def test_a_pair_of_tomes_dispels_all_own_cards_of_a_chosen_type() -> None:
    scene = taking("tome 2", a=player("tome 1", "ring 3", "ring 4", "cat 2", dispelled=("doll 1",)), b=player("ring 1"))

    scene.take("A", 1)
    assert (scene.question, scene.decider, scene.options) == ("tome", "A", ["dispel cat", "dispel ring"])
    scene.dispel("A", "ring")

    assert scene.active("A") == ["cat-2a", "tome-1a", "tome-2a"]
    assert scene.dispelled("A") == ["doll-1a", "ring-3a", "ring-4a"]
    assert scene.active("B") == ["ring-1a"]
    assert scene.question == "take"


@pytest.mark.rule("DG-6.11", "DG-A6")
def test_tomes_offer_neither_tomes_nor_types_that_one_does_not_own() -> None:
    scene = taking("tome 2", a=player("tome 1", "ring 3", "cat 2", dispelled=("doll 1",)), b=player("mask 1"))
    scene.take("A", 1)

    for kind in ("doll", "mask", "twin"):
        with pytest.raises(IllegalAction, match=r"DG-6\.11"):
            scene.dispel("A", kind)
    with pytest.raises(ValueError, match="type is one of"):
        scene.dispel("A", "tome")


@pytest.mark.rule("DG-6.11", "DG-11.3")
def test_tomes_with_one_type_to_choose_dispel_it_by_themselves() -> None:
    scene = taking("tome 2", a=player("tome 1", "mirror 3", "mirror 4"))

    scene.take("A", 1)

    assert scene.question == "take"
    assert scene.dispelled("A") == ["mirror-3a", "mirror-4a"]


@pytest.mark.rule("DG-6.11", "DG-A6")
def test_tomes_without_a_type_to_choose_do_nothing_and_the_pair_is_spent() -> None:
    scene = taking("tome 2", "ring 1", "tome 3", a=player("tome 1"))

    scene.take("A", 1)
    assert scene.events("tome_faded") == [{"tome_faded": {"seat": 0}}]
    scene.take("A", 2)  # and the third Tome is forced

    assert scene.active("A") == ["ring-1a", "tome-1a", "tome-2a", "tome-3a"]
    assert scene.dispelled("A") == []


@pytest.mark.rule("DG-6.12")
@pytest.mark.parametrize(("held", "taken", "kept"), [([3], 3, []), ([3, 4], 3, [4]), ([1, 2, 4], 3, [1, 2, 3, 4])])
def test_twins_of_equal_value_go(held: list[int], taken: int, kept: list[int]) -> None:
    scene = taking(f"twin {taken}", a=player(*[f"twin {value}" for value in held]))

    scene.take("A", 1)

    assert scene.values("A", "twin") == kept
