"""The frightening test: a die for every bogey, and the strength of the pack to be hit (ST-10)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import append, i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    BEGAN_FRIGHT,
    CHANGED_DIE,
    DIE_FELL,
    DONE,
    DREAD,
    FRIGHTENED,
    MARK_DIE,
    SET,
    USE_SPARK,
)
from nightlight.games.straszydla.content import AGREEMENTS, BIT, ENERGY, FACES, FRIGHT, SPARK
from nightlight.games.straszydla.dice import Fright, add_changes, distance, roll
from nightlight.games.straszydla.free_actions import (
    FREE_ACTIONS,
    TRADE_PRICE,
    act_freely,
    add_free_actions,
    energy_in_reach,
    spare_cubes,
)
from nightlight.games.straszydla.stacks import use_imp
from nightlight.games.straszydla.state import ANY_TIME, State

NO_TRADES: Final[i64] = 1_000  # cubes for one of energy: more than anybody has
REROLL_PRICE: Final[i64] = AGREEMENTS.help_card.reroll_die


def begin_fright(state: State, seat: i64, chance: Chance) -> None:
    """Roll as many dice as there are bogeys (ST-10.1)."""
    count = state.players[seat].pack()
    state.tell(BEGAN_FRIGHT, seat, count, state.strength(seat))
    dice = vec[i64]()
    for die in range(count):
        value = roll(chance)
        dice = append(dice, value)
        state.tell(DIE_FELL, seat, die, value - 1)
    state.fright = Fright(dice, target=state.strength(seat))
    state.push(FRIGHT_ENERGY)
    state.push(FRIGHT_REROLL)


def roll_again(state: State, seat: i64, die: i64, chance: Chance) -> None:
    value = roll(chance)
    state.test().dice[die] = value
    state.tell(DIE_FELL, seat, die, value - 1)


class TestersChoice(Step[State]):
    """Something that players decide in their own frightening test."""

    def actors(self, state: State) -> i64:
        return only(state.turn)


@final
class FrightReroll(TestersChoice):
    """Reroll one die for each dread cube, and once any dice with a Spark imp, in any order, and act freely."""

    def name(self) -> str:
        return "fright_reroll"

    def clause(self) -> str:
        return "ST-10.2"

    def actors(self, state: State) -> i64:
        player = state.players[state.turn]
        if player.dread >= REROLL_PRICE or (player.imps[SPARK] > 0 and not state.test().sparked):
            return only(state.turn)
        return NOBODY

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        player = state.players[seat]
        test = state.test()
        out.add(DONE.of())
        if player.dread >= REROLL_PRICE:
            for die in range(len(test.dice)):
                out.add(DREAD.of(die))
        if player.imps[SPARK] > 0 and not test.sparked:
            out.add(USE_SPARK.of())
        if state.rules >= ANY_TIME:
            add_free_actions(state, seat, out)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if DONE.made(action):
            state.pop()
        elif action >= FREE_ACTIONS:
            act_freely(state, seat, action, chance)
        elif DREAD.made(action):
            state.pay_dread(seat, REROLL_PRICE)
            roll_again(state, seat, DREAD.arg(action), chance)
        else:
            test = state.test()
            test.sparked = True
            if len(test.dice) > 1:
                state.push(FRIGHT_SPARK)
            else:
                test.marked = 1
                spark(state, seat, chance)


def spark(state: State, seat: i64, chance: Chance) -> None:
    """The marked dice are rerolled together (ST-3.4)."""
    use_imp(state, seat, SPARK)
    test = state.test()
    for die in range(len(test.dice)):
        if test.marked >> die & 1:
            roll_again(state, seat, die, chance)
    test.marked = 0


@final
class FrightSpark(TestersChoice):
    """The dice that the Spark imp rerolls are marked one by one, in ascending position."""

    def name(self) -> str:
        return "fright_spark"

    def clause(self) -> str:
        return "ST-10.2"

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        test = state.test()
        if test.marked != 0:
            out.add(DONE.of())
        for die in range(len(test.dice)):
            if test.marked >> die == 0:
                out.add(MARK_DIE.of(die))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        test = state.test()
        if MARK_DIE.made(action):
            die = MARK_DIE.arg(action)
            test.marked |= BIT[die]
            if die + 1 < len(test.dice):
                return
        state.pop()
        spark(state, seat, chance)


@final
class FrightEnergy(TestersChoice):
    """Each energy cube moves a die by 1; dice are changed one after the other, in ascending position.

    A player without energy is asked if free actions could bring some that is worth having (ST-10.6).
    """

    def name(self) -> str:
        return "fright_energy"

    def clause(self) -> str:
        return "ST-10.3"

    def actors(self, state: State) -> i64:
        test = state.test()
        if test.position == len(test.dice):
            return NOBODY
        if state.players[state.turn].cubes[ENERGY] > 0 or worth_energy(state, test):
            return only(state.turn)
        return NOBODY

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        test = state.test()
        out.add(DONE.of())
        for die in range(test.position, len(test.dice)):
            add_changes(out, die, test.dice[die], state.players[seat].cubes[ENERGY])
        if state.rules >= ANY_TIME:
            add_free_actions(state, seat, out)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if DONE.made(action):
            state.pop()
            frighten(state, seat)
            return
        if action >= FREE_ACTIONS:
            act_freely(state, seat, action, chance)
            return
        test = state.test()
        die, face = SET.args(action)
        cost = distance(face + 1, test.dice[die])
        test.dice[die] = face + 1
        test.position = die + 1
        state.players[seat].cubes[ENERGY] -= cost
        state.tell(CHANGED_DIE, seat, die, face, cost)

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        frighten(state, state.turn)


def worth_energy(state: State, test: Fright) -> bool:
    """Whether free actions could bring energy that wins more than they could bring afterwards (ST-10.6).

    By dread or with a bogey that is more fear. Three cubes for one of energy win what three cubes for one of fear would
    bring, unless there is dread in it: a 5 becomes a 6, or a 1 does not cost any.
    """
    missed = test.missed()
    if state.rules < ANY_TIME or missed == 0:
        return False
    player = state.players[state.turn]
    least = max(0, missed - energy_in_reach(state, state.turn, NO_TRADES))
    if scared(least) > scared(missed):
        return True
    if test.sum() > test.target or scared(missed - 1) == scared(missed) or spare_cubes(player) < TRADE_PRICE:
        return False
    for die in range(test.position, len(test.dice)):
        if test.dice[die] == FACES - 1 or (test.dice[die] == 1 and player.dread > 0):
            return True
    return False


def scared(missed: i64) -> i64:
    """The fear cubes of a test that missed by so much (ST-10.4)."""
    if 0 <= missed < len(FRIGHT):
        return FRIGHT[missed]
    return 0


def frighten(state: State, seat: i64) -> None:
    """The nearer to the strength, the more fear (ST-10.4); then dread for sixes, less dread for ones (ST-10.5)."""
    test = state.test()
    cubes = scared(test.missed())
    state.tell(FRIGHTENED, seat, test.sum(), test.target, cubes)
    state.gain(seat, state.element(seat), cubes)
    change = test.showing(FACES) - test.showing(1)
    state.fright = None
    if change > 0:
        state.gain_dread(seat, change)
    else:
        state.pay_dread(seat, min(-change, state.players[seat].dread))


FRIGHT_REROLL: Final = FrightReroll()
FRIGHT_SPARK: Final = FrightSpark()
FRIGHT_ENERGY: Final = FrightEnergy()
