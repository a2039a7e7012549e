"""How a chain may go: ability by ability, through every choice that it leaves, by the rules themselves.

What comes out of the deck is not guessed: what depends on it, or on a choice, is told as something that may happen.
"""

from __future__ import annotations

from typing import Final, final

from nightlight.core.native import i64
from nightlight.core.step import LegalActions
from nightlight.games.nightmarium.abilities import (
    BODY_PARTS,
    DRAWN_BY_MOURNER,
    PERFORMERS,
    REVEALED_BY_CHORISTER,
    next_part,
)
from nightlight.games.nightmarium.actions import PLAY
from nightlight.games.nightmarium.building import offer, play
from nightlight.games.nightmarium.content import (
    ABILITIES,
    ABILITY,
    BODY,
    CHORISTER,
    COUNT,
    DEVOURER,
    HEAD,
    MOCKINGBIRD,
    MOURNER,
    NOTHING,
    PARTS,
    POSITIONS,
    SEAL,
    SLOTS,
    cards_of,
)
from nightlight.games.nightmarium.hunts import Hunt
from nightlight.games.nightmarium.shapes import (
    ACTS,
    HARMLESS,
    PERHAPS,
    SILENT,
    STOPS,
    VICTORY,
    WHOLE_CREATURE,
    Deed,
    Harm,
)
from nightlight.games.nightmarium.state import SEALS, Player, State

PLENTY: Final[i64] = 20  # more cards than a chain of three abilities can use up
MOST_SITUATIONS: Final[i64] = 64  # that are followed at once; with more, what comes after them is left open


@final
class Situation:
    """The table as it may lie when an ability comes to act, and what is not known of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.fewest: i64 = 0  # cards that the stock has more than the state says, at least
        self.most: i64 = 0  # and at most
        self.drawn = False  # whether unknown cards have come into the hand
        self.loose = False  # whether unknown cards may have been placed

    def copy(self) -> Situation:
        new = Situation(self.state.clone())
        new.fewest = self.fewest
        new.most = self.most
        new.drawn = self.drawn
        new.loose = self.loose
        return new

    def player(self) -> Player:
        return self.state.players[self.state.turn]

    def expect_tribute(self, seat: i64) -> None:
        """Every opponent with cards discards one or two for a pure creature (NM-7.4)."""
        for rival in range(self.state.seats):
            hand = len(self.state.players[rival].hand)
            if rival != seat and hand > 0:
                self.fewest += 1
                self.most += min(hand, 2)

    def stock(self) -> i64:
        """The cards of the deck and the discard pile."""
        if self.state.deck >= PLENTY:
            return PLENTY
        return self.state.deck + len(cards_of(self.state.discard[0], self.state.discard[1]))

    def can(self, kind: i64, slot: i64) -> bool:
        """Whether the ability may have something to work on."""
        if kind in (MOURNER, CHORISTER):
            return self.stock() + self.most > 0
        if self.must(kind, slot):
            return True
        if kind == DEVOURER:
            return self.loose
        if kind == MOCKINGBIRD:
            known = len(self.player().hand) > 0
            return (self.drawn and self.fits_unseen()) or (self.loose and (known or self.drawn))
        return False

    def must(self, kind: i64, slot: i64) -> bool:
        """Whether it has something to work on, whatever came before."""
        if kind in (MOURNER, CHORISTER):
            return self.stock() + self.fewest > 0
        if kind == MOCKINGBIRD and self.loose:
            return False
        return PERFORMERS[kind * SLOTS + slot].ways(self.state) > 0

    def fits_unseen(self) -> bool:
        """Whether a card that nobody has seen could be placed."""
        parts = self.player().lacking(self.state.creatures)
        unknown = [*self.state.unseen, *cards_of(self.state.discard[0], self.state.discard[1])]
        return len([card for card in unknown if POSITIONS[card] & parts]) > 0

    def may_wake(self, cards: i64) -> bool:
        """Whether so many unknown cards could complete or seal a creature."""
        player = self.player()
        if self.loose or player.headless != 0 or (cards > 1 and player.begun != 0):
            return True
        sealable = player.complete & ~player.embodied != 0
        return sealable and len([card for card in self.state.unseen if POSITIONS[card] == 1 << SEAL]) > 0

    def after(self, kind: i64, slot: i64, found: list[Situation]) -> bool:
        """Add what may lie on the table once the ability is done; whether another creature may end the chain."""
        if kind == MOURNER:
            return self.after_mourner(found)
        if kind == CHORISTER:
            return self.after_chorister(found)
        if kind == MOCKINGBIRD:
            return self.after_mockingbird(found)
        return self.after_hunt(kind, slot, found)

    def after_mourner(self, found: list[Situation]) -> bool:
        self.fewest -= min(DRAWN_BY_MOURNER, self.stock() + self.fewest)
        self.most -= min(DRAWN_BY_MOURNER, self.stock() + self.most)
        self.drawn = True
        found.append(self)
        return False

    def after_chorister(self, found: list[Situation]) -> bool:
        """Its cards are placed or discarded: nobody knows."""
        found.append(self)
        if not self.fits_unseen():
            return False
        self.fewest -= min(REVEALED_BY_CHORISTER, self.stock() + self.fewest)
        wakes = self.may_wake(REVEALED_BY_CHORISTER)
        self.loose = True
        return wakes

    def after_mockingbird(self, found: list[Situation]) -> bool:
        """A card of the hand is placed, perhaps one that was drawn just now."""
        if self.loose:
            found.append(self)
            return True
        ends = False
        offered = LegalActions()
        player = self.player()
        offer(player, self.state.creatures, player.hand, NOTHING, offered)
        for number in range(offered.count):
            after = self.copy()
            card, target = PLAY.args(offered.at(number))
            play(after.state, card, target)
            if len(after.state.woken) > 0 or after.state.winner != NOTHING:
                ends = True
            else:
                found.append(after)
        if self.drawn:
            after = self.copy()
            after.loose = True
            found.append(after)
            ends = ends or self.may_wake(1)
        return ends

    def after_hunt(self, kind: i64, slot: i64, found: list[Situation]) -> bool:
        """Any creature that may be picked is hit; one that is not known of changes nothing else."""
        hunt = PERFORMERS[kind * SLOTS + slot]
        assert isinstance(hunt, Hunt), "the other abilities pick no creature"
        for left in range(self.state.seats):
            slots = hunt.prey(self.state, left)
            for target in range(self.state.creatures):
                if slots >> target & 1:
                    after = self.copy()
                    hunt.strike(after.state, self.state.to_the_left(self.state.turn, left), target)
                    found.append(after)
        if kind == DEVOURER and self.loose:
            found.append(self)
        return False

    def key(self, cards: bool) -> str:
        """Situations of one key are alike for all abilities to come; cards count where one of them plays from hand."""
        me = self.player()
        facts: list[int] = [self.fewest, self.most, self.stock(), me.begun, me.headless, me.complete, me.embodied]
        for seat in range(self.state.seats):
            if seat != self.state.turn:
                rival = self.state.players[seat]
                facts += [COUNT[rival.begun], COUNT[rival.headless], COUNT[rival.complete & ~rival.embodied]]
                if cards:
                    facts += [POSITIONS[card] for card in rival.creatures if card != NOTHING]
        if cards:
            facts += sorted([int(POSITIONS[card]) for card in me.hand])
        return f"{self.drawn} {self.loose} {facts}"


def chain_of(situations: list[Situation], state: State, activation: i64) -> list[Deed]:
    """The abilities of a creature from the head down, and what becomes of each."""
    slot = activation // SEALS
    player = state.players[state.turn]
    parts = acting_parts(player, activation)
    kinds = [ABILITY[player.creatures[slot * PARTS + part]] for part in parts]
    deeds = [deed_of(part, kind, state, slot) for part, kind in zip(parts, kinds, strict=True)]
    certain = True
    for number, deed in enumerate(deeds):
        if len(situations) > MOST_SITUATIONS:
            for open_one in deeds[number:]:
                open_one["fate"] = PERHAPS
            break
        kind = kinds[number]
        acting = [one for one in situations if one.can(kind, slot)]
        if len(acting) == 0:
            if len(situations) > 0:
                deed["fate"] = STOPS
            break
        certain = certain and len([one for one in situations if not one.must(kind, slot)]) == 0
        deed["fate"] = ACTS if certain else PERHAPS
        if kind == DEVOURER:
            deed["harm"] = harm_of(acting, slot)
        situations, ends = followed(acting, kind, slot, kinds[number + 1 :])
        certain = certain and not ends
    return deeds


def acting_parts(player: Player, activation: i64) -> list[i64]:
    """The parts of a creature whose abilities act, from the head down."""
    parts: list[i64] = []
    part = next_part(player, activation, BODY_PARTS)
    while part != NOTHING:
        parts.append(part)
        part = next_part(player, activation, part)
    return parts


def deed_of(part: i64, kind: i64, state: State, slot: i64) -> Deed:
    """An ability of which nothing is known yet but what it would work on as things lie."""
    return {
        "part": BODY[part],
        "ability": ABILITIES[kind],
        "fate": SILENT,
        "harm": HARMLESS,
        "bites": bitten(state, slot) if kind == DEVOURER else None,
        "percent": placing_chance(state) if kind == CHORISTER else None,
    }


def bitten(state: State, slot: i64) -> list[int]:
    """The creatures that a Devourer could bite, by their slots from 1."""
    prey = devourer(slot).prey(state, 0)
    return [target + 1 for target in range(state.creatures) if prey >> target & 1]


def devourer(slot: i64) -> Hunt:
    """The Devourer of the creature in this slot."""
    found = PERFORMERS[DEVOURER * SLOTS + slot]
    assert isinstance(found, Hunt), "a Devourer picks a creature"
    return found


def followed(situations: list[Situation], kind: i64, slot: i64, later: list[i64]) -> tuple[list[Situation], bool]:
    """What may follow the ability, alike situations once; and whether another creature may end the chain."""
    if len(later) == 0:
        return [], False
    found: list[Situation] = []
    ends = False
    for situation in situations:
        ends = situation.after(kind, slot, found) or ends
    cards = MOCKINGBIRD in later
    known: dict[str, Situation] = {}
    for situation in found:
        known.setdefault(situation.key(cards), situation)
    return list(known.values()), ends


def harm_of(situations: list[Situation], slot: i64) -> Harm:
    """What a Devourer must break."""
    harm = WHOLE_CREATURE
    for situation in situations:
        player = situation.player()
        prey = devourer(slot).prey(situation.state, 0)
        if prey != 0 and situation.state.all_complete(situation.state.turn):
            return VICTORY
        if situation.loose or prey & (player.begun | player.headless):
            harm = HARMLESS
    return harm


def placing_chance(state: State) -> int:
    """In percent, that one of the cards that a Chorister reveals can be placed as things lie (NM-9.16, NM-9.18)."""
    parts = state.players[state.turn].lacking(state.creatures)
    pile = cards_of(state.discard[0], state.discard[1])
    from_deck = min(REVEALED_BY_CHORISTER, state.deck)
    from_pile = min(REVEALED_BY_CHORISTER - from_deck, len(pile))
    if from_deck + from_pile == 0:
        return 0
    misses = none_of(parts, list(state.unseen), from_deck) * none_of(parts, list(pile), from_pile)
    return percent(1.0 - misses)


def head_chance(state: State) -> int:
    """In percent, that the next card can be a head; the discard pile follows an empty deck (NM-11.1)."""
    cards = state.unseen if state.deck > 0 else cards_of(state.discard[0], state.discard[1])
    return percent(1.0 - none_of(1 << HEAD, list(cards), 1))


def none_of(parts: i64, cards: list[i64], drawn: i64) -> float:
    """How likely it is that none of so many cards, drawn from these, can be one of the parts."""
    misfits = len([card for card in cards if POSITIONS[card] & parts == 0])
    chance = 1.0
    for number in range(drawn):
        chance *= float(max(0, misfits - number)) / float(len(cards) - number)
    return chance


def percent(chance: float) -> int:
    return int(chance * 100 + 0.5)
