"""Random play of Straszydła asks as many decisions as its specification says."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean, stdev

import pytest

from conformance.playing import Playing, Table
from nightlight.core.step import legal
from nightlight.games.straszydla.game import GAME

MATCHES = 3_000
DEVIATIONS = 4
ROUNDED = 0.5  # the averages are given as whole numbers
SAMPLES = 2_000  # matches behind them, whose own error counts too
EXPECTED = {2: 809, 3: 1097, 4: 1314}
OPTIONS = 5.5
MOST_OPTIONS = 25  # the specification has met 21


@dataclass
class Options:
    """How many there were in a match."""

    decisions: int = 0
    total: int = 0
    most: int = 0

    def count(self, playing: Playing) -> None:
        for seat in range(playing.state.seats):
            if playing.state.actors >> seat & 1:
                offered = len(legal(playing.state, seat))
                self.decisions += 1
                self.total += offered
                self.most = max(self.most, offered)


@pytest.mark.parametrize("players", EXPECTED)
def test_random_play_asks_as_many_decisions_as_the_specification(players: int) -> None:
    decisions = []
    offered = Options()
    for seed in range(MATCHES):
        playing = Playing(Table(GAME, GAME.setup(players), seed))
        for _ in playing.rest():
            if seed % 30 == 0:
                offered.count(playing)
        decisions.append(playing.decisions)

    error = ROUNDED + DEVIATIONS * stdev(decisions) * (1 / MATCHES + 1 / SAMPLES) ** 0.5
    assert abs(mean(decisions) - EXPECTED[players]) < error
    assert max(decisions) <= GAME.longest
    assert abs(offered.total / offered.decisions - OPTIONS) < 0.5
    assert offered.most <= MOST_OPTIONS
