"""How an action looks at a glance: the curses it would leave, and the ghosts it would bring."""

from __future__ import annotations

from typing import Final

from nightlight.core.chance import Scripted
from nightlight.core.native import i64
from nightlight.core.step import apply_unchecked, legal
from nightlight.games.dont_go_in_there.actions import PLACE, REROLL
from nightlight.games.dont_go_in_there.cards import EFFECTS, MIRROR, RING
from nightlight.games.dont_go_in_there.content import (
    COUNT,
    FLASHLIGHTS,
    NOTHING,
    SLOTS,
    SPACES,
    SUM,
    face_of,
    type_of,
)
from nightlight.games.dont_go_in_there.outlook import answered, curses_left
from nightlight.games.dont_go_in_there.state import State
from nightlight.games.dont_go_in_there.view import UNKNOWN, SeatView

GHOST: Final = 0.35  # what a ghost token costs in curses: nothing, except to whoever ends with the most
SPITE: Final = 0.1  # what a rival's ghost token is worth
TYPICAL: Final = 1.8  # the burden of a card that nobody knows
PROMISE: Final = 0.35  # the share of an unfinished set that may yet be lost


def worth(view: SeatView, action: int) -> float:
    """The less burden afterwards, the better."""
    if PLACE.made(action):
        board, space = PLACE.args(action)
        return worth_of_place(view, board, space)
    world = view.imagine(Scripted([]))
    if REROLL.made(action):
        world.rolled = world.dice // 2  # about what a second roll brings
        action = legal(world, view.seat)[0]
    apply_unchecked(world, view.seat, action, Scripted([]))
    return -burden(world, view.seat)


def worth_of_place(view: SeatView, board: i64, space: i64) -> float:
    """The card that will be left when those above have chosen, and the ghosts to expect."""
    fewest, most = view.dice_in(board)
    ghosts = max(0.0, float(fewest + most) / 4.0 - float(FLASHLIGHTS[space]))
    inside = view.table.inside[board]
    above = len([k for k in range(space) if view.table.meeples[board * SPACES + k] != NOTHING])
    later = SLOTS - 1 - inside  # each meeple still to come may go above
    rank = float(above) + float(later) * float(space - above) / float(SPACES - inside)
    costs = sorted([cost(view, view.table.cards[board * SLOTS + slot]) for slot in range(SLOTS)])
    best = min(int(rank), SLOTS - 2)
    worse = rank - float(best)
    return -(costs[best] * (1.0 - worse) + costs[best + 1] * worse) - GHOST * ghosts


def cost(view: SeatView, card: i64) -> float:
    """What having taken the card adds to the burden."""
    if card == UNKNOWN:
        return TYPICAL
    world = view.imagine(Scripted([]))
    before = burden(world, view.seat)
    decisions = len(world.steps)
    world.players[view.seat].add(card)
    EFFECTS[type_of(card)].taken(world, view.seat, face_of(card))
    return min([burden(after, view.seat) for after in answered(world, view.seat, decisions)]) - before


def burden(world: State, seat: i64) -> float:
    """The curses if the game ended now, less what unfinished sets promise, and the price of ghosts."""
    player = world.players[seat]
    curses = float(curses_left(world, seat))
    for kind in (RING, MIRROR):
        mine = player.active(kind)
        if mine != 0:
            curses -= PROMISE * float(SUM[mine]) * float(COUNT[mine] - 1) / float(EFFECTS[kind].set_size - 1)
    rivals: i64 = -player.ghosts
    for rival in world.players:
        rivals += rival.ghosts
    return curses + GHOST * float(player.ghosts) - SPITE * float(rivals)
