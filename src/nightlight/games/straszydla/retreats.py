"""Retreats: where the loser of a duel goes, and who chooses it (ST-8.17 to ST-8.22)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    CEDE,
    CEDED,
    DECLINE,
    DECLINED,
    OUSTED,
    POINT,
    POINTED,
    RETREAT,
    RETREATED,
    USE,
)
from nightlight.games.straszydla.content import ADJACENT, CELLS, MIST, only_bit
from nightlight.games.straszydla.stacks import use_imp
from nightlight.games.straszydla.state import State


def winner(state: State) -> i64:
    """Who won the duel."""
    duel = state.fight()
    return duel.seats[duel.winner]


def loser(state: State) -> i64:
    """Who lost it."""
    duel = state.fight()
    return duel.seats[1 - duel.winner]


def refuges(state: State) -> i64:
    """Open neighbours that the loser was not driven out of in this round; failing these, such Suburbs (ST-8.18)."""
    player = state.players[loser(state)]
    closed = state.stops | player.driven
    cells = ADJACENT[player.pawn] & ~closed
    if cells == 0:
        cells = state.city.suburbs & ~closed
    return cells


def drive_out(state: State) -> None:
    """The loser must leave, or is ousted for the rest of the round if there is nowhere to go."""
    seat = loser(state)
    player = state.players[seat]
    player.driven |= only(player.pawn)
    if refuges(state) == 0:
        player.ousted = True
        state.duel = None
        state.tell(OUSTED, seat, state.district(seat))
    elif player.imps[MIST] > 0:
        state.push(MIST_WINDOW)
    else:
        open_retreat(state)


def open_retreat(state: State) -> None:
    """The winner points or cedes; where there is only one way out, the winner cedes without being asked (ST-8.22)."""
    cells = refuges(state)
    if cells & cells - 1 == 0:
        cede(state)
    else:
        state.push(RETREAT_POINT)


def cede(state: State) -> None:
    """The loser chooses, and the winner takes a dread cube for it."""
    state.tell(CEDED, winner(state), loser(state))
    state.gain_dread(winner(state), 1)
    choose(state)


def choose(state: State) -> None:
    """The loser chooses where there is a choice."""
    cells = refuges(state)
    if cells & cells - 1 != 0:
        state.push(RETREAT_CHOICE)
    else:
        leave(state, only_bit(cells))


def leave(state: State, cell: i64) -> None:
    """The loser arrives last in the new district (ST-8.20), and the duel is over."""
    seat = loser(state)
    player = state.players[seat]
    player.pawn = cell
    state.arrivals += 1
    player.arrival = state.arrivals
    state.duel = None
    state.tell(RETREATED, seat, cell, state.district(seat))


@final
class MistWindow(Step[State]):
    """The loser may use a Mist imp: then the loser chooses, and the winner gets nothing."""

    def name(self) -> str:
        return "mist"

    def clause(self) -> str:
        return "ST-8.19"

    def actors(self, state: State) -> i64:
        return only(loser(state))

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(DECLINE.of())
        out.add(USE.of())

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if DECLINE.made(action):
            state.tell(DECLINED, seat, MIST)
            open_retreat(state)
        else:
            use_imp(state, seat, MIST)
            choose(state)


@final
class RetreatPoint(Step[State]):
    """The winner points at a district, or lets the loser choose and takes 1 dread cube."""

    def name(self) -> str:
        return "retreat_point"

    def clause(self) -> str:
        return "ST-8.17"

    def actors(self, state: State) -> i64:
        return only(winner(state))

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(CEDE.of())
        add_cells(out, POINT.of(0), refuges(state))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if CEDE.made(action):
            cede(state)
        else:
            cell = POINT.arg(action)
            state.tell(POINTED, seat, loser(state), cell, state.city.tiles[cell])
            leave(state, cell)


@final
class RetreatChoice(Step[State]):
    """The loser chooses the district of the retreat."""

    def name(self) -> str:
        return "retreat"

    def clause(self) -> str:
        return "ST-8.17"

    def actors(self, state: State) -> i64:
        return only(loser(state))

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        add_cells(out, RETREAT.of(0), refuges(state))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        leave(state, RETREAT.arg(action))


def add_cells(out: LegalActions, base: i64, cells: i64) -> None:
    for cell in range(CELLS):
        if cells >> cell & 1:
            out.add(base + cell)


MIST_WINDOW: Final = MistWindow()
RETREAT_POINT: Final = RetreatPoint()
RETREAT_CHOICE: Final = RetreatChoice()
