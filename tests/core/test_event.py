"""Events: who may know what happened."""

from __future__ import annotations

import pytest

from nightlight.core.chance import Scripted
from nightlight.core.event import EVERYONE, SPECTATOR, Event, Log, among
from nightlight.core.step import NOBODY, only
from nightlight.core.verb import HIDDEN
from toy.game import BURNT, DREW, GAZETTE, LIT, PEEKED, TOY


def test_everyone_includes_those_who_only_watch() -> None:
    assert all(among(seat, EVERYONE) for seat in (SPECTATOR, 0, 3, 61))


def test_a_spectator_belongs_to_no_set_of_seats() -> None:
    assert not among(SPECTATOR, NOBODY)
    assert not among(SPECTATOR, 0b1111)


def test_a_seat_belongs_to_the_sets_that_have_its_bit() -> None:
    assert [among(seat, 0b101) for seat in range(4)] == [True, False, True, False]
    assert not among(0, NOBODY)


def test_a_secret_is_seen_by_those_it_was_told_and_hidden_from_the_others() -> None:
    peeked = Event(PEEKED, [1, 2, 5], only(1))

    assert peeked.seen_by(1).values == [1, 2, 5]
    for other in (0, 2, SPECTATOR):
        assert peeked.seen_by(other).values == [1, 2, HIDDEN]


def test_what_a_seat_saw_is_no_secret_to_itself_and_tells_nothing_of_who_else_knows() -> None:
    peeked = Event(PEEKED, [1, 2, 5], only(1))

    seen = [peeked.seen_by(seat) for seat in (0, 1, 2)]

    assert [event.seats for event in seen] == [EVERYONE] * 3


def test_news_without_secrets_is_the_same_for_all() -> None:
    lit = Event(LIT, [0, 2])

    assert all(lit.seen_by(seat) == lit for seat in (SPECTATOR, 0, 1))


def test_an_event_teaches_if_somebody_heard_a_secret() -> None:
    assert Event(BURNT, [0, 2]).teaches()
    assert Event(PEEKED, [1, 2, 5], only(1)).teaches()
    assert not Event(PEEKED, [1, 2, 5], NOBODY).teaches()
    assert not Event(LIT, [0, 2]).teaches()


def test_an_event_gives_its_fields_by_name() -> None:
    peeked = Event(PEEKED, [1, 2, 5], only(1))

    assert (peeked.get("seat"), peeked.get("rival"), peeked.get("card")) == (1, 2, 5)
    with pytest.raises(KeyError, match="wax"):
        peeked.get("wax")


def test_an_event_has_its_clause_whoever_sees_it_and_not_in_its_json() -> None:
    peeked = Event(PEEKED, [1, 2, 5], only(1))

    assert peeked.news.clause == peeked.seen_by(0).news.clause == "CA-2"
    assert peeked.json() == {"peeked": {"seat": 1, "rival": 2, "card": 6}}


def test_every_event_of_a_deal_survives_its_json() -> None:
    log = Log()
    TOY.new(TOY.setup(3), Scripted([1, 5, 0, 2]), log)

    again = [GAZETTE.event(event.json()) for event in log.events]

    assert [(event.news, event.values) for event in again] == [(event.news, event.values) for event in log.events]


def test_a_hidden_field_is_null_in_json_and_comes_back_hidden() -> None:
    seen = Event(DREW, [1, 4], only(1)).seen_by(0)

    assert seen.json() == {"drew": {"seat": 1, "card": None}}
    assert GAZETTE.event(seen.json()) == seen


@pytest.mark.parametrize(
    ("json", "problem"),
    [
        (7, "an event is an object with one kind of news, not 7"),
        ({}, "an event is an object with one kind of news"),
        ({"sang": {}}, "no such news: sang"),
        ({"lit": {"seat": 0}}, r"lit has the fields \['seat', 'window'\]"),
        ({"lit": {"seat": 4, "window": "hall"}}, "seat is 0 to 3, not 4"),
    ],
)
def test_a_bad_event_is_refused_in_words(json: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAZETTE.event(json)


def test_events_are_equal_if_they_say_the_same_to_the_same_seats() -> None:
    assert Event(LIT, [0, 1]) == Event(LIT, [0, 1])
    assert hash(Event(LIT, [0, 1])) == hash(Event(LIT, [0, 1]))
    assert Event(LIT, [0, 1]) != Event(LIT, [0, 2])
    assert Event(LIT, [0, 1]) != Event(BURNT, [0, 1])
    assert Event(BURNT, [0, 1]) != Event(BURNT, [0, 1], only(0))
    assert Event(LIT, [0, 1]) != "lit"


def test_a_log_keeps_as_many_values_as_the_news_has_fields() -> None:
    log = Log()

    log.add(LIT, EVERYONE, 1, 2, 9, 9)

    assert log.events == [Event(LIT, [1, 2])]
    assert repr(log.events[0]) == "{'lit': {'seat': 1, 'window': 'hall'}}"
