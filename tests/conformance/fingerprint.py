"""What a build plays, in a few digits: two builds with the same fingerprints make the same matches."""

from __future__ import annotations

import hashlib
import json
import sys

from conformance.playing import Decision, Playing, Table, varied_setup
from nightlight.core.game import AnyGame
from nightlight.core.step import GameState
from nightlight.games import GAMES

SEEDS = 12


def lines(decision: Decision, state: GameState) -> list[object]:
    """Everything about a decision: who, offered what, which luck, what happened, who may know, and what is true now."""
    told = [[event.json(), event.seats] for event in decision.events]
    return [decision.seat, decision.step, decision.offered, decision.action, decision.asked, told, state.json()]


def fingerprint(game: AnyGame, players: int, seeds: int = SEEDS) -> str:
    """SHA-256 over random matches, the first by default options, the others by various ones."""
    digest = hashlib.sha256()
    for seed in range(seeds):
        playing = Playing(Table(game, varied_setup(game, players, seed), seed))
        written = [lines(playing.opening, playing.state)]
        written += [lines(decision, playing.state) for decision in playing.rest()]
        outcome = game.outcome(playing.state)
        assert outcome is not None
        digest.update(json.dumps([written, outcome.json()], sort_keys=True).encode())
    return digest.hexdigest()


def fingerprints(game: AnyGame) -> dict[str, str]:
    """One for each number of players."""
    fewest, most = game.players
    return {str(players): fingerprint(game, players) for players in range(fewest, most + 1)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps({game.id: fingerprints(game) for game in GAMES.values()}))
