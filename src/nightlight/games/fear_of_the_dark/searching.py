"""What is beside the pawn and what is found there: marks, Obstacles and Locks, Items and Secrets (FD-7, FD-8)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.fear_of_the_dark.actions import (
    FETCHED_ITEM,
    FOUND_ITEM,
    FOUND_SECRET,
    IN_VAIN,
    LOCATION,
    LOCK_TOKEN,
    MAP_DOOR,
    OBSTACLE_TOKEN,
    OPENED_DOOR,
    PICK,
    SAW_ITEM,
    TARGET,
    TOKEN_GONE,
    UNLOCK,
    USED_ITEM,
    VAIN_ITEM,
    VAIN_SECRET,
    WALL,
)
from nightlight.games.fear_of_the_dark.content import (
    ALL_SIDES,
    INFORMATION,
    KEY,
    LEVER,
    LOCATIONS,
    NOTHING,
    SECRET_DOOR,
    SECRET_MAP,
    SIDES,
    SLOTS,
    SQUARES,
)
from nightlight.games.fear_of_the_dark.labyrinth import LOCK_BESIDE, MARK_BESIDE, OBSTACLE_BESIDE
from nightlight.games.fear_of_the_dark.question import PLAYER, Question
from nightlight.games.fear_of_the_dark.revealing import BY_MAP, Reveal
from nightlight.games.fear_of_the_dark.state import FACE_DOWN, State, draw


class Target(Question):
    """Choose the side where something is to be done."""

    def name(self) -> str:
        return "target"

    def purpose(self) -> str:
        """What is to be done there."""
        raise NotImplementedError

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        self.done(state, state.labyrinth.beyond(state.pawn, answer), chance)

    def done(self, state: State, place: i64, chance: Chance) -> None:
        """Do it to that place."""
        raise NotImplementedError

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "purpose": self.purpose()}


@final
class ClearTarget(Target):
    """Remove an Obstacle beside the pawn."""

    def clause(self) -> str:
        return "FD-7.9"

    def purpose(self) -> str:
        return "clear"

    def answers(self, state: State) -> i64:
        return state.labyrinth.around[state.pawn] >> OBSTACLE_BESIDE & ALL_SIDES

    def done(self, state: State, place: i64, chance: Chance) -> None:
        state.labyrinth.remove_obstacle(place)
        state.tell(TOKEN_GONE, OBSTACLE_TOKEN, place // SQUARES, place % SQUARES)


@final
class KeyTarget(Target):
    """Open a Lock beside the pawn."""

    def clause(self) -> str:
        return "FD-7.7"

    def purpose(self) -> str:
        return "key"

    def answers(self, state: State) -> i64:
        return state.labyrinth.around[state.pawn] >> LOCK_BESIDE & ALL_SIDES

    def done(self, state: State, place: i64, chance: Chance) -> None:
        unlock(state, place)


def use_key(state: State) -> None:
    """A kept Key is discarded and opens a Lock beside the pawn."""
    state.kept[KEY] -= 1
    state.tell(USED_ITEM, KEY)
    state.push(KEY_TARGET)


@final
class SearchTarget(Target):
    """Search a mark beside the pawn whose location has a card left; Secrets only in Light."""

    def __init__(self, first: i64, light: bool) -> None:
        super().__init__(first)
        self.light: Final = light  # when the action was chosen (FD-3.9)

    def clause(self) -> str:
        return "FD-7.1"

    def purpose(self) -> str:
        return "search"

    def answers(self, state: State) -> i64:
        return searchable(state, self.light)

    def done(self, state: State, place: i64, chance: Chance) -> None:
        location = state.labyrinth.item_mark(place)
        if location == NOTHING:
            find_secret(state, state.labyrinth.secret_mark(place), chance)
        elif choice_of_items(state, location):
            state.push(SLOT[location])
        elif state.slots[location * SLOTS] != NOTHING:
            find_item(state, location, 0, chance)
        else:
            find_item(state, location, 1, chance)

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "purpose": self.purpose(), "light": self.light}


def searchable(state: State, light: bool) -> i64:
    """The sides where a search finds something, as a set of bits (FD-3.8)."""
    sides = state.labyrinth.around[state.pawn] >> MARK_BESIDE & ALL_SIDES
    if sides == 0:
        return 0
    found: i64 = 0
    for side in range(SIDES):
        if sides >> side & 1 and cards_at(state, state.labyrinth.beyond(state.pawn, side), light) > 0:
            found |= 1 << side
    return found


def cards_at(state: State, place: i64, light: bool) -> i64:
    """How many cards the mark at a place still promises."""
    location = state.labyrinth.item_mark(place)
    if location == NOTHING:
        if light:
            return state.secrets_left[state.labyrinth.secret_mark(place)]
        return 0
    return items_in(state, location)


def items_in(state: State, location: i64) -> i64:
    """How many Items are left in a location."""
    left: i64 = 0
    for slot in range(location * SLOTS, (location + 1) * SLOTS):
        if state.slots[slot] != NOTHING:
            left += 1
    return left


def choice_of_items(state: State, location: i64) -> bool:
    """Whether both Items are there, were seen, and differ (FD-7.2)."""
    one = state.slots[location * SLOTS]
    other = state.slots[location * SLOTS + 1]
    return one not in (NOTHING, FACE_DOWN) and other not in (NOTHING, FACE_DOWN) and one != other


@final
class Slot(Question):
    """Both Items of the location are known and differ: choose one."""

    def __init__(self, location: i64) -> None:
        super().__init__(PICK.of(0))
        self.location: i64 = location

    def name(self) -> str:
        return "slot"

    def clause(self) -> str:
        return "FD-7.2"

    def answers(self, state: State) -> i64:
        return (1 << SLOTS) - 1

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        find_item(state, self.location, answer, chance)

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "location": LOCATION.json(self.location)}


def find_item(state: State, location: i64, slot: i64, chance: Chance) -> None:
    """Keep the Item; a Lever acts at once (FD-7.4)."""
    item = state.slots[location * SLOTS + slot]
    state.slots[location * SLOTS + slot] = NOTHING
    if item == FACE_DOWN:
        item = draw(state.items, chance)
        state.tell(FOUND_ITEM, location, item)
    else:
        state.tell(FETCHED_ITEM, location, item)
    if item != LEVER:
        state.kept[item] += 1
    elif locks_on(state) == 0:
        state.tell(IN_VAIN, VAIN_ITEM + LEVER)
    else:
        state.push(CHOOSE_LOCK)


@final
class ChooseLock(Step[State]):
    """The Lever removes a Lock anywhere; a single one without asking."""

    def name(self) -> str:
        return "lock"

    def clause(self) -> str:
        return "FD-7.8"

    def actors(self, state: State) -> i64:
        if locks_on(state) > 1:
            return only(PLAYER)
        return NOBODY

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        locks = state.labyrinth.locks
        for tile in range(len(locks)):
            if locks[tile] != 0:
                for square in range(SQUARES):
                    if locks[tile] >> square & 1:
                        out.add(UNLOCK.of(tile, square))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        tile, square = UNLOCK.args(action)
        unlock(state, tile * SQUARES + square)

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        place: i64 = 0
        while state.labyrinth.locks[place // SQUARES] >> place % SQUARES & 1 == 0:
            place += 1
        unlock(state, place)


def locks_on(state: State) -> i64:
    """How many Locks there are in the labyrinth."""
    count: i64 = 0
    for locks in state.labyrinth.locks:
        for square in range(SQUARES):
            count += locks >> square & 1
    return count


def unlock(state: State, place: i64) -> None:
    state.labyrinth.remove_lock(place)
    state.tell(TOKEN_GONE, LOCK_TOKEN, place // SQUARES, place % SQUARES)


def find_secret(state: State, location: i64, chance: Chance) -> None:
    """A Secret acts at once and is discarded; what it cannot do is lost (FD-7.4, FD-8)."""
    state.secrets_left[location] -= 1
    secret = draw(state.secrets, chance)
    state.tell(FOUND_SECRET, location, secret)
    if secret == INFORMATION and items_in(state, location) > 0:
        look(state, location, chance)
    elif secret == SECRET_MAP and state.tiles_left > 0 and CHOOSE_DOOR.answers(state) != 0:
        state.push(CHOOSE_DOOR)
    elif secret == SECRET_DOOR and CHOOSE_WALL.answers(state) != 0:
        state.push(CHOOSE_WALL)
    else:
        state.tell(IN_VAIN, VAIN_SECRET + secret)


def look(state: State, location: i64, chance: Chance) -> None:
    """Information: the Items in the location of the same number are known from now on (FD-8.1)."""
    for slot in range(SLOTS):
        if state.slots[location * SLOTS + slot] == FACE_DOWN:
            item = draw(state.items, chance)
            state.slots[location * SLOTS + slot] = item
            state.tell(SAW_ITEM, location, slot, item)


@final
class ChooseDoor(Question):
    """The Secret Map reveals a room behind any open-ended door, whatever Hazard it has."""

    def name(self) -> str:
        return "map_door"

    def clause(self) -> str:
        return "FD-8.2"

    def answers(self, state: State) -> i64:
        doors: i64 = 0
        for tile in range(len(state.labyrinth.tiles)):
            doors |= state.labyrinth.open_ended(tile) << tile * SIDES
        return doors

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        state.push(Reveal(answer, BY_MAP, holes=False))


@final
class ChooseWall(Question):
    """The Secret Door opens any side of any room that has no door."""

    def name(self) -> str:
        return "wall"

    def clause(self) -> str:
        return "FD-8.3"

    def answers(self, state: State) -> i64:
        walls: i64 = 0
        for tile in range(len(state.labyrinth.tiles)):
            walls |= state.labyrinth.walls(tile) << tile * SIDES
        return walls

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        state.labyrinth.open_wall(answer)
        state.tell(OPENED_DOOR, answer // SIDES, answer % SIDES)


CLEAR_TARGET: Final = ClearTarget(TARGET.of(0))
KEY_TARGET: Final = KeyTarget(TARGET.of(0))
SEARCH_IN_LIGHT: Final = SearchTarget(TARGET.of(0), light=True)
SEARCH_IN_DARK: Final = SearchTarget(TARGET.of(0), light=False)
CHOOSE_LOCK: Final = ChooseLock()
CHOOSE_DOOR: Final = ChooseDoor(MAP_DOOR.of(0, 0))
CHOOSE_WALL: Final = ChooseWall(WALL.of(0, 0))
SLOT: Final = vec[Slot]([Slot(location) for location in range(LOCATIONS)])
