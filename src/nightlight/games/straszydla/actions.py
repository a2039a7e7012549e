"""What a seat can do, and what can happen: the verbs and the news."""

from __future__ import annotations

from typing import Final

from nightlight.core.event import Gazette
from nightlight.core.native import i64
from nightlight.core.verb import ANY_NUMBER, Field, Verbs, named
from nightlight.games.straszydla.content import (
    AGREEMENTS,
    BOGEY_IDS,
    CELL_IDS,
    COLOURS,
    CUBES,
    DIRECTIONS,
    DISTRICT_IDS,
    ELEMENTS,
    FACES,
    IMP_IDS,
    MOST_PRICE,
    OF_ELEMENT,
    PACT_IDS,
    PLACES,
    SUBURB_IDS,
    TOKENS,
)

MOST_DICE: Final[i64] = 1 + COLOURS + COLOURS * OF_ELEMENT  # a bogey of one's own, and every stack to its last card
MOST_BID: Final[i64] = 99  # far more energy than a match brings; the bank has no end, an action needs a number

SEAT: Final = Field("seat", 4)
RIVAL: Final = Field("rival", 4)
ELEMENT: Final = named("element", [*ELEMENTS])
COLOUR: Final = named("colour", [*ELEMENTS])
CUBE: Final = named("cube", [*CUBES])
SUBURB: Final = named("suburb", [*SUBURB_IDS])
DISTRICT: Final = named("district", [*DISTRICT_IDS])
CELL: Final = named("cell", CELL_IDS)
DIRECTION: Final = named("direction", [*DIRECTIONS])
TOKEN: Final = named("token", [*TOKENS])
MARK: Final = named("mark", ["plain", "mole"])
BOGEY: Final = named("bogey", BOGEY_IDS)
IMP: Final = named("imp", [*IMP_IDS])
PACT: Final = named("pact", PACT_IDS)
PHASE: Final = named("phase", ["day", "night"])
DIE: Final = Field("die", MOST_DICE)
VALUE: Final = Field("value", FACES, first=1)
NUMBER: Final = Field("number", ANY_NUMBER)
PAYMENT: Final = Field("number", max(MOST_PRICE, AGREEMENTS.bank.trade) + 1)
ENERGY_BID: Final = Field("energy", MOST_BID + 1)
ENERGY_CUBES: Final = Field("energy", ANY_NUMBER)
DICE: Final = Field("dice", ANY_NUMBER)
STRENGTH: Final = Field("strength", ANY_NUMBER)
SUM: Final = Field("sum", ANY_NUMBER)
ROUND: Final = Field("round", AGREEMENTS.rounds, first=1)
ARRIVAL: Final = Field("arrival", ANY_NUMBER)
SUCCESSES: Final = Field("successes", ANY_NUMBER)
RIVALS: Final = Field("rivals", ANY_NUMBER)
FILLED: Final = Field("places", PLACES + 1)
VERDICT: Final = named("verdict", ["goes_on", "fulfilled", "no_bogeys_left", "last_phase"])

GOES_ON: Final[i64] = 0
FULFILLED: Final[i64] = 1
NO_BOGEYS_LEFT: Final[i64] = 2
LAST_PHASE: Final[i64] = 3
X: Final[i64] = 8  # the jump sign, among the tokens

VERBS: Final = Verbs()  # numbered so that the options of every decision come in the order of ST-3.3
STARTER: Final = VERBS.verb("starter", ELEMENT)
BEGIN: Final = VERBS.verb("begin", PHASE)
SETTLE: Final = VERBS.verb("settle", SUBURB)
PLAIN: Final = VERBS.verb("plain")
MOLE_PLAN: Final = VERBS.verb("mole")
DECLINE: Final = VERBS.verb("decline")
USE: Final = VERBS.verb("use")
STEP: Final = VERBS.verb("step", DIRECTION)
JUMP_SIGN: Final = VERBS.verb("x")
STAY: Final = VERBS.verb("stay")
TRANSFER: Final = VERBS.verb("transfer", SUBURB)
JUMP: Final = VERBS.verb("jump", SUBURB)
DONE: Final = VERBS.verb("done")
MARK_DIE: Final = VERBS.verb("die", DIE)
BID: Final = VERBS.verb("bid", ENERGY_BID)
SET: Final = VERBS.verb("set", DIE, VALUE)
CEDE: Final = VERBS.verb("cede")
POINT: Final = VERBS.verb("point", CELL)
RETREAT: Final = VERBS.verb("retreat", CELL)
END: Final = VERBS.verb("end")
FRIGHTEN: Final = VERBS.verb("frighten")
SUMMON_IMP: Final = VERBS.verb("summon_imp")
USE_HOARD: Final = VERBS.verb("hoard")
DREAD: Final = VERBS.verb("dread", DIE)
USE_SPARK: Final = VERBS.verb("spark")
FEED: Final = VERBS.verb("feed", BOGEY, COLOUR)
DREAD_FEED: Final = VERBS.verb("dread_feed", BOGEY)
USE_SIP: Final = VERBS.verb("sip", BOGEY)
TRADE: Final = VERBS.verb("trade", CUBE)
TRADE_IMP: Final = VERBS.verb("trade_imp", ELEMENT)
BUY: Final = VERBS.verb("buy", ELEMENT)
DREAD_IMP: Final = VERBS.verb("dread_imp", ELEMENT)
DREAD_ENERGY: Final = VERBS.verb("dread_energy")
EXCHANGE: Final = VERBS.verb("exchange", IMP)
PAY: Final = VERBS.verb("pay", CUBE, PAYMENT)

GAZETTE: Final = Gazette()
DREW_START: Final = GAZETTE.news("drew_start", "ST-1.1", SEAT, luck=True)
DREW_DISTRICT: Final = GAZETTE.news("drew_district", "ST-1.2", CELL, DISTRICT, luck=True)
PUT_DISTRICT: Final = GAZETTE.news("put_district", "ST-1.2", CELL, DISTRICT)
DEALT_BOGEY: Final = GAZETTE.news("dealt_bogey", "ST-1.4", SEAT, BOGEY, luck=True)
TURNED_UP: Final = GAZETTE.news("turned_up", "ST-1.5", ELEMENT, BOGEY, luck=True)
TURNED_UP_IMP: Final = GAZETTE.news("turned_up_imp", "ST-1.6", ELEMENT, IMP, luck=True)
CAME_UP_IMP: Final = GAZETTE.news("came_up_imp", "ST-1.14", ELEMENT, IMP)
DEALT_PACT: Final = GAZETTE.news("dealt_pact", "ST-1.7", SEAT, PACT, secret=("pact",), luck=True)
TOOK_STARTER: Final = GAZETTE.news("took_starter", "ST-V-6", SEAT, BOGEY, ENERGY_CUBES)
CHOSE_PHASE: Final = GAZETTE.news("chose_phase", "ST-1.9", SEAT, PHASE)
AGREED_PHASE: Final = GAZETTE.news("agreed_phase", "ST-V-4", PHASE)
SETTLED: Final = GAZETTE.news("settled", "ST-1.10", SEAT, SUBURB)
TURNED_CARD: Final = GAZETTE.news("turned_card", "ST-4.2", PHASE, SEAT)
CLEARED_STOPS: Final = GAZETTE.news("cleared_stops", "ST-4.2")
BEGAN_ROUND: Final = GAZETTE.news("began_round", "ST-4.3", PHASE, ROUND)
REPLENISHED: Final = GAZETTE.news("replenished", "ST-5.1", CELL, DISTRICT, COLOUR, NUMBER)
LAID: Final = GAZETTE.news("laid", "ST-6.5", SEAT)
PLANS: Final = [named(place, [*TOKENS]) for place in ("first", "second", "third")]
SECRET_PLAN: Final = ("first", "second", "third")
REVEALED: Final = GAZETTE.news("revealed", "ST-6.6", SEAT, PLANS[0], PLANS[1], PLANS[2], secret=SECRET_PLAN)
REVEALED_MOLE: Final = GAZETTE.news("revealed_mole", "ST-6.4", SEAT, PLANS[0], PLANS[1], PLANS[2], secret=SECRET_PLAN)
MARKED_OPENLY: Final = GAZETTE.news("marked_openly", "ST-6.7", SEAT, MARK)
LAID_OPENLY: Final = GAZETTE.news("laid_openly", "ST-6.7", SEAT, TOKEN)
DECLINED: Final = GAZETTE.news("declined", "ST-2.11", SEAT, IMP)
USED_IMP: Final = GAZETTE.news("used_imp", "ST-11.2", SEAT, IMP)
MOVED: Final = GAZETTE.news("moved", "ST-7.2", SEAT, CELL, DISTRICT)
STAYED: Final = GAZETTE.news("stayed", "ST-7.5", SEAT, DISTRICT)
TRANSFERRED: Final = GAZETTE.news("transferred", "ST-7.5", SEAT, CELL, DISTRICT)
JUMPED: Final = GAZETTE.news("jumped", "ST-7.7", SEAT, CELL, DISTRICT)
STUCK: Final = GAZETTE.news("stuck", "ST-7.7", SEAT, DISTRICT)
ARRIVED: Final = GAZETTE.news("arrived", "ST-7.10", SEAT, ARRIVAL, DISTRICT)
BEGAN_DUEL: Final = GAZETTE.news("began_duel", "ST-8.1", SEAT, RIVAL, DISTRICT)
TOOK_DICE: Final = GAZETTE.news("took_dice", "ST-8.4", SEAT, DICE, STRENGTH)
DIE_FELL: Final = GAZETTE.news("die_fell", "ST-2.10", SEAT, DIE, VALUE, luck=True)
STANDING: Final = GAZETTE.news("standing", "ST-8.9", SEAT, RIVAL, SUCCESSES, RIVALS)
SEALED_BID: Final = GAZETTE.news("sealed_bid", "ST-8.11", SEAT)
GAVE_BACK_BID: Final = GAZETTE.news("gave_back_bid", "ST-8.23", SEAT)
REVEALED_BID: Final = GAZETTE.news("revealed_bid", "ST-8.11", SEAT, ENERGY_CUBES, secret=("energy",))
CHANGED_DIE: Final = GAZETTE.news("changed_die", "ST-3.5", SEAT, DIE, VALUE, ENERGY_CUBES)
LEVEL: Final = GAZETTE.news("level", "ST-8.16", SEAT, RIVAL)
WON_DUEL: Final = GAZETTE.news("won_duel", "ST-8.14", SEAT, RIVAL, DISTRICT)
CEDED: Final = GAZETTE.news("ceded", "ST-8.17", SEAT, RIVAL)
POINTED: Final = GAZETTE.news("pointed", "ST-8.17", SEAT, RIVAL, CELL, DISTRICT)
RETREATED: Final = GAZETTE.news("retreated", "ST-8.17", SEAT, CELL, DISTRICT)
OUSTED: Final = GAZETTE.news("ousted", "ST-8.18", SEAT, DISTRICT)
COLLECTED: Final = GAZETTE.news("collected", "ST-9.2", SEAT, COLOUR, NUMBER, DISTRICT)
BEGAN_FRIGHT: Final = GAZETTE.news("began_fright", "ST-10.1", SEAT, DICE, STRENGTH)
FRIGHTENED: Final = GAZETTE.news("frightened", "ST-10.4", SEAT, SUM, STRENGTH, NUMBER)
GAINED: Final = GAZETTE.news("gained", "ST-2.8", SEAT, CUBE, NUMBER)
PAID: Final = GAZETTE.news("paid", "ST-12.8", SEAT, CUBE, NUMBER)
GAINED_DREAD: Final = GAZETTE.news("gained_dread", "ST-2.8", SEAT, NUMBER)
PAID_DREAD: Final = GAZETTE.news("paid_dread", "ST-12.6", SEAT, NUMBER)
TOOK_IMP: Final = GAZETTE.news("took_imp", "ST-11.1", SEAT, IMP)
EXCHANGED: Final = GAZETTE.news("exchanged", "ST-11.3", SEAT, IMP)
BOUGHT: Final = GAZETTE.news("bought", "ST-12.4", SEAT, BOGEY, ENERGY_CUBES)
ENDED_TURN: Final = GAZETTE.news("ended_turn", "ST-9.3", SEAT)
STOPPED: Final = GAZETTE.news("stopped", "ST-4.7", CELL, DISTRICT)
FED: Final = GAZETTE.news("fed", "ST-13.3", SEAT, BOGEY, COLOUR, NUMBER)
DREAD_FED: Final = GAZETTE.news("dread_fed", "ST-13.5", SEAT, BOGEY)
SIPPED: Final = GAZETTE.news("sipped", "ST-13.7", SEAT, BOGEY, NUMBER)
FLED: Final = GAZETTE.news("fled", "ST-13.8", SEAT, BOGEY)
CHECKED: Final = GAZETTE.news("checked", "ST-15.1", VERDICT, secret=("verdict",))
SHOWED_PACT: Final = GAZETTE.news("showed_pact", "ST-2.6", SEAT, PACT, FILLED, secret=("pact", "places"))
SUMMONED: Final = GAZETTE.news("summoned", "ST-14.1", SEAT, BOGEY, ENERGY_CUBES)
SUMMONED_NOTHING: Final = GAZETTE.news("summoned_nothing", "ST-14.3", SEAT, ELEMENT)
