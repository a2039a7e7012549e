"""ST-V: what a table may agree on."""

from __future__ import annotations

import pytest

from games.straszydla.city import city, new_match, pack
from games.straszydla.reference import LAYOUT, SUBURBS
from games.straszydla.test_setup import STARTING, asked_by_setup
from nightlight.core.chance import Scripted
from nightlight.core.errors import BadSetup
from nightlight.games.straszydla.game import GAME

ELEMENTS = ["water", "air", "fire", "earth"]
BORDER = [(row, column) for row in range(5) for column in range(5) if row in (0, 4) or column in (0, 4)]


def test_what_is_not_said_takes_its_default() -> None:
    assert GAME.setup(3).options == {
        "replenish": "phase",
        "buy_limit": "1",
        "layout": "standard",
        "first_phase": "choose",
        "pact_size": "5",
        "starters": "8",
        "open_pacts": "no",
        "phase_limit": "12",
        "last_transfer": "yes",
    }


@pytest.mark.rule("ST-V-1", "ST-A-1", "ST-5.1")
@pytest.mark.parametrize("card", [4, 3, 2, 1])
def test_in_the_fast_city_every_round_brings_one_cube(card: int) -> None:
    scene = city(2, stage="time", card=card, phase="day", cubes={"grove": 2, "dock": 1}, fast_city=True)

    assert [scene.cubes(name) for name in ("grove", "marina", "potters", "dock", "tower")] == [3, 1, 1, 1, 0]
    assert sum(scene.cubes(name) for name in LAYOUT) == 13 + 3


@pytest.mark.rule("ST-V-1")
@pytest.mark.parametrize(("value", "fast"), [("phase", False), ("round", True)])
def test_the_fast_city_is_agreed_on(value: str, fast: bool) -> None:
    scene = new_match(2, 1, replenish=value, first_phase="day")
    while scene.question == "suburb":
        scene.do(scene.decider, scene.options[0])

    assert sum(scene.cubes(name) for name in LAYOUT) == (13 if fast else 22)


@pytest.mark.rule("ST-V-2", "ST-A-7")
@pytest.mark.parametrize(("value", "again"), [("1", False), ("unlimited", True)])
def test_bogeys_may_be_bought_without_limit(value: str, again: bool) -> None:
    scene = city(2, stage="actions", a=pack("strzyga", at="grove", earth=30), unlimited=value == "unlimited")
    agreed = GAME.new(GAME.setup(2, {"buy_limit": value}), Scripted([]))

    scene.do("A", "buy air")

    assert any(option.startswith("buy") for option in scene.options) == again
    assert agreed.unlimited == again


@pytest.mark.rule("ST-V-3")
@pytest.mark.parametrize("seed", range(3))
def test_the_reference_layout_draws_nothing(seed: int) -> None:
    scene = new_match(2, seed, layout="reference")

    assert [scene.tile(row, column) for row in range(5) for column in range(5)] == LAYOUT
    assert asked_by_setup(2, layout="reference") == [2, 8, 7, 6, 5, 4, 3, 4, 4, 4, 4, 12, 11]


@pytest.mark.rule("ST-V-3")
def test_a_free_layout_puts_the_suburbs_on_any_border_cells() -> None:
    places: set[tuple[int, int]] = set()
    for seed in range(60):
        scene = new_match(2, seed, layout="free")
        tiles = {(row, column): scene.tile(row, column) for row in range(5) for column in range(5)}
        suburbs = [place for place, name in tiles.items() if name in SUBURBS]
        places.update(suburbs)
        assert tiles[2, 2] == "centre"
        assert all(place in BORDER for place in suburbs)
        assert sorted(tiles.values()) == sorted(LAYOUT)

    assert places == set(BORDER)
    assert asked_by_setup(2, layout="free")[:8] == [2, 16, 15, 14, 13, 20, 19, 18]


@pytest.mark.rule("ST-V-3")
def test_in_a_free_layout_the_first_outcomes_take_the_border_in_reading_order() -> None:
    scene = new_match(2, luck=Scripted([0, 0, 15 - 1, 5, 0]), layout="free")

    # of the border cells left in reading order: the first, the last, number five, the first
    assert scene.tile(0, 0) == "fishers"
    assert scene.tile(4, 4) == "potters"
    assert scene.tile(*[place for place in BORDER if place not in ((0, 0), (4, 4))][5]) == "gravediggers"
    assert scene.tile(0, 1) == "millers"
    assert scene.tile(0, 2) == "marina"


@pytest.mark.rule("ST-V-3", "ST-7.5")
def test_in_a_free_layout_transfers_lead_to_wherever_the_suburbs_lie() -> None:
    scene = new_match(2, luck=Scripted([0, 0, 15 - 1, 5, 0]), layout="free", first_phase="day")
    scene.do("A", "settle fishers")
    scene.do("B", "settle potters")

    scene.lay_tokens("A", "E W E")  # corner (0,0), next to it millers in (0,1)
    scene.lay_somehow("B")

    assert (scene.question, scene.at("A")) == ("transfer", "millers")
    assert scene.options == ["stay", "transfer potters", "transfer gravediggers"]  # W leaves the board from (0,0)
    scene.do("A", "transfer gravediggers")
    assert scene.here("A") == (1, 4) or scene.question == "transfer"


@pytest.mark.rule("ST-V-4", "ST-1.9")
@pytest.mark.parametrize("phase", ["day", "night"])
def test_a_first_phase_that_was_agreed_on_is_not_asked_for(phase: str) -> None:
    scene = new_match(2, 1, first_phase=phase)

    assert scene.question == "suburb"
    assert (scene.phase, scene.card) == (phase, 4)


@pytest.mark.rule("ST-V-5", "ST-15.1", "ST-15.6")
@pytest.mark.parametrize(("size", "over"), [(5, False), (4, True)])
def test_in_a_short_game_four_places_are_enough(size: int, over: bool) -> None:
    scene = city(
        2,
        stage="check",
        pact_size=size,
        a=pack("strzyga", "wargin", "mawka", "domowik", at="grove", pact="P11"),
        b=pack("libera", at="heap", pact="P01"),
    )
    agreed = GAME.new(GAME.setup(2, {"pact_size": str(size)}), Scripted([]))

    assert scene.over == over
    assert agreed.pact_size == size


@pytest.mark.rule("ST-V-6", "ST-A-2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_lean_start_takes_the_first_four_starting_bogeys_from_the_stacks(players: int, seed: int) -> None:
    scene = new_match(players, seed, starters="4")
    order = [("ABCD"[:players] * 2)["ABCD".index(scene.start) + number] for number in range(players)]
    assert sorted(str(scene.top(element)) for element in ELEMENTS) == sorted(STARTING[:4])
    assert [scene.bogeys(who) for who in order] == [[]] * players

    for number, who in enumerate(order):
        if scene.question != "starter":
            break  # the last of four takes what is left
        assert scene.decider == who
        left = [element for element in ELEMENTS if scene.top(element) in STARTING]
        assert scene.options == [f"starter {element}" for element in left]
        element = left[(seed + number) % len(left)]
        bogey = scene.top(element)
        scene.do(who, f"starter {element}")
        assert scene.bogeys(who) == [bogey]
        assert scene.energy(who) == 3
        assert scene.element(str(scene.top(element))) == element  # the next card is turned up
        assert scene.size(element) == 10

    assert [len(scene.bogeys(who)) for who in order] == [1] * players
    assert len([element for element in ELEMENTS if scene.top(element) in STARTING]) == 4 - players
    assert scene.question == "first_phase"


@pytest.mark.rule("ST-V-6", "ST-1.13")
def test_a_lean_start_draws_four_starting_bogeys_only() -> None:
    assert asked_by_setup(2, layout="reference", starters="4") == [2, 4, 3, 2, 4, 4, 4, 4, 12, 11]


@pytest.mark.rule("ST-V-7", "ST-2.6")
def test_open_pacts_are_seen_by_all() -> None:
    scene = new_match(3, 2, open_pacts="yes")

    pacts = [scene.pact(who) for who in "ABC"]
    for who in ("A", "B", "C", "spectator"):
        assert [scene.seen_pact(who, other) for other in "ABC"] == pacts
        assert sorted(map(str, scene.seen(who, "dealt_pact", "pact"))) == sorted(pacts)


@pytest.mark.rule("ST-V-8", "ST-15.4")
@pytest.mark.parametrize("limit", [4, 12, 20])
def test_the_last_phase_is_agreed_on(limit: int) -> None:
    state = GAME.new(GAME.setup(2, {"phase_limit": str(limit)}), Scripted([]))

    assert state.phase_limit == limit


@pytest.mark.rule("ST-V-0", "ST-4.6")
@pytest.mark.parametrize(("players", "stay"), [(2, True), (3, False), (4, False)])
def test_only_with_two_players_do_stop_markers_stay_for_the_second_phase(players: int, stay: bool) -> None:
    scene = city(players, stage="time", card=0, phases=1, stops=("baths",))

    assert (scene.stops == {"baths"}) == stay


@pytest.mark.parametrize(
    ("players", "chosen", "problem"),
    [
        (1, {}, "2 to 4 players, not 1"),
        (5, {}, "2 to 4 players, not 5"),
        (2, {"weather": "fog"}, "not 'weather'"),
        (2, {"replenish": "never"}, "option replenish takes phase, round, not 'never'"),
        (2, {"buy_limit": "2"}, "option buy_limit takes 1, unlimited, not '2'"),
        (2, {"layout": "round"}, "option layout takes standard, reference, free, not 'round'"),
        (2, {"first_phase": "dusk"}, "option first_phase takes choose, day, night, not 'dusk'"),
        (2, {"pact_size": "3"}, "option pact_size takes 5, 4, not '3'"),
        (2, {"starters": "6"}, "option starters takes 8, 4, not '6'"),
        (2, {"open_pacts": "maybe"}, "option open_pacts takes no, yes, not 'maybe'"),
        (2, {"phase_limit": "3"}, "not '3'"),
        (2, {"phase_limit": "21"}, "not '21'"),
        (2, {"phase_limit": "many"}, "not 'many'"),
    ],
)
def test_what_the_game_does_not_offer_is_refused_in_words(players: int, chosen: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(players, chosen)

    assert problem in str(refused.value)
