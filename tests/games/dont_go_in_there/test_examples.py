"""DG-EX: the worked examples of the rules, each as it stands there."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import Scene, ending, house, new_match, player, room, taking


@pytest.mark.rule("DG-EX-01", "DG-2.2", "DG-2.4", "DG-2.6")
@pytest.mark.parametrize(
    ("players", "types", "removed", "deck"), [(2, 5, 16, 15), (3, 6, 12, 27), (4, 7, 8, 39), (5, 8, 4, 51)]
)
def test_ex_01_a_new_game(players: int, types: int, removed: int, deck: int) -> None:
    scene = new_match(players)

    assert int(scene.state.types).bit_count() == types
    assert scene.state.deck == deck
    assert len(scene.unseen()) - deck == removed
    assert len([card for board in ("upper", "middle", "lower") for card in scene.board(board).cards if card]) == 9


@pytest.mark.rule("DG-EX-02")
def test_ex_02_a_room_is_resolved() -> None:
    scene = house(3, upper=room("attic", "ring 1", "twin 3", "cat 4", meeples={2: "B", 4: "C"}))

    scene.place("A", "upper", 1, dice="ggg.")

    assert scene.events("gained")[0] == {"gained": {"seat": 0, "ghosts": 1, "cause": "attic"}}
    assert scene.events("rolled") == [{"rolled": {"room": "attic", "dice": 4, "ghosts": 3}}]
    assert scene.ghosts == [4, 2, 0]
    scene.take("A", 1)
    scene.take("B", 2, deal=["doll-1a", "doll-1b", "doll-2a"])
    assert [scene.active(who) for who in "ABC"] == [["ring-1a"], ["twin-3a"], ["cat-4a"]]
    assert scene.board("upper").room == "nursery"
    assert scene.board("upper").cards == ["doll-1a", "doll-1b", "doll-2a"]
    assert (scene.question, scene.decider) == ("place", "B")


@pytest.mark.rule("DG-EX-03")
def test_ex_03_a_second_meeple_resolves_nothing() -> None:
    scene = house(3, upper=room("attic", "ring 1", "twin 3", "cat 4", meeples={2: "B"}))

    scene.place("A", "upper", 3)

    assert (scene.question, scene.decider) == ("place", "B")
    assert scene.board("upper").meeples == {2: "B", 3: "A"}
    assert scene.events("rolled") == []


@pytest.mark.rule("DG-EX-04")
def test_ex_04_amulets() -> None:
    scene = ending(3, a=player("amulet 1", "amulet 2", "amulet 3", "amulet 4"))

    assert scene.values("A", "amulet") == [1]


@pytest.mark.rule("DG-EX-05")
def test_ex_05_cats() -> None:
    scene = ending(3, a=player("cat 4", "cat 3", "cat 2", "cat 1", ghosts=9), b=player("cat 4", "cat 3", ghosts=10))

    assert scene.values("A", "cat") == [1]
    assert scene.values("B", "cat") == [3, 4]


@pytest.mark.rule("DG-EX-06")
def test_ex_06_the_clock_is_claimed_once() -> None:
    scene = house(
        3,
        a=player("clock 4", "clock 1"),
        b=player("clock 4", "clock 2"),
        upper=room("nursery", "clock 3", "clock 3", "ring 1", meeples={2: "B", 3: "C"}),
    )
    scene.place("A", "upper", 1)

    scene.take("A", 1)
    assert scene.state.clock_claimed is True
    scene.take("B", 2)

    assert scene.values("A", "clock") == [1]
    assert scene.values("B", "clock") == [2, 3, 4]


@pytest.mark.rule("DG-EX-07")
@pytest.mark.parametrize(("taken", "kept"), [(2, []), (3, [3, 4])])
def test_ex_07_dolls(taken: int, kept: list[int]) -> None:
    scene = taking(f"doll {taken}", a=player("doll 4"))

    scene.take("A", 1)

    assert scene.values("A", "doll") == kept


@pytest.mark.rule("DG-EX-08")
def test_ex_08_holy_water() -> None:
    scene = taking("holy_water 3", a=player("holy_water 2", ghosts=9))

    scene.take("A", 1)

    assert scene.ghosts[0] == 5
    assert scene.values("A", "holy_water") == [2, 3]


@pytest.mark.rule("DG-EX-09")
def test_ex_09_masks() -> None:
    scene = house(
        3,
        a=player(ghosts=5),
        b=player("mask 4", "mask 1", ghosts=2),
        upper=room("nursery", "mask 2", "ring 1", "cat 1", meeples={2: "A", 3: "C"}),
        turn="B",
    )
    scene.place("B", "upper", 1)

    scene.take("B", 1)

    assert scene.ghosts == [7, 0, 0]
    assert scene.events("passed") == [{"passed": {"seat": 1, "neighbour": 0, "ghosts": 2}}]


@pytest.mark.rule("DG-EX-10")
def test_ex_10_mirrors() -> None:
    scene = taking("mirror 3", a=player("mirror 4", "mirror 2", ghosts=3))

    scene.take("A", 1)

    assert scene.ghosts[0] == 4
    assert scene.dispelled("A", "mirror") == ["mirror-2a", "mirror-3a", "mirror-4a"]


@pytest.mark.rule("DG-EX-11")
def test_ex_11_music_boxes() -> None:
    scene = ending(
        3,
        a=player("music_box 4", "music_box 1"),
        b=player("music_box 3", "music_box 2"),
        c=player("music_box 3"),
    )

    assert [scene.values(who, "music_box") for who in "ABC"] == [[], [], [3]]


@pytest.mark.rule("DG-EX-12")
def test_ex_12_portraits() -> None:
    held = [f"portrait {value}" for value in (4, 4, 3, 2, 1)]
    scene = ending(3, a=player(*held), b=player("portrait 3"))

    assert scene.values("A", "portrait") == [1, 2, 3]
    assert scene.values("B", "portrait") == [3]


@pytest.mark.rule("DG-EX-13")
def test_ex_13_rings() -> None:
    scene = taking("ring 1", a=player("ring 4", "ring 4", "ring 3"))

    scene.take("A", 1)

    assert scene.active("A", "ring") == []
    assert len(scene.dispelled("A", "ring")) == 4


@pytest.mark.rule("DG-EX-14")
def test_ex_14_a_tome() -> None:
    scene = taking("tome 2", a=player("tome 1", "ring 4", "ring 3", "cat 4"))
    assert scene.curses("A") == 12

    scene.take("A", 1)
    scene.dispel("A", "ring")

    assert scene.active("A") == ["cat-4a", "tome-1a", "tome-2a"]
    assert scene.curses("A") == 7


@pytest.mark.rule("DG-EX-15")
def test_ex_15_twins() -> None:
    scene = taking("twin 3", a=player("twin 3", "twin 1"))

    scene.take("A", 1)

    assert scene.values("A", "twin") == [1]
    assert scene.dispelled("A", "twin") == ["twin-3a", "twin-3b"]


@pytest.mark.rule("DG-EX-16")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_ex_16_the_nursery(before: int, after: int) -> None:
    scene = house(3, a=player(ghosts=before), upper=room("nursery", "ring 1", "cat 1", "twin 1"))

    scene.place("A", "upper", 4)

    assert scene.ghosts[0] == after


@pytest.mark.rule("DG-EX-17")
def test_ex_17_the_basement() -> None:
    scene = house(3, lower=room("basement", "ring 1", "cat 3", "twin 3", meeples={1: "B", 2: "C"}))
    scene.place("A", "lower", 4, dice="ggg.")

    scene.choose("A", "reroll", dice="gggg")

    assert scene.state.rolled == 4
    assert scene.ghosts == [1, 4, 3]
    assert scene.question == "take"


@pytest.mark.rule("DG-EX-18")
@pytest.mark.parametrize(
    ("dice", "options"), [("gggg", ["leave", "ghost_to_blank"]), ("....", ["leave", "blank_to_ghost"])]
)
def test_ex_18_the_hallway(dice: str, options: list[str]) -> None:
    scene = house(3, lower=room("hallway", "ring 1", "cat 3", "twin 3", meeples={1: "B", 2: "C"}))

    scene.place("A", "lower", 4, dice=dice)

    assert scene.options == options


@pytest.mark.rule("DG-EX-19")
def test_ex_19_the_library() -> None:
    scene = house(3, middle=room("secret_passage", "twin 1", "twin 2", "twin 3", meeples={1: "A", 2: "A"}))
    scene.place("A", "middle", 3)
    scene.take("A", 1)

    scene.take("A", 2, deal=["ring-3a", "cat-1a", "ring-1a"])

    assert scene.board("middle").cards == ["cat-1a", "ring-1a", "ring-3a"]


@pytest.mark.rule("DG-EX-20")
def test_ex_20_the_secret_passage() -> None:
    def who_sees(scene: Scene) -> str:
        return "".join(who for who in "ABC" if scene.sees_card(who, "middle", 3) == "clock-1a")

    scene = house(3, middle=room("secret_passage", "doll 2", "ring 4", "clock 1"))
    assert who_sees(scene) == ""

    scene.place("A", "middle", 2)
    assert who_sees(scene) == "A"
    scene.place("B", "middle", 3)
    assert who_sees(scene) == "AB"
    assert scene.sees_card("spectator", "middle", 3) == "unknown"
    scene.place("C", "middle", 4, dice=".....")

    assert who_sees(scene) == "ABC"
    assert scene.sees_card("spectator", "middle", 3) == "clock-1a"


@pytest.mark.rule("DG-EX-21")
def test_ex_21_the_price_of_ghosts() -> None:
    scene = ending(
        3,
        a=player("ring 4", "ring 1", ghosts=11),
        b=player("ring 3", ghosts=11),
        c=player("twin 4", "twin 3", "twin 2", "twin 1", ghosts=4),
    )

    assert scene.outcome.scores == [10, 8, 10]
    assert scene.outcome.ranks == [3, 1, 2]


@pytest.mark.rule("DG-EX-22")
def test_ex_22_a_shared_victory() -> None:
    scene = ending(3, a=player("ring 4", ghosts=2), b=player("ring 1", ghosts=6), c=player("twin 4", ghosts=2))

    assert scene.outcome.scores == [4, 4, 4]
    assert scene.outcome.ranks == [1, 3, 1]
    assert scene.outcome.winners() == [0, 2]


@pytest.mark.rule("DG-EX-23")
def test_ex_23_the_deck_is_empty() -> None:
    scene = house(
        3,
        upper=room("attic", "ring 1", "cat 1", "twin 1", meeples={2: "B", 3: "C"}),
        middle=room("library", "ring 2", "cat 2", "twin 2", meeples={1: "A"}),
        lower=room("hallway", "ring 3", "cat 3", "twin 3"),
        deck=0,
    )

    scene.place("A", "upper", 1)
    scene.take("A", 1)
    scene.take("B", 2, deal=[])

    assert scene.board("upper").room is None
    assert scene.decider == "B"
    assert scene.options == [
        *["place middle 2", "place middle 3", "place middle 4"],
        *["place lower 1", "place lower 2", "place lower 3", "place lower 4"],
    ]
