"""What a player would like to know before choosing: how a duel may end, who will go hungry, what a test may bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from nightlight.games.straszydla.content import COLOURS, FACES, FRIGHT, GROUP, NOTHING, SIP, STARTERS, bits, filled
from nightlight.games.straszydla.dice import CHALLENGER, HOLDER, Duel, Fright, distance
from nightlight.games.straszydla.duels import DICE, ROLLS, Duels
from nightlight.games.straszydla.feeding import FEED_PRICE, SIP_SAVES, Feeding, need
from nightlight.games.straszydla.free_actions import TRADE_PRICE
from nightlight.games.straszydla.frightening import scared as fear_won
from nightlight.games.straszydla.odds import turns_out
from nightlight.games.straszydla.state import Player, State
from nightlight.games.straszydla.view import SeatView


def harvest(view: SeatView, cell: int) -> int:
    """The cubes that the district gains when it is replenished (ST-5.1, ST-V-1)."""
    return 1 if view.table.fast_city else view.table.city.harvest[cell]


def side_of(duel: Duel, seat: int) -> int:
    return HOLDER if duel.seats[HOLDER] == seat else CHALLENGER


def lead_of(duel: Duel, side: int) -> int:
    """The lead of a side; when level, that before energy (ST-8.15)."""
    lead = duel.lead() or duel.standing
    return lead if side == HOLDER else -lead


def outlook(lead: int, duel: Duel, side: int) -> str:
    """How the duel ends for a side with that lead; the last roll leaves a level one to the holder (ST-8.16)."""
    if lead == 0 and duel.rolls < ROLLS:
        return "level"
    return "win" if lead > 0 or (lead == 0 and side == HOLDER) else "lose"


def scared(total: int, target: int) -> int:
    """The fear cubes of a test (ST-10.4)."""
    return fear_won(distance(total, target))


def has_fed(view: SeatView, seat: int) -> bool:
    """Whether the seat's feeding turn is over."""
    table = view.table
    if not any(isinstance(step, Feeding) for step in view.steps):
        return False
    return (seat - table.start) % table.seats < (table.turn - table.start) % table.seats


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


class Lacks(NamedTuple):
    """The food that is missing."""

    colours: list[int]  # for element bogeys
    total: int  # with that for starting bogeys, whatever they eat
    short: int  # of all that, after the best trades


def lacking(cubes: list[int], needs: list[int], starters: list[int]) -> Lacks:
    """What is missing if all shall eat and the starting bogeys eat what is best for that."""
    ways: set[tuple[int, ...]] = {tuple(needs)}
    for meal in starters:
        ways = {(*way[:colour], way[colour] + meal, *way[colour + 1 :]) for way in ways for colour in range(COLOURS)}
    found = []
    for way in ways:
        missing = sum(missing_from(cubes, way))
        spare = sum(cubes) - sum(way) + missing
        found.append((max(0, missing - spare // TRADE_PRICE), missing))
    short, total = min(found)
    colours = missing_from(cubes, needs)
    return Lacks(colours, total, short)


def missing_from(cubes: list[int], food: Sequence[int]) -> list[int]:
    """The cubes of each colour that the food lacks."""
    return [max(0, food[colour] - cubes[colour]) for colour in range(COLOURS)]


def counts_for_pact(player: Player, bogey: int) -> bool:
    """Whether the pact needs the bogey: without it fewer places would be filled."""
    return filled(player.bogeys & ~(1 << bogey), player.pact) < filled(player.bogeys, player.pact)


def dice_for(mine: int, theirs: int) -> tuple[int, int]:
    """Two dice each, a third one for the stronger (ST-8.4)."""
    return DICE + (mine > theirs), DICE + (theirs > mine)


@cache
def rolls(dice: int) -> list[tuple[list[int], int]]:
    """Every roll, sorted from highest to lowest, and in how many ways it can fall."""
    found = []
    for roll in combinations_with_replacement(range(FACES, 0, -1), dice):
        ways = factorial(dice) // prod(factorial(count) for count in Counter(roll).values())
        found.append((list(roll), ways))
    return found


@cache
def duel_odds(mine: int, theirs: int) -> tuple[Fraction, Fraction]:
    """The chance that a roll stands won, and that it stands level, without energy and imps."""
    won = level = 0
    for own, ways in rolls(mine):
        for other, other_ways in rolls(theirs):
            lead = sum((a > b) - (a < b) for a, b in zip(own, other, strict=False)) + mine - theirs
            won += ways * other_ways * (lead > 0)
            level += ways * other_ways * (lead == 0)
    total = FACES ** (mine + theirs)
    return Fraction(won, total), Fraction(level, total)


@cache
def misses(dice: int, target: int) -> list[Fraction]:
    """The chances that a roll misses the target by nothing, by 1, by 2, and so on."""
    ways = {0: 1}
    for _die in range(dice):
        fallen: Counter[int] = Counter()
        for total, number in ways.items():
            for face in range(1, FACES + 1):
                fallen[total + face] += number
        ways = dict(fallen)
    found = [0] * (FACES * dice + target + 1)
    for total, number in ways.items():
        found[distance(total, target)] += number
    return [Fraction(number, FACES**dice) for number in found]


def fright_odds(dice: int, target: int) -> list[Fraction]:
    """The chances of the best result of a test, the second, the third, without energy and imps (ST-10.4)."""
    return misses(dice, target)[: len(FRIGHT)]


def hit_odds(dice: int, target: int, energy: int) -> Fraction:
    """The chance that so much energy can turn the dice to the target (ST-10.3)."""
    return sum(misses(dice, target)[: energy + 1], Fraction(0))


def dread_won(test: Fright, dread: int) -> int:
    """The dread cubes that a test brings as its dice lie; what it costs is negative (ST-10.5)."""
    return max(-dread, test.showing(FACES) - test.showing(1))


def best_against(duel: Duel, side: int, bid: int, rivals: int) -> int:
    """The highest bid of the rival, up to so many, against which a bid wins; -1 where there is none."""
    return max((other for other in range(rivals + 1) if ends(duel, side, bid - other) == "win"), default=-1)


def ends(duel: Duel, side: int, points: int) -> str:
    """How the duel ends for a side with so many points to use, or against so many if they are negative."""
    return outlook(int(2 * turns_out(duel, side, points) - 1), duel, side)


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


def percent(chance: Fraction) -> int:
    """Rounded as people do it."""
    return int(100 * chance + Fraction(1, 2))
