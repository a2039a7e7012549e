"""DG-A: questions that the rules leave open, and what was settled."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from games.dont_go_in_there.house import ending, house, new_match, player, room, taking
from games.dont_go_in_there.reference import (
    DOLL_SETS,
    FACES,
    HANDS,
    Hand,
    cards,
    doll_sets,
    of_value,
    reachable,
    take,
    total,
)

SITUATIONS = {((1, 1, 2), 4), ((1, 3, 4), 2), ((1, 3, 4, 4), 2)}  # of DG-A7


def values(hand: Hand) -> tuple[int, ...]:
    return tuple(sorted(int(face[0]) for face in hand))


@pytest.mark.rule("DG-A1")
@pytest.mark.parametrize(("ghosts", "left"), [(1, 1), (3, 2), (5, 3), (7, 4)])
def test_half_of_an_odd_number_of_ghosts_is_rounded_down(ghosts: int, left: int) -> None:
    scene = taking("holy_water 1", a=player("holy_water 2", ghosts=ghosts))

    scene.take("A", 1)

    assert scene.ghosts[0] == left


@pytest.mark.rule("DG-A3")
def test_amulets_acting_at_once_are_as_good_as_one_by_one_from_the_highest() -> None:
    for hand in HANDS:
        left = set(hand)
        for value in (3, 2, 1):
            for face in of_value(frozenset(left), value + 1)[: len(of_value(frozenset(left), value))]:
                left.remove(face)

        assert ending(2, a=player(*cards("amulet", hand))).active("A") == cards("amulet", left)


@pytest.mark.rule("DG-A7", "DG-6.4")
def test_there_are_exactly_five_sets_of_dolls() -> None:
    sets = {
        values
        for size in range(1, 7)
        for values in combinations_with_replacement((4, 3, 2, 1), size)
        if sum(values) == 6 and max(Counter(values).values()) <= 2
    }

    assert sets == set(DOLL_SETS)


@pytest.mark.rule("DG-A7", "DG-ED-26")
def test_two_sets_of_dolls_can_be_formed_in_three_situations_only_and_only_then_a_player_is_asked() -> None:
    asked = set()
    for active, face in sorted(reachable("doll"), key=str):
        scene = take("doll", active, face, doll_choice=True)
        formed = {values(found) for found in doll_sets(active | {face})}

        assert (scene.question == "dolls") == (len(formed) == 2)
        assert len(formed) <= 2
        if scene.question == "dolls":
            asked.add((values(active), int(face[0])))
            offered = {tuple(sorted(map(int, option.split()[1].split("+")))) for option in scene.options}
            assert offered == formed

    assert asked == SITUATIONS


@pytest.mark.rule("DG-A7", "DG-A8", "DG-6.4")
def test_a_take_leaves_no_dolls_that_add_up_to_six_and_takes_exactly_six_or_nothing() -> None:
    for active, face in sorted(reachable("doll"), key=str):
        scene = take("doll", active, face)

        left = scene.values("A", "doll")
        subsets = [subset for size in range(9) for subset in combinations(left, size)]
        assert 6 not in map(sum, subsets)
        possible = any(sum(values(frozenset(s))) == 6 for n in range(9) for s in combinations(active | {face}, n))
        assert total(active | {face}) - sum(left) == (6 if possible else 0)


@pytest.mark.rule("DG-A7")
@pytest.mark.parametrize(("held", "taken"), [((2, 1, 1), 4), ((4, 3, 1), 2), ((4, 4, 3, 1), 2)])
def test_either_choice_of_dolls_dispels_six_curses(held: tuple[int, ...], taken: int) -> None:
    before = sum(held) + taken
    left = []
    for number in range(2):
        scene = taking(f"doll {taken}", a=player(*[f"doll {value}" for value in held]), doll_choice=True)
        scene.take("A", 1)
        scene.dolls("A", scene.options[number].split()[1])
        left.append(scene.values("A", "doll"))

    assert [sum(dolls) for dolls in left] == [before - 6, before - 6]
    assert left[0] != left[1]


@pytest.mark.rule("DG-A9")
def test_the_clock_is_claimed_once_for_the_whole_table() -> None:
    scene = house(
        2,
        a=player("clock 4"),
        b=player("clock 3", "clock 3"),
        upper=room("nursery", "clock 4", "clock 2", "ring 1", meeples={2: "B", 3: "A"}),
    )
    scene.place("A", "upper", 1)

    scene.take("A", 1)
    scene.take("B", 2)

    assert scene.values("B", "clock") == [2, 3, 3]
    assert scene.events("claimed_clock") == [{"claimed_clock": {"seat": 0}}]
    assert scene.state.clock_claimed is True


@pytest.mark.rule("DG-A12")
def test_a_ghost_from_the_left_card_of_the_library_can_be_passed_by_a_mask() -> None:
    scene = house(3, middle=room("library", "mask 1", "cat 2", "ring 3", meeples={2: "B", 3: "C"}))
    scene.place("A", "middle", 1)

    scene.take("A", 1)

    assert scene.ghosts == [0, 0, 1]


@pytest.mark.rule("DG-A12")
def test_a_ghost_discarded_by_the_right_card_can_not_be_passed_any_more() -> None:
    scene = house(3, a=player(ghosts=1), middle=room("library", "cat 1", "cat 2", "mask 3", meeples={2: "B", 3: "C"}))
    scene.place("A", "middle", 1)

    scene.take("A", 3)

    assert scene.ghosts == [0, 0, 0]


@pytest.mark.rule("DG-A14")
@pytest.mark.parametrize(("dice", "ghosts"), [("g...", [1, 0]), ("gg..", [2, 1]), ("....", [0, 0])])
def test_the_flashlights_of_one_meeple_do_not_help_another(dice: str, ghosts: list[int]) -> None:
    scene = house(2, upper=room("nursery", "ring 1", "cat 4", "twin 4", meeples={2: "B", 4: "A"}))

    scene.place("A", "upper", 1, dice=dice)

    assert scene.ghosts == ghosts


@pytest.mark.rule("DG-A15")
@pytest.mark.parametrize(("hidden", "dice"), [("clock 1", 4), ("clock 4", 3)])
def test_the_symbols_of_the_face_down_card_count(hidden: str, dice: int) -> None:
    scene = house(2, middle=room("secret_passage", "ring 4", "cat 4", hidden, meeples={1: "A", 2: "B"}))

    scene.place("A", "middle", 3)

    assert scene.state.dice == dice


@pytest.mark.rule("DG-A19")
def test_start_players_and_sides_vary_from_match_to_match() -> None:
    scenes = [new_match(3, seed) for seed in range(60)]

    assert {scene.state.start for scene in scenes} == {0, 1, 2}
    houses = {tuple(scene.board(name).room for name in ("upper", "middle", "lower")) for scene in scenes}
    assert len(houses) == 8


@pytest.mark.rule("DG-A20")
def test_without_music_boxes_nobody_dispels_and_a_single_one_goes() -> None:
    nobody = ending(2, a=player("ring 1"), b=player("ring 2"))
    single = ending(2, a=player("music_box 4"), b=player("music_box 3"))

    assert nobody.events("dispelled") == []
    assert single.active("A") == []
    assert single.active("B") == ["music_box-3a"]


@pytest.mark.rule("DG-A21")
def test_when_all_are_tied_for_the_most_ghosts_all_pay() -> None:
    scene = ending(3, a=player("ring 1", ghosts=6), b=player("ring 2", ghosts=6), c=player("ring 3", ghosts=6))

    assert scene.outcome.scores == [1 + 3, 2 + 3, 3 + 3]


@pytest.mark.rule("DG-A23")
@pytest.mark.parametrize("kind", ["cat", "music_box", "portrait"])
def test_no_other_choice_at_the_end_would_leave_fewer_curses(kind: str) -> None:
    for hand in HANDS:
        scene = ending(2, a=player(*cards(kind, hand)))

        gone = len(scene.dispelled("A"))
        assert scene.curses("A") == min(total(kept) for kept in combinations(hand, len(hand) - gone))


@pytest.mark.rule("DG-A23")
def test_no_other_choice_of_clocks_would_leave_fewer_curses() -> None:
    for hand in [hand for hand in HANDS if total(hand) < 8]:
        for face in sorted(set(FACES) - hand):
            scene = take("clock", hand, face)

            gone = len(scene.dispelled("A"))
            assert scene.curses("A") == min(total(kept) for kept in combinations(hand | {face}, len(hand) + 1 - gone))


@pytest.mark.rule("DG-A24")
@pytest.mark.parametrize(("ghosts", "price"), [(1, 0), (2, 1), (9, 4), (10, 5)])
def test_a_room_has_four_spaces_and_two_ghosts_cost_one_curse(ghosts: int, price: int) -> None:
    scene = house(2, upper=room("attic", "ring 1", "cat 1", "twin 1"))
    end = ending(2, a=player(ghosts=ghosts))

    assert scene.options == [f"place upper {space}" for space in (1, 2, 3, 4)]
    assert end.outcome.scores == [price, 0]


@pytest.mark.rule("DG-A25")
@pytest.mark.parametrize(("kind", "size"), [("mirror", 3), ("ring", 4)])
def test_a_set_never_has_more_cards_than_it_needs(kind: str, size: int) -> None:
    for active, face in sorted(reachable(kind), key=str):
        scene = take(kind, active, face)

        assert len(active) < size
        assert len(scene.active("A", kind)) == (len(active) + 1) % size


@pytest.mark.rule("DG-A26", "DG-8.2")
def test_end_cards_of_different_types_do_not_disturb_each_other() -> None:
    held = {
        "amulet": ["amulet 1", "amulet 2", "amulet 2", "amulet 3"],
        "cat": ["cat 2", "cat 3", "cat 3"],
        "music_box": ["music_box 1", "music_box 2", "music_box 4"],
        "portrait": ["portrait 1", "portrait 3", "portrait 4", "portrait 4"],
    }
    together = ending(2, a=player(*[card for own in held.values() for card in own], ghosts=9), b=player(ghosts=20))

    alone = [ending(2, a=player(*own, ghosts=9), b=player(ghosts=20)).active("A") for own in held.values()]

    assert together.active("A") == [card for own in alone for card in own]
    assert together.ghosts == [9, 20]
