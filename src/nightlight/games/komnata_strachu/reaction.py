"""How quickly and how well a bot reacts: the ex-Gaussian model as pure functions of seven numbers (KS-10)."""

from __future__ import annotations

from math import floor, log
from statistics import NormalDist
from typing import Final, final

from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.content import ALL_TOKENS, ANSWERS, IN_ROW, SET, SIZE, TOKENS
from nightlight.games.komnata_strachu.state import BOTH, BY_COLOUR, Agreement
from nightlight.games.komnata_strachu.tasks import task
from nightlight.games.komnata_strachu.times import LINE, MISTAKES, TIMES, Level, usual_time

NORMAL: Final = NormalDist()
HALF: Final = 0.5


@final
class Numbers:
    """Seven numbers between 0 and 1, in the order in which they are drawn (KS-10.3)."""

    def __init__(self, numbers: list[float]) -> None:
        self.attribute, self.error, self.normal, self.exponential, self.kind, self.a, self.b = numbers


@final
class Reaction:
    """When a bot presses, and with which answer."""

    def __init__(self, answer: int, time: int) -> None:
        self.answer: Final = answer
        self.time: Final = time


def reaction(level: Level, cards: vec[i64], agreement: Agreement, numbers: Numbers) -> Reaction:
    """What a bot of that level makes of the cards (KS-10.4 to KS-10.6)."""
    kind, by_shape, by_colour = task(cards)  # where one attribute alone counts, the other still misleads (KS-V-7)
    shape = by_shape if kind == LINE else IN_ROW[by_shape]
    colour = by_colour if kind == LINE else IN_ROW[by_colour]
    chosen, other = shape, colour
    by_choice = agreement.attribute == BOTH and not takes_shape(level, SIZE[shape], SIZE[colour], numbers.attribute)
    if by_choice or agreement.attribute == BY_COLOUR:
        chosen, other = colour, shape
    errs = numbers.error < level.error * TIMES.modes[kind].errors
    time = press_time(level, kind, SIZE[chosen], errs, numbers)
    if not errs:
        return Reaction(chosen, time)
    if kind == LINE:
        return Reaction(swapped(chosen, numbers), time)
    return Reaction(mistaken(kind, SET[chosen], SET[other], numbers), time)


def takes_shape(level: Level, shape: int, colour: int, number: float) -> bool:
    """Better players see more often which attribute needs fewer tokens (KS-10.4)."""
    if shape == colour:
        return number < HALF
    return (shape < colour) == (number < level.best)


def press_time(level: Level, kind: int, tokens: int, errs: bool, numbers: Numbers) -> int:
    """A normal part, and an exponential one for lapses of attention; no faster than a hand can be (KS-10.5)."""
    usual = usual_time(level, kind, tokens)
    time = usual + level.sigma * usual * NORMAL.inv_cdf(numbers.normal) - level.tau * usual * log(numbers.exponential)
    if errs:
        time *= TIMES.hurried
    return max(floor(time + HALF), TIMES.reaction + TIMES.action * tokens)


def swapped(line: int, numbers: Numbers) -> int:
    """Two tokens of the line have changed places, more often than not neighbours (KS-10.6)."""
    tokens = list(ANSWERS[line])
    if numbers.kind < TIMES.neighbours:
        first = floor(len(tokens[1:]) * numbers.a)
        second = first + 1
    else:
        first = floor(len(tokens) * numbers.a)
        second = floor(len(tokens[1:]) * numbers.b)
        if second >= first:
            second += 1
    tokens[first], tokens[second] = tokens[second], tokens[first]
    return ANSWERS.index(tuple(tokens))


def mistaken(kind: int, chosen: int, other: int, numbers: Numbers) -> int:
    """A plausible mistake: of the kind that the weights pick, or else the next that is possible and wrong (KS-10.6)."""
    weights = TIMES.modes[kind].mistakes
    mistake = 0
    total = weights[0]
    while mistake < len(weights) - 1 and numbers.kind >= total:
        mistake += 1
        total += weights[mistake]
    for turn in range(len(MISTAKES)):
        wrong = mistake_of((mistake + turn) % len(MISTAKES), chosen, other, numbers.a)
        if wrong not in (0, chosen, other):
            return IN_ROW[wrong]
    raise AssertionError("some mistake is always possible (KS-10.6)")


def mistake_of(mistake: int, chosen: int, other: int, number: float) -> int:
    """The tokens of a mistake of that kind; none if it is impossible."""
    if MISTAKES[mistake] == "mix":
        return with_one_more(chosen, other & ~chosen, number)
    if MISTAKES[mistake] == "omit":
        return chosen & ~one_of(chosen, number)
    if MISTAKES[mistake] == "extra":
        return with_one_more(chosen, ALL_TOKENS & ~chosen & ~other, number)
    return ALL_TOKENS & ~chosen


def with_one_more(chosen: int, candidates: int, number: float) -> int:
    return 0 if candidates == 0 else chosen | one_of(candidates, number)


def one_of(candidates: int, number: float) -> int:
    """The candidate that a number between 0 and 1 picks in home row order."""
    tokens = [token for token in range(TOKENS) if candidates >> token & 1]
    return 1 << tokens[floor(number * len(tokens))]
