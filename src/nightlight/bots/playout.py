"""Random play to the end: the measure of the engine's speed, and what search stands on."""

from __future__ import annotations

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import NOBODY, GameState, LegalActions, advance, first


def playout(state: GameState, choices: Chance, luck: Chance, out: LegalActions) -> int:
    """Play every seat at random to the end; the number of decisions taken."""
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
