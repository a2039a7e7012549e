"""Everything that leaves the engine is JSON and comes back as it was."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.playing import Playing
from conformance.tables import onlookers, positions, tables
from nightlight.core.event import Event
from nightlight.core.game import AnyGame


def through_json(value: object) -> object:
    """What another program would read."""
    return json.loads(json.dumps(value, allow_nan=False))


def test_every_action_survives(every_game: AnyGame) -> None:
    verbs = every_game.verbs

    named = [through_json(verbs.json(action)) for action in range(verbs.size)]

    assert [verbs.action(name) for name in named] == list(range(verbs.size))
    for action in (-1, verbs.size):
        with pytest.raises(ValueError, match="actions are"):
            verbs.json(action)


def test_no_two_verbs_or_news_share_a_name(every_game: AnyGame) -> None:
    verbs = [verb.name for verb in every_game.verbs.all]
    news = [kind.name for kind in every_game.gazette.all]

    assert len(set(verbs)) == len(verbs)
    assert len(set(news)) == len(news)


@given(data=st.data())
def test_every_event_survives_as_everybody_sees_it(every_game: AnyGame, data: st.DataObject) -> None:
    playing = Playing(data.draw(tables(every_game)))
    told = [*playing.opening.events, *(event for decision in playing.rest() for event in decision.events)]
    seen = [event.seen_by(seat) for event in told for seat in onlookers(playing)]

    read = [every_game.gazette.event(through_json(event.json())) for event in [*told, *seen]]

    assert read == [Event(event.news, event.values) for event in [*told, *seen]]


@given(data=st.data())
def test_states_views_and_setups_are_json_and_stay_what_they_are(every_game: AnyGame, data: st.DataObject) -> None:
    playing = data.draw(positions(every_game))
    views = [every_game.view(playing.state, seat) for seat in onlookers(playing)]

    for told in [playing.state, *views, *playing.state.steps]:
        assert through_json(told.json()) == told.json()


@given(data=st.data())
def test_setups_and_outcomes_are_json(every_game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(every_game))
    playing = Playing(table)
    for _ in playing.rest():
        pass

    outcome = every_game.outcome(playing.state)

    assert outcome is not None
    assert through_json(outcome.json()) == outcome.json()
    assert through_json(table.setup.json()) == table.setup.json()
    assert every_game.setup(table.setup.players, table.setup.options).json() == table.setup.json()
