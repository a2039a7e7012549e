"""What goes wrong with a database: counted, logged at a bounded rate, remembered for a while."""

from __future__ import annotations

import logging

import pytest

from nightlight.server.store.failures import LATELY, Complaints

FULL = "the log could not be written: database or disk is full; nothing was recorded"


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def complaints(clock: Clock) -> Complaints:
    return Complaints(clock)


def test_many_failures_are_few_lines_that_tell_how_many(
    complaints: Complaints, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    counted: list[int] = []
    complaints.counted = lambda: counted.append(1)

    for _ in range(140):
        clock.now += 0.125
        complaints.failed("the database could not be written", FULL)

    lines = [(record.levelno, record.getMessage(), vars(record)["times"]) for record in caplog.records]
    assert lines == [
        (logging.ERROR, "the database could not be written", 1),
        (logging.ERROR, "the database could not be written", 80),
    ]
    assert len(counted) == 140


def test_a_failure_counts_for_a_while(complaints: Complaints, clock: Clock) -> None:
    complaints.failed("the database could not be written", FULL)

    at_once = complaints.wrong()
    clock.now += LATELY + 1
    later = complaints.wrong()

    assert (at_once, later) == (FULL, None)


def test_the_end_of_trouble_is_told_once_with_all_its_failures(
    complaints: Complaints, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        complaints.failed("the database could not be written", FULL)
        clock.now += 1
    caplog.clear()

    complaints.succeeded()  # a small thing, while larger ones still fail
    clock.now += LATELY
    complaints.succeeded()
    complaints.succeeded()

    [record] = caplog.records
    assert (record.levelno, record.getMessage()) == (logging.WARNING, "the database can be written again")
    assert (vars(record)["failures"], vars(record)["seconds"]) == (3, 2.0)


def test_whoever_asks_for_the_impossible_does_not_make_a_database_look_ill(
    complaints: Complaints, caplog: pytest.LogCaptureFixture
) -> None:
    complaints.failed("the database could not be written", "IntegrityError", healthy=True)

    assert complaints.wrong() is None
    assert len(caplog.records) == 1


def test_damage_stays(complaints: Complaints, clock: Clock) -> None:
    complaints.damaged("page 7")
    complaints.succeeded()
    clock.now += 1000

    assert complaints.wrong() == "page 7"
