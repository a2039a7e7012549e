"""ST-EX: the rules at work. Przemo is A, Syla B, Witek C, unless an example says otherwise."""

from __future__ import annotations

import pytest

from games.straszydla.city import Luck, Scene, city, pack
from nightlight.core.errors import IllegalAction

SYLAS_PACK = ("strzyga", "latarnik", "wroniec", "borowy")


@pytest.mark.rule("ST-EX-1", "ST-4.2", "ST-4.5", "ST-5.1")
def test_a_day_begins() -> None:
    scene = city(
        3, stage="time", phase="night", card=0, start="C", a=pack("wargin", at="fishers"), stops=("baths", "well")
    )

    assert (scene.phase, scene.card, scene.start) == ("day", 3, "A")
    assert scene.stops == set()
    assert scene.cubes("grove") == 3


@pytest.mark.rule("ST-EX-1", "ST-6.3", "ST-7.2", "ST-7.3", "ST-9.2")
def test_a_route_round_a_block() -> None:
    scene = city(
        3,
        a=pack("wargin", at="fishers"),
        b=pack("strzyga", at="heap"),
        c=pack("libera", at="tower"),
        stops=("bridge",),
        cubes={"grove": 3},
    )

    with pytest.raises(IllegalAction):
        scene.do("A", "S")
    scene.lay_all("SE S SW", "N S N", "SE NW SE")

    went = [event["district"] for event in scene.told("moved") if event["seat"] == 0]
    assert went == ["dovecote", "alley", "grove"]
    assert (scene.fear("A"), scene.cubes("grove")) == ((0, 0, 0, 3), 0)


@pytest.mark.rule("ST-EX-2", "ST-10.1", "ST-10.3", "ST-10.4", "ST-10.5")
def test_syla_frightens_by_night() -> None:
    scene = city(
        2, stage="actions", phase="night", start="B", a=pack("wargin"), b=pack(*SYLAS_PACK, at="attic", energy=4)
    )

    scene.do("B", "frighten", luck=[6, 1, 5, 4])
    scene.do("B", "set 1 2")
    scene.do("B", "set 2 3")
    scene.do("B", "set 3 3")

    assert scene.energy("B") == 0
    assert scene.fear("B") == (0, 3, 0, 0)
    assert scene.dread("B") == 1


@pytest.mark.rule("ST-EX-2", "ST-10.4")
def test_without_energy_the_roll_would_bring_one_cube() -> None:
    scene = city(
        2, stage="actions", phase="night", start="B", a=pack("wargin"), b=pack(*SYLAS_PACK, at="attic", energy=4)
    )

    scene.do("B", "frighten", luck=[6, 1, 5, 4])
    scene.do("B", "done")

    assert (scene.energy("B"), scene.fear("B"), scene.dread("B")) == (4, (0, 1, 0, 0), 0)


def syla_feeds() -> Scene:
    scene = city(
        2,
        stage="feeding",
        phase="night",
        start="B",
        a=pack("wargin", at="heap"),
        b=pack(*SYLAS_PACK, at="attic", earth=4, air=5, fire=3, water=2, energy=1, dread=4),
        empty=("air",),  # so that nothing is summoned in attic
    )
    scene.do("B", "feed borowy earth")
    scene.do("B", "feed strzyga air")
    scene.do("B", "feed latarnik fire")
    assert (scene.fear("B"), scene.energy("B")) == ((2, 2, 0, 0), 1)
    assert "feed wroniec air" not in scene.options
    scene.do("B", "trade air")
    scene.do("B", "pay water 2")
    scene.do("B", "pay air 0")
    assert (scene.fear("B"), scene.energy("B")) == ((0, 3, 0, 0), 0)
    assert "feed wroniec air" not in scene.options  # still one short
    return scene


@pytest.mark.rule("ST-EX-3", "ST-12.2", "ST-13.3", "ST-13.4", "ST-13.5")
def test_syla_feeds_four_bogeys() -> None:
    scene = syla_feeds()

    scene.do("B", "dread_feed wroniec")
    scene.do_if_asked("B", "end")

    assert scene.bogeys("B") == ["strzyga", "latarnik", "wroniec", "borowy"]
    assert (scene.fear("B"), scene.energy("B"), scene.dread("B")) == ((0, 3, 0, 0), 0, 0)


@pytest.mark.rule("ST-EX-3", "ST-13.8")
def test_without_the_dread_wroniec_would_leave() -> None:
    scene = syla_feeds()

    scene.do("B", "end")

    assert scene.bogeys("B") == ["strzyga", "latarnik", "borowy"]


def meeting_in_dovecote(luck: Luck) -> Scene:
    return city(
        3,
        stage="duels",
        a=pack("wargin", "leszy", at="dovecote", energy=3),
        b=pack("latarnik", "wroniec", at="dovecote", energy=3),
        c=pack("libera", at="dovecote"),
        cubes={"potters": 1, "dovecote": 1},
        luck=luck,
    )


@pytest.mark.rule("ST-EX-4", "ST-EX-5", "ST-8.4", "ST-8.8", "ST-8.9")
def test_przemo_and_syla_duel_first() -> None:
    scene = meeting_in_dovecote([3, 5, 3, 6, 5])

    assert scene.duellists() == ("A", "B")
    assert scene.dice() == {"A": [5, 3, 3], "B": [6, 5]}
    assert [(event["successes"], event["rivals"]) for event in scene.told("standing")] == [(1, 2)]
    assert (scene.question, scene.deciders) == ("bid", ["A", "B"])


@pytest.mark.rule("ST-EX-6", "ST-8.11", "ST-8.12", "ST-8.13", "ST-8.15")
@pytest.mark.parametrize("change", ["done", "set 0 4", "set 0 6", "set 1 2", "set 1 4", "set 2 2", "set 2 4"])
def test_whatever_przemo_does_he_cannot_win(change: str) -> None:
    scene = meeting_in_dovecote([3, 5, 3, 6, 5])

    scene.do("B", "bid 2")
    scene.do("A", "bid 3")
    assert (scene.question, scene.decider) == ("duel_change", "A")
    assert change in scene.options
    scene.do("A", change)

    assert (scene.question, scene.decider) == ("retreat_point", "B")
    assert (scene.energy("A"), scene.energy("B")) == (0, 1)


@pytest.mark.rule("ST-EX-7", "ST-EX-8", "ST-8.17", "ST-8.3", "ST-8.1")
def test_syla_lets_przemo_choose_and_meets_witek() -> None:
    scene = meeting_in_dovecote([3, 5, 3, 6, 5])
    scene.do("B", "bid 2")
    scene.do("A", "bid 3")
    scene.do("A", "done")

    scene.do("B", "cede")
    assert scene.dread("B") == 1
    scene.do("A", "retreat potters", luck=[6, 6, 6, 1, 1])  # Syla has 5 against Witek's 3: three dice

    assert scene.at("A") == "potters"
    assert scene.duellists() == ("B", "C")
    assert (scene.cubes("potters"), scene.cubes("dovecote")) == (1, 1)
    scene.do("B", "bid 0")
    scene.do("B", "point hill")
    assert scene.fear("A") == (0, 0, 1, 0)  # Przemo acts first


@pytest.mark.rule("ST-EX-9", "ST-13.4")
@pytest.mark.parametrize("colour", ["fire", "air"])
def test_a_starting_bogey_changes_its_diet(colour: str) -> None:
    scene = city(2, stage="feeding", a=pack("strzyga", at="grove", fire=3, air=3), b=pack(at="heap"))

    scene.do("A", f"feed strzyga {colour}")
    scene.do_if_asked("A", "end")

    assert "strzyga" in scene.bogeys("A")


@pytest.mark.rule("ST-EX-11", "ST-9.2", "ST-9.4", "ST-11.1")
def test_an_imp_at_the_wrong_time_of_day() -> None:
    scene = city(
        2,
        stage="actions",
        phase="night",
        a=pack("strzyga", at="dovecote"),
        cubes={"dovecote": 1},
        imp_tops={"air": "gust"},
    )

    assert scene.fear("A") == (0, 1, 0, 0)
    scene.do("A", "summon_imp")

    assert scene.imps("A") == ["gust"]


@pytest.mark.rule("ST-EX-12", "ST-4.1", "ST-4.2", "ST-4.3", "ST-3.1")
def test_the_clock_runs_through_a_whole_phase() -> None:
    scene = city(2, stage="time", card=4, phase="day", start="A", a=pack("strzyga", at="fishers"), b=pack("wargin"))

    seen = [(scene.phase, scene.card)]
    for question in scene.decisions(11, most=3000):
        now = (scene.phase, scene.card)
        if question == "feeding":
            assert now == ("day", 0)
        if now != seen[-1]:
            seen.append(now)
        if scene.phase == "night":
            break

    assert seen == [("day", 3), ("day", 2), ("day", 1), ("day", 0), ("night", 3)]
    assert scene.start == "B"
    names = [name for name in scene.names_told() if name in ("fled", "fed", "checked", "summoned", "turned_card")]
    assert names.index("checked") < names.index("summoned") < names.index("turned_card")
    assert all(names.index(name) < names.index("checked") for name in ("fled", "fed") if name in names)
