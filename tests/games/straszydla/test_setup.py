"""ST-1: setting up."""

from __future__ import annotations

import pytest

from games.straszydla.city import Scene, new_match
from games.straszydla.reference import LAYOUT, SUBURBS
from nightlight.core.chance import Scripted, Seeded
from nightlight.core.errors import IllegalAction
from nightlight.core.event import SPECTATOR, Log
from nightlight.games.straszydla.game import GAME

STARTING = ["strzyga", "latarnik", "wargin", "libera", "sukkub", "dusiol", "bebok", "mamuna"]
ELEMENTS = ["water", "air", "fire", "earth"]
SUBURB_PLACES = [(0, 2), (2, 4), (4, 2), (2, 0)]


def asked_by_setup(players: int, **chosen: str) -> list[int]:
    """Every question that a set-up asks of luck: out of how many. What is left over needs none."""
    luck = Scripted([])
    GAME.new(GAME.setup(players, chosen), luck)
    return [n for n in luck.asked if n > 1]


@pytest.mark.rule("ST-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_starts_with_exactly_one_outcome(players: int) -> None:
    setup = GAME.setup(players)

    starts = [GAME.new(setup, Scripted([outcome])).start for outcome in range(players)]

    assert starts == list(range(players))
    assert asked_by_setup(players)[0] == players


@pytest.mark.rule("ST-1.2")
@pytest.mark.parametrize("seed", range(10))
def test_centre_lies_in_the_middle_suburbs_at_the_edges_and_every_tile_once(seed: int) -> None:
    scene = new_match(2, seed)

    assert scene.tile(2, 2) == "centre"
    assert sorted(scene.tile(*place) for place in SUBURB_PLACES) == sorted(SUBURBS)
    assert sorted(scene.tile(row, column) for row in range(5) for column in range(5)) == sorted(LAYOUT)


@pytest.mark.rule("ST-1.2", "ST-1.13")
def test_suburbs_and_districts_are_put_in_random_order() -> None:
    cities = [new_match(2, seed) for seed in range(400)]

    for place in SUBURB_PLACES:
        counts = [len([1 for city in cities if city.tile(*place) == name]) for name in SUBURBS]
        assert all(60 < count < 140 for count in counts)  # 100 each; more than four standard deviations
    corners = [city.tile(0, 0) for city in cities]
    assert len(set(corners)) == 20
    assert max(corners.count(name) for name in set(corners)) < 45  # 20 each; five standard deviations


@pytest.mark.rule("ST-1.4", "ST-A-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_starting_bogeys_lie_on_the_stacks_one_goes_to_each_player_and_the_rest_is_out(players: int) -> None:
    for seed in range(10):
        scene = new_match(players, seed)

        tops = [str(scene.top(element)) for element in ELEMENTS]
        owned = [bogey for who in "ABCD"[:players] for bogey in scene.bogeys(who)]
        assert len(owned) == players
        assert sorted([*tops, *owned, *scene.gone()]) == sorted(STARTING)
        assert len(scene.gone()) == 4 - players


@pytest.mark.rule("ST-1.5")
def test_under_a_starting_bogey_lie_the_ten_of_the_element_in_no_known_order() -> None:
    scene = new_match(3, 4)

    for number, element in enumerate(ELEMENTS):
        assert scene.size(element) == 11
        assert scene.top(element) in STARTING
        assert len(scene.below(element)) == 10
        assert all(scene.element(bogey) == element for bogey in scene.below(element)), number


@pytest.mark.rule("ST-1.6")
def test_four_imps_lie_in_each_stack_and_the_top_one_shows() -> None:
    kinds = {
        "water": ["mist", "sip"],
        "air": ["gust", "whisper"],
        "fire": ["spark", "ember"],
        "earth": ["mole", "hoard"],
    }
    tops: dict[str, set[str | None]] = {element: set() for element in ELEMENTS}
    for seed in range(20):
        scene = new_match(2, seed)
        for element in ELEMENTS:
            tops[element].add(scene.imp_top(element))
            assert scene.imp_size(element) == 4
            assert sorted([str(scene.imp_top(element)), *scene.imps_below(element)]) == sorted(kinds[element] * 2)
            assert scene.imps_returned(element) == []

    assert tops == {element: set(kinds[element]) for element in ELEMENTS}


@pytest.mark.rule("ST-1.7", "ST-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_gets_a_different_pact_and_sees_no_other(players: int) -> None:
    for seed in range(10):
        scene = new_match(players, seed)
        seats = "ABCD"[:players]

        pacts = [scene.pact(who) for who in seats]
        assert len(set(pacts)) == players
        for who in seats:
            assert [scene.seen_pact(who, other) for other in seats] == [
                scene.pact(other) if other == who else None for other in seats
            ]
        assert [scene.seen_pact("spectator", other) for other in seats] == [None] * players


@pytest.mark.rule("ST-1.7", "ST-2.6")
def test_only_the_owner_is_told_the_pact() -> None:
    scene = new_match(3, 5)

    dealt = [event for event in scene.log.events if event.news.name == "dealt_pact"]

    assert len(dealt) == 3
    for event in dealt:
        owner = event.get("seat")
        for seat in (0, 1, 2, SPECTATOR):
            assert (event.seen_by(seat).get("pact") >= 0) == (seat == owner)


@pytest.mark.rule("ST-1.8", "ST-2.3", "ST-A-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_with_a_starting_bogey_three_energy_and_one_dread(players: int) -> None:
    scene = new_match(players, 6)

    for who in "ABCD"[:players]:
        assert len(scene.bogeys(who)) == 1
        assert scene.bogeys(who)[0] in STARTING
        assert (scene.energy(who), scene.dread(who)) == (3, 1)
        assert scene.fear(who) == (0, 0, 0, 0)
        assert scene.imps(who) == []


@pytest.mark.rule("ST-1.9", "ST-3.3")
@pytest.mark.parametrize("phase", ["day", "night"])
@pytest.mark.parametrize("seed", range(4))
def test_the_starting_player_chooses_the_first_phase(seed: int, phase: str) -> None:
    scene = new_match(3, seed)

    assert (scene.question, scene.decider) == ("first_phase", scene.start)
    assert scene.options == ["begin day", "begin night"]
    scene.do(scene.start, f"begin {phase}")
    assert scene.card == 4
    while scene.question == "suburb":
        scene.do(scene.decider, scene.options[0])

    assert (scene.phase, scene.card) == (phase, 3)


@pytest.mark.rule("ST-1.10", "ST-3.3")
@pytest.mark.parametrize("seed", range(6))
def test_in_turn_order_each_player_settles_in_a_free_suburb(seed: int) -> None:
    scene = new_match(4, seed)
    start = "ABCD".index(scene.start)
    scene.do(scene.start, "begin day")

    asked = []
    free = list(SUBURBS)
    while scene.question == "suburb":
        who = scene.deciders[0]
        asked.append(who)
        assert scene.options == [f"settle {name}" for name in free]
        choice = free[(seed + len(free)) % len(free)]
        scene.do(who, f"settle {choice}")
        free.remove(choice)
        assert scene.at(who) == choice
        if len(free) == 1:  # the last one is settled by itself
            break

    assert asked == [("ABCD" * 2)[start + number] for number in range(3)]
    assert scene.at(("ABCD" * 2)[start + 3]) == free[0]


@pytest.mark.rule("ST-1.10")
def test_an_occupied_suburb_is_refused() -> None:
    scene = new_match(2, 1)
    scene.do(scene.start, "begin day")
    scene.do(scene.decider, "settle millers")

    assert scene.options == ["settle fishers", "settle potters", "settle gravediggers"]
    with pytest.raises(IllegalAction):
        scene.do(scene.decider, "settle millers")


@pytest.mark.rule("ST-1.11", "ST-5.1")
def test_the_board_is_bare_until_the_first_replenishment() -> None:
    scene = new_match(2, 3)
    assert (scene.stops, sum(scene.cubes(name) for name in LAYOUT)) == (set(), 0)

    scene.do(scene.start, "begin night")
    while scene.question == "suburb":
        scene.do(scene.decider, scene.options[0])

    assert scene.stops == set()
    assert sum(scene.cubes(name) for name in LAYOUT) == 23


@pytest.mark.rule("ST-1.12")
def test_all_numbers_of_players_use_the_same_components() -> None:
    scenes = [new_match(players, 7) for players in (2, 3, 4)]

    for scene in scenes:
        assert [scene.size(element) for element in ELEMENTS] == [11] * 4
        assert [scene.imp_size(element) for element in ELEMENTS] == [4] * 4
        assert sorted(scene.tile(row, column) for row in range(5) for column in range(5)) == sorted(LAYOUT)


@pytest.mark.rule("ST-1.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_is_asked_in_the_order_of_the_rules(players: int) -> None:
    asked = asked_by_setup(players)

    suburbs, districts = [4, 3, 2], list(range(20, 1, -1))
    starting = [n for n in range(8, 4 - players, -1) if n > 1]
    pacts = list(range(12, 12 - players, -1))
    assert asked == [players, *suburbs, *districts, *starting, 4, 4, 4, 4, *pacts]


@pytest.mark.rule("ST-1.13")
def test_the_news_of_luck_come_in_the_order_of_the_rules() -> None:
    scene = Scene(GAME.new(GAME.setup(3), Seeded(3), Log()))

    names = [event.news.name for event in scene.log.events if event.news.luck]

    order = [name for number, name in enumerate(names) if number == 0 or names[number - 1] != name]
    assert order == ["drew_start", "drew_district", "turned_up", "dealt_bogey", "turned_up_imp", "dealt_pact"]
    dealt = [event.get("seat") for event in scene.log.events if event.news.name == "dealt_pact"]
    assert dealt == [(scene.state.start + number) % 3 for number in range(3)]


@pytest.mark.rule("ST-1.14", "ST-1.2")
def test_the_first_outcomes_take_the_tiles_in_table_order() -> None:
    scene = Scene(GAME.new(GAME.setup(2), Scripted([])))

    assert [scene.tile(*place) for place in SUBURB_PLACES] == SUBURBS
    others = [scene.tile(row, column) for row in range(5) for column in range(5)]
    others = [name for name in others if name not in SUBURBS and name != "centre"]
    assert others[:5] == ["marina", "baths", "dock", "bridge", "well"]
    assert others[-1] == "heap"
    assert [scene.top(element) for element in ELEMENTS] == STARTING[:4]
    assert (scene.bogeys("A"), scene.bogeys("B")) == (["sukkub"], ["dusiol"])
    assert (scene.pact("A"), scene.pact("B")) == ("P01", "P02")


@pytest.mark.rule("ST-1.14")
def test_an_outcome_of_luck_picks_among_what_is_left() -> None:
    scene = Scene(GAME.new(GAME.setup(2), Scripted([1, 3, 2, 0])))

    assert scene.start == "B"
    assert [scene.tile(*place) for place in SUBURB_PLACES] == ["millers", "gravediggers", "fishers", "potters"]
    assert (scene.pact("B"), scene.pact("A")) == ("P01", "P02")  # the starting player's first


@pytest.mark.rule("ST-1.14", "ST-1.5")
def test_the_next_card_of_a_stack_is_any_unseen_one() -> None:
    found = []
    for outcome in range(10):
        scene = new_match(2, 8, layout="reference")
        element = "water"
        scene.give(scene.start, water=9)
        below = scene.below(element)
        scene.turn_up(element, Scripted([outcome]))
        found.append(scene.top(element))
        assert scene.top(element) not in scene.below(element)

    assert found == below


@pytest.mark.rule("ST-1.14")
def test_decisions_follow_the_draws() -> None:
    usual, lean = new_match(2, 1), new_match(2, 1, starters="4")

    assert usual.question == "first_phase"
    assert lean.question == "starter"
    for _ in range(2):
        lean.do(lean.decider, lean.options[0])
    assert lean.question == "first_phase"
