"""How an action looks at a glance: what it makes of pack and stock, where a plan can lead, who would win a duel."""

from __future__ import annotations

from typing import Final

from nightlight.core.native import i64
from nightlight.core.step import only
from nightlight.games.straszydla.actions import (
    BID,
    BUY,
    CEDE,
    DECLINE,
    DONE,
    DREAD,
    DREAD_ENERGY,
    DREAD_FEED,
    DREAD_IMP,
    END,
    EXCHANGE,
    FEED,
    FRIGHTEN,
    JUMP,
    MARK_DIE,
    MOLE_PLAN,
    PAY,
    POINT,
    RETREAT,
    SET,
    STAY,
    STEP,
    SUMMON_IMP,
    TRADE,
    TRADE_IMP,
    TRANSFER,
    USE,
    USE_HOARD,
    USE_SIP,
    USE_SPARK,
)
from nightlight.games.straszydla.content import (
    BIT,
    CELLS,
    ENERGY,
    KINDS,
    NOTHING,
    OF_STACK,
    PRICE,
    TARGET,
    WAYS,
    strength_of,
)
from nightlight.games.straszydla.dice import MOST_DUEL_DICE, distance
from nightlight.games.straszydla.feeding import FEED_PRICE, Feeding, need
from nightlight.games.straszydla.free_actions import (
    ENERGY_PRICE,
    ENERGY_TAKEN,
    FREE_ACTIONS,
    IMP_PRICE,
    TRADE_PRICE,
    Payment,
)
from nightlight.games.straszydla.odds import side_of, turns_out
from nightlight.games.straszydla.planning import FIRST_TOKEN, Planning
from nightlight.games.straszydla.plans import (
    LENGTH,
    MOLE_MARK,
    NO_PLAN,
    PLAIN_MARK,
    after_any,
    after_plan,
    laid,
    with_token,
)
from nightlight.games.straszydla.retreats import refuges
from nightlight.games.straszydla.state import Player, State
from nightlight.games.straszydla.turn import HOARDED, Actions
from nightlight.games.straszydla.valuation import SPENT_ENERGY, bid_worth, fear, prospect, rerolled
from nightlight.games.straszydla.view import SeatView

TEST: Final = 0.9  # what a frightening test brings on average
IMP: Final = 0.7  # an imp
SUMMONED_WANTED: Final = 3.5  # a bogey at the end of the phase that the pact names
SUMMONED: Final = 0.8  # another one
CROWDED: Final = 0.6  # a district where somebody stands already
STAKE: Final = 3.0  # a district to fight for
SPITE: Final = 0.3  # how much of a rival's gain counts as one's own loss
DREAD_CUBE: Final = 0.5
AVERAGE: Final = 3.4  # dice below it are worth a second roll
TRIFLE: Final = 0.01
MOST_EXPECTED: Final[i64] = 8  # energy that a rival may bid


def worth(view: SeatView, action: int) -> float:
    """The more the better."""
    state = view.table
    seat: i64 = view.seat
    step = state.top()
    if isinstance(step, Planning):
        return worth_of_plan(state, seat, step, action)
    if isinstance(step, Payment):
        return worth_of_payment(state, seat, step, action)
    if state.fright is not None:
        return worth_in_test(state, seat, action)
    if state.duel is not None:
        return worth_in_duel(state, seat, action)
    if isinstance(step, (Actions, Feeding)):
        return worth_in_turn(state, seat, action, feeding=isinstance(step, Feeding))
    return worth_on_the_way(state, seat, action)


def worth_of_plan(state: State, seat: i64, step: Planning, action: i64) -> float:
    """The best district in which the plan can still end."""
    plan = step.plans[seat]
    if plan == NO_PLAN:
        if MOLE_PLAN.made(action):
            return best_end(state, seat, MOLE_MARK) - IMP
        return best_end(state, seat, PLAIN_MARK)
    return best_end(state, seat, with_token(plan, action - FIRST_TOKEN))


def best_end(state: State, seat: i64, plan: i64) -> float:
    """The best district that can be reached with the tokens laid so far."""
    open_cells = state.open_to(plan)
    suburbs = state.city.suburbs
    cells = after_plan(state.players[seat].pawn, plan, 0, open_cells, suburbs, state.last_transfer)
    for place in range(laid(plan), LENGTH):
        cells = after_any(cells, open_cells, suburbs, state.last_transfer or place + 1 < LENGTH)
    return best_of(state, seat, cells)


def best_of(state: State, seat: i64, cells: i64) -> float:
    """The best of these districts to act in."""
    best = -99.0
    before = prospect(state, state.players[seat], 0)
    for cell in range(CELLS):
        if cells >> cell & 1:
            best = max(best, cubes_worth(state, seat, cell, before) + district_worth(state, seat, cell))
    return best


def cubes_worth(state: State, seat: i64, cell: i64, before: float) -> float:
    """What the cubes that lie there add to what the player has."""
    if state.cubes[cell] == 0:
        return 0.0
    new = state.players[seat].clone()
    new.cubes[state.city.element[cell]] += state.cubes[cell]
    return prospect(state, new, 0) - before


def district_worth(state: State, seat: i64, cell: i64) -> float:
    """Icons, in the last round the bogey that will be summoned there, and who stands there already."""
    player = state.players[seat]
    element = state.city.element[cell]
    total = 0.0
    if state.city.frighten >> cell & 1 and player.bogeys != 0:
        total += TEST
    if state.city.imp >> cell & 1 and state.imp_tops[element] != NOTHING:
        total += IMP
    top = state.bogey_tops[element]
    if state.clock == 0 and top != NOTHING:
        total += SUMMONED_WANTED if player.serves(top) else SUMMONED
    for rival in range(state.seats):
        if rival != seat and state.players[rival].pawn == cell and state.players[rival].arrival > 0:
            total -= CROWDED
    return total


def worth_on_the_way(state: State, seat: i64, action: i64) -> float:
    """Transfers, jumps, gusts and the first choices."""
    player = state.players[seat]
    if TRANSFER.made(action):
        return best_after(state, seat, state.city.suburb_cells[TRANSFER.arg(action)])
    if JUMP.made(action):
        return best_after(state, seat, state.city.suburb_cells[JUMP.arg(action)])
    if STAY.made(action):
        return best_after(state, seat, player.pawn)
    if STEP.made(action):
        return best_of(state, seat, only(TARGET[player.pawn * WAYS + STEP.arg(action)])) - IMP
    if DECLINE.made(action) and state.token > LENGTH:
        return best_of(state, seat, only(player.pawn))
    return 0.0


def best_after(state: State, seat: i64, cell: i64) -> float:
    """The best district in which the rest of the plan can end from there."""
    plan = state.players[seat].plan
    token = min(state.token, LENGTH)
    ends = after_plan(cell, plan, token, state.open_to(plan), state.city.suburbs, state.last_transfer)
    return best_of(state, seat, ends)


def worth_in_turn(state: State, seat: i64, action: i64, *, feeding: bool) -> float:
    """What pack and stock are worth after the action."""
    player = state.players[seat].clone()
    fed = state.fed
    bonus = 0.0
    if END.made(action):
        if feeding:
            player.bogeys &= fed
    elif FRIGHTEN.made(action):
        bonus = TEST
    elif SUMMON_IMP.made(action):
        bonus = IMP
    elif USE_HOARD.made(action):
        player.cubes[state.element(seat)] += HOARDED
        bonus = -IMP / 2.0
    elif FEED.made(action):
        bogey, colour = FEED.args(action)
        player.cubes[colour] -= need(state, bogey)
        fed |= BIT[bogey]
    elif DREAD_FEED.made(action):
        player.dread -= FEED_PRICE
        fed |= BIT[DREAD_FEED.arg(action)]
    elif USE_SIP.made(action):
        return worth_of_sip(state, seat, USE_SIP.arg(action))
    else:
        act(state, player, action)
    return prospect(state, player, fed) + bonus


def act(state: State, player: Player, action: i64) -> None:
    """A free action, paid for with what is needed least."""
    if TRADE.made(action):
        pay(state, player, TRADE_PRICE, 0)
        player.cubes[TRADE.arg(action)] += 1
    elif TRADE_IMP.made(action):
        pay(state, player, TRADE_PRICE, 0)
        player.imps[state.imp_tops[TRADE_IMP.arg(action)]] += 1
    elif BUY.made(action):
        bogey = state.bogey_tops[BUY.arg(action)]
        pay(state, player, PRICE[bogey], 0)
        player.bogeys |= BIT[bogey]
        player.cubes[ENERGY] += strength_of(bogey, state.night)
    elif DREAD_IMP.made(action):
        player.dread -= IMP_PRICE
        player.imps[state.imp_tops[DREAD_IMP.arg(action)]] += 1
    elif DREAD_ENERGY.made(action):
        player.dread -= ENERGY_PRICE
        player.cubes[ENERGY] += ENERGY_TAKEN
    else:
        imp = EXCHANGE.arg(action)
        player.imps[imp] -= 1
        player.cubes[imp // OF_STACK] += 1


def pay(state: State, player: Player, price: i64, first: i64) -> None:
    """Take cubes of the kinds from that one on, one by one, each time the one that is missed least."""
    for _cube in range(price):
        best: i64 = NOTHING
        most = -999.0
        for cube in range(first, KINDS):
            if player.cubes[cube] > 0:
                player.cubes[cube] -= 1
                left = prospect(state, player, state.fed)
                player.cubes[cube] += 1
                if left > most:
                    most = left
                    best = cube
        if best != NOTHING:
            player.cubes[best] -= 1


def worth_of_payment(state: State, seat: i64, step: Payment, action: i64) -> float:
    """What is left when the rest is paid with what is needed least."""
    cube, number = PAY.args(action)
    player = state.players[seat].clone()
    for kind in range(cube):
        player.cubes[kind] -= step.put_down(kind)
    player.cubes[cube] -= number
    pay(state, player, step.left - number, cube + 1)
    return prospect(state, player, state.fed)


def worth_of_sip(state: State, seat: i64, bogey: i64) -> float:
    """An imp is well used if food is short, best of all on whoever eats most."""
    before = prospect(state, state.players[seat], state.fed)
    colour_short = need(state, bogey) > max(state.players[seat].cubes[:ENERGY])
    return before + (1.0 if colour_short else 0.1) + TRIFLE * float(need(state, bogey))


def worth_in_duel(state: State, seat: i64, action: i64) -> float:
    """Bids and points that win, imps whenever there are some, dice below the average rolled again."""
    if action >= FREE_ACTIONS:
        return worth_of_energy(state, seat, action)
    duel = state.fight()
    side = side_of(duel, seat)
    mine = side * MOST_DUEL_DICE
    if BID.made(action):
        rivals = state.players[duel.seats[1 - side]].cubes[ENERGY]
        return bid_worth(duel, side, BID.arg(action), min(rivals, MOST_EXPECTED), STAKE)
    if MARK_DIE.made(action):
        return AVERAGE - float(duel.dice[mine + MARK_DIE.arg(action)])
    if SET.made(action):
        die, face = SET.args(action)
        cost = distance(face + 1, duel.dice[mine + die])
        after = duel.clone()
        after.dice[mine + die] = face + 1
        return turns_out(after, side, duel.points - cost) - TRIFLE * float(cost)
    if DONE.made(action):
        return turns_out(duel, side, 0) if duel.marked == 0 else 0.0
    return worth_of_retreat(state, seat, action)


def worth_of_energy(state: State, seat: i64, action: i64) -> float:
    """A free action between roll and result: what its energy lets one bid or turn, less what it costs."""
    player = state.players[seat]
    after = player.clone()
    act(state, after, action)
    cost = min(0.0, prospect(state, after, state.fed) - prospect(state, player, state.fed)) - TRIFLE
    energy = after.cubes[ENERGY]
    if state.fright is not None:
        return fear(state.test().missed(), energy) + cost
    duel = state.fight()
    side = side_of(duel, seat)
    rivals = min(state.players[duel.seats[1 - side]].cubes[ENERGY], MOST_EXPECTED)
    best = 0.0
    for bid in range(min(energy, MOST_EXPECTED) + 1):
        best = max(best, bid_worth(duel, side, bid, rivals, STAKE))
    return best + cost


def worth_of_retreat(state: State, seat: i64, action: i64) -> float:
    """Dread for the winner, unless the loser would find too much; the best district for the loser; imps at once."""
    if POINT.made(action):
        return -SPITE * float(state.cubes[POINT.arg(action)])
    if RETREAT.made(action):
        return best_of(state, seat, only(RETREAT.arg(action)))
    if CEDE.made(action):
        cells = refuges(state)
        return DREAD_CUBE - SPITE * float(max([state.cubes[cell] for cell in range(CELLS) if cells >> cell & 1]))
    return 1.0 if USE.made(action) else 0.0


def worth_in_test(state: State, seat: i64, action: i64) -> float:
    """The fear that the dice promise, with energy and rerolls."""
    if action >= FREE_ACTIONS:
        return worth_of_energy(state, seat, action)
    test = state.test()
    player = state.players[seat]
    total = test.sum()
    target = test.target
    energy = player.cubes[ENERGY]
    if SET.made(action):
        die, face = SET.args(action)
        cost = distance(face + 1, test.dice[die])
        missed = distance(total - test.dice[die] + face + 1, target)
        return fear(missed, energy - cost if die + 1 < len(test.dice) else 0) - SPENT_ENERGY * float(cost)
    if DREAD.made(action):
        return rerolled(total, test.dice[DREAD.arg(action)], target, energy) - IMP
    if MARK_DIE.made(action):
        return rerolled(total, test.dice[MARK_DIE.arg(action)], target, energy)
    now = fear(distance(total, target), energy if state.top().name() == "fright_reroll" else 0)
    if USE_SPARK.made(action):
        return 1.0 - now
    return now
