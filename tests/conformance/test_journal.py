"""A match can be told again from its journal."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from conformance.playing import Table, any_choice
from conformance.tables import tables
from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame
from nightlight.games import find
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import Match


def started(table: Table, path: Path | None = None) -> Match:
    """The match of the table, not played yet."""
    names = [f"Player {seat}" for seat in range(table.setup.players)]
    return Match.start(table.game, table.setup, names, ["human"] * len(names), Luck.seeded(table.seed), path)


def played(match: Match, choices: Seeded, decisions: int) -> None:
    """Play at random, so many decisions or to the end."""
    while not match.over and decisions > 0:
        match.answer(*any_choice(match.state, choices))
        decisions -= 1


@given(data=st.data())
def test_replaying_a_journal_gives_the_same_states_and_events(every_game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(every_game))
    match = started(table)
    played(match, Seeded(table.seed), data.draw(st.integers(0, every_game.longest)))

    again = Match.replay(Journal.read(match.journal.text()), every_game)

    assert again.state.json() == match.state.json()
    assert again.events == match.events
    assert again.setup.json() == table.setup.json()


def test_a_match_resumed_from_its_file_goes_on_as_if_it_had_never_stopped(every_game: AnyGame, tmp_path: Path) -> None:
    table = Table(every_game, every_game.setup(every_game.players[0]), 7)
    through = started(table)
    stopped = started(table, tmp_path / "match.jsonl")
    played(through, Seeded(8), every_game.longest)

    choices = Seeded(8)
    played(stopped, choices, len(through.journal.lines) // 2)
    resumed = Match.resume(tmp_path / "match.jsonl", find)
    played(resumed, choices, every_game.longest)

    assert resumed.events == through.events
    assert resumed.outcome() is not None
    assert resumed.journal.text() == through.journal.text()
