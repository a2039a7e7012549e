"""What dice promise: how far energy can turn a duel, what a roll may bring, and how dice are best turned."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Final

from nightlight.core.native import i64
from nightlight.games.straszydla.content import FACES, FRIGHT
from nightlight.games.straszydla.dice import (
    CHALLENGER,
    DUEL_DICE,
    HOLDER,
    MOST_DUEL_DICE,
    ROLLS,
    Duel,
    Fright,
    distance,
)
from nightlight.games.straszydla.shapes import Change, Verdict

LOST: Final = -9  # a lead that no duel has


# Duels


def side_of(duel: Duel, seat: i64) -> i64:
    return HOLDER if duel.seats[HOLDER] == seat else CHALLENGER


def dice_for(mine: i64, theirs: i64) -> i64:
    """Two dice, a third one for the stronger (ST-8.4)."""
    if mine > theirs:
        return DUEL_DICE + 1
    return DUEL_DICE


def best_lead(duel: Duel, side: i64, points: i64, die: i64) -> i64:
    """The side's greatest lead over the pairs from that die on, if it may change its own dice by so many points."""
    if die == MOST_DUEL_DICE:
        return 0
    mine = duel.dice[side * MOST_DUEL_DICE + die]
    theirs = duel.dice[(1 - side) * MOST_DUEL_DICE + die]
    best: i64 = LOST
    for value in (mine, theirs, theirs + 1):
        fits = mine <= value <= FACES and (mine > 0 or value == mine)
        if fits and value - mine <= points:
            lead = pair(value, theirs) + best_lead(duel, side, points - value + mine, die + 1)
            best = max(best, lead)
    return best


def pair(mine: i64, theirs: i64) -> i64:
    """Who scores in a pair."""
    if mine > theirs:
        return 1
    if mine < theirs:
        return -1
    return 0


def turns_out(duel: Duel, side: i64, points: i64) -> float:
    """The side's chance in the duel with so many points to use, or against so many if they are negative."""
    ahead = duel.standing if side == HOLDER else -duel.standing
    if points >= 0:
        return chance_of(best_lead(duel, side, points, 0), ahead)
    return 1.0 - chance_of(best_lead(duel, 1 - side, -points, 0), -ahead)


def chance_of(lead: i64, ahead: i64) -> float:
    """A lead wins; a level duel is won by whoever was ahead before energy, else it is open (ST-8.14 to ST-8.16)."""
    if lead == 0:
        lead = ahead
    if lead > 0:
        return 1.0
    return 0.5 if lead == 0 else 0.0


def verdict(lead: i64, duel: Duel, side: i64) -> Verdict:
    """How the duel ends for a side with that lead; the last roll leaves a level one to the holder (ST-8.16)."""
    if lead == 0 and duel.rolls < ROLLS:
        return "level"
    return "win" if lead > 0 or (lead == 0 and side == HOLDER) else "lose"


def as_it_lies(duel: Duel, side: i64) -> Verdict:
    """How the duel ends for a side as the dice lie; when they are level, by the lead before energy (ST-8.15)."""
    lead = duel.lead()
    if lead == 0:
        lead = duel.standing
    return verdict(lead if side == HOLDER else -lead, duel, side)


def bids_end(duel: Duel, side: i64, more: i64) -> Verdict:
    """How the duel ends for a side that bids so much more than the rival, if whoever bid more makes the best of it."""
    return verdict(int(2 * turns_out(duel, side, more) - 1), duel, side)


def best_against(duel: Duel, side: i64, bid: i64, rivals: i64) -> int:
    """The highest bid of the rival, up to so many, against which a bid wins; -1 where there is none."""
    return max((other for other in range(rivals + 1) if bids_end(duel, side, bid - other) == "win"), default=-1)


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


def best_changes(duel: Duel, side: i64) -> list[Change]:
    """The changes for the greatest lead that the points buy, for as few of them as possible."""
    mine = duel.dice_of(side)
    after = duel.clone()
    best, lead, cost = mine, lead_of(duel, side), 0
    ranges = [
        range(value, min(FACES, value + duel.points) + 1) if die >= duel.position else range(value, value + 1)
        for die, value in enumerate(mine)
    ]
    for values in product(*ranges):
        spent = sum(values) - sum(mine)
        if spent <= duel.points:
            for die, value in enumerate(values):
                after.dice[side * MOST_DUEL_DICE + die] = value
            found = lead_of(after, side)
            if found > lead or (found == lead and spent < cost):
                best, lead, cost = list(values), found, spent
    return changes(mine, best)


def lead_of(duel: Duel, side: i64) -> i64:
    return duel.lead() if side == HOLDER else -duel.lead()


def changes(before: list[int], after: list[int]) -> list[Change]:
    """The dice that are turned, in ascending position."""
    return [
        {"die": die, "value": value} for die, (old, value) in enumerate(zip(before, after, strict=True)) if value != old
    ]


# Frightening tests


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


def fear_on_average(dice: int, target: int) -> Fraction:
    """The fear cubes of a test on average, without energy and imps."""
    return sum((chance * FRIGHT[missed] for missed, chance in enumerate(fright_odds(dice, target))), Fraction(0))


def dread_won(test: Fright, dread: int) -> int:
    """The dread cubes that a test brings as its dice lie; what it costs is negative (ST-10.5)."""
    return max(-dread, test.showing(FACES) - test.showing(1))


def best_turns(test: Fright, energy: int) -> list[Change]:
    """The changes that bring the sum nearest to the target, point by point the one that brings most dread."""
    before = list(test.dice)
    after = list(before)
    for _cube in range(energy):
        missing = test.target - sum(after)
        by = (missing > 0) - (missing < 0)
        turnable = [die for die in range(test.position, len(after)) if 1 <= after[die] + by <= FACES]
        if by == 0 or not turnable:
            break
        after[max(turnable, key=lambda die: dread_of(after[die] + by) - dread_of(after[die]))] += by
    return changes(before, after)


def dread_of(value: int) -> int:
    """The dread that a die brings by what it shows (ST-10.5)."""
    return (value == FACES) - (value == 1)


def percent(chance: Fraction) -> int:
    """Rounded half up."""
    return int(100 * chance + Fraction(1, 2))
