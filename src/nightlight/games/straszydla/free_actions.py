"""Free actions: trades, purchases, dread actions and exchanges, and how they are paid for (ST-11.3, ST-12)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    BOUGHT,
    BUY,
    DREAD_ENERGY,
    DREAD_IMP,
    EXCHANGE,
    EXCHANGED,
    PAID,
    PAY,
    TRADE,
    TRADE_IMP,
    VERBS,
)
from nightlight.games.straszydla.content import (
    AGREEMENTS,
    COLOURS,
    ENERGY,
    IMPS,
    KINDS,
    NOTHING,
    OF_STACK,
    PRICE,
    strength_of,
)
from nightlight.games.straszydla.stacks import join, return_imp, take_imp, turn_up_bogey
from nightlight.games.straszydla.state import Player, State

TRADE_PRICE: Final[i64] = AGREEMENTS.bank.trade
IMP_PRICE: Final[i64] = AGREEMENTS.help_card.take_imp
ENERGY_PRICE: Final[i64] = AGREEMENTS.help_card.take_energy
ENERGY_TAKEN: Final[i64] = AGREEMENTS.help_card.energy_taken
FREE_ACTIONS: Final[i64] = TRADE.of(0)  # they come last but payments, those for dread and imps after the others
IMP_TRADES: Final[i64] = TRADE_IMP.of(0)
DREAD_ACTIONS: Final[i64] = DREAD_IMP.of(0)
ALL_KINDS: Final[i64] = (1 << KINDS) - 1
COUNT_BITS: Final[i64] = 8  # for each kind of cubes in a payment
COUNT_MASK: Final[i64] = 255


def has_free_action(state: State, seat: i64) -> bool:
    """Whether any free action is legal and payable. Whoever can buy can trade as well."""
    player = state.players[seat]
    if player.total() >= TRADE_PRICE or player.dread >= ENERGY_PRICE:
        return True
    imps = player.imps
    if imps[0] + imps[1] + imps[2] + imps[3] + imps[4] + imps[5] + imps[6] + imps[7] > 0:
        return True
    tops = state.imp_tops
    return player.dread >= IMP_PRICE and max(tops[0], tops[1], tops[2], tops[3]) != NOTHING


def add_free_actions(state: State, seat: i64, out: LegalActions) -> None:
    """Trades, purchases, dread actions, exchanges: each while legal and payable (ST-12)."""
    player = state.players[seat]
    cubes = player.total()
    if cubes >= TRADE_PRICE:
        out.add_set(FREE_ACTIONS, ALL_KINDS)
        out.add_set(IMP_TRADES, imps_left(state))
        if state.unlimited or not player.bought:
            tops = state.bogey_tops
            for element in range(COLOURS):
                top = tops[element]
                if top != NOTHING and PRICE[top] <= cubes:
                    out.add(BUY.of(element))
    if player.dread >= IMP_PRICE:
        out.add_set(DREAD_ACTIONS, imps_left(state))
    if player.dread >= ENERGY_PRICE:
        out.add(DREAD_ENERGY.of())
    imps = player.imps
    for imp in range(IMPS):
        if imps[imp] > 0:
            out.add(EXCHANGE.of(imp))


def spare_cubes(player: Player) -> i64:
    """Fear cubes, and one for each imp that could be given back (ST-11.3)."""
    imps = player.imps
    given_back = imps[0] + imps[1] + imps[2] + imps[3] + imps[4] + imps[5] + imps[6] + imps[7]
    return player.total() - player.cubes[ENERGY] + given_back


def energy_in_reach(state: State, seat: i64, price: i64 = TRADE_PRICE) -> i64:
    """The most energy cubes that free actions could bring: by dread, with a bogey, by trades at that price."""
    player = state.players[seat]
    others = spare_cubes(player)
    most = others // price
    if state.unlimited or not player.bought:
        for top in state.bogey_tops:
            if top != NOTHING and PRICE[top] <= others:
                most = max(most, strength_of(top, state.night) + (others - PRICE[top]) // price)
    return most + player.dread // ENERGY_PRICE * ENERGY_TAKEN


def imps_left(state: State) -> i64:
    """The set of the elements whose imp stack is not empty."""
    tops = state.imp_tops
    elements: i64 = 0
    for element in range(COLOURS):
        if tops[element] != NOTHING:
            elements |= 1 << element
    return elements


def act_freely(state: State, seat: i64, action: i64, chance: Chance) -> None:
    """A free action: what costs cubes is paid first, kind by kind."""
    if action < DREAD_ACTIONS:
        price = TRADE_PRICE
        if BUY.made(action):
            price = PRICE[state.bogey_tops[BUY.arg(action)]]
        payment = Payment(seat, action, left=price)
        payment.follow(state, seat)
        if payment.left > 0:
            state.push(payment)
        else:
            payment.complete(state, seat, chance)
    elif DREAD_IMP.made(action):
        state.pay_dread(seat, IMP_PRICE)
        take_imp(state, seat, DREAD_IMP.arg(action), chance)
    elif DREAD_ENERGY.made(action):
        state.pay_dread(seat, ENERGY_PRICE)
        state.gain(seat, ENERGY, ENERGY_TAKEN)
    else:
        imp = EXCHANGE.arg(action)
        state.tell(EXCHANGED, seat, imp)
        return_imp(state, seat, imp)
        state.gain(seat, imp // OF_STACK, 1)  # ST-11.3


@final
class Payment(Step[State]):
    """How many cubes of each kind are paid, one kind after the other; then all are discarded together."""

    def __init__(self, seat: i64, action: i64, *, left: i64, cube: i64 = 0, paid: i64 = 0) -> None:
        self.seat: i64 = seat  # who pays
        self.action: i64 = action  # the free action that is paid for
        self.left: i64 = left  # cubes that are still to be paid
        self.cube: i64 = cube  # the kind that is asked for
        self.paid: i64 = paid  # eight bits for each kind before it

    def name(self) -> str:
        return "pay"

    def clause(self) -> str:
        return "ST-12.8"

    def actors(self, state: State) -> i64:
        return only(self.seat)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        player = state.players[seat]
        least = self.least(player)
        most = min(player.cubes[self.cube], self.left)
        out.add_run(PAY.of(self.cube, least), most - least + 1)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        _, number = PAY.args(action)
        self.put(number)
        self.follow(state, seat)
        if self.left == 0:
            state.pop()
            self.complete(state, seat, chance)

    def least(self, player: Player) -> i64:
        """What must be paid of this kind, since the later ones cannot cover the rest."""
        cubes = player.cubes
        least = self.left
        for cube in range(self.cube + 1, KINDS):
            least -= cubes[cube]
        return max(0, least)

    def put_down(self, cube: i64) -> i64:
        """How many of that kind were put down."""
        return self.paid >> COUNT_BITS * cube & COUNT_MASK

    def put(self, number: i64) -> None:
        self.paid |= number << COUNT_BITS * self.cube
        self.left -= number
        self.cube += 1

    def follow(self, state: State, seat: i64) -> None:
        """Whatever leaves no choice is put down at once (ST-3.2)."""
        cubes = state.players[seat].cubes
        later: i64 = 0
        for cube in range(self.cube, KINDS):
            later += cubes[cube]
        while self.left > 0:
            number = cubes[self.cube]
            later -= number
            if number > 0 and later > 0 and number + later > self.left:
                return
            self.put(min(number, self.left))

    def complete(self, state: State, seat: i64, chance: Chance) -> None:
        """The cubes go to the bank, then the trade or purchase is carried out (ST-12.8)."""
        cubes = state.players[seat].cubes
        paid = self.paid
        cube: i64 = 0
        while paid != 0:
            number = paid & COUNT_MASK
            if number > 0:
                cubes[cube] -= number
                state.tell(PAID, seat, cube, number)
            paid >>= COUNT_BITS
            cube += 1
        if TRADE.made(self.action):
            state.gain(seat, TRADE.arg(self.action), 1)
        elif TRADE_IMP.made(self.action):
            take_imp(state, seat, TRADE_IMP.arg(self.action), chance)
        else:
            buy(state, seat, BUY.arg(self.action), chance)

    def clone(self) -> Payment:
        return Payment(self.seat, self.action, left=self.left, cube=self.cube, paid=self.paid)

    def json(self) -> dict[str, object]:
        paid = [self.put_down(cube) for cube in range(self.cube)]
        action = VERBS.json(self.action)
        return {"step": self.name(), "seat": self.seat, "action": action, "left": self.left, "paid": paid}


def buy(state: State, seat: i64, element: i64, chance: Chance) -> None:
    """The top bogey of the stack comes with its energy, and the next one is turned up (ST-12.4)."""
    bogey = state.bogey_tops[element]
    state.players[seat].bought = True
    state.tell(BOUGHT, seat, bogey, join(state, seat, bogey))
    turn_up_bogey(state, element, chance)
