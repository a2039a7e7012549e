"""What is offered can be done, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.playing import Playing, deciders
from conformance.tables import positions, tables
from nightlight.core.chance import Recorded, Seeded
from nightlight.core.errors import IllegalAction
from nightlight.core.event import SPECTATOR
from nightlight.core.game import AnyGame
from nightlight.core.step import apply, legal


@given(data=st.data())
def test_every_option_can_be_carried_out(every_game: AnyGame, data: st.DataObject) -> None:
    state = data.draw(positions(every_game)).state
    offered = [(seat, action) for seat in deciders(state) for action in legal(state, seat)]

    for seat, action in offered:
        after = state.clone()
        apply(after, seat, action, Seeded(action))

        assert after.json() != state.json()


@given(data=st.data())
def test_anything_else_is_refused_and_changes_nothing(every_game: AnyGame, data: st.DataObject) -> None:
    state = data.draw(positions(every_game)).state
    before = state.json()
    luck = Recorded(Seeded(0))

    for seat in range(SPECTATOR, state.seats + 1):
        for action in set(range(-1, every_game.verbs.size + 1)) - set(legal(state, seat)):
            with pytest.raises(IllegalAction):
                apply(state, seat, action, luck)

    assert state.json() == before
    assert luck.asked == []


@given(data=st.data())
def test_options_come_in_ascending_order_however_often_they_are_asked(every_game: AnyGame, data: st.DataObject) -> None:
    playing = Playing(data.draw(tables(every_game)))

    for decision in playing.rest():
        assert decision.offered == sorted(set(decision.offered))
        assert decision.action in decision.offered
        for seat in deciders(playing.state):
            offered = legal(playing.state, seat)
            assert legal(playing.state, seat) == offered
            assert legal(playing.state.clone(), seat) == offered
