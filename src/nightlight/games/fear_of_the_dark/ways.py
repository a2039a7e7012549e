"""Where a movement can lead, and by which steps (FD-4)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.native import append, i64, vec
from nightlight.games.fear_of_the_dark.content import SIDE_IDS, SIDES, SQUARES, Side
from nightlight.games.fear_of_the_dark.labyrinth import OUTSIDE, STEPS, TIPTOES
from nightlight.games.fear_of_the_dark.shapes import Goal
from nightlight.games.fear_of_the_dark.state import State

FAR: Final[i64] = 99  # no way at all


@final
class Walk:
    """A way from the pawn to a place, and whether it leads through the Leak room."""

    def __init__(self, place: i64, way: list[Side], *, wet: bool) -> None:
        self.place: i64 = place
        self.way = way
        self.wet = wet


def goals(state: State, steps: i64, *, holes: bool, lit: bool) -> list[Goal]:
    """All that can be reached in so many steps, the nearest first, each by a shortest way, dry if possible."""
    found: list[Goal] = []
    known: set[int] = {state.pawn}
    edge = [Walk(state.pawn, [], wet=False)]
    for _step in range(steps):
        farther: list[Walk] = []
        for walk in [*[dry for dry in edge if not dry.wet], *[wet for wet in edge if wet.wet]]:
            for side in open_sides(state, walk.place, holes):
                place = state.labyrinth.beyond(walk.place, side)
                way = [*walk.way, SIDE_IDS[side]]
                if place == OUTSIDE:
                    found.append(goal(walk.place, way, lit and walk.wet, SIDE_IDS[side]))
                elif place not in known:
                    known.add(place)
                    further = Walk(place, way, wet=walk.wet or place // SQUARES == state.labyrinth.leak)
                    farther.append(further)
                    found.append(goal(place, way, lit and further.wet, None))
        edge = farther
    return found


def open_sides(state: State, place: i64, holes: bool) -> list[int]:
    """Where a step can go from there (FD-4.2)."""
    sides = state.labyrinth.around[place] >> (TIPTOES if holes else STEPS)
    return [side for side in range(SIDES) if sides >> side & 1]


def goal(place: i64, way: list[Side], wet: bool, out: Side | None) -> Goal:
    found: Goal = {"tile": place // SQUARES, "square": place % SQUARES, "way": way}
    if out is not None:
        found["out"] = out
    if wet:
        found["wet"] = True
    return found


def reach(state: State, start: i64, steps: i64, holes: bool) -> vec[i64]:
    """By place: the steps of a movement that gets there, or FAR; for bots, who ask often and need no ways."""
    labyrinth = state.labyrinth
    shift = STEPS
    if holes:
        shift = TIPTOES
    taken = vec[i64]([FAR] * len(labyrinth.around))
    taken[start] = 0
    found = vec[i64]([start])
    next_place: i64 = 0
    while next_place < len(found):
        place = found[next_place]
        next_place += 1
        if taken[place] < steps:
            for side in range(SIDES):
                if labyrinth.around[place] >> shift + side & 1:
                    beside = labyrinth.beyond(place, side)
                    if beside >= 0 and taken[beside] == FAR:
                        taken[beside] = taken[place] + 1
                        found = append(found, beside)
    return taken
