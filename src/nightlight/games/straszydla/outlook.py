"""What an action would bring, and what everybody can expect, as far as a seat can know: derived from a view."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal

from nightlight.core.event import SPECTATOR
from nightlight.core.native import i64
from nightlight.core.verb import Verb
from nightlight.games.straszydla.actions import (
    BUY,
    FRIGHTEN,
    JUMP,
    POINT,
    RETREAT,
    SETTLE,
    STARTER,
    STAY,
    STEP,
    TRADE,
    TRADE_IMP,
    TRANSFER,
    VERBS,
    X,
)
from nightlight.games.straszydla.content import (
    BOGEY_IDS,
    CELLS,
    COLOURS,
    CUBES,
    ELEMENTS,
    ENERGY,
    GROUP,
    IMP_IDS,
    NOTHING,
    ON_PACT,
    PRICE,
    TARGET,
    TOKENS,
    WAYS,
    bits,
    chunk,
    strength_of,
)
from nightlight.games.straszydla.duels import SEALED as SEALED_BID
from nightlight.games.straszydla.duels import Bids as BidsStep
from nightlight.games.straszydla.duels import ChangeDice
from nightlight.games.straszydla.feeding import Feeding as FeedingStep
from nightlight.games.straszydla.free_actions import Payment as PaymentStep
from nightlight.games.straszydla.frightening import FrightEnergy
from nightlight.games.straszydla.larder import Larder
from nightlight.games.straszydla.movement import GustWindow, JumpChoice, Moves, TransferChoice
from nightlight.games.straszydla.odds import (
    best_changes,
    best_turns,
    bids_end,
    dice_for,
    duel_odds,
    fear_on_average,
    fright_odds,
    hit_odds,
    percent,
    side_of,
)
from nightlight.games.straszydla.planning import SEALED as SEALED_PLAN
from nightlight.games.straszydla.planning import Planning
from nightlight.games.straszydla.plans import (
    FULL,
    LENGTH,
    NO_PLAN,
    after_plan,
    anywhere,
    is_mole,
    laid,
    route,
    steps,
    token_at,
)
from nightlight.games.straszydla.shapes import (
    Bids,
    Change,
    FrightTest,
    Laying,
    Leg,
    Outlook,
    Pack,
    Part,
    Payment,
    Place,
    Prospects,
    Purchase,
    Rival,
    Trade,
    Verdict,
    Way,
)
from nightlight.games.straszydla.state import Player, State
from nightlight.games.straszydla.view import SeatView

LEADING: Final[set[Verb]] = {STEP, STAY, TRANSFER, JUMP, POINT, RETREAT, SETTLE}  # actions that lead somewhere
PARTS: Final[dict[str, Part]] = {  # of the round, by what is asked
    "plan": "planning",
    "whisper": "planning",
    "transfer": "moving",
    "jump": "moving",
    "gust": "moving",
    "ember": "duels",
    "duel_spark": "duels",
    "bid": "duels",
    "duel_change": "duels",
    "mist": "duels",
    "retreat_point": "duels",
    "retreat": "duels",
    "action": "acting",
    "fright_reroll": "acting",
    "fright_spark": "acting",
    "fright_energy": "acting",
    "pay": "acting",
}


# What an action would bring


def outlook(view: SeatView, action: int) -> Outlook | None:
    """What the action would bring, where that is not plain; it is found out once for each view."""
    if action not in view.outlooks:
        view.outlooks[action] = found_out(view, action)
    return view.outlooks[action]


def found_out(view: SeatView, action: int) -> Outlook | None:
    verb = VERBS.verb_of(action)
    if verb in LEADING:
        return way(view, action)
    if verb is BUY or verb is STARTER:
        return purchase(view, verb.read(action)[0])
    if verb is TRADE:
        return trade(view, TRADE.arg(action))
    return fright_test(view) if verb is FRIGHTEN else None


def way(view: SeatView, action: int) -> Way:
    """Where the action leads the pawn, or that of the rival who is driven out."""
    table, step = view.table, view.step()
    if isinstance(step, Planning):
        return next_token(view, step, STEP.arg(action))
    pawn = table.players[view.seat].pawn
    cell = destination(table, pawn, action)
    plan = table.players[view.seat].plan
    moving = isinstance(step, (TransferChoice, JumpChoice)) and table.token < LENGTH
    return {
        "kind": "way",
        "legs": [{"start": cell if pawn == NOTHING else pawn, "end": cell, "road": False}],
        "transfer": False,
        "ends": not moving,
        "onward": route(cell, plan, table.token, table.open_to(plan), table.city.suburbs) if moving else [],
    }


def destination(table: State, pawn: i64, action: i64) -> int:
    """The cell that an action names; where none is named, that of the pawn."""
    if STEP.made(action):
        return TARGET[pawn * WAYS + STEP.arg(action)]
    for verb in (POINT, RETREAT):
        if verb.made(action):
            return verb.arg(action)
    for verb in (TRANSFER, JUMP, SETTLE):
        if verb.made(action):
            return table.city.suburb_cells[verb.arg(action)]
    return pawn


def next_token(view: SeatView, step: Planning, token: i64) -> Way:
    """The districts to which a token can lead after those that lie."""
    table = view.table
    plan = step.plans[view.seat]
    open_cells, suburbs = table.open_to(plan), table.city.suburbs
    pawn = table.players[view.seat].pawn
    so_far = route(pawn, plan, 0, open_cells, suburbs)
    here = so_far[-1]["end"] if so_far else pawn
    legs = steps(here, after_plan(pawn, plan, 0, open_cells, suburbs), token, open_cells)
    entered = sum(1 << leg["end"] for leg in legs) & suburbs
    last = laid(plan) + 1 == LENGTH
    return {
        "kind": "way",
        "legs": legs,
        "transfer": entered != 0 and suburbs & open_cells & ~entered != 0 and (table.last_transfer or not last),
        "ends": last,
        "onward": [],
    }


def ends(view: SeatView, cell: int) -> list[int]:
    """The cells in which the plan that is being carried out can end from there; none if nothing is left of it."""
    table = view.table
    plan = table.players[view.seat].plan
    if plan == NO_PLAN or table.token >= LENGTH:
        return []
    return bits(after_plan(cell, plan, table.token, table.open_to(plan), table.city.suburbs, table.last_transfer))


def purchase(view: SeatView, element: int) -> Purchase:
    """The open bogey of a stack (ST-12.4)."""
    bogey = view.table.bogey_tops[element]
    return {
        "kind": "bogey",
        "bogey": BOGEY_IDS[bogey],
        "price": PRICE[bogey],
        "energy": strength_of(bogey, view.table.night),
        "serves": view.table.players[view.seat].serves(bogey),
    }


def trade(view: SeatView, cube: int) -> Trade | None:
    """A cube that the coming feeding lacks, where trades can still save everybody; nothing more to tell of others."""
    table = view.table
    near = table.clock == 0 or part(view) == "feeding"
    if not near or cube >= COLOURS:
        return None
    larder = Larder(table, table.players[view.seat])
    return {"kind": "saving"} if larder.short == 0 and larder.missing[cube] > 0 else None


def fright_test(view: SeatView) -> FrightTest:
    """A frightening test of the seat's pack (ST-10.1)."""
    player = view.table.players[view.seat]
    dice, target = player.pack(), view.table.strength(view.seat)
    return {
        "kind": "test",
        "dice": dice,
        "target": target,
        "chances": [percent(chance) for chance in fright_odds(dice, target)],
        "fear": int(10 * fear_on_average(dice, target) + Fraction(1, 2)) / 10,
        "hit": percent(hit_odds(dice, target, player.cubes[ENERGY])),
    }


# What everybody can expect


def prospects(view: SeatView) -> Prospects:
    """What goes on, what the packs need, and what the seat can expect that decides."""
    table, step = view.table, view.step()
    asked = view.seat != SPECTATOR and view.actors >> view.seat & 1 == 1
    planning = asked and isinstance(step, Planning)
    feeds = asked and isinstance(step, FeedingStep)
    moving = planning or (asked and isinstance(step, (TransferChoice, JumpChoice, GustWindow)))
    return {
        "part": part(view),
        "harvest": [harvest(table, cell) for cell in range(CELLS)],
        "packs": [pack(table, seat) for seat in range(view.seats)],
        "serving": serving(view),
        "plan": laying(view),
        "sealed": sealed(view),
        "ways": [remaining(view, seat) for seat in range(view.seats)],
        "rivals": rivals(view) if planning else [],
        "test": fright_test(view) if moving and table.players[view.seat].bogeys != 0 else None,
        "bids": bids(view, step) if isinstance(step, BidsStep) else None,
        "best": best(view) if asked else None,
        "feeding": Larder(table, table.players[view.seat]).feeding() if feeds else None,
        "payment": payment(view, step, asked=asked) if isinstance(step, PaymentStep) else None,
    }


def part(view: SeatView) -> Part | None:
    """The part of the round."""
    if any(isinstance(step, FeedingStep) for step in view.steps):
        return "feeding"
    step = view.step()
    return None if step is None else PARTS.get(step.name())


def harvest(table: State, cell: int) -> int:
    """The cubes that the district gains when it is replenished (ST-5.1, ST-V-1)."""
    return 1 if table.fast_city else table.city.harvest[cell]


def pack(table: State, seat: int) -> Pack:
    """A player's bogeys: what they are worth to the pact, and what they will eat."""
    player = table.players[seat]
    larder = Larder(table, player)
    return {
        "strength": table.strength(seat),
        "places": places(player),
        "filled": 0 if player.pact == NOTHING else table.filled(seat),
        "meals": larder.meals(),
        "needs": larder.needs,
        "missing": larder.missing,
        "short": larder.short,
    }


def places(player: Player) -> list[Place]:
    """The places of a pact and who fills them; starting bogeys take what is left (ST-15.1)."""
    if player.pact == NOTHING:
        return []
    starters = bits(chunk(player.bogeys, 0))
    found: list[Place] = []
    for element in range(COLOURS):
        own = [bogey for bogey in bits(player.bogeys) if GROUP[bogey] == element + 1]
        for place in range(ON_PACT[player.pact * COLOURS + element]):
            by = own[place] if place < len(own) else starters.pop(0) if starters else NOTHING
            found.append({"element": ELEMENTS[element], "by": None if by == NOTHING else BOGEY_IDS[by]})
    return found


def serving(view: SeatView) -> list[str]:
    """The open bogeys that would fill one more place of the seat's pact."""
    if view.seat == SPECTATOR:
        return []
    player = view.table.players[view.seat]
    return [BOGEY_IDS[top] for top in view.table.bogey_tops if top != NOTHING and player.serves(top)]


def laying(view: SeatView) -> Laying | None:
    """The seat's own plan while it is laid."""
    step = view.step()
    if not isinstance(step, Planning) or view.seat == SPECTATOR:
        return None
    plan = step.plans[view.seat]
    if plan in {NO_PLAN, SEALED_PLAN}:
        return None
    table = view.table
    return {
        "mole": is_mole(plan),
        "tokens": [TOKENS[token_at(plan, place)] for place in range(laid(plan))],
        "legs": route(table.players[view.seat].pawn, plan, 0, table.open_to(plan), table.city.suburbs),
    }


def sealed(view: SeatView) -> list[int]:
    """The seats whose new plan is complete, while others still lay theirs."""
    step = view.step()
    if not isinstance(step, Planning) or step.openly:
        return []
    return [seat for seat, plan in enumerate(step.plans) if plan == SEALED_PLAN or plan >= FULL]


def remaining(view: SeatView, seat: int) -> list[Leg] | None:
    """What is left of a revealed plan; nothing where none is being carried out, or where it cannot be drawn."""
    player, table = view.table.players[seat], view.table
    if player.plan == NO_PLAN or player.arrival > 0 or player.pawn == NOTHING:
        return None
    if any(isinstance(step, Planning) and not step.openly for step in view.steps):
        return None
    moves = any(isinstance(step, Moves) for step in view.steps)
    done = min(table.token, LENGTH) if moves and seat == table.turn else 0
    legs = route(player.pawn, player.plan, done, table.open_to(player.plan), table.city.suburbs)
    tokens = [token_at(player.plan, place) for place in range(done, LENGTH)]
    return legs if legs and len(legs) == len([token for token in tokens if token != X]) else None


def rivals(view: SeatView) -> list[Rival]:
    """Whom the seat could meet where its plan ends, and how the first roll of a duel would stand."""
    table = view.table
    mine = table.strength(view.seat)
    found: list[Rival] = []
    for seat, player in enumerate(table.players):
        if seat == view.seat or player.pawn == NOTHING:
            continue
        theirs = table.strength(seat)
        dice, other = dice_for(mine, theirs), dice_for(theirs, mine)
        win, level = duel_odds(dice, other)
        cells = anywhere(player.pawn, table.open_to(NO_PLAN), table.city.suburbs, table.last_transfer)
        found.append(
            {
                "seat": seat,
                "cells": bits(cells),
                "mine": dice,
                "theirs": other,
                "win": percent(win),
                "level": percent(level),
            }
        )
    return found


def bids(view: SeatView, step: BidsStep) -> Bids:
    """What has been bid, and how each pair of bids would end for the seat."""
    table, duel = view.table, view.table.fight()
    verdicts: list[Verdict] = []
    if view.seat in list(duel.seats):
        side = side_of(duel, view.seat)
        mine, theirs = [int(table.players[duel.seats[each]].cubes[ENERGY]) for each in (side, 1 - side)]
        verdicts = [bids_end(duel, side, more) for more in range(-theirs, mine + 1)]
    return {"laid": [bid_json(bid) for bid in step.bids], "ends": verdicts}


def bid_json(bid: int) -> int | Literal["sealed"] | None:
    if bid == SEALED_BID:
        return "sealed"
    return None if bid == NOTHING else bid


def best(view: SeatView) -> list[Change] | None:
    """How the seat can best turn its dice, where it may."""
    table, step = view.table, view.step()
    if isinstance(step, ChangeDice):
        return best_changes(table.fight(), step.side)
    if isinstance(step, FrightEnergy):
        return best_turns(table.test(), table.players[view.seat].cubes[ENERGY])
    return None


def payment(view: SeatView, step: PaymentStep, *, asked: bool) -> Payment:
    """What is paid for, and how the seat can best pay the rest."""
    table = view.table
    bogey, imp, cube = NOTHING, NOTHING, NOTHING
    if BUY.made(step.action):
        bogey = table.bogey_tops[BUY.arg(step.action)]
    elif TRADE_IMP.made(step.action):
        imp = table.imp_tops[TRADE_IMP.arg(step.action)]
    else:
        cube = TRADE.arg(step.action)
    return {
        "seat": step.seat,
        "bogey": None if bogey == NOTHING else BOGEY_IDS[bogey],
        "imp": None if imp == NOTHING else IMP_IDS[imp],
        "cube": None if cube == NOTHING else CUBES[cube],
        "left": step.left,
        "paid": [step.put_down(kind) for kind in range(step.cube)],
        "mix": Larder(table, table.players[step.seat]).mix(step.left, step.cube) if asked else None,
    }
