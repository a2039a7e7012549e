"""The match: players, the deck and the discard pile, and what everybody could remember."""

from __future__ import annotations

from typing import Any, Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, pop, vec
from nightlight.core.step import GameState, Step, only
from nightlight.core.verb import HIDDEN
from nightlight.games.nightmarium.actions import DISCARDED, DREW, RESHUFFLED, WON
from nightlight.games.nightmarium.content import (
    ALL,
    BIT,
    CARDS,
    COUNT,
    HALF,
    LEGION_IDS,
    NOTHING,
    WORD,
    card_set,
    cards_of,
)
from nightlight.games.nightmarium.player import UNTOLD
from nightlight.games.nightmarium.player import Player as Player
from nightlight.games.nightmarium.shapes import Activation, Table

WHOLE: Final[i64] = 4  # instead of a seal's legion: every ability of the creature acts
SEALS: Final[i64] = 5  # the four legions and WHOLE

GOES_ON: Final[i64] = 0  # how a match ends
BY_CREATURES: Final[i64] = 1
BY_DEATH: Final[i64] = 2
BY_TURNS: Final[i64] = 3
REASONS: Final = ["", "won", "dead", "truncated"]


@final
class State(GameState):
    """A match.

    Public memory: `may` holds a set of two words for each seat and then one for the deck, the cards which may be there
    for all that everybody has seen. It speaks of hidden cards; what it says of those that lie open means nothing.
    """

    def __init__(
        self,
        players: vec[Player],
        *,
        steps: vec[Step[Any]],
        unseen: vec[i64],
        discard: vec[i64] | None = None,
        may: vec[i64] | None = None,
        deck: i64 = UNTOLD,
        turn: i64 = 0,
        number: i64 = 1,
        actions: i64 = 2,
        lock: i64 = NOTHING,
        revealed: vec[i64] | None = None,
        woken: vec[i64] | None = None,
        waiting: vec[i64] | None = None,
        activations: i64 = 0,
        creatures: i64 = 5,
        immediate: bool = False,
        max_turns: i64 = 600,
        winner: i64 = NOTHING,
        ending: i64 = GOES_ON,
    ) -> None:
        super().__init__(len(players), steps)
        self.players = players
        self.unseen = unseen  # the cards of the deck, ascending, for it has no order; in a view other hands too
        self.deck: i64 = deck  # how many of them lie in the deck
        if deck == UNTOLD:
            self.deck = len(unseen)
        self.discard = card_set([]) if discard is None else discard
        self.may = remember_nothing(self.seats) if may is None else may
        self.turn: i64 = turn
        self.number: i64 = number  # of the turn, the first is 1
        self.actions: i64 = actions  # left in the turn
        self.lock: i64 = lock  # the legion of the card that was played as the first action (NM-6.8)
        self.revealed = vec[i64]() if revealed is None else revealed  # by a Chorister, ascending
        self.woken = vec[i64]() if woken is None else woken  # activations that the ability going on has started
        self.waiting = vec[i64]() if waiting is None else waiting  # and those that must wait (NM-8.8)
        self.activations: i64 = activations  # begun in this action
        self.creatures: i64 = creatures  # complete ones that win, and the most that a player may have
        self.immediate = immediate
        self.max_turns: i64 = max_turns  # 0: no cap
        self.winner: i64 = winner
        self.ending: i64 = ending

    def clone(self) -> State:
        new = State(
            vec[Player]([player.clone() for player in self.players]),
            steps=self.copied_steps(),
            unseen=self.unseen[:],
            discard=self.discard[:],
            may=self.may[:],
            deck=self.deck,
            turn=self.turn,
            number=self.number,
            actions=self.actions,
            lock=self.lock,
            revealed=self.revealed[:],
            woken=self.woken[:],
            waiting=self.waiting[:],
            activations=self.activations,
            creatures=self.creatures,
            immediate=self.immediate,
            max_turns=self.max_turns,
            winner=self.winner,
            ending=self.ending,
        )
        new.actors = self.actors
        return new

    def after(self, seat: i64) -> i64:
        """The left neighbour (NM-3.1)."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def to_the_left(self, seat: i64, left: i64) -> i64:
        """The seat so many places to the left."""
        seat += left
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def all_complete(self, seat: i64) -> bool:
        """Whether the player has as many complete creatures as it takes."""
        return self.players[seat].complete == (1 << self.creatures) - 1

    def can_draw(self) -> bool:
        """Whether the deck or the discard pile holds a card (NM-4.3)."""
        return self.deck > 0 or self.discard[0] != 0 or self.discard[1] != 0

    def take(self, chance: Chance) -> i64:
        """Any card of the deck, for no one knows its order; when it is empty the discard pile comes first (NM-11.1)."""
        if self.deck == 0:
            self.reshuffle()
        self.unseen, card = pop(self.unseen, chance.below(self.deck))
        self.deck -= 1
        return card

    def draw(self, seat: i64, chance: Chance) -> None:
        """A card from the deck into the hand, unseen by others (NM-4.1)."""
        if self.deck == 0:
            self.reshuffle()
        may = self.may
        deck = 2 * self.seats
        may[2 * seat] |= may[deck]
        may[2 * seat + 1] |= may[deck + 1]
        card = self.take(chance)
        self.players[seat].gain(card)
        self.tell_only(only(seat), DREW, seat, card)

    def reshuffle(self) -> None:
        """The discard pile becomes the deck: everybody knows which cards it is made of (NM-11.1, NM-13.9)."""
        low = self.discard[0]
        high = self.discard[1]
        for seat in range(self.seats):
            self.rule_out(seat, low, high)
        self.may[2 * self.seats] = low
        self.may[2 * self.seats + 1] = high
        self.unseen = cards_of(low, high)
        self.deck = len(self.unseen)
        self.discard[0] = 0
        self.discard[1] = 0
        assert self.deck > 0, "who draws has made sure that there is a card (NM-11.2)"
        self.tell(RESHUFFLED, self.deck)

    def throw(self, card: i64) -> None:
        """A card goes to the discard pile, face up (NM-13.4)."""
        self.discard[WORD[card]] |= BIT[card]

    def give(self, seat: i64, card: i64) -> None:
        """A card leaves the hand; of an empty hand everybody knows all."""
        self.players[seat].give(card)
        if len(self.players[seat].hand) == 0:
            self.may[2 * seat] = 0
            self.may[2 * seat + 1] = 0

    def throw_from_hand(self, seat: i64, card: i64) -> None:
        self.give(seat, card)
        self.throw(card)
        self.tell(DISCARDED, seat, card)

    def rule_out(self, seat: i64, low: i64, high: i64) -> None:
        """Everybody knows that the hand holds none of these cards (NM-13.8)."""
        self.may[2 * seat] &= ~low
        self.may[2 * seat + 1] &= ~high

    def pin(self, seat: i64, card: i64) -> None:
        """Everybody knows that the hand holds this card (NM-13.6)."""
        for row in range(self.seats + 1):
            self.may[2 * row + WORD[card]] &= ~BIT[card]
        self.may[2 * seat + WORD[card]] |= BIT[card]

    def win(self, seat: i64) -> None:
        """The match is over at once, whatever was still to come (NM-10.5, NM-14.4)."""
        self.winner = seat
        self.end(BY_CREATURES)
        self.tell(WON, seat)

    def end(self, ending: i64) -> None:
        self.ending = ending
        self.steps = vec[Step[Any]]()

    def score(self, seat: i64) -> float:
        if self.winner == NOTHING:
            return 0.0
        return 1.0 if seat == self.winner else -1.0

    def ahead(self, seat: i64, rival: i64) -> bool:
        """Whether the seat ends before the rival: the winner, then by complete creatures and all parts (NM-10.4)."""
        if self.winner in (seat, rival):
            return seat == self.winner and rival != self.winner
        mine = self.players[seat]
        theirs = self.players[rival]
        if COUNT[mine.complete] != COUNT[theirs.complete]:
            return COUNT[mine.complete] > COUNT[theirs.complete]
        return mine.parts() > theirs.parts()

    def json(self) -> Table:
        hidden = self.hidden()
        return {
            "seats": self.seats,
            "creatures": self.creatures,
            "win_check": "immediate" if self.immediate else "end_of_turn",
            "max_turns": None if self.max_turns == 0 else self.max_turns,
            "turn": self.turn,
            "number": self.number,
            "actions": self.actions,
            "lock": None if self.lock == NOTHING else LEGION_IDS[self.lock],
            "actors": [seat for seat in range(self.seats) if self.actors >> seat & 1],
            "steps": [step.json() for step in self.steps],
            "deck": self.deck,
            "unseen": [card + 1 for card in self.unseen],
            "discard": set_json(self.discard[0], self.discard[1]),
            "revealed": [card + 1 for card in self.revealed],
            "woken": [activation_json(activation) for activation in self.woken],
            "waiting": [activation_json(activation) for activation in self.waiting],
            "activations": self.activations,
            "players": [player.json() for player in self.players],
            "may_hold": [self.memory_json(seat, hidden) for seat in range(self.seats)],
            "may_be_in_deck": self.memory_json(self.seats, hidden),
            "winner": None if self.winner == NOTHING else self.winner,
            "ending": REASONS[self.ending] if self.ending != GOES_ON else None,
        }

    def hidden(self) -> list[int]:
        """The cards in the deck and in hands, ascending."""
        seen = [card for player in self.players for card in player.hand if card != HIDDEN]
        return sorted([*self.unseen, *seen])

    def memory_json(self, row: i64, hidden: list[int]) -> list[int]:
        """Those of the hidden cards that may be there for all that everybody has seen."""
        low, high = self.may[2 * row], self.may[2 * row + 1]
        if low == ALL and high == ALL:
            return [card + 1 for card in hidden]
        return [card + 1 for card in hidden if (low if card < HALF else high) & BIT[card]]


def remember_nothing(seats: i64) -> vec[i64]:
    """Any card may be in any hand or in the deck."""
    return vec[i64]([ALL] * (2 * (seats + 1)))


def set_json(low: i64, high: i64) -> list[int]:
    """The numbers on the cards of a set."""
    return [card + 1 for card in range(CARDS) if (low if card < HALF else high) & BIT[card]]


def activation_json(activation: int) -> Activation:
    """A creature that is to act, by its slot, and for a seal its legion."""
    seal = activation % SEALS
    return {"slot": activation // SEALS + 1, "seal": None if seal == WHOLE else LEGION_IDS[seal]}
