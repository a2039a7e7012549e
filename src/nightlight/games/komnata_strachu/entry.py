"""Presses as they are entered into a reveal, and as they lie there sealed (KS-13)."""

from __future__ import annotations

from nightlight.games.komnata_strachu.actions import (
    ANSWER_WITH,
    AT_MILLISECOND,
    AT_SECOND,
    LAST_SECOND,
    PASS,
    SECOND_LENGTH,
)
from nightlight.games.komnata_strachu.rules import Presses
from nightlight.games.komnata_strachu.state import State
from nightlight.games.komnata_strachu.times import ROUND


def open_presses(state: State) -> Presses:
    """The reveal that is open."""
    step = state.top()
    assert isinstance(step, Presses), "the live form is played"
    return step


def sealed(state: State) -> list[tuple[int, int]]:
    """The seats that have sealed a press, with its time, in the order in which they come."""
    step = open_presses(state)
    finished = [seat for seat in range(state.seats) if step.answers[seat] >= 0 and not step.missing >> seat & 1]
    return sorted([(seat, step.times[seat]) for seat in finished], key=lambda press: (press[1], press[0]))


def press_actions(answer: int, time: int) -> list[int]:
    """The actions that enter a press; one after the end of the round is a pass (KS-4.9)."""
    if time > ROUND:
        return pass_actions()
    second = time // SECOND_LENGTH
    actions = [ANSWER_WITH.of(answer), AT_SECOND.of(second)]
    return actions if second == LAST_SECOND else [*actions, AT_MILLISECOND.of(time % SECOND_LENGTH)]


def pass_actions() -> list[int]:
    """The action that enters a pass."""
    return [PASS.of()]


def time_of(actions: list[int]) -> int:
    """The time that a second and, but for the last one, a millisecond make."""
    milliseconds = [AT_MILLISECOND.arg(action) for action in actions[1:]]
    return int(AT_SECOND.arg(actions[0]) * SECOND_LENGTH + sum(milliseconds))
