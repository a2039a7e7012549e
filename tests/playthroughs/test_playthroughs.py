"""Nothing changes unnoticed: short matches, told in full, are kept in files that a person has read against the rules.

After an intended change `NIGHTLIGHT_UPDATE=1 pytest tests/playthroughs` writes them anew: read what differs.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from conformance.playing import Table
from nightlight.core.game import AnyGame
from nightlight.games import GAMES
from playthroughs.telling import told

FOLDER = Path(__file__).parent
SHORT = {"dont-go-in-there": {"turns": "6"}}  # options that keep a match short enough to read

MATCHES = [(game, players) for game in GAMES.values() for players in range(game.players[0], game.players[1] + 1)]


def place(game: AnyGame, players: int) -> str:
    """Where the match is kept."""
    return f"{game.id}/{players}-players.txt"


@pytest.mark.parametrize(("game", "players"), MATCHES, ids=[place(*match) for match in MATCHES])
def test_the_match_is_played_as_it_was_kept(game: AnyGame, players: int) -> None:
    kept = FOLDER / place(game, players)
    table = Table(game, game.setup(players, SHORT.get(game.id)), players)

    now = told(table)
    if "NIGHTLIGHT_UPDATE" in os.environ:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(now, encoding="utf-8")

    assert now == kept.read_text(encoding="utf-8")


def test_every_file_that_was_kept_is_compared() -> None:
    compared = [place(game, players) for game, players in MATCHES]

    found = [file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*-players.txt")]

    assert sorted(found) == sorted(compared)
