"""Clocks: time is handed to them, and what a seat thinks about is one question however many parts its answer has."""

from __future__ import annotations

import pytest

from nightlight.server.tables.clocks import Clocks
from nightlight.server.tables.records import Moved, Resumed
from nightlight.wire.messages import AnswerUndo, AskUndo, Invite, Leave, Return, Start
from nightlight.wire.terms import ClockTerms
from server.house import EVENING, Story, begun

EACH = ClockTerms("decision", 60)
WHOLE = ClockTerms("match", 60, 5)


def test_without_terms_nobody_has_a_clock() -> None:
    clocks = Clocks(None, 2)

    clocks.open(0, 1000)

    assert clocks.left(5000) == [None, None]
    assert (clocks.due(0), clocks.next_due()) == (None, None)


def test_every_decision_has_the_same_time() -> None:
    clocks = Clocks(EACH, 2)

    clocks.open(0, 1000)
    first = clocks.due(0)
    clocks.close(0, 51_000)
    clocks.open(0, 60_000)

    assert first == 61_000
    assert clocks.due(0) == 120_000
    assert clocks.left(70_000) == [50_000, 60_000]


def test_a_match_has_one_bank_and_more_for_each_answer() -> None:
    clocks = Clocks(WHOLE, 2)

    clocks.open(0, 0)
    clocks.close(0, 20_000)
    clocks.open(0, 100_000)

    assert clocks.bank == [45_000, 60_000]
    assert clocks.due(0) == 145_000


def test_an_empty_bank_still_has_the_increment() -> None:
    clocks = Clocks(WHOLE, 1)

    clocks.open(0, 0)
    clocks.close(0, 90_000)
    clocks.open(0, 100_000)

    assert clocks.bank == [5_000]
    assert clocks.due(0) == 105_000


def test_time_that_went_back_takes_nothing() -> None:
    clocks = Clocks(WHOLE, 1)

    clocks.open(0, 10_000)
    clocks.close(0, 9_000)

    assert clocks.bank == [65_000]


def test_the_first_whose_time_is_over_comes_first() -> None:
    clocks = Clocks(EACH, 3)

    clocks.open(2, 1000)
    clocks.open(1, 500)

    assert clocks.next_due() == (1, 60_500)


@pytest.mark.parametrize("terms", [EACH, WHOLE])
def test_nobody_wins_time_by_going_away_and_coming_back(terms: ClockTerms) -> None:
    clocks = Clocks(terms, 1)
    clocks.open(0, 0)

    clocks.stop(0, 50_000)
    meanwhile = clocks.next_due()
    clocks.open(0, 55_000)

    assert meanwhile is None
    assert clocks.due(0) == 65_000


def test_what_was_spent_before_a_bot_answered_is_gone_from_the_bank() -> None:
    clocks = Clocks(WHOLE, 1)
    clocks.open(0, 0)

    clocks.stop(0, 50_000)
    clocks.close(0, 300_000)
    clocks.open(0, 400_000)

    assert clocks.due(0) == 415_000


def test_after_a_rest_open_decisions_begin_anew() -> None:
    story = begun(clock=EACH)

    story.happen(Resumed(), after=1_000_000)

    assert story.state.clocks.next_due() == (0, EVENING + 1_060_000)


def test_a_clock_runs_for_whoever_must_decide() -> None:
    story = begun(clock=EACH)
    first = dict(story.state.clocks.since)

    story.answer(0, after=10_000)

    assert first == {0: EVENING}
    assert story.state.clocks.since == {1: EVENING + 10_000}


def test_bots_have_no_clock() -> None:
    story = Story(people="ann", players=2, options={"start_player": "1"}, clock=EACH)
    story.ask("ann", Invite(seat=1, bot="greedy"))

    story.ask("ann", Start())

    assert story.state.deciders() == [1]
    assert story.state.clocks.since == {}


def test_a_bot_that_stands_in_stops_the_clock_and_whoever_returns_goes_on() -> None:
    story = begun(clock=EACH)

    story.ask("ann", Leave(seat=0), after=20_000)
    away = dict(story.state.clocks.since)
    story.ask("ann", Return(seat=0), after=7_000)

    assert away == {}
    assert story.state.clocks.due(0) == EVENING + 67_000


def test_the_clock_of_a_seat_that_moved_goes_on() -> None:
    story = begun(clock=EACH)

    story.happen(Moved(0, "phone"), after=20_000)
    moved = story.state.clocks.due(0)
    story.ask("phone", Leave(seat=0))
    story.happen(Moved(0, "tablet"), after=3_000)

    assert moved == EVENING + 60_000
    assert story.state.clocks.due(0) == EVENING + 63_000


def test_who_was_asked_already_keeps_the_time_while_others_answer() -> None:
    story = begun("straszydla", "ann bob", options={"first_phase": "day"}, clock=EACH)
    while len(story.state.deciders()) < 2:
        story.answer(story.state.deciders()[0])
    asked = dict(story.state.clocks.since)

    story.answer(0, after=10_000)

    assert story.state.clocks.since[1] == asked[1]


def test_the_parts_of_a_secret_answer_are_one_question_to_the_clock() -> None:
    story = begun("nightmarium", options={"first_player": "0"}, clock=EACH)
    story.choose(0, "exchange", after=1_000)
    asked = story.state.clocks.due(0)

    story.choose(0, "mark", after=10_000)
    story.choose(0, "mark", after=10_000)

    assert story.match.events[-1] == story.match.events[-2] == []
    assert story.state.clocks.due(0) == asked


def test_an_undo_opens_the_clock_of_whoever_decides_again() -> None:
    story = begun(clock=EACH)
    story.answer(0, after=10_000)
    story.ask("ann", AskUndo(seat=0))

    story.ask("bob", AnswerUndo(seat=1, agree=True), after=5_000)

    assert story.state.clocks.since == {0: EVENING + 15_000}


def test_questions_that_are_raced_have_no_other_clock() -> None:
    story = begun("komnata-strachu", clock=EACH)

    story.ask("ann", Leave(seat=0))
    story.ask("ann", Return(seat=0))

    assert story.state.raced() > 0
    assert story.state.clocks.since == {}
