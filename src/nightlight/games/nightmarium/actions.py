"""What a seat can do, and what can happen: the verbs and the news."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import Gazette
from nightlight.core.native import i64
from nightlight.core.verb import ANY_NUMBER, Field, Verbs, named
from nightlight.games.nightmarium.content import ABILITIES, CARDS, LEGION_IDS, PART_IDS, SLOTS

NEW: Final[i64] = 0  # the target of a card that starts a creature; the slots follow, from 1

SEAT: Final = Field("seat", 5)
RIVAL: Final = Field("rival", 5)
LEFT: Final = Field("left", 5)  # how many seats to the left of who decides; 0 is the own one
CARD: Final = Field("card", CARDS, first=1)
SLOT: Final = Field("slot", SLOTS, first=1)
TARGET_SLOT: Final = named("target", ["new", *[str(slot) for slot in range(1, SLOTS + 1)]])
PART: Final = named("part", PART_IDS)
LEGION_FIELD: Final = named("legion", LEGION_IDS)
ABILITY_FIELD: Final = named("ability", ABILITIES)
CARD_COUNT: Final = Field("cards", ANY_NUMBER)
DRAWN: Final = Field("drawn", ANY_NUMBER)
PLAYABLE: Final = Field("playable", ANY_NUMBER)
TURN_NUMBER: Final = Field("turn", ANY_NUMBER)

VERBS: Final = Verbs()  # numbered as in NM-3.9
DRAW: Final = VERBS.verb("draw")
PLAY: Final = VERBS.verb("play", CARD, TARGET_SLOT)
EXCHANGE: Final = VERBS.verb("exchange")
DISCARD: Final = VERBS.verb("discard", CARD)
TARGET: Final = VERBS.verb("target", LEFT, SLOT)
ACTIVATE: Final = VERBS.verb("activate")
DECLINE: Final = VERBS.verb("decline")
STOP: Final = VERBS.verb("stop")
MARK: Final = VERBS.verb("mark", CARD)

GAZETTE: Final = Gazette()
DREW_FIRST: Final = GAZETTE.news("drew_first", SEAT, luck=True)
NAMED_FIRST: Final = GAZETTE.news("named_first", SEAT)
DEALT: Final = GAZETTE.news("dealt", SEAT, CARD, secret=("card",), luck=True)
BEGAN_TURN: Final = GAZETTE.news("began_turn", SEAT, TURN_NUMBER)
DREW: Final = GAZETTE.news("drew", SEAT, CARD, secret=("card",), luck=True)
RESHUFFLED: Final = GAZETTE.news("reshuffled", CARD_COUNT)
PLAYED: Final = GAZETTE.news("played", SEAT, CARD, SLOT, PART, secret=("card",))
BEGAN_EXCHANGE: Final = GAZETTE.news("began_exchange", SEAT)
EXCHANGED: Final = GAZETTE.news("exchanged", SEAT, CARD_COUNT, DRAWN, secret=("cards", "drawn"))
DISCARDED: Final = GAZETTE.news("discarded", SEAT, CARD, secret=("card",))
LOST_ACTION: Final = GAZETTE.news("lost_action", SEAT)
COMPLETED: Final = GAZETTE.news("completed", SEAT, SLOT)
PURE: Final = GAZETTE.news("pure", SEAT, SLOT, LEGION_FIELD)
LACKED: Final = GAZETTE.news("lacked", SEAT, LEGION_FIELD)
SPARED: Final = GAZETTE.news("spared", SEAT)
WOKE: Final = GAZETTE.news("woke", SEAT, SLOT)
ACTIVATED: Final = GAZETTE.news("activated", SEAT, SLOT, LEGION_FIELD)
DECLINED: Final = GAZETTE.news("declined", SEAT, SLOT, LEGION_FIELD)
UNMOVED: Final = GAZETTE.news("unmoved", SEAT, SLOT, LEGION_FIELD)
PERFORMED: Final = GAZETTE.news("performed", SEAT, SLOT, PART, ABILITY_FIELD)
STOPPED: Final = GAZETTE.news("stopped", SEAT, SLOT, PART, ABILITY_FIELD)
STUCK: Final = GAZETTE.news("stuck", SEAT, SLOT, PART, PLAYABLE, secret=("playable",))
INTERRUPTED: Final = GAZETTE.news("interrupted", SEAT, SLOT, PART)
WAITED: Final = GAZETTE.news("waited", SEAT, SLOT)
DROPPED: Final = GAZETTE.news("dropped", SEAT, SLOT)
EXHAUSTED: Final = GAZETTE.news("exhausted", SEAT)
SCAVENGED: Final = GAZETTE.news("scavenged", SEAT, RIVAL, SLOT)
SCRAPPED: Final = GAZETTE.news("scrapped", SEAT, CARD)
TOOK: Final = GAZETTE.news("took", SEAT, RIVAL, SLOT, CARD)
DEVOURED: Final = GAZETTE.news("devoured", SEAT, SLOT, CARD)
VANISHED: Final = GAZETTE.news("vanished", SEAT, SLOT)
REVEALED: Final = GAZETTE.news("revealed", SEAT, CARD, secret=("card",), luck=True)
PLACED: Final = GAZETTE.news("placed", SEAT, CARD, SLOT, PART)
CAST_OFF: Final = GAZETTE.news("cast_off", SEAT, CARD)
WON: Final = GAZETTE.news("won", SEAT)
DIED_OUT: Final = GAZETTE.news("died_out")
CUT_OFF: Final = GAZETTE.news("cut_off", TURN_NUMBER)
