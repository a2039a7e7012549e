"""ST-XT: edge cases that the chapters do not tell as a whole."""

from __future__ import annotations

import pytest

from games.straszydla.city import Luck, city, pack
from games.straszydla.reference import LAYOUT


@pytest.mark.rule("ST-XT-1", "ST-7.2")
def test_the_gap_between_baths_and_dock() -> None:
    scene = city(2, a=pack("strzyga", at="tower"), b=pack("wargin", at="heap"), stops=("baths", "dock"))

    scene.lay("A", "SE S E")
    scene.lay_somehow("B")

    assert scene.at("A") == "centre"


@pytest.mark.rule("ST-XT-7", "ST-7.3")
def test_nobody_returns_to_the_own_stop_marker() -> None:
    scene = city(2, card=2, a=pack("strzyga", at="park"), b=pack("wargin", at="heap"), stops=("park",))

    scene.do("A", "E")
    assert "W" not in scene.offered("A")
    scene.do("A", "SW")  # from centre to well, which lies south of park

    assert "N" not in scene.offered("A")
    assert {"NE", "NW"} <= set(scene.offered("A"))


@pytest.mark.rule("ST-XT-15", "ST-5.1", "ST-5.2", "ST-A-1")
def test_leftovers_are_kept_and_added_to() -> None:
    night = city(2, stage="time", card=0, phase="day", phases=1, cubes={"marina": 3})
    later = city(2, stage="time", card=2, phase="night", phases=2, cubes={"marina": 3})
    day = city(2, stage="time", card=0, phase="night", phases=2, cubes={"marina": 3})
    rest = city(2, stage="time", card=2, phase="day", phases=3, cubes={"marina": 6})
    taken = city(2, stage="actions", phase="night", a=pack("strzyga", at="marina"), cubes={"marina": 3})

    assert [scene.cubes("marina") for scene in (night, later, day, rest)] == [3, 3, 6, 6]
    assert taken.fear("A") == (3, 0, 0, 0)


@pytest.mark.rule("ST-XT-16", "ST-12.4", "ST-13.9", "ST-15.1")
def test_a_win_by_a_purchase_while_feeding() -> None:
    scene = city(
        2,
        stage="feeding",
        phase="day",
        a=pack("latarnik", "syrena", "brzeginia", "rarog", at="grove", pact="P11", water=7, fire=4, air=6, earth=9),
        b=pack("wargin", at="heap", pact="P01"),
        tops={"earth": "strzyga"},
    )

    scene.do("A", "buy earth")
    for words in ("pay water 0", "pay air 6"):
        scene.do("A", words)
    assert scene.energy("A") == 3
    for words in ("syrena water", "brzeginia water", "rarog fire", "latarnik earth", "strzyga earth"):
        scene.do("A", f"feed {words}")
    assert scene.fear("A") == (0, 0, 0, 3)
    scene.do("A", "end")
    scene.do_if_asked("B", "end")

    assert scene.outcome.winners() == [0]


@pytest.mark.rule("ST-XT-23", "ST-6.7")
def test_two_whispers_one_after_the_other() -> None:
    scene = city(
        2,
        a=pack("strzyga", at="bridge", imps=("whisper",)),
        b=pack("wargin", at="grove", imps=("whisper",)),
    )
    scene.lay_all("S N S", "N S N")  # both end in centre

    scene.do("A", "use")
    for token in ("S", "N", "W"):
        scene.do("A", token)

    assert (scene.question, scene.decider) == ("whisper", "B")
    assert scene.seen_plan("B", "A") == ["S", "N", "W"]
    scene.do("B", "use")
    for token in ("N", "S", "N"):
        scene.do("B", token)
    assert (scene.at("A"), scene.at("B")) == ("smithy", "centre")


@pytest.mark.rule("ST-XT-34", "ST-8.2", "ST-8.3", "ST-8.18", "ST-8.22", "ST-7.10")
@pytest.mark.parametrize(("luck", "ousted"), [([6, 6, 1, 1], "AC"), ([1, 1, 6, 6], "AB")])
def test_an_ousted_pawn_and_a_third_duellist(luck: Luck, ousted: str) -> None:
    scene = city(
        4,
        stage="duels",
        a=pack("strzyga", at="park"),
        b=pack("wargin", at="park"),
        c=pack("libera", at="smithy"),
        d=pack("bebok", at="smithy"),
        stops=tuple(name for name in LAYOUT if name != "park"),
        luck=[1, 1, 6, 6, 1, 1, 6, 6, *luck],
    )

    assert [(event["seat"], event["rival"]) for event in scene.told("began_duel")] == [(0, 1), (2, 3), (1, 2)]
    assert "".join(who for who in "ABCD" if scene.ousted(who)) == ousted
    assert [scene.dread(who) for who in "ABCD"] == [0, 0, 0, 1]
    assert [scene.at(who) for who in "ABCD"] == ["park", "park", "park", "smithy"]


@pytest.mark.rule("ST-XT-10", "ST-8.16")
def test_energy_bid_in_level_rolls_is_lost() -> None:
    scene = city(
        2,
        stage="duels",
        a=pack("strzyga", at="smithy", energy=2),
        b=pack("wargin", at="smithy", energy=2),
        luck=[6, 2, 6, 2],
    )

    for _ in range(2):
        scene.do("A", "bid 1")
        scene.do("B", "bid 1", luck=[4, 4, 4, 4])

    assert (scene.energy("A"), scene.energy("B")) == (0, 0)
    assert (scene.question, scene.decider) == ("retreat_point", "A")  # bids of none were made by themselves


@pytest.mark.rule("ST-XT-19", "ST-14.2")
def test_wroniec_is_summoned_at_the_end_of_a_night() -> None:
    scene = city(
        2, stage="summoning", phase="night", a=pack("strzyga", at="attic"), b=pack("wargin"), tops={"air": "wroniec"}
    )

    assert scene.bogeys("A") == ["strzyga", "wroniec"]
    assert (scene.energy("A"), scene.phase) == (4, "day")


@pytest.mark.rule("ST-XT-21", "ST-4.6", "ST-4.7")
def test_with_two_players_up_to_sixteen_markers_lie_until_the_third_phase() -> None:
    scene = city(
        2, stage="time", card=4, phases=1, a=pack("strzyga", at="tower"), b=pack("wargin", at="heap"), pact_size=5
    )
    counts: dict[int, int] = {}
    cleared_in = None
    for _ in scene.decisions(2, most=4000):
        now = scene.state.phase
        if now == 3 and cleared_in is None:
            cleared_in = len(scene.stops) if scene.card == 3 else cleared_in
        counts[now] = max(counts.get(now, 0), len(scene.stops))
        if now == 3 and scene.card == 2:
            break

    assert counts[1] <= 8
    assert counts[1] <= counts[2] <= 16
    assert cleared_in == 0


@pytest.mark.rule("ST-XT-22", "ST-6.4", "ST-7.1", "ST-4.7")
@pytest.mark.parametrize("more", [(), ("gravediggers",)])
def test_a_mole_digs_out_of_the_corner(more: tuple[str, ...]) -> None:
    scene = city(
        2,
        a=pack("strzyga", at="tower", imps=("mole",)),
        b=pack("wargin", at="heap"),
        stops=("tower", "baths", "dock", "smithy", *more),
    )

    scene.lay("A", "E E SE", mole=True)
    scene.lay_somehow("B")

    assert (scene.question, scene.at("A")) == ("transfer", "fishers")
    assert scene.options == ["stay", "transfer gravediggers"]
    assert (scene.imps("A"), scene.imp_bottom("earth")) == ([], "mole")
    scene.do("A", "stay")
    assert scene.at("A") == "dovecote"


@pytest.mark.rule("ST-XT-27", "ST-6.8", "ST-3.2")
def test_a_plan_is_laid_in_steps() -> None:
    scene = city(2, a=pack("strzyga", at="fishers"), b=pack("wargin", at="heap"), stops=("bridge",))

    assert scene.offered("A") == ["E", "SE", "SW", "W"]
    scene.do("A", "SE")

    assert scene.offered("A") == ["N", "NE", "E", "SE", "S", "SW", "NW"]


@pytest.mark.rule("ST-XT-13", "ST-8.18")
def test_the_ousted_feeds_and_summons_from_the_district_in_round_four() -> None:
    scene = city(
        2,
        stage="duels",
        card=0,
        a=pack("strzyga", at="attic"),
        b=pack("wargin", at="attic", water=3),
        stops=tuple(LAYOUT),
        tops={"air": "wila"},
        luck=[6, 6, 1, 1],
        cubes={"attic": 2},
    )
    scene.do_if_asked("A", "end")
    scene.do_if_asked("B", "end")
    while scene.question == "feeding" and scene.decider == "A":
        scene.do("A", "end")

    scene.do("B", "feed wargin water")
    scene.do_if_asked("B", "end")

    assert scene.told("retreated") == []
    assert "wargin" in scene.bogeys("B")
    assert len(scene.bogeys("B")) == 2  # A took the top, B the next one
    assert scene.fear("B") == (0, 0, 0, 0)
