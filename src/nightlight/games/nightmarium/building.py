"""Placing cards, completing creatures, and what a pure creature costs the opponents (NM-6, NM-7)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import News
from nightlight.core.native import append, i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.nightmarium.actions import (
    COMPLETED,
    DISCARD,
    LACKED,
    LEGION_FIELD,
    NEW,
    PLAY,
    PLAYED,
    PURE,
    SPARED,
)
from nightlight.games.nightmarium.content import (
    HEAD,
    LEGION,
    LEGION_IDS,
    LEGS,
    LOWEST_FREE,
    NOTHING,
    OF_LEGION,
    PARTS,
    POSITIONS,
    SEAL,
    TORSO,
)
from nightlight.games.nightmarium.player import Player, card_json
from nightlight.games.nightmarium.state import SEALS, WHOLE, State

SEATS: Final[i64] = 5  # at a table, at most


def offer(player: Player, slots: i64, cards: vec[i64], lock: i64, out: LegalActions) -> None:
    """Every place where the player may put a card, of one legion if it is locked (NM-6.2 to NM-6.8, NM-12.3)."""
    for card in cards:
        if lock == NOTHING or LEGION[card] == lock:
            targets = player.targets(POSITIONS[card], slots)
            if targets != 0:
                out.add_set(PLAY.of(card, NEW), targets)


def places(state: State, cards: vec[i64]) -> i64:
    """In how many ways the active player may place one of these cards."""
    player = state.players[state.turn]
    ways: i64 = 0
    for card in cards:
        targets = player.targets(POSITIONS[card], state.creatures)
        while targets != 0:
            ways += 1
            targets &= targets - 1
    return ways


def only_place(state: State, cards: vec[i64]) -> i64:
    """The one way there is, as an action."""
    player = state.players[state.turn]
    for card in cards:
        targets = player.targets(POSITIONS[card], state.creatures)
        if targets != 0:
            target: i64 = NEW
            while targets >> target & 1 == 0:
                target += 1
            return PLAY.of(card, target)
    raise AssertionError("a choice of one is made without asking (NM-3.8)")


def play(state: State, card: i64, target: i64) -> None:
    """The active player plays a card from hand."""
    state.give(state.turn, card)
    place(state, card, target, PLAYED)


def place(state: State, card: i64, target: i64, news: News) -> None:
    """Put the card on its target. A head or a seal wakes the creature, when the ability going on is done (NM-9.20)."""
    seat = state.turn
    player = state.players[seat]
    slot = target - 1
    if target == NEW:
        slot = LOWEST_FREE[player.taken()]
    part = player.put(card, slot)
    state.tell(news, seat, card, slot, part)
    if part == HEAD:
        complete(state, seat, slot)
    elif part == SEAL:
        state.woken = append(state.woken, slot * SEALS + LEGION[card])


def complete(state: State, seat: i64, slot: i64) -> None:
    """A head makes a creature complete; if it is pure, the opponents discard before anything else (NM-7.2)."""
    state.tell(COMPLETED, seat, slot)
    if state.immediate and state.all_complete(seat):
        state.win(seat)
        return
    state.woken = append(state.woken, slot * SEALS + WHOLE)
    legion = purity(state.players[seat], slot)
    if legion != NOTHING:
        state.tell(PURE, seat, slot, legion)
        state.push(PURITY[legion * SEATS + state.after(seat)])


def purity(player: Player, slot: i64) -> i64:
    """The one legion of a complete creature's three parts, or nothing (NM-2.8)."""
    legion = LEGION[player.creatures[slot * PARTS + LEGS]]
    for part in (TORSO, HEAD):
        if LEGION[player.creatures[slot * PARTS + part]] != legion:
            return NOTHING
    return legion


@final
class Purity(Step[State]):
    """An opponent of a pure creature discards a card of its legion or, having none, two others; then the next one."""

    def __init__(self, legion: i64, seat: i64, first: i64 = NOTHING) -> None:
        self.legion: i64 = legion
        self.seat: i64 = seat
        self.first: i64 = first  # of two cards, chosen and still in hand (NM-7.8)

    def name(self) -> str:
        return "purity"

    def clause(self) -> str:
        return "NM-7.4"

    def seen_by(self, seat: i64) -> Purity:
        """What is marked stays hidden, even that something is (NM-13.10)."""
        return self if seat == self.seat else PURITY[self.legion * SEATS + self.seat]

    def matching(self, state: State) -> i64:
        """How many cards of the legion are in the hand, seals too (NM-12.11)."""
        count: i64 = 0
        for card in state.players[self.seat].hand:
            if LEGION[card] == self.legion:
                count += 1
        return count

    def actors(self, state: State) -> i64:
        matching = self.matching(state)
        if matching > 1 or (matching == 0 and self.pairs(state) > 1):
            return only(self.seat)
        return NOBODY

    def pairs(self, state: State) -> i64:
        """How many cards may be marked next, when two others are discarded."""
        hand = state.players[self.seat].hand
        if self.first == NOTHING:
            return len(hand) - 1
        higher: i64 = 0
        for card in hand:
            if card > self.first:
                higher += 1
        return higher

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        hand = state.players[seat].hand
        if self.matching(state) > 0:
            for card in hand:
                if LEGION[card] == self.legion:
                    out.add(DISCARD.of(card))
        elif self.first == NOTHING:
            for place in range(len(hand) - 1):
                out.add(DISCARD.of(hand[place]))
        else:
            for card in hand:
                if card > self.first:
                    out.add(DISCARD.of(card))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        card = DISCARD.arg(action)
        if self.matching(state) > 0:
            state.throw_from_hand(seat, card)
            self.done(state)
        elif self.first == NOTHING:
            state.pop()
            state.push(Purity(self.legion, seat, card))
        else:
            state.throw_from_hand(seat, self.first)
            state.throw_from_hand(seat, card)
            self.lacked(state)

    def run(self, state: State, chance: Chance) -> None:
        """Whoever has no choice discards without being asked (NM-3.8)."""
        hand = state.players[self.seat].hand
        if len(hand) == 0:
            state.tell(SPARED, self.seat)
            self.done(state)
        elif self.matching(state) == 1:
            for card in hand[:]:
                if LEGION[card] == self.legion:
                    state.throw_from_hand(self.seat, card)
            self.done(state)
        else:
            last = hand[len(hand) - 1]
            first = self.first
            if first == NOTHING:
                first = hand[0]
            state.throw_from_hand(self.seat, first)
            if last != first:
                state.throw_from_hand(self.seat, last)
            self.lacked(state)

    def lacked(self, state: State) -> None:
        """Everybody has seen that the hand holds no card of the legion (NM-13.8)."""
        state.tell(LACKED, self.seat, self.legion)
        state.rule_out(self.seat, OF_LEGION[2 * self.legion], OF_LEGION[2 * self.legion + 1])
        self.done(state)

    def done(self, state: State) -> None:
        """Clockwise, up to the active player (NM-7.5)."""
        state.pop()
        neighbour = state.after(self.seat)
        if neighbour != state.turn:
            state.push(PURITY[self.legion * SEATS + neighbour])

    def json(self) -> dict[str, object]:
        first = None if self.first == NOTHING else card_json(self.first)
        return {"step": "purity", "legion": LEGION_FIELD.json(self.legion), "seat": self.seat, "first": first}


PURITY: Final = vec[Purity]([Purity(legion, seat) for legion in range(len(LEGION_IDS)) for seat in range(SEATS)])
