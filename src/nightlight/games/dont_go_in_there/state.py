"""The nouns: a player with a tableau behind a screen, the three boards of the house, and the unseen cards."""

from __future__ import annotations

from typing import Any, Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, mypyc_attr, vec
from nightlight.core.step import GameState, Step
from nightlight.core.verb import HIDDEN
from nightlight.games.dont_go_in_there.actions import (
    DISCARDED,
    DISPELLED,
    GAINED,
)
from nightlight.games.dont_go_in_there.content import (
    AGREEMENTS,
    BOARD_IDS,
    BOARDED,
    BOARDS,
    CARD_IDS,
    COUNT,
    FACES,
    NOTHING,
    NTH,
    ROOM_IDS,
    ROOMS,
    SLOTS,
    SPACES,
    SUM,
    TYPE_IDS,
    TYPES,
    KindId,
    Room,
)
from nightlight.games.dont_go_in_there.shapes import Board, Place, Table
from nightlight.games.dont_go_in_there.shapes import Player as PlayerShape

ALL_FACES: Final[i64] = 255
MEEPLES: Final[i64] = AGREEMENTS.meeples


@mypyc_attr(acyclic=True)
@final
class Player:
    """Ghost tokens behind a screen, meeples in supply, and a tableau of active and dispelled cards by type."""

    def __init__(self, ghosts: i64, meeples: i64, tableau: vec[i64]) -> None:
        self.ghosts: i64 = ghosts
        self.meeples: i64 = meeples
        self.tableau = tableau  # by type: the active cards as a mask, the dispelled ones eight bits higher

    def clone(self) -> Player:
        return Player(self.ghosts, self.meeples, self.tableau[:])

    def active(self, kind: i64) -> i64:
        return self.tableau[kind] & ALL_FACES

    def dispelled(self, kind: i64) -> i64:
        return self.tableau[kind] >> FACES

    def add(self, card: i64) -> None:
        """A card joins the tableau, active."""
        self.tableau[card // FACES] |= 1 << card % FACES

    def turn_over(self, kind: i64, mask: i64) -> None:
        """Dispelled cards lie face down and never count again (DG-1.4)."""
        self.tableau[kind] = self.tableau[kind] & ~mask | mask << FACES

    def curses(self) -> i64:
        """The values of the active cards (DG-1.3)."""
        curses: i64 = 0
        for masks in self.tableau:
            curses += SUM[masks & ALL_FACES]
        return curses

    def cards(self) -> i64:
        """How many cards were taken, dispelled ones included."""
        count: i64 = 0
        for masks in self.tableau:
            count += COUNT[masks & ALL_FACES] + COUNT[masks >> FACES]
        return count

    def json(self) -> PlayerShape:
        return {
            "ghosts": None if self.ghosts == HIDDEN else self.ghosts,
            "curses": self.curses(),
            "meeples": self.meeples,
            "active": masks_json([masks & ALL_FACES for masks in self.tableau]),
            "dispelled": masks_json([masks >> FACES for masks in self.tableau]),
        }


@final
class State(GameState):
    """A match. What boards hold lies in rows: `cards[board * SLOTS + slot]`, `meeples[board * SPACES + space]`."""

    def __init__(
        self,
        players: vec[Player],
        *,
        steps: vec[Step[Any]],
        types: i64,
        unseen: vec[i64],
        deck: i64,
        rooms: vec[i64],
        cards: vec[i64],
        meeples: vec[i64],
        inside: vec[i64],
        removed: i64 = NOTHING,
        face_down: i64 = NOTHING,
        peeked: i64 = 0,
        turn: i64 = 0,
        start: i64 = 0,
        turns: i64 = 12,
        dice: i64 = 0,
        rolled: i64 = 0,
        clock_claimed: bool = False,
        open_ghosts: bool = False,
        doll_choice: bool = False,
    ) -> None:
        super().__init__(len(players), steps)
        self.players = players
        self.types: i64 = types  # the set of types in play
        self.unseen = unseen  # by type: the cards of the deck and the removed ones, in no order
        self.deck: i64 = deck  # how many of them will still be dealt
        self.removed: i64 = removed  # and how many will not: unless said otherwise, the rest
        if removed == NOTHING:
            self.removed = cards_in(unseen) - deck
        self.rooms = rooms  # the room that each board shows, or nothing where it was boarded up
        self.cards = cards
        self.meeples = meeples  # the seats that they belong to, nothing on a free space
        self.inside = inside  # and how many of them each board holds
        self.face_down: i64 = face_down  # where among the cards one lies face down
        self.peeked: i64 = peeked  # the seats that have looked at it
        self.turn: i64 = turn
        self.start: i64 = start
        self.turns: i64 = turns  # that each player has in the whole match
        self.dice: i64 = dice  # rolled last, and how many of them show ghosts
        self.rolled: i64 = rolled
        self.clock_claimed = clock_claimed
        self.open_ghosts = open_ghosts
        self.doll_choice = doll_choice

    def clone(self) -> State:
        new = State(
            vec[Player]([player.clone() for player in self.players]),
            steps=self.copied_steps(),
            types=self.types,
            unseen=self.unseen[:],
            deck=self.deck,
            removed=self.removed,
            rooms=self.rooms[:],
            cards=self.cards[:],
            meeples=self.meeples[:],
            inside=self.inside[:],
            face_down=self.face_down,
            peeked=self.peeked,
            turn=self.turn,
            start=self.start,
            turns=self.turns,
            dice=self.dice,
            rolled=self.rolled,
            clock_claimed=self.clock_claimed,
            open_ghosts=self.open_ghosts,
            doll_choice=self.doll_choice,
        )
        new.actors = self.actors
        return new

    def room(self, board: i64) -> Room:
        """The side that the board shows."""
        return ROOMS[self.rooms[board]]

    def house_empty(self) -> bool:
        """Whether every board was boarded up."""
        return self.rooms[0] == NOTHING and self.rooms[1] == NOTHING and self.rooms[2] == NOTHING

    def board_up(self, board: i64) -> None:
        """No cards, no meeples, no room any more (DG-4.8)."""
        self.rooms[board] = NOTHING
        for place in range(board * SPACES, (board + 1) * SPACES):
            self.meeples[place] = BOARDED

    def highest_meeple(self, board: i64) -> i64:
        """The place of the highest meeple, which takes its card first; space 1 is the highest (DG-1.8)."""
        meeples = self.meeples
        place = board * SPACES
        while meeples[place] == NOTHING:
            place += 1
        return place

    def before(self, seat: i64) -> i64:
        """The player on the right: who comes before in turn order (DG-1.9)."""
        return (self.seats if seat == 0 else seat) - 1

    def after(self, seat: i64) -> i64:
        """The player on the left: who comes next in turn order (DG-1.9)."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def gain(self, seat: i64, ghosts: i64, cause: i64) -> None:
        """Take ghost tokens; the supply has no end (DG-1.6, DG-1.7)."""
        if ghosts > 0:
            self.players[seat].ghosts += ghosts
            self.tell(GAINED, seat, ghosts, cause)

    def discard(self, seat: i64, ghosts: i64, cause: i64) -> None:
        """Discard ghost tokens, as many as there are (DG-1.6)."""
        ghosts = min(ghosts, self.players[seat].ghosts)
        if ghosts > 0:
            self.players[seat].ghosts -= ghosts
            self.tell(DISCARDED, seat, ghosts, cause)

    def haunt(self, seat: i64, change: i64, cause: i64) -> None:
        """Gain, or with a negative change discard."""
        if change > 0:
            self.gain(seat, change, cause)
        else:
            self.discard(seat, -change, cause)

    def dispel(self, seat: i64, kind: i64, mask: i64, cause: i64) -> None:
        """Turn these cards of one type over, for good."""
        self.players[seat].turn_over(kind, mask)
        if self.log is not None:
            for face in range(FACES):
                if mask >> face & 1:
                    self.tell(DISPELLED, seat, kind * FACES + face, cause)

    def draw(self, chance: Chance) -> i64:
        """The next card of the deck: any of the unseen ones, for no one knows their order."""
        left = self.deck + self.removed
        assert left > 0, "a deal finds cards: the deck holds a multiple of three (DG-4.9)"
        left = chance.below(left)
        unseen = self.unseen
        kind: i64 = 0
        count = COUNT[unseen[0]]
        while left >= count:
            left -= count
            kind += 1
            count = COUNT[unseen[kind]]
        face = NTH[unseen[kind] * FACES + left]
        unseen[kind] ^= 1 << face
        self.deck -= 1
        return kind * FACES + face

    def ghost_curses(self, seat: i64) -> i64:
        """What the most ghosts cost at the end: a curse for every two, for everyone who has that many (DG-8.3)."""
        most: i64 = 0
        for player in self.players:
            most = max(most, player.ghosts)
        return most // 2 if self.players[seat].ghosts == most else 0

    def final_curses(self, seat: i64) -> i64:
        """Active cards and the price of the most ghosts (DG-8.4)."""
        return self.players[seat].curses() + self.ghost_curses(seat)

    def ahead(self, seat: i64, rival: i64) -> bool:
        """Whether the seat ends before the rival: fewer curses, and with as many, fewer ghosts (DG-8.5)."""
        mine = self.final_curses(seat)
        theirs = self.final_curses(rival)
        return mine < theirs or (mine == theirs and self.players[seat].ghosts < self.players[rival].ghosts)

    def score(self, seat: i64) -> float:
        return float(self.balance(seat)) / float(self.seats - 1)

    def json(self) -> Table:
        return {
            "seats": self.seats,
            "types": types_json(self.types),
            "turns": self.turns,
            "open_ghosts": self.open_ghosts,
            "doll_choice": self.doll_choice,
            "start": self.start,
            "turn": self.turn,
            "actors": seats_json(self.actors),
            "steps": [step.json() for step in self.steps],
            "deck": self.deck,
            "removed": self.removed,
            "unseen": masks_json(list(self.unseen)),
            "boards": boards_json(list(self.rooms), list(self.cards), list(self.meeples)),
            "face_down": place_json(self.face_down),
            "peeked": seats_json(self.peeked),
            "dice": self.dice,
            "rolled": self.rolled,
            "clock_claimed": self.clock_claimed,
            "players": [player.json() for player in self.players],
        }


NO_CARDS: Final = vec[i64]([0] * TYPES)


def empty_tableau() -> vec[i64]:
    return NO_CARDS[:]


def cards_in(masks: vec[i64]) -> i64:
    """How many cards the masks of all types hold."""
    count: i64 = 0
    for mask in masks:
        count += COUNT[mask]
    return count


def types_json(types: int) -> list[KindId]:
    return [TYPE_IDS[kind] for kind in range(TYPES) if types >> kind & 1]


def seats_json(seats: int) -> list[int]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def masks_json(masks: list[int]) -> list[str]:
    """The ids of the cards in masks by type."""
    return [
        CARD_IDS[kind * FACES + face] for kind, mask in enumerate(masks) for face in range(FACES) if mask >> face & 1
    ]


def place_json(place: int) -> Place | None:
    """Where a card lies."""
    return None if place == NOTHING else {"board": BOARD_IDS[place // SLOTS], "slot": place % SLOTS + 1}


def boards_json(rooms: list[int], cards: list[int], meeples: list[int]) -> list[Board]:
    """The boards with their rooms, cards and meeples; a card is null where there is none or none may be seen."""
    return [
        {
            "board": BOARD_IDS[board],
            "room": None if rooms[board] == NOTHING else ROOM_IDS[rooms[board]],
            "cards": [None if card < 0 else CARD_IDS[card] for card in cards[board * SLOTS : (board + 1) * SLOTS]],
            "meeples": [None if seat < 0 else seat for seat in meeples[board * SPACES : (board + 1) * SPACES]],
        }
        for board in range(BOARDS)
    ]
