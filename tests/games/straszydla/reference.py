"""A second opinion on plans, dice and pacts, told from the clauses alone: a district is its row and column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

Cell = tuple[int, int]
Plan = tuple[str, ...]

LAYOUT: Final = [
    *("tower", "baths", "fishers", "hill", "market"),
    *("dock", "smithy", "bridge", "dovecote", "theatre"),
    *("gravediggers", "park", "centre", "alley", "potters"),
    *("cemetery", "well", "grove", "funfair", "steelworks"),
    *("attic", "marina", "millers", "allotments", "heap"),
]
DISTRICTS: Final = {name: divmod(number, 5) for number, name in enumerate(LAYOUT)}
NAMES: Final = {cell: name for name, cell in DISTRICTS.items()}
SUBURBS: Final = ["fishers", "potters", "gravediggers", "millers"]  # in table order
SUBURB_CELLS: Final = [DISTRICTS[name] for name in SUBURBS]
DIRECTIONS: Final = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}
JUMP: Final = "X"
TOKENS: Final = [*DIRECTIONS, JUMP]
STARTING: Final = "starting"


def step(cell: Cell, direction: str) -> Cell:
    down, right = DIRECTIONS[direction]
    return cell[0] + down, cell[1] + right


def neighbours(cell: Cell) -> list[Cell]:
    """On the board, in reading order (ST-1.3)."""
    return sorted(near for near in (step(cell, direction) for direction in DIRECTIONS) if near in NAMES)


def token_leads(cell: Cell, token: str, stops: set[Cell]) -> list[Cell]:
    """Everywhere the pawn can be after the token and the transfer it may bring (ST-7.2 to ST-7.7); none: illegal."""
    if token == JUMP:
        if any(near not in stops for near in neighbours(cell)):
            return []
        return [suburb for suburb in SUBURB_CELLS if suburb not in stops | {cell}] or [cell]
    target = step(cell, token)
    if target not in NAMES or target in stops:
        return []
    if target not in SUBURB_CELLS:
        return [target]
    return [target, *(suburb for suburb in SUBURB_CELLS if suburb not in stops | {target})]


def possible(cell: Cell, tokens: Sequence[str], stops: set[Cell]) -> bool:
    """Whether there is a way to carry out all these tokens from here (ST-6.3)."""
    if len(tokens) == 0:
        return True
    return any(possible(after, tokens[1:], stops) for after in token_leads(cell, tokens[0], stops))


def legal_plans(cell: Cell, stops: set[Cell]) -> set[Plan]:
    """Every plan that can be carried out whole, tried one by one."""
    return {plan for plan in product(TOKENS, repeat=3) if possible(cell, plan, stops)}


def next_tokens(cell: Cell, stops: set[Cell], laid: tuple[str, ...]) -> list[str]:
    """The tokens with which some legal plan goes on (ST-6.8), in canonical order."""
    plans = legal_plans(cell, stops)
    return [token for token in TOKENS if any(plan[: len(laid) + 1] == (*laid, token) for plan in plans)]


def leaves_no_choice(cell: Cell, plan: Plan, stops: set[Cell]) -> bool:
    """Whether the plan leads along one way only."""
    for token in plan:
        ways = token_leads(cell, token, stops)
        if len(ways) != 1:
            return False
        cell = ways[0]
    return True


def successes(mine: list[int], theirs: list[int]) -> int:
    """Pairs in which mine is higher; a die without a partner scores (ST-8.9)."""
    partners = theirs + [0] * len(mine)
    return sum(1 for own, other in zip(mine, partners, strict=False) if own > other)


def standing(holder: list[int], challenger: list[int]) -> int:
    """How far the holder is ahead, pair by pair (ST-8.10)."""
    return successes(holder, challenger) - successes(challenger, holder)


def filled(pact: dict[str, int], elements: Iterable[str]) -> int:
    """How many places of the pact these bogeys fill, starting bogeys any (ST-15.1)."""
    owned = Counter(elements)
    return sum(min(owned[element], places) for element, places in pact.items()) + owned[STARTING]
