"""Revealing a room, the Hazards that wait there, and Dark Echoes (FD-5, FD-6)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import Step
from nightlight.games.fear_of_the_dark.actions import (
    DREW_HAZARD,
    ENTERED,
    FARTHEST,
    FRIGHTENED,
    GREW,
    IN_VAIN,
    LEAKED,
    LOCK_TOKEN,
    LOSE_FROM_DECK,
    LOST_CARD,
    MODE,
    OBSTACLE_TOKEN,
    PLACED,
    REVEALED,
    ROTATE,
    SIDE,
    TOKEN_LAID,
    VANISHED,
)
from nightlight.games.fear_of_the_dark.content import (
    COLLAPSE,
    DANGEROUS,
    DOOR_SQUARE,
    DRAUGHT,
    ECHO,
    ENTERED_ONLY,
    FITTING,
    FITTING_TIPTOE,
    FITTING_WALK,
    KNOCKOUT,
    LEAK,
    LOST_IN_ECHO,
    LOST_MIND,
    LOST_TO_TERROR,
    MIND_KINDS,
    MOST_LAID,
    MOST_TERRORS,
    NOTHING,
    SIDES,
    SQUARES,
    TERROR,
    TILE_IDS,
    facing,
    turned,
)
from nightlight.games.fear_of_the_dark.labyrinth import column, row
from nightlight.games.fear_of_the_dark.question import Question
from nightlight.games.fear_of_the_dark.state import State, draw

BY_ENTERING: Final[i64] = 0  # by a step: the movement lies below on the stack
BY_SCOUTING: Final[i64] = 1  # by Scout, or after a Dark Echo
BY_MAP: Final[i64] = 2  # by the Secret Map: Hazards do not matter


@final
class Reveal(Step[State]):
    """Take the top tile of the Labyrinth deck and show it; if there is none, the door stays open-ended (FD-5.11)."""

    def __init__(self, door: i64, mode: i64, holes: bool) -> None:
        self.door: i64 = door
        self.mode: i64 = mode
        self.holes: Final = holes

    def name(self) -> str:
        return "reveal"

    def clause(self) -> str:
        return "FD-5.1"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        if state.tiles_left == 0:
            return
        tile = state.draw_tile(chance)
        state.tell(REVEALED, tile, self.mode)
        if ECHO[tile]:
            echo(state, tile, self.door, self.mode, chance)
            return
        mode = self.mode
        if mode == BY_ENTERING and fitting(tile, self.door, mode, self.holes) == 0:
            state.pop()  # the pawn stays and its movement ends (FD-5.6)
            mode = BY_SCOUTING
        state.push(Rotate(tile, self.door, mode, self.holes))

    def json(self) -> dict[str, object]:
        return {"step": self.name(), **door_json(self.door, self.mode)}


def echo(state: State, tile: i64, door: i64, mode: i64, chance: Chance) -> None:
    """A Dark Echo is not placed: the pawn goes back, and the next tile is revealed at the door (FD-5.10, FD-5.11)."""
    after = BY_SCOUTING
    if mode == BY_ENTERING:
        state.pop()  # the movement ends
    elif mode == BY_MAP:
        after = BY_MAP
    state.push(Fade(tile, door, after))
    if DANGEROUS[tile] and mode != BY_MAP:
        Hazard(NOTHING, door, entered=mode == BY_ENTERING).strike(state, chance)


@final
class Fade(Step[State]):
    """The Dark Echo is discarded, and the next tile is revealed at the door."""

    def __init__(self, tile: i64, door: i64, mode: i64) -> None:
        self.tile: i64 = tile
        self.door: i64 = door
        self.mode: i64 = mode  # of what follows

    def name(self) -> str:
        return "fade"

    def clause(self) -> str:
        return "FD-5.11"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        state.vanished |= 1 << self.tile
        state.tell(VANISHED, self.tile)
        state.push(Reveal(self.door, self.mode, holes=False))

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "room": TILE_IDS[self.tile], **door_json(self.door, self.mode)}


@final
class Rotate(Question):
    """Turn the new room so that one of its doors joins; whoever enters needs a door square to stand on."""

    def __init__(self, tile: i64, door: i64, mode: i64, holes: bool) -> None:
        super().__init__(ROTATE.of(0))
        self.tile: i64 = tile
        self.door: i64 = door
        self.mode: i64 = mode
        self.holes: Final = holes

    def name(self) -> str:
        return "rotate"

    def clause(self) -> str:
        return "FD-5.2"

    def answers(self, state: State) -> i64:
        return fitting(self.tile, self.door, self.mode, self.holes)

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        """The room is placed, the pawn goes in, its Hazard strikes, then its tokens are placed (FD-5.2 to FD-5.8)."""
        cell = state.labyrinth.behind(self.door)
        number = state.labyrinth.lay(turned(self.tile, answer), cell)
        state.tell(PLACED, self.tile, column(cell) + FARTHEST, row(cell) + FARTHEST, answer)
        dangerous = DANGEROUS[self.tile] != 0 and self.mode != BY_MAP
        if self.mode == BY_ENTERING:
            state.pawn = number * SQUARES + DOOR_SQUARE[facing(self.door % SIDES)]
            state.tell(ENTERED, self.tile)
            if dangerous:
                state.pop()  # the movement ends, whatever the card will be (FD-5.7)
        state.push(FURNISH[number])
        if dangerous:
            Hazard(number, self.door, entered=self.mode == BY_ENTERING).strike(state, chance)

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "room": TILE_IDS[self.tile], **door_json(self.door, self.mode)}


def fitting(tile: i64, door: i64, mode: i64, holes: bool) -> i64:
    """The rotations that turn a door of the tile towards this one, as a set of bits (FD-5.2)."""
    at = tile * SIDES + facing(door % SIDES)
    if mode != BY_ENTERING:
        return FITTING[at]
    if holes:
        return FITTING_TIPTOE[at]
    return FITTING_WALK[at]


@final
class Furnish(Step[State]):
    """Obstacle and Lock tokens are laid on the squares of the new room where they are printed."""

    def __init__(self, tile: i64) -> None:
        self.tile: i64 = tile

    def name(self) -> str:
        return "furnish"

    def clause(self) -> str:
        return "FD-5.5"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        labyrinth = state.labyrinth
        labyrinth.furnish(self.tile)
        if state.log is not None:
            for square in range(SQUARES):
                if labyrinth.obstacles[self.tile] >> square & 1:
                    state.tell(TOKEN_LAID, OBSTACLE_TOKEN, self.tile, square)
                elif labyrinth.locks[self.tile] >> square & 1:
                    state.tell(TOKEN_LAID, LOCK_TOKEN, self.tile, square)

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "tile": self.tile}


@final
class Hazard:
    """The top Hazard, drawn because a dangerous tile was revealed; `room` is nothing for a Dark Echo."""

    def __init__(self, room: i64, door: i64, *, entered: bool) -> None:
        self.room: i64 = room
        self.left: i64 = door // SIDES * SQUARES + DOOR_SQUARE[door % SIDES]  # the square before the door
        self.entered: Final = entered

    def strike(self, state: State, chance: Chance) -> None:
        """Show it; if it was not entered only a Leak acts, and that needs a room (FD-6.1, FD-6.2, FD-5.12)."""
        hazard = draw(state.hazards, chance)
        acts = self.entered or (ENTERED_ONLY[hazard] == 0 and self.room != NOTHING)
        state.tell(DREW_HAZARD, hazard, int(acts))
        if not acts:
            return
        if hazard == TERROR:
            frighten(state)
        elif hazard == KNOCKOUT:
            knock_out(state)
        elif hazard == DRAUGHT:
            state.return_hand(DRAUGHT)
        elif hazard == LEAK:
            self.leak(state)
        else:
            self.close(state, hazard)

    def leak(self, state: State) -> None:
        """The token marks the room for the rest of the game; whoever is inside loses the light (FD-6.7)."""
        if self.room != NOTHING:
            state.labyrinth.leak = self.room
            state.tell(LEAKED, state.labyrinth.tiles[self.room] // SIDES)
        if self.entered:
            state.return_hand(LEAK)

    def close(self, state: State, hazard: i64) -> None:
        """Collapse and Lockdown bar the square just left; inside a Dark Echo they are death (FD-6.6, FD-5.12)."""
        if self.room == NOTHING:
            if state.deadly():
                state.finish(LOST_IN_ECHO)
            else:
                state.tell(IN_VAIN, hazard)
        elif hazard == COLLAPSE:
            state.labyrinth.put_obstacle(self.left)
            state.tell(TOKEN_LAID, OBSTACLE_TOKEN, self.left // SQUARES, self.left % SQUARES)
        else:
            state.labyrinth.put_lock(self.left)
            state.tell(TOKEN_LAID, LOCK_TOKEN, self.left // SQUARES, self.left % SQUARES)


def frighten(state: State) -> None:
    """Keep the Terror: the second is the end, except on Easy; else a Mind card is lost (FD-6.3, FD-9.4)."""
    state.terrors += 1
    state.tell(FRIGHTENED, state.terrors)
    if state.terrors >= MOST_TERRORS and state.deadly():
        state.finish(LOST_TO_TERROR)
    elif state.owned() == 0:
        state.finish(LOST_MIND)
    else:
        state.push(LOSE_CARD)


def knock_out(state: State) -> None:
    """A tile that was set aside goes unseen under the Labyrinth deck (FD-6.4)."""
    if state.set_aside == 0:
        state.tell(IN_VAIN, KNOCKOUT)
        return
    state.set_aside -= 1
    state.tiles_left += 1
    state.tell(GREW, state.tiles_left)


@final
class LoseCard(Question):
    """Terror: one Mind card of your choice, from the deck or the hand, goes out of the game."""

    def name(self) -> str:
        return "lose_card"

    def clause(self) -> str:
        return "FD-6.3"

    def answers(self, state: State) -> i64:
        cards: i64 = 0
        for card in range(MIND_KINDS):
            if state.deck[card] > 0:
                cards |= 1 << card
            if state.hand[card] > 0:
                cards |= 1 << MIND_KINDS + card
        return cards

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        if answer < MIND_KINDS:
            state.deck[answer] -= 1
        else:
            answer -= MIND_KINDS
            state.hand[answer] -= 1
        state.tell(LOST_CARD, answer)
        if state.owned() == 0:
            state.finish(LOST_MIND)  # at once (FD-9.2)


def door_json(door: int, mode: int) -> dict[str, object]:
    """Where a tile is being revealed, and how."""
    return {"tile": door // SIDES, "side": SIDE.json(door % SIDES), "mode": MODE.json(mode)}


LOSE_CARD: Final = LoseCard(LOSE_FROM_DECK.of(0))
FURNISH: Final = vec[Furnish]([Furnish(tile) for tile in range(MOST_LAID)])
