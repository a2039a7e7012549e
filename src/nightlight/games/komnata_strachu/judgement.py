"""How an answer is judged: right by a reading, or wrong, and then what is wrong with it (KS-3.8, KS-3.9).

A fault is told against the reading that the answer is nearest to. It depends only on how many tokens are asked for by
shape, by colour, and given: `patterns` lists every case, so that whoever shows a judgement need not know these rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final, Literal, TypeAlias, final

from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.actions import FAULT_IDS, READING_NAMES, Mistake, Reading
from nightlight.games.komnata_strachu.content import (
    ALL_TOKENS,
    ANSWERS,
    CARD_COUNT,
    COLOUR,
    IN_ROW,
    INVASION,
    KIND,
    SET,
    SHAPE,
    TOKENS,
    mask_of,
)
from nightlight.games.komnata_strachu.tasks import task
from nightlight.games.komnata_strachu.times import LINE, MISSING

Basis: TypeAlias = Literal["shape", "colour", "both"]

ASKED_BY_SHAPE: Final = 1  # what the digits of a pattern are made of
ASKED_BY_COLOUR: Final = 2
GIVEN: Final = 4
DIGITS: Final = 8


@final
class Fault:
    """The mistake, the reading that it is nearest to, and as answers what that misses and what it has no use for.

    In a line what is missing is the right line up to its first wrong place.
    """

    def __init__(self, mistake: Mistake, reading: Reading, missing: int, extra: int) -> None:
        self.mistake: Final = mistake
        self.reading: Final = reading
        self.missing: Final = missing
        self.extra: Final = extra

    def id(self) -> int:
        """As the news tell it."""
        return FAULT_IDS.index(f"{self.mistake}_by_{self.reading}")


def fault_of(cards: vec[i64], readings: list[Reading], answer: int) -> Fault:
    """What is wrong with a wrong answer to the cards, by the readings that count (KS-V-7)."""
    kind, by_shape, by_colour = task(cards)
    asked: dict[Reading, int] = {"shape": by_shape, "colour": by_colour}
    wanted = {reading: asked[reading] for reading in readings}
    if kind == LINE:
        return fault_in_line(wanted, ANSWERS[answer])
    return fault_in_set(wanted, SET[answer], escape=kind == MISSING)


def fault_in_set(wanted: dict[Reading, int], given: int, *, escape: bool) -> Fault:
    """A token that is missing or too many; mixed readings; or at an Escape the Fears that are there."""
    nearest = min(wanted, key=lambda reading: int(wanted[reading] ^ given).bit_count())
    if escape:
        nearest = next((each for each in wanted if given == ALL_TOKENS & ~wanted[each]), nearest)
    missing = wanted[nearest] & ~given
    extra = given & ~wanted[nearest]
    others = [wanted[reading] for reading in wanted if reading != nearest]
    mistake: Mistake
    if given == 0:
        mistake = "none"
    elif escape and given == ALL_TOKENS & ~wanted[nearest]:
        mistake = "lapse"
    elif extra == 0:
        mistake = "forgotten"
    elif any(extra & ~tokens == 0 for tokens in others):
        mistake = "mixed"
    else:
        mistake = "too_many" if missing == 0 else "other"
    return Fault(mistake, nearest, IN_ROW[missing], IN_ROW[extra])


def fault_in_line(wanted: dict[Reading, int], given: tuple[int, ...]) -> Fault:
    """A line that is not whole, or in another order."""
    nearest = max(wanted, key=lambda reading: agreeing(ANSWERS[wanted[reading]], given))
    line = ANSWERS[wanted[nearest]]
    place = next((place for place, token in enumerate(line) if given[place : place + 1] != (token,)), 0)
    mistake: Mistake = "none" if len(given) == 0 else "short_line" if len(given) < TOKENS else "order"
    return Fault(mistake, nearest, ANSWERS.index(line[: place + 1]), 0)


def agreeing(line: tuple[int, ...], given: tuple[int, ...]) -> int:
    """At how many places the answer is as the line has it."""
    return len([place for place, token in enumerate(given) if line[place] == token])


# --- all judgements, by pattern


def patterns(kind: int) -> dict[str, tuple[Mistake | None, Basis]]:
    """Every judgement in a kind of task, by the pattern of the answer: the mistake, if any, and the reading.

    A pattern has a digit for each token, in a line for each place: whether it is asked for there by shape (1) and by
    colour (2), and whether it is given (4). The digits are sorted: which token or place it is does not matter.
    """
    if kind == LINE:
        return dict(line_patterns())
    return dict(set_patterns(escape=kind == MISSING))


def set_patterns(*, escape: bool) -> Iterator[tuple[str, tuple[Mistake | None, Basis]]]:
    """Those of sets of tokens; each reading asks for at least one."""
    for digits in combinations_with_replacement(range(DIGITS), TOKENS):
        by_shape, by_colour, given = (
            mask_of(tuple(token for token, digit in enumerate(digits) if digit & part))
            for part in (ASKED_BY_SHAPE, ASKED_BY_COLOUR, GIVEN)
        )
        if by_shape != 0 and by_colour != 0:
            wanted: dict[Reading, int] = {"shape": by_shape, "colour": by_colour}
            right = [reading for reading in READING_NAMES if wanted[reading] == given]
            fault = fault_in_set(wanted, given, escape=escape)
            yield pattern(list(digits)), (None, basis(right)) if right else (fault.mistake, fault.reading)


def line_patterns() -> Iterator[tuple[str, tuple[Mistake | None, Basis]]]:
    """Those of lines: every answer to every Invasion, by both readings and by one alone."""
    invasions = [card for card in range(CARD_COUNT) if KIND[card] == INVASION]
    for by_shape, by_colour in [(SHAPE[card], other) for card in invasions for other in (COLOUR[card], SHAPE[card])]:
        wanted: dict[Reading, int] = {"shape": by_shape, "colour": by_colour}
        for answer, given in enumerate(ANSWERS):
            right = [reading for reading in READING_NAMES if wanted[reading] == answer]
            fault = fault_in_line(wanted, given)
            digits = [place_digit(ANSWERS[by_shape], ANSWERS[by_colour], given, place) for place in range(TOKENS)]
            yield pattern(digits), (None, basis(right)) if right else (fault.mistake, fault.reading)


def place_digit(by_shape: tuple[int, ...], by_colour: tuple[int, ...], given: tuple[int, ...], place: int) -> int:
    """The digit of a place in a line: empty, or with a token that one reading or both ask for there."""
    if place >= len(given):
        return 0
    token = given[place]
    shape = ASKED_BY_SHAPE if by_shape[place] == token else 0
    colour = ASKED_BY_COLOUR if by_colour[place] == token else 0
    return GIVEN + shape + colour


def pattern(digits: list[int]) -> str:
    return "".join(str(digit) for digit in sorted(digits))


def basis(readings: list[Reading]) -> Basis:
    """By which readings an answer is right."""
    return readings[0] if len(readings) == 1 else "both"
