"""The action turn: collect, frighten, summon an imp, and act freely (ST-9, ST-11)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    COLLECTED,
    END,
    ENDED_TURN,
    FRIGHTEN,
    SUMMON_IMP,
    USE_HOARD,
)
from nightlight.games.straszydla.content import AGREEMENTS, HOARD, NOTHING
from nightlight.games.straszydla.free_actions import FREE_ACTIONS, act_freely, add_free_actions, has_free_action
from nightlight.games.straszydla.frightening import begin_fright
from nightlight.games.straszydla.stacks import take_imp, use_imp
from nightlight.games.straszydla.state import State

HOARDED: Final[i64] = AGREEMENTS.bank.hoard
TO_END: Final[i64] = END.of()
CAN_FRIGHTEN: Final[i64] = 1  # what the district offers, a bit each
CAN_SUMMON: Final[i64] = 2
CAN_HOARD: Final[i64] = 4


@final
class Actions(Step[State]):
    """In turn order: collect; then frighten once, summon one imp, use Hoard imps, take free actions, in any order."""

    def name(self) -> str:
        return "action"

    def clause(self) -> str:
        return "ST-9.3"

    def actors(self, state: State) -> i64:
        seat = state.turn
        if seat == NOTHING or not (has_free_action(state, seat) or offers(state, seat) != 0):
            return NOBODY
        return only(seat)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(TO_END)
        found = offers(state, seat)
        if found & CAN_FRIGHTEN:
            out.add(FRIGHTEN.of())
        if found & CAN_SUMMON:
            out.add(SUMMON_IMP.of())
        if found & CAN_HOARD:
            out.add(USE_HOARD.of())
        add_free_actions(state, seat, out)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if action >= FREE_ACTIONS:
            act_freely(state, seat, action, chance)
        elif action == TO_END:
            self.pass_on(state)
        elif FRIGHTEN.made(action):
            state.frightened = True
            begin_fright(state, seat, chance)
        elif SUMMON_IMP.made(action):
            state.summoned = True
            take_imp(state, seat, state.element(seat), chance)
        else:
            use_imp(state, seat, HOARD)
            state.gain(seat, state.element(seat), HOARDED)

    def run(self, state: State, chance: Chance) -> None:
        """The first turn begins, or one ends in which nothing can be done."""
        self.pass_on(state)

    def pass_on(self, state: State) -> None:
        if state.turn != NOTHING:
            state.tell(ENDED_TURN, state.turn)
        if state.next_turn():
            state.frightened = False
            state.summoned = False
            collect(state, state.turn)
        else:
            state.pop()


def collect(state: State, seat: i64) -> None:
    """All cubes lying in the district, whatever the phase (ST-9.2)."""
    player = state.players[seat]
    cubes = state.cubes[player.pawn]
    if cubes > 0 and not player.ousted:
        state.cubes[player.pawn] = 0
        player.cubes[state.element(seat)] += cubes
        state.tell(COLLECTED, seat, state.element(seat), cubes, state.district(seat))


def offers(state: State, seat: i64) -> i64:
    """What district and imps offer, unless the player is ousted.

    A test once, where the icon is, with at least one bogey (ST-9.3, ST-10.1); one imp, where the icon is, if the stack
    has one (ST-11.1); any Hoard imp (ST-9.5).
    """
    player = state.players[seat]
    if player.ousted:
        return 0
    city = state.city
    here = player.pawn
    found: i64 = 0
    if not state.frightened and city.frighten >> here & 1 and player.bogeys != 0:
        found = CAN_FRIGHTEN
    if not state.summoned and city.imp >> here & 1 and state.imp_tops[city.element[here]] != NOTHING:
        found |= CAN_SUMMON
    if player.imps[HOARD] > 0:
        found |= CAN_HOARD
    return found


ACTIONS: Final = Actions()
