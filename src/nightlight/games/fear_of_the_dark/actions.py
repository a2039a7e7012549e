"""What the Lost One can do, and what can happen: the verbs and the news."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import Gazette
from nightlight.core.native import i64
from nightlight.core.verb import ANY_NUMBER, Field, Verb1, Verbs, named
from nightlight.games.fear_of_the_dark.content import (
    DARK_IDS,
    ENDING_IDS,
    HAZARD_IDS,
    ITEM_IDS,
    LOCATIONS,
    MIND_IDS,
    MOST_LAID,
    ROTATIONS,
    SECRET_IDS,
    SIDE_IDS,
    SLOTS,
    SQUARES,
    TILE_IDS,
    USABLE_IDS,
)

CARD: Final = named("card", [*MIND_IDS])
EFFECT: Final = named("effect", [*MIND_IDS])
DARK_EFFECT: Final = named("effect", [*DARK_IDS])
USABLE: Final = named("item", USABLE_IDS)
SIDE: Final = named("side", [*SIDE_IDS])
ROTATION: Final = Field("rotation", ROTATIONS)
SLOT: Final = Field("slot", SLOTS, first=1)
TILE: Final = Field("tile", MOST_LAID)  # in the order of placement, START is 0 (FD-1.1)
SQUARE: Final = Field("square", SQUARES)
ROOM: Final = named("room", TILE_IDS)
FARTHEST: Final[i64] = MOST_LAID - 1  # that far from START a tile can lie
COLUMN: Final = Field("x", 2 * FARTHEST + 1, first=-FARTHEST)
ROW: Final = Field("y", 2 * FARTHEST + 1, first=-FARTHEST)
MODE: Final = named("mode", ["enter", "scout", "map"])
HAZARD: Final = named("hazard", [*HAZARD_IDS])
FORCE: Final = named("force", ["none", "acts"])
CAUSE: Final = named("cause", [*HAZARD_IDS])
TOKEN: Final = named("token", ["obstacle", "lock"])
ITEM: Final = named("item", [*ITEM_IDS])
SECRET: Final = named("secret", [*SECRET_IDS])
LOCATION: Final = Field("location", LOCATIONS, first=1)
VAIN: Final = named("cause", [*HAZARD_IDS, *ITEM_IDS, *SECRET_IDS])
ENDING: Final = named("ending", [*ENDING_IDS])
MATCHES: Final = Field("matches", ANY_NUMBER)
CARDS_LEFT: Final = Field("cards", ANY_NUMBER)
TERRORS: Final = Field("terrors", ANY_NUMBER)
TILES_LEFT: Final = Field("tiles", ANY_NUMBER)

OBSTACLE_TOKEN: Final[i64] = 0
LOCK_TOKEN: Final[i64] = 1
VAIN_ITEM: Final[i64] = len(HAZARD_IDS)  # plus the Item
VAIN_SECRET: Final[i64] = VAIN_ITEM + len(ITEM_IDS)  # plus the Secret

VERBS: Final = Verbs()  # numbered as in FD-12.3


def wild(card: str) -> Verb1:
    """A card that goes out of the game for the effect of any other kind (FD-3.5)."""
    return VERBS.verb(f"wild_{card}", named("effect", [kind for kind in MIND_IDS if kind != card]))


STRIKE_MATCH: Final = VERBS.verb("match")
PLAY: Final = VERBS.verb("play", CARD)
WALK: Final = VERBS.verb("walk", CARD)
WILD: Final = [wild(card) for card in MIND_IDS]
DARK: Final = VERBS.verb("dark", CARD, DARK_EFFECT)
USE: Final = VERBS.verb("item", USABLE)
CONCEDE: Final = VERBS.verb("concede")
TAKE: Final = VERBS.verb("take", CARD)
STEP: Final = VERBS.verb("step", SIDE)
STOP: Final = VERBS.verb("stop")
TARGET: Final = VERBS.verb("target", SIDE)
ROTATE: Final = VERBS.verb("rotate", ROTATION)
LOSE_FROM_DECK: Final = VERBS.verb("deck", CARD)
LOSE_FROM_HAND: Final = VERBS.verb("hand", CARD)
PICK: Final = VERBS.verb("slot", SLOT)
UNLOCK: Final = VERBS.verb("lock", TILE, SQUARE)
MAP_DOOR: Final = VERBS.verb("map_door", TILE, SIDE)
WALL: Final = VERBS.verb("wall", TILE, SIDE)

GAZETTE: Final = Gazette()
LIT_MATCH: Final = GAZETTE.news("lit_match", "FD-3.2", MATCHES)
PLAYED: Final = GAZETTE.news("played", "FD-3.3", CARD)
WALKED: Final = GAZETTE.news("walked", "FD-3.4", CARD)
BURNED: Final = GAZETTE.news("burned", "FD-3.5", CARD, EFFECT)
GROPED: Final = GAZETTE.news("groped", "FD-3.6", CARD, EFFECT)
TOOK: Final = GAZETTE.news("took", "FD-1.9", CARD)
STEPPED: Final = GAZETTE.news("stepped", "FD-4.2", SIDE, TILE, SQUARE)
STOPPED: Final = GAZETTE.news("stopped", "FD-4.3")
REVEALED: Final = GAZETTE.news("revealed", "FD-5.1", ROOM, MODE, luck=True)
PLACED: Final = GAZETTE.news("placed", "FD-5.2", ROOM, COLUMN, ROW, ROTATION)
ENTERED: Final = GAZETTE.news("entered", "FD-5.3", ROOM)
VANISHED: Final = GAZETTE.news("vanished", "FD-5.11", ROOM)
DREW_HAZARD: Final = GAZETTE.news("drew_hazard", "FD-6.1", HAZARD, FORCE, luck=True)
FRIGHTENED: Final = GAZETTE.news("frightened", "FD-6.3", TERRORS)
LOST_CARD: Final = GAZETTE.news("lost_card", "FD-6.3", CARD)
GREW: Final = GAZETTE.news("grew", "FD-6.4", TILES_LEFT)
WENT_DARK: Final = GAZETTE.news("went_dark", "FD-1.8", CAUSE, CARDS_LEFT)
LEAKED: Final = GAZETTE.news("leaked", "FD-6.7", ROOM)
TOKEN_LAID: Final = GAZETTE.news("token_laid", "FD-5.5", TOKEN, TILE, SQUARE)
TOKEN_GONE: Final = GAZETTE.news("token_gone", "FD-7.9", TOKEN, TILE, SQUARE)
FOUND_ITEM: Final = GAZETTE.news("found_item", "FD-7.1", LOCATION, ITEM, luck=True)
FETCHED_ITEM: Final = GAZETTE.news("fetched_item", "FD-7.2", LOCATION, ITEM)
SAW_ITEM: Final = GAZETTE.news("saw_item", "FD-8.1", LOCATION, SLOT, ITEM, luck=True)
USED_ITEM: Final = GAZETTE.news("used_item", "FD-3.7", ITEM)
GAINED_MATCH: Final = GAZETTE.news("gained_match", "FD-7.5", MATCHES)
FOUND_SECRET: Final = GAZETTE.news("found_secret", "FD-7.1", LOCATION, SECRET, luck=True)
OPENED_DOOR: Final = GAZETTE.news("opened_door", "FD-8.3", TILE, SIDE)
IN_VAIN: Final = GAZETTE.news("in_vain", "FD-7.4", VAIN)
ENDED: Final = GAZETTE.news("ended", "FD-9.6", ENDING)
