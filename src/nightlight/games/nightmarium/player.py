"""A player: a hand, and slots for creatures under construction (NM-2)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.native import append, i64, mypyc_attr, pop, vec
from nightlight.core.verb import HIDDEN
from nightlight.games.nightmarium.content import COUNT, HEAD, LEGS, NOTHING, PARTS, SEAL, TORSO
from nightlight.games.nightmarium.shapes import Creature
from nightlight.games.nightmarium.shapes import Player as PlayerShape

UNTOLD: Final[i64] = -1  # a number that follows from the others


@mypyc_attr(acyclic=True)
@final
class Player:
    """A hand in ascending order, and slots for creatures: `creatures[slot * PARTS + part]` is a card or nothing.

    Which slots hold legs only, lack but the head, hold a complete or an embodied creature, stands beside as sets.
    """

    def __init__(
        self,
        hand: vec[i64],
        creatures: vec[i64],
        *,
        begun: i64 = UNTOLD,
        headless: i64 = 0,
        complete: i64 = 0,
        embodied: i64 = 0,
    ) -> None:
        self.hand = hand
        self.creatures = creatures
        self.begun: i64 = begun
        self.headless: i64 = headless
        self.complete: i64 = complete
        self.embodied: i64 = embodied
        if begun == UNTOLD:
            self.survey()

    def survey(self) -> None:
        """Sort the creatures into the sets, as they lie."""
        self.begun = 0
        for slot in range(len(self.creatures) // PARTS):
            for part in range(PARTS):
                if self.creatures[slot * PARTS + part] != NOTHING:
                    self.rise(slot)

    def clone(self) -> Player:
        return Player(
            self.hand[:],
            self.creatures[:],
            begun=self.begun,
            headless=self.headless,
            complete=self.complete,
            embodied=self.embodied,
        )

    def taken(self) -> i64:
        """The slots with a creature."""
        return self.begun | self.headless | self.complete

    def next(self, slot: i64) -> i64:
        """The part that one more card in the slot becomes (NM-2.5)."""
        if self.begun >> slot & 1:
            return TORSO
        if self.headless >> slot & 1:
            return HEAD
        return SEAL if self.complete >> slot & 1 else LEGS

    def top(self, slot: i64) -> i64:
        """The highest part of a creature, a seal included."""
        return SEAL if self.embodied >> slot & 1 else self.next(slot) - 1

    def cards(self, slot: i64) -> list[i64]:
        """The cards of a creature from the legs up, without a seal."""
        return [card for card in self.creatures[slot * PARTS : slot * PARTS + SEAL] if card != NOTHING]

    def rise(self, slot: i64) -> i64:
        """One more card in the slot: the part that it becomes (NM-2.5)."""
        bit: i64 = 1 << slot
        if self.begun & bit:
            self.begun ^= bit
            self.headless |= bit
            return TORSO
        if self.headless & bit:
            self.headless ^= bit
            self.complete |= bit
            return HEAD
        if self.complete & bit:
            self.embodied |= bit
            return SEAL
        self.begun |= bit
        return LEGS

    def put(self, card: i64, slot: i64) -> i64:
        """Put a card on a creature, or into an empty slot; the part that it becomes."""
        part = self.rise(slot)
        self.creatures[slot * PARTS + part] = card
        return part

    def lose_top(self, slot: i64) -> i64:
        """The top card leaves its creature; without cards there is no creature (NM-2.4, NM-2.6)."""
        bit: i64 = 1 << slot
        place = slot * PARTS
        if self.complete & bit:
            self.complete ^= bit
            self.headless |= bit
            place += HEAD
        elif self.headless & bit:
            self.headless ^= bit
            self.begun |= bit
            place += TORSO
        else:
            self.begun &= ~bit
        card = self.creatures[place]
        self.creatures[place] = NOTHING
        return card

    def targets(self, positions: i64, slots: i64) -> i64:
        """Where a card of these positions may go: bit 0 is a new creature, bit 1 slot 1 and so on (NM-6.5, NM-12.3)."""
        found: i64 = 0
        if positions & 1 << TORSO:
            found = self.begun
        if positions & 1 << HEAD:
            found |= self.headless
        if positions & 1 << SEAL:
            found |= self.complete & ~self.embodied
        found <<= 1
        if positions & 1 << LEGS and self.begun | self.headless | self.complete != (1 << slots) - 1:
            found |= 1
        return found

    def lacking(self, slots: i64) -> i64:
        """The parts that could be placed on the creatures as they stand, as a set of positions."""
        parts: i64 = 0
        if self.taken() != (1 << slots) - 1:
            parts = 1 << LEGS
        if self.begun != 0:
            parts |= 1 << TORSO
        if self.headless != 0:
            parts |= 1 << HEAD
        if self.complete != self.embodied:
            parts |= 1 << SEAL
        return parts

    def gain(self, card: i64) -> None:
        """A card joins the hand, in its place."""
        hand = append(self.hand, card)
        place = len(hand) - 1
        while place > 0 and hand[place - 1] > card:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = card
        self.hand = hand

    def give(self, card: i64) -> None:
        """A card leaves the hand."""
        hand = self.hand
        place: i64 = 0
        while hand[place] != card:
            place += 1
        self.hand, _card = pop(hand, place)

    def parts(self) -> i64:
        """Fear cards in creatures."""
        return COUNT[self.begun] + 2 * COUNT[self.headless] + 3 * COUNT[self.complete]

    def json(self) -> PlayerShape:
        return {
            "hand": [card_json(card) for card in self.hand],
            "creatures": creatures_json(list(self.creatures)),
            "complete": COUNT[self.complete],
        }


def empty_slots(slots: i64) -> vec[i64]:
    return vec[i64]([NOTHING] * (PARTS * slots))


def card_json(card: int) -> int | None:
    """A card by its printed id."""
    return None if card == HIDDEN else card + 1


def creatures_json(creatures: list[int]) -> list[Creature]:
    """The creatures by slot, with the cards of their parts."""
    return [
        {
            "slot": place // PARTS + 1,
            "legs": creatures[place] + 1,
            "torso": part_json(creatures[place + TORSO]),
            "head": part_json(creatures[place + HEAD]),
            "seal": part_json(creatures[place + SEAL]),
        }
        for place in range(0, len(creatures), PARTS)
        if creatures[place] != NOTHING
    ]


def part_json(card: int) -> int | None:
    """The card of a part, if there is one."""
    return None if card == NOTHING else card + 1
