"""Ten thousand random matches of every game and number of players, with all sorts of options."""

from __future__ import annotations

import pytest

from conformance.likeness import Likeness
from conformance.playing import Playing, Table, varied_setup
from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame
from nightlight.games import GAMES
from witness.catalogue import witness_of

MATCHES = 10_000
ONE_IN = 100  # decisions after which the secrets are looked at
CAREFUL = 16  # one match of so many is counted at every decision, the others after so many
LOOKAHEAD = 3
TABLES = [(game, players) for game in GAMES.values() for players in range(game.players[0], game.players[1] + 1)]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game.id} for {players}" for game, players in TABLES])
def test_random_matches_end_lose_nothing_and_give_nothing_away(game: AnyGame, players: int) -> None:
    lot = Seeded(players)
    census = witness_of(game).census

    for number in range(MATCHES):
        table = Table(game, varied_setup(game, players, number), number)
        playing = Playing(table)
        assert census(playing.state) == [], table
        for _ in playing.rest():
            if number % CAREFUL == 0 or playing.decisions % CAREFUL == 0:
                assert census(playing.state) == [], (table, playing.decisions)
            if lot.below(ONE_IN) == 0:
                assert given_away(playing, lot) == "", (table, playing.decisions)
        assert census(playing.state) == [], table
        assert game.outcome(playing.state) is not None, table


def given_away(playing: Playing, lot: Seeded) -> str:
    """What any one seat, or a spectator, can tell that it may not know."""
    witness = witness_of(playing.game)
    seat = lot.below(playing.state.seats + 1) - 1
    shown = Likeness(playing.game, playing.state, witness.redeal_hidden(playing.state, seat, lot), seat)
    redealt = witness.redeal_unknowable(playing.state, seat, lot)
    remembered = Likeness(playing.game, playing.state.clone(), redealt, seat)
    return shown.differs() or remembered.told_apart(LOOKAHEAD, lot, lot)
