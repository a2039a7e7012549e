"""The course of a match: turns of two actions, exchanges, and the end (NM-3, NM-4, NM-5, NM-10)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import append, i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.core.verb import HIDDEN
from nightlight.games.nightmarium.abilities import AWAKENING
from nightlight.games.nightmarium.actions import (
    BEGAN_EXCHANGE,
    BEGAN_TURN,
    CUT_OFF,
    DIED_OUT,
    DRAW,
    EXCHANGE,
    EXCHANGED,
    LOST_ACTION,
    MARK,
    PLAY,
    STOP,
)
from nightlight.games.nightmarium.building import offer, play
from nightlight.games.nightmarium.content import (
    AGREEMENTS,
    LEGION,
    NOTHING,
    POSITIONS,
    WITH_POSITIONS,
)
from nightlight.games.nightmarium.player import card_json
from nightlight.games.nightmarium.state import BY_DEATH, BY_TURNS, State

ACTIONS: Final[i64] = AGREEMENTS.actions
TO_DRAW: Final[i64] = DRAW.of()
TO_EXCHANGE: Final[i64] = EXCHANGE.of()
TO_STOP: Final[i64] = STOP.of()


@final
class Turn(Step[State]):
    """The active player draws a card, plays one or exchanges some; two such actions make a turn."""

    def name(self) -> str:
        return "action"

    def clause(self) -> str:
        return "NM-3.2"

    def actors(self, state: State) -> i64:
        if state.actions > 0 and (len(state.players[state.turn].hand) > 0 or state.can_draw()):
            return only(state.turn)
        return NOBODY

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        if state.can_draw():
            out.add(TO_DRAW)
        player = state.players[seat]
        offer(player, state.creatures, player.hand, state.lock, out)
        if len(player.hand) > 0:
            out.add(TO_EXCHANGE)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.actions -= 1
        if action == TO_DRAW:
            state.draw(seat, chance)
        elif action == TO_EXCHANGE:
            state.tell(BEGAN_EXCHANGE, seat)
            state.push(Exchange(seat, vec[i64]()))
        else:
            card, target = PLAY.args(action)
            state.lock = LEGION[card]  # a second card has the same (NM-6.8)
            state.activations = 0
            state.push(AWAKENING)
            play(state, card, target)

    def run(self, state: State, chance: Chance) -> None:
        """An action that nothing can be done with is lost (NM-3.6); after the second one the turn is over."""
        if state.actions > 0:
            state.actions -= 1
            state.tell(LOST_ACTION, state.turn)
        else:
            end_turn(state)


@final
class Exchange(Step[State]):
    """The active player marks cards in ascending order, then discards them and draws half as many, rounded down."""

    def __init__(self, seat: i64, marked: vec[i64]) -> None:
        self.seat: i64 = seat
        self.marked = marked  # in ascending order

    def name(self) -> str:
        return "exchange"

    def clause(self) -> str:
        return "NM-5.5"

    def clone(self) -> Exchange:
        return Exchange(self.seat, self.marked[:])

    def seen_by(self, seat: i64) -> Exchange:
        """What is marked stays hidden until it is discarded, even how much (NM-13.10)."""
        return self.clone() if seat == self.seat else Exchange(self.seat, vec[i64]([HIDDEN]))

    def last(self) -> i64:
        """The card marked last."""
        if len(self.marked) == 0:
            return NOTHING
        return self.marked[len(self.marked) - 1]

    def actors(self, state: State) -> i64:
        hand = state.players[self.seat].hand
        if len(hand) > 1 and self.last() != hand[len(hand) - 1]:
            return only(self.seat)
        return NOBODY

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        last = self.last()
        if last != NOTHING:
            out.add(TO_STOP)
        for card in state.players[seat].hand:
            if card > last:
                out.add(MARK.of(card))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if action == TO_STOP:
            self.exchange(state, chance)
        else:
            self.marked = append(self.marked, MARK.arg(action))

    def run(self, state: State, chance: Chance) -> None:
        """Nothing is left to mark, or the hand is one card, which goes without asking (NM-3.8)."""
        if len(self.marked) == 0:
            self.marked = append(self.marked, state.players[self.seat].hand[0])
        self.exchange(state, chance)

    def exchange(self, state: State, chance: Chance) -> None:
        """All are discarded before any is drawn (NM-5.3)."""
        state.pop()
        seat = self.seat
        drawn = drawn_for(len(self.marked))
        state.tell(EXCHANGED, seat, len(self.marked), drawn)
        for card in self.marked:
            state.throw_from_hand(seat, card)
        for _card in range(drawn):
            state.draw(seat, chance)

    def json(self) -> dict[str, object]:
        hidden = len(self.marked) > 0 and self.marked[0] == HIDDEN
        marked = None if hidden else [card_json(card) for card in self.marked]
        return {"step": "exchange", "seat": self.seat, "marked": marked}


def drawn_for(cards: i64) -> i64:
    """How many cards come for so many in an exchange: half of them, rounded down (NM-5.1)."""
    return cards // 2


def end_turn(state: State) -> None:
    """Victory, a dead position, the last turn agreed on, or the next player (NM-10.1, NM-10.6, NM-14.6, NM-3.7)."""
    if state.all_complete(state.turn):
        state.win(state.turn)
    elif dead(state):
        state.end(BY_DEATH)
        state.tell(DIED_OUT)
    elif state.number == state.max_turns:
        state.end(BY_TURNS)
        state.tell(CUT_OFF, state.number)
    else:
        state.turn = state.after(state.turn)
        state.number += 1
        state.actions = ACTIONS
        state.lock = NOTHING
        state.tell(BEGAN_TURN, state.turn, state.number)


def dead(state: State) -> bool:
    """Whether no card outside the creatures could be placed by anybody: then no creature ever changes (NM-10.6)."""
    seat: i64 = 0
    while seat < state.seats and not any_outside(state, state.players[seat].lacking(state.creatures)):
        seat += 1
    return seat == state.seats


def any_outside(state: State, parts: i64) -> bool:
    """Whether a card that can be one of these parts lies in the deck, in a hand or on the discard pile."""
    for card in state.unseen:
        if POSITIONS[card] & parts:
            return True
    for player in state.players:
        for card in player.hand:
            if POSITIONS[card] & parts:
                return True
    low = state.discard[0] & WITH_POSITIONS[2 * parts]
    high = state.discard[1] & WITH_POSITIONS[2 * parts + 1]
    return low != 0 or high != 0


TURN: Final = Turn()
