"""What an action would bring, as far as the seat that decides can know: derived from a view, by the rules themselves.

A chain is followed ability by ability through every choice that it leaves. What comes out of the deck is not guessed:
what depends on it, or on a choice, is told as something that may happen.
"""

from __future__ import annotations

from typing import Final, final

from nightlight.core.native import i64, vec
from nightlight.core.step import Options
from nightlight.games.nightmarium.abilities import (
    BODY_PARTS,
    DRAWN_BY_MOURNER,
    PERFORMERS,
    REVEALED_BY_CHORISTER,
    Chorister,
    SealChoice,
    next_part,
)
from nightlight.games.nightmarium.actions import ACTIVATE, NEW, PLACED, PLAY
from nightlight.games.nightmarium.building import offer, place, play, purity
from nightlight.games.nightmarium.content import (
    ABILITIES,
    ABILITY,
    CHORISTER,
    COUNT,
    DEVOURER,
    HEAD,
    LEGION_IDS,
    LOWEST_FREE,
    MOCKINGBIRD,
    MOURNER,
    NOTHING,
    PART_IDS,
    PARTS,
    POSITIONS,
    SEAL,
    SLOTS,
    cards_of,
)
from nightlight.games.nightmarium.hunts import Hunt
from nightlight.games.nightmarium.state import SEALS, Player, State
from nightlight.games.nightmarium.view import SeatView

ACTS: Final[i64] = 0  # the fates of an ability: it acts, whatever is chosen and whatever comes
PERHAPS: Final[i64] = 1  # it acts or not, as choices and luck will have it
STOPS: Final[i64] = 2  # it has nothing to work on, and the chain ends there (NM-8.4)
SILENT: Final[i64] = 3  # the chain never comes to it
FATES: Final = ["acts", "perhaps", "stops", "silent"]

HARMLESS: Final[i64] = 0  # what a Devourer costs: something unfinished, if one likes
WHOLE_CREATURE: Final[i64] = 1  # there are but complete creatures to bite
VICTORY: Final[i64] = 2  # it bites the creatures with which the turn would be won (NM-9.12)
HARMS: Final = ["none", "complete", "victory"]

PLENTY: Final[i64] = 20  # more cards than a chain of three abilities can use up
MOST_SITUATIONS: Final[i64] = 64  # that are followed at once; with more, what comes after them is left open


@final
class Deed:
    """What becomes of one ability of a chain."""

    def __init__(self, part: i64, ability: i64, fate: i64, harm: i64 = HARMLESS) -> None:
        self.part: i64 = part
        self.ability: i64 = ability
        self.fate: i64 = fate
        self.harm: i64 = harm

    def json(self) -> dict[str, object]:
        return {
            "part": PART_IDS[self.part],
            "ability": ABILITIES[self.ability],
            "fate": FATES[self.fate],
            "harm": HARMS[self.harm],
        }


@final
class Outlook:
    """What playing a card, or waking a sealed creature again, would bring."""

    def __init__(self, slot: i64, part: i64) -> None:
        self.slot: i64 = slot
        self.part: i64 = part  # that the card becomes
        self.pure: i64 = NOTHING  # the legion of which the opponents must discard
        self.wakes = False  # whether the creature may act
        self.wins = False  # whether the match is won at once (NM-14.4)
        self.deeds: list[Deed] = []  # from the head down

    def json(self) -> dict[str, object]:
        return {
            "slot": self.slot + 1,
            "part": PART_IDS[self.part],
            "pure": None if self.pure == NOTHING else LEGION_IDS[self.pure],
            "wakes": self.wakes,
            "wins": self.wins,
            "deeds": [deed.json() for deed in self.deeds],
        }


def outlook(view: SeatView, action: i64) -> Outlook | None:
    """What the action would bring, where it places a card or wakes a creature."""
    if PLAY.made(action):
        return of_play(view, action)
    step = view.step()
    if ACTIVATE.made(action) and isinstance(step, SealChoice):
        coming = Outlook(step.activation // SEALS, SEAL)
        coming.wakes = True
        coming.deeds = chain_of([Situation(view.table)], view.table.players[view.seat], step.activation)
        return coming
    return None


def of_play(view: SeatView, action: i64) -> Outlook:
    """The part that the card becomes, and what wakes."""
    state = view.table.clone()
    card, target = PLAY.args(action)
    waits = len(state.woken) > 0  # what a Chorister's other card woke acts first (NM-8.8)
    sung = isinstance(view.step(), Chorister)
    if sung:
        state.revealed = vec[i64]([other for other in state.revealed if other != card])
        place(state, card, target, PLACED)
    else:
        play(state, card, target)
    player = state.players[view.seat]
    slot = LOWEST_FREE[view.table.players[view.seat].taken()] if target == NEW else target - 1
    coming = Outlook(slot, top_part(player, slot))
    coming.wins = state.winner == view.seat
    if coming.wins or coming.part not in (HEAD, SEAL):
        return coming
    coming.wakes = True
    situation = Situation(state)
    if coming.part == HEAD:
        coming.pure = purity(player, slot)
        if coming.pure != NOTHING:
            situation.expect_tribute(view.seat)
    activation = state.woken[len(state.woken) - 1]
    state.woken = vec[i64]()
    beginnings = after_other_card(situation) if sung else [situation]
    coming.deeds = chain_of(beginnings, player, activation)
    if waits:
        for deed in coming.deeds:
            deed.fate = PERHAPS
    return coming


def top_part(player: Player, slot: i64) -> i64:
    """The highest part of a creature, a seal included."""
    part: i64 = SEAL
    while player.creatures[slot * PARTS + part] == NOTHING:
        part -= 1
    return part


def after_other_card(situation: Situation) -> list[Situation]:
    """The ways to place the other card of a Chorister, which comes before anything acts (NM-9.20)."""
    if len(situation.state.revealed) == 0:
        return [situation]
    offered = Options()
    state = situation.state
    offer(state.players[state.turn], state.creatures, state.revealed, NOTHING, offered)
    if offered.count == 0:
        state.throw(state.revealed[0])
        return [situation]
    found: list[Situation] = []
    for number in range(offered.count):
        after = situation.copy()
        card, target = PLAY.args(offered.at(number))
        place(after.state, card, target, PLACED)
        after.state.woken = vec[i64]()  # it waits
        found.append(after)
    return found


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
        offered = Options()
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


def chain_of(situations: list[Situation], player: Player, activation: i64) -> list[Deed]:
    """The abilities of a creature from the head down, and what becomes of each."""
    slot = activation // SEALS
    deeds: list[Deed] = []
    part = next_part(player, activation, BODY_PARTS)
    while part != NOTHING:
        deeds.append(Deed(part, ABILITY[player.creatures[slot * PARTS + part]], SILENT))
        part = next_part(player, activation, part)
    certain = True
    for number, deed in enumerate(deeds):
        if len(situations) > MOST_SITUATIONS:
            for open_one in deeds[number:]:
                open_one.fate = PERHAPS
            break
        acting = [one for one in situations if one.can(deed.ability, slot)]
        if len(acting) == 0:
            if len(situations) > 0:
                deed.fate = STOPS
            break
        certain = certain and len([one for one in situations if not one.must(deed.ability, slot)]) == 0
        deed.fate = ACTS if certain else PERHAPS
        if deed.ability == DEVOURER:
            deed.harm = harm_of(acting, slot)
        kinds = [later.ability for later in deeds[number + 1 :]]
        situations, ends = followed(acting, deed.ability, slot, kinds)
        certain = certain and not ends
    return deeds


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


def harm_of(situations: list[Situation], slot: i64) -> i64:
    """What a Devourer must break."""
    devourer = PERFORMERS[DEVOURER * SLOTS + slot]
    assert isinstance(devourer, Hunt), "a Devourer picks a creature"
    harm: i64 = WHOLE_CREATURE
    for situation in situations:
        player = situation.player()
        prey = devourer.prey(situation.state, 0)
        if prey != 0 and situation.state.all_complete(situation.state.turn):
            return VICTORY
        if situation.loose or prey & (player.begun | player.headless):
            harm = HARMLESS
    return harm
