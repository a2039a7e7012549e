"""Districts, bogeys, imps, pacts and set-up as the rules use them: numbers and small tables, read once and checked.

A cell of the city is a number, row by row from the north-west corner; a set of cells is a mask of 25 bits. A bogey is a
number in canonical order, the starting bogeys first; a set of bogeys is a mask of 48 bits, cut into five groups: the
starting bogeys, then water, air, fire, earth.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeAlias, final, get_args

from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent
from nightlight.core.native import i64, vec

FOLDER: Final = Path(__file__).parent

Element: TypeAlias = Literal["water", "air", "fire", "earth"]
Cube: TypeAlias = Literal["water", "air", "fire", "earth", "energy"]
Direction: TypeAlias = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Token: TypeAlias = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW", "X"]
ImpId: TypeAlias = Literal["mist", "sip", "gust", "whisper", "spark", "ember", "mole", "hoard"]
DistrictId: TypeAlias = Literal[
    "centre",
    "fishers",
    "potters",
    "gravediggers",
    "millers",
    "marina",
    "baths",
    "dock",
    "bridge",
    "well",
    "hill",
    "funfair",
    "dovecote",
    "tower",
    "attic",
    "market",
    "smithy",
    "steelworks",
    "theatre",
    "alley",
    "grove",
    "park",
    "allotments",
    "cemetery",
    "heap",
]

ELEMENTS: Final[list[Element]] = ["water", "air", "fire", "earth"]
CUBES: Final[list[Cube]] = [*ELEMENTS, "energy"]  # the kinds of cubes that can be traded
DIRECTIONS: Final[list[Direction]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
TOKENS: Final[list[Token]] = [*DIRECTIONS, "X"]
TILES: Final[tuple[DistrictId, ...]] = get_args(DistrictId)
WINDOWS: Final[dict[ImpId, str]] = {  # of each imp, in canonical order
    "mist": "duel_lost",
    "sip": "feeding",
    "gust": "after_move",
    "whisper": "after_reveal",
    "spark": "after_roll",
    "ember": "before_duel_roll",
    "mole": "planning",
    "hoard": "action_turn",
}
IMP_IDS: Final = list(WINDOWS)
CLAUSES: Final[dict[ImpId, str]] = {  # where the rules have what each imp does
    "mist": "ST-8.19",
    "sip": "ST-13.7",
    "gust": "ST-7.9",
    "whisper": "ST-6.7",
    "spark": "ST-8.7 ST-10.2",
    "ember": "ST-8.5",
    "mole": "ST-6.4",
    "hoard": "ST-9.5",
}

NOTHING: Final[i64] = -1  # no card, no cell, no seat
SIDE: Final[i64] = 5  # of the city
CELLS: Final[i64] = 25
ALL_CELLS: Final[i64] = 0x1FFFFFF
SUBURBS: Final[i64] = 4
COLOURS: Final[i64] = 4  # of fear cubes: one for each element
ENERGY: Final[i64] = 4  # among the kinds of cubes, after the colours
KINDS: Final[i64] = 5  # of cubes that can be traded
WAYS: Final[i64] = 8
BOGEYS: Final[i64] = 48
STARTERS: Final[i64] = 8
OF_ELEMENT: Final[i64] = 10  # bogeys of each element
GROUPS: Final[i64] = 5
CHUNK: Final[i64] = 0x3FF  # all bogeys of a group
IMPS: Final[i64] = 8
OF_STACK: Final[i64] = 2  # kinds of imps of each element
PACTS: Final[i64] = 12
ALL_PACTS: Final[i64] = 0xFFF
PLACES: Final[i64] = 5  # on a pact
PLAN_TOKENS: Final[i64] = 3  # in a plan (ST-6.1)
FACES: Final[i64] = 6  # of a die; no strength exceeds it


@final
class District:
    """A tile of the city."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.word("id", [*TILES])
        self.kind: Final = section.word("kind", ["centre", "suburb", "district"])
        self.night: Final = section.word("phase", ["day", "night"]) == "night"
        self.element: i64 = element_of(section)
        self.harvest: i64 = section.number("yield", 1, 3)  # cubes at one replenishment
        icons = section.words("icons", ["frighten", "imp"])
        self.frighten: Final = "frighten" in icons
        self.imp: Final = "imp" in icons
        section.done()


@final
class Bogey:
    """A bogey card: the strength is at once the fighting strength, the food eaten and the energy brought (ST-2.2)."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.name("id")
        groups: list[str] = ["any", *ELEMENTS]
        self.group: i64 = groups.index(section.word("element", groups))
        self.day: i64 = section.number("day", 1, FACES)
        self.night: i64 = section.number("night", 1, FACES)
        section.done()


@final
class Imp:
    """A kind of imp card and the window in which it can be used."""

    def __init__(self, section: Section) -> None:
        imps: list[str] = [*IMP_IDS]
        self.id: Final = IMP_IDS[imps.index(section.word("id", imps))]
        self.element: i64 = element_of(section)
        self.copies: i64 = section.number("copies", 1, 4)
        self.window: Final = section.word("window", [WINDOWS[self.id]])
        section.done()


@final
class Pact:
    """A pact card: places for bogeys, by element."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.name("id")
        self.places: Final = [section.number(element, 0, PLACES) for element in ELEMENTS]
        section.done()
        if sum(self.places) != PLACES:
            raise BadContent(f"{section.where}: a pact names {PLACES} bogeys, not {sum(self.places)}")


@final
class HelpCard:
    """The frightening table and what dread cubes buy."""

    def __init__(self, section: Section) -> None:
        self.fright: Final[list[int]] = section.numbers("fright")
        self.reroll_die: i64 = section.number("reroll_die", 1, 9)
        self.take_imp: i64 = section.number("take_imp", 1, 9)
        self.take_energy: i64 = section.number("take_energy", 1, 9)
        self.energy_taken: i64 = section.number("energy_taken", 1, 9)
        self.feed_bogey: i64 = section.number("feed_bogey", 1, 9)
        section.done()


@final
class Bank:
    """What the bank gives and takes."""

    def __init__(self, section: Section) -> None:
        self.trade: i64 = section.number("trade", 2, 9)
        self.sip: i64 = section.number("sip", 1, FACES)
        self.hoard: i64 = section.number("hoard", 1, 9)
        section.done()


@final
class DuelDice:
    """How many dice a duellist has, and how often they are rolled."""

    def __init__(self, section: Section) -> None:
        self.dice: i64 = section.number("dice", 1, 2)
        self.rolls: i64 = section.number("rolls", 1, 9)
        section.done()


@final
class Agreements:
    """What setup.toml says."""

    def __init__(self, section: Section, districts: list[str]) -> None:
        self.rounds: i64 = section.number("rounds", 1, 9)
        self.start_dread: i64 = section.number("start_dread", 0, 9)
        self.start_suburbs: Final[list[int]] = [
            CELL_IDS.index(cell) for cell in section.words("start_suburbs", CELL_IDS)
        ]
        self.phase_limit: Final[int] = section.number("phase_limit", 1, 99)
        self.fewest_phases: Final[int] = section.number("fewest_phases", 1, self.phase_limit)
        self.most_phases: Final[int] = section.number("most_phases", self.phase_limit, 99)
        self.help_card: Final[HelpCard] = HelpCard(section.section("help_card"))
        self.bank: Final[Bank] = Bank(section.section("bank"))
        self.duel: Final[DuelDice] = DuelDice(section.section("duel"))
        self.reference: Final[list[int]] = []
        for row in section.sections("row"):
            self.reference.extend([districts.index(tile) for tile in row.words("reference", districts)])
            row.done()
        section.done()
        if sorted(self.reference) != list(range(CELLS)):
            raise BadContent(f"{section.where}: the reference layout has each of the {CELLS} districts once")
        if len(set(self.start_suburbs)) != SUBURBS or CENTRE_CELL in self.start_suburbs:
            raise BadContent(f"{section.where}: start_suburbs has {SUBURBS} different cells without the middle one")


def element_of(section: Section) -> int:
    """The element that a table names."""
    elements: list[str] = [*ELEMENTS]
    return elements.index(section.word("element", elements))


def read_districts(section: Section) -> list[District]:
    """The tiles: one Centre, four Suburbs, then the others."""
    found = [District(row) for row in section.sections("district")]
    section.done()
    kinds = [district.kind for district in found]
    if kinds != ["centre"] + ["suburb"] * SUBURBS + ["district"] * (CELLS - 1 - SUBURBS):
        raise BadContent(f"{section.where}: a centre, {SUBURBS} suburbs, then districts, {CELLS} in all, not {kinds}")
    return found


def read_bogeys(section: Section) -> list[Bogey]:
    """The cards: the starting bogeys, then ten of each element."""
    found = [Bogey(row) for row in section.sections("bogey")]
    section.done()
    groups = [0] * STARTERS + [1 + element for element in range(COLOURS) for _ in range(OF_ELEMENT)]
    if [bogey.group for bogey in found] != groups:
        raise BadContent(f"{section.where}: {STARTERS} starting bogeys, then {OF_ELEMENT} of each element in order")
    if len({(bogey.day, bogey.night) for bogey in found[:STARTERS]}) != 1 or found[0].day != found[0].night:
        raise BadContent(f"{section.where}: starting bogeys are all alike, by day and by night")
    return found


def read_imps(section: Section) -> list[Imp]:
    """The kinds of imps: two of each element."""
    found = [Imp(row) for row in section.sections("imp")]
    section.done()
    if [imp.id for imp in found] != IMP_IDS:
        raise BadContent(f"{section.where}: one imp for each power, in the order {', '.join(WINDOWS)}")
    if [imp.element for imp in found] != [kind // OF_STACK for kind in range(IMPS)]:
        raise BadContent(f"{section.where}: {OF_STACK} imps of each element, in the order {', '.join(ELEMENTS)}")
    return found


def read_pacts(section: Section) -> list[Pact]:
    """The pact cards, all different."""
    found = [Pact(row) for row in section.sections("pact")]
    section.done()
    if len(found) != PACTS or len({tuple(pact.places) for pact in found}) != PACTS:
        raise BadContent(f"{section.where}: {PACTS} different pacts, not {len(found)}")
    return found


def bits(mask: int) -> list[int]:
    """The members of a set, in order."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def target(cell: int, way: int) -> int:
    """The cell one step away, or nothing where the city ends (ST-1.3)."""
    row = cell // SIDE + [-1, -1, 0, 1, 1, 1, 0, -1][way]
    column = cell % SIDE + [0, 1, 1, 1, 0, -1, -1, -1][way]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else NOTHING


def sums(values: list[int]) -> list[int]:
    """For every set of these things, one bit each, what their values add up to."""
    found = [0]
    for value in values:
        found += [total + value for total in found]
    return found


def powers(count: int) -> list[int]:
    """The sets of one member each."""
    found = [1]
    while len(found) < count:
        found.append(2 * found[-1])
    return found


CELL_IDS: Final = [f"r{cell // SIDE}c{cell % SIDE}" for cell in range(CELLS)]
CENTRE_CELL: Final[i64] = 12
DISTRICTS: Final = read_districts(read_content(FOLDER / "districts.toml"))
DISTRICT_IDS: Final[list[DistrictId]] = [tile for district in DISTRICTS for tile in TILES if tile == district.id]
SUBURB_IDS: Final = DISTRICT_IDS[1 : 1 + SUBURBS]
BOGEY_CARDS: Final = read_bogeys(read_content(FOLDER / "bogeys.toml"))
BOGEY_IDS: Final = [bogey.id for bogey in BOGEY_CARDS]
IMP_CARDS: Final = read_imps(read_content(FOLDER / "imps.toml"))
PACT_CARDS: Final = read_pacts(read_content(FOLDER / "pacts.toml"))
PACT_IDS: Final = [pact.id for pact in PACT_CARDS]
AGREEMENTS: Final = Agreements(read_content(FOLDER / "setup.toml"), [*DISTRICT_IDS])

MIST: Final[i64] = IMP_IDS.index("mist")
SIP: Final[i64] = IMP_IDS.index("sip")
GUST: Final[i64] = IMP_IDS.index("gust")
WHISPER: Final[i64] = IMP_IDS.index("whisper")
SPARK: Final[i64] = IMP_IDS.index("spark")
EMBER: Final[i64] = IMP_IDS.index("ember")
MOLE: Final[i64] = IMP_IDS.index("mole")
HOARD: Final[i64] = IMP_IDS.index("hoard")

FIRST: Final = vec[i64]([0] + [STARTERS + OF_ELEMENT * group for group in range(GROUPS)])  # bogey of a group; the end
GROUP: Final = vec[i64]([bogey.group for bogey in BOGEY_CARDS])
DAY: Final = vec[i64]([bogey.day for bogey in BOGEY_CARDS])
NIGHT: Final = vec[i64]([bogey.night for bogey in BOGEY_CARDS])
PRICE: Final = vec[i64]([bogey.day + bogey.night for bogey in BOGEY_CARDS])  # ST-12.4
MOST_PRICE: Final[i64] = max(bogey.day + bogey.night for bogey in BOGEY_CARDS)
ALL_STARTERS: Final[i64] = 0xFF
BIT: Final = vec[i64](powers(BOGEYS))  # for places beyond 30: compiled, a literal 1 is shifted within 32 bits
COUNT: Final = vec[i64](sums([1] * OF_ELEMENT))  # bogeys in a chunk
STRENGTHS: Final = vec[
    i64
](  # of a chunk: five groups by day, then by night, one after the other
    [
        total
        for strengths in (DAY, NIGHT)
        for group in range(GROUPS)
        for total in sums([*strengths[FIRST[group] : FIRST[group + 1]], 0, 0][:OF_ELEMENT])
    ]
)
STACKED: Final = vec[i64]([imp.copies for imp in IMP_CARDS])  # copies of each kind
ON_PACT: Final = vec[i64]([place for pact in PACT_CARDS for place in pact.places])  # four numbers for each pact
TARGET: Final = vec[i64]([target(cell, way) for cell in range(CELLS) for way in range(WAYS)])
ADJACENT: Final = vec[i64](
    [sum(1 << target(cell, way) for way in range(WAYS) if target(cell, way) >= 0) for cell in range(CELLS)]
)
REFERENCE: Final = vec[i64](AGREEMENTS.reference)
FRIGHT: Final = vec[i64](AGREEMENTS.help_card.fright)


def count_bits(mask: i64) -> i64:
    """How many members the set has."""
    members: i64 = 0
    while mask != 0:
        mask &= mask - 1
        members += 1
    return members


def only_bit(mask: i64) -> i64:
    """The member of a set of one."""
    place: i64 = 0
    while mask >> place != 1:
        place += 1
    return place


def of_group(group: i64) -> i64:
    """All bogeys of an element."""
    return BIT[FIRST[group + 1] - 1] * 2 - BIT[FIRST[group]]


def chunk(bogeys: i64, group: i64) -> i64:
    """The bogeys of one group out of a set."""
    if group == 0:
        return bogeys & ALL_STARTERS
    return bogeys >> FIRST[group] & CHUNK


def strength_of(bogey: i64, night: bool) -> i64:
    """The current strength of a bogey (ST-2.2)."""
    return NIGHT[bogey] if night else DAY[bogey]


def strength(bogeys: i64, night: bool) -> i64:
    """The total strength of a set of bogeys (ST-2.2)."""
    table: i64 = 0
    if night:
        table = GROUPS << OF_ELEMENT
    total = STRENGTHS[table | bogeys & ALL_STARTERS]
    bogeys >>= STARTERS
    while bogeys != 0:
        table += 1 << OF_ELEMENT
        total += STRENGTHS[table | bogeys & CHUNK]
        bogeys >>= OF_ELEMENT
    return total


def filled(bogeys: i64, pact: i64) -> i64:
    """The places of the pact that the bogeys fill; a starting bogey fills one of any element (ST-15.1)."""
    places = COUNT[bogeys & ALL_STARTERS]
    bogeys >>= STARTERS
    for element in range(COLOURS):
        places += min(COUNT[bogeys & CHUNK], ON_PACT[pact * COLOURS + element])
        bogeys >>= OF_ELEMENT
    return min(places, PLACES)
