"""Every draw of luck is told, and told once."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from conformance.playing import Playing
from conformance.tables import tables
from nightlight.core.chance import Scripted
from nightlight.core.event import Log
from nightlight.core.game import AnyGame


@given(data=st.data())
def test_as_many_news_of_luck_as_draws(every_game: AnyGame, data: st.DataObject) -> None:
    playing = Playing(data.draw(tables(every_game)))

    for decision in [playing.opening, *playing.rest()]:
        assert len([event for event in decision.events if event.news.luck]) == len(decision.asked)
        assert all(0 <= got < below for got, below in zip(decision.outcomes, decision.asked, strict=True))


@given(data=st.data())
def test_the_same_luck_deals_the_same_match(every_game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(every_game))
    first = Playing(table)

    log = Log()
    second = every_game.new(table.setup, Scripted(first.opening.outcomes), log)

    assert second.json() == first.state.json()
    assert log.events == first.opening.events


@given(data=st.data())
def test_nobody_listening_changes_nothing(every_game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(every_game))

    unheard = every_game.new(table.setup, Scripted(Playing(table).opening.outcomes))

    assert unheard.json() == Playing(table).state.json()
