"""Food: what the coming feeding takes, what is missing, and how everybody can be fed (ST-12.2, ST-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from nightlight.games.straszydla.actions import DREAD_FEED, FEED, PAY, TRADE, VERBS
from nightlight.games.straszydla.content import (
    BOGEY_IDS,
    COLOURS,
    ELEMENTS,
    GROUP,
    KINDS,
    NOTHING,
    SIP,
    STARTERS,
    bits,
    filled,
)
from nightlight.games.straszydla.duels import Duels
from nightlight.games.straszydla.feeding import FEED_PRICE, SIP_SAVES, Feeding, need
from nightlight.games.straszydla.free_actions import TRADE_PRICE
from nightlight.games.straszydla.shapes import Feeding as FeedingPlan
from nightlight.games.straszydla.shapes import Meal
from nightlight.games.straszydla.state import Player, State
from nightlight.games.straszydla.view import SeatView


class Lacks(NamedTuple):
    """The food that is missing."""

    colours: list[int]  # for element bogeys
    total: int  # with that for starting bogeys, whatever they eat
    short: int  # of all that, after the best trades
    eaten: list[int]  # the colour that each starting bogey eats for that


def food(table: State, hungry: int) -> tuple[list[int], list[int]]:
    """What bogeys eat of each colour, and what each starting bogey eats of any one (ST-13.3, ST-13.4)."""
    needs = [0] * COLOURS
    starters = []
    for bogey in bits(hungry):
        if bogey < STARTERS:
            starters.append(int(need(table, bogey)))
        else:
            needs[GROUP[bogey] - 1] += need(table, bogey)
    return needs, starters


def lacking(cubes: list[int], needs: list[int], starters: list[int]) -> Lacks:
    """What is missing if all are to eat, and the starting bogeys eat whatever is best for that.

    Among equally good colours a starting bogey eats the one of which the least is left.
    """
    ways: dict[tuple[int, ...], list[int]] = {tuple(needs): []}
    for meal in starters:
        longer: dict[tuple[int, ...], list[int]] = {}
        for way, eaten in ways.items():
            for colour in range(COLOURS):
                longer.setdefault((*way[:colour], way[colour] + meal, *way[colour + 1 :]), [*eaten, colour])
        ways = longer
    found = []
    for way, eaten in ways.items():
        missing = sum(missing_from(cubes, way))
        spare = sum(cubes) - sum(way) + missing
        left = sum(max(0, cubes[colour] - way[colour]) for colour in set(eaten))
        found.append((max(0, missing - spare // TRADE_PRICE), missing, left, eaten))
    short, total, _, eaten = min(found)
    return Lacks(missing_from(cubes, needs), total, short, eaten)


def missing_from(cubes: list[int], food: Sequence[int]) -> list[int]:
    """The cubes of each colour that the food lacks."""
    return [max(0, food[colour] - cubes[colour]) for colour in range(COLOURS)]


class Larder:
    """A player's cubes, laid out before the bogeys: first those that the pact needs, starting bogeys last."""

    def __init__(self, table: State, player: Player) -> None:
        self.table = table
        self.player = player
        cubes = list(player.cubes)
        hungry = player.bogeys & ~table.fed
        needs, starters = food(table, hungry)
        lacks = lacking(cubes, needs, starters)
        self.short = lacks.short
        self.colour = {bogey: GROUP[bogey] - 1 for bogey in bits(player.bogeys)}
        for bogey in bits(player.bogeys & ~hungry):
            self.colour[bogey] = max(0, self.colour[bogey])
        for bogey, colour in zip([bogey for bogey in bits(hungry) if bogey < STARTERS], lacks.eaten, strict=True):
            self.colour[bogey] = colour
        self.hungry = sorted(bits(hungry), key=self.rank)
        self.needs = [0] * COLOURS
        self.lacks = dict.fromkeys(bits(player.bogeys), 0)
        for bogey in self.hungry:
            colour, eats = self.colour[bogey], need(table, bogey)
            self.lacks[bogey] = eats - max(0, min(eats, cubes[colour] - self.needs[colour]))
            self.needs[colour] += eats
        self.missing = missing_from(cubes, self.needs)

    def rank(self, bogey: int) -> tuple[bool, bool]:
        return bogey < STARTERS, not self.player.counts(bogey)

    def meals(self) -> list[Meal]:
        return [
            {
                "bogey": BOGEY_IDS[bogey],
                "food": need(self.table, bogey),
                "colour": ELEMENTS[self.colour[bogey]],
                "lacks": self.lacks[bogey],
                "needed": self.player.counts(bogey),
            }
            for bogey in bits(self.player.bogeys)
        ]

    def feeding(self) -> FeedingPlan:
        """Feed everybody as cheaply as possible: from the larder, by trades, then with dread."""
        plan = Plan(self.player)
        for bogey in self.hungry:
            if self.lacks[bogey] == 0:
                plan.reserved[self.colour[bogey]] += need(self.table, bogey)
        for bogey in sorted(self.hungry, key=self.lacks.__getitem__):
            plan.feed(bogey, self.colour[bogey], need(self.table, bogey), ready=self.lacks[bogey] == 0)
        left = self.player.bogeys & ~sum(1 << bogey for bogey in plan.flees)
        return {
            "answers": plan.answers,
            "traded": plan.traded,
            "dread": self.player.dread - plan.dread,
            "flees": [BOGEY_IDS[bogey] for bogey in plan.flees],
            "filled": 0 if self.player.pact < 0 else min(filled(left, self.player.pact), self.table.pact_size),
        }

    def mix(self, price: int, first: int) -> list[int] | None:
        """Cubes for a price out of what nobody will eat, then out of everything, of the kinds from that one on."""
        cubes = [0 if kind < first else self.player.cubes[kind] for kind in range(KINDS)]
        spare = [max(0, cubes[kind] - (self.needs[kind] if kind < COLOURS else 0)) for kind in range(KINDS)]
        free = sum(spare)
        if free >= price:
            return cheapest(spare, price)
        rest = cheapest([cubes[kind] - spare[kind] for kind in range(KINDS)], price - free)
        return None if rest is None else [spare[kind] + rest[kind] for kind in range(KINDS)]


class Plan:
    """Bogeys are fed one after the other, out of what is left."""

    def __init__(self, player: Player) -> None:
        self.cubes = list(player.cubes)
        self.dread = int(player.dread)
        self.reserved = [0] * KINDS  # food that lies ready for others
        self.answers: list[Mapping[str, object]] = []
        self.traded = 0
        self.flees: list[int] = []

    def feed(self, bogey: int, colour: int, food: int, *, ready: bool) -> None:
        trades = [] if ready else self.trades_for(colour, food)
        if trades is not None:
            for paid in trades:
                self.trade(colour, paid)
            self.cubes[colour] -= food
            self.reserved[colour] -= food if ready else 0
            self.answers.append(VERBS.json(FEED.of(bogey, colour)))
        elif self.dread >= FEED_PRICE:
            self.dread -= FEED_PRICE
            self.answers.append(VERBS.json(DREAD_FEED.of(bogey)))
        else:
            self.flees.append(bogey)

    def trades_for(self, colour: int, food: int) -> list[list[int]] | None:
        """What is paid for the cubes that a meal lacks, out of what nobody else eats; nothing if it is not enough."""
        spare = [0 if kind == colour else max(0, self.cubes[kind] - self.reserved[kind]) for kind in range(KINDS)]
        lacks = food - max(0, self.cubes[colour] - self.reserved[colour])
        trades = []
        for _cube in range(lacks):
            paid = cheapest(spare, TRADE_PRICE)
            if paid is None:
                return None
            spare = [spare[kind] - paid[kind] for kind in range(KINDS)]
            trades.append(paid)
        return trades

    def trade(self, colour: int, paid: list[int]) -> None:
        self.answers.append(VERBS.json(TRADE.of(colour)))
        for kind in range(KINDS):
            self.answers.append(VERBS.json(PAY.of(kind, paid[kind])))
            self.cubes[kind] -= paid[kind]
        self.cubes[colour] += 1
        self.traded += TRADE_PRICE


def cheapest(spare: list[int], price: int) -> list[int] | None:
    """So many cubes, always of the kind of which most are left; nothing if there are too few."""
    left = list(spare)
    paid = [0] * len(left)
    for _cube in range(price):
        kind = left.index(max(left))
        if left[kind] <= 0:
            return None
        left[kind] -= 1
        paid[kind] += 1
    return paid


# Who is fed already, and who can be


def has_fed(view: SeatView, seat: int) -> bool:
    """Whether the seat's feeding turn is over."""
    table = view.table
    if not any(isinstance(step, Feeding) for step in view.steps):
        return False
    return (seat - table.start) % table.seats < (table.turn - table.start) % table.seats


def collected(view: SeatView, seat: int) -> bool:
    """Whether the seat has collected for the last time before the feeding."""
    table = view.table
    if table.clock > 0 or any(isinstance(step, Duels) for step in view.steps):
        return False
    if any(isinstance(step, Feeding) for step in view.steps):
        return True
    return table.turn != NOTHING and (seat - table.start) % table.seats <= (table.turn - table.start) % table.seats


def all_fed(table: State, player: Player, hungry: int) -> bool:
    """Whether trades, dread and Sip imps together can feed them all (ST-12.2, ST-13.5, ST-13.7)."""
    bogeys = bits(hungry)
    by_dread = min(player.dread // FEED_PRICE, len(bogeys))
    for spared in combinations(bogeys, by_dread):
        rest = [bogey for bogey in bogeys if bogey not in spared]
        for sips in combinations_with_replacement(rest, min(player.imps[SIP], 2 * len(rest))):
            meals = [(bogey, max(0, need(table, bogey) - SIP_SAVES * sips.count(bogey))) for bogey in rest]
            needs = [sum(meal for bogey, meal in meals if GROUP[bogey] == group) for group in range(1, COLOURS + 1)]
            starters = [meal for bogey, meal in meals if bogey < STARTERS]
            if lacking(list(player.cubes), needs, starters).short == 0:
                return True
    return False
