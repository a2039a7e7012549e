"""Moving: every pawn carries out its plan, with transfers, jumps and a gust of wind (ST-7)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    ARRIVED,
    DECLINE,
    DECLINED,
    JUMP,
    JUMPED,
    MOVED,
    STAY,
    STAYED,
    STEP,
    STUCK,
    TRANSFER,
    TRANSFERRED,
    X,
)
from nightlight.games.straszydla.content import (
    ADJACENT,
    GUST,
    MOLE,
    NOTHING,
    SUBURBS,
    TARGET,
    WAYS,
    count_bits,
    only_bit,
)
from nightlight.games.straszydla.plans import LENGTH, after_plan, is_mole, token_at
from nightlight.games.straszydla.stacks import use_imp
from nightlight.games.straszydla.state import State


@final
class Moves(Step[State]):
    """In turn order each player carries out the whole plan before the next one moves."""

    def name(self) -> str:
        return "move"

    def clause(self) -> str:
        return "ST-7.1"

    def run(self, state: State, chance: Chance) -> None:
        if state.turn == NOTHING:
            state.next_turn()
            set_out(state)
        seat = state.turn
        while state.token < LENGTH:
            state.token += 1
            if carry_out(state, seat, token_at(state.players[seat].plan, state.token - 1)):
                return
        if state.token == LENGTH:
            state.token += 1
            if windy(state, seat):
                state.push(GUST_WINDOW)
                return
        arrive(state, seat)
        if state.next_turn():
            set_out(state)
        else:
            state.pop()


def set_out(state: State) -> None:
    """The move of a mole plan begins with its imp (ST-7.1)."""
    state.token = 0
    if is_mole(state.players[state.turn].plan):
        use_imp(state, state.turn, MOLE)


def carry_out(state: State, seat: i64, token: i64) -> bool:
    """One token; true if the mover has something to decide first."""
    if token == X:
        return jump(state, seat)
    player = state.players[seat]
    player.pawn = TARGET[player.pawn * WAYS + token]
    state.tell(MOVED, seat, player.pawn, state.city.tiles[player.pawn])
    return enter(state, seat)


def enter(state: State, seat: i64) -> bool:
    """Whoever steps into a Suburb may transfer to another one (ST-7.5); true if there is a choice."""
    if state.city.suburbs >> state.players[seat].pawn & 1 == 0:
        return False
    if state.token >= LENGTH and not state.last_transfer:  # ST-V-9
        return False
    suburbs = leading_on(state, seat, state.city.suburbs)
    if count_bits(suburbs) > 1:
        state.push(TRANSFER_CHOICE)
        return True
    transfer(state, seat, only_bit(suburbs))
    return False


def jump(state: State, seat: i64) -> bool:
    """A stuck pawn goes to any other open Suburb, or stays where it is (ST-7.7); true if there is a choice."""
    others = state.city.suburbs & ~only(state.players[seat].pawn)
    if others & state.open_to(state.players[seat].plan) == 0:
        state.tell(STUCK, seat, state.district(seat))
        return False
    suburbs = leading_on(state, seat, others)
    if count_bits(suburbs) > 1:
        state.push(JUMP_CHOICE)
        return True
    land(state, seat, only_bit(suburbs))
    return False


def leading_on(state: State, seat: i64, cells: i64) -> i64:
    """The open ones of these cells from which the rest of the plan can be carried out (ST-7.8)."""
    plan = state.players[seat].plan
    open_cells = state.open_to(plan)
    cells &= open_cells
    if state.token >= LENGTH:
        return cells
    found: i64 = 0
    for cell in state.city.suburb_cells:
        if cells >> cell & 1 and after_plan(cell, plan, state.token, open_cells, state.city.suburbs) != 0:
            found |= 1 << cell
    return found


def transfer(state: State, seat: i64, cell: i64) -> None:
    if cell == state.players[seat].pawn:
        state.tell(STAYED, seat, state.district(seat))
    else:
        state.players[seat].pawn = cell
        state.tell(TRANSFERRED, seat, cell, state.district(seat))


def land(state: State, seat: i64, cell: i64) -> None:
    state.players[seat].pawn = cell
    state.tell(JUMPED, seat, cell, state.district(seat))


def windy(state: State, seat: i64) -> bool:
    """Whether the mover holds a Gust imp and has somewhere to go (ST-7.9)."""
    player = state.players[seat]
    return player.imps[GUST] > 0 and ADJACENT[player.pawn] & state.open_to(player.plan) != 0


def arrive(state: State, seat: i64) -> None:
    """A pawn that has finished moving gets the next arrival number (ST-7.10)."""
    state.arrivals += 1
    player = state.players[seat]
    player.arrival = state.arrivals
    state.tell(ARRIVED, seat, state.arrivals, state.district(seat))


class MoversChoice(Step[State]):
    """Something that the mover decides on the way."""

    def actors(self, state: State) -> i64:
        return only(state.turn)


@final
class TransferChoice(MoversChoice):
    """Stay in the Suburb just entered, or transfer to another open one from which the plan can go on."""

    def name(self) -> str:
        return "transfer"

    def clause(self) -> str:
        return "ST-7.5"

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        suburbs = leading_on(state, seat, state.city.suburbs)
        pawn = state.players[seat].pawn
        if suburbs >> pawn & 1:
            out.add(STAY.of())
        for suburb in range(SUBURBS):
            cell = state.city.suburb_cells[suburb]
            if cell != pawn and suburbs >> cell & 1:
                out.add(TRANSFER.of(suburb))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if STAY.made(action):
            transfer(state, seat, state.players[seat].pawn)
        else:
            transfer(state, seat, state.city.suburb_cells[TRANSFER.arg(action)])


@final
class JumpChoice(MoversChoice):
    """A stuck pawn jumps to another open Suburb from which the plan can go on."""

    def name(self) -> str:
        return "jump"

    def clause(self) -> str:
        return "ST-7.7"

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        suburbs = leading_on(state, seat, state.city.suburbs & ~only(state.players[seat].pawn))
        for suburb in range(SUBURBS):
            if suburbs >> state.city.suburb_cells[suburb] & 1:
                out.add(JUMP.of(suburb))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        land(state, seat, state.city.suburb_cells[JUMP.arg(action)])


@final
class GustWindow(MoversChoice):
    """After the third token and its transfer, a Gust imp may carry the pawn one step further."""

    def name(self) -> str:
        return "gust"

    def clause(self) -> str:
        return "ST-7.9"

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(DECLINE.of())
        player = state.players[seat]
        open_cells = state.open_to(player.plan)
        for way in range(WAYS):
            cell = TARGET[player.pawn * WAYS + way]
            if cell != NOTHING and open_cells >> cell & 1:
                out.add(STEP.of(way))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if DECLINE.made(action):
            state.tell(DECLINED, seat, GUST)
        else:
            use_imp(state, seat, GUST)
            carry_out(state, seat, STEP.arg(action))


MOVES: Final = Moves()
TRANSFER_CHOICE: Final = TransferChoice()
JUMP_CHOICE: Final = JumpChoice()
GUST_WINDOW: Final = GustWindow()
