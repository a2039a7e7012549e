"""What an ability is, and the three that pick a creature: Scavenger, Executioner and Devourer (NM-9.4 to NM-9.12)."""

from __future__ import annotations

from typing import final

from nightlight.core.chance import Chance
from nightlight.core.native import append, i64, vec
from nightlight.core.step import LegalActions, Step, only
from nightlight.games.nightmarium.actions import (
    DEVOURED,
    DROPPED,
    SCAVENGED,
    SCRAPPED,
    SLOT,
    STOPPED,
    TARGET,
    TOOK,
    VANISHED,
)
from nightlight.games.nightmarium.content import ABILITIES, COUNT, DECK
from nightlight.games.nightmarium.state import SEALS, State


class Ability(Step[State]):
    """What a part of the creature in this slot does, as a step where it leaves a choice."""

    def __init__(self, kind: i64, slot: i64) -> None:
        self.kind: i64 = kind
        self.slot: i64 = slot

    def name(self) -> str:
        return ABILITIES[self.kind]

    def clause(self) -> str:
        return DECK.clauses[self.kind]

    def actors(self, state: State) -> i64:
        return only(state.turn)

    def ways(self, state: State) -> i64:
        """In how many ways it can be performed; with none, it stops the chain (NM-8.4, NM-8.5)."""
        raise NotImplementedError

    def perform(self, state: State, ways: i64, chance: Chance) -> None:
        """Carry it out, or ask if there are several ways (NM-3.8)."""
        raise NotImplementedError

    def fail(self, state: State, part: i64) -> None:
        """It cannot be performed."""
        state.tell(STOPPED, state.turn, self.slot, part, self.kind)

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "slot": SLOT.json(self.slot)}


class Hunt(Ability):
    """An ability that picks a creature."""

    def prey(self, state: State, left: i64) -> i64:
        """Which creatures of the player so many seats to the left may be picked, as a set of slots."""
        raise NotImplementedError

    def strike(self, state: State, seat: i64, slot: i64) -> None:
        """What happens to the creature picked."""
        raise NotImplementedError

    def ways(self, state: State) -> i64:
        ways: i64 = 0
        for left in range(state.seats):
            ways += COUNT[self.prey(state, left)]
        return ways

    def perform(self, state: State, ways: i64, chance: Chance) -> None:
        if ways > 1:
            state.push(self)
            return
        for left in range(state.seats):
            slots = self.prey(state, left)
            for slot in range(state.creatures):
                if slots >> slot & 1:
                    self.strike(state, state.to_the_left(state.turn, left), slot)
                    return

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        for left in range(state.seats):
            out.add_set(TARGET.of(left, 0), self.prey(state, left))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        left, slot = TARGET.args(action)
        self.strike(state, state.to_the_left(seat, left), slot)


@final
class Scavenger(Hunt):
    """An incomplete creature of an opponent goes to the discard pile with all its cards."""

    def prey(self, state: State, left: i64) -> i64:
        if left == 0:
            return 0
        player = state.players[state.to_the_left(state.turn, left)]
        return player.begun | player.headless

    def strike(self, state: State, seat: i64, slot: i64) -> None:
        state.tell(SCAVENGED, state.turn, seat, slot)
        player = state.players[seat]
        while player.taken() >> slot & 1:
            card = player.lose_top(slot)
            state.throw(card)
            state.tell(SCRAPPED, seat, card)


@final
class Executioner(Hunt):
    """The top card of any creature of an opponent goes into the active player's hand, for all to see."""

    def prey(self, state: State, left: i64) -> i64:
        if left == 0:
            return 0
        player = state.players[state.to_the_left(state.turn, left)]
        return player.taken() & ~player.embodied

    def strike(self, state: State, seat: i64, slot: i64) -> None:
        card = state.players[seat].lose_top(slot)
        state.players[state.turn].gain(card)
        state.pin(state.turn, card)
        state.tell(TOOK, state.turn, seat, slot, card)
        vanish(state, seat, slot)


@final
class Devourer(Hunt):
    """The top card of another creature of one's own goes to the discard pile."""

    def prey(self, state: State, left: i64) -> i64:
        if left != 0:
            return 0
        player = state.players[state.turn]
        return player.taken() & ~player.embodied & ~(1 << self.slot)

    def strike(self, state: State, seat: i64, slot: i64) -> None:
        card = state.players[seat].lose_top(slot)
        state.throw(card)
        state.tell(DEVOURED, seat, slot, card)
        vanish(state, seat, slot)
        if len(state.waiting) > 0:
            drop(state, slot)


def vanish(state: State, seat: i64, slot: i64) -> None:
    """A creature without cards is gone (NM-2.6)."""
    if state.players[seat].taken() >> slot & 1 == 0:
        state.tell(VANISHED, seat, slot)


def drop(state: State, slot: i64) -> None:
    """A creature that lost a card has nothing to wait for any more (NM-8.9)."""
    left = vec[i64]()
    for activation in state.waiting:
        if activation // SEALS == slot:
            state.tell(DROPPED, state.turn, slot)
        else:
            left = append(left, activation)
    state.waiting = left
