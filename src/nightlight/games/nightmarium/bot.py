"""How an action looks at a glance: what it builds, what the creature does that it wakes, and what it breaks."""

from __future__ import annotations

from typing import Final

from nightlight.core.native import i64
from nightlight.games.nightmarium.abilities import DRAWN_BY_MOURNER, PERFORMERS, SealChoice
from nightlight.games.nightmarium.actions import (
    ACTIVATE,
    DISCARD,
    DRAW,
    EXCHANGE,
    MARK,
    NEW,
    PLAY,
    TARGET,
)
from nightlight.games.nightmarium.building import purity
from nightlight.games.nightmarium.content import (
    ABILITY,
    CHORISTER,
    COUNT,
    DEVOURER,
    HEAD,
    LEGION,
    LEGS,
    MOCKINGBIRD,
    NOTHING,
    PARTS,
    POSITIONS,
    SEAL,
    SLOTS,
    TORSO,
)
from nightlight.games.nightmarium.foresight import acting_parts
from nightlight.games.nightmarium.hunts import Devourer, Executioner, Hunt, Scavenger
from nightlight.games.nightmarium.player import Player
from nightlight.games.nightmarium.state import SEALS, WHOLE
from nightlight.games.nightmarium.view import SeatView

PART_WORTH: Final = [2.0, 3.0, 5.5, 3.0]  # legs, torso, head, seal
CARD: Final = 1.0  # what a card drawn is worth
CLUTTER: Final = 0.05  # and how much less with each card in hand
IDLE: Final = 0.5  # a card that cannot be placed now
READY: Final = 1.3  # one that can
CHOICE: Final = 0.2  # every further position of a card
JUNK: Final = 0.6  # cards below are worth exchanging
EXCHANGING: Final = 0.15  # a card that could be exchanged
PAIR: Final = 0.4  # a second card of the legion to play
TRIBUTE: Final = 1.2  # what an opponent of a pure creature loses
EXTRA_PLAY: Final = 3.0  # a Mockingbird
TWO_PLAYS: Final = 3.5  # a Chorister
VICTORY: Final = 100.0
THREAT: Final = 0.3  # how much more a rival's loss counts for each complete creature there
LAST_STAND: Final = 3.0  # and when one more would win


def worth(view: SeatView, action: int) -> float:
    """The more it gains, and the more it costs the others, the better."""
    if PLAY.made(action):
        card, target = PLAY.args(action)
        return worth_of_play(view, card, target)
    if TARGET.made(action):
        left, slot = TARGET.args(action)
        hunt = view.step()
        assert isinstance(hunt, Hunt), "nothing else picks a creature"
        return worth_of_prey(view, hunt, left, slot)
    if DISCARD.made(action):
        return -keep(view, DISCARD.arg(action))
    if MARK.made(action):
        return JUNK - keep(view, MARK.arg(action))
    return worth_of_wordless(view, action)


def worth_of_wordless(view: SeatView, action: i64) -> float:
    """Drawing, exchanging or waking a sealed creature; to stop or to decline gains and costs nothing."""
    hand = view.table.players[view.seat].hand
    if DRAW.made(action):
        return CARD - CLUTTER * float(len(hand))
    if EXCHANGE.made(action):
        return EXCHANGING * float(len([card for card in hand if keep(view, card) < JUNK])) - CARD
    step = view.step()
    if ACTIVATE.made(action) and isinstance(step, SealChoice):
        return worth_of_chain(view, view.table.players[view.seat], step.activation, NOTHING)
    return 0.0


def keep(view: SeatView, card: i64) -> float:
    """What a card in hand is worth."""
    positions = POSITIONS[card]
    fits = view.table.players[view.seat].targets(positions, view.table.creatures) != 0
    return (READY if fits else IDLE) + CHOICE * float(COUNT[positions] - 1)


def worth_of_play(view: SeatView, card: i64, target: i64) -> float:
    """The part it becomes, less what the card could have been, and all that wakes."""
    me = view.table.players[view.seat]
    part = LEGS if target == NEW else me.next(target - 1)
    gain = PART_WORTH[part] - CHOICE * float(COUNT[POSITIONS[card]] - 1)
    if view.table.actions > 1:
        gain += PAIR * float(len([other for other in me.hand if LEGION[other] == LEGION[card]]) - 1)
    if part == HEAD:
        whole = me.clone()
        whole.put(card, target - 1)
        gain += worth_of_completion(view, whole, target - 1, card)
    elif part == SEAL:
        gain += max(0.0, worth_of_chain(view, me, (target - 1) * SEALS + LEGION[card], card))
    return gain


def worth_of_completion(view: SeatView, me: Player, slot: i64, head: i64) -> float:
    """The abilities that will act, what a pure creature costs the others, and victory if nothing bites it away."""
    gain = worth_of_chain(view, me, slot * SEALS + WHOLE, head)
    if purity(me, slot) != NOTHING:
        gain += TRIBUTE * float(len([player for player in view.table.players if len(player.hand) > 0]) - 1)
    last = COUNT[me.complete] == view.table.creatures
    if last and (view.table.immediate or len([card for card in me.cards(slot) if ABILITY[card] == DEVOURER]) == 0):
        gain += VICTORY
    return gain


def worth_of_chain(view: SeatView, me: Player, activation: i64, played: i64) -> float:
    """What the abilities do from top to bottom, up to the first that cannot act."""
    slot = activation // SEALS
    gain = 0.0
    for part in acting_parts(me, activation):
        acts, value = worth_of_ability(view, ABILITY[me.creatures[slot * PARTS + part]], slot, played)
        if not acts:
            return gain
        gain += value
    return gain


def worth_of_ability(view: SeatView, ability: i64, slot: i64, played: i64) -> tuple[bool, float]:
    """Whether an ability can act as things lie, and what it brings."""
    table = view.table
    performer = PERFORMERS[ability * SLOTS + slot]
    if isinstance(performer, Hunt):
        return worth_of_hunt(view, performer)
    if ability == MOCKINGBIRD:
        me = table.players[view.seat]
        others = [card for card in me.hand if card != played and me.targets(POSITIONS[card], table.creatures) != 0]
        return len(others) > 0, EXTRA_PLAY
    return performer.ways(table) > 0, TWO_PLAYS if ability == CHORISTER else float(DRAWN_BY_MOURNER) * CARD


def worth_of_hunt(view: SeatView, hunt: Hunt) -> tuple[bool, float]:
    """Whether there is a creature to pick, and what the best one brings."""
    table = view.table
    hits: list[float] = []
    for left in range(table.seats):
        hits.extend([worth_of_prey(view, hunt, left, slot) for slot in slots_in(hunt.prey(table, left))])
    if isinstance(hunt, Devourer):
        return len(hits) > 0, max([*hits, -VICTORY])
    bonus = CARD if isinstance(hunt, Executioner) else 0.0
    return len(hits) > 0, max([*hits, 0.0]) + bonus


def worth_of_prey(view: SeatView, hunt: Hunt, left: i64, slot: i64) -> float:
    """Bite where it hurts oneself least; strike where it hurts the strongest rival most."""
    player = view.table.players[view.table.to_the_left(view.seat, left)]
    if left == 0:
        return -loss(player, slot)
    return threat(view, player) * (ruin(player, slot) if isinstance(hunt, Scavenger) else loss(player, slot))


def loss(player: Player, slot: i64) -> float:
    """What the top card of a creature is worth."""
    if player.complete >> slot & 1:
        return PART_WORTH[HEAD]
    return PART_WORTH[TORSO] if player.headless >> slot & 1 else PART_WORTH[LEGS]


def ruin(player: Player, slot: i64) -> float:
    """What an incomplete creature is worth with all its cards."""
    if player.headless >> slot & 1:
        return PART_WORTH[LEGS] + PART_WORTH[TORSO]
    return PART_WORTH[LEGS]


def threat(view: SeatView, rival: Player) -> float:
    """How much a rival's loss counts: the nearer to victory, the more."""
    complete = COUNT[rival.complete]
    weight = 1.0 + THREAT * float(complete)
    return weight * LAST_STAND if complete + 1 >= view.table.creatures else weight


def slots_in(slots: int) -> list[int]:
    """The slots of a set."""
    return [slot for slot in range(slots.bit_length()) if slots >> slot & 1]
