"""ST-8: duels, bids and retreats."""

from __future__ import annotations

from itertools import product

import pytest

from games.straszydla.city import Luck, Scene, city, pack
from games.straszydla.reference import LAYOUT, SUBURBS, standing
from nightlight.core.errors import IllegalAction

BUT_SUBURBS = tuple(name for name in LAYOUT if name not in SUBURBS)


def duel(
    luck: Luck | None = None,
    *,
    at: str = "smithy",
    energy: tuple[int, int] = (0, 0),
    bogeys: tuple[tuple[str, ...], tuple[str, ...]] = (("strzyga",), ("wargin",)),
    imps: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    stops: tuple[str, ...] = (),
    phase: str = "day",
) -> Scene:
    """A, the holder, and B, the challenger, have met; the dice of A are rolled first."""
    return city(
        2,
        stage="duels",
        a=pack(*bogeys[0], at=at, energy=energy[0], imps=imps[0]),
        b=pack(*bogeys[1], at=at, energy=energy[1], imps=imps[1]),
        stops=stops,
        phase=phase,
        luck=luck,
    )


def bids(scene: Scene, a: int, b: int, luck: Luck | None = None) -> None:
    scene.do("A", f"bid {a}")
    scene.do("B", f"bid {b}", luck=luck)


@pytest.mark.rule("ST-8.1", "ST-9.1")
def test_nobody_acts_while_a_district_is_contested() -> None:
    scene = city(
        3,
        stage="duels",
        a=pack("strzyga", at="smithy", water=3),
        b=pack("wargin", at="smithy", water=3),
        c=pack("libera", at="grove", water=3),
        cubes={"smithy": 2, "grove": 3},
        luck=[6, 6, 1, 1],
    )

    assert scene.question == "retreat_point"
    assert (scene.cubes("smithy"), scene.cubes("grove")) == (2, 3)
    scene.do("A", "point tower")

    assert (scene.question, scene.decider) == ("action", "A")
    assert scene.fear("A") == (3, 0, 2, 0)


@pytest.mark.rule("ST-8.1")
def test_a_pawn_alone_in_its_district_fights_nobody() -> None:
    scene = city(2, stage="duels", a=pack("strzyga", at="smithy", water=3), b=pack("wargin", at="grove"))

    assert scene.told("began_duel") == []
    assert (scene.question, scene.decider) == ("action", "A")


@pytest.mark.rule("ST-8.2", "ST-8.3")
@pytest.mark.parametrize(
    ("start", "places", "duels"),
    [
        ("A", ["smithy", "grove", "grove", "smithy"], [("A", "D"), ("B", "C")]),
        ("B", ["smithy", "grove", "grove", "smithy"], [("B", "C"), ("D", "A")]),
        ("C", ["smithy", "grove", "grove", "smithy"], [("C", "B"), ("D", "A")]),
        ("D", ["smithy", "grove", "grove", "smithy"], [("D", "A"), ("B", "C")]),
    ],
)
def test_the_district_of_the_earliest_arrival_comes_first(
    start: str, places: list[str], duels: list[tuple[str, str]]
) -> None:
    a, b, c, d = [
        pack(name, at=place) for name, place in zip(["strzyga", "wargin", "libera", "bebok"], places, strict=True)
    ]
    scene = city(4, stage="duels", a=a, b=b, c=c, d=d, start=start, luck=[6, 6, 1, 1])
    fought = []

    for number, winner in enumerate(holder for holder, _ in duels):
        fought.append((scene.decider, scene.loser()))
        away = {"smithy": "tower", "grove": "marina"}[scene.at(winner)]
        scene.do(winner, f"point {away}", luck=[6, 6, 1, 1] if number == 0 else None)

    assert fought == duels


@pytest.mark.rule("ST-8.3", "ST-EX-4", "ST-EX-8")
def test_the_winner_stays_and_meets_the_next_pawn() -> None:
    scene = city(
        3,
        stage="duels",
        a=pack("strzyga", at="dovecote"),
        b=pack("wargin", at="dovecote"),
        c=pack("libera", at="dovecote"),
        luck=[1, 1, 6, 6],
    )

    assert scene.duellists() == ("A", "B")
    scene.do("B", "point hill", luck=[6, 6, 1, 1])

    assert scene.duellists() == ("B", "C")  # B keeps the earlier arrival and is the holder now
    assert scene.decider == "B"


@pytest.mark.rule("ST-8.4")
@pytest.mark.parametrize(
    ("phase", "mine", "theirs", "dice"),
    [
        ("day", ("strzyga",), ("wargin",), (2, 2)),
        ("day", ("strzyga", "libera"), ("wargin",), (3, 2)),
        ("day", ("strzyga",), ("wargin", "libera"), (2, 3)),
        ("day", (), ("wargin",), (2, 3)),
        ("day", (), (), (2, 2)),
        ("day", ("syrena",), ("wodnica",), (3, 2)),  # 4 against 2
        ("night", ("syrena",), ("wodnica",), (2, 3)),  # 2 against 4
        ("night", ("wodnica", "syrena"), ("strzyga", "wargin"), (2, 2)),
    ],
)
def test_the_stronger_has_three_dice_and_the_others_two(
    phase: str, mine: tuple[str, ...], theirs: tuple[str, ...], dice: tuple[int, int]
) -> None:
    scene = duel([6] * dice[0] + [1] * dice[1], bogeys=(mine, theirs), phase=phase)

    assert scene.asked_of_luck == [6] * sum(dice)
    assert scene.decider == "A"  # all of A's dice fell first, and won


@pytest.mark.rule("ST-8.5", "ST-3.2", "ST-11.2")
def test_ember_is_offered_to_the_holder_and_then_to_the_challenger_before_the_roll() -> None:
    scene = duel(imps=(("ember",), ("ember",)))

    assert (scene.question, scene.decider, scene.options) == ("ember", "A", ["decline", "use"])
    scene.do("A", "use")
    assert scene.imps("A") == []
    assert (scene.question, scene.decider, scene.options) == ("ember", "B", ["decline", "use"])
    assert scene.imp_bottom("fire") == "ember"
    scene.do("B", "decline", luck=[6, 6, 6, 1, 1])

    assert scene.asked_of_luck == [6] * 5
    assert scene.imps("B") == ["ember"]


@pytest.mark.rule("ST-8.5", "ST-8.16")
def test_ember_gives_a_die_for_the_whole_duel_and_is_asked_once() -> None:
    scene = duel(imps=((), ("ember", "ember")))

    scene.do("B", "use", luck=[6, 1, 6, 1, 1])

    # 6 against 6, 1 against 1, and a die without a partner: B wins at once
    assert scene.asked_of_luck == [6] * 5
    assert scene.imps("B") == ["ember"]


@pytest.mark.rule("ST-8.5", "ST-8.16")
def test_after_a_level_roll_the_ember_die_is_rolled_again() -> None:
    scene = duel(imps=(("ember",), ()), bogeys=(("strzyga",), ("wargin", "libera")))

    scene.do("A", "use", luck=[6, 4, 2, 6, 4, 2, 6, 6, 6, 1, 1, 1])

    assert scene.asked_of_luck == [6] * 12
    assert scene.decider == "A"


@pytest.mark.rule("ST-8.6", "ST-2.10")
def test_the_dice_of_the_holder_fall_before_those_of_the_challenger() -> None:
    scene = duel([5, 4, 6, 1, 1], bogeys=(("strzyga",), ("wargin", "libera")))

    assert scene.rolled() == {"A": [5, 4], "B": [6, 1, 1]}


@pytest.mark.rule("ST-8.7", "ST-3.4", "ST-2.10", "ST-XT-29")
def test_spark_rolls_any_set_of_own_dice_again() -> None:
    scene = duel([2, 5, 1, 6, 6], energy=(1, 0), bogeys=(("strzyga", "libera"), ("wargin",)), imps=(("spark",), ()))

    assert (scene.question, scene.decider) == ("duel_spark", "A")
    assert scene.options == ["decline", "die 0", "die 1", "die 2"]
    scene.do("A", "die 0")
    assert scene.options == ["done", "die 1", "die 2"]
    scene.do("A", "die 2", luck=[4, 6])  # no die is left to mark

    assert scene.asked_of_luck == [6, 6]
    assert scene.imps("A") == []
    assert scene.imp_bottom("fire") == "spark"
    assert scene.dice() == {"A": [6, 5, 4], "B": [6, 6]}  # sorted


@pytest.mark.rule("ST-8.7", "ST-3.4")
def test_after_a_mark_only_higher_dice_may_follow() -> None:
    scene = duel([2, 5, 1, 6, 6], bogeys=(("strzyga", "libera"), ("wargin",)), imps=(("spark",), ()))

    scene.do("A", "die 1")

    assert scene.options == ["done", "die 2"]
    scene.do("A", "done", luck=[3])
    assert scene.rolled()["A"] == [2, 3, 1]


@pytest.mark.rule("ST-8.7")
def test_the_challenger_decides_on_spark_knowing_what_the_holder_did() -> None:
    scene = duel([2, 3, 4, 5], imps=(("spark",), ("spark",)))

    scene.do("A", "die 0", luck=None)
    scene.do("A", "done", luck=[6])

    assert (scene.question, scene.decider) == ("duel_spark", "B")
    assert scene.rolled() == {"A": [6, 3], "B": [4, 5]}
    assert scene.options == ["decline", "die 0", "die 1"]
    scene.do("B", "die 1", luck=[6])
    assert scene.imps("B") == []
    assert scene.question != "duel_spark"


@pytest.mark.rule("ST-8.7", "ST-8.16")
def test_each_new_roll_opens_the_window_again() -> None:
    scene = duel([3, 3, 3, 3], imps=(("spark", "spark"), ()))

    scene.do("A", "decline", luck=[4, 4, 4, 4])
    assert (scene.question, scene.decider) == ("duel_spark", "A")
    scene.do("A", "die 0")
    scene.do("A", "done", luck=[4, 2, 2, 2, 2])
    assert (scene.question, scene.imps("A")) == ("duel_spark", ["spark"])


@pytest.mark.rule("ST-8.7")
def test_spark_is_declined_without_losing_the_imp() -> None:
    scene = duel([6, 6, 1, 1], imps=(("spark",), ()))

    scene.do("A", "decline")

    assert scene.imps("A") == ["spark"]
    assert scene.rolled() == {"A": [6, 6], "B": [1, 1]}


@pytest.mark.rule("ST-8.8", "ST-8.9", "ST-8.10", "ST-8.14", "ST-A-4")
def test_two_dice_against_two_come_out_as_the_pairs_say() -> None:
    for faces in product((1, 3, 4, 6), repeat=4):
        mine, theirs = sorted(faces[:2], reverse=True), sorted(faces[2:], reverse=True)
        ahead = standing(mine, theirs)
        scene = duel([*faces, *([5, 5, 2, 2] if ahead == 0 else [])])

        winner = "A" if ahead >= 0 else "B"
        assert scene.decider == winner
        assert len(scene.asked_of_luck) == (8 if ahead == 0 else 4)


@pytest.mark.rule("ST-8.8", "ST-8.9", "ST-8.14")
def test_three_dice_against_two_come_out_as_the_pairs_say() -> None:
    for faces in product((1, 4, 6), repeat=5):
        mine, theirs = sorted(faces[:2], reverse=True), sorted(faces[2:], reverse=True)
        ahead = standing(mine, theirs)
        again = [6, 6, 1, 1, 1] if ahead == 0 else []
        scene = duel([*faces, *again], bogeys=(("strzyga",), ("wargin", "libera")))

        assert scene.decider == ("A" if ahead >= 0 else "B")
        assert len(scene.asked_of_luck) == (10 if ahead == 0 else 5)


@pytest.mark.rule("ST-8.11", "ST-2.6", "ST-3.3")
def test_bids_are_made_at_once_and_nobody_sees_the_other() -> None:
    scene = duel([5, 5, 3, 3], energy=(4, 2))

    assert (scene.question, scene.deciders) == ("bid", ["A", "B"])
    assert scene.bound("A") == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert scene.bound("B") == ["bid 0", "bid 1", "bid 2"]
    low, high = scene, scene.copy()
    low.do("A", "bid 0")
    high.do("A", "bid 4")

    assert low.deciders == high.deciders == ["B"]
    for who in ("B", "spectator"):
        assert low.view(who).json() == high.view(who).json()
        assert low.seen_events(who) == high.seen_events(who)
    assert low.view("A").json() != high.view("A").json()


@pytest.mark.rule("ST-8.23", "ST-12.1")
def test_a_free_action_gives_back_a_bid_that_was_sealed_before() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="smithy", energy=1, water=3),
        b=pack("wargin", at="smithy", energy=2),
        luck=[5, 5, 4, 4],
    )
    other = scene.copy()

    scene.do("B", "bid 2")
    other.do("B", "bid 0")
    for world in (scene, other):
        world.do("A", "trade energy")
        while world.question == "pay":
            world.do("A", world.options[-1])

    assert scene.deciders == ["A", "B"]
    assert scene.told("gave_back_bid") == [{"seat": 1}]
    assert scene.told("revealed_bid") == []
    assert scene.energy("B") == 2
    assert scene.view("A").json() == other.view("A").json()  # nobody learns what it was
    scene.do("A", "bid 0")
    scene.do("B", "bid 1")
    assert [event["energy"] for event in scene.told("revealed_bid")] == [0, 1]


@pytest.mark.rule("ST-8.23", "ST-3.6")
def test_while_one_pays_the_other_waits_and_then_bids() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="smithy", energy=1, water=3, air=2),
        b=pack("wargin", at="smithy", energy=2),
        luck=[5, 5, 4, 4],
    )

    scene.do("A", "trade energy")
    assert (scene.question, scene.deciders) == ("pay", ["A"])
    scene.do("A", "pay water 3")

    assert (scene.question, scene.deciders) == ("bid", ["A", "B"])
    assert scene.energy("A") == 2


@pytest.mark.rule("ST-8.11", "ST-8.23")
@pytest.mark.parametrize(
    ("dice", "water", "asked"),
    [
        ([5, 5, 4, 4], 0, []),  # nobody has anything to bid
        ([6, 6, 1, 1], 3, []),  # a cube of energy turns nothing
        ([5, 4, 5, 4], 3, ["B"]),  # level: it wins
        ([5, 5, 4, 5], 6, ["B"]),  # behind by one pair: two cubes overturn it
    ],
)
def test_without_energy_only_those_bid_whom_free_actions_could_help(
    dice: list[int], water: int, asked: list[str]
) -> None:
    scene = city(
        2, stage="duels", a=pack("strzyga", at="smithy"), b=pack("wargin", at="smithy", water=water), luck=dice
    )

    assert (scene.deciders if scene.question == "bid" else []) == asked


@pytest.mark.rule("ST-8.23", "ST-8.4")
def test_a_bogey_bought_before_the_bid_brings_energy_but_no_third_die() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="smithy", water=6),
        b=pack("wargin", at="smithy", energy=1),
        luck=[4, 4, 5, 5],
        tops={"fire": "wiedzma"},
    )

    scene.do("A", "buy fire")

    assert scene.bound("A") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert scene.state.fight().counts[0] == 2


@pytest.mark.rule("ST-8.23")
def test_by_the_first_version_a_bid_is_only_a_number() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="smithy", water=9, energy=2, dread=4),
        b=pack("wargin", at="smithy", water=9),
        luck=[5, 5, 4, 4],
        rules=1,
    )

    assert scene.deciders == ["A"]
    assert scene.offered("A") == ["bid 0", "bid 1", "bid 2"]


@pytest.mark.rule("ST-8.11", "ST-6.5")
def test_the_challenger_may_bid_first() -> None:
    scene = duel([5, 5, 3, 3], energy=(4, 2))

    scene.do("B", "bid 2")

    assert scene.deciders == ["A"]
    scene.do("A", "bid 2")
    assert (scene.energy("A"), scene.energy("B")) == (2, 0)


@pytest.mark.rule("ST-8.11", "ST-3.2")
def test_without_energy_a_bid_of_none_is_made_by_itself() -> None:
    scene = duel([5, 5, 3, 3], energy=(0, 2))

    assert scene.deciders == ["B"]
    scene.do("B", "bid 0")

    assert (scene.question, scene.decider) == ("retreat_point", "A")


@pytest.mark.rule("ST-8.12")
@pytest.mark.parametrize(("a", "b"), [(3, 1), (2, 2), (0, 3), (4, 4)])
def test_all_energy_that_was_bid_is_lost(a: int, b: int) -> None:
    scene = duel([6, 6, 1, 1], energy=(4, 4))

    bids(scene, a, b)

    assert (scene.energy("A"), scene.energy("B")) == (4 - a, 4 - b)


@pytest.mark.rule("ST-8.13")
@pytest.mark.parametrize("bid", [0, 1, 3])
def test_equal_bids_change_nothing(bid: int) -> None:
    scene = duel([5, 5, 3, 3], energy=(4, 4))

    bids(scene, bid, bid)

    assert (scene.question, scene.decider) == ("retreat_point", "A")


@pytest.mark.rule("ST-8.13", "ST-3.5", "ST-A-6", "ST-XT-30")
def test_the_higher_bidder_changes_own_dice_within_the_difference() -> None:
    scene = duel([5, 3, 3, 6, 5], energy=(3, 1), bogeys=(("strzyga", "libera"), ("wargin",)))

    bids(scene, 3, 1)

    assert (scene.question, scene.decider) == ("duel_change", "A")
    assert scene.options == [
        "done",
        *(f"set 0 {value}" for value in (3, 4, 6)),
        *(f"set 1 {value}" for value in (1, 2, 4, 5)),
        *(f"set 2 {value}" for value in (1, 2, 4, 5)),
    ]
    scene.do("A", "set 1 4")
    assert scene.options == ["done", "set 2 2", "set 2 4"]


@pytest.mark.rule("ST-8.13", "ST-3.5")
def test_the_challenger_may_be_the_higher_bidder() -> None:
    scene = duel([5, 5, 4, 3], energy=(2, 5))

    bids(scene, 1, 4)

    assert (scene.question, scene.decider) == ("duel_change", "B")
    assert scene.options == [
        "done",
        *(f"set 0 {value}" for value in (1, 2, 3, 5, 6)),
        *(f"set 1 {value}" for value in (1, 2, 4, 5, 6)),
    ]
    scene.do("B", "set 0 6")
    scene.do("B", "set 1 4")  # the third point; nothing is left to spend
    assert (scene.question, scene.decider) != ("duel_change", "B")


@pytest.mark.rule("ST-8.13", "ST-3.5")
def test_dice_stay_within_one_and_six() -> None:
    scene = duel([6, 1, 4, 4], energy=(9, 0))

    scene.do("A", "bid 9")

    assert scene.options == [
        "done",
        *(f"set 0 {value}" for value in (1, 2, 3, 4, 5)),
        *(f"set 1 {value}" for value in (2, 3, 4, 5, 6)),
    ]


@pytest.mark.rule("ST-8.13", "ST-2.11")
def test_points_may_be_left_unused() -> None:
    scene = duel([3, 3, 5, 5], energy=(4, 0))

    scene.do("A", "bid 4")
    scene.do("A", "done")

    assert (scene.question, scene.decider) == ("retreat_point", "B")


@pytest.mark.rule("ST-8.8", "ST-8.13", "ST-XT-9")
def test_pairs_stay_as_they_were_laid() -> None:
    scene = duel([5, 3, 3, 6, 5], energy=(3, 0), bogeys=(("strzyga", "libera"), ("wargin",)))

    scene.do("A", "bid 3")
    scene.do("A", "set 1 6")  # 5 against 6, 6 against 5, and one without a partner

    assert (scene.question, scene.decider) == ("retreat_point", "A")


@pytest.mark.rule("ST-8.14", "ST-8.13", "ST-XT-8")
def test_energy_decides_a_level_roll() -> None:
    scene = duel([6, 2, 4, 3], energy=(2, 0))

    scene.do("A", "bid 2")
    scene.do("A", "set 1 4")

    assert (scene.question, scene.decider) == ("retreat_point", "A")
    assert scene.energy("A") == 0


@pytest.mark.rule("ST-8.15", "ST-A-5", "ST-XT-11")
def test_energy_that_only_levels_is_not_enough() -> None:
    scene = duel([4, 4, 5, 4], energy=(1, 0))

    scene.do("A", "bid 1")
    scene.do("A", "set 0 5")

    assert (scene.question, scene.decider) == ("retreat_point", "B")


@pytest.mark.rule("ST-8.15")
def test_whoever_was_ahead_wins_although_the_other_levelled() -> None:
    scene = duel([5, 4, 4, 4], energy=(0, 1))

    scene.do("B", "bid 1")
    scene.do("B", "set 0 5")

    assert (scene.question, scene.decider) == ("retreat_point", "A")


@pytest.mark.rule("ST-8.16", "ST-8.15", "ST-A-5")
def test_a_lead_that_energy_gives_away_is_no_tie() -> None:
    scene = duel([4, 3, 4, 3], energy=(2, 0))

    scene.do("A", "bid 1")
    scene.do("A", "set 0 3")  # foolish, but legal: now B is ahead

    assert (scene.question, scene.decider) == ("retreat_point", "B")


@pytest.mark.rule("ST-8.16", "ST-XT-10", "ST-A-5")
def test_after_three_level_rolls_the_holder_wins_and_the_energy_is_lost() -> None:
    scene = duel([6, 2, 6, 2], energy=(3, 3))

    bids(scene, 1, 1, luck=[5, 3, 5, 3])
    assert (scene.question, scene.deciders) == ("bid", ["A", "B"])
    bids(scene, 1, 1, luck=[4, 1, 4, 1])
    assert (scene.question, scene.deciders) == ("bid", ["A", "B"])
    bids(scene, 0, 0)

    assert (scene.question, scene.decider) == ("retreat_point", "A")
    assert (scene.energy("A"), scene.energy("B")) == (1, 1)


@pytest.mark.rule("ST-8.16")
def test_the_second_or_third_roll_may_decide() -> None:
    second = duel([6, 2, 6, 2, 3, 3, 4, 4])
    third = duel([6, 2, 6, 2, 3, 3, 3, 3, 3, 3, 4, 4])

    assert (second.decider, len(second.asked_of_luck)) == ("B", 8)
    assert (third.decider, len(third.asked_of_luck)) == ("B", 12)


@pytest.mark.rule("ST-8.17", "ST-A-13")
def test_the_winner_points_at_any_open_neighbour_or_lets_the_loser_choose() -> None:
    scene = duel([6, 6, 1, 1], stops=("baths", "dock", "smithy"))

    assert (scene.question, scene.decider) == ("retreat_point", "A")
    near = ["tower", "fishers", "bridge", "gravediggers", "park", "centre"]
    assert scene.options == ["cede", *(f"point {name}" for name in near)]
    pointed, ceded = scene, scene.copy()
    pointed.do("A", "point park")
    ceded.do("A", "cede")

    assert (pointed.at("B"), pointed.dread("A")) == ("park", 0)
    assert (ceded.question, ceded.decider, ceded.dread("A")) == ("retreat", "B", 1)
    assert ceded.options == [f"retreat {name}" for name in near]
    ceded.do("B", "retreat fishers")
    assert (ceded.at("A"), ceded.at("B")) == ("smithy", "fishers")
    assert ceded.dread("B") == 0


@pytest.mark.rule("ST-8.17", "ST-8.20", "ST-A-13", "ST-XT-12", "ST-7.10")
def test_a_loser_is_not_driven_back_where_it_came_from() -> None:
    scene = city(
        3,
        stage="duels",
        a=pack("strzyga", at="smithy"),
        b=pack("wargin", at="smithy"),
        c=pack("libera", at="bridge"),
        luck=[6, 6, 1, 1],
    )

    scene.do("A", "point bridge", luck=[6, 6, 1, 1])

    assert scene.duellists() == ("C", "B")  # B is the latest arrival
    assert scene.decider == "C"
    assert "point smithy" not in scene.options
    assert scene.options == [
        "cede",
        *(f"point {name}" for name in ["baths", "fishers", "hill", "dovecote", "park", "centre", "alley"]),
    ]


@pytest.mark.rule("ST-8.17")
def test_another_loser_may_be_sent_where_the_first_was_driven_from() -> None:
    scene = city(
        3,
        stage="duels",
        a=pack("strzyga", at="smithy"),
        b=pack("wargin", at="smithy"),
        c=pack("libera", at="bridge"),
        luck=[6, 6, 1, 1],
    )

    scene.do("A", "point bridge", luck=[1, 1, 6, 6])

    assert scene.decider == "B"  # C lost and was driven out of nowhere but bridge
    assert "point smithy" in scene.options


@pytest.mark.rule("ST-8.17", "ST-8.18")
def test_in_the_next_round_a_district_is_open_to_the_driven_again() -> None:
    scene = duel([6, 6, 1, 1], at="tower", stops=("dock",))
    scene.do("A", "point baths")
    scene.finish_actions()
    assert scene.question == "plan"

    assert scene.driven("B") == set()


@pytest.mark.rule("ST-8.18", "ST-XT-13")
def test_without_an_open_neighbour_the_loser_goes_to_an_open_suburb() -> None:
    scene = duel([6, 6, 1, 1], at="heap", stops=(*BUT_SUBURBS, "potters", "gravediggers"))

    assert scene.options == ["cede", "point fishers", "point millers"]
    pointed, ceded = scene, scene.copy()
    pointed.do("A", "point millers")
    ceded.do("A", "cede")

    assert (pointed.at("B"), pointed.dread("A")) == ("millers", 0)
    assert ceded.options == ["retreat fishers", "retreat millers"]
    assert ceded.dread("A") == 1


@pytest.mark.rule("ST-8.18")
def test_a_suburb_in_which_the_duel_was_lost_is_no_refuge() -> None:
    scene = duel([6, 6, 1, 1], at="fishers", stops=(*BUT_SUBURBS, "potters"))

    assert scene.options == ["cede", "point gravediggers", "point millers"]


@pytest.mark.rule("ST-8.18", "ST-4.7", "ST-9.3", "ST-9.5", "ST-XT-13")
def test_a_loser_without_any_refuge_is_ousted() -> None:
    scene = city(
        2,
        stage="duels",
        card=0,
        a=pack("strzyga", at="well", water=3),
        b=pack("wargin", at="well", air=3, imps=("hoard", "mist"), dread=5, pact="P03"),
        stops=tuple(name for name in LAYOUT if name != "well"),
        cubes={"well": 2},
        luck=[6, 6, 1, 1],
        tops={"water": "wodnica"},
    )

    assert (scene.question, scene.decider) == ("action", "A")  # nobody chose, and no Mist was offered
    assert scene.dread("A") == 0
    assert (scene.at("A"), scene.at("B")) == ("well", "well")
    scene.do("A", "end")
    assert scene.decider == "B"
    assert scene.fear("A") == (5, 0, 0, 0)
    assert scene.fear("B") == (0, 3, 0, 0)
    assert not {"frighten", "summon_imp", "hoard"} & set(scene.options)
    assert {"trade water", "dread_energy", "exchange mist"} <= set(scene.options)  # free actions
    scene.do("B", "end")
    assert "well" in scene.stops  # of A
    assert scene.question == "feeding"


@pytest.mark.rule("ST-8.18", "ST-4.7", "ST-9.1")
def test_an_ousted_pawn_alone_gets_no_stop_marker_and_collects_nothing() -> None:
    scene = city(
        2,
        stage="actions",
        a=pack("strzyga", at="heap", water=3),
        b=pack("wargin", at="well", water=3, ousted=True),
        cubes={"well": 2},
    )

    scene.do("A", "end")
    assert scene.fear("B") == (3, 0, 0, 0)
    scene.do("B", "end")

    assert scene.stops == {"heap"}
    assert scene.cubes("well") == 2


@pytest.mark.rule("ST-8.18", "ST-13.2", "ST-14.1", "ST-XT-13")
def test_an_ousted_player_feeds_and_summons_all_the_same() -> None:
    scene = city(
        2,
        stage="feeding",
        a=pack("strzyga", at="heap"),
        b=pack("wargin", at="well", water=3, ousted=True),
        tops={"water": "wodnica"},
    )

    assert scene.decider == "B"
    scene.do("B", "feed wargin water")
    scene.do_if_asked("B", "end")

    assert scene.bogeys("B") == ["wargin", "wodnica"]


@pytest.mark.rule("ST-8.18", "ST-8.1")
def test_an_ousted_player_is_like_any_other_in_the_next_round() -> None:
    scene = city(
        2,
        stage="actions",
        card=2,
        a=pack("strzyga", at="steelworks"),
        b=pack("wargin", at="well", water=3, ousted=True),
    )

    scene.do("B", "end")
    assert scene.question == "plan"
    scene.lay("A", "W N S")
    scene.lay("B", "N S N")

    assert scene.at("B") == "park"
    scene.finish_actions()
    assert scene.stops == {"steelworks", "funfair", "park"}


@pytest.mark.rule("ST-8.19", "ST-11.2")
def test_with_mist_the_loser_chooses_and_the_winner_gets_nothing() -> None:
    scene = duel([6, 6, 1, 1], imps=((), ("mist",)), stops=("baths", "dock", "tower"))

    assert (scene.question, scene.decider, scene.options) == ("mist", "B", ["decline", "use"])
    used, declined = scene, scene.copy()
    used.do("B", "use")
    declined.do("B", "decline")

    near = ["fishers", "bridge", "gravediggers", "park", "centre"]
    assert (used.question, used.decider) == ("retreat", "B")
    assert used.options == [f"retreat {name}" for name in near]
    assert (used.imps("B"), used.imp_bottom("water")) == ([], "mist")
    used.do("B", "retreat centre")
    assert (used.at("B"), used.dread("A")) == ("centre", 0)
    assert (declined.question, declined.decider) == ("retreat_point", "A")
    assert declined.imps("B") == ["mist"]


@pytest.mark.rule("ST-8.19")
def test_mist_of_the_winner_is_not_asked_for() -> None:
    scene = duel([6, 6, 1, 1], imps=(("mist",), ()))

    assert (scene.question, scene.decider) == ("retreat_point", "A")


@pytest.mark.rule("ST-8.20")
def test_a_loser_may_be_sent_where_others_stand_and_fights_there() -> None:
    scene = city(
        4,
        stage="duels",
        a=pack("strzyga", at="smithy"),
        b=pack("wargin", at="smithy"),
        c=pack("libera", at="park"),
        d=pack("bebok", at="heap"),
        luck=[6, 6, 1, 1],
    )

    scene.do("A", "point park", luck=[1, 1, 6, 6])

    assert scene.duellists() == ("C", "B")
    assert scene.decider == "B"


@pytest.mark.rule("ST-8.21")
def test_sixes_and_ones_in_a_duel_cost_and_give_no_dread() -> None:
    scene = duel([6, 6, 1, 1])

    scene.do("A", "point park")

    assert (scene.dread("A"), scene.dread("B")) == (0, 0)


@pytest.mark.rule("ST-8.22", "ST-8.17", "ST-XT-31")
def test_a_single_refuge_is_ceded_without_asking() -> None:
    stops = tuple(name for name in LAYOUT if name != "park")
    scene = duel([6, 6, 1, 1], stops=stops)

    assert scene.at("B") == "park"
    assert scene.dread("A") == 1
    assert scene.question not in ("retreat_point", "retreat")


@pytest.mark.rule("ST-8.22", "ST-8.19", "ST-XT-31")
def test_with_a_single_refuge_only_a_holder_of_mist_is_asked() -> None:
    stops = tuple(name for name in LAYOUT if name != "park")
    scene = duel([6, 6, 1, 1], stops=stops, imps=((), ("mist",)))

    assert (scene.question, scene.decider) == ("mist", "B")
    used, declined = scene, scene.copy()
    used.do("B", "use")
    declined.do("B", "decline")

    assert (used.at("B"), used.dread("A")) == ("park", 0)
    assert (declined.at("B"), declined.dread("A")) == ("park", 1)


@pytest.mark.rule("ST-8.22", "ST-8.18")
def test_a_single_open_suburb_is_ceded_too() -> None:
    scene = duel([6, 6, 1, 1], at="heap", stops=(*BUT_SUBURBS, "potters", "gravediggers", "millers"))

    assert (scene.at("B"), scene.dread("A")) == ("fishers", 1)


@pytest.mark.rule("ST-8.17")
def test_nobody_else_chooses_the_refuge() -> None:
    scene = duel([6, 6, 1, 1])

    with pytest.raises(IllegalAction):
        scene.do("B", "point park")
