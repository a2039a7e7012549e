"""Duels: dice for a district, pair by pair, and energy to overturn them (ST-8.1 to ST-8.16)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    BEGAN_DUEL,
    BID,
    CHANGED_DIE,
    DONE,
    GAVE_BACK_BID,
    LEVEL,
    MOST_BID,
    REVEALED_BID,
    SEALED_BID,
    SET,
    STANDING,
    TOOK_DICE,
    WON_DUEL,
)
from nightlight.games.straszydla.content import EMBER, ENERGY, NOTHING, SPARK
from nightlight.games.straszydla.dice import CHALLENGER, HOLDER, MOST_DUEL_DICE, ROLLS, Duel, add_changes, distance
from nightlight.games.straszydla.duel_imps import EMBERS, SPARKS, Window, push_windows, roll_die
from nightlight.games.straszydla.free_actions import FREE_ACTIONS, act_freely, add_free_actions, energy_in_reach
from nightlight.games.straszydla.odds import dice_for, turns_out
from nightlight.games.straszydla.retreats import drive_out
from nightlight.games.straszydla.state import ANY_TIME, State

SEALED: Final[i64] = -2  # a bid that somebody else has made


@final
class Duels(Step[State]):
    """As long as two pawns stand in one district, they fight for it: first those who came first."""

    def name(self) -> str:
        return "duels"

    def clause(self) -> str:
        return "ST-8.1"

    def run(self, state: State, chance: Chance) -> None:
        cells = contested(state)
        if cells == 0:
            state.pop()
            return
        holder = first_in(state, cells, 0)  # ST-8.2
        player = state.players[holder]
        begin_duel(state, holder, first_in(state, only(player.pawn), player.arrival))  # ST-8.3


def contested(state: State) -> i64:
    """The cells where two or more pawns stand that are not ousted (ST-8.1)."""
    taken: i64 = 0
    shared: i64 = 0
    for player in state.players:
        if not player.ousted:
            shared |= taken & only(player.pawn)
            taken |= only(player.pawn)
    return shared


def first_in(state: State, cells: i64, after: i64) -> i64:
    """The pawn with the lowest arrival number above that one in these cells, ousted ones aside."""
    found: i64 = NOTHING
    earliest: i64 = state.arrivals + 1
    for seat in range(state.seats):
        player = state.players[seat]
        if after < player.arrival < earliest and cells >> player.pawn & 1 and not player.ousted:
            found = seat
            earliest = player.arrival
    return found


def begin_duel(state: State, holder: i64, challenger: i64) -> None:
    """Two dice each, a third one for the stronger (ST-8.4); then Ember imps, then the first roll."""
    mine = state.strength(holder)
    theirs = state.strength(challenger)
    counts = vec[i64]([dice_for(mine, theirs), dice_for(theirs, mine)])
    state.duel = Duel(vec[i64]([holder, challenger]), counts=counts, dice=vec[i64]([0] * (2 * MOST_DUEL_DICE)))
    state.tell(BEGAN_DUEL, holder, challenger, state.district(holder))
    state.tell(TOOK_DICE, holder, counts[HOLDER], mine)
    state.tell(TOOK_DICE, challenger, counts[CHALLENGER], theirs)
    state.push(ROLL)
    push_windows(state, EMBER, EMBERS)


@final
class Roll(Step[State]):
    """Both roll all their dice, the holder first; then Spark imps, then the comparison."""

    def name(self) -> str:
        return "roll"

    def clause(self) -> str:
        return "ST-8.6"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        duel = state.fight()
        duel.rolls += 1
        for side in range(2):
            for die in range(duel.counts[side]):
                roll_die(state, side, die, chance)
        state.push(COMPARE)
        push_windows(state, SPARK, SPARKS)


@final
class Compare(Step[State]):
    """Both sort their dice and lay them out in pairs, which stay; then both bid energy."""

    def name(self) -> str:
        return "compare"

    def clause(self) -> str:
        return "ST-8.8"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        duel = state.fight()
        duel.sort(HOLDER)
        duel.sort(CHALLENGER)
        duel.standing = duel.lead()
        tell_standing(state, duel)
        state.push(VERDICT)
        state.push(Bids(duel.seats[:], vec[i64]([NOTHING, NOTHING])))


def tell_standing(state: State, duel: Duel) -> None:
    if state.log is not None:
        holder, challenger = duel.seats[HOLDER], duel.seats[CHALLENGER]
        state.tell(STANDING, holder, challenger, duel.successes(HOLDER), duel.successes(CHALLENGER))


def can_bid(state: State, side: i64) -> bool:
    """Without energy cubes the bid is 0, unless free actions could bring some that would matter (ST-8.11, ST-8.23)."""
    duel = state.fight()
    if state.players[duel.seats[side]].cubes[ENERGY] > 0:
        return True
    if state.rules < ANY_TIME:
        return False
    mine = energy_in_reach(state, duel.seats[side])
    if mine == 0:
        return False
    rival = duel.seats[1 - side]
    theirs = state.players[rival].cubes[ENERGY] + energy_in_reach(state, rival)
    now = turns_out(duel, side, 0)
    return turns_out(duel, side, mine) > now or turns_out(duel, side, -theirs) < now


@final
class Bids(Step[State]):
    """Both secretly bid from nothing to all of their energy cubes; the bids are revealed together and lost.

    Free actions are open until one's own bid is sealed; each of them returns the rival's sealed bid (ST-8.23).
    """

    def __init__(self, seats: vec[i64], bids: vec[i64]) -> None:
        self.seats = seats  # by side, as are the bids
        self.bids = bids  # nothing where one is still to come

    def name(self) -> str:
        return "bid"

    def clause(self) -> str:
        return "ST-8.11"

    def actors(self, state: State) -> i64:
        waiting: i64 = NOBODY
        for side in range(2):
            if self.bids[side] == NOTHING and can_bid(state, side):
                waiting |= only(self.seats[side])
        return waiting

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        for energy in range(min(state.players[seat].cubes[ENERGY], MOST_BID) + 1):
            out.add(BID.of(energy))
        if state.rules >= ANY_TIME:
            add_free_actions(state, seat, out)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        side = HOLDER if self.seats[HOLDER] == seat else CHALLENGER
        if action >= FREE_ACTIONS:
            self.give_back(state, 1 - side)
            act_freely(state, seat, action, chance)
        else:
            self.bids[side] = BID.arg(action)
            state.tell(SEALED_BID, seat)

    def give_back(self, state: State, side: i64) -> None:
        """A bid that was sealed before the rival acted is made again."""
        if self.bids[side] != NOTHING:
            self.bids[side] = NOTHING
            state.tell(GAVE_BACK_BID, self.seats[side])

    def run(self, state: State, chance: Chance) -> None:
        """The higher bidder may change dice by the difference (ST-8.12, ST-8.13)."""
        state.pop()
        for side in range(2):
            self.bids[side] = max(0, self.bids[side])
            state.players[self.seats[side]].cubes[ENERGY] -= self.bids[side]
            state.tell(REVEALED_BID, self.seats[side], self.bids[side])
        duel = state.fight()
        duel.position = 0
        duel.points = self.bids[HOLDER] - self.bids[CHALLENGER]
        if duel.points < 0:
            duel.points = -duel.points
            state.push(CHANGES[CHALLENGER])
        else:
            state.push(CHANGES[HOLDER])

    def clone(self) -> Bids:
        return Bids(self.seats[:], self.bids[:])

    def seen_by(self, seat: i64) -> Bids:
        """Everybody sees that a rival has bid, but not how much."""
        seen = self.clone()
        for side in range(2):
            if self.seats[side] != seat and self.bids[side] != NOTHING:
                seen.bids[side] = SEALED
        return seen

    def json(self) -> dict[str, object]:
        said = {NOTHING: None, SEALED: "sealed"}
        return {"step": self.name(), "seats": list(self.seats), "bids": [said.get(bid, bid) for bid in self.bids]}


@final
class ChangeDice(Window):
    """The higher bidder may change their own dice, one by one in ascending position, by the difference in total."""

    def name(self) -> str:
        return "duel_change"

    def clause(self) -> str:
        return "ST-8.13"

    def actors(self, state: State) -> i64:
        duel = state.fight()
        if duel.points == 0 or duel.position == duel.counts[self.side]:
            return NOBODY
        return only(duel.seats[self.side])

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        duel = state.fight()
        out.add(DONE.of())
        for die in range(duel.position, duel.counts[self.side]):
            add_changes(out, die, duel.dice[self.side * MOST_DUEL_DICE + die], duel.points)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if DONE.made(action):
            state.pop()
            return
        duel = state.fight()
        die, face = SET.args(action)
        place = self.side * MOST_DUEL_DICE + die
        cost = distance(face + 1, duel.dice[place])
        duel.dice[place] = face + 1
        duel.points -= cost
        duel.position = die + 1
        state.tell(CHANGED_DIE, seat, die, face, cost)


@final
class Verdict(Step[State]):
    """More successes win; energy must overturn a result, as levelling it is not enough; otherwise both roll again."""

    def name(self) -> str:
        return "verdict"

    def clause(self) -> str:
        return "ST-8.14"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        duel = state.fight()
        lead = duel.lead()
        if lead == 0:
            lead = duel.standing  # ST-8.15
        if lead == 0 and duel.rolls < ROLLS:
            state.tell(LEVEL, duel.seats[HOLDER], duel.seats[CHALLENGER])
            state.push(ROLL)
            return
        duel.winner = HOLDER
        if lead < 0:
            duel.winner = CHALLENGER
        winner = duel.seats[duel.winner]
        state.tell(WON_DUEL, winner, duel.seats[1 - duel.winner], state.district(winner))
        drive_out(state)


DUELS: Final = Duels()
ROLL: Final = Roll()
COMPARE: Final = Compare()
CHANGES: Final = vec[ChangeDice]([ChangeDice(side) for side in range(2)])
VERDICT: Final = Verdict()
