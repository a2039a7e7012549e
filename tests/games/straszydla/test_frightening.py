"""ST-10: frightening."""

from __future__ import annotations

import pytest

from games.straszydla.city import Luck, Scene, city, pack
from games.straszydla.reference import DISTRICTS

FRIGHTENING = {
    "centre": 2,
    "baths": 0,
    "bridge": 0,
    "well": 0,
    "funfair": 1,
    "dovecote": 1,
    "attic": 1,
    "market": 2,
    "theatre": 2,
    "park": 3,
    "allotments": 3,
    "heap": 3,
}  # with their elements


def fright(
    dice: Luck,
    *bogeys: str,
    at: str = "attic",
    energy: int = 0,
    dread: int = 0,
    imps: tuple[str, ...] = (),
    phase: str = "day",
) -> Scene:
    """A has begun a frightening test, and the dice fell so."""
    scene = city(
        2, stage="actions", a=pack(*bogeys, at=at, energy=energy, dread=dread, imps=imps), b=pack("mamuna"), phase=phase
    )
    scene.do("A", "frighten", luck=dice)
    return scene


@pytest.mark.rule("ST-10.1", "ST-2.2")
@pytest.mark.parametrize(
    ("phase", "bogeys", "target"),
    [
        ("day", ("strzyga",), 3),
        ("day", ("strzyga", "wodnica"), 5),
        ("night", ("strzyga", "wodnica"), 7),
        ("day", ("strzyga", "smok", "boruta"), 11),
        ("night", ("strzyga", "smok", "boruta"), 11),
        ("night", ("topielica", "nocnica"), 10),
    ],
)
def test_as_many_dice_as_bogeys_are_rolled_against_the_total_strength(
    phase: str, bogeys: tuple[str, ...], target: int
) -> None:
    dice = [target // len(bogeys)] * len(bogeys)
    dice[0] += target - sum(dice)

    scene = fright([*dice], *bogeys, phase=phase)

    assert scene.asked_of_luck == [6] * len(bogeys)
    assert scene.fear("A") == (0, 3, 0, 0)  # exactly hit


@pytest.mark.rule("ST-10.1", "ST-15.5")
def test_without_a_bogey_nobody_is_frightened() -> None:
    scene = city(2, stage="actions", a=pack(at="attic", water=3))

    assert "frighten" not in scene.options


@pytest.mark.rule("ST-10.4", "ST-A-22")
@pytest.mark.parametrize(("die", "cubes"), [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_the_nearer_the_sum_the_more_cubes_with_one_bogey(die: int, cubes: int) -> None:
    scene = fright([die], "strzyga")

    assert scene.fear("A") == (0, cubes, 0, 0)


@pytest.mark.rule("ST-10.4", "ST-A-22")
@pytest.mark.parametrize(
    ("dice", "cubes"), [([6, 4, 4], 0), ([6, 4, 3], 0), ([6, 4, 2], 0), ([6, 3, 2], 1), ([4, 4, 2], 2), ([3, 3, 3], 3)]
)
def test_the_same_table_holds_for_more_bogeys(dice: Luck, cubes: int) -> None:
    scene = fright(dice, "strzyga", "wargin", "libera")

    assert scene.fear("A") == (0, cubes, 0, 0)


@pytest.mark.rule("ST-10.4", "ST-9.3")
@pytest.mark.parametrize("district", FRIGHTENING)
def test_the_cubes_have_the_colour_of_the_district(district: str) -> None:
    scene = fright([3], "strzyga", at=district)

    assert district in DISTRICTS
    assert scene.fear("A") == tuple(3 if colour == FRIGHTENING[district] else 0 for colour in range(4))


@pytest.mark.rule("ST-10.2", "ST-3.3")
def test_after_the_roll_dread_and_spark_roll_again() -> None:
    scene = fright([2, 6], "strzyga", "wargin", dread=2, imps=("spark",))

    assert scene.question == "fright_reroll"
    assert scene.bound("A") == ["done", "dread 0", "dread 1", "spark"]


@pytest.mark.rule("ST-10.2", "ST-12.6")
def test_a_dread_cube_rolls_one_die_again_as_often_as_one_likes() -> None:
    scene = fright([2, 6], "strzyga", "wargin", dread=3)

    scene.do("A", "dread 0", luck=[1])
    assert (scene.dread("A"), scene.rolled()["A"]) == (2, [1, 6])
    scene.do("A", "dread 0", luck=[5])
    assert (scene.dread("A"), scene.rolled()["A"]) == (1, [5, 6])
    scene.do("A", "dread 1", luck=[2])

    assert scene.dread("A") == 0  # and the test is over: 7 against 6
    assert scene.fear("A") == (0, 2, 0, 0)


@pytest.mark.rule("ST-10.2", "ST-3.4", "ST-11.2")
def test_spark_rolls_a_set_of_dice_again_once_in_a_test() -> None:
    scene = fright([2, 6, 1], "strzyga", "wargin", "libera", dread=1, imps=("spark", "spark"))

    scene.do("A", "spark")
    assert (scene.question, scene.options) == ("fright_spark", ["die 0", "die 1", "die 2"])
    scene.do("A", "die 1")
    assert scene.options == ["done", "die 2"]
    scene.do("A", "die 2", luck=[4, 4])

    assert scene.imps("A") == ["spark"]
    assert scene.imp_bottom("fire") == "spark"
    assert scene.question == "fright_reroll"
    assert scene.bound("A") == ["done", "dread 0", "dread 1", "dread 2"]
    assert scene.rolled()["A"] == [2, 4, 4]


@pytest.mark.rule("ST-10.2", "ST-3.2", "ST-3.4")
def test_with_one_die_spark_asks_nothing_more() -> None:
    scene = fright([6], "strzyga", imps=("spark",))

    scene.do("A", "spark", luck=[3])

    assert scene.fear("A") == (0, 3, 0, 0)
    assert scene.imps("A") == []


@pytest.mark.rule("ST-10.2")
def test_dread_may_come_before_spark() -> None:
    scene = fright([2, 6], "strzyga", "wargin", dread=1, imps=("spark",))

    scene.do("A", "dread 1", luck=[5])
    assert scene.bound("A") == ["done", "spark"]
    scene.do("A", "spark")
    scene.do("A", "die 0")
    scene.do("A", "done", luck=[1])

    assert scene.fear("A") == (0, 3, 0, 0)  # 1 + 5


@pytest.mark.rule("ST-10.3", "ST-3.5", "ST-EX-10")
def test_energy_moves_dice_one_by_one() -> None:
    scene = fright([5, 3], "strzyga", "wargin", energy=2)

    assert (scene.question, scene.options) == (
        "fright_energy",
        ["done", "set 0 3", "set 0 4", "set 0 6", "set 1 1", "set 1 2", "set 1 4", "set 1 5"],
    )
    scene.do("A", "set 0 4")
    assert scene.options == ["done", "set 1 2", "set 1 4"]
    scene.do("A", "set 1 2")

    assert scene.energy("A") == 0
    assert scene.fear("A") == (0, 3, 0, 0)


@pytest.mark.rule("ST-10.3", "ST-EX-10")
@pytest.mark.parametrize(("energy", "values"), [(1, [4, 6]), (2, [3, 4, 6]), (3, [2, 3, 4, 6]), (9, [1, 2, 3, 4, 6])])
def test_one_energy_is_one_point_and_a_die_has_no_other_faces(energy: int, values: list[int]) -> None:
    scene = fright([5], "strzyga", energy=energy)

    assert scene.bound("A") == ["done", *(f"set 0 {value}" for value in values)]


@pytest.mark.rule("ST-10.3", "ST-2.11")
def test_energy_may_be_kept() -> None:
    scene = fright([5], "strzyga", energy=2)

    scene.do("A", "done")

    assert scene.energy("A") == 2
    assert scene.fear("A") == (0, 1, 0, 0)


@pytest.mark.rule("ST-10.3")
def test_energy_comes_after_all_rerolls() -> None:
    scene = fright([5], "strzyga", energy=2, dread=1)

    assert scene.question == "fright_reroll"
    scene.do("A", "done")
    assert scene.question == "fright_energy"
    scene.do("A", "set 0 3")

    assert (scene.dread("A"), scene.energy("A")) == (1, 0)
    assert scene.fear("A") == (0, 3, 0, 0)


@pytest.mark.rule("ST-10.5", "ST-XT-14")
@pytest.mark.parametrize(
    ("dread", "dice", "left"),
    [(0, [1, 1, 6], 0), (2, [1, 1, 6], 1), (0, [6, 6, 6], 3), (1, [1, 1, 1], 0), (5, [1, 2, 3], 4), (0, [6, 1, 4], 0)],
)
def test_sixes_bring_dread_and_ones_cost_it_whatever_the_result(dread: int, dice: Luck, left: int) -> None:
    scene = fright(dice, "strzyga", "wargin", "libera", dread=dread)
    for question in ("fright_reroll", "fright_energy"):
        if scene.question == question:
            scene.do("A", "done")

    assert scene.dread("A") == left


@pytest.mark.rule("ST-10.5")
def test_only_the_final_dice_count_for_dread() -> None:
    scene = fright([5, 1], "strzyga", "wargin", energy=2)

    scene.do("A", "set 0 6")
    scene.do("A", "set 1 2")

    assert scene.dread("A") == 1


@pytest.mark.rule("ST-10.5", "ST-10.2")
def test_dread_spent_on_rerolls_is_gone_before_the_ones_are_counted() -> None:
    scene = fright([4], "strzyga", dread=1)

    scene.do("A", "dread 0", luck=[1])

    assert scene.dread("A") == 0


@pytest.mark.rule("ST-10.6", "ST-12.1", "ST-A-10")
def test_free_actions_are_open_between_the_roll_and_the_result() -> None:
    scene = fright([5, 2], "strzyga", "wargin", energy=3, dread=5, imps=("spark", "mist"))

    for question in ("fright_reroll", "fright_energy"):
        assert scene.question == question
        assert {"trade water", "dread_imp air", "exchange mist"} <= set(scene.options)
        assert not {"end", "frighten", "summon_imp"} & set(scene.options)
        scene.do("A", "dread_energy" if question == "fright_reroll" else "exchange mist")
        assert scene.question == question
        scene.do("A", "done")

    assert (scene.energy("A"), scene.dread("A"), scene.fear("A")) == (6, 2, (1, 2, 0, 0))
    assert scene.question == "action"


@pytest.mark.rule("ST-10.6", "ST-12.2")
def test_cubes_traded_after_the_roll_turn_the_dice() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "smok", at="attic", water=3), b=pack("mamuna"))

    scene.do("A", "frighten", luck=[5, 2])
    assert (scene.question, scene.energy("A")) == ("fright_energy", 0)
    scene.do("A", "trade energy")
    scene.do("A", "set 0 6")

    assert (scene.energy("A"), scene.dread("A"), scene.fear("A")) == (0, 1, (0, 3, 0, 0))


@pytest.mark.rule("ST-10.6")
@pytest.mark.parametrize(
    ("dice", "water", "dread", "asked"),
    [
        ([5, 2], 3, 0, True),  # 5 to 6 wins a fear cube and dread
        ([5, 2], 2, 0, False),
        ([4, 3], 3, 0, False),  # a trade for the fear cube itself is as good
        ([4, 3], 7, 0, True),  # a bogey would bring energy
        ([1, 6], 3, 1, True),  # 1 to 2 wins a fear cube and keeps the dread
        ([1, 6], 3, 0, False),
        ([5, 4], 3, 0, False),  # too much already
        ([5, 4], 0, 3, True),
    ],
)
def test_without_energy_one_is_asked_where_free_actions_gain_what_they_could_not_gain_later(
    dice: Luck, water: int, dread: int, asked: bool
) -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "smok", at="attic", water=water, dread=dread), b=pack("mamuna"))

    scene.do("A", "frighten", luck=dice)
    if scene.question == "fright_reroll":
        scene.do("A", "done")

    assert (scene.question == "fright_energy") == asked


@pytest.mark.rule("ST-10.6")
@pytest.mark.parametrize(
    ("die", "pay"),
    [
        (3, {"water": 9, "dread": 0}),  # hit already
        (6, {"water": 2, "dread": 0}),  # nothing to get energy with
        (4, {"water": 0, "dread": 0}),
    ],
)
def test_nobody_without_energy_is_asked_where_none_could_help(die: int, pay: dict[str, int]) -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="attic", water=pay["water"]), b=pack("mamuna", at="heap"))

    scene.do("A", "frighten", luck=[die])

    assert scene.question != "fright_energy"
    assert len(scene.told("frightened")) == 1


@pytest.mark.rule("ST-10.6", "ST-10.1")
def test_a_bogey_bought_after_the_roll_brings_energy_but_no_new_target() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="attic", water=6), b=pack("mamuna"), tops={"fire": "wiedzma"})

    scene.do("A", "frighten", luck=[6])
    scene.do("A", "buy fire")
    assert scene.energy("A") == 3
    scene.do("A", "set 0 3")

    assert scene.told("frightened")[0]["strength"] == 3
    assert scene.fear("A") == (1, 3, 0, 0)


@pytest.mark.rule("ST-10.6")
def test_by_the_first_version_no_free_action_comes_between_the_roll_and_the_result() -> None:
    scene = city(
        2,
        stage="actions",
        a=pack("strzyga", at="attic", water=3, energy=1, dread=5, imps=("mist",)),
        b=pack("mamuna"),
        rules=1,
    )

    scene.do("A", "frighten", luck=[5])

    assert scene.options == scene.bound("A") == ["done", "dread 0"]
    scene.do("A", "done")
    assert scene.options == ["done", "set 0 4", "set 0 6"]
