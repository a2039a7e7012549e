"""What an action would bring, and what the table as it stands comes to: derived from what a seat can see."""

from __future__ import annotations

from math import comb
from typing import Final

from nightlight.core.chance import Scripted
from nightlight.core.event import Event, Log
from nightlight.core.native import i64
from nightlight.core.step import legal, only
from nightlight.core.verb import HIDDEN
from nightlight.games.dont_go_in_there.actions import (
    BLANK_TO_GHOST,
    CLAIMED_CLOCK,
    DISCARDED,
    DISPEL,
    DISPELLED,
    DOLLS,
    GAINED,
    GHOST_TO_BLANK,
    PASSED,
    PLACE,
    REROLL,
    TAKE,
    TOME_FADED,
    TOOK,
)
from nightlight.games.dont_go_in_there.cards import CHOOSABLE, DOLL, EFFECTS, ChooseType, dispelled_type, doll_set
from nightlight.games.dont_go_in_there.content import (
    BOARD_IDS,
    BOARDS,
    CARD_IDS,
    DICE,
    DISPEL_ORDER,
    FLASHLIGHTS,
    NOTHING,
    SLOTS,
    SPACES,
    SUM,
    VALUE,
    WELCOME,
    type_of,
)
from nightlight.games.dont_go_in_there.rules import MEEPLES_TO_RESOLVE, RoomStep, take
from nightlight.games.dont_go_in_there.shapes import (
    Dispelling,
    Happening,
    Outlook,
    Placing,
    Prospects,
    Rolling,
    Taking,
)
from nightlight.games.dont_go_in_there.state import State
from nightlight.games.dont_go_in_there.view import UNKNOWN, SeatView

MANY_GHOSTS: Final = 1_000_000  # more than any card forgives


def outlook(view: SeatView, action: int) -> Outlook:
    """What the action would bring; it is found out once for each view."""
    if action not in view.outlooks:
        view.outlooks[action] = found_out(view, action)
    return view.outlooks[action]


def found_out(view: SeatView, action: i64) -> Outlook:
    if PLACE.made(action):
        board, space = PLACE.args(action)
        return of_place(view, board, space)
    if TAKE.made(action):
        return of_take(view, TAKE.arg(action))
    if DISPEL.made(action) or DOLLS.made(action):
        return of_dispelling(view, action)
    return of_dice(view, action)


# --- a meeple on a step


def of_place(view: SeatView, board: i64, space: i64) -> Placing:
    """Who chooses when, and the ghosts to expect."""
    fewest, most = view.dice_in(board)
    few, many = ROLLS[fewest][space], ROLLS[most][space]
    inside = [step for step, _ in meeples_on(view, board)]
    coming: Placing = {
        "kind": "place",
        "order": [step + 1 for step in sorted([*inside, space])],
        "ghosts": (average(few), average(many)),
        "none": (percent_of_none(many), percent_of_none(few)),
        "rolls": many,
    }
    change = max(WELCOME[view.table.rooms[board] * SPACES + space], -view.table.players[view.seat].ghosts)
    if change != 0:
        coming["at_once"] = change
    hidden = view.table.face_down
    if hidden != NOTHING and hidden // SLOTS == board and view.table.cards[hidden] == UNKNOWN:
        coming["peeks"] = True
    if len(inside) == MEEPLES_TO_RESOLVE - 1:
        coming["resolves"] = True
    return coming


def rolls(dice: int, flashlights: int) -> list[int]:
    """How many rolls of the dice bring none, one, two ghosts and so on past the flashlights (DG-4.4)."""
    none = sum([comb(dice, ghosts) for ghosts in range(flashlights + 1)])
    return [none, *[comb(dice, ghosts) for ghosts in range(flashlights + 1, dice + 1)]]


def average(ways: list[int]) -> float:
    """The ghosts that rolls bring on average: exact, since a fraction of a power of two is a float."""
    return sum([ghosts * count for ghosts, count in enumerate(ways)]) / sum(ways)


def percent_of_none(ways: list[int]) -> int:
    """The chance that rolls bring no ghost, rounded as people do it."""
    return (200 * ways[0] + sum(ways)) // (2 * sum(ways))


# --- dice on the table


def of_dice(view: SeatView, action: i64) -> Rolling:
    """Who takes how many ghosts, if the dice are left or turned; on average, if they are rolled again."""
    spaces = [space for space, _ in meeples_on(view, resolving(view))]
    order = [space + 1 for space in spaces]
    if REROLL.made(action):
        again = [average(ROLLS[view.table.dice][space]) for space in spaces]
        return {"kind": "dice", "rolled": None, "order": order, "ghosts": again}
    rolled = view.table.rolled + int(BLANK_TO_GHOST.made(action)) - int(GHOST_TO_BLANK.made(action))
    taken = [float(max(0, rolled - FLASHLIGHTS[space])) for space in spaces]
    return {"kind": "dice", "rolled": rolled, "order": order, "ghosts": taken}


# --- a card


def of_take(view: SeatView, slot: i64) -> Taking:
    """The card is taken in imagination, and what happens there is read off."""
    board = resolving(view)
    card = view.table.cards[board * SLOTS + slot]
    world = view.imagine(Scripted([]))
    log = world.log = Log()
    steps = len(world.steps)
    take(world, board, view.seat, slot)
    asked = len(world.steps) > steps
    curses = [after.players[view.seat].curses() for after in answered(world, view.seat, steps)]
    effects = log.events[[event.news for event in log.events].index(TOOK) + 1 :]
    idle = not asked and all(event.news is GAINED for event in effects)
    mine = view.table.players[view.seat]
    return {
        "kind": "take",
        "before": mine.curses(),
        "after": (min(curses), max(curses)),
        "ghosts": world.players[view.seat].ghosts - mine.ghosts,
        "happens": happenings(log.events),
        "dispels": [CARD_IDS[event.get("card")] for event in effects if event.news is DISPELLED],
        "asks": None if not asked else "tome" if isinstance(world.top(), ChooseType) else "dolls",
        "joins": values(mine.active(type_of(card))) if idle else None,
    }


def answered(world: State, seat: i64, steps: int) -> list[State]:
    """What each answer makes of a world where a card has asked its owner something; if it has not, that world."""
    if len(world.steps) == steps:
        return [world]
    world.actors = only(seat)
    worlds: list[State] = []
    for answer in legal(world, seat):
        after = world.clone()
        after.top().decide(after, seat, answer, Scripted([]))
        worlds.append(after)
    return worlds


def happenings(events: list[Event]) -> list[Happening]:
    """What happens to the owner of a card besides taking and dispelling cards."""
    found: list[Happening] = []
    for event in events:
        if event.news is GAINED:
            found.append({"name": "gained", "ghosts": event.get("ghosts")})
        elif event.news is DISCARDED:
            found.append({"name": "discarded", "ghosts": event.get("ghosts")})
        elif event.news is PASSED:
            found.append({"name": "passed", "ghosts": event.get("ghosts")})
        elif event.news is CLAIMED_CLOCK:
            found.append({"name": "claimed_clock", "ghosts": 0})
        elif event.news is TOME_FADED:
            found.append({"name": "tome_faded", "ghosts": 0})
    return found


def of_dispelling(view: SeatView, action: i64) -> Dispelling:
    """The cards of a type that a pair of Tomes dispels, or one of two sets of Dolls."""
    player = view.table.players[view.seat]
    kind = dispelled_type(action) if DISPEL.made(action) else DOLL
    mine = player.active(kind)
    going = mine if DISPEL.made(action) else doll_set(mine, CHOOSABLE[DOLLS.arg(action)])
    curses = player.curses()
    return {
        "kind": "dispel",
        "goes": values(going),
        "stays": values(mine & ~going),
        "before": curses,
        "after": curses - SUM[going],
    }


def values(mask: int) -> list[int]:
    """The values of cards of one type, the highest first."""
    return [VALUE[face] for face in DISPEL_ORDER if mask >> face & 1]


# --- the table as it stands


def prospects(view: SeatView) -> Prospects:
    """What the table as it stands comes to."""
    board = resolving(view)
    seats = range(view.seats)
    return {
        "resolving": None if board == NOTHING else BOARD_IDS[board],
        "to_roll": [view.dice_in(board) for board in range(BOARDS)],
        "turns_left": [view.turns_left(seat) for seat in seats],
        "most_ghosts": most_ghosts(view),
        "ghost_curses": [view.table.ghost_curses(seat) for seat in seats] if view.over() else [],
    }


def resolving(view: SeatView) -> int:
    """The board that is being resolved, or nothing."""
    for step in view.steps:
        if isinstance(step, RoomStep):
            return step.board
    return NOTHING


def meeples_on(view: SeatView, board: int) -> list[tuple[int, int]]:
    """The occupied spaces from the top, with who stands there."""
    owners = view.table.meeples[board * SPACES : (board + 1) * SPACES]
    return [(space, seat) for space, seat in enumerate(owners) if seat >= 0]


def most_ghosts(view: SeatView) -> list[int]:
    """The seats that have the most ghosts, where everybody's are known and there are any."""
    ghosts = [player.ghosts for player in view.table.players]
    most = 0 if HIDDEN in ghosts else max(ghosts)
    return [] if most == 0 else [seat for seat, count in enumerate(ghosts) if count == most]


def curses_after_end_cards(table: State, seat: int) -> tuple[int, int]:
    """The fewest and the most curses that the player has left after step 1 of the end (DG-8.2).

    They differ only where a card asks for ghosts that are behind the player's screen.
    """
    if table.players[seat].ghosts != HIDDEN:
        left = curses_left(table, seat)
        return left, left
    world = table.clone()
    world.players[seat].ghosts = 0
    fewest = curses_left(world, seat)
    world.players[seat].ghosts = MANY_GHOSTS
    return fewest, curses_left(world, seat)


def curses_left(table: State, seat: i64) -> i64:
    """The player's curses without those that the end cards would dispel."""
    curses = table.players[seat].curses()
    for effect in EFFECTS:
        curses -= SUM[effect.leaves(table, seat)]
    return curses


ROLLS: Final = [  # by the number of dice and the space
    [rolls(dice, flashlights) for flashlights in FLASHLIGHTS] for dice in range(SLOTS * max(DICE) + 1)
]
