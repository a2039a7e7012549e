"""What a seat can do, and what can happen: the verbs and the news."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import Gazette
from nightlight.core.native import i64
from nightlight.core.verb import ANY_NUMBER, Field, Verbs, named
from nightlight.games.dont_go_in_there.content import (
    CARD_IDS,
    HOUSE,
    ROOM_IDS,
    SLOTS,
    SPACES,
    TYPE_IDS,
)

SEAT: Final = Field("seat", 5)
NEIGHBOUR: Final = Field("neighbour", 5)
BOARD: Final = named("board", HOUSE.boards)
ROOM: Final = named("room", ROOM_IDS)
SPACE: Final = Field("space", SPACES, first=1)
SLOT: Final = Field("slot", SLOTS, first=1)
TYPE: Final = named("type", TYPE_IDS)
CARD: Final = named("card", CARD_IDS)
FACE: Final = named("face", ["blank", "ghost"])
GHOSTS: Final = Field("ghosts", ANY_NUMBER)
DICE: Final = Field("dice", ANY_NUMBER)
CURSES: Final = Field("curses", ANY_NUMBER)
CAUSE: Final = named("cause", ["dice", *ROOM_IDS, *TYPE_IDS])
DISPELLABLE: Final = named("type", [kind for kind in TYPE_IDS if kind != "tome"])
DOLL_SET: Final = named("set", ["4+2", "4+1+1", "3+2+1"])

BY_DICE: Final[i64] = 0
BY_ROOM: Final[i64] = 1  # plus the room
BY_TYPE: Final[i64] = BY_ROOM + len(ROOM_IDS)  # plus the type

VERBS: Final = Verbs()  # numbered as in DG-11.5
PLACE: Final = VERBS.verb("place", BOARD, SPACE)
LEAVE: Final = VERBS.verb("leave")
GHOST_TO_BLANK: Final = VERBS.verb("ghost_to_blank")
BLANK_TO_GHOST: Final = VERBS.verb("blank_to_ghost")
KEEP: Final = VERBS.verb("keep")
REROLL: Final = VERBS.verb("reroll")
TAKE: Final = VERBS.verb("take", SLOT)
DISPEL: Final = VERBS.verb("dispel", DISPELLABLE)
DOLLS: Final = VERBS.verb("dolls", DOLL_SET)

GAZETTE: Final = Gazette()
CHOSE_TYPE: Final = GAZETTE.news("chose_type", TYPE, luck=True)
TURNED_UP: Final = GAZETTE.news("turned_up", BOARD, ROOM, luck=True)
DEALT: Final = GAZETTE.news("dealt", BOARD, SLOT, CARD, secret=("card",), luck=True)
SORTED: Final = GAZETTE.news("sorted", BOARD)
DREW_START: Final = GAZETTE.news("drew_start", SEAT, luck=True)
NAMED_START: Final = GAZETTE.news("named_start", SEAT)
PLACED: Final = GAZETTE.news("placed", SEAT, BOARD, SPACE, ROOM)
PEEKED: Final = GAZETTE.news("peeked", SEAT, BOARD, CARD, secret=("card",))
REVEALED: Final = GAZETTE.news("revealed", BOARD, CARD, secret=("card",))
DIE_FELL: Final = GAZETTE.news("die_fell", FACE, luck=True)
ROLLED: Final = GAZETTE.news("rolled", ROOM, DICE, GHOSTS)
LEFT_DICE: Final = GAZETTE.news("left_dice", SEAT)
TURNED_DIE: Final = GAZETTE.news("turned_die", SEAT, FACE, GHOSTS)
KEPT_ROLL: Final = GAZETTE.news("kept_roll", SEAT)
REROLLED: Final = GAZETTE.news("rerolled", SEAT)
GAINED: Final = GAZETTE.news("gained", SEAT, GHOSTS, CAUSE)
DISCARDED: Final = GAZETTE.news("discarded", SEAT, GHOSTS, CAUSE)
PASSED: Final = GAZETTE.news("passed", SEAT, NEIGHBOUR, GHOSTS)
TOOK: Final = GAZETTE.news("took", SEAT, CARD, BOARD, SLOT)
DISPELLED: Final = GAZETTE.news("dispelled", SEAT, CARD, CAUSE)
CLAIMED_CLOCK: Final = GAZETTE.news("claimed_clock", SEAT)
TOME_FADED: Final = GAZETTE.news("tome_faded", SEAT)
FLIPPED: Final = GAZETTE.news("flipped", BOARD, ROOM)
BOARDED_UP: Final = GAZETTE.news("boarded_up", BOARD)
ENDED: Final = GAZETTE.news("ended")
SHOWED_GHOSTS: Final = GAZETTE.news("showed_ghosts", SEAT, GHOSTS, secret=("ghosts",))
HAUNTED: Final = GAZETTE.news("haunted", SEAT, GHOSTS, CURSES)
