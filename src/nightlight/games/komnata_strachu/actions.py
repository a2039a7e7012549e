"""What a seat can do, and what can happen: the verbs and the news."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from nightlight.core.event import Gazette
from nightlight.core.native import i64
from nightlight.core.verb import ANY_NUMBER, Field, Verbs, named
from nightlight.games.komnata_strachu.content import ANSWER_IDS, CARD_IDS, CODE_IDS, PLACE_IDS
from nightlight.games.komnata_strachu.times import ROUND, TICKS, TIMES

Reading: TypeAlias = Literal["shape", "colour"]
Mistake: TypeAlias = Literal["none", "mixed", "forgotten", "too_many", "lapse", "order", "short_line", "other"]
Verdict: TypeAlias = Literal["pass", "void", "wrong", "slip", "right"]

MOST_SEATS: Final[i64] = 8  # KS-V-10
SECOND_LENGTH: Final[i64] = 1000
LAST_SECOND: Final[i64] = ROUND // SECOND_LENGTH  # the end of the round, which has no milliseconds after it

SEAT: Final = Field("seat", MOST_SEATS)
ANSWER: Final = named("answer", ANSWER_IDS)
SECOND: Final = Field("second", LAST_SECOND + 1)
MILLISECOND: Final = Field("millisecond", SECOND_LENGTH)
CODE: Final = named("code", CODE_IDS)
COMMITMENT: Final = named("code", CODE_IDS[1:])
LATENCY_FIELD: Final = named("latency", [str(latency) for latency in TIMES.latencies])

REVEAL: Final = Field("reveal", ANY_NUMBER)
PLACE: Final = named("place", PLACE_IDS)
CARD: Final = named("card", CARD_IDS)
LEFT: Final = named("left", CARD_IDS)
MIDDLE: Final = named("middle", CARD_IDS)
RIGHT_CARD: Final = named("right", CARD_IDS)
TICK_FIELD: Final = Field("tick", TICKS + 1)  # the last one stands for never
SHOWN: Final = named("answer", ["pass", *ANSWER_IDS])
READING_IDS: Final = [*ANSWER_IDS, "does_not_count"]  # what a reading asks for, if it counts (KS-V-7)
DOES_NOT_COUNT: Final[i64] = len(ANSWER_IDS)
BY_SHAPE_FIELD: Final = named("by_shape", READING_IDS)
BY_COLOUR_FIELD: Final = named("by_colour", READING_IDS)
END_IDS: Final = ["empty", "too_few", "agreed"]  # why no further reveal is dealt
DECK_EMPTY: Final[i64] = 0
TOO_FEW: Final[i64] = 1
AS_AGREED: Final[i64] = 2
MISTAKE_IDS: Final[list[Mistake]] = [
    "none",
    "mixed",
    "forgotten",
    "too_many",
    "lapse",
    "order",
    "short_line",
    "other",
]
READING_NAMES: Final[list[Reading]] = ["shape", "colour"]
FAULT_IDS: Final = [f"{mistake}_by_{reading}" for mistake in MISTAKE_IDS for reading in READING_NAMES]
FAULT: Final = named("fault", FAULT_IDS)
MISSING_TOKENS: Final = named("missing", ANSWER_IDS)
EXTRA_TOKENS: Final = named("extra", ANSWER_IDS)
WHY: Final = named("why", END_IDS)
TIME: Final = Field("time", ANY_NUMBER)
HAND_FIELD: Final = named("hand", ["slip", "sure"])
VERDICT_IDS: Final[list[Verdict]] = ["pass", "void", "wrong", "slip", "right"]
VERDICT: Final = named("verdict", [*VERDICT_IDS])
RANK: Final = Field("rank", MOST_SEATS, first=1)
CARDS_FIELD: Final = Field("cards", ANY_NUMBER)

VERBS: Final = Verbs()
PASS: Final = VERBS.verb("pass")  # live
ANSWER_WITH: Final = VERBS.verb("answer", ANSWER)
AT_SECOND: Final = VERBS.verb("second", SECOND)
AT_MILLISECOND: Final = VERBS.verb("millisecond", MILLISECOND)
SUBMIT: Final = VERBS.verb("submit", CODE)  # race
TAKE_TIME: Final = VERBS.verb("latency", LATENCY_FIELD)
WAIT: Final = VERBS.verb("wait")  # glimpse
COMMIT: Final = VERBS.verb("commit", COMMITMENT)

GAZETTE: Final = Gazette()
DREW: Final = GAZETTE.news("drew", "KS-1.6", SEAT, PLACE, CARD, secret=("card",), luck=True)
REVEALED: Final = GAZETTE.news("revealed", "KS-2.6", REVEAL, CARDS_FIELD)
CANCELLED: Final = GAZETTE.news("cancelled", "KS-2.9", REVEAL)
SIGHTED: Final = GAZETTE.news("sighted", "KS-11.6", SEAT, PLACE, TICK_FIELD, secret=("tick",), luck=True)
TICKED: Final = GAZETTE.news("ticked", "KS-11.6", TICK_FIELD)
LOOKED: Final = GAZETTE.news("looked", "KS-11.6", SEAT, LEFT, MIDDLE, RIGHT_CARD, secret=("left", "middle", "right"))
PRESSED: Final = GAZETTE.news("pressed", "KS-4.1", SEAT)
PASSED: Final = GAZETTE.news("passed", "KS-2.10", SEAT)
LAMP_LIT: Final = GAZETTE.news("lamp_lit", "KS-11.6", SEAT, TIME, secret=("time",))
UNCOVERED: Final = GAZETTE.news("uncovered", "KS-11.6", PLACE, CARD, secret=("card",))
SHOWED: Final = GAZETTE.news("showed", "KS-2.8", SEAT, SHOWN, TIME, secret=("answer", "time"))
ASKED: Final = GAZETTE.news("asked", "KS-3.1", BY_SHAPE_FIELD, BY_COLOUR_FIELD)
STEADIED: Final = GAZETTE.news("steadied", "KS-11.4", SEAT, HAND_FIELD, luck=True)
TIE_DRAWN: Final = GAZETTE.news("tie_drawn", "KS-4.6", RANK, SEAT, luck=True)
JUDGED: Final = GAZETTE.news("judged", "KS-5.2", SEAT, VERDICT)
ERRED: Final = GAZETTE.news("erred", "KS-3.8", SEAT, FAULT, MISSING_TOKENS, EXTRA_TOKENS)
FORFEITED: Final = GAZETTE.news("forfeited", "KS-V-3", SEAT, CARD)
WON: Final = GAZETTE.news("won", "KS-5.1", SEAT, CARD)
BOXED: Final = GAZETTE.news("boxed", "KS-5.3", CARD)
BOXED_UNSEEN: Final = GAZETTE.news("boxed_unseen", "KS-2.3", CARDS_FIELD)
ENDED: Final = GAZETTE.news("ended", "KS-6.1", WHY)
