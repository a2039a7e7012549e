"""How far it is to the next open-ended door or Item, by what the Lost One has: what the bot goes by."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.native import append, i64, vec
from nightlight.games.fear_of_the_dark.content import ALL_SIDES, CLEAR, KEY, NOTHING, SIDES, SQUARES, TIPTOE, facing
from nightlight.games.fear_of_the_dark.labyrinth import (
    LOCK_BESIDE,
    MARK_BESIDE,
    OBSTACLE_BESIDE,
    OPEN_ENDED,
    STEPS,
    TIPTOES,
    Labyrinth,
)
from nightlight.games.fear_of_the_dark.searching import items_in
from nightlight.games.fear_of_the_dark.state import State, mind_in
from nightlight.games.fear_of_the_dark.ways import FAR

AT_HAND: Final[i64] = 3  # steps that a hole or an Obstacle is worth with the card for it in the hand
IN_DECK: Final[i64] = 6  # with the card in the deck
NO_MEANS: Final[i64] = 20  # and without it
LEAK: Final[i64] = 6  # entering the Leak room costs the hand


@final
class Tolls:
    """How many steps a hole, an Obstacle and a Lock on the way count for, by the cards that are left."""

    def __init__(self, state: State) -> None:
        light = mind_in(state.hand) > 0 or state.matches > 0
        self.hole: i64 = NO_MEANS
        if light:
            self.hole = toll(state, TIPTOE)
        self.obstacle: i64 = toll(state, CLEAR)
        if mind_in(state.hand) == 0:
            self.obstacle = AT_HAND  # in Darkness any card will do
        self.lock: i64 = NO_MEANS
        if state.kept[KEY] > 0:
            self.lock = AT_HAND


def toll(state: State, card: i64) -> i64:
    """By where the card is that is needed."""
    if state.hand[card] > 0:
        return AT_HAND
    if state.deck[card] > 0:
        return IN_DECK
    return NO_MEANS


def ways_out(state: State, tolls: Tolls) -> vec[i64]:
    """By place: the steps to the nearest open-ended door; what is in the way counts as several."""
    labyrinth = state.labyrinth
    goals = vec[i64]()
    for place in range(len(labyrinth.around)):
        if labyrinth.around[place] >> OPEN_ENDED & ALL_SIDES != 0 and standable(labyrinth, place):
            goals = append(goals, place)
    return spread(labyrinth, goals, tolls)


def ways_to_items(state: State) -> vec[i64]:
    """By place: the steps to the nearest square beside the mark of an Item that is still there."""
    labyrinth = state.labyrinth
    goals = vec[i64]()
    for place in range(len(labyrinth.around)):
        if labyrinth.around[place] >> MARK_BESIDE & ALL_SIDES != 0 and beside_item(state, place):
            goals = append(goals, place)
    return spread(labyrinth, goals, Tolls(state))


def standable(labyrinth: Labyrinth, place: i64) -> bool:
    """Whether the square is no mark: all else can be stood on, sooner or later."""
    return labyrinth.item_mark(place) == NOTHING and labyrinth.secret_mark(place) == NOTHING


def beside_item(state: State, place: i64) -> bool:
    """Whether a search from here would find an Item."""
    labyrinth = state.labyrinth
    if not standable(labyrinth, place):
        return False
    for side in range(SIDES):
        if labyrinth.around[place] >> MARK_BESIDE + side & 1:
            location = labyrinth.item_mark(labyrinth.beyond(place, side))
            if location != NOTHING and items_in(state, location) > 0:
                return True
    return False


def spread(labyrinth: Labyrinth, goals: vec[i64], tolls: Tolls) -> vec[i64]:
    """By place: the cheapest way to one of the goals, found backwards from them."""
    steps = vec[i64]([FAR] * len(labyrinth.around))
    for goal in goals:
        steps[goal] = 0
    next_goal: i64 = 0
    while next_goal < len(goals):
        place = goals[next_goal]
        next_goal += 1
        for side in range(SIDES):
            before = labyrinth.beyond(place, side)
            if before >= 0 and standable(labyrinth, before):
                cost = steps[place] + price(labyrinth, before, facing(side), tolls)
                if before // SQUARES != labyrinth.leak and place // SQUARES == labyrinth.leak:
                    cost += LEAK
                if cost < steps[before]:
                    steps[before] = cost
                    goals = append(goals, before)
    return steps


def price(labyrinth: Labyrinth, place: i64, side: i64, tolls: Tolls) -> i64:
    """What it takes to go from a place to the one on that side."""
    around = labyrinth.around[place] >> side
    if around >> OBSTACLE_BESIDE & 1:
        return tolls.obstacle
    if around >> LOCK_BESIDE & 1:
        return tolls.lock
    if around >> STEPS & 1 == 0 and around >> TIPTOES & 1:
        return tolls.hole
    return 1
