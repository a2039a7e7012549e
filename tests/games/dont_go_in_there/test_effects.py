"""DG-5: what holds for all card effects."""

from __future__ import annotations

import pytest

from games.dont_go_in_there.house import PlayerSetting, ending, player, taking


@pytest.mark.rule("DG-5.1")
def test_effects_of_a_take_happen_at_once_and_without_asking() -> None:
    scene = taking("mask 1", a=player(ghosts=1), c=player(ghosts=20))

    scene.take("A", 1)

    assert scene.ghosts == [0, 0, 21]
    assert scene.question == "take"


@pytest.mark.rule("DG-5.1")
def test_a_harmful_effect_is_mandatory_too() -> None:
    scene = taking("mirror 1")

    scene.take("A", 1)

    assert scene.ghosts == [1, 0, 0]


@pytest.mark.rule("DG-5.2")
@pytest.mark.parametrize(
    ("kind", "values", "kept"),
    [
        ("music_box", [1, 2, 3, 4], [1, 2]),
        ("portrait", [1, 2, 3, 4], [1, 2]),
        ("portrait", [2, 3, 4], [2, 3]),
        ("cat", [2, 3, 4], [2]),
    ],
)
def test_at_the_end_the_highest_cards_go_without_asking(kind: str, values: list[int], kept: list[int]) -> None:
    scene = ending(2, a=player(*[f"{kind} {value}" for value in values]))

    assert scene.values("A", kind) == kept
    assert scene.decider is None


@pytest.mark.rule("DG-5.2")
def test_of_the_clocks_the_highest_go_even_if_another_was_taken_last() -> None:
    scene = taking("clock 1", a=player("clock 2", "clock 2", "clock 3"))

    scene.take("A", 1)

    assert scene.values("A", "clock") == [1, 2]
    assert scene.question == "take"


@pytest.mark.rule("DG-5.3")
@pytest.mark.parametrize("kind", ["amulet", "cat", "music_box", "portrait"])
def test_end_cards_do_nothing_when_taken(kind: str) -> None:
    scene = taking(f"{kind} 4", "ring 1", "ring 2", a=player(f"{kind} 3", f"{kind} 2", f"{kind} 1", ghosts=3))

    scene.take("A", 1)

    assert scene.values("A", kind) == [1, 2, 3, 4]
    assert scene.ghosts == [3, 0, 0]
    assert scene.events("dispelled") == []


@pytest.mark.rule("DG-5.4")
@pytest.mark.parametrize(
    ("card", "mine"),
    [
        ("holy_water 1", player("holy_water 4", ghosts=6)),
        ("mask 1", player("mask 4", ghosts=6)),
        ("tome 1", player("tome 4", "ring 3")),
    ],
)
def test_holy_water_mask_and_tome_stay_after_their_own_effects(card: str, mine: PlayerSetting) -> None:
    kind = card.split(maxsplit=1)[0]
    scene = taking(card, a=mine)

    scene.take("A", 1)

    assert scene.events("discarded", "passed", "dispelled") != []
    assert scene.values("A", kind) == [1, 4]
    assert scene.curses("A") == 5


@pytest.mark.rule("DG-5.5", "DG-A5")
@pytest.mark.parametrize("before", range(8))
def test_each_even_holy_water_completes_a_pair(before: int) -> None:
    waters = [f"holy_water-{value}{copy}" for value in (1, 2, 3, 4) for copy in "ab"]
    scene = taking(waters[before], a=player(*waters[:before], ghosts=20))

    scene.take("A", 1)

    assert scene.ghosts[0] == (10 if before % 2 == 1 else 20)


@pytest.mark.rule("DG-5.5", "DG-A5")
@pytest.mark.parametrize("before", range(8))
def test_each_even_tome_completes_a_pair(before: int) -> None:
    tomes = [f"tome-{value}{copy}" for value in (1, 2, 3, 4) for copy in "ab"]
    scene = taking(tomes[before], a=player(*tomes[:before], "ring 1", "cat 1"))

    scene.take("A", 1)

    assert scene.question == ("tome" if before % 2 == 1 else "take")


@pytest.mark.rule("DG-5.5")
@pytest.mark.parametrize("kind", ["holy_water", "tome"])
def test_dispelled_cards_make_no_pair(kind: str) -> None:
    scene = taking(f"{kind} 1", a=player("ring 1", "cat 1", dispelled=(f"{kind} 2",), ghosts=20))

    scene.take("A", 1)

    assert scene.ghosts[0] == 20
    assert scene.question == "take"


@pytest.mark.rule("DG-5.6")
@pytest.mark.parametrize(
    ("cards", "kept"),
    [
        (["amulet-1a", "amulet-2a", "amulet-2b"], ["amulet-1a", "amulet-2b"]),
        (["cat-1a", "cat-1b"], ["cat-1b"]),
        (["music_box-4a", "music_box-4b", "music_box-3a"], ["music_box-3a"]),
        (["music_box-4a", "music_box-2a", "music_box-2b"], ["music_box-2b"]),
        (["portrait-3a", "portrait-3b", "portrait-1a"], ["portrait-1a", "portrait-3b"]),
    ],
)
def test_at_the_end_copy_a_goes_and_copy_b_stays(cards: list[str], kept: list[str]) -> None:
    scene = ending(2, a=player(*cards))

    assert scene.active("A") == kept


@pytest.mark.rule("DG-5.6")
@pytest.mark.parametrize(
    ("cards", "card", "kept"),
    [
        (["clock-4a", "clock-2b"], "clock-2a", ["clock-2b"]),
        (["doll-4b", "doll-4a"], "doll-2b", ["doll-4b"]),
    ],
)
def test_on_a_take_copy_a_goes_and_copy_b_stays(cards: list[str], card: str, kept: list[str]) -> None:
    scene = taking(card, a=player(*cards))

    scene.take("A", 1)

    assert scene.active("A", card.split("-", maxsplit=1)[0]) == kept
