"""What creatures do when they wake: the chain of abilities, seals, and what draws or plays cards (NM-8 to NM-12)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import News
from nightlight.core.native import append, i64, pop, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.nightmarium.actions import (
    ACTIVATE,
    ACTIVATED,
    CAST_OFF,
    DECLINE,
    DECLINED,
    EXHAUSTED,
    INTERRUPTED,
    PERFORMED,
    PLACED,
    PLAY,
    REVEALED,
    STUCK,
    UNMOVED,
    WAITED,
    WOKE,
)
from nightlight.games.nightmarium.building import offer, only_place, place, places, play
from nightlight.games.nightmarium.content import (
    ABILITIES,
    ABILITY,
    AGREEMENTS,
    LEGION,
    NOTHING,
    PART_IDS,
    PARTS,
    SLOTS,
    WITH_POSITIONS,
)
from nightlight.games.nightmarium.hunts import Ability as Ability
from nightlight.games.nightmarium.hunts import Devourer as Devourer
from nightlight.games.nightmarium.hunts import Executioner as Executioner
from nightlight.games.nightmarium.hunts import Scavenger
from nightlight.games.nightmarium.state import SEALS, WHOLE, Player, State, activation_json

BODY_PARTS: Final[i64] = 3
DRAWN_BY_MOURNER: Final[i64] = 2  # NM-9.1
REVEALED_BY_CHORISTER: Final[i64] = 2  # NM-9.16
MOST_ACTIVATIONS: Final[i64] = AGREEMENTS.activations


@final
class Awakening(Step[State]):
    """One creature after the other acts: the one just woken first, then those that wait."""

    def name(self) -> str:
        return "awakening"

    def clause(self) -> str:
        return "NM-8.8"

    def run(self, state: State, chance: Chance) -> None:
        if len(state.woken) > 0:
            queue(state)
        if len(state.waiting) == 0:
            state.pop()
            return
        state.waiting, activation = pop(state.waiting, 0)
        if activation % SEALS != WHOLE and next_part(state.players[state.turn], activation, BODY_PARTS) != NOTHING:
            state.push(SEAL_CHOICES[activation])
        else:
            begin(state, activation, WOKE if activation % SEALS == WHOLE else UNMOVED)


def queue(state: State) -> None:
    """What an ability woke first comes before all that waits, what it woke second after it (NM-8.8)."""
    queued = vec[i64]([state.woken[0]])
    for activation in state.waiting:
        queued = append(queued, activation)
    if len(state.woken) > 1:
        queued = append(queued, state.woken[1])
        state.tell(WAITED, state.turn, state.woken[1] // SEALS)
    state.waiting = queued
    state.woken = vec[i64]()


def begin(state: State, activation: i64, news: News) -> None:
    """The creature starts to act, unless the action has seen a hundred of them (NM-8.11)."""
    state.activations += 1
    if state.activations > MOST_ACTIVATIONS:
        state.waiting = vec[i64]()
        state.tell(EXHAUSTED, state.turn)
        return
    state.tell(news, state.turn, activation // SEALS, activation % SEALS)
    state.push(CHAINS[activation * PARTS + BODY_PARTS])


def next_part(player: Player, activation: i64, left: i64) -> i64:
    """The highest of the parts left whose ability acts, or nothing: a seal wakes those of its legion (NM-12.6)."""
    first = activation // SEALS * PARTS
    seal = activation % SEALS
    for part in range(left - 1, -1, -1):
        card = player.creatures[first + part]
        if ABILITY[card] != NOTHING and (seal == WHOLE or LEGION[card] == seal):
            return part
    return NOTHING


@final
class Chain(Step[State]):
    """The abilities of a creature one at a time from top to bottom, up to one that cannot be performed."""

    def __init__(self, activation: i64, left: i64) -> None:
        self.activation: i64 = activation
        self.left: i64 = left  # parts that have not had their turn: 3 before the head, 0 after the legs

    def name(self) -> str:
        return "chain"

    def clause(self) -> str:
        return "NM-8.1"

    def run(self, state: State, chance: Chance) -> None:
        state.pop()
        seat = state.turn
        player = state.players[seat]
        part = next_part(player, self.activation, self.left)
        if part == NOTHING:
            return
        slot = self.activation // SEALS
        if len(state.woken) > 0:  # another creature acts now, and nothing returns to this one (NM-8.6, NM-8.7)
            state.tell(INTERRUPTED, seat, slot, part)
            return
        kind = ABILITY[player.creatures[slot * PARTS + part]]
        ability = PERFORMERS[kind * SLOTS + slot]
        ways = ability.ways(state)
        if ways == 0:
            ability.fail(state, part)
            return
        state.tell(PERFORMED, seat, slot, part, kind)
        state.push(CHAINS[self.activation * PARTS + part])
        ability.perform(state, ways, chance)

    def json(self) -> dict[str, object]:
        next_id = None if self.left == 0 else PART_IDS[self.left - 1]
        return {"step": "chain", **activation_json(self.activation), "next": next_id}


@final
class SealChoice(Step[State]):
    """Whoever has played a seal may have the creature's abilities of that legion act again, all or none."""

    def __init__(self, activation: i64) -> None:
        self.activation: i64 = activation

    def name(self) -> str:
        return "seal"

    def clause(self) -> str:
        return "NM-12.6"

    def actors(self, state: State) -> i64:
        return only(state.turn)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(ACTIVATE.of())
        out.add(DECLINE.of())

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if ACTIVATE.made(action):
            begin(state, self.activation, ACTIVATED)
        else:
            state.tell(DECLINED, seat, self.activation // SEALS, self.activation % SEALS)

    def json(self) -> dict[str, object]:
        return {"step": "seal", **activation_json(self.activation)}


@final
class Mourner(Ability):
    """Draw two cards, or one if there is but one."""

    def ways(self, state: State) -> i64:
        return 1 if state.can_draw() else 0

    def perform(self, state: State, ways: i64, chance: Chance) -> None:
        for _card in range(DRAWN_BY_MOURNER):
            if state.can_draw():
                state.draw(state.turn, chance)


@final
class Mockingbird(Ability):
    """Play a card from hand, of any legion."""

    def ways(self, state: State) -> i64:
        return places(state, state.players[state.turn].hand)

    def perform(self, state: State, ways: i64, chance: Chance) -> None:
        if ways > 1:
            state.push(self)
        else:
            card, target = PLAY.args(only_place(state, state.players[state.turn].hand))
            play(state, card, target)

    def fail(self, state: State, part: i64) -> None:
        """Everybody has seen that no card in hand can be placed (NM-13.8)."""
        seat = state.turn
        state.tell(STUCK, seat, self.slot, part, 0)
        parts = state.players[seat].lacking(state.creatures)
        state.rule_out(seat, WITH_POSITIONS[2 * parts], WITH_POSITIONS[2 * parts + 1])

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        player = state.players[seat]
        offer(player, state.creatures, player.hand, NOTHING, out)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        card, target = PLAY.args(action)
        play(state, card, target)


@final
class Chorister(Ability):
    """Reveal two cards and place them, in either order; what cannot be placed is discarded."""

    def clause(self) -> str:
        """What is asked is how they are placed."""
        return "NM-9.18"

    def ways(self, state: State) -> i64:
        return 1 if state.can_draw() else 0

    def perform(self, state: State, ways: i64, chance: Chance) -> None:
        for _card in range(REVEALED_BY_CHORISTER):
            if state.can_draw():
                self.reveal(state, state.take(chance))
        state.push(self)

    def reveal(self, state: State, card: i64) -> None:
        """Face up to everyone; the lower card comes first."""
        state.tell(REVEALED, state.turn, card)
        state.revealed = append(state.revealed, card)
        if len(state.revealed) > 1 and state.revealed[0] > card:
            state.revealed[1] = state.revealed[0]
            state.revealed[0] = card

    def actors(self, state: State) -> i64:
        return only(state.turn) if places(state, state.revealed) > 1 else NOBODY

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        offer(state.players[seat], state.creatures, state.revealed, NOTHING, out)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        """The step stays for the card that is left, which is judged by the new situation."""
        card, target = PLAY.args(action)
        place_of: i64 = 0
        if state.revealed[0] != card:
            place_of = 1
        state.revealed, _card = pop(state.revealed, place_of)
        place(state, card, target, PLACED)

    def run(self, state: State, chance: Chance) -> None:
        if places(state, state.revealed) == 1:
            self.decide(state, state.turn, only_place(state, state.revealed), chance)
            return
        state.pop()
        for card in state.revealed:
            state.throw(card)
            state.tell(CAST_OFF, state.turn, card)
        state.revealed = vec[i64]()


def performer(kind: i64, slot: i64) -> Ability:
    """The class of each ability."""
    classes = [Mourner, Scavenger, Executioner, Devourer, Mockingbird, Chorister]
    return classes[kind](kind, slot)


AWAKENING: Final = Awakening()
PERFORMERS: Final = vec[Ability]([performer(kind, slot) for kind in range(len(ABILITIES)) for slot in range(SLOTS)])
CHAINS: Final = vec[Chain](
    [Chain(activation, left) for activation in range(SLOTS * SEALS) for left in range(BODY_PARTS + 1)]
)
SEAL_CHOICES: Final = vec[SealChoice]([SealChoice(activation) for activation in range(SLOTS * SEALS)])
