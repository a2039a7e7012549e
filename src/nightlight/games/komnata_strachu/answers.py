"""What counts as a correct answer (KS-3), with the short last reveal, the mirror and the single attribute."""

from __future__ import annotations

from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.content import (
    ALL_TOKENS,
    COLOUR,
    ESCAPE,
    IN_ROW,
    INVASION,
    KIND,
    NOTHING,
    PLACES,
    REVERSED,
    SET,
    SHAPE,
    special,
)
from nightlight.games.komnata_strachu.state import BOTH, BY_SHAPE, Agreement
from nightlight.games.komnata_strachu.times import CANCEL, LINE, MATCH, MISSING, PLAIN, SINGLE


def task(cards: vec[i64]) -> tuple[i64, i64, i64]:
    """The mode, and what it asks for by shape and by colour: sets of tokens, in a line answers (KS-3.1 to KS-3.7)."""
    shapes: i64 = 0
    colours: i64 = 0
    fears: i64 = 0
    specials: i64 = 0
    last_special: i64 = NOTHING
    for card in cards:
        if special(card):
            specials += 1
            last_special = card
        elif card != NOTHING:
            fears += 1
            shapes |= SHAPE[card]
            colours |= COLOUR[card]
    mode = mode_of(fears, specials, last_special)
    if mode == LINE:
        return mode, SHAPE[last_special], COLOUR[last_special]
    if mode == MISSING:
        return mode, ALL_TOKENS & ~shapes, ALL_TOKENS & ~colours
    return mode, shapes, colours


def mode_of(fears: i64, specials: i64, last_special: i64) -> i64:
    """The kind of task, by the number of Specials (KS-3.1), on a short last reveal too (KS-V-5)."""
    if specials == 0:
        return PLAIN if fears == PLACES else MATCH if fears == PLACES - 1 else SINGLE
    if specials == 1:
        if KIND[last_special] == INVASION:
            return LINE
        if fears == 0:
            return CANCEL
        return MISSING if KIND[last_special] == ESCAPE else MATCH
    return SINGLE if fears == 1 else CANCEL


def mode(cards: vec[i64]) -> i64:
    """The mode alone."""
    return task(cards)[0]


def asked(cards: vec[i64], agreement: Agreement) -> tuple[i64, i64, i64]:
    """The task as this table plays it: where one attribute alone counts, both readings are the same (KS-V-7)."""
    kind, by_shape, by_colour = task(cards)
    if agreement.attribute == BOTH:
        return kind, by_shape, by_colour
    if agreement.attribute == BY_SHAPE:
        return kind, by_shape, by_shape
    return kind, by_colour, by_colour


def fits(kind: i64, wanted: i64, answer: i64, *, mirror: bool) -> bool:
    """Whether the answer is what one reading of the task wants: as a set, in a line in order (KS-3.5 to KS-3.11)."""
    if kind == LINE:
        return answer == wanted or (mirror and answer == REVERSED[wanted])
    return kind != CANCEL and SET[answer] == wanted


def correct(cards: vec[i64], agreement: Agreement, answer: i64) -> bool:
    """Whether the answer is right (KS-3)."""
    kind, by_shape, by_colour = asked(cards, agreement)
    mirror = agreement.mirror
    return fits(kind, by_shape, answer, mirror=mirror) or fits(kind, by_colour, answer, mirror=mirror)


def accepted(cards: vec[i64], agreement: Agreement) -> list[int]:
    """Every accepted answer, by shape first; of a set the one in home row order."""
    kind, by_shape, by_colour = asked(cards, agreement)
    if kind == CANCEL:
        return []
    found: list[int] = []
    for wanted in (by_shape, by_colour):
        answer = wanted if kind == LINE else IN_ROW[wanted]
        for reading in [answer, REVERSED[answer]] if kind == LINE and agreement.mirror else [answer]:
            if reading not in found:
                found.append(reading)
    return found
