"""What crosses to the board in the browser: the table, what an action would bring, and what is printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypeAlias, TypedDict

from nightlight.games.dont_go_in_there.content import (
    BACK,
    CARD_IDS,
    CARDS,
    DICE,
    FACES,
    HOUSE,
    ROOM_IDS,
    SLOTS,
    TYPE_IDS,
    BoardId,
    KindId,
    RoomId,
    face_of,
    type_of,
    value_of,
)

Range: TypeAlias = tuple[int, int]  # from the lowest to the highest
Averages: TypeAlias = tuple[float, float]  # likewise


class Player(TypedDict):
    """What somebody has."""

    ghosts: int | None  # null: behind a screen
    curses: int  # on active cards
    meeples: int  # in the supply
    active: list[str]
    dispelled: list[str]


class Board(TypedDict):
    """A board of the house."""

    board: BoardId
    room: RoomId | None  # null: boarded up
    cards: list[str | None]  # from the left; null: none, or one that lies face down
    meeples: list[int | None]  # who stands on the steps, from the top


class Place(TypedDict):
    """Where a card lies."""

    board: BoardId
    slot: int


class Table(TypedDict):
    """All that is true on the table."""

    seats: int
    types: list[KindId]  # in play
    turns: int  # that each player has in the whole match
    open_ghosts: bool
    doll_choice: bool
    start: int
    turn: int
    actors: list[int]
    steps: list[Mapping[str, object]]
    deck: int
    removed: int
    unseen: list[str]  # the cards of the deck and the removed ones; in a view a face-down card, too
    boards: list[Board]  # from the top
    face_down: Place | None
    peeked: list[int]  # the seats that have looked at the face-down card
    dice: int  # rolled last
    rolled: int  # and how many of them show ghosts
    clock_claimed: bool
    players: list[Player]


class View(Table):
    """The table as a seat or a spectator sees it."""

    seat: int | None


class Placing(TypedDict):
    """What a meeple on a free step has to expect."""

    kind: Literal["place"]
    order: list[int]  # the steps of everyone in the room, in the order in which they take cards
    ghosts: Averages  # that it brings on average; a range while a card is unknown
    none: Range  # percent that it brings none
    rolls: list[int]  # how many rolls of the most dice bring none, one, two ghosts and so on
    at_once: NotRequired[int]  # the change of ghosts when it is placed
    peeks: NotRequired[bool]  # whether the seat gets to see the face-down card
    resolves: NotRequired[bool]  # whether it is the last one that the room waits for


class Rolling(TypedDict):
    """What the dice bring if they are left, turned, kept or rolled again."""

    kind: Literal["dice"]
    rolled: int | None  # the dice that show ghosts; null: they are rolled again
    order: list[int]  # the steps of everyone in the room, in the order in which they take cards
    ghosts: list[float]  # that each of them takes; on average, if the dice are rolled again


class Happening(TypedDict):
    """What a card that is taken, or its place, does at once."""

    name: Literal["gained", "discarded", "passed", "claimed_clock", "tome_faded"]
    ghosts: int  # that are gained, discarded or passed


class Taking(TypedDict):
    """What taking a card does to its new owner at once; what works at the end does nothing yet (DG-5.3)."""

    kind: Literal["take"]
    before: int  # curses on cards
    after: Range  # and with the card: a range where its owner chooses what to dispel
    ghosts: int  # the change
    happens: list[Happening]
    dispels: list[str]  # the cards that it dispels
    asks: Literal["tome", "dolls"] | None  # the choice that it gives
    joins: list[int] | None  # the values of its type so far, if it does nothing but join them


class Dispelling(TypedDict):
    """What is left if the cards of one choice are dispelled."""

    kind: Literal["dispel"]
    goes: list[int]  # the values of the cards, the highest first
    stays: list[int]  # those of the same type that stay
    before: int  # curses on cards
    after: int


Outlook: TypeAlias = Placing | Rolling | Taking | Dispelling


class Prospects(TypedDict):
    """What the table as it stands comes to."""

    resolving: BoardId | None  # the board whose room is being resolved
    to_roll: list[Range]  # the dice that each board would roll; a range while a card is unknown
    turns_left: list[int]  # of each seat
    most_ghosts: list[int]  # the seats that have the most, where everybody's are known and there are any
    ghost_curses: list[int]  # what the most ghosts cost each seat, when the match is over


class Card(TypedDict):
    """A cursed card."""

    id: str
    kind: KindId
    value: int
    dice: int  # that it brings to the roll


class Kind(TypedDict):
    """A type of card, and the clause that has its rule."""

    id: KindId
    clause: str


class Room(TypedDict):
    """A room, the one on the back of its board, and the clauses that have its rule."""

    id: RoomId
    back: RoomId
    clauses: str


class Content(TypedDict):
    """The box."""

    copies: int  # cards of each type
    slots: int  # for cards in a room
    dice: int  # the most that a room rolls
    flashlights: list[int]  # on the steps, from the top
    kinds: list[Kind]
    rooms: list[Room]
    cards: list[Card]


def content() -> Content:
    """Cards and rooms as they are printed."""
    return {
        "copies": FACES,
        "slots": SLOTS,
        "dice": SLOTS * max(DICE),
        "flashlights": HOUSE.flashlights,
        "kinds": [{"id": TYPE_IDS[kind], "clause": rule.clause} for kind, rule in enumerate(CARDS.types)],
        "rooms": [
            {"id": ROOM_IDS[place], "back": ROOM_IDS[BACK[place]], "clauses": " ".join(room.clauses)}
            for place, room in enumerate(HOUSE.rooms)
        ],
        "cards": [
            {"id": name, "kind": TYPE_IDS[type_of(card)], "value": value_of(card), "dice": DICE[face_of(card)]}
            for card, name in enumerate(CARD_IDS)
        ],
    }
