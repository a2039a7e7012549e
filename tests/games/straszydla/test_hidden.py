"""ST-2.6: what is hidden, from whom, and what a seat may imagine."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from games.straszydla.city import PACTS, SEATS, Scene, city, element_of, new_match, pack
from games.straszydla.reference import DISTRICTS, filled, legal_plans
from nightlight.core.chance import Seeded
from nightlight.core.step import legal
from nightlight.games.straszydla.state import State

DEVIATIONS = 5


def spread(found: Counter[object], worlds: list[object]) -> None:
    """Every world was imagined, none else, and all about as often."""
    samples = sum(found.values())
    even = samples / len(worlds)
    assert set(found) == set(worlds)
    chi_square = sum((found[world] - even) ** 2 / even for world in worlds)
    freedom = len(worlds) - 1
    assert abs(chi_square - freedom) < DEVIATIONS * (2 * freedom) ** 0.5


def pacts_of(state: State) -> tuple[str, ...]:
    return tuple(list(PACTS)[player.pact] for player in state.players)


def imagined(scene: Scene, who: str, samples: int) -> list[Scene]:
    chance = Seeded(11)
    view = scene.view(who)
    return [Scene(view.imagine(chance)) for _ in range(samples)]


@pytest.mark.rule("ST-2.6", "ST-1.7")
def test_a_pact_is_seen_by_its_owner_only_and_undealt_ones_by_nobody() -> None:
    one = city(2, a=pack("strzyga", at="centre", pact="P03"), b=pack("wargin", at="heap", pact="P05"))
    two = city(2, a=pack("strzyga", at="centre", pact="P03"), b=pack("wargin", at="heap", pact="P09"))

    assert one.view("A").json() == two.view("A").json()
    assert one.view("spectator").json() == two.view("spectator").json()
    assert one.view("B").json() != two.view("B").json()
    assert legal(one.state, 0) == legal(two.state, 0)


@pytest.mark.rule("ST-2.6")
def test_pacts_are_shown_when_the_game_ends_and_the_undealt_never() -> None:
    scene = new_match(3, 4)
    for _ in scene.decisions(4):
        for who in "ABC":
            assert [other for other in "ABC" if scene.seen_pact(who, other) is not None] == [who]

    for who in ("A", "B", "C", "spectator"):
        assert [scene.seen_pact(who, other) for other in "ABC"] == [scene.pact(other) for other in "ABC"]
    assert len(scene.told("showed_pact")) == 3


@pytest.mark.rule("ST-2.6")
def test_a_spectator_sees_no_pact_no_plan_and_no_bid() -> None:
    scene = city(2, stage="duels", a=pack("strzyga", at="park", energy=5), b=pack("wargin", at="park", energy=5))
    other = scene.copy()

    scene.do("A", "bid 1")
    other.do("A", "bid 5")

    assert scene.view("spectator").json() == other.view("spectator").json()
    assert scene.seen_events("spectator") == other.seen_events("spectator")


@pytest.mark.rule("ST-2.6")
def test_both_bids_are_revealed_together() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="park", energy=5),
        b=pack("wargin", at="park", energy=5),
        luck=[5, 5, 3, 3],
    )

    scene.do("B", "bid 1")
    assert scene.told("revealed_bid") == []
    scene.do("A", "bid 3")

    assert scene.seen("spectator", "revealed_bid", "seat") == [0, 1]
    assert scene.seen("spectator", "revealed_bid", "energy") == [3, 1]


@pytest.mark.rule("ST-2.6", "ST-1.5")
def test_the_order_below_a_top_card_is_nowhere_in_the_state() -> None:
    scene = new_match(2, 5)

    json = scene.state.json()["bogey_stacks"]

    assert isinstance(json, list)
    assert [stack["unseen"] for stack in json] == [
        scene.below(element) for element in ("water", "air", "fire", "earth")
    ]
    for element in ("water", "air", "fire", "earth"):
        assert scene.below(element) == new_match(2, 6).below(element)  # whatever was shuffled: table order


@pytest.mark.rule("ST-2.6")
@pytest.mark.parametrize(("players", "who"), [(2, "spectator"), (3, "B")])
def test_imagined_pacts_are_any_that_differ_from_each_other_and_the_own(players: int, who: str) -> None:
    scene = city(players, a=pack("strzyga"), b=pack("wargin", pact="P03"))
    worlds = [pacts for pacts in permutations(PACTS, players) if who == "spectator" or pacts[1] == "P03"]

    found = Counter(pacts_of(world.state) for world in imagined(scene, who, 20 * len(worlds)))

    assert pacts_of(scene.state) in worlds
    spread(Counter(found), list(worlds))


def after_a_check(*bogeys: str, pact: str) -> Scene:
    """B has these bogeys through a CHECK at which the game went on."""
    scene = city(2, stage="check", a=pack("mamuna", at="grove", pact="P01"), b=pack(*bogeys, at="heap", pact=pact))
    assert not scene.over
    return scene


@pytest.mark.rule("ST-2.6", "ST-15.1", "ST-15.2")
@pytest.mark.parametrize(
    ("bogeys", "pact"),
    [
        (("mawka", "brzeginia", "piaskun", "domowik", "wiedzma"), "P07"),
        (("strzyga", "wargin", "libera", "mawka", "brzeginia"), "P10"),
        (("mawka",), "P05"),
    ],
)
def test_a_game_that_goes_on_tells_which_pacts_a_player_does_not_have(bogeys: tuple[str, ...], pact: str) -> None:
    elements = [element_of(bogey) for bogey in bogeys]
    possible = [name for name, places in PACTS.items() if filled(places, elements) < 5 and name != "P01"]
    scene = after_a_check(*bogeys, pact=pact)

    found = Counter(world.pact("B") for world in imagined(scene, "A", 60 * len(possible)))

    assert pact in possible
    spread(Counter(found), list(possible))


NARROW = ("baths", "hill", "smithy", "dovecote", "park", "alley", "well", "funfair", "allotments", "marina")
DEAD_END = ("attic", "cemetery", "well", "grove")  # from marina only E leads on, so that SW E would be laid together


@pytest.mark.rule("ST-2.6", "ST-6.5", "ST-6.8")
@pytest.mark.parametrize(("district", "stops", "laid"), [("centre", NARROW, "N S N"), ("grove", DEAD_END, "N N S")])
def test_an_imagined_plan_is_any_legal_one_once_its_owner_has_finished(
    district: str, stops: tuple[str, ...], laid: str
) -> None:
    scene = city(2, a=pack("strzyga", at="tower"), b=pack("wargin", at=district), stops=stops, open_pacts=True)
    scene.lay("B", laid)
    worlds = legal_plans(DISTRICTS[district], {DISTRICTS[stop] for stop in stops})

    found = Counter(tuple(world.plan("B")) for world in imagined(scene, "A", 60 * len(worlds)))

    assert tuple(scene.plan("B")) in worlds
    spread(Counter(found), list(worlds))


@pytest.mark.rule("ST-2.6", "ST-6.5")
def test_somebody_who_has_not_finished_is_imagined_with_the_whole_choice() -> None:
    scene = city(2, a=pack("strzyga", at="tower"), b=pack("wargin", at="centre"), open_pacts=True)
    before = scene.offered("B")
    scene.do("B", "N")
    scene.do("B", "S")

    world = imagined(scene, "A", 1)[0]

    assert world.plan("B") == []
    assert world.offered("B") == before


@pytest.mark.rule("ST-2.6", "ST-6.4")
def test_an_imagined_plan_may_be_a_mole_plan_of_a_holder() -> None:
    scene = city(2, a=pack("strzyga", at="tower"), b=pack("wargin", at="heap", imps=("mole",)), open_pacts=True)
    scene.do("B", "plain")
    for token in ("N", "S", "N"):
        scene.do("B", token)

    worlds = imagined(scene, "A", 900)

    marks = Counter("mole" if world.mole("B") else "plain" for world in worlds)
    spread(Counter(marks), ["plain", "mole"])
    assert {world.plan("B")[0] for world in worlds} == {"N", "W", "NW"}


@pytest.mark.rule("ST-2.6", "ST-8.11")
def test_an_imagined_bid_is_any_that_the_energy_allows() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="park", energy=2),
        b=pack("wargin", at="park", energy=4),
        luck=[5, 5, 3, 3],
        open_pacts=True,
    )
    scene.do("B", "bid 3")

    bids: Counter[object] = Counter()
    for world in imagined(scene, "A", 600):
        world.do("A", "bid 0")
        bids[next(event["energy"] for event in world.told("revealed_bid") if event["seat"] == 1)] += 1

    spread(bids, [0, 1, 2, 3, 4])


@pytest.mark.rule("ST-2.6")
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_match_looks_the_same_to_the_seat(seed: int) -> None:
    scene = new_match(3, seed)
    chance = Seeded(seed)
    for number, _ in enumerate(scene.decisions(seed)):
        if number % 37 == 0:
            for who in ("A", "B", "C", "spectator"):
                view = scene.view(who)
                world = Scene(view.imagine(chance))
                assert world.view(who).json() == view.json()
                if who != "spectator":
                    assert legal(world.state, SEATS.index(who)) == legal(scene.state, SEATS.index(who))


@pytest.mark.rule("ST-2.6", "ST-6.5")
def test_how_far_a_plan_has_got_is_known_to_its_owner_alone() -> None:
    scene = city(3, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"))
    before = {who: scene.view(who).json() for who in ("B", "C", "spectator")}
    heard = len(scene.seen_events("B"))

    scene.do("A", "N")
    scene.do("A", "S")

    for who, json in before.items():
        assert scene.view(who).json() == json
    assert scene.seen_events("B")[heard:] == []
    assert scene.plan("A") == ["N", "S"]
    assert scene.seen_plan("A", "A") == ["N", "S"]


@pytest.mark.rule("ST-2.6", "ST-6.5", "ST-3.2")
def test_nobody_hears_how_many_arrows_of_another_followed_by_themselves() -> None:
    scene = city(3, a=pack("strzyga", at="grove"), b=pack("wargin", at="heap"), stops=DEAD_END)
    other = scene.copy()
    heard = len(scene.seen_events("B"))

    scene.lay("A", "SW E E")  # the first E follows by itself
    other.lay("A", "N N N")

    assert scene.seen_events("B")[heard:] == other.seen_events("B")[heard:] == [{"laid": {"seat": 0}}]
    for who in ("B", "C", "spectator"):
        assert scene.view(who).json() == other.view(who).json()
