"""What the quick bot goes by: what pack and stock are worth together, what a bid is, and what dice promise."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.native import append, i64, mypyc_attr, vec
from nightlight.games.straszydla.content import (
    BIT,
    COLOURS,
    ENERGY,
    FACES,
    FIRST,
    FRIGHT,
    IMPS,
    ON_PACT,
    PLACES,
    chunk,
)
from nightlight.games.straszydla.dice import Duel, distance
from nightlight.games.straszydla.feeding import FEED_PRICE, need
from nightlight.games.straszydla.free_actions import TRADE_PRICE
from nightlight.games.straszydla.odds import turns_out
from nightlight.games.straszydla.state import Player, State

WANTED: Final = 6.0  # a bogey that fills a place of the pact
UNWANTED: Final = 1.2  # one that does not
FOOD_READY: Final = 0.97  # how sure it is that a bogey stays whose food lies ready,
TRADED: Final = 0.9  # must still be traded for,
EACH_TRADE: Final = 0.03
BY_DREAD: Final = 0.85  # will cost dread,
HOPE: Final = 0.1  # or must still be found, for each round that is left
CUBE: Final = 0.3  # a cube that no bogey waits for
ENERGY_CUBE: Final = 0.1  # what an energy cube is worth on top
DREAD: Final = 0.45
IMP: Final = 0.6
INCOME: Final = 2.5  # cubes to be found in a round
FEAR_CUBE: Final = 0.8  # one that a test brings
SPENT_ENERGY: Final = 0.4  # what a cube costs that is bid or turns a die


@mypyc_attr(acyclic=True)
@final
class Forecast:
    """A player's stock, laid out before the hungry bogeys: first those that the pact names, then the others."""

    def __init__(self, state: State, player: Player, fed: i64) -> None:
        self.state = state
        self.player = player
        self.fed: i64 = fed
        self.spare = player.cubes[:]
        self.short = vec[i64]()  # how many cubes bogeys still lack, the most wanted first
        self.wanted: i64 = 0  # how many of these are wanted
        self.worth: float = 0.0

    def value(self) -> float:
        """What pack and stock are worth."""
        unwanted: i64 = 0
        left: i64 = PLACES
        for element in range(COLOURS):
            places = ON_PACT[self.player.pact * COLOURS + element]
            for bogey in self.members(element + 1):
                if places > 0:
                    places -= 1
                    left -= 1
                    self.lay_out(bogey, element, WANTED)
                else:
                    unwanted |= BIT[bogey]
        for bogey in self.members(0):
            self.lay_out(bogey, self.richest(), WANTED if left > 0 else UNWANTED)
            left -= 1
        self.wanted = len(self.short)
        for element in range(COLOURS):
            for bogey in self.members(element + 1):
                if unwanted >> bogey & 1:
                    self.lay_out(bogey, element, UNWANTED)
        return self.worth + self.rest()

    def members(self, group: i64) -> list[i64]:
        """The player's bogeys of a group, the fed ones first."""
        found: list[i64] = []
        for fed in (self.player.bogeys & self.fed, self.player.bogeys & ~self.fed):
            left = chunk(fed, group)
            bogey = FIRST[group]
            while left != 0:
                if left & 1:
                    found.append(bogey)
                left >>= 1
                bogey += 1
        return found

    def richest(self) -> i64:
        """The colour of which most cubes are left."""
        best: i64 = 0
        for colour in range(1, COLOURS):
            if self.spare[colour] > self.spare[best]:
                best = colour
        return best

    def lay_out(self, bogey: i64, colour: i64, worth: float) -> None:
        """Food for a bogey, or a note of what it lacks."""
        if self.fed >> bogey & 1:
            self.worth += worth
            return
        food = need(self.state, bogey)
        ready = min(food, self.spare[colour])
        self.spare[colour] -= ready
        if ready == food:
            self.worth += worth * FOOD_READY
        else:
            self.short = append(self.short, food - ready)

    def rest(self) -> float:
        """Bogeys that lack something, by trade, dread or hope; then what is left of the stock."""
        income = INCOME * float(self.state.clock)
        pool = income
        for cubes in self.spare:
            pool += float(cubes)
        dread = self.player.dread
        total = 0.0
        for place in range(len(self.short)):
            short = self.short[place]
            worth = WANTED if place < self.wanted else UNWANTED
            price = float(TRADE_PRICE * short)
            if pool >= price:
                pool -= price
                total += worth * (TRADED - EACH_TRADE * float(short))
            elif dread >= FEED_PRICE:
                dread -= FEED_PRICE
                total += worth * BY_DREAD
            else:
                total += worth * HOPE * float(self.state.clock)
        total += CUBE * max(0.0, pool - income) + ENERGY_CUBE * float(self.player.cubes[ENERGY])
        for imp in range(IMPS):
            total += IMP * float(self.player.imps[imp])
        return total + DREAD * float(dread)


def prospect(state: State, player: Player, fed: i64) -> float:
    """What the player's pack and stock are worth, if these bogeys have eaten already."""
    return Forecast(state, player, fed).value()


def bid_worth(duel: Duel, side: i64, bid: i64, rivals: i64, stake: float) -> float:
    """What a bid is worth if the rival may bid anything up to so many energy cubes."""
    total = 0.0
    for other in range(rivals + 1):
        total += turns_out(duel, side, bid - other)
    return stake * total / float(rivals + 1) - SPENT_ENERGY * float(bid)


def fear(missed: i64, energy: i64) -> float:
    """What a test is worth that misses by so much, with energy to mend it (ST-10.4)."""
    best = 0.0
    for spent in range(min(missed, energy) + 1):
        if missed - spent < len(FRIGHT):
            best = max(best, FEAR_CUBE * float(FRIGHT[missed - spent]) - SPENT_ENERGY * float(spent))
    return best


def rerolled(total: i64, value: i64, target: i64, energy: i64) -> float:
    """What a test is worth on average when a die of that value is rolled again."""
    worth = 0.0
    for face in range(1, FACES + 1):
        worth += fear(distance(total - value + face, target), energy)
    return worth / float(FACES)
