"""Worlds that look to a seat like the true one: the hidden cards, dealt anew (NM-13).

Every deal that the public memory allows is as likely as any other. The memory knows which cards may be in a hand or in
the deck, not how many of them: who remembered every draw could rule out some of these deals.

Mostly all places allow the same cards, and dealing is drawing. Otherwise there are old cards, which cannot be in the
deck, and old hands, which hold nothing else. Old hands choose their cards first, then the old cards left choose their
places, then the other hands choose their cards, and the deck is what is left. The tightest always choose first: where
the choice of one cannot change how much another has, that is already fair. Else a deal is kept as often as its choices
stand to the most there could have been, and one that leaves no choice is not kept at all.
"""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance, Seeded
from nightlight.core.event import among
from nightlight.core.native import append, i64, pop, vec
from nightlight.core.step import NOBODY
from nightlight.games.nightmarium.abilities import Mockingbird
from nightlight.games.nightmarium.building import Purity, places
from nightlight.games.nightmarium.content import BIT, COUNT, NOTHING, SLOTS, WORD, cards_of
from nightlight.games.nightmarium.rules import Exchange
from nightlight.games.nightmarium.state import State

PATIENCE: Final[i64] = 50  # deals that luck may spoil before it is taken from elsewhere: a script could repeat itself
FINE: Final[i64] = 1 << 20  # steps of a probability
SLOT_SETS: Final[i64] = (1 << SLOTS) - 1


def imagine(table: State, seat: i64, chance: Chance) -> State:
    """The table with the hidden cards dealt, so that whoever has to decide now has something to decide."""
    world = table.clone()
    spoilt: i64 = 0
    while not (deal(world, table, seat, chance) and decidable(world, seat)):
        spoilt += 1
        if spoilt == PATIENCE:
            chance = Seeded(chance.below(FINE))
    mark(world, seat, chance)
    return world


def deal(world: State, table: State, seat: i64, chance: Chance) -> bool:
    """Give every hidden hand and the deck its cards; whether the deal is to be kept."""
    hidden = Places(table, seat)
    if not hidden.alike():
        hidden.settle()
        return hidden.choose_in_turn(chance) and hidden.fill(world, seat)
    unseen = table.unseen[:]
    for rival in range(table.seats):
        if rival != seat:
            drawn = vec[i64]([0, 0])
            for _card in range(hidden.room[rival]):
                unseen, card = pop(unseen, chance.below(len(unseen)))
                drawn[WORD[card]] |= BIT[card]
            world.players[rival].hand = cards_of(drawn[0], drawn[1])
    world.unseen = unseen
    return True


@final
class Places:
    """Where hidden cards lie: a row for each seat and then the deck, with the room there is and the cards it may hold.

    A set of cards is two words; `may` and `dealt` have them for each row.
    """

    def __init__(self, table: State, seat: i64) -> None:
        self.rows: i64 = table.seats + 1
        self.low: i64 = 0  # the cards that have no place yet
        self.high: i64 = 0
        for card in table.unseen:
            if WORD[card] == 0:
                self.low |= BIT[card]
            else:
                self.high |= BIT[card]
        self.room = vec[i64]([len(player.hand) for player in table.players] + [table.deck])
        if seat >= 0:
            self.room[seat] = 0
        self.may = table.may[:]
        self.dealt = vec[i64]([0] * (2 * self.rows))
        self.narrow()

    def narrow(self) -> None:
        """A place may hold what has no place yet; a full one nothing."""
        for row in range(self.rows):
            self.may[2 * row] &= self.low
            self.may[2 * row + 1] &= self.high
            if self.room[row] == 0:
                self.may[2 * row] = 0
                self.may[2 * row + 1] = 0

    def alike(self) -> bool:
        """Whether every place with room may hold every card."""
        for row in range(self.rows):
            if self.room[row] > 0 and (self.may[2 * row] != self.low or self.may[2 * row + 1] != self.high):
                return False
        return True

    def give(self, row: i64, low: i64, high: i64) -> None:
        """These cards go there."""
        self.dealt[2 * row] |= low
        self.dealt[2 * row + 1] |= high
        self.room[row] -= size(low, high)
        self.low &= ~low
        self.high &= ~high

    def give_one(self, row: i64, card: i64) -> None:
        if WORD[card] == 0:
            self.give(row, BIT[card], 0)
        else:
            self.give(row, 0, BIT[card])

    def settle(self) -> None:
        """Cards that can be in one place only go there, and a place that needs all it may hold gets it."""
        settled = False
        while not settled:
            settled = True
            for row in range(self.rows):
                low, high = self.sure(row)
                if low != 0 or high != 0:
                    self.give(row, low, high)
                    self.narrow()
                    settled = False

    def sure(self, row: i64) -> tuple[i64, i64]:
        """What a place is bound to hold."""
        low = self.may[2 * row]
        high = self.may[2 * row + 1]
        if size(low, high) > self.room[row]:
            for other in range(self.rows):
                if other != row:
                    low &= ~self.may[2 * other]
                    high &= ~self.may[2 * other + 1]
        return low, high

    def choose_in_turn(self, chance: Chance) -> bool:
        """Old hands, old cards, the other hands, the deck; whether the deal is to be kept."""
        deck = self.rows - 1
        new_low = self.may[2 * deck]
        new_high = self.may[2 * deck + 1]
        old_low = self.low & ~new_low
        old_high = self.high & ~new_high
        old_hands = self.hands_without(new_low, new_high)
        hands = (1 << deck) - 1 & ~old_hands
        left_over = size(old_low, old_high) - self.room_in(old_hands)
        most_old = self.most_cards(old_hands, self.room_in(old_hands), old_low, old_high)
        most_places = self.most_places(hands, cards_of(old_low, old_high))
        most_new = self.most_cards(hands, self.room_in(hands) - left_over, new_low, new_high)
        kept = self.fill_hands(old_hands, most_old, chance)
        if kept > 0.0:
            old = cards_of(self.low & ~new_low, self.high & ~new_high)
            kept *= self.place_cards(hands, old, most_places, chance)
        if kept > 0.0:
            kept *= self.fill_hands(hands, most_new, chance)
        self.give(deck, self.low, self.high)
        return kept == 1.0 or float(chance.below(FINE)) < kept * float(FINE)

    def hands_without(self, low: i64, high: i64) -> i64:
        """The hands that may hold none of these cards, as a set of rows."""
        hands: i64 = 0
        for row in range(self.rows - 1):
            if self.may[2 * row] & low == 0 and self.may[2 * row + 1] & high == 0:
                hands |= 1 << row
        return hands

    def most_cards(self, hands: i64, draws: i64, low: i64, high: i64) -> vec[i64]:
        """How much the hands can have to choose from, draw by draw, at most: whatever was chosen before.

        A hand has first all that it may hold of these cards, then always one less, and all hands together have what any
        may hold. It is the most when the draws that have the most come first.
        """
        widths = vec[i64]([size(self.may[2 * row] & low, self.may[2 * row + 1] & high) for row in range(self.rows - 1)])
        room = self.room[:]
        union_low: i64 = 0
        union_high: i64 = 0
        for row in range(self.rows - 1):
            if hands >> row & 1:
                union_low |= self.may[2 * row] & low
                union_high |= self.may[2 * row + 1] & high
            else:
                room[row] = 0
        together = size(union_low, union_high)
        most = vec[i64]()
        for draw in range(draws):
            row = widest(widths, room)
            most = append(most, min(widths[row], together - draw))
            widths[row] -= 1
            room[row] -= 1
        return most

    def most_places(self, hands: i64, cards: vec[i64]) -> vec[i64]:
        """How many places the cards can have to choose from, one after the other, at most."""
        union: i64 = 0
        rooms = vec[i64]()
        for card in cards:
            homes = self.homes(card) & hands
            union |= homes
            rooms = append(rooms, self.room_in(homes))
        together = self.room_in(union)
        most = vec[i64]()
        ones = vec[i64]([1] * len(rooms))
        for turn in range(len(rooms)):
            card = widest(rooms, ones)
            most = append(most, min(rooms[card], together - turn))
            ones[card] = 0
        return most

    def place_cards(self, hands: i64, cards: vec[i64], most: vec[i64], chance: Chance) -> float:
        """Each card takes any free place in a hand that may hold it, those with the fewest first."""
        kept = 1.0
        cards = self.by_room(hands, cards)
        for turn in range(len(cards)):
            homes = self.homes(cards[turn]) & hands
            free = self.room_in(homes)
            if free == 0:
                return 0.0
            kept *= float(free) / float(most[turn])
            self.settle_in(cards[turn], homes, chance.below(free))
        return kept

    def homes(self, card: i64) -> i64:
        """The hands that may hold the card, as a set of rows."""
        rows: i64 = 0
        for row in range(self.rows - 1):
            if self.may[2 * row + WORD[card]] & BIT[card]:
                rows |= 1 << row
        return rows

    def room_in(self, rows: i64) -> i64:
        room: i64 = 0
        for row in range(self.rows - 1):
            if rows >> row & 1:
                room += self.room[row]
        return room

    def by_room(self, hands: i64, cards: vec[i64]) -> vec[i64]:
        """The cards by how much room there is for each in these hands, the least first."""
        for end in range(1, len(cards)):
            card = cards[end]
            room = self.room_in(self.homes(card) & hands)
            turn = end
            while turn > 0 and self.room_in(self.homes(cards[turn - 1]) & hands) > room:
                cards[turn] = cards[turn - 1]
                turn -= 1
            cards[turn] = card
        return cards

    def settle_in(self, card: i64, homes: i64, place: i64) -> None:
        """The card takes that one of the free places."""
        row: i64 = 0
        while homes >> row & 1 == 0 or place >= self.room[row]:
            if homes >> row & 1:
                place -= self.room[row]
            row += 1
        self.give_one(row, card)

    def fill_hands(self, hands: i64, most: vec[i64], chance: Chance) -> float:
        """Each hand draws what it lacks from the cards that it may hold, those that may hold least first."""
        kept = 1.0
        draw: i64 = 0
        for row in self.by_width(hands):
            cards = cards_of(self.may[2 * row] & self.low, self.may[2 * row + 1] & self.high)
            for _card in range(self.room[row]):
                if len(cards) == 0:
                    return 0.0
                kept *= float(len(cards)) / float(most[draw])
                draw += 1
                cards, card = pop(cards, chance.below(len(cards)))
                self.give_one(row, card)
        return kept

    def by_width(self, hands: i64) -> vec[i64]:
        """The hands by how much they may hold, the least first."""
        order = vec[i64]()
        for row in range(self.rows - 1):
            if hands >> row & 1:
                order = append(order, row)
                turn = len(order) - 1
                while turn > 0 and self.width(order[turn - 1]) > self.width(row):
                    order[turn] = order[turn - 1]
                    turn -= 1
                order[turn] = row
        return order

    def width(self, row: i64) -> i64:
        return size(self.may[2 * row], self.may[2 * row + 1])

    def fill(self, world: State, seat: i64) -> bool:
        """The cards lie where they were dealt."""
        for rival in range(world.seats):
            if rival != seat:
                world.players[rival].hand = cards_of(self.dealt[2 * rival], self.dealt[2 * rival + 1])
        world.unseen = cards_of(self.dealt[2 * world.seats], self.dealt[2 * world.seats + 1])
        return True


def widest(widths: vec[i64], open_to: vec[i64]) -> i64:
    """Where the greatest number is, of those that are open."""
    best: i64 = NOTHING
    for place in range(len(widths)):
        if open_to[place] > 0 and (best == NOTHING or widths[place] > widths[best]):
            best = place
    return best


def size(low: i64, high: i64) -> i64:
    """How many cards a set has."""
    count: i64 = 0
    while low != 0:
        count += COUNT[low & SLOT_SETS]
        low >>= SLOTS
    while high != 0:
        count += COUNT[high & SLOT_SETS]
        high >>= SLOTS
    return count


def decidable(world: State, seat: i64) -> bool:
    """Whether the player who has been asked has a choice: otherwise nobody would have asked (NM-3.8)."""
    if world.actors == NOBODY or among(seat, world.actors):
        return True
    step = world.top()
    if isinstance(step, Mockingbird):
        return places(world, world.players[world.turn].hand) > 1
    if isinstance(step, Purity):
        return step.actors(world) != NOBODY
    return True


def mark(world: State, seat: i64, chance: Chance) -> None:
    """Cards that another player may have marked, of an exchange or of two to discard, before the question open now."""
    if world.actors == NOBODY or among(seat, world.actors):
        return
    step = world.top()
    if isinstance(step, Exchange):
        marked = vec[i64]()
        hand = world.players[step.seat].hand
        for place in range(len(hand) - 1):
            if chance.below(2) == 1:
                marked = append(marked, hand[place])
        world.pop()
        world.push(Exchange(step.seat, marked))
    elif isinstance(step, Purity) and step.matching(world) == 0:
        hand = world.players[step.seat].hand
        first = chance.below(len(hand) - 1)
        if first > 0:
            world.pop()
            world.push(Purity(step.legion, step.seat, hand[first - 1]))
