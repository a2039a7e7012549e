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
PART: Final = named("part", [*PART_IDS])
LEGION_FIELD: Final = named("legion", [*LEGION_IDS])
ABILITY_FIELD: Final = named("ability", [*ABILITIES])
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
DREW_FIRST: Final = GAZETTE.news("drew_first", "NM-1.5", SEAT, luck=True)
NAMED_FIRST: Final = GAZETTE.news("named_first", "NM-14.5", SEAT)
DEALT: Final = GAZETTE.news("dealt", "NM-1.2", SEAT, CARD, secret=("card",), luck=True)
BEGAN_TURN: Final = GAZETTE.news("began_turn", "NM-3.1", SEAT, TURN_NUMBER)
DREW: Final = GAZETTE.news("drew", "NM-4.1", SEAT, CARD, secret=("card",), luck=True)
RESHUFFLED: Final = GAZETTE.news("reshuffled", "NM-11.1", CARD_COUNT)
PLAYED: Final = GAZETTE.news("played", "NM-6.1", SEAT, CARD, SLOT, PART, secret=("card",))
BEGAN_EXCHANGE: Final = GAZETTE.news("began_exchange", "NM-5.5", SEAT)
EXCHANGED: Final = GAZETTE.news("exchanged", "NM-5.1", SEAT, CARD_COUNT, DRAWN, secret=("cards", "drawn"))
DISCARDED: Final = GAZETTE.news("discarded", "NM-13.4", SEAT, CARD, secret=("card",))
LOST_ACTION: Final = GAZETTE.news("lost_action", "NM-3.6", SEAT)
COMPLETED: Final = GAZETTE.news("completed", "NM-7.1", SEAT, SLOT)
PURE: Final = GAZETTE.news("pure", "NM-7.3", SEAT, SLOT, LEGION_FIELD)
LACKED: Final = GAZETTE.news("lacked", "NM-7.4", SEAT, LEGION_FIELD)
SPARED: Final = GAZETTE.news("spared", "NM-7.4", SEAT)
WOKE: Final = GAZETTE.news("woke", "NM-8.1", SEAT, SLOT)
ACTIVATED: Final = GAZETTE.news("activated", "NM-12.6", SEAT, SLOT, LEGION_FIELD)
DECLINED: Final = GAZETTE.news("declined", "NM-12.6", SEAT, SLOT, LEGION_FIELD)
UNMOVED: Final = GAZETTE.news("unmoved", "NM-12.6", SEAT, SLOT, LEGION_FIELD)
PERFORMED: Final = GAZETTE.news("performed", "NM-8.3", SEAT, SLOT, PART, ABILITY_FIELD)
STOPPED: Final = GAZETTE.news("stopped", "NM-8.4", SEAT, SLOT, PART, ABILITY_FIELD)
STUCK: Final = GAZETTE.news("stuck", "NM-9.15", SEAT, SLOT, PART, PLAYABLE, secret=("playable",))
INTERRUPTED: Final = GAZETTE.news("interrupted", "NM-8.6", SEAT, SLOT, PART)
WAITED: Final = GAZETTE.news("waited", "NM-8.8", SEAT, SLOT)
DROPPED: Final = GAZETTE.news("dropped", "NM-8.9", SEAT, SLOT)
EXHAUSTED: Final = GAZETTE.news("exhausted", "NM-8.11", SEAT)
SCAVENGED: Final = GAZETTE.news("scavenged", "NM-9.4", SEAT, RIVAL, SLOT)
SCRAPPED: Final = GAZETTE.news("scrapped", "NM-9.4", SEAT, CARD)
TOOK: Final = GAZETTE.news("took", "NM-9.7", SEAT, RIVAL, SLOT, CARD)
DEVOURED: Final = GAZETTE.news("devoured", "NM-9.10", SEAT, SLOT, CARD)
VANISHED: Final = GAZETTE.news("vanished", "NM-2.6", SEAT, SLOT)
REVEALED: Final = GAZETTE.news("revealed", "NM-9.16", SEAT, CARD, secret=("card",), luck=True)
PLACED: Final = GAZETTE.news("placed", "NM-9.18", SEAT, CARD, SLOT, PART)
CAST_OFF: Final = GAZETTE.news("cast_off", "NM-9.18", SEAT, CARD)
WON: Final = GAZETTE.news("won", "NM-10.1", SEAT)
DIED_OUT: Final = GAZETTE.news("died_out", "NM-10.6")
CUT_OFF: Final = GAZETTE.news("cut_off", "NM-14.6", TURN_NUMBER)
