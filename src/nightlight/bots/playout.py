"""Random play to the end: the benchmark of the engine, and the basis of search."""

from __future__ import annotations

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import NOBODY, GameState, LegalActions, advance, first


def playout(state: GameState, choices: Chance, luck: Chance, out: LegalActions) -> int:
    """Play every seat at random to the end; returns the number of decisions."""
    decisions: i64 = 0
    while state.actors != NOBODY:
        seat = first(state.actors)
        step = state.steps[-1]
        out.clear()
        step.legal(state, seat, out)
        step.decide(state, seat, out.pick(choices), luck)
        advance(state, luck)
        decisions += 1
    return decisions
