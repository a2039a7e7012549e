"""The stacks of bogeys and imps: an open card on top, and cards below whose order nobody knows (ST-1.5, ST-1.6)."""

from __future__ import annotations

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.games.straszydla.actions import (
    CAME_UP_IMP,
    TOOK_IMP,
    TURNED_UP,
    TURNED_UP_IMP,
    USED_IMP,
)
from nightlight.games.straszydla.content import (
    BIT,
    CHUNK,
    COUNT,
    ENERGY,
    FIRST,
    NOTHING,
    OF_STACK,
    strength_of,
)
from nightlight.games.straszydla.state import NO_QUEUE, State


def join(state: State, seat: i64, bogey: i64) -> i64:
    """A bogey comes to a player, with as many energy cubes as its current strength (ST-2.3)."""
    energy = strength_of(bogey, state.night)
    player = state.players[seat]
    player.bogeys |= BIT[bogey]
    player.cubes[ENERGY] += energy
    return energy


def turn_up_bogey(state: State, element: i64, chance: Chance) -> None:
    """The next card of a stack: any of the unseen ones of its element, since nobody knows their order."""
    bogey = FIRST[element + 1]
    rest = state.bogeys_unseen >> bogey & CHUNK
    if rest == 0:
        state.bogey_tops[element] = NOTHING
        return
    skip = chance.below(COUNT[rest])
    while rest & 1 == 0 or skip > 0:
        skip -= rest & 1
        rest >>= 1
        bogey += 1
    state.bogeys_unseen ^= BIT[bogey]
    state.bogey_tops[element] = bogey
    state.tell(TURNED_UP, element, bogey)


def take_imp(state: State, seat: i64, element: i64, chance: Chance) -> None:
    """The top imp of a stack comes to a player, and the next one is turned up (ST-11.1)."""
    imp = state.imp_tops[element]
    state.players[seat].imps[imp] += 1
    state.tell(TOOK_IMP, seat, imp)
    turn_up_imp(state, element, chance)


def turn_up_imp(state: State, element: i64, chance: Chance) -> None:
    """The next imp of a stack: any unseen one, and after them those that were returned, the first one first."""
    imp = element * OF_STACK
    unseen = state.imp_unseen[imp] + state.imp_unseen[imp + 1]
    queue = state.imp_queues[element]
    if unseen > 0:
        if chance.below(unseen) >= state.imp_unseen[imp]:
            imp += 1
        state.imp_unseen[imp] -= 1
        state.imp_tops[element] = imp
        state.tell(TURNED_UP_IMP, element, imp)
    elif queue != NO_QUEUE:
        imp += queue & 1
        state.imp_queues[element] = queue >> 1
        state.imp_tops[element] = imp
        state.tell(CAME_UP_IMP, element, imp)
    else:
        state.imp_tops[element] = NOTHING


def use_imp(state: State, seat: i64, imp: i64) -> None:
    """An imp does what it can, and goes to the bottom of its stack (ST-11.2)."""
    state.tell(USED_IMP, seat, imp)
    return_imp(state, seat, imp)


def return_imp(state: State, seat: i64, imp: i64) -> None:
    """To the bottom of its stack; the bottom of an empty one is its top."""
    state.players[seat].imps[imp] -= 1
    element = imp // OF_STACK
    if state.imp_tops[element] == NOTHING:
        state.imp_tops[element] = imp
        state.tell(CAME_UP_IMP, element, imp)
        return
    queue = state.imp_queues[element]
    end: i64 = NO_QUEUE
    while end << 1 <= queue:
        end <<= 1
    state.imp_queues[element] = queue + end * (1 + imp % OF_STACK)
