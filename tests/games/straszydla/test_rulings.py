"""ST-A: questions that the rules leave open, as far as the chapters do not tell them."""

from __future__ import annotations

import pytest

from games.straszydla.city import FREE, Scene, city, new_match, pack
from games.straszydla.reference import DISTRICTS, NAMES, neighbours
from nightlight.core.chance import Seeded
from nightlight.core.step import NOBODY, apply, first, legal
from nightlight.games.straszydla.actions import VERBS

ELEMENTS = ("water", "air", "fire", "earth")


@pytest.mark.rule("ST-A-2")
def test_every_player_has_a_starting_bogey_and_every_stack_too() -> None:
    for players in (2, 3, 4):
        scene = new_match(players, 1)

        assert all(scene.element(bogey) == "any" for who in "ABCD"[:players] for bogey in scene.bogeys(who))
        assert all(scene.element(str(scene.top(element))) == "any" for element in ELEMENTS)


@pytest.mark.rule("ST-A-8", "ST-12.2")
def test_a_white_cube_counts_among_any_three_and_can_be_bought() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="grove", energy=3))

    scene.do("A", "trade energy")

    assert (scene.energy("A"), scene.fear("A")) == (1, (0, 0, 0, 0))


@pytest.mark.rule("ST-A-13", "ST-8.17")
@pytest.mark.parametrize("district", ["tower", "centre", "fishers", "heap"])
def test_a_retreat_goes_to_any_of_the_neighbours_diagonals_included(district: str) -> None:
    scene = city(2, stage="duels", a=pack("strzyga", at=district), b=pack("wargin", at=district), luck=[6, 6, 1, 1])

    near = [NAMES[cell] for cell in neighbours(DISTRICTS[district])]
    assert scene.options == ["cede", *(f"point {name}" for name in near)]


@pytest.mark.rule("ST-A-18", "ST-13.8", "ST-15.4")
def test_bogeys_that_fled_are_never_seen_again() -> None:
    scene = new_match(2, 9)
    fled: set[int] = set()
    told = 0
    for _ in scene.decisions(9):
        for event in scene.log.events[told:]:
            if event.news.name == "fled":
                fled.add(event.get("bogey"))
            elif event.news.name in ("summoned", "bought", "turned_up"):
                assert event.get("bogey") not in fled
        told = len(scene.log.events)

    assert fled != set()


@pytest.mark.rule("ST-A-19", "ST-8.11", "ST-10.3")
def test_the_white_cubes_of_a_trade_are_those_of_duels_and_tests() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="attic", water=3))

    scene.do("A", "trade energy")
    scene.do("A", "frighten", luck=[4])
    assert scene.question == "fright_energy"
    scene.do("A", "set 0 3")

    assert (scene.energy("A"), scene.fear("A")) == (0, (0, 3, 0, 0))


@pytest.mark.rule("ST-A-21", "ST-10.5", "ST-12.6")
def test_the_dread_of_a_test_pays_for_dread_actions() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "wargin", at="attic"))

    scene.do("A", "frighten", luck=[6, 6])

    assert scene.dread("A") == 2
    assert "dread_imp fire" in scene.options


@pytest.mark.rule("ST-A-23", "ST-13.1")
@pytest.mark.parametrize("phase", ["day", "night"])
def test_bogeys_are_fed_after_every_day_and_every_night(phase: str) -> None:
    scene = city(2, stage="actions", card=0, phase=phase, a=pack("strzyga", at="grove", water=3), b=pack(at="heap"))

    scene.do("A", "end")

    assert (scene.question, scene.decider) == ("feeding", "A")


@pytest.mark.rule("ST-A-10", "ST-8.23", "ST-12.1")
def test_before_the_bid_one_may_trade_buy_and_pay_dread() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="smithy", water=9, energy=2, dread=3, imps=("mist",)),
        b=pack("wargin", at="smithy", energy=2),
        luck=[5, 5, 4, 4],
    )

    assert scene.bound("A") == ["bid 0", "bid 1", "bid 2"]
    assert {"trade energy", "trade_imp air", "buy fire", "dread_energy", "exchange mist"} <= set(scene.offered("A"))
    scene.do("A", "dread_energy")

    assert scene.bound("A") == [f"bid {energy}" for energy in range(6)]
    assert scene.deciders == ["A", "B"]


@pytest.mark.rule("ST-A-28", "ST-2.8")
def test_nothing_passes_from_player_to_player() -> None:
    state, chance = new_match(3, 2).state, Seeded(2)
    traded = 0
    while state.actors != NOBODY:
        seat = first(state.actors)
        offered = legal(state, seat)
        action = offered[chance.below(len(offered))]
        others = [player.json() for other, player in enumerate(state.players) if other != seat]
        turn = (state.phase, state.clock, state.turn)

        free = state.turn == seat and VERBS.verb_of(action).name in (*FREE, "pay")
        apply(state, seat, action, chance)

        if free and turn == (state.phase, state.clock, state.turn):  # the turn has not passed on
            assert [player.json() for other, player in enumerate(state.players) if other != seat] == others
            traded += 1

    assert traded > 0


@pytest.mark.rule("ST-A-29", "ST-9.3", "ST-11.1")
def test_one_imp_is_summoned_in_a_round() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="smithy", water=3))

    scene.do("A", "summon_imp")

    assert "summon_imp" not in scene.options
    assert "trade_imp fire" in scene.options  # any number may be bought


@pytest.mark.rule("ST-A-30", "ST-V-9", "ST-7.5")
@pytest.mark.parametrize(("allowed", "asked"), [(True, "transfer"), (False, "plan")])
def test_a_transfer_after_the_third_arrow_is_up_to_the_table(allowed: bool, asked: str) -> None:
    scene = city(2, a=pack("strzyga", at="park"), b=pack("wargin", at="heap"), last_transfer=allowed)

    scene.lay_all("E W W", "W E N")

    assert scene.question == asked
    if not allowed:
        assert "gravediggers" in scene.stops


@pytest.mark.rule("ST-A-30", "ST-V-9")
def test_on_the_way_a_transfer_is_always_possible() -> None:
    scene = city(2, a=pack("strzyga", at="smithy"), b=pack("wargin", at="heap"), last_transfer=False)

    scene.lay_all("NE S S", "W E N")

    assert (scene.question, scene.options) == ("transfer", ["stay", "transfer potters", "transfer gravediggers"])


@pytest.mark.rule("ST-A-25", "ST-3.3", "ST-3.5", "ST-3.4")
def test_every_change_of_dice_is_reached_by_one_sequence() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "wargin", "libera", at="attic", energy=3))
    scene.do("A", "frighten", luck=[5, 3, 1])
    assert scene.question == "fright_energy"
    results: list[tuple[int, ...]] = []
    waiting: list[tuple[Scene, tuple[int, ...]]] = [(scene, (5, 3, 1))]
    while waiting:
        now, dice = waiting.pop()
        if now.question != "fright_energy":
            results.append(dice)
            continue
        for option in now.bound("A"):
            after = now.copy()
            after.do("A", option)
            changed = list(dice)
            if option.startswith("set"):
                _, position, value = option.split()
                changed[int(position)] = int(value)
            waiting.append((after, tuple(changed)))

    faces = range(1, 7)
    within = [(a, b, c) for a in faces for b in faces for c in faces if abs(a - 5) + abs(b - 3) + abs(c - 1) <= 3]
    assert sorted(results) == sorted(within)


@pytest.mark.rule("ST-A-25", "ST-3.4")
def test_every_set_of_dice_is_marked_by_one_sequence() -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "wargin", "libera", at="attic", imps=("spark",)))
    scene.do("A", "frighten", luck=[5, 3, 1])
    scene.do("A", "spark")
    sets: list[tuple[int, ...]] = []
    waiting: list[tuple[Scene, tuple[int, ...]]] = [(scene, ())]
    while waiting:
        now, marked = waiting.pop()
        if now.question != "fright_spark":
            sets.append(marked)
            assert len(now.asked_of_luck) == len(marked)
            continue
        for option in now.options:
            after = now.copy()
            after.do("A", option)
            waiting.append((after, marked if option == "done" else (*marked, int(option.split()[1]))))

    assert sorted(sets) == [(0,), (0, 1), (0, 1, 2), (0, 2), (1,), (1, 2), (2,)]
