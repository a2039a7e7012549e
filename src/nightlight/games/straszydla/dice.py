"""Dice on the table: those of a duel and those of a frightening test."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, mypyc_attr, vec
from nightlight.core.step import LegalActions
from nightlight.games.straszydla import shapes
from nightlight.games.straszydla.actions import SET
from nightlight.games.straszydla.content import AGREEMENTS, FACES, NOTHING

HOLDER: Final[i64] = 0  # the sides of a duel: who came first, and who came later (ST-8.3)
CHALLENGER: Final[i64] = 1
DUEL_DICE: Final = AGREEMENTS.duel.dice
ROLLS: Final = AGREEMENTS.duel.rolls
MOST_DUEL_DICE: Final[i64] = AGREEMENTS.duel.dice + 2  # with the third die and an Ember imp


@mypyc_attr(acyclic=True)
@final
class Duel:
    """Two pawns in one district. What belongs to a side stands at its number; its dice lie in a row, 0 for none.

    A die without a partner thus meets a 0 (ST-8.9).
    """

    def __init__(
        self,
        seats: vec[i64],
        *,
        counts: vec[i64],
        dice: vec[i64],
        rolls: i64 = 0,
        standing: i64 = 0,
        marked: i64 = 0,
        points: i64 = 0,
        position: i64 = 0,
        winner: i64 = NOTHING,
    ) -> None:
        self.seats = seats
        self.counts = counts  # dice of each side
        self.dice = dice
        self.rolls: i64 = rolls  # so far
        self.standing: i64 = standing  # the holder's lead before energy (ST-8.10)
        self.marked: i64 = marked  # dice to be rolled again by a Spark imp
        self.points: i64 = points  # by which the higher bidder may still change dice
        self.position: i64 = position  # of the first die that may still be changed
        self.winner: i64 = winner  # a side, when the dice have spoken

    def clone(self) -> Duel:
        return Duel(
            self.seats[:],
            counts=self.counts[:],
            dice=self.dice[:],
            rolls=self.rolls,
            standing=self.standing,
            marked=self.marked,
            points=self.points,
            position=self.position,
            winner=self.winner,
        )

    def lead(self) -> i64:
        """The holder's successes less the challenger's, pair by pair; equal dice score for nobody (ST-8.9)."""
        lead: i64 = 0
        for die in range(MOST_DUEL_DICE):
            mine = self.dice[die]
            theirs = self.dice[MOST_DUEL_DICE + die]
            if mine > theirs:
                lead += 1
            elif mine < theirs:
                lead -= 1
        return lead

    def successes(self, side: i64) -> i64:
        """Pairs in which the side has the higher die."""
        found: i64 = 0
        for die in range(MOST_DUEL_DICE):
            mine = self.dice[side * MOST_DUEL_DICE + die]
            if mine > self.dice[(1 - side) * MOST_DUEL_DICE + die]:
                found += 1
        return found

    def sort(self, side: i64) -> None:
        """From highest to lowest (ST-8.8)."""
        first = side * MOST_DUEL_DICE
        for end in range(first + 1, first + self.counts[side]):
            place = end
            while place > first and self.dice[place - 1] < self.dice[place]:
                die = self.dice[place]
                self.dice[place] = self.dice[place - 1]
                self.dice[place - 1] = die
                place -= 1

    def dice_of(self, side: int) -> list[int]:
        """The dice of a side, as they lie."""
        first = side * MOST_DUEL_DICE
        return [die for die in self.dice[first : first + MOST_DUEL_DICE] if die > 0]

    def json(self) -> shapes.Duel:
        return {
            "holder": self.seats[HOLDER],
            "challenger": self.seats[CHALLENGER],
            "counts": list(self.counts),
            "holder_dice": self.dice_of(HOLDER),
            "challenger_dice": self.dice_of(CHALLENGER),
            "rolls": self.rolls,
            "standing": self.standing,
            "marked": self.marked,
            "points": self.points,
            "position": self.position,
            "winner": None if self.winner == NOTHING else self.winner,
        }


@mypyc_attr(acyclic=True)
@final
class Fright:
    """A frightening test: a die for every bogey."""

    def __init__(
        self, dice: vec[i64], *, target: i64, sparked: bool = False, marked: i64 = 0, position: i64 = 0
    ) -> None:
        self.dice = dice
        self.target: i64 = target  # the strength of the pack when the dice were rolled (ST-10.1)
        self.sparked = sparked  # whether the one Spark imp of the test was used (ST-10.2)
        self.marked: i64 = marked  # dice to be rolled again by it
        self.position: i64 = position  # of the first die that may still be changed

    def clone(self) -> Fright:
        return Fright(
            self.dice[:], target=self.target, sparked=self.sparked, marked=self.marked, position=self.position
        )

    def missed(self) -> i64:
        """How far the dice are from the target."""
        return distance(self.sum(), self.target)

    def sum(self) -> i64:
        total: i64 = 0
        for die in self.dice:
            total += die
        return total

    def showing(self, value: i64) -> i64:
        """How many dice show the value."""
        found: i64 = 0
        for die in self.dice:
            if die == value:
                found += 1
        return found

    def json(self) -> shapes.Fright:
        return {
            "dice": list(self.dice),
            "target": self.target,
            "sparked": self.sparked,
            "marked": self.marked,
            "position": self.position,
        }


def roll(chance: Chance) -> i64:
    """One die (ST-2.10)."""
    return chance.below(FACES) + 1


def distance(value: i64, other: i64) -> i64:
    """The points that it takes to turn a die from one value to the other."""
    if value > other:
        return value - other
    return other - value


def add_changes(out: LegalActions, die: i64, value: i64, points: i64) -> None:
    """The other values that the die can be given for so many points (ST-3.5)."""
    for face in range(max(1, value - points), min(FACES, value + points) + 1):
        if face != value:
            out.add(SET.of(die, face - 1))
