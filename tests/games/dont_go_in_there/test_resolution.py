"""DG-4: resolving a room."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import house, new_match, player, room, taking
from nightlight.core.chance import Scripted
from nightlight.core.errors import IllegalAction


@pytest.mark.rule("DG-4.1")
def test_the_face_down_card_is_turned_up_for_everyone_before_the_dice_fall() -> None:
    scene = house(3, middle=room("secret_passage", "ring 1", "cat 1", "twin 3", meeples={2: "B", 3: "B"}))
    assert scene.sees_card("C", "middle", 3) == scene.sees_card("spectator", "middle", 3) == "unknown"

    scene.place("A", "middle", 1)

    assert {scene.sees_card(who, "middle", 3) for who in ("A", "B", "C", "spectator")} == {"twin-3a"}
    names = [next(iter(event)) for event in scene.events()]
    assert names.index("peeked") < names.index("revealed") < names.index("die_fell")


@pytest.mark.rule("DG-4.2")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        (("ring 3", "cat 4", "twin 4"), 3),
        (("ring 1", "cat 4", "twin 3"), 4),
        (("ring 3", "cat 2", "twin 1"), 5),
        (("ring 1", "cat 2", "twin 2"), 6),
    ],
)
@pytest.mark.parametrize(("board", "name"), [("upper", "attic"), ("middle", "secret_passage")])
def test_as_many_dice_roll_as_the_three_cards_show(cards: tuple[str, ...], dice: int, board: str, name: str) -> None:
    setting = room(name, *cards, meeples={3: "A", 4: "B"})
    scene = house(2, upper=setting if board == "upper" else None, middle=setting if board == "middle" else None)

    scene.place("A", board, 2, dice="g" * (dice - 2) + "..")

    assert scene.events("rolled") == [{"rolled": {"room": name, "dice": dice, "ghosts": dice - 2}}]
    assert len(scene.events("die_fell")) == dice


@pytest.mark.rule("DG-4.3")
@pytest.mark.parametrize(
    ("name", "board", "question"),
    [
        ("attic", "upper", "take"),
        ("nursery", "upper", "take"),
        ("library", "middle", "take"),
        ("secret_passage", "middle", "take"),
        ("hallway", "lower", "hallway"),
        ("basement", "lower", "basement"),
    ],
)
def test_only_hallway_and_basement_let_the_resolver_change_the_roll(name: str, board: str, question: str) -> None:
    setting = room(name, "ring 1", "cat 2", "twin 3", meeples={1: "A", 4: "B"})
    boards = {"upper": None, "middle": None, "lower": None, board: setting}
    scene = house(3, upper=boards["upper"], middle=boards["middle"], lower=boards["lower"], turn="C")

    scene.place("C", board, 2, dice="gg...")

    assert scene.question == question
    assert scene.decider == ("A" if question == "take" else "C")
    assert (scene.ghosts == [0, 0, 0]) == (question != "take")  # a roll is changed before anyone takes ghosts


@pytest.mark.rule("DG-4.4")
@pytest.mark.parametrize(
    ("dice", "ghosts"),
    [("......", [0, 0, 0]), ("g.....", [1, 0, 0]), ("ggg...", [3, 2, 0]), ("gggg..", [4, 3, 1]), ("gggggg", [6, 5, 3])],
)
def test_each_meeple_brings_the_ghosts_less_the_flashlights_of_its_space(dice: str, ghosts: list[int]) -> None:
    scene = house(3, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={1: "A", 4: "C"}), turn="B")

    scene.place("B", "upper", 2, dice=dice)

    assert scene.ghosts == ghosts


@pytest.mark.rule("DG-4.4")
def test_ghosts_come_from_the_top_down_for_each_meeple_and_before_any_card() -> None:
    scene = house(2, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={3: "A", 2: "B"}))

    scene.place("A", "upper", 1, dice="gggg..")

    assert scene.events("gained", "took") == [
        {"gained": {"seat": 0, "ghosts": 4, "cause": "dice"}},
        {"gained": {"seat": 1, "ghosts": 3, "cause": "dice"}},
        {"gained": {"seat": 0, "ghosts": 2, "cause": "dice"}},
    ]
    assert scene.question == "take"


@pytest.mark.rule("DG-4.5")
def test_from_the_highest_meeple_down_each_owner_takes_one_of_the_cards_left() -> None:
    scene = house(3, upper=room("nursery", "ring 1", "cat 1", "twin 1", meeples={4: "A", 3: "B"}), turn="C")

    scene.place("C", "upper", 2)
    assert (scene.decider, scene.options) == ("C", ["take 1", "take 2", "take 3"])
    scene.take("C", 2)
    assert (scene.decider, scene.options) == ("B", ["take 1", "take 3"])
    scene.take("B", 3)

    assert [event["took"] for event in scene.events("took")] == [
        {"seat": 2, "card": "cat-1a", "board": "upper", "slot": 2},
        {"seat": 1, "card": "twin-1a", "board": "upper", "slot": 3},
        {"seat": 0, "card": "ring-1a", "board": "upper", "slot": 1},
    ]
    assert scene.question == "place"


@pytest.mark.rule("DG-4.5")
def test_nobody_declines_and_nobody_takes_what_is_gone() -> None:
    scene = taking("ring 1", "cat 1", "twin 1")
    scene.take("A", 2)

    with pytest.raises(IllegalAction, match=r"DG-4\.5"):
        scene.take("A", 2)
    with pytest.raises(IllegalAction):
        scene.act("A", {"leave": {}}, Scripted([]))


@pytest.mark.rule("DG-4.6")
def test_a_take_goes_library_card_meeple_effect() -> None:
    scene = house(
        3,
        a=player("mirror 1", "mirror 2"),
        middle=room("library", "mirror 3", "cat 3", "ring 4", meeples={2: "B", 3: "C"}),
    )
    scene.place("A", "middle", 1)
    before = len(scene.events())

    scene.take("A", 1)

    assert [next(iter(event)) for event in scene.events()[before:]] == [
        "gained",  # the Library
        "took",
        "gained",  # the Mirror
        "dispelled",
        "dispelled",
        "dispelled",
    ]
    assert scene.events()[before] == {"gained": {"seat": 0, "ghosts": 1, "cause": "library"}}


@pytest.mark.rule("DG-4.6")
def test_a_take_is_over_only_when_its_tome_is_decided_and_the_meeple_is_home_by_then() -> None:
    scene = house(
        2,
        a=player("tome 1", "ring 1", "cat 1"),
        upper=room("nursery", "tome 2", "twin 1", "twin 1", meeples={2: "B", 3: "B"}),
    )
    scene.place("A", "upper", 1)
    assert scene.supply("A") == 9

    scene.take("A", 1)

    assert (scene.question, scene.decider) == ("tome", "A")
    assert scene.active("A", "tome") == ["tome-1a", "tome-2a"]
    assert scene.supply("A") == 10
    assert scene.board("upper").meeples == {2: "B", 3: "B"}
    scene.dispel("A", "ring")
    assert (scene.question, scene.decider) == ("take", "B")


@pytest.mark.rule("DG-4.7")
def test_a_take_sets_off_only_its_own_type_and_only_for_its_taker() -> None:
    complete = ("ring 1", "ring 2", "ring 3", "ring 4", "twin 1", "twin 1", "mirror 1", "mirror 2", "mirror 3")
    scene = taking(
        "portrait 2", "mask 2", a=player(*complete, ghosts=3), b=player("mask 1", "doll 4", "doll 2", ghosts=5)
    )

    scene.take("A", 1)
    assert scene.dispelled("A") == []
    scene.take("A", 2)

    assert scene.dispelled("A") == scene.dispelled("B") == []
    assert scene.ghosts == [2, 5, 1]  # A's one Mask counts, B's does not


@pytest.mark.rule("DG-4.8")
@pytest.mark.parametrize(
    ("board", "front", "back"),
    [
        ("upper", "attic", "nursery"),
        ("upper", "nursery", "attic"),
        ("middle", "library", "secret_passage"),
        ("middle", "secret_passage", "library"),
        ("lower", "hallway", "basement"),
        ("lower", "basement", "hallway"),
    ],
)
def test_an_empty_room_turns_over_and_gets_three_new_cards(board: str, front: str, back: str) -> None:
    setting = room(front, "ring 1", "ring 2", "ring 3", meeples={2: "A", 3: "B"})
    boards = {"upper": None, "middle": None, "lower": None, board: setting}
    scene = house(2, upper=boards["upper"], middle=boards["middle"], lower=boards["lower"], deck=6)
    scene.place("A", board, 1)
    if scene.question in {"hallway", "basement"}:
        scene.choose("A", "leave" if front == "hallway" else "keep")
    scene.take("A", 1)

    scene.take("A", 2, deal=["cat-3a", "twin-1a", "doll-2a"])

    dealt = ["twin-1a", "doll-2a", "cat-3a"] if back == "library" else ["cat-3a", "twin-1a", "doll-2a"]
    assert (scene.board(board).room, scene.board(board).cards) == (back, dealt)
    assert (scene.sees_card("A", board, 3) == "unknown") == (back == "secret_passage")
    assert scene.state.deck == 3


@pytest.mark.rule("DG-4.8")
def test_with_the_deck_empty_the_board_is_removed() -> None:
    scene = house(
        2,
        upper=room("attic", "ring 1", "ring 2", "ring 3", meeples={2: "A", 3: "B"}),
        lower=room("hallway", "cat 1", "cat 2", "cat 3"),
        deck=0,
    )
    scene.place("A", "upper", 4)
    scene.take("A", 1)

    scene.take("B", 2, deal=[])

    assert scene.board("upper").room is None
    assert scene.events("boarded_up") == [{"boarded_up": {"board": "upper"}}]
    assert scene.options == [f"place lower {space}" for space in (1, 2, 3, 4)]


@pytest.mark.rule("DG-4.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("turns", [12, 9, 6])
def test_the_deck_never_holds_one_or_two_cards(players: int, turns: int) -> None:
    scene = new_match(players, turns=str(turns))
    sizes = [scene.state.deck for _ in scene.decisions(seed=turns)]

    assert all(size % 3 == 0 for size in sizes)
    assert (sizes[0], sizes[-1]) == (players * turns - 9, 0)


@pytest.mark.rule("DG-4.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("turns", [12, 9, 6])
def test_the_game_ends_after_the_last_turn_of_whoever_sits_right_of_the_start_player(players: int, turns: int) -> None:
    scene = new_match(players, seed=turns, turns=str(turns))
    right = (scene.state.start - 1) % players

    scene.play_on(seed=players)

    places = [event["placed"] for event in scene.events("placed")]
    seats = [place["seat"] for place in places if isinstance(place, dict)]
    assert seats[-1] == right
    assert [seats.count(seat) for seat in range(players)] == [turns] * players
    assert [each.cards() for each in scene.state.players] == [turns] * players
    assert len(scene.events("ended")) == 1
