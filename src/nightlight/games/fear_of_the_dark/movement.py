"""Movement, step by step: through rooms, through doors, and out of the labyrinth (FD-4)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.games.fear_of_the_dark.actions import STEP, STEPPED, STOPPED
from nightlight.games.fear_of_the_dark.content import (
    ALL_SIDES,
    ESCAPED,
    LEAK,
    MOVE_STEPS,
    NOTHING,
    SIDES,
    SQUARES,
    TIPTOE_STEPS,
    WALK_STEPS,
)
from nightlight.games.fear_of_the_dark.labyrinth import OUTSIDE, STEPS, TIPTOES
from nightlight.games.fear_of_the_dark.question import Question
from nightlight.games.fear_of_the_dark.revealing import BY_ENTERING, Reveal
from nightlight.games.fear_of_the_dark.state import State

STOP_BIT: Final[i64] = 1 << SIDES  # `stop` follows the four directions


@final
class Stride(Question):
    """Take a step in any direction that is open, or after the first one stop; with no steps left it is over."""

    def __init__(self, kind: str, most: i64, left: i64, holes: bool) -> None:
        super().__init__(STEP.of(0))
        self.kind: Final = kind
        self.most: i64 = most
        self.left: i64 = left
        self.holes: Final = holes  # Tiptoe enters them
        self.shift: i64 = STEPS
        if holes:
            self.shift = TIPTOES

    def name(self) -> str:
        return "step"

    def clause(self) -> str:
        return "FD-4.3"

    def answers(self, state: State) -> i64:
        if self.left == 0:
            return 0
        sides = state.labyrinth.around[state.pawn] >> self.shift & ALL_SIDES
        if self.left < self.most:
            sides |= STOP_BIT
        return sides

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        if answer == SIDES:
            state.tell(STOPPED)
            return
        beyond = state.labyrinth.beyond(state.pawn, answer)
        if beyond == OUTSIDE and state.tiles_left == 0:
            state.pawn = NOTHING
            state.finish(ESCAPED)  # FD-4.5
            return
        state.push(self.shorter())
        if beyond == OUTSIDE:
            state.push(Reveal(state.pawn // SQUARES * SIDES + answer, BY_ENTERING, self.holes))
        else:
            step_to(state, answer, beyond)

    def shorter(self) -> Stride:
        """The same movement with one step less."""
        if self.holes:
            return TIPTOE_STRIDES[self.left - 1]
        if self.kind == "walk":
            return WALK_STRIDES[self.left - 1]
        return MOVE_STRIDES[self.left - 1]

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "movement": self.kind, "left": self.left, "taken": self.most - self.left}


def step_to(state: State, side: i64, place: i64) -> None:
    """The pawn enters a square; in the Leak room that puts out the light (FD-4.7)."""
    state.pawn = place
    state.tell(STEPPED, side, place // SQUARES, place % SQUARES)
    if state.leaking():
        state.return_hand(LEAK)


def strides(kind: str, most: int, holes: bool) -> vec[Stride]:
    """A movement with every number of steps that it can have left."""
    return vec[Stride]([Stride(kind, most, left, holes) for left in range(most + 1)])


MOVE_STRIDES: Final = strides("move", MOVE_STEPS, holes=False)
WALK_STRIDES: Final = strides("walk", WALK_STEPS, holes=False)
TIPTOE_STRIDES: Final = strides("tiptoe", TIPTOE_STEPS, holes=True)
