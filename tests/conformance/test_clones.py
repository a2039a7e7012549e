"""A clone is the same match at another table."""

from __future__ import annotations

from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from conformance.playing import Playing, any_choice, carried_out
from conformance.tables import positions, tables
from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame
from nightlight.core.step import NOBODY, GameState


def played_on(state: GameState, seed: int) -> list[Mapping[str, object]]:
    """The states up to the end of a random match."""
    choices, luck = Seeded(seed), Seeded(seed + 1)
    states = [state.json()]
    while state.actors != NOBODY:
        seat, action = any_choice(state, choices)
        carried_out(state, seat, action, luck)
        states.append(state.json())
    return states


@given(data=st.data())
def test_no_earlier_clone_ever_changes(every_game: AnyGame, data: st.DataObject) -> None:
    playing = Playing(data.draw(tables(every_game)))
    kept = [(playing.state.clone(), playing.state.json())]

    kept.extend((playing.state.clone(), playing.state.json()) for _ in playing.rest())

    assert [clone.json() for clone, _ in kept] == [before for _, before in kept]


@given(data=st.data(), seed=st.integers(0, 2**30))
def test_a_clone_plays_on_as_its_original_would(every_game: AnyGame, data: st.DataObject, seed: int) -> None:
    state = data.draw(positions(every_game)).state
    before = state.json()

    of_clone = played_on(state.clone(), seed)
    untouched = state.json()
    of_original = played_on(state, seed)

    assert of_clone[0] == before
    assert untouched == before
    assert of_clone == of_original
