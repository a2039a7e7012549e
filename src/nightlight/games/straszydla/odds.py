"""What dice promise: how far points can turn a duel, and what a frightening test will bring."""

from __future__ import annotations

from typing import Final

from nightlight.core.native import i64
from nightlight.games.straszydla.content import FACES, FRIGHT
from nightlight.games.straszydla.dice import HOLDER, MOST_DUEL_DICE, Duel, distance

FEAR: Final = 0.8  # what a fear cube is worth
ENERGY: Final = 0.4
LOST: Final = -9  # a lead that no duel has


def best_lead(duel: Duel, side: i64, points: i64, die: i64) -> i64:
    """The side's greatest lead over the pairs from that die on, if it may change own dice by so many points."""
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


def bid_worth(duel: Duel, side: i64, bid: i64, rivals: i64, stake: float) -> float:
    """What a bid is worth if the rival may bid anything up to all energy cubes."""
    total = 0.0
    for other in range(rivals + 1):
        total += turns_out(duel, side, bid - other)
    return stake * total / float(rivals + 1) - ENERGY * float(bid)


def fear(missed: i64, energy: i64) -> float:
    """What a test is worth that misses by so much, with energy to mend it (ST-10.4)."""
    best = 0.0
    for spent in range(min(missed, energy) + 1):
        if missed - spent < len(FRIGHT):
            best = max(best, FEAR * float(FRIGHT[missed - spent]) - ENERGY * float(spent))
    return best


def rerolled(total: i64, value: i64, target: i64, energy: i64) -> float:
    """What a test is worth on average when a die of that value is rolled again."""
    worth = 0.0
    for face in range(1, FACES + 1):
        worth += fear(distance(total - value + face, target), energy)
    return worth / float(FACES)
