"""ST-4 and ST-5: the clock, STOP markers and replenishing."""

from __future__ import annotations

import pytest

from games.straszydla.city import city, pack
from games.straszydla.reference import LAYOUT

DAY = {  # yields of the day districts
    "centre": 2,
    "fishers": 2,
    "potters": 1,
    "marina": 3,
    "baths": 1,
    "hill": 3,
    "funfair": 1,
    "dovecote": 1,
    "market": 1,
    "smithy": 2,
    "grove": 3,
    "park": 1,
    "allotments": 1,
}
NIGHT = {
    "gravediggers": 2,
    "millers": 2,
    "dock": 3,
    "bridge": 1,
    "well": 1,
    "tower": 3,
    "attic": 1,
    "steelworks": 3,
    "theatre": 1,
    "alley": 2,
    "cemetery": 3,
    "heap": 1,
}


@pytest.mark.rule("ST-4.1", "ST-EX-12")
@pytest.mark.parametrize("cubes", [4, 3, 2, 1])
def test_each_round_takes_a_cube_off_the_card(cubes: int) -> None:
    scene = city(3, stage="time", card=cubes, phase="night", start="B", stops=("baths",))

    assert scene.card == cubes - 1
    assert (scene.phase, scene.start) == ("night", "B")
    assert scene.stops == {"baths"}
    assert [scene.dread(who) for who in "ABC"] == [0, 0, 0]  # it went to the bank


@pytest.mark.rule("ST-4.2", "ST-2.1")
@pytest.mark.parametrize(("phase", "following"), [("day", "night"), ("night", "day")])
@pytest.mark.parametrize(("start", "follower"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_an_empty_card_is_turned_filled_and_passed_on(phase: str, following: str, start: str, follower: str) -> None:
    scene = city(3, stage="time", card=0, phase=phase, start=start)

    assert (scene.phase, scene.start, scene.card) == (following, follower, 3)
    assert scene.question in ("plan_mark", "plan")


@pytest.mark.rule("ST-4.3", "ST-3.1", "ST-2.1", "ST-A-23")
@pytest.mark.parametrize("phase", ["day", "night"])
@pytest.mark.parametrize(("card", "follows"), [(3, "plan"), (2, "plan"), (1, "plan"), (0, "feeding")])
def test_only_the_round_that_leaves_no_cube_is_followed_by_feeding(card: int, follows: str, phase: str) -> None:
    scene = city(2, stage="actions", card=card, phase=phase, a=pack("strzyga", water=3), b=pack("wargin"))

    scene.do("A", "end")

    assert scene.question == follows
    assert scene.card == max(card - 1, 0)


@pytest.mark.rule("ST-4.4")
def test_the_cubes_on_the_card_belong_to_nobody() -> None:
    scene = city(2, stage="actions", card=3, a=pack("strzyga", energy=3, dread=1))

    assert "end" in scene.options
    assert [option for option in scene.options if option.startswith("dread_")] == []


@pytest.mark.rule("ST-4.5")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("phases", [1, 2, 3])
def test_three_or_four_players_remove_all_stop_markers_at_every_change(seats: int, phases: int) -> None:
    scene = city(seats, stage="time", card=0, phases=phases, stops=("baths", "centre", "fishers"))

    assert scene.stops == set()


@pytest.mark.rule("ST-4.6", "ST-V-0", "ST-A-14", "ST-XT-21")
@pytest.mark.parametrize(("phases", "stay"), [(1, True), (2, False), (3, True), (4, False), (5, True)])
def test_two_players_remove_stop_markers_after_a_full_day_and_night(phases: int, stay: bool) -> None:
    blocked = ("baths", "centre", "fishers", "heap", "well", "alley", "dock", "attic")
    scene = city(2, stage="time", card=0, phases=phases, stops=blocked)

    assert scene.stops == (set(blocked) if stay else set())


@pytest.mark.rule("ST-4.5", "ST-4.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stop_markers_stay_from_round_to_round(seats: int) -> None:
    scene = city(seats, stage="time", card=2, phases=2, stops=("baths", "heap"))

    assert scene.stops == {"baths", "heap"}


@pytest.mark.rule("ST-4.7", "ST-2.7", "ST-EX-12")
@pytest.mark.parametrize("card", [3, 2, 1, 0])
def test_every_district_with_a_pawn_is_blocked_when_all_have_acted(card: int) -> None:
    scene = city(
        3,
        stage="actions",
        card=card,
        a=pack("strzyga", at="centre", water=3),
        b=pack("wargin", at="fishers", water=3),
        c=pack("libera", at="heap", water=3),
        stops=("heap", "tower"),
    )

    scene.do("A", "end")
    assert scene.stops == {"heap", "tower"}
    scene.do("B", "end")
    assert scene.stops == {"heap", "tower"}
    scene.do("C", "end")

    assert scene.stops == {"centre", "fishers", "heap", "tower"}


@pytest.mark.rule("ST-5.1", "ST-5.2", "ST-A-1")
@pytest.mark.parametrize(("phase", "yields"), [("day", DAY), ("night", NIGHT)])
def test_the_districts_of_the_phase_receive_their_yield_in_its_first_round(phase: str, yields: dict[str, int]) -> None:
    scene = city(2, stage="time", card=4, phase=phase)

    assert {name: scene.cubes(name) for name in LAYOUT} == {name: yields.get(name, 0) for name in LAYOUT}


@pytest.mark.rule("ST-5.1")
@pytest.mark.parametrize("card", [3, 2, 1])
@pytest.mark.parametrize("phase", ["day", "night"])
def test_later_rounds_add_nothing(card: int, phase: str) -> None:
    scene = city(2, stage="time", card=card, phase=phase, cubes={"grove": 1, "dock": 2})

    assert {name: scene.cubes(name) for name in LAYOUT if scene.cubes(name)} == {"grove": 1, "dock": 2}


@pytest.mark.rule("ST-5.1", "ST-5.2", "ST-1.11")
def test_cubes_come_on_top_of_what_lies_there_blocked_or_occupied_or_not() -> None:
    scene = city(
        2,
        stage="time",
        card=0,
        phase="night",
        phases=1,
        cubes={"grove": 2, "dock": 4},
        stops=("marina", "grove"),
        a=pack("strzyga", at="hill"),
    )

    assert (scene.phase, scene.stops) == ("day", {"marina", "grove"})
    assert [scene.cubes(name) for name in ("grove", "marina", "hill", "dock")] == [5, 3, 3, 4]
    assert scene.fear("A") == (0, 0, 0, 0)  # until it is collected
