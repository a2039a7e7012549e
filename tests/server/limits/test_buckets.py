"""Buckets: so many in the long run and so many at once, for each guest, whatever socket they use."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from nightlight.server.limits.buckets import Allowances, Bucket, Buckets
from nightlight.server.limits.limits import Limits
from nightlight.server.sockets.client import Connection

LIMITS = replace(Limits(), messages_per_second=0, message_burst=3, strangers_per_address=2)


def test_so_many_at_once_and_then_one_after_the_other() -> None:
    bucket = Bucket(rate=0, burst=3)

    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


async def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1000, burst=1)
    bucket.take()

    await asyncio.sleep(0.01)

    assert bucket.take()


def test_a_bucket_never_holds_more_than_fits() -> None:
    bucket = Bucket(rate=0.001, burst=2)

    bucket.at -= 1_000_000

    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_what_is_owed_has_to_come_first() -> None:
    bucket = Bucket(rate=0, burst=10)

    bucket.owe(15)

    assert not bucket.take()
    assert bucket.left == -5


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = Buckets(rate=0, burst=1)

    taken = [buckets.take(who) for who in ("ann", "ann", "ben")]

    assert taken == [True, False, True]


def test_of_too_many_the_fullest_is_forgotten_and_an_empty_one_never() -> None:
    buckets = Buckets(rate=0.001, burst=5, remembered=3)
    for _ in range(5):
        buckets.take("greedy")
    for who in ("modest", "modest", "silent"):
        buckets.take(who)

    for number in range(100):
        buckets.take(f"one of many {number}")

    assert len(buckets) == 3
    assert not buckets.take("greedy")
    assert buckets.of("silent").left == 5


def test_where_nothing_ever_comes_back_there_is_a_bound_as_well() -> None:
    buckets = Buckets(rate=0, burst=1, remembered=3)

    for number in range(100):
        buckets.take(f"one of many {number}")

    assert len(buckets) == 3


def test_a_guest_who_connects_again_has_said_as_much_as_before() -> None:
    allowances = Allowances(LIMITS)
    first, again = (Connection("ann", "Ann", LIMITS, "192.0.2.7", allowances) for _ in range(2))
    other = Connection("ben", "Ben", LIMITS, "192.0.2.7", allowances)

    said = [each.may_say() for each in (first, first, again, again, other)]

    assert said == [True, True, True, False, True]


def test_who_is_no_guest_counts_with_the_others_of_the_same_network() -> None:
    allowances = Allowances(LIMITS)
    crowd = [Connection(None, "", LIMITS, "192.0.2.7", allowances) for _ in range(8)]
    elsewhere = Connection(None, "", LIMITS, "192.0.2.8", allowances)

    said = [each.may_say() for each in crowd]

    assert said == [True] * 6 + [False] * 2, "two times three"
    assert elsewhere.may_say()
