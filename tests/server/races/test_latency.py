"""The latency to a client: probes, round trips, and when it counts as lost."""

from __future__ import annotations

import pytest

from nightlight.games import LIVE
from nightlight.server.races.latency import Latency

PROBING = LIVE["komnata-strachu"].probing()


def probed(latency: Latency, now: int) -> int:
    """The number of the probe that is sent now."""
    number = latency.probe(now)
    assert number is not None, "a probe is due"
    return number


def answered(latency: Latency, *trips: int) -> int:
    """One probe after the other, each back after so long; when the last one was."""
    now = 0
    for trip in trips:
        now = max(now, latency.next_probe())
        latency.echo(probed(latency, now), now + trip)
        now += trip
    return now


@pytest.mark.rule("KS-8.1")
def test_eight_probes_are_sent_on_joining_and_then_one_every_two_seconds() -> None:
    latency = Latency(PROBING, 5000)
    sent: list[int] = []

    while len(sent) < 11:
        sent.append(latency.next_probe())
        assert latency.probe(sent[-1] - 1) is None
        probed(latency, sent[-1])

    assert sent == [*range(5000, 5701, 100), 7700, 9700, 11_700]


@pytest.mark.rule("KS-8.1")
def test_a_probe_that_is_sent_late_delays_the_next_one() -> None:
    latency = Latency(PROBING, 0)

    probed(latency, 30)

    assert latency.next_probe() == 130


@pytest.mark.rule("KS-8.2")
@pytest.mark.parametrize(
    ("trips", "shortest"),
    [((), 0), ((70,), 70), ((500, 90, 120), 90), ((10, *[200] * 15), 10), ((10, *[200] * 16), 200), ((0, 30), 0)],
)
def test_the_shortest_of_the_last_sixteen_trips_counts(trips: tuple[int, ...], shortest: int) -> None:
    latency = Latency(PROBING, 0)

    answered(latency, *trips)

    assert latency.round_trip() == shortest


def test_answers_may_come_in_any_order() -> None:
    latency = Latency(PROBING, 0)
    first, second = probed(latency, 0), probed(latency, 100)

    latency.echo(second, 180)
    latency.echo(first, 190)

    assert latency.round_trip() == 80


def test_a_number_that_was_never_sent_says_nothing() -> None:
    latency = Latency(PROBING, 0)
    number = probed(latency, 0)

    for forged in (number ^ 1, -1, 2**31, 2**70):
        latency.echo(forged, 1)

    assert latency.round_trip() == 0
    assert latency.lost(5000)
    latency.echo(number, 50)
    assert latency.round_trip() == 50


def test_a_probe_that_comes_back_twice_is_measured_once() -> None:
    latency = Latency(PROBING, 0)
    number = probed(latency, 0)
    latency.echo(number, 40)

    latency.echo(number, 4000)

    probed(latency, latency.next_probe())
    assert latency.round_trip() == 40
    assert latency.lost(5040)


def test_numbers_of_probes_cannot_be_guessed_and_fit_a_message() -> None:
    lines = [Latency(PROBING, 0) for _ in range(200)]

    numbers = [probed(latency, 0) for latency in lines]

    assert len(set(numbers)) > 190
    assert all(0 <= number < 2**31 for number in numbers)
    assert max(numbers) > 2**28


@pytest.mark.rule("KS-8.12")
def test_a_line_is_lost_when_no_probe_is_answered_for_five_seconds() -> None:
    latency = Latency(PROBING, 0)
    now = answered(latency, 30, 30)
    unanswered = probed(latency, latency.next_probe())

    assert not latency.lost(now + 4999)
    assert latency.lost(now + 5000)

    latency.echo(unanswered, now + 6000)
    assert not latency.lost(now + 6000)


@pytest.mark.rule("KS-8.12")
def test_a_line_from_which_nothing_ever_came_is_lost_too() -> None:
    latency = Latency(PROBING, 1000)
    probed(latency, 1000)

    assert [latency.lost(now) for now in (5999, 6000)] == [False, True]


def test_a_line_that_was_not_asked_is_not_lost() -> None:
    assert not Latency(PROBING, 0).lost(60_000)


def test_only_so_many_unanswered_probes_are_remembered() -> None:
    latency = Latency(PROBING, 0)
    sent = [probed(latency, latency.next_probe()) for _ in range(17)]

    latency.echo(sent[0], 90_000)
    assert latency.round_trip() == 0

    latency.echo(sent[1], 90_000)
    assert latency.round_trip() == 89_900


@pytest.mark.rule("KS-8.16")
@pytest.mark.parametrize(("trip", "slow"), [(0, False), (240, False), (241, True)])
def test_a_line_that_cannot_be_made_up_for_in_full_is_slow(trip: int, slow: bool) -> None:
    latency = Latency(PROBING, 0)

    answered(latency, trip)

    assert latency.slow() is slow
