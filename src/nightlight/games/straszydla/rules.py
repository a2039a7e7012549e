"""The course of a match: the first choices, day and night, STOP markers, the check, and new bogeys (ST-1 to ST-5)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    BEGAN_ROUND,
    BEGIN,
    CHECKED,
    CHOSE_PHASE,
    CLEARED_STOPS,
    FULFILLED,
    GOES_ON,
    LAST_PHASE,
    NO_BOGEYS_LEFT,
    REPLENISHED,
    SETTLE,
    SETTLED,
    SHOWED_PACT,
    STARTER,
    STOPPED,
    SUMMONED,
    SUMMONED_NOTHING,
    TOOK_STARTER,
    TURNED_CARD,
)
from nightlight.games.straszydla.content import (
    CELLS,
    COLOURS,
    NOTHING,
    PACTS,
    STARTERS,
    filled,
)
from nightlight.games.straszydla.duels import DUELS
from nightlight.games.straszydla.feeding import FEEDING
from nightlight.games.straszydla.movement import MOVES
from nightlight.games.straszydla.planning import WHISPERS, begin_planning
from nightlight.games.straszydla.stacks import join, turn_up_bogey
from nightlight.games.straszydla.state import ROUNDS, State
from nightlight.games.straszydla.turn import ACTIONS

MARKERS_STAY: Final[i64] = 2  # with so many players STOP markers lie for a day and a night (ST-4.6)
DAY_AND_NIGHT: Final[i64] = 2


class FirstChoices(Step[State]):
    """Something that everybody chooses in turn order before the match begins."""

    def actors(self, state: State) -> i64:
        if state.turn == NOTHING or self.chosen_for(state) != NOTHING:
            return NOBODY
        return only(state.turn)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        for choice in range(COLOURS):
            if self.free(state, choice):
                out.add(self.base() + choice)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        self.choose(state, seat, action - self.base(), chance)
        self.pass_on(state)

    def run(self, state: State, chance: Chance) -> None:
        """The first turn begins, or there is only one thing left to choose."""
        if state.turn != NOTHING:
            self.choose(state, state.turn, self.chosen_for(state), chance)
        self.pass_on(state)

    def pass_on(self, state: State) -> None:
        if not state.next_turn():
            state.pop()

    def chosen_for(self, state: State) -> i64:
        """The only choice there is, or nothing."""
        found: i64 = NOTHING
        for choice in range(COLOURS):
            if self.free(state, choice):
                if found != NOTHING:
                    return NOTHING
                found = choice
        return found

    def base(self) -> i64:
        raise NotImplementedError

    def free(self, state: State, choice: i64) -> bool:
        raise NotImplementedError

    def choose(self, state: State, seat: i64, choice: i64, chance: Chance) -> None:
        raise NotImplementedError


@final
class Starters(FirstChoices):
    """With a lean start, each player takes a starting bogey from the top of a stack."""

    def name(self) -> str:
        return "starter"

    def clause(self) -> str:
        return "ST-V-6"

    def base(self) -> i64:
        return STARTER.of(0)

    def free(self, state: State, choice: i64) -> bool:
        return 0 <= state.bogey_tops[choice] < STARTERS

    def choose(self, state: State, seat: i64, choice: i64, chance: Chance) -> None:
        bogey = state.bogey_tops[choice]
        state.tell(TOOK_STARTER, seat, bogey, join(state, seat, bogey))
        turn_up_bogey(state, choice, chance)


@final
class Suburbs(FirstChoices):
    """Each player puts their pawn into a Suburb without one."""

    def name(self) -> str:
        return "suburb"

    def clause(self) -> str:
        return "ST-1.10"

    def base(self) -> i64:
        return SETTLE.of(0)

    def free(self, state: State, choice: i64) -> bool:
        cell = state.city.suburb_cells[choice]
        return all(player.pawn != cell for player in state.players)

    def choose(self, state: State, seat: i64, choice: i64, chance: Chance) -> None:
        state.players[seat].pawn = state.city.suburb_cells[choice]
        state.tell(SETTLED, seat, choice)


@final
class FirstPhase(Step[State]):
    """The starting player chooses whether the game begins with day or with night."""

    def name(self) -> str:
        return "first_phase"

    def clause(self) -> str:
        return "ST-1.9"

    def actors(self, state: State) -> i64:
        return only(state.start)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add_run(BEGIN.of(0), 2)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        state.night = BEGIN.arg(action) == 1
        state.tell(CHOSE_PHASE, seat, BEGIN.arg(action))


@final
class Round(Step[State]):
    """Time goes on: a cube is removed from the day/night card, or the card is turned over; then a round is played."""

    def name(self) -> str:
        return "round"

    def clause(self) -> str:
        return "ST-4.1"

    def run(self, state: State, chance: Chance) -> None:
        if state.clock == 0:
            turn_card(state)
        state.clock -= 1
        state.tell(BEGAN_ROUND, phase_of(state), state.round() - 1)
        forget_round(state)
        if state.round() == 1 or state.fast_city:
            replenish(state)
        state.push(STOP)
        state.push(ACTIONS)
        state.push(DUELS)
        state.push(MOVES)
        state.push(WHISPERS)
        begin_planning(state, only(state.seats) - 1)


def phase_of(state: State) -> i64:
    """Day is 0, night 1."""
    if state.night:
        return 1
    return 0


def turn_card(state: State) -> None:
    """The other phase begins, with the next starting player; STOP markers go, unless two play (ST-4.2 to ST-4.6)."""
    state.night = not state.night
    state.phase += 1
    state.clock = ROUNDS
    state.start = state.after(state.start)
    state.tell(TURNED_CARD, phase_of(state), state.start)
    if state.seats > MARKERS_STAY or state.phase % DAY_AND_NIGHT == 1:
        state.stops = 0
        state.tell(CLEARED_STOPS)


def forget_round(state: State) -> None:
    """Arrivals, retreats, purchases: all that counts for one round."""
    state.arrivals = 0
    for player in state.players:
        player.arrival = 0
        player.driven = 0
        player.ousted = False
        player.bought = False


def replenish(state: State) -> None:
    """Every district of the current phase receives cubes, on top of whatever lies there (ST-5.1)."""
    city = state.city
    cells = city.night
    if not state.night:
        cells = ~city.night
    for cell in range(CELLS):
        if cells >> cell & 1:
            cubes: i64 = 1
            if not state.fast_city:
                cubes = city.harvest[cell]
            state.cubes[cell] += cubes
            state.tell(REPLENISHED, cell, city.tiles[cell], city.element[cell], cubes)


@final
class Stop(Step[State]):
    """Every player's district receives a STOP marker; after the fourth round the bogeys are fed."""

    def name(self) -> str:
        return "stop"

    def clause(self) -> str:
        return "ST-4.7"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        seat = state.start
        for _player in range(state.seats):
            player = state.players[seat]
            if not player.ousted and state.stops >> player.pawn & 1 == 0:
                state.stops |= only(player.pawn)
                state.tell(STOPPED, player.pawn, state.district(seat))
            seat = state.after(seat)
        if state.clock == 0:
            state.push(CHECK)
            state.push(FEEDING)


@final
class Check(Step[State]):
    """Whoever fulfils the pact wins; if nobody does, everybody summons a bogey and the match goes on."""

    def name(self) -> str:
        return "check"

    def clause(self) -> str:
        return "ST-15.1"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        verdict = judge(state)
        state.tell(CHECKED, verdict)
        if verdict == GOES_ON:
            rule_out(state)
            summon(state, chance)
        else:
            end(state)


def judge(state: State) -> i64:
    """Whether the match is over, and why (ST-15.2, ST-15.4)."""
    for seat in range(state.seats):
        if state.filled(seat) == state.pact_size:
            return FULFILLED
    if not state.bogeys_left():
        return NO_BOGEYS_LEFT
    if state.phase >= state.phase_limit:
        return LAST_PHASE
    return GOES_ON


def rule_out(state: State) -> None:
    """Everybody can tell the pacts that a player does not have: those that would have been fulfilled."""
    for player in state.players:
        if player.pack() >= state.pact_size:
            for pact in range(PACTS):
                if filled(player.bogeys, pact) >= state.pact_size:
                    player.possible &= ~(1 << pact)


def summon(state: State, chance: Chance) -> None:
    """In turn order all players take the top bogey of the element of their district (ST-14)."""
    seat = state.start
    for _player in range(state.seats):
        element = state.element(seat)
        bogey = state.bogey_tops[element]
        if bogey == NOTHING:
            state.tell(SUMMONED_NOTHING, seat, element)
        else:
            state.tell(SUMMONED, seat, bogey, join(state, seat, bogey))
            turn_up_bogey(state, element, chance)
        seat = state.after(seat)


def end(state: State) -> None:
    """All pacts are shown (ST-2.6)."""
    while len(state.steps) > 0:
        state.pop()
    seat = state.start
    for _player in range(state.seats):
        state.tell(SHOWED_PACT, seat, state.players[seat].pact, state.filled(seat))
        seat = state.after(seat)


STARTERS_STEP: Final = Starters()
FIRST_PHASE: Final = FirstPhase()
SUBURBS_STEP: Final = Suburbs()
ROUND: Final = Round()
STOP: Final = Stop()
CHECK: Final = Check()
