"""The line to a client: probes, round trips, and when it counts as lost."""

from __future__ import annotations

import pytest

from nightlight.games import LIVE
from nightlight.server.races.latency import Line

PROBING = LIVE["komnata-strachu"].probing()


def probed(line: Line, now: int) -> int:
    """The number of the probe that is sent now."""
    number = line.probe(now)
    assert number is not None, "a probe is due"
    return number


def answered(line: Line, *trips: int) -> int:
    """One probe after the other, each back after so long; when the last one was."""
    now = 0
    for trip in trips:
        now = max(now, line.next_probe())
        line.echo(probed(line, now), now + trip)
        now += trip
    return now


@pytest.mark.rule("KS-8.1")
def test_eight_probes_are_sent_on_joining_and_then_one_every_two_seconds() -> None:
    line = Line(PROBING, 5000)
    sent: list[int] = []

    while len(sent) < 11:
        sent.append(line.next_probe())
        assert line.probe(sent[-1] - 1) is None
        probed(line, sent[-1])

    assert sent == [*range(5000, 5701, 100), 7700, 9700, 11_700]


@pytest.mark.rule("KS-8.1")
def test_a_probe_that_is_sent_late_delays_the_next_one() -> None:
    line = Line(PROBING, 0)

    probed(line, 30)

    assert line.next_probe() == 130


@pytest.mark.rule("KS-8.2")
@pytest.mark.parametrize(
    ("trips", "shortest"),
    [((), 0), ((70,), 70), ((500, 90, 120), 90), ((10, *[200] * 15), 10), ((10, *[200] * 16), 200), ((0, 30), 0)],
)
def test_the_shortest_of_the_last_sixteen_trips_counts(trips: tuple[int, ...], shortest: int) -> None:
    line = Line(PROBING, 0)

    answered(line, *trips)

    assert line.round_trip() == shortest


def test_answers_may_come_in_any_order() -> None:
    line = Line(PROBING, 0)
    first, second = probed(line, 0), probed(line, 100)

    line.echo(second, 180)
    line.echo(first, 190)

    assert line.round_trip() == 80


def test_a_number_that_was_never_sent_says_nothing() -> None:
    line = Line(PROBING, 0)
    number = probed(line, 0)

    for forged in (number ^ 1, -1, 2**31, 2**70):
        line.echo(forged, 1)

    assert line.round_trip() == 0
    assert line.lost(5000)
    line.echo(number, 50)
    assert line.round_trip() == 50


def test_a_probe_that_comes_back_twice_is_measured_once() -> None:
    line = Line(PROBING, 0)
    number = probed(line, 0)
    line.echo(number, 40)

    line.echo(number, 4000)

    probed(line, line.next_probe())
    assert line.round_trip() == 40
    assert line.lost(5040)


def test_numbers_of_probes_cannot_be_guessed_and_fit_a_message() -> None:
    lines = [Line(PROBING, 0) for _ in range(200)]

    numbers = [probed(line, 0) for line in lines]

    assert len(set(numbers)) > 190
    assert all(0 <= number < 2**31 for number in numbers)
    assert max(numbers) > 2**28


@pytest.mark.rule("KS-8.12")
def test_a_line_is_lost_when_no_probe_is_answered_for_five_seconds() -> None:
    line = Line(PROBING, 0)
    now = answered(line, 30, 30)
    unanswered = probed(line, line.next_probe())

    assert not line.lost(now + 4999)
    assert line.lost(now + 5000)

    line.echo(unanswered, now + 6000)
    assert not line.lost(now + 6000)


@pytest.mark.rule("KS-8.12")
def test_a_line_from_which_nothing_ever_came_is_lost_too() -> None:
    line = Line(PROBING, 1000)
    probed(line, 1000)

    assert [line.lost(now) for now in (5999, 6000)] == [False, True]


def test_a_line_that_was_not_asked_is_not_lost() -> None:
    assert not Line(PROBING, 0).lost(60_000)


def test_only_so_many_unanswered_probes_are_remembered() -> None:
    line = Line(PROBING, 0)
    sent = [probed(line, line.next_probe()) for _ in range(17)]

    line.echo(sent[0], 90_000)
    assert line.round_trip() == 0

    line.echo(sent[1], 90_000)
    assert line.round_trip() == 89_900


@pytest.mark.rule("KS-8.16")
@pytest.mark.parametrize(("trip", "slow"), [(0, False), (240, False), (241, True)])
def test_a_line_that_cannot_be_made_up_for_in_full_is_slow(trip: int, slow: bool) -> None:
    line = Line(PROBING, 0)

    answered(line, trip)

    assert line.slow() is slow
