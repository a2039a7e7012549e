"""Random play to the end: the measure of the engine's speed, and what search stands on."""

from __future__ import annotations

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import NOBODY, GameState, Options, apply_unchecked, first, legal


def playout(state: GameState, choices: Chance, luck: Chance, out: Options) -> int:
    """Play every seat at random to the end; the number of decisions taken."""
    decisions: i64 = 0
    while state.actors != NOBODY:
        seat = first(state.actors)
        legal(state, seat, out)
        apply_unchecked(state, seat, out.pick(choices), luck)
        decisions += 1
    return decisions
