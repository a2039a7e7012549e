"""What the cards of a reveal ask for, whatever the table agreed on (KS-3)."""

from __future__ import annotations

from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.content import (
    ALL_TOKENS,
    COLOUR,
    ESCAPE,
    INVASION,
    KIND,
    NOTHING,
    PLACES,
    SHAPE,
    special,
)
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
