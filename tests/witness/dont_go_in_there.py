"""The witness of Don't Go In There, written from DG-2.7, DG-4.9, DG-7.5, DG-7.6 and the table of DG-9."""

from __future__ import annotations

import struct

from nightlight.core.chance import Chance
from nightlight.core.event import among
from nightlight.core.step import NOBODY, GameState
from nightlight.games.dont_go_in_there.state import State
from witness.witness import Witness

NAMES = [  # in canonical order
    "amulet",
    "cat",
    "clock",
    "doll",
    "holy_water",
    "mask",
    "mirror",
    "music_box",
    "portrait",
    "ring",
    "tome",
    "twin",
]
OF_A_TYPE = 8
MEEPLES = 10
MORE_GHOSTS_THAN_USUAL = 30


def card_name(card: int) -> str:
    """A card by its id: type, value and copy."""
    return f"{NAMES[card // OF_A_TYPE]}-{card % OF_A_TYPE // 2 + 1}{'ab'[card % 2]}"


def cards_in(pile: int) -> list[int]:
    """The cards of a pile: one bit for each of the 96."""
    return [card for card in range(pile.bit_length()) if pile >> card & 1]


def unseen_pile(state: State) -> int:
    """The deck and the removed cards: nobody knows which is which, nor their order."""
    return int.from_bytes(bytes(list(state.unseen)), "little")  # a packed vector itself would give its words


def piles(state: State) -> list[int]:
    """Everywhere a card can be: unseen, in a slot, active, dispelled."""
    found = [unseen_pile(state), *(1 << card for card in state.cards if card >= 0)]
    for player in state.players:
        masks = struct.pack(f"<{len(NAMES)}H", *player.tableau)
        found.append(int.from_bytes(masks[0::2], "little"))
        found.append(int.from_bytes(masks[1::2], "little"))
    return found


def census(state: GameState) -> list[str]:
    """Cards, meeples and the deck, counted."""
    assert isinstance(state, State)
    return [*cards_astray(state), *deck_astray(state), *meeples_astray(state)]


def cards_astray(state: State) -> list[str]:
    """Each of the eight cards of every type in play is in one place, and no card of another type anywhere."""
    wrong = []
    found = 0
    for pile in piles(state):
        wrong += [f"{card_name(card)} is in two places" for card in cards_in(found & pile)]
        found |= pile
    types = state.types
    expected = int.from_bytes(bytes(255 if types >> kind & 1 else 0 for kind in range(len(NAMES))), "little")
    if found != expected:
        wrong += [f"{card_name(card)} is nowhere" for card in cards_in(expected & ~found)]
        wrong += [f"{card_name(card)} is not in play" for card in cards_in(found & ~expected)]
    return wrong


def deck_astray(state: State) -> list[str]:
    """The removed cards stay removed (DG-2.4), and the deck is dealt in threes (DG-4.9)."""
    types: int = state.types
    removed = OF_A_TYPE * types.bit_count() - state.seats * state.turns
    unseen = unseen_pile(state).bit_count()
    wrong = []
    if unseen - state.deck != removed:
        wrong.append(f"{unseen} unseen cards less {state.deck} in the deck are not the {removed} removed ones")
    if state.deck % 3 != 0 or state.deck < 0:
        wrong.append(f"the deck is dealt in threes and holds {state.deck}")
    return wrong


def meeples_astray(state: State) -> list[str]:
    """Ten for each player, in the supply and in rooms (DG-2.7); each board holds as many as it says."""
    placed = list(state.meeples)
    inside = [sum(owner >= 0 for owner in placed[left : left + 4]) for left in (0, 4, 8)]
    wrong = [
        f"seat {seat} has {player.meeples} meeples and {placed.count(seat)} in rooms, not {MEEPLES}"
        for seat, player in enumerate(state.players)
        if player.meeples + placed.count(seat) != MEEPLES or player.meeples < 0
    ]
    if list(state.inside) != inside:
        wrong.append(f"the boards hold {inside} meeples and say {list(state.inside)}")
    return wrong


def hidden_from(state: State, seat: int) -> bool:
    """Whether a card lies face down that this seat has not looked at (DG-7.5, DG-7.6)."""
    return state.face_down >= 0 and not among(seat, state.peeked)


def redeal_unknowable(state: GameState, seat: int, chance: Chance) -> GameState:
    """The face-down card could be any unseen one; deck and removed cards have no order to change."""
    new = state.clone()
    assert isinstance(new, State)
    if hidden_from(new, seat):
        card = new.cards[new.face_down]
        pile = cards_in(unseen_pile(new) | 1 << card)
        dealt = pile[chance.below(len(pile))]
        new.unseen[card // OF_A_TYPE] |= 1 << card % OF_A_TYPE
        new.unseen[dealt // OF_A_TYPE] &= ~(1 << dealt % OF_A_TYPE)
        new.cards[new.face_down] = dealt
    return new


def redeal_hidden(state: GameState, seat: int, chance: Chance) -> GameState:
    """The face-down card, and the ghosts behind the others' screens until the end shows them (DG-9.1, DG-9.4).

    Every change of a ghost count was public (DG-9.2), so what is shown now stays the same, not what was remembered.
    """
    new = redeal_unknowable(state, seat, chance)
    assert isinstance(new, State)
    if not new.open_ghosts and new.actors != NOBODY:
        for other, player in enumerate(new.players):
            if other != seat:
                player.ghosts = chance.below(MORE_GHOSTS_THAN_USUAL)
    return new


def world(state: GameState) -> str:
    """The face-down card."""
    assert isinstance(state, State)
    return card_name(state.cards[state.face_down]) if state.face_down >= 0 else ""


def worlds(state: GameState, seat: int) -> dict[str, int]:
    """Any unseen card lies face down as likely as any other: the deck was shuffled (DG-10.2)."""
    assert isinstance(state, State)
    if not hidden_from(state, seat):
        return {world(state): 1}
    return {card_name(card): 1 for card in cards_in(unseen_pile(state) | 1 << state.cards[state.face_down])}


DONT_GO_IN_THERE = Witness(census, redeal_hidden, redeal_unknowable, world, worlds, fewest_options=2)  # DG-11.3
