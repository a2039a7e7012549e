"""Whatever is asked and whatever happens cites a clause of the game's rules."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from conformance.playing import Playing
from conformance.tables import tables
from nightlight.core.game import AnyGame
from nightlight.games import rules_text
from rulebook import read_rulebook


def test_every_news_cites_a_clause_of_the_rules(every_game: AnyGame) -> None:
    clauses = read_rulebook(every_game.id, rules_text(every_game.id)).clauses

    unknown = {news.name: news.clause for news in every_game.gazette.all if news.clause not in clauses}

    assert every_game.gazette.all != []
    assert unknown == {}


@given(data=st.data())
def test_every_step_cites_a_clause_of_the_rules(every_game: AnyGame, data: st.DataObject) -> None:
    clauses = read_rulebook(every_game.id, rules_text(every_game.id)).clauses
    playing = Playing(data.draw(tables(every_game)))

    cited = {(step.name(), step.clause()) for step in playing.state.steps}
    for _ in playing.rest():
        cited |= {(step.name(), step.clause()) for step in playing.state.steps}

    assert [step for step in sorted(cited) if step[1] not in clauses] == []
