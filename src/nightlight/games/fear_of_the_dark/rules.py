"""The course of a match: one action after the other, each paid with Mind, until the end (FD-3, FD-9)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.fear_of_the_dark.actions import (
    BURNED,
    CONCEDE,
    DARK,
    GAINED_MATCH,
    GROPED,
    LIT_MATCH,
    PLAY,
    PLAYED,
    STRIKE_MATCH,
    TAKE,
    TOOK,
    USE,
    USED_ITEM,
    WALK,
    WALKED,
    WILD,
)
from nightlight.games.fear_of_the_dark.content import (
    ALL_SIDES,
    CLEAR,
    CONCEDED,
    DARK_EFFECTS,
    KEY,
    LOST_MIND,
    MATCH,
    MATCH_HAND,
    MIND_KINDS,
    MOST_MATCHES,
    MOVE,
    MOVE_STEPS,
    PAPER,
    SCOUT,
    SEARCH,
    SIDES,
    SQUARES,
    STRIKE,
    STRIKE_HAND,
    STUCK,
    TIPTOE,
    TIPTOE_STEPS,
    WALK_STEPS,
)
from nightlight.games.fear_of_the_dark.labyrinth import (
    LOCK_BESIDE,
    OBSTACLE_BESIDE,
    OPEN_ENDED,
    STEPS,
    TIPTOES,
)
from nightlight.games.fear_of_the_dark.movement import MOVE_STRIDES, TIPTOE_STRIDES, WALK_STRIDES
from nightlight.games.fear_of_the_dark.question import PLAYER, Question
from nightlight.games.fear_of_the_dark.revealing import BY_SCOUTING, Reveal
from nightlight.games.fear_of_the_dark.searching import (
    CLEAR_TARGET,
    SEARCH_IN_DARK,
    SEARCH_IN_LIGHT,
    searchable,
    use_key,
)
from nightlight.games.fear_of_the_dark.state import State, mind_in

OTHERS: Final[i64] = MIND_KINDS - 1  # effects that a wild card can have
WILD_FIRST: Final[i64] = WILD[0].base
WILD_END: Final[i64] = WILD[OTHERS].end


@final
class Act(Step[State]):
    """Do one thing whose effect is possible, or concede; without Mind, or with nothing to do, the match is lost."""

    def name(self) -> str:
        return "act"

    def clause(self) -> str:
        return "FD-3.1"

    def actors(self, state: State) -> i64:
        if state.owned() == 0 or stuck(state):
            return NOBODY
        return only(PLAYER)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        hand = mind_in(state.hand)
        deck = mind_in(state.deck)
        if hand < MATCH_HAND and deck > 0 and state.can_light():
            out.add(STRIKE_MATCH.of())
        if hand > 0:
            offer_in_light(state, deck, out)
        else:
            offer_in_dark(state, out)
        offer_items(state, hand, deck, out)
        out.add(CONCEDE.of())

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if STRIKE_MATCH.made(action):
            light_match(state, MATCH_HAND)
        elif PLAY.made(action):
            card = PLAY.arg(action)
            return_card(state, card)
            state.tell(PLAYED, card)
            begin(state, card, light=True)
        elif WALK.made(action):
            card = WALK.arg(action)
            return_card(state, card)
            state.tell(WALKED, card)
            state.push(WALK_STRIDES[WALK_STEPS])
        elif action < WILD_END:
            burn(state, action)
        elif DARK.made(action):
            grope(state, action)
        elif USE.made(action):
            use(state, USE.arg(action))
        else:
            state.finish(CONCEDED)

    def run(self, state: State, chance: Chance) -> None:
        """No Mind card left is a loss, and so is nothing left to do but concede (FD-9.2, FD-3.11)."""
        if state.owned() == 0:
            state.finish(LOST_MIND)
        else:
            state.finish(STUCK)


def stuck(state: State) -> bool:
    """Whether there is nothing to do but concede; a Mind card and a free square to step on are always enough."""
    if state.labyrinth.around[state.pawn] >> STEPS & ALL_SIDES != 0:
        return False
    offered = LegalActions()
    ACT.legal(state, PLAYER, offered)
    return offered.count == 1


def offer_in_light(state: State, deck: i64, out: LegalActions) -> None:
    """A hand card for its own effect, for a walk, or burned as any other card (FD-3.3 to FD-3.5)."""
    possible = effects(state)
    if possible == 0:
        return
    hand = state.hand
    for card in range(MIND_KINDS):
        if hand[card] > 0 and possible >> card & 1:
            out.add(PLAY.of(card))
    if possible >> MOVE & 1:
        for card in range(MIND_KINDS):
            if hand[card] > 0:
                out.add(WALK.of(card))
    if deck == 0:
        possible &= ~(1 << STRIKE)  # a card that leaves the game is not in the deck to build from (FD-3.8)
    for card in range(MIND_KINDS):
        if hand[card] > 0:
            offer_wild(card, possible, out)


def offer_wild(card: i64, possible: i64, out: LegalActions) -> None:
    action = WILD_FIRST + card * OTHERS
    for effect in range(MIND_KINDS):
        if effect != card:
            if possible >> effect & 1:
                out.add(action)
            action += 1


def offer_in_dark(state: State, out: LegalActions) -> None:
    """Any card of the deck, burned for one of the effects that need no light (FD-3.6)."""
    around = state.labyrinth.around[state.pawn]
    possible: i64 = 0  # in the order of these effects
    if around >> STEPS & ALL_SIDES != 0:
        possible |= 1
    if searchable(state, light=False) != 0:
        possible |= 1 << 1
    if around >> OBSTACLE_BESIDE & ALL_SIDES != 0:
        possible |= 1 << 2
    if possible == 0:
        return
    for card in range(MIND_KINDS):
        if state.deck[card] > 0:
            action = DARK.of(card, 0)
            if possible & 1:
                out.add(action)
            if possible >> 1 & 1:
                out.add(action + 1)
            if possible >> 2 & 1:
                out.add(action + 2)


def offer_items(state: State, hand: i64, deck: i64, out: LegalActions) -> None:
    """Kept Items, where they can be used (FD-3.7, FD-7.5 to FD-7.7)."""
    kept = state.kept
    if kept[MATCH] > 0 and state.matches < MOST_MATCHES:
        out.add(USE.of(MATCH))
    if kept[PAPER] > 0 and 0 < hand < MATCH_HAND and deck > 0:
        out.add(USE.of(PAPER))
    if kept[KEY] > 0 and state.labyrinth.around[state.pawn] >> LOCK_BESIDE & ALL_SIDES != 0:
        out.add(USE.of(KEY))


def effects(state: State) -> i64:
    """The effects that are possible in Light, as a set of kinds (FD-3.8)."""
    around = state.labyrinth.around[state.pawn]
    possible: i64 = 0
    if state.can_light():
        possible |= 1 << STRIKE
    if around >> STEPS & ALL_SIDES != 0:
        possible |= 1 << MOVE
    if around >> TIPTOES & ALL_SIDES != 0:
        possible |= 1 << TIPTOE
    if around >> OPEN_ENDED & ALL_SIDES != 0 and state.tiles_left > 0:
        possible |= 1 << SCOUT
    if searchable(state, light=True) != 0:
        possible |= 1 << SEARCH
    if around >> OBSTACLE_BESIDE & ALL_SIDES != 0:
        possible |= 1 << CLEAR
    return possible


def return_card(state: State, card: i64) -> None:
    """Payment in Light: the card is in the deck before its effect begins (FD-3.10)."""
    state.hand[card] -= 1
    state.deck[card] += 1


def burn(state: State, action: i64) -> None:
    """A wild card leaves the game for the effect of another kind (FD-3.5)."""
    card, effect = wild_card(action)
    state.hand[card] -= 1
    state.tell(BURNED, card, effect)
    begin(state, effect, light=True)


def wild_card(action: i64) -> tuple[i64, i64]:
    """The card that is burned, and the effect that it is burned for."""
    card = (action - WILD_FIRST) // OTHERS
    effect = (action - WILD_FIRST) % OTHERS
    if effect >= card:
        effect += 1
    return card, effect


def grope(state: State, action: i64) -> None:
    """In Darkness a card of the deck leaves the game for every action (FD-3.6)."""
    card, number = DARK.args(action)
    state.deck[card] -= 1
    state.tell(GROPED, card, DARK_EFFECTS[number])
    begin(state, DARK_EFFECTS[number], light=False)


def begin(state: State, effect: i64, light: bool) -> None:
    """The effect of a Mind card that has been paid for (FD-3.8)."""
    if effect == STRIKE:
        light_match(state, STRIKE_HAND)
    elif effect == MOVE:
        state.push(MOVE_STRIDES[MOVE_STEPS])
    elif effect == TIPTOE:
        state.push(TIPTOE_STRIDES[TIPTOE_STEPS])
    elif effect == SCOUT:
        state.push(Reveal(door_of(state), BY_SCOUTING, holes=False))
    elif effect == CLEAR:
        state.push(CLEAR_TARGET)
    elif light:
        state.push(SEARCH_IN_LIGHT)
    else:
        state.push(SEARCH_IN_DARK)


def door_of(state: State) -> i64:
    """The open-ended door of the pawn's square, which has at most one (FD-1.2)."""
    sides = state.labyrinth.around[state.pawn] >> OPEN_ENDED & ALL_SIDES
    side: i64 = 0
    while sides >> side & 1 == 0:
        side += 1
    return state.pawn // SQUARES * SIDES + side


def light_match(state: State, size: i64) -> None:
    """A match token is spent, and in its light a hand is built (FD-3.2)."""
    state.matches -= 1
    state.tell(LIT_MATCH, state.matches)
    state.push(BUILDS[size])


def use(state: State, item: i64) -> None:
    """A kept Item is discarded for what it does (FD-7.5 to FD-7.7)."""
    if item == KEY:
        use_key(state)
        return
    state.kept[item] -= 1
    state.tell(USED_ITEM, item)
    if item == MATCH:
        state.matches += 1
        state.tell(GAINED_MATCH, state.matches)
    else:
        state.push(BUILDS[MATCH_HAND])


@final
class Build(Question):
    """Choose cards from the Mind deck, one at a time, until the hand has its number or the deck is empty."""

    def __init__(self, size: i64) -> None:
        super().__init__(TAKE.of(0))
        self.size: i64 = size

    def name(self) -> str:
        return "build"

    def clause(self) -> str:
        return "FD-1.9"

    def answers(self, state: State) -> i64:
        if mind_in(state.hand) >= self.size:
            return 0
        cards: i64 = 0
        for card in range(MIND_KINDS):
            if state.deck[card] > 0:
                cards |= 1 << card
        return cards

    def answered(self, state: State, answer: i64, chance: Chance) -> None:
        state.deck[answer] -= 1
        state.hand[answer] += 1
        state.tell(TOOK, answer)
        state.push(self)

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "size": self.size}


ACT: Final = Act()
BUILDS: Final = vec[Build]([Build(size) for size in range(STRIKE_HAND + 1)])
