"""Verbs and fields: what a seat can do, as numbers and as words."""

from __future__ import annotations

import pytest

from nightlight.core.verb import ANY_NUMBER, HIDDEN, Field, Verb, Verb2, Verbs, fields_json, fields_values, named
from toy.game import BURN, CARD, LIGHT, PEEK, REST, TOSS, VERBS, WINDOW


def test_the_actions_of_a_game_fill_the_numbers_from_zero_without_holes() -> None:
    actions = [REST.of(), *map(PEEK.of, range(4)), *map(BURN.of, range(4)), *map(LIGHT.of, range(3)), TOSS.of()]

    assert actions == list(range(VERBS.size))


def test_every_action_belongs_to_exactly_one_verb() -> None:
    for action in range(VERBS.size):
        makers = [verb for verb in VERBS.all if verb.made(action)]

        assert makers == [VERBS.verb_of(action)]


def test_every_action_survives_its_json() -> None:
    for action in range(VERBS.size):
        assert VERBS.action(VERBS.json(action)) == action


def test_every_action_can_be_read_and_written_again() -> None:
    for action in range(VERBS.size):
        verb = VERBS.verb_of(action)

        assert verb.write(verb.read(action)) == action


def test_an_action_reads_like_a_sentence() -> None:
    assert VERBS.json(LIGHT.of(1)) == {"light": {"window": "cellar"}}
    assert VERBS.json(REST.of()) == {"rest": {}}


def two_places() -> tuple[Verbs, Verb2]:
    verbs = Verbs()
    verbs.verb("wait")
    return verbs, verbs.verb("carry", named("what", ["lamp", "rope"]), Field("floor", 3, first=1))


def test_a_verb_with_two_arguments_counts_its_last_one_fastest() -> None:
    verbs, carry = two_places()

    assert [carry.of(a, b) for a in range(2) for b in range(3)] == [1, 2, 3, 4, 5, 6]
    assert carry.args(carry.of(1, 2)) == (1, 2)
    assert carry.read(carry.of(1, 2)) == [1, 2]
    assert verbs.json(carry.of(1, 2)) == {"carry": {"what": "rope", "floor": 3}}
    assert [verbs.action(verbs.json(action)) for action in range(verbs.size)] == list(range(7))


@pytest.mark.parametrize(
    ("json", "problem"),
    [
        (None, "an action is an object with one verb, not None"),
        ("rest", "an action is an object with one verb, not 'rest'"),
        ([], "an action is an object with one verb"),
        ({}, "an action is an object with one verb, not {}"),
        ({"rest": {}, "burn": {"wax": 1}}, "an action is an object with one verb"),
        ({"sing": {}}, "the verbs are rest, peek, burn, light, toss, not sing"),
        ({"rest": {"wax": 1}}, r"rest has the fields \[\], not {'wax': 1}"),
        ({"burn": {}}, r"burn has the fields \['wax'\], not {}"),
        ({"burn": None}, r"burn has the fields \['wax'\], not None"),
        ({"burn": {"wax": "all"}}, "wax is a whole number, not 'all'"),
        ({"burn": {"wax": True}}, "wax is a whole number, not True"),
        ({"burn": {"wax": 1.0}}, "wax is a whole number, not 1.0"),
        ({"burn": {"wax": 4}}, "wax is 0 to 3, not 4"),
        ({"burn": {"wax": -1}}, "wax is 0 to 3, not -1"),
        ({"burn": {"wax": None}}, "burn needs a value for every field"),
        ({"light": {"window": "door"}}, "window is one of attic, cellar, hall, not 'door'"),
        ({"light": {"window": 0}}, "window is one of attic, cellar, hall, not 0"),
    ],
)
def test_a_bad_action_is_refused_in_words(json: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        VERBS.action(json)


@pytest.mark.parametrize("action", [-1, 13])
def test_a_number_outside_the_actions_is_refused(action: int) -> None:
    with pytest.raises(ValueError, match=f"actions are 0 to 12, not {action}"):
        VERBS.json(action)


def test_an_action_cannot_count_without_bound() -> None:
    with pytest.raises(AssertionError, match="the fields of an action are bounded"):
        Verb("run", 0, [Field("miles", ANY_NUMBER)])


def test_people_read_a_field_by_name_or_from_its_first_number() -> None:
    assert [WINDOW.json(value) for value in range(3)] == ["attic", "cellar", "hall"]
    assert [CARD.json(value) for value in range(6)] == [1, 2, 3, 4, 5, 6]


def test_a_field_survives_its_json() -> None:
    for field in (CARD, WINDOW):
        assert [field.value(field.json(value)) for value in range(field.size)] == list(range(field.size))


def test_what_is_hidden_is_null_in_json() -> None:
    assert CARD.json(HIDDEN) is None
    assert CARD.value(None) == HIDDEN


def test_a_field_that_counts_without_bound_takes_any_number_but_a_negative_one() -> None:
    points = Field("points", ANY_NUMBER, first=1)

    assert points.value(1_000_001) == 1_000_000
    with pytest.raises(ValueError, match="points is 1 or more, not 0"):
        points.value(0)


def test_fields_go_by_name_in_any_order() -> None:
    fields = [CARD, WINDOW]

    assert fields_json(fields, [0, 2]) == {"card": 1, "window": "hall"}
    assert fields_values("show", fields, {"window": "hall", "card": 1}) == [0, 2]
