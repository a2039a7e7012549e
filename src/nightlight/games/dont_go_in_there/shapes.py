"""What crosses to the board in the browser: the table, and what is printed on cards and rooms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

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
