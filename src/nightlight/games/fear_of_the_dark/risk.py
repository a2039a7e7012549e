"""What it may cost to enter a room that nobody has seen, by the tiles and Hazards that are left (FD-10)."""

from __future__ import annotations

from typing import Final

from nightlight.core.native import i64
from nightlight.games.fear_of_the_dark.content import (
    COLLAPSE,
    DANGEROUS,
    DRAUGHT,
    ECHO,
    KNOCKOUT,
    LEAK,
    LOCKDOWN,
    MOST_TERRORS,
    TERROR,
    TILE_KINDS,
)
from nightlight.games.fear_of_the_dark.state import State, mind_in, total

DEATH: Final = 14.0  # all in what a hand card can do
LOST_CARD: Final = 1.5
ONE_MORE_TILE: Final = 2.9
NO_WAY_BACK: Final = 0.7


def danger(state: State) -> float:
    """The average cost of the Hazard behind a door."""
    rooms: i64 = 0
    echoes: i64 = 0
    unseen: i64 = 0
    for tile in range(TILE_KINDS):
        if state.tiles >> tile & 1:
            unseen += 1
            if DANGEROUS[tile] and ECHO[tile]:
                echoes += 1
            elif DANGEROUS[tile]:
                rooms += 1
    anywhere = person_cost(state) * float(rooms + echoes)
    closed = NO_WAY_BACK * float(rooms)
    if state.deadly():
        closed += DEATH * float(echoes)
    return (anywhere + closed * share(state, COLLAPSE, LOCKDOWN)) / float(unseen)


def person_cost(state: State) -> float:
    """What the Hazards that strike the pawn cost on average: Terror, Knockout, Draught and Leak."""
    terror = LOST_CARD
    if state.deadly() and state.terrors + 1 >= MOST_TERRORS:
        terror = DEATH
    knockout = ONE_MORE_TILE
    if state.set_aside == 0:
        knockout = 0.0
    dark = float(mind_in(state.hand)) * share(state, DRAUGHT, LEAK)
    return terror * share(state, TERROR, TERROR) + knockout * share(state, KNOCKOUT, KNOCKOUT) + dark


def share(state: State, one: i64, other: i64) -> float:
    """The chance that the next Hazard is one of these two kinds."""
    cards = state.hazards[one]
    if other != one:
        cards += state.hazards[other]
    return float(cards) / float(total(state.hazards))
