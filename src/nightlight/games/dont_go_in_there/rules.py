"""The course of a match: placing meeples, resolving rooms, and the end (DG-3, DG-4, DG-7, DG-8)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.dont_go_in_there.actions import (
    BLANK_TO_GHOST,
    BOARD,
    BOARDED_UP,
    BY_DICE,
    BY_ROOM,
    DEALT,
    DIE_FELL,
    ENDED,
    FLIPPED,
    GHOST_TO_BLANK,
    HAUNTED,
    KEEP,
    KEPT_ROLL,
    LEAVE,
    LEFT_DICE,
    PEEKED,
    PLACE,
    PLACED,
    REROLL,
    REROLLED,
    REVEALED,
    ROLLED,
    SHOWED_GHOSTS,
    SORTED,
    TAKE,
    TOOK,
    TURNED_DIE,
)
from nightlight.games.dont_go_in_there.cards import EFFECTS
from nightlight.games.dont_go_in_there.content import (
    BACK,
    BOARDS,
    DICE,
    DIE,
    DIE_FACES,
    FACES,
    FLASHLIGHTS,
    NOTHING,
    PLACES,
    SLOTS,
    SPACES,
    TOLL,
    WELCOME,
    value_of,
)
from nightlight.games.dont_go_in_there.state import State

MEEPLES_TO_RESOLVE: Final[i64] = 3  # DG-3.5


@final
class Turn(Step[State]):
    """Place one meeple on a free space of any room. The third meeple in a room resolves it at once."""

    def name(self) -> str:
        return "place"

    def clause(self) -> str:
        return "DG-3.1"

    def actors(self, state: State) -> i64:
        return NOBODY if state.house_empty() else only(state.turn)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add_places(PLACE.base, state.meeples, NOTHING, 0, PLACES)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        place = action - PLACE.base  # numbered alike
        board = place // SPACES
        space = place - board * SPACES
        state.meeples[place] = seat
        state.inside[board] += 1
        state.players[seat].meeples -= 1
        state.tell(PLACED, seat, board, space, state.rooms[board])
        enter(state, seat, board, space)
        if state.inside[board] == MEEPLES_TO_RESOLVE:
            resolve(state, board, chance)
        else:
            state.turn = state.after(state.turn)

    def run(self, state: State, chance: Chance) -> None:
        """When all cards are taken the game ends (DG-8.1)."""
        state.pop()
        end(state)


def enter(state: State, seat: i64, board: i64, space: i64) -> None:
    """What a room does to those who come in: Attic, Nursery, and the look at a face-down card (DG-3.4)."""
    room = state.rooms[board]
    change = WELCOME[room * SPACES + space]
    if change != 0:
        state.haunt(seat, change, BY_ROOM + room)
    if state.face_down // SLOTS == board:
        state.peeked |= only(seat)
        state.tell_only(only(seat), PEEKED, seat, board, state.cards[state.face_down])


def resolve(state: State, board: i64, chance: Chance) -> None:
    """Reveal, roll, change the roll, then ghosts, then cards (DG-4)."""
    if state.face_down // SLOTS == board:
        state.tell(REVEALED, board, state.cards[state.face_down])
        state.face_down = NOTHING
        state.peeked = NOBODY
    state.push(TAKES[board])
    roll(state, board, chance)
    room = state.room(board)
    if room.change_one_die:
        state.push(GHOSTS[board])
        state.push(HALLWAY)
    elif room.reroll:
        state.push(GHOSTS[board])
        state.push(BASEMENTS[board])
    else:
        bring_ghosts(state, board)


def roll(state: State, board: i64, chance: Chance) -> None:
    """As many dice as there are dice symbols on the three cards (DG-4.2)."""
    dice: i64 = 0
    for place in range(board * SLOTS, (board + 1) * SLOTS):
        dice += DICE[state.cards[place] % FACES]
    ghosts: i64 = 0
    for _die in range(dice):
        face = DIE[chance.below(DIE_FACES)]
        ghosts += face
        if state.log is not None:
            state.tell(DIE_FELL, face)
    state.dice = dice
    state.rolled = ghosts
    state.tell(ROLLED, state.rooms[board], dice, ghosts)


@final
class Hallway(Step[State]):
    """Whoever placed the third meeple may turn one die from ghost to blank, or back."""

    def name(self) -> str:
        return "hallway"

    def clause(self) -> str:
        return "DG-7.7"

    def actors(self, state: State) -> i64:
        return only(state.turn)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(LEAVE.of())
        if state.rolled > 0:
            out.add(GHOST_TO_BLANK.of())
        if state.rolled < state.dice:
            out.add(BLANK_TO_GHOST.of())

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if LEAVE.made(action):
            state.tell(LEFT_DICE, seat)
        elif GHOST_TO_BLANK.made(action):
            state.rolled -= 1
            state.tell(TURNED_DIE, seat, 0, state.rolled)
        else:
            state.rolled += 1
            state.tell(TURNED_DIE, seat, 1, state.rolled)


class RoomStep(Step[State]):
    """A step in the resolution of one room."""

    def __init__(self, board: i64) -> None:
        self.board: i64 = board

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "board": BOARD.json(self.board)}


@final
class Basement(RoomStep):
    """Whoever placed the third meeple may roll all dice again, once; the second result stands."""

    def name(self) -> str:
        return "basement"

    def clause(self) -> str:
        return "DG-7.8"

    def actors(self, state: State) -> i64:
        return only(state.turn)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(KEEP.of())
        out.add(REROLL.of())

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if KEEP.made(action):
            state.tell(KEPT_ROLL, seat)
        else:
            state.tell(REROLLED, seat)
            roll(state, self.board, chance)


@final
class Ghosts(RoomStep):
    """The ghosts come when whoever placed the third meeple has changed the roll, or not."""

    def name(self) -> str:
        return "ghosts"

    def clause(self) -> str:
        return "DG-4.4"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        bring_ghosts(state, self.board)


def bring_ghosts(state: State, board: i64) -> None:
    """Every meeple from the top down: its owner takes the ghosts rolled, less the flashlights of its space (DG-4.4)."""
    for space in range(SPACES):
        seat = state.meeples[board * SPACES + space]
        if seat != NOTHING:
            state.gain(seat, state.rolled - FLASHLIGHTS[space], BY_DICE)


@final
class Takes(RoomStep):
    """From the highest meeple down its owner takes one of the cards left; the last one takes what there is."""

    def name(self) -> str:
        return "take"

    def clause(self) -> str:
        return "DG-4.5"

    def actors(self, state: State) -> i64:
        if state.inside[self.board] == 1:
            return NOBODY
        return only(state.meeples[state.highest_meeple(self.board)])

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        left = self.board * SLOTS
        out.add_others(TAKE.base - left, state.cards, NOTHING, left, left + SLOTS)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        take(state, self.board, seat, TAKE.arg(action))

    def run(self, state: State, chance: Chance) -> None:
        """The last card is taken without a choice; when all it does is done, the room is new."""
        state.pop()
        state.push(NEW_ROOMS[self.board])
        slot: i64 = 0
        while state.cards[self.board * SLOTS + slot] == NOTHING:
            slot += 1
        take(state, self.board, state.meeples[state.highest_meeple(self.board)], slot)


def take(state: State, board: i64, seat: i64, slot: i64) -> None:
    """The Library first, then the card joins, the meeple goes home, and the card does what it does (DG-4.6)."""
    room = state.rooms[board]
    change = TOLL[room * SLOTS + slot]
    if change != 0:
        state.haunt(seat, change, BY_ROOM + room)
    card = state.cards[board * SLOTS + slot]
    state.cards[board * SLOTS + slot] = NOTHING
    player = state.players[seat]
    player.add(card)
    state.tell(TOOK, seat, card, board, slot)
    state.meeples[state.highest_meeple(board)] = NOTHING
    state.inside[board] -= 1
    player.meeples += 1
    EFFECTS[card // FACES].taken(state, seat, card % FACES)


@final
class NewRoom(RoomStep):
    """Flip the board and deal three new cards, or board it up when the deck is empty; then the next turn begins."""

    def name(self) -> str:
        return "new_room"

    def clause(self) -> str:
        return "DG-4.8"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        state.turn = state.after(state.turn)  # left of who placed the third meeple (DG-3.6)
        board = self.board
        if state.deck == 0:
            state.board_up(board)
            state.tell(BOARDED_UP, board)
        else:
            state.rooms[board] = BACK[state.rooms[board]]
            state.tell(FLIPPED, board, state.rooms[board])
            deal(state, board, chance)


def deal(state: State, board: i64, chance: Chance) -> None:
    """Three cards: in ascending order in the Library, the last one face down in the Secret Passage (DG-7.3, DG-7.5)."""
    room = state.room(board)
    for slot in range(SLOTS):
        card = state.draw(chance)
        state.cards[board * SLOTS + slot] = card
        if room.face_down and slot == SLOTS - 1:
            state.face_down = board * SLOTS + slot
            state.peeked = NOBODY
            state.tell_only(NOBODY, DEALT, board, slot, card)
        else:
            state.tell(DEALT, board, slot, card)
    if room.ascending:
        sort_cards(state, board * SLOTS)
        state.tell(SORTED, board)


def sort_cards(state: State, left: i64) -> None:
    """By value; of equals the one drawn first lies further left (DG-7.3)."""
    cards = state.cards
    for end in range(left + 1, left + SLOTS):
        card = cards[end]
        value = value_of(card)
        place = end
        while place > left and value_of(cards[place - 1]) > value:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


def end(state: State) -> None:
    """The cards that work at the end, then the ghosts, which change nothing but the count (DG-8.2, DG-8.3)."""
    state.tell(ENDED)
    for effect in EFFECTS:
        if effect.at_end and state.types >> effect.kind & 1:
            effect.ended(state)
    if state.log is not None:
        show_ghosts(state)


def show_ghosts(state: State) -> None:
    """The screens fall: everyone's ghosts, then what the most of them cost (DG-8.3)."""
    seat = state.start
    for _player in range(state.seats):
        state.tell(SHOWED_GHOSTS, seat, state.players[seat].ghosts)
        seat = state.after(seat)
    for _player in range(state.seats):
        curses = state.ghost_curses(seat)
        if curses > 0:
            state.tell(HAUNTED, seat, state.players[seat].ghosts, curses)
        seat = state.after(seat)


TURN: Final = Turn()
HALLWAY: Final = Hallway()
BASEMENTS: Final = vec[Basement]([Basement(board) for board in range(BOARDS)])
GHOSTS: Final = vec[Ghosts]([Ghosts(board) for board in range(BOARDS)])
TAKES: Final = vec[Takes]([Takes(board) for board in range(BOARDS)])
NEW_ROOMS: Final = vec[NewRoom]([NewRoom(board) for board in range(BOARDS)])
