"""How fast a socket may send."""

from __future__ import annotations

import pytest

from nightlight.server.connections.frame_rate import Budget, Pace


def pace(network: Budget | None = None, *, seated: bool = False) -> Pace:
    """Ten frames a second, twenty at once."""
    return Pace(Budget(10, 20, now=0), network, lambda: seated)


def test_a_burst_costs_nothing_and_what_is_beyond_has_to_be_earned() -> None:
    own = Budget(10, 20, now=0)

    waits = [own.spend(20, now=0), own.spend(5, now=0), own.spend(0, now=0.25), own.spend(1, now=1)]

    assert waits == [0, 0.5, pytest.approx(0.25), 0]


def test_who_keeps_sending_too_fast_is_slowed_down_longer_and_longer() -> None:
    hasty = pace()

    for second in range(5):
        hasty.spend(30, now=second)

    assert hasty.slowed == pytest.approx(1 + 3 + 5 + 7 + 9)


def test_who_stops_for_a_while_begins_anew() -> None:
    hasty = pace()
    hasty.spend(30, now=0)

    wait = hasty.spend(1, now=10)

    assert (wait, hasty.slowed) == (0, 0)


def test_strangers_of_one_network_share_what_they_may_send_once_they_send_much() -> None:
    network = Budget(10, 15, now=0)
    first, second = pace(network), pace(network)

    waits = [first.spend(15, now=0), second.spend(15, now=0), second.spend(1, now=0)]

    assert waits == [0, 1.5, pytest.approx(1.6)]


def test_who_sends_little_does_not_wait_for_a_neighbour() -> None:
    network = Budget(10, 15, now=0)
    pace(network).spend(20, now=0)

    assert pace(network).spend(1, now=0) == 0


def test_who_has_a_seat_waits_for_no_neighbour() -> None:
    network = Budget(10, 15, now=0)
    pace(network).spend(20, now=0)

    assert pace(network, seated=True).spend(15, now=0) == 0
