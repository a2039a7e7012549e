"""The twelve types of cursed cards, each with what it does when taken or at the end (DG-5, DG-6)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import LegalActions, Step, only
from nightlight.games.dont_go_in_there.actions import (
    BY_TYPE,
    CLAIMED_CLOCK,
    DISPEL,
    DOLLS,
    PASSED,
    TOME_FADED,
)
from nightlight.games.dont_go_in_there.content import (
    CARDS,
    COUNT,
    MASKS,
    MOST_VALUE,
    OF_VALUE,
    RULES,
    SUM,
    TYPE_IDS,
    TYPES,
    VALUE,
    CardType,
    highest,
)
from nightlight.games.dont_go_in_there.state import State


class Effect:
    """What the cards of one type do. Those that work at the end do nothing when taken (DG-5.3)."""

    def __init__(self, kind: i64) -> None:
        rule: CardType = CARDS.types[kind]
        self.kind: i64 = kind
        self.cause: i64 = BY_TYPE + kind
        self.at_end: Final = rule.at_end
        self.set_size: i64 = rule.set_size
        self.dispels: i64 = rule.dispel

    def taken(self, state: State, seat: i64, face: i64) -> None:
        """Right after the card has joined the tableau; mandatory (DG-5.1)."""

    def ended(self, state: State) -> None:
        """At the end, for everyone from the start player on; all compare before anyone dispels (DG-8.2)."""
        masks = vec[i64]([self.leaves(state, seat) for seat in range(state.seats)])
        seat = state.start
        for _player in range(state.seats):
            if masks[seat] != 0:
                self.dispel(state, seat, masks[seat])
            seat = state.after(seat)

    def leaves(self, state: State, seat: i64) -> i64:
        """The cards that the player would dispel if this were the end."""
        return 0

    def active(self, state: State, seat: i64) -> i64:
        """The cards of this type that still count (DG-1.5)."""
        return state.players[seat].active(self.kind)

    def dispel(self, state: State, seat: i64, mask: i64) -> None:
        state.dispel(seat, self.kind, mask, self.cause)

    def pair(self, state: State, seat: i64) -> bool:
        """Whether the card just taken completes a set, counted on active cards (DG-5.5)."""
        return COUNT[self.active(state, seat)] % self.set_size == 0


@final
class Amulet(Effect):
    """At the end each Amulet dispels one Amulet of the value it names; all act at once (DG-6.1)."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind)
        self.targets = vec[i64](CARDS.types[kind].targets)

    def leaves(self, state: State, seat: i64) -> i64:
        mine = self.active(state, seat)
        named: i64 = 0
        for value in range(1, MOST_VALUE + 1):
            target = self.targets[value - 1]
            if target > 0:
                named |= highest(mine & OF_VALUE[target], COUNT[mine & OF_VALUE[value]])
        return named


@final
class Cat(Effect):
    """At the end, with few enough ghosts, all your Cats but one of the lowest are dispelled (DG-6.2)."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind)
        self.max_ghosts: i64 = CARDS.types[kind].max_ghosts

    def leaves(self, state: State, seat: i64) -> i64:
        mine = self.active(state, seat)
        return highest(mine, COUNT[mine] - 1) if state.players[seat].ghosts <= self.max_ghosts else 0


@final
class Clock(Effect):
    """The first at the table with enough on Clocks dispels the two highest; then Clocks do nothing (DG-6.3)."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind)
        self.min_sum: i64 = CARDS.types[kind].min_sum

    def taken(self, state: State, seat: i64, face: i64) -> None:
        mine = self.active(state, seat)
        if not state.clock_claimed and SUM[mine] >= self.min_sum:
            state.clock_claimed = True
            state.tell(CLAIMED_CLOCK, seat)
            self.dispel(state, seat, highest(mine, self.dispels))


@final
class Doll(Effect):
    """Dolls that add up to exactly the sum are dispelled, the set with the highest cards first (DG-6.4)."""

    def taken(self, state: State, seat: i64, face: i64) -> None:
        mine = self.active(state, seat)
        if state.doll_choice and COUNT[CHOICES[mine]] > 1:
            state.push(CHOOSE_DOLLS[seat])
        elif DOLL_SETS[mine] != 0:
            self.dispel(state, seat, DOLL_SETS[mine])


@final
class HolyWater(Effect):
    """Each pair: discard half of your ghosts, rounded down (DG-6.5)."""

    def taken(self, state: State, seat: i64, face: i64) -> None:
        if self.pair(state, seat):
            state.discard(seat, state.players[seat].ghosts // 2, self.cause)


@final
class Mask(Effect):
    """Pass a ghost for each of your Masks to the player on your right (DG-6.6)."""

    def taken(self, state: State, seat: i64, face: i64) -> None:
        ghosts = min(COUNT[self.active(state, seat)], state.players[seat].ghosts)
        if ghosts > 0:
            neighbour = state.before(seat)
            state.players[seat].ghosts -= ghosts
            state.players[neighbour].ghosts += ghosts
            state.tell(PASSED, seat, neighbour, ghosts)


@final
class Mirror(Effect):
    """Take a ghost; three Mirrors are dispelled (DG-6.7)."""

    def taken(self, state: State, seat: i64, face: i64) -> None:
        state.gain(seat, CARDS.types[self.kind].gain, self.cause)
        mine = self.active(state, seat)
        if COUNT[mine] == self.set_size:
            self.dispel(state, seat, mine)


@final
class MusicBox(Effect):
    """At the end those with the most on Music Boxes, ties too, dispel their two highest (DG-6.8)."""

    def leaves(self, state: State, seat: i64) -> i64:
        most: i64 = 0
        for player in state.players:
            most = max(most, SUM[player.active(self.kind)])
        mine = self.active(state, seat)
        return highest(mine, self.dispels) if SUM[mine] == most else 0


@final
class Portrait(Effect):
    """At the end the higher half of your Portraits, rounded down, is dispelled (DG-6.9)."""

    def leaves(self, state: State, seat: i64) -> i64:
        mine = self.active(state, seat)
        return highest(mine, COUNT[mine] // 2)


@final
class Ring(Effect):
    """Four Rings are dispelled (DG-6.10)."""

    def taken(self, state: State, seat: i64, face: i64) -> None:
        mine = self.active(state, seat)
        if COUNT[mine] == self.set_size:
            self.dispel(state, seat, mine)


@final
class Tome(Effect):
    """Each pair: choose another type, and all your cards of it are dispelled (DG-6.11)."""

    def taken(self, state: State, seat: i64, face: i64) -> None:
        if not self.pair(state, seat):
            return
        owned: i64 = 0
        last: i64 = 0
        for kind in range(TYPES):
            if kind != self.kind and state.players[seat].active(kind) != 0:
                owned += 1
                last = kind
        if owned == 0:
            state.tell(TOME_FADED, seat)
        elif owned == 1:
            state.dispel(seat, last, state.players[seat].active(last), self.cause)
        else:
            state.push(CHOOSE_TYPE[seat])


@final
class Twin(Effect):
    """Two Twins of equal value are dispelled (DG-6.12)."""

    def taken(self, state: State, seat: i64, face: i64) -> None:
        twins = self.active(state, seat) & OF_VALUE[VALUE[face]]
        if COUNT[twins] > 1:
            self.dispel(state, seat, twins)


class OwnersChoice(Step[State]):
    """A card asks its new owner something."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def actors(self, state: State) -> i64:
        return only(self.seat)

    def json(self) -> dict[str, object]:
        return {"step": self.name(), "seat": self.seat}


@final
class ChooseType(OwnersChoice):
    """The owner of a pair of Tomes chooses the type whose cards they dispel."""

    def name(self) -> str:
        return "tome"

    def clause(self) -> str:
        return "DG-6.11"

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        for kind in range(TYPES):
            if kind != TOME and state.players[seat].active(kind) != 0:
                out.add(DISPEL.of(kind if kind < TOME else kind - 1))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        kind = dispelled_type(action)
        state.dispel(seat, kind, state.players[seat].active(kind), BY_TYPE + TOME)


@final
class ChooseDolls(OwnersChoice):
    """By house rule, the owner of Dolls that make two sets chooses which one they dispel."""

    def name(self) -> str:
        return "dolls"

    def clause(self) -> str:
        return "DG-6.4"

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        choices = CHOICES[state.players[seat].active(DOLL)]
        for choice in range(len(CHOOSABLE)):
            if choices >> choice & 1:
                out.add(DOLLS.of(choice))

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        mine = state.players[seat].active(DOLL)
        state.dispel(seat, DOLL, doll_set(mine, CHOOSABLE[DOLLS.arg(action)]), BY_TYPE + DOLL)


def dispelled_type(action: i64) -> i64:
    """The type that the owner of a pair of Tomes chooses: any but Tomes."""
    kind = DISPEL.arg(action)
    if kind < TOME:
        return kind
    return kind + 1


def doll_set(mask: int, values: list[int]) -> int:
    """The cards of these values out of the mask, of equals copy a first; none if one is missing."""
    chosen: i64 = 0
    for value in values:
        card = highest(mask & OF_VALUE[value] & ~chosen, 1)
        if card == 0:
            return 0
        chosen |= card
    return chosen


def sets_of(total: int, most: int) -> list[list[int]]:
    """The sets of values that add up to the total, the highest cards first, no value more often than it is printed."""
    if total == 0:
        return [[]]
    return [
        [value, *rest]
        for value in range(min(most, total), 0, -1)
        for rest in sets_of(total - value, value)
        if rest.count(value) < COUNT[OF_VALUE[value]]
    ]


def effect(kind: i64) -> Effect:
    """The class of each rule that content may name."""
    classes = [Amulet, Cat, Clock, Doll, HolyWater, Mask, Mirror, MusicBox, Portrait, Ring, Tome, Twin]
    return classes[list(RULES).index(CARDS.types[kind].rule)](kind)


DOLL: Final[i64] = TYPE_IDS.index("doll")
MIRROR: Final[i64] = TYPE_IDS.index("mirror")
RING: Final[i64] = TYPE_IDS.index("ring")
TOME: Final[i64] = TYPE_IDS.index("tome")
EFFECTS: Final = vec[Effect]([effect(kind) for kind in range(TYPES)])
CHOOSE_TYPE: Final = vec[ChooseType]([ChooseType(seat) for seat in range(5)])
CHOOSE_DOLLS: Final = vec[ChooseDolls]([ChooseDolls(seat) for seat in range(5)])
CHOOSABLE: Final = [[4, 2], [4, 1, 1], [3, 2, 1]]  # the sets that can be had together with another (DG-A7)
SETS: Final = sets_of(CARDS.types[DOLL].sum, MOST_VALUE)
DOLL_SETS: Final = vec[i64](
    [next((doll_set(mask, values) for values in SETS if doll_set(mask, values) != 0), 0) for mask in range(MASKS)]
)
CHOICES: Final = vec[i64](
    [
        sum(1 << choice for choice, values in enumerate(CHOOSABLE) if doll_set(mask, values) != 0)
        for mask in range(MASKS)
    ]
)
