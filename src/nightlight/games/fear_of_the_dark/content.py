"""Cards, tiles and set-up as the rules use them: numbers and small tables, read once and checked.

A square is a number from 0 to 8, row by row from the north-west; a place is a square of a laid tile: `tile * SQUARES +
square`. A door is `tile * SIDES + side`, and always in the middle of its side. A tile of the box in one of its
rotations is one number too, `turned(tile, rotation)`, by which the tables below answer.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeAlias, final

from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent
from nightlight.core.native import i64, vec

FOLDER: Final = Path(__file__).parent

SIDES: Final[i64] = 4  # N, E, S, W (FD-1.1)
ROTATIONS: Final[i64] = 4
SQUARES: Final[i64] = 9
ALL_SIDES: Final[i64] = 15
ALL_SQUARES: Final[i64] = 511
LOCATIONS: Final[i64] = 4  # of Items, and as many of Secrets
SLOTS: Final[i64] = 2  # cards in each
NOTHING: Final[i64] = -1  # no tile, no card, no square
DOORWAY: Final[i64] = -2  # no square of the same room, but the place of a door

Side: TypeAlias = Literal["N", "E", "S", "W"]
Mind: TypeAlias = Literal["strike", "move", "tiptoe", "scout", "search", "clear"]
Hazard: TypeAlias = Literal["terror", "knockout", "draught", "collapse", "lockdown", "leak"]
Item: TypeAlias = Literal["match", "paper", "key", "lever"]
Secret: TypeAlias = Literal["door", "map", "info"]
Ending: TypeAlias = Literal["escaped", "mind", "terror", "echo", "stuck", "conceded"]

SIDE_IDS: Final[list[Side]] = ["N", "E", "S", "W"]
MIND_IDS: Final[list[Mind]] = ["strike", "move", "tiptoe", "scout", "search", "clear"]
HAZARD_IDS: Final[list[Hazard]] = ["terror", "knockout", "draught", "collapse", "lockdown", "leak"]
ITEM_IDS: Final[list[Item]] = ["match", "paper", "key", "lever"]
SECRET_IDS: Final[list[Secret]] = ["door", "map", "info"]
ENDING_IDS: Final[list[Ending]] = ["escaped", "mind", "terror", "echo", "stuck", "conceded"]
SQUARE_IDS: Final = [".", "h", "o", "l", "i1", "i2", "i3", "i4", "s1", "s2", "s3", "s4"]

STRIKE: Final[i64] = 0
MOVE: Final[i64] = 1
TIPTOE: Final[i64] = 2
SCOUT: Final[i64] = 3
SEARCH: Final[i64] = 4
CLEAR: Final[i64] = 5
MIND_KINDS: Final[i64] = 6

TERROR: Final[i64] = 0
KNOCKOUT: Final[i64] = 1
DRAUGHT: Final[i64] = 2
COLLAPSE: Final[i64] = 3
LOCKDOWN: Final[i64] = 4
LEAK: Final[i64] = 5

MATCH: Final[i64] = 0
PAPER: Final[i64] = 1
KEY: Final[i64] = 2
LEVER: Final[i64] = 3

SECRET_DOOR: Final[i64] = 0
SECRET_MAP: Final[i64] = 1
INFORMATION: Final[i64] = 2

ESCAPED: Final[i64] = 0
LOST_MIND: Final[i64] = 1
LOST_TO_TERROR: Final[i64] = 2
LOST_IN_ECHO: Final[i64] = 3
STUCK: Final[i64] = 4
CONCEDED: Final[i64] = 5


def truth(section: Section, key: str) -> bool:
    """A key that says yes or no."""
    value = section.get(key)
    if not isinstance(value, bool):
        raise BadContent(f"{section.where}: {key} is true or false, not {value!r}")
    return value


def turned(tile: i64, rotation: i64) -> i64:
    """A tile of the box in one of its rotations."""
    return tile * ROTATIONS + rotation


@final
class Kind:
    """One kind of card, and in how many copies it is there."""

    def __init__(self, section: Section, ids: list[str]) -> None:
        self.id: Final = section.word("id", ids)
        self.copies: Final = section.number("copies", 1, 9)
        self.light_only: Final = section.has("light_only") and truth(section, "light_only")
        self.entered_only: Final = section.has("entered_only") and truth(section, "entered_only")
        self.immediate: Final = section.has("immediate") and truth(section, "immediate")
        self.steps: Final = section.number("steps", 1, 9) if section.has("steps") else 0
        self.hand: Final = section.number("hand", 1, 9) if section.has("hand") else 0
        section.done()


@final
class Cards:
    """What cards.toml says."""

    def __init__(self, section: Section) -> None:
        self.mind: Final = kinds(section, "mind", [*MIND_IDS], 9)
        self.hazards: Final = kinds(section, "hazard", [*HAZARD_IDS], 13)
        self.items: Final = kinds(section, "item", [*ITEM_IDS], 9)
        self.secrets: Final = kinds(section, "secret", [*SECRET_IDS], 9)
        section.done()


def kinds(section: Section, key: str, ids: list[str], total: int) -> list[Kind]:
    """The kinds of one deck: all of them, in canonical order, with so many cards together (FD-12.1)."""
    found = [Kind(row, ids) for row in section.sections(key)]
    if [kind.id for kind in found] != ids:
        raise BadContent(f"{section.where}: the kinds of {key} are {', '.join(ids)}, in this order")
    copies = sum(kind.copies for kind in found)
    if copies != total:
        raise BadContent(f"{section.where}: {key} has {total} cards, not {copies}")
    return found


@final
class Tile:
    """The start tile, a room or a Dark Echo."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.name("id")
        doors = section.words("doors", [*SIDE_IDS])
        self.doors: Final = [side for side, name in enumerate(SIDE_IDS) if name in doors]
        self.hazard: Final = truth(section, "hazard")
        self.echo: Final = truth(section, "echo")
        self.squares: Final = section.words("squares", SQUARE_IDS)
        section.done()
        if len(self.squares) != (0 if self.echo else SQUARES) or (len(self.doors) == 0) != self.echo:
            raise BadContent(f"{section.where}: a room has {SQUARES} squares and a door, a Dark Echo has neither")

    def rotated(self, rotation: int) -> list[str]:
        """The squares after so many quarter turns clockwise: new(row, column) = old(2 - column, row) (FD-1.3)."""
        squares = self.squares
        for _ in range(0 if self.echo else rotation):
            squares = [squares[3 * (2 - column) + row] for row in range(3) for column in range(3)]
        return squares

    def door_mask(self, rotation: int) -> int:
        """The sides that have a door after so many quarter turns."""
        return sum(1 << (side + rotation) % SIDES for side in self.doors)


@final
class Tiles:
    """What tiles.toml says."""

    def __init__(self, section: Section) -> None:
        self.all: Final = [Tile(section.section("start")), *[Tile(row) for row in section.sections("tile")]]
        section.done()
        rooms = len([tile for tile in self.all if not tile.echo])
        if len(self.all) != 16 or rooms != 13 or self.all[0].echo:  # noqa: PLR2004
            raise BadContent(
                f"{section.where}: a start tile, 12 rooms and 3 Dark Echoes, not {rooms} of {len(self.all)}"
            )

    def printed(self, square: str) -> int:
        """How many squares of that kind there are on all tiles."""
        return sum(tile.squares.count(square) for tile in self.all)


@final
class Difficulty:
    """How many matches there are at the start, and whether a second Terror or a collapsing Echo is the end."""

    def __init__(self, section: Section) -> None:
        self.id: Final = section.name("id")
        self.matches: Final = section.number("matches", 0, 9)
        self.instant_death: Final = truth(section, "instant_death")
        section.done()


@final
class Agreements:
    """What setup.toml says."""

    def __init__(self, section: Section) -> None:
        self.matches: Final = section.number("matches", 1, 9)
        self.match_hand: Final = section.number("match_hand", 1, 9)
        self.walk: Final = section.number("walk", 1, 9)
        self.set_aside: Final = section.number("set_aside", 0, 15)
        self.terrors: Final = section.number("terrors", 1, 4)
        tokens = section.section("tokens")
        self.obstacles: Final = tokens.number("obstacle", 1, 99)
        self.locks: Final = tokens.number("lock", 1, 99)
        self.secret_doors: Final = tokens.number("secret_door", 1, 99)
        tokens.done()
        self.difficulties: Final = [Difficulty(row) for row in section.sections("difficulty")]
        section.done()


CARDS: Final = Cards(read_content(FOLDER / "cards.toml"))
TILES: Final = Tiles(read_content(FOLDER / "tiles.toml"))
AGREEMENTS: Final = Agreements(read_content(FOLDER / "setup.toml"))
TILE_IDS: Final = [tile.id for tile in TILES.all]
DIFFICULTY_IDS: Final = [difficulty.id for difficulty in AGREEMENTS.difficulties]
DARK_IDS: Final = [  # what can be done in Darkness (FD-3.6)
    mind for mind, kind in zip(MIND_IDS, CARDS.mind, strict=True) if not kind.light_only
]
USABLE_IDS: Final = [kind.id for kind in CARDS.items if not kind.immediate]  # Items that are kept (FD-7.4)


def check_supplies() -> None:
    """No supply of tokens can run out, and there is a Hazard for every dangerous tile (FD-6.8)."""
    needs = [
        ("Obstacle tokens", TILES.printed("o") + CARDS.hazards[COLLAPSE].copies, AGREEMENTS.obstacles),
        ("Lock tokens", TILES.printed("l") + CARDS.hazards[LOCKDOWN].copies, AGREEMENTS.locks),
        ("door tokens", CARDS.secrets[SECRET_DOOR].copies, AGREEMENTS.secret_doors),
        ("Hazards", len([tile for tile in TILES.all if tile.hazard]), sum(kind.copies for kind in CARDS.hazards)),
        ("Leak tokens", CARDS.hazards[LEAK].copies, 1),
    ]
    for what, most, there in needs:
        if most > there:
            raise BadContent(f"up to {most} {what} are needed, and there are {there}")


check_supplies()


def copies_of(deck: list[Kind]) -> vec[i64]:
    return vec[i64]([kind.copies for kind in deck])


def masks_of(kinds_of_square: list[str]) -> vec[i64]:
    """By turned tile: its squares of these kinds, one bit each."""
    return vec[i64](
        [
            sum(1 << square for square, kind in enumerate(tile.rotated(rotation)) if kind in kinds_of_square)
            for tile in TILES.all
            for rotation in range(ROTATIONS)
        ]
    )


def marks(letter: str) -> vec[i64]:
    """By turned tile and square: the location whose mark is printed there, or nothing."""
    return vec[i64](
        [
            int(kind[1]) - 1 if kind[0] == letter and len(kind) > 1 else NOTHING
            for tile in TILES.all
            for rotation in range(ROTATIONS)
            for kind in tile.rotated(rotation) or ["."] * SQUARES
        ]
    )


def next_square(square: int, side: int) -> int:
    """The square on that side in the same room, or else whether a door can be there."""
    row = square // 3 + [-1, 0, 1, 0][side]
    column = square % 3 + [0, 1, 0, -1][side]
    if row in range(3) and column in range(3):
        return 3 * row + column
    return DOORWAY if square == [1, 5, 7, 3][side] else NOTHING


MIND: Final = copies_of(CARDS.mind)
HAZARDS: Final = copies_of(CARDS.hazards)
ITEMS: Final = copies_of(CARDS.items)
SECRETS: Final = copies_of(CARDS.secrets)
ENTERED_ONLY: Final = vec[i64]([int(kind.entered_only) for kind in CARDS.hazards])
DARK_EFFECTS: Final = vec[i64]([MIND_IDS.index(kind) for kind in DARK_IDS])

MOVE_STEPS: Final[i64] = CARDS.mind[MOVE].steps
TIPTOE_STEPS: Final[i64] = CARDS.mind[TIPTOE].steps
WALK_STEPS: Final[i64] = AGREEMENTS.walk
STRIKE_HAND: Final[i64] = CARDS.mind[STRIKE].hand
MATCH_HAND: Final[i64] = AGREEMENTS.match_hand
MOST_MATCHES: Final[i64] = AGREEMENTS.matches
MOST_TERRORS: Final[i64] = AGREEMENTS.terrors
SET_ASIDE: Final[i64] = AGREEMENTS.set_aside

START: Final[i64] = 0  # among the tiles
CENTRE: Final[i64] = 4  # the square of START where the pawn begins, and its place (FD-2.1)
TILE_KINDS: Final[i64] = len(TILES.all)
ROOM_TILES: Final[i64] = TILE_KINDS - 1  # of the box, Dark Echoes included
ALL_TILES: Final[i64] = (1 << TILE_KINDS) - 2  # the set of all but the start tile
MOST_LAID: Final[i64] = len([tile for tile in TILES.all if not tile.echo])  # START and every room
DANGEROUS: Final = vec[i64]([int(tile.hazard) for tile in TILES.all])
ECHO: Final = vec[i64]([int(tile.echo) for tile in TILES.all])

DOORS: Final = vec[i64]([tile.door_mask(rotation) for tile in TILES.all for rotation in range(ROTATIONS)])
FLOOR: Final = masks_of([".", "o", "l"])  # squares that can be entered when no token lies there (FD-1.6)
HOLES: Final = masks_of(["h"])
EMPTY: Final = masks_of(["."])
OBSTACLES: Final = masks_of(["o"])
LOCKS: Final = masks_of(["l"])
ITEM_MARKS: Final = marks("i")
SECRET_MARKS: Final = marks("s")
NEXT: Final = vec[i64]([next_square(square, side) for square in range(SQUARES) for side in range(SIDES)])
DOOR_SQUARE: Final = vec[i64]([1, 5, 7, 3])  # by side (FD-1.2)


def facing(side: i64) -> i64:
    """The side of the neighbour that touches this one."""
    return side ^ 2


def joining(tile: int, side: int, squares: vec[i64]) -> int:
    """The rotations that turn a door to the side, its square being one of these; one bit each (FD-5.2)."""
    return sum(
        1 << rotation
        for rotation in range(ROTATIONS)
        if DOORS[turned(tile, rotation)] >> side & 1 and squares[turned(tile, rotation)] >> DOOR_SQUARE[side] & 1
    )


def rotations(squares: vec[i64]) -> vec[i64]:
    """By tile and side: the rotations with a door there on one of these squares."""
    return vec[i64]([joining(tile, side, squares) for tile in range(TILE_KINDS) for side in range(SIDES)])


EVERYWHERE: Final = vec[i64]([ALL_SQUARES] * (TILE_KINDS * ROTATIONS))
FITTING: Final = rotations(EVERYWHERE)  # any room joined by any of its doors
FITTING_WALK: Final = rotations(EMPTY)  # and entered at once: a printed Obstacle or Lock is in the way
FITTING_TIPTOE: Final = rotations(masks_of([".", "h"]))
