"""DG-7: the six rooms."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.dont_go_in_there.house import Scene, house, player, room
from nightlight.core.errors import IllegalAction


@pytest.mark.rule("DG-7.1")
@pytest.mark.parametrize(("space", "ghosts"), [(1, 3), (2, 2), (3, 2), (4, 2)])
def test_only_the_top_step_of_the_attic_brings_a_ghost(space: int, ghosts: int) -> None:
    scene = house(2, a=player(ghosts=2), upper=room("attic", "ring 1", "cat 1", "twin 1"))

    scene.place("A", "upper", space)

    assert scene.ghosts == [ghosts, 0]


@pytest.mark.rule("DG-7.2", "DG-A13")
@pytest.mark.parametrize(("space", "before", "after"), [(1, 2, 2), (2, 2, 2), (3, 2, 2), (4, 2, 1), (4, 0, 0)])
def test_only_the_bottom_step_of_the_nursery_takes_a_ghost_away(space: int, before: int, after: int) -> None:
    scene = house(2, a=player(ghosts=before), b=player(ghosts=5), upper=room("nursery", "ring 1", "cat 1", "twin 1"))

    scene.place("A", "upper", space)

    assert scene.ghosts == [after, 5]


@pytest.mark.parametrize(("name", "board"), [("library", "middle"), ("hallway", "lower"), ("basement", "lower")])
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_other_rooms_do_nothing_to_whoever_enters(name: str, board: str, space: int) -> None:
    setting = room(name, "ring 1", "cat 1", "twin 1")
    scene = house(
        2,
        a=player(ghosts=2),
        middle=setting if board == "middle" else None,
        lower=setting if board == "lower" else None,
    )

    scene.place("A", board, space)

    assert scene.ghosts == [2, 0]
    assert [next(iter(event)) for event in scene.events()] == ["placed"]


def library_after(*drawn: str) -> list[str | None]:
    """The cards as they lie in the Library when they are drawn in this order."""
    scene = house(2, middle=room("secret_passage", "cat 3", "cat 4", "cat 4", meeples={2: "A", 3: "A"}))
    scene.place("A", "middle", 1)
    scene.take("A", 1)
    scene.take("A", 2, deal=list(drawn))
    assert scene.board("middle").room == "library"
    return scene.board("middle").cards


@pytest.mark.rule("DG-7.3")
def test_the_cards_of_the_library_lie_in_ascending_order() -> None:
    for drawn in permutations(["ring-4a", "doll-1b", "mask-3a"]):
        assert library_after(*drawn) == ["doll-1b", "mask-3a", "ring-4a"]


@pytest.mark.rule("DG-7.3", "DG-A11")
@pytest.mark.parametrize(
    ("drawn", "laid"),
    [
        (("twin-2a", "ring-2b", "doll-2a"), ["twin-2a", "ring-2b", "doll-2a"]),
        (("ring-2b", "ring-2a", "doll-1a"), ["doll-1a", "ring-2b", "ring-2a"]),
        (("twin-4a", "ring-2b", "doll-2a"), ["ring-2b", "doll-2a", "twin-4a"]),
        (("twin-3b", "ring-1a", "twin-3a"), ["ring-1a", "twin-3b", "twin-3a"]),
    ],
)
def test_of_equal_cards_the_first_drawn_lies_further_left(drawn: tuple[str, ...], laid: list[str]) -> None:
    assert library_after(*drawn) == laid


@pytest.mark.rule("DG-7.4", "DG-A13")
@pytest.mark.parametrize(("slot", "before", "after"), [(1, 2, 3), (2, 2, 2), (3, 2, 1), (1, 0, 1), (3, 0, 0)])
def test_the_outer_cards_of_the_library_change_ghosts_first(slot: int, before: int, after: int) -> None:
    scene = house(
        3, a=player(ghosts=before), middle=room("library", "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "C"})
    )
    scene.place("A", "middle", 1)

    scene.take("A", slot)

    assert scene.ghosts == [after, 0, 0]


@pytest.mark.rule("DG-7.4", "DG-A10")
@pytest.mark.parametrize(
    ("first", "second", "ghosts"),
    [
        (1, 2, [3, 2, 1]),  # what is leftmost now is not the left card; the forced take is of the right card
        (3, 2, [1, 2, 3]),
        (2, 1, [2, 3, 1]),
        (2, 3, [2, 1, 3]),
    ],
)
def test_left_and_right_are_the_slots_as_dealt_for_every_take(first: int, second: int, ghosts: list[int]) -> None:
    scene = house(
        3,
        a=player(ghosts=2),
        b=player(ghosts=2),
        c=player(ghosts=2),
        middle=room("library", "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "C"}),
    )
    scene.place("A", "middle", 1)

    scene.take("A", first)
    scene.take("B", second)

    assert scene.ghosts == ghosts


@pytest.mark.parametrize(("name", "board"), [("attic", "upper"), ("nursery", "upper"), ("secret_passage", "middle")])
@pytest.mark.parametrize("slot", [1, 3])
def test_in_other_rooms_the_outer_cards_change_nothing(name: str, board: str, slot: int) -> None:
    setting = room(name, "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "B"})
    scene = house(
        2,
        a=player(ghosts=2),
        upper=setting if board == "upper" else None,
        middle=setting if board == "middle" else None,
    )
    scene.place("A", board, 4)
    before = scene.ghosts

    scene.take("B", slot)

    assert scene.ghosts == before


@pytest.mark.rule("DG-7.5")
def test_the_third_card_of_the_secret_passage_lies_face_down() -> None:
    scene = secret_passage()

    for who in ("A", "B", "C", "spectator"):
        assert [scene.sees_card(who, "middle", slot) for slot in (1, 2, 3)] == ["ring-1a", "cat-2a", "unknown"]


@pytest.mark.rule("DG-7.6", "DG-A16")
def test_whoever_places_in_the_secret_passage_sees_the_card_from_then_on() -> None:
    scene = secret_passage()

    scene.place("A", "middle", 4)
    assert [scene.sees_card(who, "middle", 3) for who in "ABC"] == ["twin-3a", "unknown", "unknown"]
    scene.place("B", "upper", 1)
    scene.place("C", "middle", 2)

    assert [scene.sees_card(who, "middle", 3) for who in "ABC"] == ["twin-3a", "unknown", "twin-3a"]
    assert scene.sees_card("spectator", "middle", 3) == "unknown"


@pytest.mark.rule("DG-7.6")
def test_that_somebody_has_peeked_is_public_and_the_card_is_not() -> None:
    scene = secret_passage()

    scene.place("A", "middle", 4)

    peeked = next(event for event in scene.log.events if event.news.name == "peeked")
    assert peeked.seen_by(0).json() == {"peeked": {"seat": 0, "board": "middle", "card": "twin-3a"}}
    assert peeked.seen_by(1).json() == {"peeked": {"seat": 0, "board": "middle", "card": None}}
    assert scene.view("B").json()["peeked"] == [0]


@pytest.mark.rule("DG-7.6")
def test_a_peek_into_one_passage_is_worth_nothing_in_the_next() -> None:
    scene = house(2, middle=room("secret_passage", "ring 1", "cat 1", "twin 1", meeples={2: "A", 3: "B"}), deck=6)
    for who, space in (("A", 1), ("B", 1), ("A", 2), ("B", 3)):  # the passage, then the Library behind it
        scene.place(who, "middle", space)
        while scene.question == "take" and scene.decider is not None:
            scene.take(scene.decider, int(scene.options[0][-1]))

    assert scene.board("middle").room == "secret_passage"
    assert [scene.sees_card(who, "middle", 3) for who in "AB"] == ["unknown", "unknown"]


def secret_passage() -> Scene:
    return house(
        3,
        upper=room("nursery", "doll 1", "doll 2", "doll 3"),
        middle=room("secret_passage", "ring 1", "cat 2", "twin 3"),
    )


def hallway(dice: str) -> Scene:
    scene = house(3, lower=room("hallway", "ring 1", "cat 4", "twin 4", meeples={1: "A", 2: "B"}), turn="C")
    scene.place("C", "lower", 3, dice=dice)
    return scene


@pytest.mark.rule("DG-7.7", "DG-A22")
@pytest.mark.parametrize(
    ("dice", "options"),
    [
        ("....", ["leave", "blank_to_ghost"]),
        ("g...", ["leave", "ghost_to_blank", "blank_to_ghost"]),
        ("ggg.", ["leave", "ghost_to_blank", "blank_to_ghost"]),
        ("gggg", ["leave", "ghost_to_blank"]),
    ],
)
def test_the_resolver_of_the_hallway_may_turn_one_die_of_a_kind_that_there_is(dice: str, options: list[str]) -> None:
    scene = hallway(dice)

    assert (scene.decider, scene.options) == ("C", options)


@pytest.mark.rule("DG-7.7", "DG-A22")
@pytest.mark.parametrize(
    ("choice", "ghosts"), [("leave", [2, 1, 0]), ("ghost_to_blank", [1, 0, 0]), ("blank_to_ghost", [3, 2, 1])]
)
def test_the_die_turned_in_the_hallway_counts_for_everyone(choice: str, ghosts: list[int]) -> None:
    scene = hallway("gg..")

    scene.choose("C", choice)

    assert scene.ghosts == ghosts
    assert scene.question == "take"


def basement(dice: str) -> Scene:
    scene = house(3, lower=room("basement", "ring 1", "cat 4", "twin 4", meeples={1: "A", 2: "B"}), turn="C")
    scene.place("C", "lower", 3, dice=dice)
    return scene


@pytest.mark.rule("DG-7.8")
@pytest.mark.parametrize("dice", ["....", "gg..", "gggg"])
def test_the_resolver_of_the_basement_may_always_roll_again(dice: str) -> None:
    scene = basement(dice)

    assert (scene.decider, scene.options) == ("C", ["keep", "reroll"])


@pytest.mark.rule("DG-7.8")
def test_a_roll_that_is_kept_counts() -> None:
    scene = basement("gg..")

    scene.choose("C", "keep", dice="")

    assert scene.ghosts == [2, 1, 0]


@pytest.mark.rule("DG-7.8")
@pytest.mark.parametrize(("again", "ghosts"), [("....", [0, 0, 0]), ("g...", [1, 0, 0]), ("gggg", [4, 3, 2])])
def test_a_re_roll_is_of_all_dice_once_and_stands(again: str, ghosts: list[int]) -> None:
    scene = basement("ggg.")

    scene.choose("C", "reroll", dice=again)

    assert scene.ghosts == ghosts
    assert scene.question == "take"
    with pytest.raises(IllegalAction):
        scene.choose("C", "reroll")
