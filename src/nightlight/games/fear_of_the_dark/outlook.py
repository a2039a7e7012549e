"""What an action would bring, and what can be told before anything is chosen: derived from a view."""

from __future__ import annotations

from typing import Final

from nightlight.core.native import i64
from nightlight.games.fear_of_the_dark.actions import DARK, PICK, PLAY, ROTATE, STRIKE_MATCH, TARGET, USE, WALK
from nightlight.games.fear_of_the_dark.content import (
    ALL_SIDES,
    CLEAR,
    DARK_EFFECTS,
    ITEM_IDS,
    KEY,
    MATCH,
    MATCH_HAND,
    MIND_IDS,
    MIND_KINDS,
    MOVE,
    MOVE_STEPS,
    SCOUT,
    SEARCH,
    SIDE_IDS,
    SIDES,
    SLOTS,
    SQUARES,
    STRIKE,
    STRIKE_HAND,
    TILE_IDS,
    TIPTOE,
    TIPTOE_STEPS,
    WALK_STEPS,
    Mind,
    Side,
)
from nightlight.games.fear_of_the_dark.labyrinth import LOCK_BESIDE, OBSTACLE_BESIDE, OPEN_ENDED, column, row
from nightlight.games.fear_of_the_dark.movement import Stride
from nightlight.games.fear_of_the_dark.odds import Odds
from nightlight.games.fear_of_the_dark.placement import coming, open_doors, placement
from nightlight.games.fear_of_the_dark.revealing import Fade, LoseCard, Rotate
from nightlight.games.fear_of_the_dark.rules import WILD_END, WILD_FIRST, Act, Build, wild_card
from nightlight.games.fear_of_the_dark.searching import ChooseDoor, ChooseLock, ChooseWall, Slot, Target, searchable
from nightlight.games.fear_of_the_dark.shapes import (
    Beside,
    Building,
    Echo,
    Here,
    Lighting,
    Outlook,
    Prospects,
    Spending,
    Trap,
)
from nightlight.games.fear_of_the_dark.state import State, mind_in
from nightlight.games.fear_of_the_dark.stranding import stranded
from nightlight.games.fear_of_the_dark.view import SeatView
from nightlight.games.fear_of_the_dark.ways import goals

USUAL: Final = [STRIKE, MOVE, SCOUT, SEARCH, MOVE, TIPTOE, SEARCH, SCOUT, CLEAR]  # cards that are good for most things
FIRST: Final = 2  # of these come before a Clear, where an Obstacle is in the way


def outlook(view: SeatView, action: int) -> Outlook | None:
    """What the action would bring, where that can be told; it is found out once for each view."""
    if action not in view.outlooks:
        view.outlooks[action] = found_out(view, action)
    return view.outlooks[action]


def found_out(view: SeatView, action: i64) -> Outlook | None:
    """By the kind of decision."""
    step, table = view.step(), view.table
    if isinstance(step, Act):
        return of_item(table, action) if USE.made(action) else of_mind(table, action)
    if isinstance(step, LoseCard):
        return {"kind": "mind", "left": table.owned() - 1}
    if isinstance(step, Rotate):
        return placement(table, step, ROTATE.arg(action))
    if isinstance(step, Target):
        place = table.labyrinth.beyond(table.pawn, TARGET.arg(action))
        return {"kind": "target", "tile": place // SQUARES, "square": place % SQUARES}
    if isinstance(step, Slot):
        return {"kind": "item", "item": ITEM_IDS[table.slots[step.location * SLOTS + PICK.arg(action)]]}
    return None


def of_mind(table: State, action: i64) -> Spending | Lighting | None:
    """A match, or what is paid with a Mind card; to concede brings nothing."""
    if STRIKE_MATCH.made(action):
        return {"kind": "light", "matches": table.matches - 1, "hand": MATCH_HAND}
    if PLAY.made(action):
        return spending(table, PLAY.arg(action), lost=False)
    if WALK.made(action):
        return {"kind": "mind", "steps": WALK_STEPS}
    if WILD_FIRST <= action < WILD_END:
        return spending(table, wild_card(action)[1], lost=True)
    if DARK.made(action):
        return spending(table, DARK_EFFECTS[DARK.args(action)[1]], lost=True)
    return None


def spending(table: State, effect: i64, *, lost: bool) -> Spending:
    """The effect of a Mind card, which returns to the deck or is lost (FD-3.3, FD-3.5, FD-3.6)."""
    brings: Spending = {"kind": "mind"}
    if effect == MOVE:
        brings["steps"] = MOVE_STEPS
    elif effect == TIPTOE:
        brings["steps"] = TIPTOE_STEPS
    elif effect == STRIKE:
        brings["matches"] = table.matches - 1
        brings["hand"] = STRIKE_HAND
    if lost:
        brings["left"] = table.owned() - 1
    return brings


def of_item(table: State, action: i64) -> Lighting | None:
    """A match found is one more, and a scrap of paper burns like one (FD-7.5, FD-7.6)."""
    item = USE.arg(action)
    if item == KEY:
        return None
    if item == MATCH:
        return {"kind": "light", "matches": table.matches + 1}
    return {"kind": "light", "matches": table.matches, "hand": MATCH_HAND}


def prospects(view: SeatView) -> Prospects:
    """What can be told of the table before anything is chosen; it is found out once for each view."""
    if view.prospects is None:
        step, table = view.step(), view.table
        view.prospects = {
            "unseen": None if table.tiles_left == 0 else Odds(table).json(),
            "here": here(view),
            "steps_left": step.left if isinstance(step, Stride) else None,
            "building": building(table, step.size) if isinstance(step, Build) else None,
            "coming": coming(table, step) if isinstance(step, Rotate) else None,
            "echo": echo(view),
            "anywhere": isinstance(step, (ChooseLock, ChooseDoor, ChooseWall)),
        }
    return view.prospects


def trap(view: SeatView) -> Trap | None:
    """Whether no open-ended door is left; or whether none is in reach, when there is something to do about it."""
    if open_doors(view.table.labyrinth) == 0:
        return "sealed"
    return "stranded" if isinstance(view.step(), Act) and stranded(view.table) else None


def here(view: SeatView) -> Here | None:
    """What can be done from where the pawn stands, if it acts or moves now."""
    step, table = view.step(), view.table
    cards = mind_in(table.hand)
    if isinstance(step, Stride):
        return {
            "ways": goals(table, step.left, holes=step.holes, lit=cards > 0),
            "tiptoe": [],
            "door": None,
            "search": [],
            "clear": [],
            "key": beside(table, table.labyrinth.around[table.pawn] >> LOCK_BESIDE),
        }
    if not isinstance(step, Act):
        return None
    around = table.labyrinth.around[table.pawn]
    lit = cards > 1  # a card is spent first
    return {
        "ways": goals(table, MOVE_STEPS, holes=False, lit=lit),
        "tiptoe": [] if cards == 0 else goals(table, TIPTOE_STEPS, holes=True, lit=lit),
        "door": door(around),
        "search": beside(table, searchable(table, light=cards > 0)),
        "clear": beside(table, around >> OBSTACLE_BESIDE),
        "key": beside(table, around >> LOCK_BESIDE),
    }


def door(around: i64) -> Side | None:
    """The open-ended door of a square, which has at most one (FD-1.2)."""
    for side, name in enumerate(SIDE_IDS):
        if around >> OPEN_ENDED + side & 1:
            return name
    return None


def beside(table: State, sides: i64) -> list[Beside]:
    """The squares beside the pawn on these sides, the lowest four bits."""
    found: list[Beside] = []
    for side in range(SIDES):
        if sides & ALL_SIDES & 1 << side:
            place = table.labyrinth.beyond(table.pawn, side)
            found.append({"side": SIDE_IDS[side], "tile": place // SQUARES, "square": place % SQUARES})
    return found


def building(table: State, size: i64) -> Building:
    return {"size": size, "usual": usual_hand(table, size - mind_in(table.hand))}


def usual_hand(table: State, missing: i64) -> list[Mind]:
    """The cards that would fill the hand, without those that are in it or do nothing."""
    barred = table.labyrinth.around[table.pawn] >> OBSTACLE_BESIDE & ALL_SIDES != 0
    wanted = [*USUAL[:FIRST], *([CLEAR] if barred else []), *USUAL[FIRST:]]
    left = [table.deck[card] for card in range(MIND_KINDS)]
    held = [card for card in range(MIND_KINDS) if table.hand[card] > 0]
    cards: list[Mind] = []
    for card in wanted:
        if len(cards) >= missing or left[card] == 0 or (card == STRIKE and table.matches == 0):
            continue
        if card in held:
            held.remove(card)
        else:
            left[card] -= 1
            cards.append(MIND_IDS[card])
    return cards


def echo(view: SeatView) -> Echo | None:
    """The Dark Echo in which something is decided, if it is in one (FD-13.1)."""
    for step in view.steps:
        if isinstance(step, Fade):
            cell = view.table.labyrinth.behind(step.door)
            return {"x": column(cell), "y": row(cell), "room": TILE_IDS[step.tile]}
    return None
