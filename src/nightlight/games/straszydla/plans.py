"""Plans and the ways through the city: tokens packed in a number, sets of cells as masks (ST-6, ST-7).

A plan is a number: two bits for its mark, then four for each token. Where a pawn can be after some tokens is a set of
cells, since it may transfer in Suburbs. From every cell some token leads on, so whatever leads anywhere is legal.
"""

from __future__ import annotations

from typing import Final

from nightlight.core.native import i64, vec
from nightlight.games.straszydla.actions import X
from nightlight.games.straszydla.content import ALL_CELLS, CELLS, NOTHING, PLAN_TOKENS, SIDE, TARGET, TOKENS, WAYS, bits
from nightlight.games.straszydla.shapes import Leg, Plan

NO_PLAN: Final[i64] = 0  # not even marked
PLAIN_MARK: Final[i64] = 1
MOLE_MARK: Final[i64] = 2
LENGTH: Final = PLAN_TOKENS
MARK_BITS: Final[i64] = 2
TOKEN_BITS: Final[i64] = 4
TOKEN_MASK: Final[i64] = 15
FULL: Final[i64] = 1 << MARK_BITS + TOKEN_BITS * (LENGTH - 1)  # no plan of fewer than three tokens is as great a number

STRIDE: Final = vec[i64]([-SIDE, 1 - SIDE, 1, SIDE + 1, SIDE, SIDE - 1, -1, -SIDE - 1])  # cells from one to the next
STAYS: Final = vec[i64](  # the cells from which a step that way stays in the city
    [sum(1 << cell for cell in range(CELLS) if TARGET[cell * WAYS + way] >= 0) for way in range(WAYS)]
)
EAST: Final[i64] = STAYS[2]
WEST: Final[i64] = STAYS[6]


def plan_of(tokens: list[int], *, mole: bool = False) -> int:
    """A plan, or the beginning of one, written down by hand."""
    plan: i64 = MOLE_MARK if mole else PLAIN_MARK
    for token in tokens:
        plan = with_token(plan, token)
    return plan


def is_mole(plan: i64) -> bool:
    return plan & 3 == MOLE_MARK


def laid(plan: i64) -> i64:
    """How many tokens lie."""
    if plan < 1 << MARK_BITS:
        return 0
    if plan < 1 << MARK_BITS + TOKEN_BITS:
        return 1
    if plan < 1 << MARK_BITS + 2 * TOKEN_BITS:
        return 2
    return LENGTH


def token_at(plan: i64, place: i64) -> i64:
    return (plan >> MARK_BITS + TOKEN_BITS * place & TOKEN_MASK) - 1


def with_token(plan: i64, token: i64) -> i64:
    """The plan with one more token."""
    return plan | token + 1 << MARK_BITS + TOKEN_BITS * laid(plan)


def plan_json(plan: int) -> Plan | None:
    """The plan by name; nothing where there is none."""
    if plan == NO_PLAN:
        return None
    return {"mole": is_mole(plan), "tokens": [TOKENS[token_at(plan, place)] for place in range(laid(plan))]}


def stepped(cells: i64, way: i64) -> i64:
    """The cells one step that way, blocked ones included."""
    cells &= STAYS[way]
    by = STRIDE[way]
    if by > 0:
        return cells << by
    return cells >> -by


def beside(cells: i64) -> i64:
    """The cells next to one of these, straight or diagonally (ST-1.3)."""
    sides = (cells & EAST) << 1 | (cells & WEST) >> 1
    rows = cells | sides
    return (sides | rows << SIDE | rows >> SIDE) & ALL_CELLS


def jumped(stuck: i64, suburbs: i64) -> i64:
    """Where stuck pawns can jump to: any other open Suburb, or else they stay (ST-7.7)."""
    if suburbs == 0:
        return stuck
    places: i64 = 0
    while stuck != 0:
        here = stuck & -stuck
        stuck ^= here
        if suburbs == here:
            places |= here
        else:
            places |= suburbs & ~here
    return places


def reached(cells: i64, token: i64, open_cells: i64, suburbs: i64, transfer: bool = True) -> i64:
    """Where a pawn from one of the cells can be after the token and a transfer; maybe nowhere (ST-7)."""
    if token == X:
        return jumped(cells & ~beside(open_cells), suburbs & open_cells)
    places = stepped(cells, token) & open_cells
    if transfer and places & suburbs != 0:
        places |= suburbs & open_cells  # one transfer per arrival (ST-7.5)
    return places


def after_plan(cell: i64, plan: i64, first: i64, open_cells: i64, suburbs: i64, last_transfer: bool = True) -> i64:
    """Where a pawn on the cell can be after the tokens of the plan from that one on; maybe nowhere."""
    cells: i64 = 1 << cell
    rest = plan >> MARK_BITS + TOKEN_BITS * first
    while rest != 0:
        first += 1
        cells = reached(cells, (rest & TOKEN_MASK) - 1, open_cells, suburbs, last_transfer or first < LENGTH)
        rest >>= TOKEN_BITS
    return cells


def legal_tokens(cells: i64, open_cells: i64) -> i64:
    """The set of tokens that lead on from one of the cells, one bit each; never empty (ST-6.3, ST-6.8).

    What `stepped` does is spelled out for each direction: this is asked for every token that is laid.
    """
    east = cells & EAST
    west = cells & WEST
    tokens: i64 = 0
    if cells >> 5 & open_cells:
        tokens = 1
    if east >> 4 & open_cells:
        tokens |= 2
    if east << 1 & open_cells:
        tokens |= 4
    if east << 6 & open_cells:
        tokens |= 8
    if cells << 5 & open_cells:
        tokens |= 16
    if west << 4 & open_cells:
        tokens |= 32
    if west >> 1 & open_cells:
        tokens |= 64
    if west >> 6 & open_cells:
        tokens |= 128
    if tokens == 0 or (cells & cells - 1 != 0 and cells & ~beside(open_cells) != 0):
        tokens |= 1 << X
    return tokens


# The way of a plan


def route(cell: i64, plan: i64, first: i64, open_cells: i64, suburbs: i64) -> list[Leg]:
    """The steps of the tokens from that one on: straight on where that is possible, by road where it is not."""
    legs: list[Leg] = []
    here = cell
    cells: i64 = 1 << cell
    for place in range(first, laid(plan)):
        token = token_at(plan, place)
        found = steps(here, cells, token, open_cells)
        if found:
            legs.append(found[0])
            here = found[0]["end"]
        cells = reached(cells, token, open_cells, suburbs)
    return legs


def steps(here: i64, cells: i64, token: i64, open_cells: i64) -> list[Leg]:
    """The steps that a token can mean to a pawn that is here, or by road in any of the cells; here comes first."""
    if token == X:
        return []
    legs: list[Leg] = []
    for start in [here, *(cell for cell in bits(cells) if cell != here)]:
        end = TARGET[start * WAYS + token]
        if end != NOTHING and open_cells >> end & 1:
            legs.append({"start": start, "end": end, "road": start != here})
    return legs


def anywhere(cell: i64, open_cells: i64, suburbs: i64, last_transfer: bool) -> i64:
    """Where a plan that nobody knows can end from a cell."""
    cells: i64 = 1 << cell
    for place in range(LENGTH):
        cells = after_any(cells, open_cells, suburbs, last_transfer or place + 1 < LENGTH)
    return cells


def after_any(cells: i64, open_cells: i64, suburbs: i64, transfer: bool) -> i64:
    """Where a pawn from one of the cells can be after any one token."""
    legal = legal_tokens(cells, open_cells)
    ends: i64 = 0
    for token in range(X + 1):
        if legal >> token & 1:
            ends |= reached(cells, token, open_cells, suburbs, transfer)
    return ends
