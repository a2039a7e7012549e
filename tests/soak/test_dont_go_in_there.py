"""Random play of Don't Go In There has the averages of its specification, which two other simulators agree on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean, stdev

import pytest

from conformance.playing import Decision, Playing, Table
from nightlight.games.dont_go_in_there.actions import BY_TYPE, DISPEL, DISPELLED, TOOK
from nightlight.games.dont_go_in_there.content import TYPE_IDS
from nightlight.games.dont_go_in_there.game import GAME
from nightlight.games.dont_go_in_there.state import State

MATCHES = 10_000
ROUNDED = 0.05  # the averages are given to one decimal
DEVIATIONS = 4
NEAR = 0.2  # the specification's own word for agreement
BY_TOME = BY_TYPE + TYPE_IDS.index("tome")


@dataclass(frozen=True)
class Averages:
    """Of a match, or of a player in it."""

    asked: float
    decisions: float  # the same, with a Tome counted even where it leaves no choice
    ghosts: float
    curses: float  # after the cards that work at the end
    final_curses: float


EXPECTED = {
    2: Averages(43.3, 43.4, 12.5, 19.9, 23.9),
    3: Averages(65.0, 65.1, 12.5, 21.3, 24.3),
    4: Averages(86.6, 86.7, 12.6, 22.4, 24.8),
    5: Averages(108.2, 108.3, 12.6, 23.3, 25.3),
}


def tomes_without_choice(decision: Decision) -> int:
    """How often a Tome dispelled the only type it could."""
    count = 0
    chosen = DISPEL.made(decision.action)
    for event in decision.events:
        if event.news is TOOK:
            chosen = False
        elif event.news is DISPELLED and event.get("cause") == BY_TOME and not chosen:
            count += 1
            chosen = True
    return count


def measured(players: int) -> Iterator[Averages]:
    """What random matches by default options come to."""
    for seed in range(MATCHES):
        playing = Playing(Table(GAME, GAME.setup(players), seed))
        decisions = sum(1 + tomes_without_choice(decision) for decision in playing.rest())
        state = playing.state
        assert isinstance(state, State)
        yield Averages(
            playing.decisions,
            decisions,
            sum(player.ghosts for player in state.players) / players,
            sum(player.curses() for player in state.players) / players,
            sum(state.final_curses(seat) for seat in range(players)) / players,
        )


@pytest.mark.parametrize("players", EXPECTED)
def test_random_play_has_the_averages_of_the_specification(players: int) -> None:
    expected = EXPECTED[players]

    matches = list(measured(players))
    error = ROUNDED + DEVIATIONS * stdev(match.asked for match in matches) / MATCHES**0.5

    assert abs(mean(match.asked for match in matches) - expected.asked) < error
    assert abs(mean(match.decisions for match in matches) - expected.decisions) < error
    assert abs(mean(match.ghosts for match in matches) - expected.ghosts) < NEAR
    assert abs(mean(match.curses for match in matches) - expected.curses) < NEAR
    assert abs(mean(match.final_curses for match in matches) - expected.final_curses) < NEAR
