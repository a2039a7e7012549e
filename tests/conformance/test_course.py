"""A match goes on until it ends: somebody can always act, nothing gets lost, and it ends in time with a result."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from conformance.playing import Playing, deciders
from conformance.tables import tables
from nightlight.core.event import SPECTATOR
from nightlight.core.game import AnyGame
from nightlight.core.step import legal
from witness.catalogue import witness_of


@given(data=st.data())
def test_every_match_ends_in_time_with_a_result(every_game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(every_game))
    playing = Playing(table)

    decisions = sum(1 for _ in playing.rest())
    outcome = every_game.outcome(playing.state)

    assert decisions <= every_game.longest
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == table.setup.players
    by_players = [1 + sum(1 for other in outcome.ranks if other < rank) for rank in outcome.ranks]
    by_teams = [1 + sorted(set(outcome.ranks)).index(rank) for rank in outcome.ranks]
    assert outcome.ranks in (by_players, by_teams)
    assert outcome.winners() in ([], [seat for seat, rank in enumerate(outcome.ranks) if rank == 1])
    assert outcome.reason != ""


@given(data=st.data())
def test_a_better_rank_is_never_worth_less_and_victory_is_worth_more(every_game: AnyGame, data: st.DataObject) -> None:
    playing = Playing(data.draw(tables(every_game)))
    for _ in playing.rest():
        pass

    outcome = every_game.outcome(playing.state)
    worth = [playing.state.score(seat) for seat in range(playing.state.seats)]

    assert outcome is not None
    assert all(-1 <= value <= 1 for value in worth)
    for seat, rival in permutations(range(playing.state.seats), 2):
        if outcome.ranks[seat] == outcome.ranks[rival]:
            assert worth[seat] == worth[rival]
        elif outcome.ranks[seat] < outcome.ranks[rival]:
            assert worth[seat] >= worth[rival]
            assert worth[seat] > worth[rival] or seat not in outcome.winners()


@given(data=st.data())
def test_before_the_end_somebody_can_act_and_nobody_else(every_game: AnyGame, data: st.DataObject) -> None:
    fewest = witness_of(every_game).fewest_options
    playing = Playing(data.draw(tables(every_game)))

    while not playing.over:
        acting = deciders(playing.state)
        offered = {seat: legal(playing.state, seat) for seat in range(SPECTATOR, playing.state.seats + 1)}

        assert every_game.outcome(playing.state) is None
        assert acting != []
        assert all(len(offered[seat]) >= fewest for seat in acting)
        assert all(offered[seat] == [] for seat in offered if seat not in acting)
        playing.play()

    assert all(legal(playing.state, seat) == [] for seat in range(SPECTATOR, playing.state.seats + 1))


@given(data=st.data())
def test_every_component_is_in_one_place_at_every_decision(every_game: AnyGame, data: st.DataObject) -> None:
    census = witness_of(every_game).census
    playing = Playing(data.draw(tables(every_game)))

    lost = census(playing.state)
    for _ in playing.rest():
        lost += census(playing.state)

    assert lost == []
