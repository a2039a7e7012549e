"""Movement, step by step: through rooms, through doors, and out of the labyrinth (FD-4)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.games.fear_of_the_dark.actions import STEP, STEPPED, STOPPED, USE
from nightlight.games.fear_of_the_dark.content import (
    ALL_SIDES,
    ESCAPED,
    KEY,
    LEAK,
    MOVE_STEPS,
    NOTHING,
    SIDES,
    SQUARES,
    TIPTOE_STEPS,
    WALK_STEPS,
)
from nightlight.games.fear_of_the_dark.labyrinth import LOCK_BESIDE, OUTSIDE, STEPS, TIPTOES
from nightlight.games.fear_of_the_dark.question import Question
from nightlight.games.fear_of_the_dark.revealing import BY_ENTERING, Reveal
from nightlight.games.fear_of_the_dark.searching import use_key
from nightlight.games.fear_of_the_dark.state import State

KEY_ON_THE_WAY: Final[i64] = 2  # the version of the rules that allows a Key between two steps (FD-A27)
WITH_KEY: Final[i64] = USE.of(KEY)  # the first answer of a movement; the directions and `stop` come later
NORTH: Final[i64] = STEP.of(0) - WITH_KEY
STOP: Final[i64] = NORTH + SIDES


@final
class Stride(Question):
    """Step in any open direction, or after the first step stop or use a Key; when no step is left it is over."""

    def __init__(self, kind: str, most: i64, left: i64, holes: bool) -> None:
        super().__init__(WITH_KEY)
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
        around = state.labyrinth.around[state.pawn]
        answers = (around >> self.shift & ALL_SIDES) << NORTH
        if self.left < self.most:
            answers |= 1 << STOP
            if state.kept[KEY] > 0 and state.rules >= KEY_ON_THE_WAY and around >> LOCK_BESIDE & ALL_SIDES != 0:
                answers |= 1
        return answers

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        if answer == STOP:
            state.tell(STOPPED)
        elif answer == 0:
            state.push(self)
            use_key(state)
        else:
            self.step(state, answer - NORTH)

    def step(self, state: State, side: i64) -> None:
        """Go there: out of the labyrinth, into a room that nobody has seen, or to the next square (FD-4.2)."""
        beyond = state.labyrinth.beyond(state.pawn, side)
        if beyond == OUTSIDE and state.tiles_left == 0:
            state.pawn = NOTHING
            state.finish(ESCAPED)  # FD-4.5
            return
        state.push(self.shorter())
        if beyond == OUTSIDE:
            state.push(Reveal(state.pawn // SQUARES * SIDES + side, BY_ENTERING, self.holes))
        else:
            step_to(state, side, beyond)

    def shorter(self) -> Stride:
        """The same movement with one step fewer."""
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
