"""How an action looks at a glance: rooms revealed, things found and steps gained, less the Mind and light they cost.

The unit is what one hand card can do. The figures were tuned by play.
"""

from __future__ import annotations

from typing import Final

from nightlight.core.chance import Scripted
from nightlight.core.native import i64, vec
from nightlight.core.step import apply_unchecked
from nightlight.games.fear_of_the_dark.actions import (
    CONCEDE,
    DARK,
    LOSE_FROM_DECK,
    LOSE_FROM_HAND,
    MAP_DOOR,
    PICK,
    PLAY,
    ROTATE,
    STEP,
    STOP,
    STRIKE_MATCH,
    TAKE,
    TARGET,
    USE,
    WALK,
)
from nightlight.games.fear_of_the_dark.content import (
    ALL_SIDES,
    CLEAR,
    DARK_EFFECTS,
    DOOR_SQUARE,
    KEY,
    MATCH,
    MOVE,
    MOVE_STEPS,
    NOTHING,
    PAPER,
    SCOUT,
    SEARCH,
    SIDES,
    SLOTS,
    SQUARES,
    STRIKE,
    STRIKE_HAND,
    TIPTOE,
    TIPTOE_STEPS,
    WALK_STEPS,
)
from nightlight.games.fear_of_the_dark.labyrinth import OBSTACLE_BESIDE, OPEN_ENDED, OUTSIDE
from nightlight.games.fear_of_the_dark.movement import Stride
from nightlight.games.fear_of_the_dark.odds import Odds
from nightlight.games.fear_of_the_dark.paths import (
    AT_HAND,
    NO_MEANS,
    Tolls,
    beside_item,
    spread,
    ways_out,
    ways_to_items,
)
from nightlight.games.fear_of_the_dark.placement import laid
from nightlight.games.fear_of_the_dark.question import PLAYER
from nightlight.games.fear_of_the_dark.revealing import Rotate
from nightlight.games.fear_of_the_dark.rules import wild_card
from nightlight.games.fear_of_the_dark.searching import SearchTarget, Slot, searchable
from nightlight.games.fear_of_the_dark.state import State, mind_in
from nightlight.games.fear_of_the_dark.view import SeatView
from nightlight.games.fear_of_the_dark.ways import FAR, reach

NEVER: Final = -1000.0
VICTORY: Final = 1000.0
REVEAL: Final = 1.3  # a tile less to reveal
INSIDE: Final = 0.3  # and to be in the new room already
STEP_GAINED: Final = 0.35
HURRY: Final = 0.02  # a step that is not needed
DOOR: Final = 0.2  # one more open-ended door to choose from
SEALED: Final = -6.0  # no door left
HAND_CARD: Final = 0.55
MATCH_TOKEN: Final = 3.5
SECRET: Final = 1.3
ITEM_WORTH: Final = [3.8, 1.6, 0.7, 0.3, 1.8]  # match, paper, key, lever, and one that nobody has seen
CARD_WORTH: Final = [6.0, 0.9, 1.1, 0.45, 0.9, 0.65]  # strike, move, tiptoe, scout, search, clear
MIND_WORTH: Final = [0.0, 50.0, 4.0, 3.5, 3.0, 2.6, 2.4, 2.2, 2.0, 2.0]  # one Mind card, by how many there are
IDLE: Final = -1.5  # going nowhere
IN_DARK: Final = 0.1  # how much it matters which card is lost, when there is no hand to build
PAPER_AT_LAST: Final = 2.5  # a scrap of paper beside the last hand card, and earlier
PAPER_EARLY: Final = 0.2
KEY_USED: Final = 0.2  # keys are good for nothing else
NEARBY: Final[i64] = 3  # steps worth taking for an Item
LIGHT: Final = 3.0  # a match in Darkness, before Mind is spent
DEATH: Final = 14.0  # what a Hazard costs
LOST_CARD: Final = 1.5
ONE_MORE_TILE: Final = 2.9
NO_WAY_BACK: Final = 0.7


def worth(view: SeatView, action: int) -> float:
    """What it brings, less what it costs, by the kind of decision."""
    step = view.step()
    if isinstance(step, Stride):
        return worth_of_step(view.table, step, action)
    if action < TAKE.base:
        return worth_of_act(view.table, action)
    if isinstance(step, Rotate):
        return worth_of_rotation(view.table, step, ROTATE.arg(action))
    if isinstance(step, SearchTarget):
        return worth_of_search(view.table, TARGET.arg(action))
    if isinstance(step, Slot):
        return ITEM_WORTH[view.table.slots[step.location * SLOTS + PICK.arg(action)]]
    return worth_of_choice(view.table, action)


def worth_of_act(state: State, action: i64) -> float:
    """A match when it is dark, an Item, or an action to be paid for with Mind."""
    if CONCEDE.made(action):
        return NEVER
    if STRIKE_MATCH.made(action):
        return LIGHT if mind_in(state.hand) == 0 else -MATCH_TOKEN
    if USE.made(action):
        return worth_of_use(state, USE.arg(action))
    return worth_of_effect(state, action)


def worth_of_effect(state: State, action: i64) -> float:
    """What the effect brings, less the card that is returned or lost for it."""
    if PLAY.made(action):
        card = PLAY.arg(action)
        return gain(state, card, card) - (0.0 if card == STRIKE else card_worth(state, card))
    if WALK.made(action):
        card = WALK.arg(action)
        return gain_of_movement(state, card, WALK_STEPS, holes=False) - card_worth(state, card)
    if DARK.made(action):
        card, number = DARK.args(action)
        return gain(state, NOTHING, DARK_EFFECTS[number]) - mind_worth(state) - card_worth(state, card) * IN_DARK
    card, effect = wild_card(action)
    return gain(state, card, effect) - mind_worth(state) - card_worth(state, card)


def worth_of_choice(state: State, action: i64) -> float:
    """The small questions: which card to take or to lose, which door, wall or token."""
    if TAKE.made(action):
        return worth_of_taking(state, TAKE.arg(action))
    if LOSE_FROM_DECK.made(action):
        return -card_worth(state, LOSE_FROM_DECK.arg(action))
    if LOSE_FROM_HAND.made(action):
        return -card_worth(state, LOSE_FROM_HAND.arg(action)) - HAND_CARD
    if MAP_DOOR.made(action):
        return float(steps_to_door(state, action - MAP_DOOR.base))
    world = state.clone()
    apply_unchecked(world, PLAYER, action, Scripted([]))
    return freedom(world)


def gain(state: State, card: i64, effect: i64) -> float:
    """What the effect brings, when the card has left the hand."""
    if effect == STRIKE:
        return HAND_CARD * float(STRIKE_HAND - mind_in(state.hand) + 1) - MATCH_TOKEN
    if effect == MOVE:
        return gain_of_movement(state, card, MOVE_STEPS, holes=False)
    if effect == TIPTOE:
        return gain_of_movement(state, card, TIPTOE_STEPS, holes=True)
    if effect == SCOUT:
        return REVEAL
    best = 0.0
    light = mind_in(state.hand) > 0
    sides = state.labyrinth.around[state.pawn] >> OBSTACLE_BESIDE & ALL_SIDES
    if effect == SEARCH:
        sides = searchable(state, light)
    for side in range(SIDES):
        if sides >> side & 1:
            if effect == SEARCH:
                best = max(best, worth_of_search(state, side))
            else:
                best = max(best, gain_of_clearing(state, side))
    return best


def gain_of_movement(state: State, card: i64, steps: i64, holes: bool) -> float:
    """How much better the pawn can stand after so many steps, or beyond a door."""
    field = ways_out(state, Tolls(state))
    better = prospect(state, field, state.pawn, steps, holes, card) - standing(state, field, state.pawn, card)
    return better if better > 0.0 else IDLE


def prospect(state: State, field: vec[i64], start: i64, steps: i64, holes: bool, card: i64) -> float:
    """The best that a movement can come to from here, when the card has left the hand."""
    taken = reach(state, start, steps, holes)
    best = NEVER
    for place in range(len(taken)):
        if taken[place] <= steps:
            value = standing(state, field, place, card)
            if taken[place] < steps and state.labyrinth.around[place] >> OPEN_ENDED & ALL_SIDES != 0:
                value = max(value, beyond_door(state))
            best = max(best, value - HURRY * float(taken[place]))
    return best


def beyond_door(state: State) -> float:
    """A step through an open-ended door: out, or into the unknown."""
    return VICTORY if state.tiles_left == 0 else REVEAL + INSIDE - danger(state)


def danger(state: State) -> float:
    """What going in costs on average."""
    odds = Odds(state)
    cost = LOST_CARD * float(odds.card) + NO_WAY_BACK * float(odds.shut) + ONE_MORE_TILE * float(odds.grows)
    cost += float(mind_in(state.hand) * odds.dark) + DEATH * float(odds.death)
    return cost / float(odds.cases)


def standing(state: State, field: vec[i64], place: i64, card: i64) -> float:
    """How good it is to end a movement there, with what is left in the hand."""
    value = -STEP_GAINED * float(min(field[place], 20))
    if field[place] == 0 and state.tiles_left > 0 and holds(state, SCOUT, card):
        value += REVEAL - CARD_WORTH[SCOUT]
    if holds(state, SEARCH, card) and beside_item(state, place):
        value += ITEM_WORTH[4] - CARD_WORTH[SEARCH]
    return value


def holds(state: State, kind: i64, card: i64) -> bool:
    """Whether such a card is in the hand besides the one that is being spent."""
    cards = state.hand[kind]
    if kind == card:
        cards -= 1
    return cards > 0


def gain_of_clearing(state: State, side: i64) -> float:
    """The steps saved when the Obstacle there is gone."""
    world = state.clone()
    world.labyrinth.remove_obstacle(world.labyrinth.beyond(world.pawn, side))
    return STEP_GAINED * float(ways_out(state, Tolls(state))[state.pawn] - ways_out(world, Tolls(state))[state.pawn])


def worth_of_search(state: State, side: i64) -> float:
    """The Item to expect there, or a Secret."""
    location = state.labyrinth.item_mark(state.labyrinth.beyond(state.pawn, side))
    if location == NOTHING:
        return SECRET
    best = 0.0
    for slot in range(location * SLOTS, (location + 1) * SLOTS):
        if state.slots[slot] != NOTHING:
            best = max(best, ITEM_WORTH[state.slots[slot]])
    return best


def worth_of_use(state: State, item: i64) -> float:
    """Matches at once, paper when the hand is nearly empty, a key where it shortens the way."""
    if item == MATCH:
        return VICTORY
    if item == PAPER:
        return PAPER_AT_LAST if mind_in(state.hand) == 1 else PAPER_EARLY
    world = state.clone()
    apply_unchecked(world, PLAYER, USE.of(KEY), Scripted([]))
    before = ways_out(state, Tolls(state))[state.pawn]
    return STEP_GAINED * float(before - ways_out(world, Tolls(state))[state.pawn]) + KEY_USED


def worth_of_taking(state: State, card: i64) -> float:
    """Strike while there are matches, then moves and scouts, then what can be used nearby."""
    another = float(state.hand[card])
    if card == STRIKE:
        return 10.0 if state.matches > 0 else 0.0
    if card == MOVE:
        return 9.0 - 1.5 * another
    if card == SCOUT:
        return 8.0 - 2.0 * another if state.tiles_left > 0 else 1.0
    if card == SEARCH:
        return 7.0 - 4.0 * another if ways_to_items(state)[state.pawn] <= NEARBY else 2.0 - another
    if card == CLEAR:
        return 8.5 if needed(state, CLEAR) else 1.5
    return 8.5 if needed(state, TIPTOE) else 3.0


def needed(state: State, card: i64) -> bool:
    """Whether the way to the next door is shorter for who can clear Obstacles, or cross holes on tiptoe."""
    able = Tolls(state)
    unable = Tolls(state)
    if card == CLEAR:
        able.obstacle = AT_HAND
        unable.obstacle = NO_MEANS
    else:
        able.hole = AT_HAND
        unable.hole = NO_MEANS
    return ways_out(state, able)[state.pawn] + 2 < ways_out(state, unable)[state.pawn]


def worth_of_step(state: State, stride: Stride, action: i64) -> float:
    """Where the rest of the movement can lead."""
    field = ways_out(state, Tolls(state))
    if STOP.made(action):
        return standing(state, field, state.pawn, NOTHING)
    if USE.made(action):
        return worth_of_key(state, stride)
    beyond = state.labyrinth.beyond(state.pawn, STEP.arg(action))
    if beyond == OUTSIDE:
        return beyond_door(state)
    return prospect(state, field, beyond, stride.left - 1, stride.holes, NOTHING) - HURRY


def worth_of_key(state: State, stride: Stride) -> float:
    """Where the rest of the movement can lead with the Lock open; a Key that gains nothing now can wait."""
    world = state.clone()
    apply_unchecked(world, PLAYER, USE.of(KEY), Scripted([]))
    return prospect(world, ways_out(world, Tolls(world)), world.pawn, stride.left, stride.holes, NOTHING) - HURRY


def worth_of_rotation(state: State, step: Rotate, rotation: i64) -> float:
    """The labyrinth as it would be."""
    return freedom(laid(state, step, rotation))


def freedom(state: State) -> float:
    """The way to the nearest open-ended door, and how many there are."""
    field = ways_out(state, Tolls(state))
    if field[state.pawn] == FAR:
        return SEALED
    doors: i64 = 0
    for place in range(len(field)):
        if field[place] == 0:
            doors += 1
    return DOOR * float(min(doors, 4)) - STEP_GAINED * float(field[state.pawn])


def steps_to_door(state: State, door: i64) -> i64:
    """How far away a door is: the Secret Map is best used where the pawn will not go soon."""
    place = door // SIDES * SQUARES + DOOR_SQUARE[door % SIDES]
    return spread(state.labyrinth, vec[i64]([place]), Tolls(state))[state.pawn]


def card_worth(state: State, card: i64) -> float:
    """What a card is worth in the hand; Strike needs matches, Scout needs tiles."""
    if (card == STRIKE and state.matches == 0) or (card == SCOUT and state.tiles_left == 0):
        return CARD_WORTH[CLEAR] - 0.1
    return CARD_WORTH[card]


def mind_worth(state: State) -> float:
    """What it means to lose one Mind card for good."""
    return MIND_WORTH[state.owned()]
