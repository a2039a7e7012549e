"""Imps in a duel: one die more before the first roll, a second roll after each (ST-8.5, ST-8.7)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    DECLINE,
    DECLINED,
    DIE_FELL,
    DONE,
    MARK_DIE,
    TOOK_DICE,
    USE,
)
from nightlight.games.straszydla.content import EMBER, SPARK
from nightlight.games.straszydla.dice import CHALLENGER, HOLDER, MOST_DUEL_DICE, roll
from nightlight.games.straszydla.stacks import use_imp
from nightlight.games.straszydla.state import State


def push_windows(state: State, imp: i64, windows: vec[Window]) -> None:
    """The windows of those who hold the imp: first the holder's, then the challenger's."""
    duel = state.fight()
    for window in (windows[CHALLENGER], windows[HOLDER]):
        if state.players[duel.seats[window.side]].imps[imp] > 0:
            state.push(window)


class Window(Step[State]):
    """One side of the duel may use an imp."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def actors(self, state: State) -> i64:
        return only(state.fight().seats[self.side])

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "side": self.side}


@final
class EmberWindow(Window):
    """Before the first roll an Ember imp may bring one die more for the whole duel."""

    def name(self) -> str:
        return "ember"

    def clause(self) -> str:
        return "ST-8.5"

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(DECLINE.of())
        out.add(USE.of())

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if DECLINE.made(action):
            state.tell(DECLINED, seat, EMBER)
        else:
            use_imp(state, seat, EMBER)
            counts = state.fight().counts
            counts[self.side] += 1
            state.tell(TOOK_DICE, seat, counts[self.side], state.strength(seat))


def roll_die(state: State, side: i64, die: i64, chance: Chance) -> None:
    duel = state.fight()
    value = roll(chance)
    duel.dice[side * MOST_DUEL_DICE + die] = value
    state.tell(DIE_FELL, duel.seats[side], die, value - 1)


@final
class SparkWindow(Window):
    """After a roll a Spark imp may reroll any of its owner's dice, marked one by one in ascending position."""

    def name(self) -> str:
        return "duel_spark"

    def clause(self) -> str:
        return "ST-8.7"

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        duel = state.fight()
        if duel.marked == 0:
            out.add(DECLINE.of())
        else:
            out.add(DONE.of())
        for die in range(duel.counts[self.side]):
            if duel.marked >> die == 0:
                out.add(MARK_DIE.of(die))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        duel = state.fight()
        if DECLINE.made(action):
            state.pop()
            state.tell(DECLINED, seat, SPARK)
            return
        if MARK_DIE.made(action):
            die = MARK_DIE.arg(action)
            duel.marked |= 1 << die
            if die + 1 < duel.counts[self.side]:
                return
        state.pop()
        use_imp(state, seat, SPARK)
        for die in range(duel.counts[self.side]):
            if duel.marked >> die & 1:
                roll_die(state, self.side, die, chance)
        duel.marked = 0


EMBERS: Final = vec[Window]([EmberWindow(side) for side in range(2)])
SPARKS: Final = vec[Window]([SparkWindow(side) for side in range(2)])
