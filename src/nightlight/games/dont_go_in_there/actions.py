"""What a seat can do, and what can happen: the verbs and the news."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import Gazette
from nightlight.core.native import i64
from nightlight.core.verb import ANY_NUMBER, Field, Verbs, named
from nightlight.games.dont_go_in_there.content import (
    BOARD_IDS,
    CARD_IDS,
    ROOM_IDS,
    SLOTS,
    SPACES,
    TYPE_IDS,
)

SEAT: Final = Field("seat", 5)
NEIGHBOUR: Final = Field("neighbour", 5)
BOARD: Final = named("board", [*BOARD_IDS])
ROOM: Final = named("room", [*ROOM_IDS])
SPACE: Final = Field("space", SPACES, first=1)
SLOT: Final = Field("slot", SLOTS, first=1)
TYPE: Final = named("type", [*TYPE_IDS])
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
CHOSE_TYPE: Final = GAZETTE.news("chose_type", "DG-2.2", TYPE, luck=True)
TURNED_UP: Final = GAZETTE.news("turned_up", "DG-2.5", BOARD, ROOM, luck=True)
DEALT: Final = GAZETTE.news("dealt", "DG-2.6", BOARD, SLOT, CARD, secret=("card",), luck=True)
SORTED: Final = GAZETTE.news("sorted", "DG-7.3", BOARD)
DREW_START: Final = GAZETTE.news("drew_start", "DG-2.8", SEAT, luck=True)
NAMED_START: Final = GAZETTE.news("named_start", "DG-10.4", SEAT)
PLACED: Final = GAZETTE.news("placed", "DG-3.1", SEAT, BOARD, SPACE, ROOM)
PEEKED: Final = GAZETTE.news("peeked", "DG-7.6", SEAT, BOARD, CARD, secret=("card",))
REVEALED: Final = GAZETTE.news("revealed", "DG-4.1", BOARD, CARD, secret=("card",))
DIE_FELL: Final = GAZETTE.news("die_fell", "DG-10.5", FACE, luck=True)
ROLLED: Final = GAZETTE.news("rolled", "DG-4.2", ROOM, DICE, GHOSTS)
LEFT_DICE: Final = GAZETTE.news("left_dice", "DG-7.7", SEAT)
TURNED_DIE: Final = GAZETTE.news("turned_die", "DG-7.7", SEAT, FACE, GHOSTS)
KEPT_ROLL: Final = GAZETTE.news("kept_roll", "DG-7.8", SEAT)
REROLLED: Final = GAZETTE.news("rerolled", "DG-7.8", SEAT)
GAINED: Final = GAZETTE.news("gained", "DG-1.6", SEAT, GHOSTS, CAUSE)
DISCARDED: Final = GAZETTE.news("discarded", "DG-1.6", SEAT, GHOSTS, CAUSE)
PASSED: Final = GAZETTE.news("passed", "DG-6.6", SEAT, NEIGHBOUR, GHOSTS)
TOOK: Final = GAZETTE.news("took", "DG-4.5", SEAT, CARD, BOARD, SLOT)
DISPELLED: Final = GAZETTE.news("dispelled", "DG-1.4", SEAT, CARD, CAUSE)
CLAIMED_CLOCK: Final = GAZETTE.news("claimed_clock", "DG-6.3", SEAT)
TOME_FADED: Final = GAZETTE.news("tome_faded", "DG-6.11", SEAT)
FLIPPED: Final = GAZETTE.news("flipped", "DG-4.8", BOARD, ROOM)
BOARDED_UP: Final = GAZETTE.news("boarded_up", "DG-4.8", BOARD)
ENDED: Final = GAZETTE.news("ended", "DG-8.1")
SHOWED_GHOSTS: Final = GAZETTE.news("showed_ghosts", "DG-8.3", SEAT, GHOSTS, secret=("ghosts",))
HAUNTED: Final = GAZETTE.news("haunted", "DG-8.3", SEAT, GHOSTS, CURSES)
