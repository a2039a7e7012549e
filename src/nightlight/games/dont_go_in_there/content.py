"""Cards, rooms and set-up as the rules use them: numbers and small tables, read once and checked.

A card is a number: eight faces for each of the twelve types, in canonical order. A set of cards of one type is a mask
of eight bits, one for each face; the tables below answer for any mask.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeAlias, final

from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent
from nightlight.core.native import i64, vec

FOLDER: Final = Path(__file__).parent

FACES: Final[i64] = 8  # cards of each type
BOARDS: Final[i64] = 3
SPACES: Final[i64] = 4
SLOTS: Final[i64] = 3
MASKS: Final[i64] = 256  # sets of faces
MOST_VALUE: Final[i64] = 4
PLACES: Final[i64] = BOARDS * SPACES  # in the whole house
NOTHING: Final[i64] = -1  # no room, no card, no meeple
BOARDED: Final[i64] = -2  # among the meeples: a space where none will ever stand again

BoardId: TypeAlias = Literal["upper", "middle", "lower"]
RoomId: TypeAlias = Literal["attic", "nursery", "library", "secret_passage", "hallway", "basement"]
KindId: TypeAlias = Literal[
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

BOARD_IDS: Final[list[BoardId]] = ["upper", "middle", "lower"]
ROOM_IDS: Final[list[RoomId]] = ["attic", "nursery", "library", "secret_passage", "hallway", "basement"]
TYPE_IDS: Final[list[KindId]] = [
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
TYPES: Final[i64] = len(TYPE_IDS)
RULES: Final[dict[str, list[str]]] = {  # each with the numbers that it needs
    "named_value": ["targets"],
    "all_but_lowest": ["max_ghosts"],
    "first_to_sum": ["min_sum", "dispel"],
    "subset_sum": ["sum"],
    "pair_halves_ghosts": ["set_size"],
    "pass_ghosts_right": [],
    "gain_ghost_then_set": ["gain", "set_size"],
    "most_curses": ["dispel"],
    "half": [],
    "set": ["set_size"],
    "pair_dispels_type": ["set_size"],
    "same_value_pair": [],
}


@final
class CardType:
    """A type of cursed card: when it works, by which rule, and that rule's numbers."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.name("id")
        self.at_end: Final = section.word("timing", ["take", "end"]) == "end"
        self.clause: Final = f"DG-6.{section.number('clause', 1, 99)}"
        self.rule: Final = section.word("rule", list(RULES))
        needs = RULES[self.rule]
        self.targets: Final = section.numbers("targets") if "targets" in needs else []
        self.max_ghosts: i64 = section.number("max_ghosts", 0, 99) if "max_ghosts" in needs else 0
        self.min_sum: i64 = section.number("min_sum", 1, 20) if "min_sum" in needs else 0
        self.sum: i64 = section.number("sum", 1, 20) if "sum" in needs else 0
        self.dispel: i64 = section.number("dispel", 1, FACES) if "dispel" in needs else 0
        self.set_size: i64 = section.number("set_size", 2, FACES) if "set_size" in needs else 0
        self.gain: i64 = section.number("gain", 1, 9) if "gain" in needs else 0
        section.done()
        if "targets" in needs and len(self.targets) != MOST_VALUE:
            raise BadContent(f"{section.where}: targets has {MOST_VALUE} numbers, not {len(self.targets)}")


@final
class Room:
    """One side of a board, and what is special about it."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.name("id")
        self.clauses: Final = [f"DG-7.{number}" for number in section.numbers("clauses")]
        self.haunted_space: i64 = NOTHING  # where placing changes the owner's ghosts, and by how many
        self.haunting: i64 = 0
        self.left_ghosts: i64 = 0  # what taking the outer cards changes first
        self.right_ghosts: i64 = 0
        if section.has("on_place"):
            place = section.section("on_place")
            self.haunted_space = place.number("space", 1, SPACES) - 1
            self.haunting = place.number("ghosts", -9, 9)
            place.done()
        if section.has("on_take"):
            take = section.section("on_take")
            self.left_ghosts = take.number("left", -9, 9)
            self.right_ghosts = take.number("right", -9, 9)
            take.done()
        deal = section.word("deal", ["ascending", "last_face_down"]) if section.has("deal") else ""
        roll = section.word("after_roll", ["change_one_die", "reroll_all_once"]) if section.has("after_roll") else ""
        self.ascending: Final = deal == "ascending"
        self.face_down: Final = deal == "last_face_down"
        self.change_one_die: Final = roll == "change_one_die"
        self.reroll: Final = roll == "reroll_all_once"
        section.done()

    def welcome(self, space: i64) -> i64:
        """The change of ghosts when a meeple is placed on that space."""
        if space == self.haunted_space:
            return self.haunting
        return 0

    def toll(self, slot: i64) -> i64:
        """The change of ghosts before the card of that slot is taken."""
        if slot == 0:
            return self.left_ghosts
        if slot == SLOTS - 1:
            return self.right_ghosts
        return 0


@final
class Cards:
    """What cards.toml says."""

    def __init__(self, section: Section) -> None:
        self.values: Final[list[int]] = []
        self.dice: Final[list[int]] = []
        self.copies: Final[list[str]] = []
        for face in section.sections("face"):
            value = face.number("value", 1, MOST_VALUE)
            dice = face.number("dice", 1, 2)
            for copy in range(face.number("copies", 1, 2)):
                self.values.append(value)
                self.dice.append(dice)
                self.copies.append("ab"[copy])
            face.done()
        self.types: Final = [CardType(row) for row in section.sections("type")]
        section.done()
        if len(self.values) != FACES or self.values != sorted(self.values):
            raise BadContent(f"{section.where}: {FACES} cards of each type in ascending order, not {self.values}")
        if [kind.id for kind in self.types] != TYPE_IDS or [kind.rule for kind in self.types] != list(RULES):
            types = ", ".join([f"{kind} ({rule})" for kind, rule in zip(TYPE_IDS, RULES, strict=True)])
            raise BadContent(f"{section.where}: one type for each rule, in the order {types}")


@final
class House:
    """What rooms.toml says."""

    def __init__(self, section: Section) -> None:
        self.die: Final = section.words("die", ["ghost", "blank"])
        self.flashlights: Final = section.numbers("flashlights")
        self.rooms: Final = [Room(row) for row in section.sections("room")]
        self.boards: Final[list[str]] = []
        self.sides: Final[list[list[RoomId]]] = []
        for board in section.sections("board"):
            self.boards.append(board.name("id"))
            sides = board.words("sides", [*ROOM_IDS])
            self.sides.append([room for side in sides for room in ROOM_IDS if room == side])
            board.done()
        section.done()
        if self.boards != BOARD_IDS or [room.id for room in self.rooms] != ROOM_IDS:
            raise BadContent(f"{section.where}: the boards {', '.join(BOARD_IDS)} and the rooms {', '.join(ROOM_IDS)}")
        if sorted([room for pair in self.sides for room in pair]) != sorted(ROOM_IDS):
            raise BadContent(f"{section.where}: boards whose sides are the {2 * BOARDS} rooms, not {self.sides}")
        if len(self.flashlights) != SPACES or len(self.die) == 0:
            raise BadContent(f"{section.where}: flashlights for {SPACES} spaces and a die with faces")


@final
class Agreements:
    """What setup.toml says."""

    def __init__(self, section: Section) -> None:
        self.meeples: Final = section.number("meeples", 6, 99)
        self.turns: Final = section.numbers("turns")
        named = section.words("first_game", [*TYPE_IDS])
        self.first_game: Final = [kind for name in named for kind in TYPE_IDS if kind == name]
        self.types: Final[dict[int, int]] = {}
        for row in section.sections("table"):
            self.types[row.number("players", 2, 5)] = row.number("types", 1, TYPES)
            row.done()
        section.done()
        for players, count in self.types.items():
            for turns in self.turns:
                if players * turns > FACES * count or players * turns % SLOTS != 0 or players * turns < BOARDS * SLOTS:
                    raise BadContent(f"{section.where}: {turns} turns of {players} players do not fit {count} types")
            if len(self.first_game) < count:
                raise BadContent(f"{section.where}: first_game names too few types for {players} players")


CARDS: Final = Cards(read_content(FOLDER / "cards.toml"))
HOUSE: Final = House(read_content(FOLDER / "rooms.toml"))
AGREEMENTS: Final = Agreements(read_content(FOLDER / "setup.toml"))
CARD_IDS: Final = [
    f"{kind}-{value}{copy}" for kind in TYPE_IDS for value, copy in zip(CARDS.values, CARDS.copies, strict=True)
]

ROOMS: Final = vec[Room](HOUSE.rooms)
FLASHLIGHTS: Final = vec[i64](HOUSE.flashlights)
WELCOME: Final = vec[i64]([room.welcome(space) for room in HOUSE.rooms for space in range(SPACES)])
TOLL: Final = vec[i64]([room.toll(slot) for room in HOUSE.rooms for slot in range(SLOTS)])
VALUE: Final = vec[i64](CARDS.values)  # of a face
DICE: Final = vec[i64](CARDS.dice)  # symbols on a face
DIE: Final = vec[i64]([1 if face == "ghost" else 0 for face in HOUSE.die])  # ghosts on a face of the die
DIE_FACES: Final[i64] = len(DIE)
BACK: Final = vec[i64](
    [
        ROOM_IDS.index(other)
        for room in ROOM_IDS
        for pair in HOUSE.sides
        for side, other in zip(pair, reversed(pair), strict=True)
        if side == room
    ]
)
FRONT: Final = vec[i64]([ROOM_IDS.index(side) for pair in HOUSE.sides for side in pair])  # two sides for each board
DISPEL_ORDER: Final = vec[i64](sorted(range(FACES), key=lambda face: (-CARDS.values[face], face)))  # DG-5.2, DG-5.6
COUNT: Final = vec[i64]([sum(mask >> face & 1 for face in range(FACES)) for mask in range(MASKS)])
SUM: Final = vec[i64](
    [sum(value for face, value in enumerate(CARDS.values) if mask >> face & 1) for mask in range(MASKS)]
)
NTH: Final = vec[i64](  # the faces of a mask in order, the first at `mask * FACES`; then those that it lacks
    [face for mask in range(MASKS) for inside in (1, 0) for face in range(FACES) if mask >> face & 1 == inside]
)
# Of a mask: the first card to be dispelled at `mask * FACES`, then the first two, and so on.
HIGHEST: Final = vec[i64](
    [
        sum(cards[:count])
        for mask in range(MASKS)
        for cards in [[1 << face for face in DISPEL_ORDER if mask >> face & 1]]
        for count in range(1, FACES + 1)
    ]
)
OF_VALUE: Final = vec[i64](
    [sum(1 << face for face in range(FACES) if CARDS.values[face] == value) for value in range(MOST_VALUE + 1)]
)


def type_of(card: i64) -> i64:
    return card // FACES


def face_of(card: i64) -> i64:
    return card % FACES


def value_of(card: i64) -> i64:
    return VALUE[card % FACES]


def highest(mask: i64, count: i64) -> i64:
    """The cards that go first when only so many are dispelled: the highest, of equals copy a (DG-5.2, DG-5.6)."""
    if count > 0:
        return HIGHEST[mask * FACES + count - 1]
    return 0
