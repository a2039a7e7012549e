"""ST-2: terms and general rules."""

from __future__ import annotations

import pytest

from games.straszydla.city import city, new_match, pack
from games.straszydla.reference import LAYOUT
from nightlight.core.chance import Scripted, Seeded
from nightlight.core.step import apply, first, legal

ELEMENTS = ["water", "air", "fire", "earth"]


@pytest.mark.rule("ST-2.1")
@pytest.mark.parametrize("seed", range(3))
def test_days_and_nights_alternate_and_last_four_rounds(seed: int) -> None:
    scene = new_match(3, seed)
    rounds: list[tuple[str, int]] = []
    for question in scene.decisions(seed):
        if question == "plan" and (not rounds or rounds[-1] != (scene.phase, scene.card)):
            rounds.append((scene.phase, scene.card))

    begin = rounds[0][0]
    other = "night" if begin == "day" else "day"
    expected = [(phase, card) for phase in (begin, other) * 10 for card in (3, 2, 1, 0)]
    assert rounds == expected[: len(rounds)]


@pytest.mark.rule("ST-2.2")
@pytest.mark.parametrize(
    ("bogeys", "day", "night"),
    [
        ((), 0, 0),
        (("strzyga",), 3, 3),
        (("wroniec", "latarnik"), 5, 7),
        (("wargin", "leszy"), 7, 6),
        (("topielica", "goplana", "zmora", "smok", "babajaga"), 2 + 5 + 3 + 5 + 2, 5 + 2 + 5 + 3 + 5),
    ],
)
def test_the_strength_of_a_pack_is_that_of_the_phase(bogeys: tuple[str, ...], day: int, night: int) -> None:
    by_day = city(2, a=pack(*bogeys, at="grove"), phase="day")
    by_night = city(2, a=pack(*bogeys, at="grove"), phase="night")

    assert (by_day.state.strength(0), by_night.state.strength(0)) == (day, night)


@pytest.mark.rule("ST-2.3")
@pytest.mark.parametrize(("phase", "energy"), [("day", 2), ("night", 5)])
def test_a_bogey_brings_its_current_strength_bought_or_summoned(phase: str, energy: int) -> None:
    bought = city(2, stage="actions", phase=phase, a=pack("strzyga", at="grove", earth=7), tops={"water": "topielica"})
    bought.do("A", "buy water")
    summoned = city(2, stage="summoning", phase=phase, a=pack("strzyga", at="dock"), tops={"water": "topielica"})

    assert (bought.energy("A"), summoned.energy("A")) == (energy, energy)


@pytest.mark.rule("ST-2.4", "ST-2.9")
def test_a_player_holds_as_much_as_comes() -> None:
    imps = ("mist", "mist", "sip", "sip", "gust", "gust", "whisper", "whisper", "spark", "spark", "ember", "ember")
    scene = city(
        2,
        stage="actions",
        a=pack("strzyga", at="grove", water=60, energy=60, dread=60, imps=(*imps, "mole", "mole", "hoard")),
        cubes={"grove": 40},
    )

    assert scene.fear("A") == (60, 0, 0, 40)
    scene.do("A", "dread_imp earth")
    scene.do("A", "hoard")
    scene.do("A", "dread_energy")

    assert scene.fear("A") == (60, 0, 0, 42)
    assert scene.energy("A") == 63
    assert len(scene.imps("A")) == 15


@pytest.mark.rule("ST-2.5")
def test_everybody_sees_what_lies_open() -> None:
    scene = city(
        3,
        a=pack("strzyga", "wodnica", at="grove", water=1, energy=2, dread=3, imps=("mole",)),
        b=pack("wargin", at="heap"),
        c=pack("libera", at="tower"),
        start="B",
        stops=("baths",),
        cubes={"dock": 2},
        tops={"fire": "smok"},
        imp_tops={"air": "gust"},
    )

    for who in ("A", "B", "C", "spectator"):
        table = scene.view(who).table
        assert [scene.state.players[seat].pawn for seat in range(3)] == [table.players[seat].pawn for seat in range(3)]
        for seat in range(3):
            mine, seen = scene.state.players[seat], table.players[seat]
            assert (list(seen.cubes), seen.dread, seen.bogeys) == (list(mine.cubes), mine.dread, mine.bogeys)
            assert list(seen.imps) == list(mine.imps)
        assert list(table.cubes) == list(scene.state.cubes)
        assert (table.stops, table.clock, table.start) == (scene.state.stops, scene.state.clock, scene.state.start)
        assert list(table.bogey_tops) == list(scene.state.bogey_tops)
        assert list(table.imp_tops) == list(scene.state.imp_tops)
        assert table.bogeys_unseen == scene.state.bogeys_unseen  # the sizes of the stacks follow
        assert list(table.imp_unseen) == list(scene.state.imp_unseen)


@pytest.mark.rule("ST-2.7", "ST-4.7")
def test_a_district_holds_one_stop_marker_at_most() -> None:
    scene = city(
        2, stage="actions", a=pack("strzyga", at="tower", water=3), b=pack("wargin", at="heap"), stops=("tower",)
    )

    scene.do("A", "end")
    scene.finish_actions()

    assert scene.stops == {"tower", "heap"}
    stopped = [event["district"] for event in scene.told("stopped")]
    assert stopped.count("tower") == 0


@pytest.mark.rule("ST-2.8", "ST-2.9")
@pytest.mark.parametrize("seed", range(3))
def test_what_one_player_does_changes_the_cubes_of_no_other(seed: int) -> None:
    scene = new_match(3, seed)
    luck = Seeded(seed)
    while scene.question is not None:
        seat = first(scene.state.actors)
        before = [list(player.cubes) for player in scene.state.players]
        told = len(scene.log.events)
        offered = legal(scene.state, seat)
        apply(scene.state, seat, offered[luck.below(len(offered))], luck)
        happened = scene.log.events[told:]
        touched = {event.get("seat") for event in happened if "seat" in [field.name for field in event.news.fields]}
        for other in range(3):
            if other not in touched:
                assert list(scene.state.players[other].cubes) == before[other]


@pytest.mark.rule("ST-2.10")
@pytest.mark.parametrize("face", range(6))
def test_each_face_of_a_die_has_one_of_six_outcomes(face: int) -> None:
    scene = city(2, stage="actions", a=pack("strzyga", "wargin", at="attic"))
    luck = Scripted([face, 5 - face])

    scene.act("A", "frighten", luck)

    assert luck.asked == [6, 6]
    fell = [(event["die"], event["value"]) for event in scene.told("die_fell")]
    assert fell == [(0, face + 1), (1, 6 - face)]


@pytest.mark.rule("ST-2.10")
def test_dice_are_fair_and_independent() -> None:
    counts = dict.fromkeys([(a, b) for a in range(1, 7) for b in range(1, 7)], 0)
    luck = Seeded(42)
    for _ in range(1800):
        scene = city(2, stage="actions", a=pack("strzyga", "wargin", at="attic"))
        scene.act("A", "frighten", luck)
        one, two = [int(str(event["value"])) for event in scene.told("die_fell")]
        counts[one, two] += 1

    chi_square = sum((count - 50) ** 2 / 50 for count in counts.values())
    assert chi_square < 35 + 5 * 70**0.5  # five standard deviations


@pytest.mark.rule("ST-2.11")
def test_what_may_be_done_may_be_declined_and_what_must_be_done_happens_by_itself() -> None:
    gust = city(2, a=pack("strzyga", at="centre", imps=("gust",)), b=pack("wargin", at="heap"))
    gust.lay("A", "N S S")
    gust.lay_somehow("B")
    summoned = city(2, stage="summoning", a=pack("strzyga", at="grove"), b=pack("wargin", at="dock"))

    assert gust.options[0] == "decline"
    assert [len(summoned.bogeys(who)) for who in "AB"] == [2, 2]


@pytest.mark.rule("ST-2.8")
def test_cubes_on_the_board_are_neither_lost_nor_made_by_moving() -> None:
    cubes = {name: number % 4 for number, name in enumerate(LAYOUT)}
    scene = city(2, a=pack("strzyga", at="centre"), b=pack("wargin", at="heap"), cubes=cubes)

    scene.lay_all("N S N", "N N N")

    left = {name: scene.cubes(name) for name in LAYOUT}
    taken = sum(scene.fear("A")) + sum(scene.fear("B"))
    assert sum(left.values()) + taken == sum(cubes.values())
    assert all(left[name] in (0, cubes[name]) for name in LAYOUT)
