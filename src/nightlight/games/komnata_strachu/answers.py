"""Which answers a table accepts: by either reading, by one alone, or mirrored as well (KS-3)."""

from __future__ import annotations

from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu.content import IN_ROW, REVERSED, SET
from nightlight.games.komnata_strachu.state import BOTH, BY_SHAPE, Agreement
from nightlight.games.komnata_strachu.tasks import task
from nightlight.games.komnata_strachu.times import CANCEL, LINE


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
