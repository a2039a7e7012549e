"""What the small questions of the game share: a single answer is carried out without asking (FD-12.2)."""

from __future__ import annotations

from typing import Final

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.fear_of_the_dark.state import State

PLAYER: Final[i64] = 0  # the only seat


class Question(Step[State]):
    """A decision whose answers are a set of bits, counted from its first action."""

    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def answers(self, state: State) -> i64:
        """What may be answered now; nothing if the question does not arise."""
        raise NotImplementedError

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        """What follows from an answer; the question is off the stack."""
        raise NotImplementedError

    def actors(self, state: State) -> i64:
        answers = self.answers(state)
        if answers & (answers - 1) == 0:
            return NOBODY
        return only(PLAYER)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        answers = self.answers(state)
        action = self.first
        while answers != 0:
            if answers & 1:
                out.add(action)
            answers >>= 1
            action += 1

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        self.answered(state, action - self.first, chance)

    def run(self, state: State, chance: Chance) -> None:
        answers = self.answers(state)
        state.pop()
        if answers != 0:
            answer: i64 = 0
            while answers >> answer & 1 == 0:
                answer += 1
            self.answered(state, answer, chance)
