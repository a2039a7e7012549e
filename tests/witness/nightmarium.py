"""The witness of Nightmarium, written from NM-2.2 to NM-2.7, NM-6.6, NM-10.3 and the table of NM-13."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.nightmarium.printed import FEARS, SEALS, is_seal, positions
from games.nightmarium.situations import SITUATIONS
from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, GameState, first, legal
from nightlight.games.nightmarium.building import Purity
from nightlight.games.nightmarium.rules import Exchange
from nightlight.games.nightmarium.state import State
from witness.witness import Witness

PARTS = 4  # of a slot: legs, torso, head and seal
PLACES = "LTH"
WORD = 60  # cards in a word of a set
ATTEMPTS = 50  # to find hands with which the open question would be asked
FEW = 500  # worlds


def cards_in(low: int, high: int) -> list[int]:
    """The numbers of the cards in a set of two words."""
    both = low | high << WORD
    return [card + 1 for card in range(both.bit_length()) if both >> card & 1]


def slots(state: State, seat: int) -> list[list[int]]:
    """For each slot the numbers of legs, torso, head and seal; 0 where there is none."""
    cards = [card + 1 for card in state.players[seat].creatures]
    return [cards[start : start + PARTS] for start in range(0, len(cards), PARTS)]


def census(state: GameState) -> list[str]:
    """Every card in one place, and every creature well formed."""
    assert isinstance(state, State)
    return [*cards_astray(state), *creatures_astray(state)]


def cards_astray(state: State) -> list[str]:
    """All fear cards, and all seals or none of them, each in one place (NM-2.2)."""
    found = [card + 1 for card in (*state.unseen, *state.revealed)]
    found += cards_in(state.discard[0], state.discard[1])
    for seat, player in enumerate(state.players):
        found += [card + 1 for card in player.hand]
        found += [card for slot in slots(state, seat) for card in slot if card > 0]
    expected = FEARS + (SEALS if any(is_seal(card) for card in found) else 0)
    wrong = [f"card {card} is in two places" for card in sorted(set(found)) if found.count(card) > 1]
    wrong += [f"card {card} is nowhere" for card in range(1, expected + 1) if card not in found]
    if state.deck != len(state.unseen):
        wrong.append(f"the deck has {len(state.unseen)} cards and says {state.deck}")
    return wrong


def creatures_astray(state: State) -> list[str]:
    """Legs, torso, head from bottom to top, a seal only on three of them, and no more than N (NM-2.3, NM-6.6)."""
    wrong = []
    for seat in range(state.seats):
        rows = slots(state, seat)
        if len(rows) != state.creatures:
            wrong.append(f"seat {seat} has {len(rows)} slots, not {state.creatures}")
        for row in rows:
            body, seal = row[:-1], row[-1]
            height = len([card for card in body if card > 0])
            fits = all(place in positions(card) for place, card in zip(PLACES, body[:height], strict=False))
            sealed = seal == 0 or (is_seal(seal) and height == len(PLACES))
            if any(body[height:]) or not fits or not sealed:
                wrong.append(f"seat {seat} has a creature of {row}")
    return wrong


def may_lie(state: State, place: int, card: int) -> bool:
    """Whether the card may be in that hand, or in the deck, for all that everybody saw (NM-13.6, NM-13.8, NM-13.9).

    The state keeps the record; the tests of memory hold it against the events.
    """
    return bool(state.may[2 * place + (card - 1) // WORD] >> (card - 1) % WORD & 1)


def hidden_places(state: State, seat: int) -> list[tuple[int, int]]:
    """Each card that the seat cannot see, with its place: the hand of a seat, or the deck after the last one."""
    found = [(card + 1, state.seats) for card in state.unseen]
    for rival, player in enumerate(state.players):
        found += [(card + 1, rival) for card in player.hand if rival != seat]
    return found


def redealt(state: State, seat: int, chance: Chance) -> State:
    """The hidden cards have changed places with each other, wherever nobody could know that they did not."""
    new = state.clone()
    dealt = hidden_places(state, seat)
    for k in range(4 * len(dealt)):
        one, other = k % len(dealt), chance.below(len(dealt))
        (card, place), (second, there) = dealt[one], dealt[other]
        if may_lie(state, there, card) and may_lie(state, place, second):
            dealt[one], dealt[other] = (second, place), (card, there)
    for rival, player in enumerate(new.players):
        if rival != seat:
            player.hand = vec[i64](sorted(card - 1 for card, place in dealt if place == rival))
    new.unseen = vec[i64](sorted(card - 1 for card, place in dealt if place == new.seats))
    mark_anew(new, seat, chance)
    return new


def mark_anew(state: State, seat: int, chance: Chance) -> None:
    """What another player has marked is as hidden as the hand (NM-13.10)."""
    step = state.top() if state.actors != NOBODY else None
    if isinstance(step, Exchange) and step.seat != seat:
        hand = list(state.players[step.seat].hand)
        state.pop()
        state.push(Exchange(step.seat, vec[i64]([card for card in hand[:-1] if chance.below(2)])))
    elif isinstance(step, Purity) and step.seat != seat:
        state.pop()
        state.push(Purity(step.legion, step.seat))


def redeal(state: GameState, seat: int, chance: Chance) -> GameState:
    """Other hands and another deck, with which the open question would be asked all the same (NM-3.8)."""
    assert isinstance(state, State)
    if len(hidden_places(state, seat)) == 0:
        return state.clone()
    for _ in range(ATTEMPTS):
        new = redealt(state, seat, chance)
        if new.actors == NOBODY or len(legal(new, first(new.actors))) > 1 or new.top().name() == "action":
            return new
    return state.clone()


def world(state: GameState) -> str:
    """All hands; what is left is the deck."""
    assert isinstance(state, State)
    return " | ".join(" ".join(str(card + 1) for card in player.hand) for player in state.players)


def worlds(state: GameState, seat: int) -> dict[str, int]:
    """Every deal that respects what everybody saw is as likely as any other: the deck was shuffled (NM-11.3)."""
    assert isinstance(state, State)
    found = dict.fromkeys(deals(state, seat, 0, {card for card, _ in hidden_places(state, seat)}), 1)
    assert len(found) <= FEW, "only positions of few_worlds can be counted"
    return found


def deals(state: State, seat: int, place: int, left: set[int]) -> Iterator[str]:
    """Every way to deal these cards to the hands from that place on, and the rest to the deck."""
    if place == state.seats:
        if all(may_lie(state, place, card) for card in left):
            yield ""
        return
    hand = [card + 1 for card in state.players[place].hand]
    choice = sorted(card for card in left if may_lie(state, place, card))
    for dealt in [tuple(hand)] if place == seat else combinations(choice, len(hand)):
        for rest in deals(state, seat, place + 1, left - set(dealt)):
            yield " ".join(map(str, dealt)) + (f" | {rest}" if place + 1 < state.seats else "")


def few_worlds() -> Iterator[tuple[GameState, int]]:
    """Small positions in which everybody has learned something; a Mockingbird or purity question would say more."""
    for build, happen in SITUATIONS.values():
        scene = build()
        happen(scene)
        if scene.question == "action":
            for seat in range(-1, scene.state.seats):
                yield scene.state, seat


NIGHTMARIUM = Witness(census, redeal, redeal, world, worlds, few_worlds)  # D1 may have one option (NM-3.8)
