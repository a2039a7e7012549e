"""A second opinion on the cards, told from the clauses alone: a hand is a set of faces such as `4a`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final

from games.dont_go_in_there.house import Scene, player, taking

Hand = frozenset[str]

FACES: Final = [f"{value}{copy}" for value in (1, 2, 3, 4) for copy in "ab"]
HANDS: Final = [frozenset(hand) for size in range(9) for hand in combinations(FACES, size)]
DOLL_SETS: Final = [(4, 2), (4, 1, 1), (3, 3), (3, 2, 1), (2, 2, 1, 1)]


def total(hand: Iterable[str]) -> int:
    return sum(int(face[0]) for face in hand)


def highest_first(hand: Iterable[str]) -> list[str]:
    """By value; of equals copy a goes first (DG-5.2, DG-5.6)."""
    return sorted(hand, key=lambda face: (-int(face[0]), face[1]))


def of_value(hand: Hand, value: int) -> list[str]:
    return sorted(face for face in hand if int(face[0]) == value)


def with_values(hand: Hand, values: tuple[int, ...]) -> Hand | None:
    """Cards of exactly these values, if the hand has them."""
    chosen = [face for value in set(values) for face in of_value(hand, value)[: values.count(value)]]
    return frozenset(chosen) if len(chosen) == len(values) else None


def doll_sets(hand: Hand) -> list[Hand]:
    """The sets that can be formed, the preferred one first (DG-6.4)."""
    return [found for values in DOLL_SETS if (found := with_values(hand, values)) is not None]


def dolls(hand: Hand, _: str) -> Hand:
    sets = doll_sets(hand)
    return sets[0] if sets else frozenset()


def rings(hand: Hand, _: str) -> Hand:
    return hand if len(hand) == 4 else frozenset()


def mirrors(hand: Hand, _: str) -> Hand:
    return hand if len(hand) == 3 else frozenset()


def twins(hand: Hand, taken: str) -> Hand:
    pair = of_value(hand, int(taken[0]))
    return frozenset(pair) if len(pair) == 2 else frozenset()


def clocks(hand: Hand, _: str) -> Hand:
    return frozenset(highest_first(hand)[:2]) if total(hand) >= 8 else frozenset()


TAKEN: Final[dict[str, Callable[[Hand, str], Hand]]] = {
    "doll": dolls,
    "ring": rings,
    "mirror": mirrors,
    "twin": twins,
}


def reachable(kind: str) -> set[tuple[Hand, str]]:
    """Every active hand that play can lead to, with each card that can then be taken.

    A pair of Tomes may dispel a whole hand at any time.
    """
    fringe: list[tuple[Hand, Hand]] = [(Hand(), Hand())]  # what is active, and what is dispelled
    known = set(fringe)
    takes: set[tuple[Hand, str]] = set()
    while fringe:
        active, gone = fringe.pop()
        nexts = [(Hand(), active | gone)]
        for face in set(FACES) - active - gone:
            takes.add((active, face))
            leaving = TAKEN[kind](active | {face}, face)
            nexts.append(((active | {face}) - leaving, gone | leaving))
        fringe += [position for position in nexts if position not in known]
        known.update(nexts)
    return takes


def cards(kind: str, hand: Iterable[str]) -> list[str]:
    return [f"{kind}-{face}" for face in sorted(hand)]


def take(kind: str, active: Hand, face: str, *, doll_choice: bool = False) -> Scene:
    """A holds these cards of the type and takes one more."""
    scene = taking(f"{kind}-{face}", a=player(*cards(kind, active)), doll_choice=doll_choice)
    scene.take("A", 1)
    return scene
