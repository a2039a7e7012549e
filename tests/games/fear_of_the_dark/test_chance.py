"""FD-11: luck. What is asked of it shows that every outcome is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from games.fear_of_the_dark.darkness import Scene, counted, darkness, new_match
from games.fear_of_the_dark.reference import ACTIONS, DRAWN, HAZARDS, ITEMS, SECRETS, Lying
from nightlight.core.chance import Chance, Recorded, Scripted, Seeded
from nightlight.core.step import apply
from nightlight.games.fear_of_the_dark.game import GAME

DEAD_END = [Lying("R11", (-1, 0), 1)]
SAMPLES = 3000


def drawing(scene: Scene, actions: list[str], luck: Chance) -> str:
    """What comes up when this is done at a copy of the table."""
    copy = Scene(scene.state.clone())
    for action in actions:
        apply(copy.state, 0, ACTIONS.index(action), luck)
    return copy.shown


def asked(scene: Scene, actions: list[str], outcomes: list[int]) -> list[int]:
    luck = Scripted(outcomes)
    drawing(scene, actions, luck)
    return luck.asked


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    return sum(((found[name] - mean) ** 2 / mean for name, mean in expected.items()), 0.0)


def unlikely(freedom: int) -> float:
    """Five deviations above the mean of chi-square."""
    return float(freedom + 5 * (2 * freedom) ** 0.5)


@pytest.mark.rule("FD-11.1", "FD-2.2")
def test_a_reveal_finds_every_unseen_tile_with_exactly_one_outcome() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    first = [drawing(scene, ["play scout"], Scripted([outcome])).split()[0] for outcome in range(15)]

    assert first == DRAWN
    assert asked(scene, ["play scout"], [0]) == [15]


@pytest.mark.rule("FD-11.1", "FD-A12")
def test_the_tiles_set_aside_are_drawn_from_as_well_before_and_after_a_knockout() -> None:
    scene = darkness(pawn="START(1,0)", hand="move scout", labyrinth="R01 R02", aside=2)
    assert scene.unseen_tiles == ["R01", "R02", "R03", "R04"]

    scene.do("play move", "step W", "rotate 1", luck="R01 knockout")

    assert (scene.labyrinth, scene.aside) == (2, 1)
    scene.put("START(0,1)")
    drawn = [drawing(scene, ["play scout"], Scripted([outcome])).split()[0] for outcome in range(3)]
    assert drawn == ["R02", "R03", "R04"]
    assert asked(scene, ["play scout"], [0])[0] == 3


@pytest.mark.rule("FD-11.1")
def test_every_order_of_the_tiles_is_as_likely_as_after_shuffling() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout", labyrinth="E3 R02", aside=1)
    unseen = scene.unseen_tiles
    assert unseen == ["R01", "R02", "E3"]

    orders: Counter[tuple[str, ...]] = Counter()
    for one in range(3):
        for two in range(2):
            shown = drawing(scene, ["play scout"], Scripted([one, two])).split()
            orders[tuple(tile for tile in shown if tile in unseen)] += 1

    shuffled: Counter[tuple[str, ...]] = Counter()
    for order in permutations(unseen):  # the last is set aside; a room ends the scout, an Echo does not
        reached = order[:2] if order[0] == "E3" else order[:1]
        shuffled[tuple(reached)] += 1
    assert orders == shuffled


@pytest.mark.rule("FD-11.1")
def test_every_tile_comes_first_as_often_as_any_other() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")

    luck = Seeded(11)
    found = Counter(drawing(scene, ["play scout"], luck).split()[0] for _ in range(SAMPLES))

    assert chi_square(found, dict.fromkeys(DRAWN, SAMPLES / 15)) < unlikely(14)


@pytest.mark.rule("FD-11.2", "FD-2.3")
def test_a_search_finds_every_unseen_item_with_exactly_one_outcome() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)")
    search = ["dark clear search"]

    found = [drawing(scene, search, Scripted([outcome])).split()[0] for outcome in range(9)]

    assert found == [item for item, copies in ITEMS.items() for _ in range(copies)]
    assert asked(scene, search, [0]) == [9]


@pytest.mark.rule("FD-11.2", "FD-8.1")
def test_information_settles_the_items_it_shows_and_nothing_else() -> None:
    scene = darkness(rooms=[Lying("R04", (0, -1), 0)], pawn="R04(0,1)", hand="search move")
    info = SECRETS["door"] + SECRETS["map"]  # the first outcome that means Information

    luck = Scripted([info, 0, 0])
    apply(scene.state, 0, ACTIONS.index("play search"), luck)
    assert luck.asked == [9, 9, 8]
    assert scene.known(1) == "match match"
    scene.put("R04(2,1)")

    assert asked(scene, ["wild move search"], []) == []


@pytest.mark.rule("FD-11.2", "FD-10.9")
def test_imagined_searches_find_what_a_shuffled_deal_would_have_laid_there() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", known={2: "match match"}, items_left={1: 1, 2: 2, 3: 0, 4: 1})
    unseen = ["match", "match", "key", "lever"]  # one of them lies here, one in location 4, two are out or removed
    scene.state.items = counted(unseen, ITEMS)

    dealt = Counter(order[0] for order in permutations(unseen))
    luck = Seeded(23)
    found: Counter[str] = Counter()
    for _ in range(SAMPLES):
        imagined = Scene(GAME.view(scene.state, 0).imagine(luck))
        apply(imagined.state, 0, ACTIONS.index("dark clear search"), luck)
        found[imagined.shown] += 1

    expected = {item: SAMPLES * ways / sum(dealt.values()) for item, ways in dealt.items()}
    assert set(found) == set(expected)
    assert chi_square(found, expected) < unlikely(len(expected) - 1)


@pytest.mark.rule("FD-11.3", "FD-2.4")
def test_a_search_finds_every_unseen_secret_with_exactly_one_outcome() -> None:
    scene = darkness(rooms=DEAD_END, pawn="R11(1,1)", hand="search", items_left={1: 0, 4: 0})

    found = [drawing(scene, ["play search"], Scripted([outcome])).split()[0] for outcome in range(9)]

    assert found == [secret for secret, copies in SECRETS.items() for _ in range(copies)]
    assert asked(scene, ["play search"], [0]) == [9]


@pytest.mark.rule("FD-11.4", "FD-2.5")
def test_a_hazard_is_any_unseen_one_with_exactly_one_outcome() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout")
    scene.do("play scout", luck="R01")

    found = [drawing(scene, ["rotate 1"], Scripted([outcome])) for outcome in range(13)]

    assert found == [hazard for hazard, copies in HAZARDS.items() for _ in range(copies)]
    assert asked(scene, ["rotate 1"], [0]) == [13]


@pytest.mark.rule("FD-11.4")
def test_a_hazard_that_was_drawn_does_not_come_again() -> None:
    scene = darkness(pawn="START(1,0)", hand="scout scout")
    scene.do("play scout", "rotate 1", luck="R01 leak")
    scene.put("START(0,1)")
    scene.do("play scout", luck="R04")

    found = [drawing(scene, ["rotate 0"], Scripted([outcome])) for outcome in range(12)]

    assert "leak" not in found
    assert Counter(found) == Counter({hazard: n for hazard, n in HAZARDS.items() if hazard != "leak"})


@pytest.mark.rule("FD-11.1", "FD-11.2", "FD-11.3", "FD-11.4")
def test_every_draw_is_out_of_all_that_is_unseen_of_its_sort_and_told() -> None:
    for seed in range(40):
        scene = new_match(seed)
        luck, choices = Recorded(Seeded(seed)), Seeded(seed + 1000)
        while scene.question is not None:
            piles = [scene.unseen_tiles, scene.unseen_hazards, scene.unseen_items, scene.unseen_secrets]
            told, drawn = len(scene.shown.split()), len(luck.asked)
            offered = [option for option in scene.options if option != "concede"]
            apply(scene.state, 0, ACTIONS.index(offered[choices.below(len(offered))]), luck)
            names = scene.shown.split()[told:]
            assert len(names) == len(luck.asked) - drawn
            for name, n, outcome in zip(names, luck.asked[drawn:], luck.outcomes[drawn:], strict=True):
                pile = next(pile for pile in piles if name in pile)
                assert (len(pile), pile[outcome]) == (n, name)
                pile.remove(name)
