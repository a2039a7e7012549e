"""Whether there is still a way to a door with nothing behind it, by what the Lost One has."""

from __future__ import annotations

from typing import Final

from nightlight.core.native import append, i64, vec
from nightlight.games.fear_of_the_dark.content import ALL_SIDES, KEY, MATCH, MOVE_STEPS, SIDES
from nightlight.games.fear_of_the_dark.labyrinth import (
    LOCK_BESIDE,
    OBSTACLE_BESIDE,
    OPEN_ENDED,
    STEPS,
    TIPTOES,
    Labyrinth,
)
from nightlight.games.fear_of_the_dark.state import State, mind_in

STANDS: Final[i64] = MOVE_STEPS + 1  # at a place with so many steps left, or with none
NO_WAY: Final[i64] = 99


def stranded(state: State) -> bool:
    """Whether Mind, light and Keys reach no open-ended door: only something that is still to be found can help.

    With light to be had, cards are not counted: they return. In the last Darkness every Move and every Obstacle costs
    one.
    """
    light = mind_in(state.hand) > 0 or state.matches > 0 or state.kept[MATCH] > 0
    price: i64 = 1
    if light:
        price = 0
    return cards_to_door(state.labyrinth, state.pawn, price, light, state.kept[KEY] > 0) > state.owned()


def cards_to_door(labyrinth: Labyrinth, pawn: i64, price: i64, tiptoe: bool, key: bool) -> i64:
    """The fewest Mind cards that lead through an open-ended door, each at a price."""
    cost = vec[i64]([NO_WAY] * (len(labyrinth.around) * STANDS))
    cost[pawn * STANDS] = 0
    found = vec[i64]([pawn * STANDS])
    fewest = NO_WAY
    place_in_queue: i64 = 0
    while place_in_queue < len(found):
        stand = found[place_in_queue]
        place_in_queue += 1
        place, left = stand // STANDS, stand % STANDS
        if labyrinth.around[place] >> OPEN_ENDED & ALL_SIDES != 0:
            fewest = min(fewest, cost[stand] + next_step(left, price))
        for side in range(SIDES):
            cards = cards_to_enter(labyrinth.around[place] >> side, left, price, tiptoe, key)
            beside = labyrinth.beyond(place, side)
            if beside >= 0 and cards < NO_WAY:
                then = beside * STANDS + steps_after(left, cards)
                if cost[stand] + cards < cost[then]:
                    cost[then] = cost[stand] + cards
                    found = append(found, then)
    return fewest


def cards_to_enter(around: i64, left: i64, price: i64, tiptoe: bool, key: bool) -> i64:
    """What it takes to enter the square there: the rest of a movement, a new one, or also a card for an Obstacle."""
    if around >> STEPS & 1 or (tiptoe and around >> TIPTOES & 1) or (key and around >> LOCK_BESIDE & 1):
        return next_step(left, price)
    if around >> OBSTACLE_BESIDE & 1:
        return 2 * price
    return NO_WAY


def next_step(left: i64, price: i64) -> i64:
    """The price of a step: none as long as the movement lasts."""
    return 0 if left > 0 else price


def steps_after(left: i64, cards: i64) -> i64:
    """The steps that are left after one more; a card that was paid began a new movement."""
    if cards > 0 or left == 0:
        return MOVE_STEPS - 1
    return left - 1
