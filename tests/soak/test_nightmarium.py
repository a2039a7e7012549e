"""Random play of Nightmarium has the averages of its specification, which a simulator of its own agrees on."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean, stdev

import pytest

from conformance.playing import Playing, Table
from games.nightmarium.side_by_side import crowded_positions, played_side_by_side
from nightlight.games.nightmarium.game import GAME
from nightlight.games.nightmarium.state import State

MATCHES = 2_000
OF_THE_SPECIFICATION = 500  # games behind each of its averages
POSITIONS = 4_000
DEVIATIONS = 4
ROUNDED = 0.5


@dataclass(frozen=True)
class Figures:
    """Of random play at one table."""

    decisions: int
    most: int  # that were ever seen
    turns: int | None = None


EXPECTED = {
    (2, "no"): Figures(140, 285, 52),
    (3, "no"): Figures(192, 395),
    (4, "no"): Figures(241, 494),
    (5, "no"): Figures(284, 530, 103),
    (2, "yes"): Figures(161, 355),
    (3, "yes"): Figures(219, 412),
    (4, "yes"): Figures(273, 551),
    (5, "yes"): Figures(336, 732),
}
MOST_OPTIONS = 30  # 20 in the specification's sample, which is smaller
MOST_ACTIVATIONS = 10  # 8 there


@pytest.mark.parametrize(("players", "advanced"), EXPECTED)
def test_random_play_has_the_averages_of_the_specification(players: int, advanced: str) -> None:
    expected = EXPECTED[players, advanced]
    setup = GAME.setup(players, {"advanced": advanced})
    decisions: list[int] = []
    turns: list[int] = []
    offered = 0
    most_offered = 0

    for seed in range(MATCHES):
        playing = Playing(Table(GAME, setup, seed))
        for decision in playing.rest():
            offered += len(decision.offered)
            most_offered = max(most_offered, len(decision.offered))
            woken = len([event for event in decision.events if event.news.name in ("woke", "activated")])
            assert woken <= MOST_ACTIVATIONS
        assert isinstance(playing.state, State)
        decisions.append(playing.decisions)
        turns.append(playing.state.number)

    assert near(decisions, expected.decisions)
    assert expected.turns is None or near(turns, expected.turns)
    assert max(decisions) < 2 * expected.most
    assert 2.9 < offered / sum(decisions) < 3.6  # about 3.2
    assert most_offered <= MOST_OPTIONS


def near(found: list[int], expected: float) -> bool:
    """Whether the average is as far from the specification's as two samples of these sizes may be."""
    error: float = DEVIATIONS * stdev(found) * (1 / len(found) + 1 / OF_THE_SPECIFICATION) ** 0.5
    return abs(mean(found) - expected) < ROUNDED + error


@pytest.mark.parametrize(("players", "creatures"), [(5, "7"), (5, "6"), (4, "7")])
def test_a_match_hardly_ever_dies_out_and_never_lasts_600_turns(players: int, creatures: str) -> None:
    reasons = []
    setup = GAME.setup(players, {"creatures": creatures})

    for seed in range(1_000):
        playing = Playing(Table(GAME, setup, seed))
        for _ in playing.rest():
            pass
        assert isinstance(playing.state, State)
        outcome = GAME.outcome(playing.state)
        assert outcome is not None
        reasons.append(outcome.reason)

    assert set(reasons) <= {"won", "dead"}
    assert reasons.count("dead") <= 15  # 2 of 1,000 in the specification, for five players and seven creatures


def test_crowded_positions_go_on_as_the_rules_say() -> None:
    played = 0
    for seed, scene in crowded_positions(POSITIONS):
        played += played_side_by_side(scene, seed, most=80)

    assert played > 50 * POSITIONS // 2
