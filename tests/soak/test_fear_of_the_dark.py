"""Random play of Fear of the Dark comes out as in the table of its rules, which another simulator has made."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import mean, stdev

import pytest

from conformance.playing import Playing, Table
from nightlight.core.step import legal
from nightlight.games.fear_of_the_dark.actions import CONCEDE
from nightlight.games.fear_of_the_dark.game import GAME
from nightlight.games.fear_of_the_dark.state import State

MATCHES = 10_000
ROUNDED = 0.05  # the averages are given to one decimal
DEVIATIONS = 5


@dataclass(frozen=True)
class Figures:
    """Of random play at one difficulty; the ends in parts of 10,000 games."""

    decisions: float
    options: float
    act_options: float
    tiles: float
    ends: dict[str, int]


EXPECTED = {
    "easy": Figures(37.6, 5.1, 8.4, 1.6, {"mind": 9996, "stuck": 4}),
    "normal": Figures(36.7, 5.1, 8.4, 1.6, {"mind": 9492, "echo": 439, "terror": 62, "stuck": 7}),
    "hard": Figures(36.3, 5.1, 8.4, 1.5, {"mind": 9450, "echo": 491, "terror": 51, "stuck": 8}),
    "very_hard": Figures(36.3, 5.1, 8.4, 1.5, {"mind": 9473, "echo": 445, "terror": 64, "stuck": 18}),
}
MOST_OPTIONS = 37  # of an ACT in Light; the table has seen 31


@dataclass(frozen=True)
class Match:
    """What one random match came to."""

    decisions: int
    options: int
    acts: int
    act_options: int
    most_options: int
    tiles: int
    end: str


def played(difficulty: str, seed: int) -> Match:
    """A match in which every option but conceding is as likely as any other."""
    playing = Playing(Table(GAME, GAME.setup(1, {"difficulty": difficulty}), seed))
    state = playing.state
    assert isinstance(state, State)
    offered_at_all, offered_at_acts = [], []
    while not playing.over:
        offered = legal(state, 0)
        offered_at_all.append(len(offered))
        if state.top().name() == "act":
            offered_at_acts.append(len(offered))
        choice = [action for action in offered if action != CONCEDE.of()]
        playing.take(0, choice[playing.choices.below(len(choice))])
    outcome = GAME.outcome(state)
    assert outcome is not None
    return Match(
        playing.decisions,
        sum(offered_at_all),
        len(offered_at_acts),
        sum(offered_at_acts),
        max(offered_at_all),
        outcome.scores[0],
        outcome.reason,
    )


@pytest.mark.parametrize("difficulty", EXPECTED)
def test_random_play_has_the_figures_of_the_rules(difficulty: str) -> None:
    expected = EXPECTED[difficulty]

    matches = [played(difficulty, seed) for seed in range(MATCHES)]
    asked = [match.decisions for match in matches]
    tiles = [match.tiles for match in matches]
    ends = Counter(match.end for match in matches)

    assert abs(mean(asked) - expected.decisions) < ROUNDED + DEVIATIONS * stdev(asked) / MATCHES**0.5
    assert abs(mean(tiles) - expected.tiles) < ROUNDED + DEVIATIONS * stdev(tiles) / MATCHES**0.5
    assert abs(sum(match.options for match in matches) / sum(asked) - expected.options) < 2 * ROUNDED
    acts = sum(match.acts for match in matches)
    assert abs(sum(match.act_options for match in matches) / acts - expected.act_options) < 2 * ROUNDED
    assert max(match.most_options for match in matches) <= MOST_OPTIONS
    assert max(asked) <= GAME.longest
    assert set(ends) <= {*expected.ends, "escaped"}
    assert ends["escaped"] <= 1
    for end, often in expected.ends.items():  # both counts vary
        assert abs(ends[end] - often) < DEVIATIONS * (2 * (often * (1 - often / MATCHES) + 1)) ** 0.5
