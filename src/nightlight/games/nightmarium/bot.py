"""How an action looks at a glance: what it builds, what the creature does that it wakes, and what it breaks."""

from __future__ import annotations

from typing import Final

from nightlight.core.native import i64, vec
from nightlight.games.nightmarium.abilities import BODY_PARTS, SealChoice
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
from nightlight.games.nightmarium.content import (
    ABILITY,
    CHORISTER,
    COUNT,
    DEVOURER,
    EXECUTIONER,
    HEAD,
    LEGION,
    LEGS,
    MOCKINGBIRD,
    MOURNER,
    NOTHING,
    PARTS,
    POSITIONS,
    SCAVENGER,
    SEAL,
    TORSO,
)
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
        return worth_of_target(view, left, slot)
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
        return worth_of_chain(view, view.table.players[view.seat].creatures, step.activation, NOTHING)
    return 0.0


def keep(view: SeatView, card: i64) -> float:
    """What a card in hand is worth."""
    positions = POSITIONS[card]
    fits = view.table.players[view.seat].targets(positions, view.table.creatures) != 0
    return (READY if fits else IDLE) + CHOICE * float(COUNT[positions] - 1)


def worth_of_play(view: SeatView, card: i64, target: i64) -> float:
    """The part it becomes, less what the card could have been, and all that wakes."""
    me = view.table.players[view.seat]
    part = part_at(me, target)
    gain = PART_WORTH[part] - CHOICE * float(COUNT[POSITIONS[card]] - 1)
    if view.table.actions > 1:
        gain += PAIR * float(len([other for other in me.hand if LEGION[other] == LEGION[card]]) - 1)
    if part == HEAD:
        creatures = me.creatures[:]
        creatures[(target - 1) * PARTS + HEAD] = card
        gain += worth_of_completion(view, creatures, target - 1, card)
    elif part == SEAL:
        gain += max(0.0, worth_of_chain(view, me.creatures, (target - 1) * SEALS + LEGION[card], card))
    return gain


def part_at(player: Player, target: i64) -> i64:
    """The part that a card becomes there."""
    if target == NEW:
        return LEGS
    slot = target - 1
    if player.begun >> slot & 1:
        return TORSO
    return HEAD if player.headless >> slot & 1 else SEAL


def worth_of_completion(view: SeatView, creatures: vec[i64], slot: i64, head: i64) -> float:
    """The abilities that will act, what a pure creature costs the others, and victory if nothing bites it away."""
    gain = worth_of_chain(view, creatures, slot * SEALS + WHOLE, head)
    cards = [creatures[slot * PARTS + part] for part in range(BODY_PARTS)]
    if len({LEGION[card] for card in cards}) == 1:
        gain += TRIBUTE * float(len([player for player in view.table.players if len(player.hand) > 0]) - 1)
    last = COUNT[view.table.players[view.seat].complete] + 1 == view.table.creatures
    if last and (view.table.immediate or len([card for card in cards if ABILITY[card] == DEVOURER]) == 0):
        gain += VICTORY
    return gain


def worth_of_chain(view: SeatView, creatures: vec[i64], activation: i64, played: i64) -> float:
    """What the abilities do from top to bottom, up to the first that cannot act."""
    slot = activation // SEALS
    seal = activation % SEALS
    gain = 0.0
    for part in range(BODY_PARTS - 1, -1, -1):
        card = creatures[slot * PARTS + part]
        ability = ABILITY[card]
        if ability != NOTHING and (seal == WHOLE or LEGION[card] == seal):
            acts, value = worth_of_ability(view, ability, slot, played)
            if not acts:
                return gain
            gain += value
    return gain


def worth_of_ability(view: SeatView, ability: i64, slot: i64, played: i64) -> tuple[bool, float]:
    """Whether an ability can act as things lie, and what it brings."""
    table = view.table
    me = table.players[view.seat]
    if ability == MOURNER:
        return table.can_draw(), 2.0 * CARD
    if ability == CHORISTER:
        return table.can_draw(), TWO_PLAYS
    if ability == MOCKINGBIRD:
        others = [card for card in me.hand if card != played and me.targets(POSITIONS[card], table.creatures) != 0]
        return len(others) > 0, EXTRA_PLAY
    if ability == DEVOURER:
        own = [-loss(me, prey) for prey in slots_in(me.taken() & ~me.embodied & ~(1 << slot))]
        return len(own) > 0, max([*own, -VICTORY])
    hits: list[float] = []
    for left in range(1, table.seats):
        rival = table.players[table.to_the_left(view.seat, left)]
        prey = rival.begun | rival.headless if ability == SCAVENGER else rival.taken() & ~rival.embodied
        whole = ability == SCAVENGER
        hits.extend([threat(view, rival) * (ruin(rival, k) if whole else loss(rival, k)) for k in slots_in(prey)])
    bonus = CARD if ability == EXECUTIONER else 0.0
    return len(hits) > 0, max([*hits, 0.0]) + bonus


def worth_of_target(view: SeatView, left: i64, slot: i64) -> float:
    """Bite where it hurts oneself least; strike where it hurts the strongest rival most."""
    player = view.table.players[view.table.to_the_left(view.seat, left)]
    if left == 0:
        return -loss(player, slot)
    step = view.step()
    if step is not None and step.name() == "scavenger":
        return threat(view, player) * ruin(player, slot)
    return threat(view, player) * loss(player, slot)


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
