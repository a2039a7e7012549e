"""ST-15: the end of the game."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.straszydla.city import PACTS, PackSetting, city, element_of, pack
from games.straszydla.reference import filled

WATER = ("mawka", "brzeginia", "wodnica", "syrena")
AIR = ("piaskun", "wila", "wroniec", "latawiec")
FIRE = ("domowik", "wiedzma", "zjawa", "rarog")
EARTH = ("skarbnik", "bies", "licho", "run")
POOR = pack(at="heap", pact="P01")


@pytest.mark.rule("ST-15.1", "ST-15.2", "ST-XT-18")
@pytest.mark.parametrize(
    ("bogeys", "fulfilled"),
    [
        (("strzyga", "wargin", "mawka", *FIRE[:3]), True),  # min(1,2) + min(3,2) + 2
        (("strzyga", "mawka", *FIRE[:3]), False),  # 4
        ((*WATER[:2], *FIRE[:2], EARTH[0]), True),
        ((*WATER[:2], *FIRE[:2], AIR[0]), False),
        ((*WATER[:4], *FIRE[:4]), False),  # 2 + 2
        ((*WATER[:2], *FIRE[:2], EARTH[0], *AIR), True),  # further bogeys do no harm
        (("strzyga", "wargin", "libera", "bebok", "mamuna"), True),
        (("strzyga", "wargin", "libera", "bebok"), False),
        ((), False),
    ],
)
def test_five_filled_places_fulfil_a_pact(bogeys: tuple[str, ...], fulfilled: bool) -> None:
    scene = city(2, stage="check", a=pack(*bogeys, at="grove", pact="P11"), b=POOR)

    assert scene.over == fulfilled
    if fulfilled:
        assert scene.outcome.winners() == [0]
        assert scene.outcome.ranks == [1, 2]


@pytest.mark.rule("ST-15.1")
def test_every_pact_is_counted_by_the_formula() -> None:
    pool = ("strzyga", "wargin", *WATER[:2], *AIR[:2], *FIRE[:2], *EARTH[:2])
    hands = [hand for size in (4, 5, 6) for hand in combinations(pool, size)][::13]
    for pact, places in PACTS.items():
        for hand in hands:
            scene = city(2, stage="check", a=pack(*hand, at="grove", pact=pact), b=pack(at="heap"))

            assert scene.over == (filled(places, [element_of(bogey) for bogey in hand]) >= 5)


@pytest.mark.rule("ST-15.2", "ST-3.1")
def test_the_game_ends_at_the_check_without_a_claim() -> None:
    scene = city(
        2,
        stage="feeding",
        a=pack("strzyga", "wargin", "libera", "bebok", "mamuna", at="grove", water=15),
        b=pack("dusiol", at="heap"),
    )
    for bogey in ("strzyga", "wargin", "libera", "bebok"):
        scene.do("A", f"feed {bogey} water")
    scene.do("A", "feed mamuna water")
    scene.do_if_asked("A", "end")

    assert scene.over
    assert scene.outcome.winners() == [0]
    assert scene.bogeys("A")[0] == "strzyga"
    assert scene.told("summoned") == []


@pytest.mark.rule("ST-15.1", "ST-13.8")
def test_only_bogeys_that_were_fed_count() -> None:
    scene = city(
        2,
        stage="feeding",
        a=pack("strzyga", "wargin", "libera", "bebok", "mamuna", at="grove", water=15),
        b=pack("dusiol", at="heap"),
    )
    for bogey in ("strzyga", "wargin", "libera", "bebok"):
        scene.do("A", f"feed {bogey} water")
    scene.do("A", "end")

    assert not scene.over


FIVE = (*WATER[:2], *FIRE[:2], EARTH[0])  # P11
ALSO_FIVE = ("wodnica", "syrena", "zjawa", "rarog", "bies")  # P11 or any with 2+2+1
SIX = ("strzyga", "wargin", "libera", "bebok", "mamuna", "dusiol")


def rival(
    pact: str, *bogeys: str, dread: int = 0, energy: int = 0, water: int = 0, fire: int = 0, earth: int = 0
) -> PackSetting:
    return pack(*bogeys, at="heap", pact=pact, dread=dread, energy=energy, water=water, fire=fire, earth=earth)


@pytest.mark.rule("ST-15.3", "ST-15.6", "ST-A-15", "ST-XT-17")
def test_of_several_the_one_with_more_bogeys_wins_then_dread_then_cubes() -> None:
    a = rival("P11", *FIVE, dread=3, water=3, energy=1)
    b = rival("P06", "wodnica", "syrena", "wroniec", "zjawa", "rarog", dread=3, fire=4, energy=2)
    c = rival("P01", *SIX)
    three = city(3, stage="check", a=a, b=b, c=c)
    two = city(2, stage="check", a=a, b=b)

    assert three.outcome.winners() == [2]
    assert three.outcome.ranks == [3, 2, 1]
    assert two.outcome.winners() == [1]
    assert two.outcome.ranks == [2, 1]


@pytest.mark.rule("ST-15.3", "ST-15.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "ranks"),
    [
        ({"dread": 2}, {"dread": 1, "water": 9}, [1, 2]),
        ({"dread": 1, "water": 2}, {"dread": 1, "energy": 3}, [2, 1]),
        ({"water": 2, "energy": 1}, {"earth": 1, "fire": 2}, [1, 1]),
    ],
)
def test_dread_comes_before_fear_and_energy_together(
    mine: dict[str, int], theirs: dict[str, int], ranks: list[int]
) -> None:
    scene = city(
        2,
        stage="check",
        a=rival("P11", *FIVE, **mine),
        b=rival("P06", "wodnica", "syrena", "wroniec", "zjawa", "rarog", **theirs),
    )

    assert scene.outcome.ranks == ranks
    assert scene.outcome.winners() == [seat for seat, rank in enumerate(ranks) if rank == 1]


@pytest.mark.rule("ST-15.3", "ST-15.6")
def test_whoever_does_not_fulfil_ranks_behind_however_many_bogeys_it_has() -> None:
    scene = city(
        2, stage="check", a=rival("P11", *FIVE), b=rival("P01", *AIR, "wodnica", "syrena", "zjawa", dread=9, water=9)
    )

    assert scene.outcome.ranks == [1, 2]


@pytest.mark.rule("ST-15.4", "ST-XT-20")
def test_the_game_ends_when_all_stacks_are_empty() -> None:
    elements = ("water", "air", "fire", "earth")
    scene = city(2, stage="check", a=rival("P11", "mawka", "domowik"), b=rival("P06", "wodnica"), empty=elements)
    going_on = city(2, stage="check", a=rival("P11", "mawka"), b=rival("P06", "wodnica"), empty=elements[:3])

    assert scene.over
    assert scene.outcome.ranks == [1, 2]  # two places against one
    assert not going_on.over


@pytest.mark.rule("ST-15.4", "ST-V-8")
@pytest.mark.parametrize(("phases", "limit", "over"), [(11, 12, False), (12, 12, True), (4, 4, True), (19, 20, False)])
def test_the_game_ends_with_the_last_phase(phases: int, limit: int, over: bool) -> None:
    scene = city(2, stage="check", a=rival("P11", "mawka"), b=rival("P06"), phases=phases, phase_limit=limit)

    assert scene.over == over
    if over:
        assert scene.outcome.winners() == [0]


@pytest.mark.rule("ST-15.4", "ST-15.3")
def test_without_a_fulfilled_pact_the_most_filled_places_win_and_ties_are_broken_alike() -> None:
    places = city(
        2, stage="check", a=rival("P11", "mawka", "domowik", "bies"), b=rival("P06", *AIR, dread=9), phases=12
    )
    bogeys = city(2, stage="check", a=rival("P11", "mawka"), b=rival("P06", "wodnica", "licho"), phases=12)
    dread = city(2, stage="check", a=rival("P11", "mawka", dread=1), b=rival("P06", "wodnica", water=5), phases=12)
    shared = city(2, stage="check", a=rival("P11", "mawka", water=1), b=rival("P06", "wodnica", energy=1), phases=12)

    assert places.outcome.ranks == [1, 2]
    assert bogeys.outcome.ranks == [2, 1]
    assert dread.outcome.ranks == [1, 2]
    assert shared.outcome.winners() == [0, 1]


@pytest.mark.rule("ST-15.5")
def test_a_player_without_bogeys_plays_on_with_no_strength() -> None:
    scene = city(2, stage="summoning", a=pack(at="attic"), b=pack("wargin", at="grove"), empty=("air",))

    assert scene.bogeys("A") == []
    assert scene.offered("A") != []
    fought = city(2, stage="duels", a=pack(at="park"), b=pack("wargin", at="park"), luck=[6, 6, 1, 1, 1])
    assert fought.asked_of_luck == [6] * 5  # 2 dice against 3
    assert fought.decider == "A"  # two pairs against the die without a partner


@pytest.mark.rule("ST-15.6")
@pytest.mark.parametrize("hands", [(("strzyga",), ("wargin",), ("libera",), ("bebok",))])
def test_equals_in_everything_share_a_place(hands: tuple[tuple[str, ...], ...]) -> None:
    a, b, c, d = [pack(*hand, at="heap") for hand in hands]
    scene = city(4, stage="check", a=a, b=b, c=c, d=pack(*d.bogeys, "mamuna", at="grove"), phases=12)

    assert scene.outcome.ranks == [2, 2, 2, 1]
    assert scene.state.score(3) > scene.state.score(0) == scene.state.score(1)


@pytest.mark.rule("ST-15.6", "ST-V-5")
def test_more_places_than_the_pact_has_do_not_count() -> None:
    """Seven starting bogeys fill five places; the rest counts as bogeys only."""
    scene = city(
        2,
        stage="check",
        a=rival("P11", "strzyga", "wargin", "libera", "bebok", "mamuna"),
        b=rival("P06", "wodnica", "syrena", "wroniec", "zjawa", "rarog", dread=1),
    )
    short = city(
        2,
        stage="check",
        pact_size=4,
        a=rival("P11", "strzyga", "wargin", "libera", "bebok", "mamuna"),
        b=rival("P06", "wodnica", "syrena", "wroniec", "zjawa", "licho", dread=1),
    )

    assert scene.outcome.ranks == [2, 1]
    assert short.outcome.ranks == [2, 1]  # 4 and 4 of 4, then bogeys 5 and 5, then dread


@pytest.mark.rule("ST-15.6", "ST-2.6")
def test_at_the_end_all_pacts_are_shown_with_their_filled_places() -> None:
    scene = city(3, stage="check", a=rival("P11", *FIVE), b=rival("P06", "wodnica"), c=rival("P03", "strzyga"))

    shown = [(event["seat"], event["pact"], event["places"]) for event in scene.told("showed_pact")]
    assert shown == [(0, "P11", 5), (1, "P06", 1), (2, "P03", 1)]
    for who in ("A", "B", "C", "spectator"):
        assert [scene.seen_pact(who, other) for other in "ABC"] == ["P11", "P06", "P03"]
