"""The labyrinth drawn in letters: rooms inside their walls, the doors in them, and what lies on the squares."""

from __future__ import annotations

from typing import Final, TypeAlias

from nightlight.games.fear_of_the_dark.content import HOLES, NOTHING, ROTATIONS, SIDES, SQUARES
from nightlight.games.fear_of_the_dark.labyrinth import column, row
from nightlight.games.fear_of_the_dark.placement import laid
from nightlight.games.fear_of_the_dark.revealing import Rotate
from nightlight.games.fear_of_the_dark.searching import items_in
from nightlight.games.fear_of_the_dark.state import State

PAWN: Final = "@"
FLOOR: Final = "\N{MIDDLE DOT}"
WATER: Final = "~"  # the floor of the Leak room
HOLE: Final = "\N{WHITE CIRCLE}"
OBSTACLE: Final = "#"
LOCK: Final = "\N{CURRENCY SIGN}"
ITEM_MARKS: Final = tuple("1234")  # by location
SECRET_MARKS: Final = tuple("①②③④")
SEARCHED: Final = "="  # a mark whose location is empty
UNUSED: Final = "?"  # an open-ended door
WAY_OUT: Final = "↑→↓←"  # the same when no tile is left, by side
BLOCKED: Final = "x"
CONNECTED: Final = " "
SOLID: Final = ""  # no door at all

ACROSS: Final = 6  # letters from one room to the next: thirteen in a row are 79 wide
DOWN: Final = 4  # lines
BETWEEN: Final = "   "  # pictures beside each other
DRAWN: Final = "─│"  # walls: sideways, upright
DASHED: Final = "┄┆"  # of a room that is not placed yet
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the walls that meet there, one bit each for N, E, S, W
BESIDE: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # lines down and letters across, by side
DOORS: Final = ((0, 3), (2, ACROSS), (DOWN, 3), (2, 0))  # from the corner of the room, by side

Point: TypeAlias = tuple[int, int]  # lines down, letters across


def chart(table: State, numbers: list[int], *, way_out: bool, coming: int = NOTHING) -> list[str]:
    """The rooms of these numbers as they lie, and the cell where another is about to lie."""
    signs: dict[Point, str] = {}
    corners = [corner_of(table.labyrinth.cells[number]) for number in numbers]
    if coming != NOTHING:
        down, across = corner_of(coming)
        draw_walls(signs, (down, across), *DASHED)
        signs[down + 2, across + 3] = name_of(len(table.labyrinth.cells))
    for corner in corners:
        draw_walls(signs, corner, *DRAWN)
    for corner in corners if coming == NOTHING else [*corners, corner_of(coming)]:
        draw_corners(signs, corner)
    for number in numbers:
        draw_room(signs, table, number, way_out=way_out)
    return lines_of(signs)


def corner_of(cell: int) -> Point:
    """The point of a cell's north-west corner."""
    return DOWN * row(cell), ACROSS * column(cell)


def draw_walls(signs: dict[Point, str], corner: Point, sideways: str, upright: str) -> None:
    down, across = corner
    for letter in range(1, ACROSS):
        signs[down, across + letter] = signs[down + DOWN, across + letter] = sideways
    for line in range(1, DOWN):
        signs[down + line, across] = signs[down + line, across + ACROSS] = upright


def draw_corners(signs: dict[Point, str], corner: Point) -> None:
    """The four corners of a room, each joining all walls that end there."""
    for down in (corner[0], corner[0] + DOWN):
        for across in (corner[1], corner[1] + ACROSS):
            ends = [(down + line, across + letter) in signs for line, letter in BESIDE]
            signs[down, across] = CORNERS[sum(1 << side for side in range(len(ends)) if ends[side])]


def draw_room(signs: dict[Point, str], table: State, number: int, *, way_out: bool) -> None:
    """Its name in the wall, its doors, and its squares."""
    down, across = corner_of(table.labyrinth.cells[number])
    signs[down, across + 1] = name_of(number)
    for side in range(SIDES):
        sign = door_sign(table, number, side, way_out=way_out)
        if sign != SOLID:
            signs[down + DOORS[side][0], across + DOORS[side][1]] = sign
    for square in range(SQUARES):
        signs[down + 1 + square // 3, across + 1 + 2 * (square % 3)] = square_sign(table, number * SQUARES + square)


def name_of(number: int) -> str:
    """A room by its letter: START is A, and the others follow as they were placed."""
    return chr(ord("A") + number)


def door_sign(table: State, number: int, side: int, *, way_out: bool) -> str:
    """What a side of a room looks like."""
    joint = table.labyrinth.joint(number, side)
    if joint is None:
        return SOLID
    if joint == "open":
        return WAY_OUT[side] if way_out else UNUSED
    return CONNECTED if joint == "joined" else BLOCKED


def square_sign(table: State, place: int) -> str:
    """What lies on a square, or what it is (FD-1.6)."""
    labyrinth = table.labyrinth
    number, square = divmod(place, SQUARES)
    if place == table.pawn:
        return PAWN
    if labyrinth.obstacles[number] >> square & 1:
        return OBSTACLE
    if labyrinth.locks[number] >> square & 1:
        return LOCK
    if HOLES[labyrinth.tiles[number]] >> square & 1:
        return HOLE
    return mark_sign(table, place) or (WATER if number == labyrinth.leak else FLOOR)


def mark_sign(table: State, place: int) -> str:
    """The mark on a square, if there is one; that of an empty location says so (FD-7.3)."""
    item, secret = table.labyrinth.item_mark(place), table.labyrinth.secret_mark(place)
    if item != NOTHING:
        return ITEM_MARKS[item] if items_in(table, item) > 0 else SEARCHED
    if secret != NOTHING:
        return SECRET_MARKS[secret] if table.secrets_left[secret] > 0 else SEARCHED
    return ""


def lines_of(signs: dict[Point, str]) -> list[str]:
    """The drawing line by line, cropped to what is on it."""
    downs, acrosses = [point[0] for point in signs], [point[1] for point in signs]
    return [
        "".join(signs.get((down, across), " ") for across in range(min(acrosses), max(acrosses) + 1)).rstrip()
        for down in range(min(downs), max(downs) + 1)
    ]


def pictures(table: State, step: Rotate) -> list[str]:
    """Pictures of the new room beside each other, turned in all the ways it may lie."""
    turns = [rotation for rotation in range(ROTATIONS) if step.answers(table) >> rotation & 1]
    number = len(table.labyrinth.tiles)
    rooms = [chart(laid(table, step, turn), [number], way_out=table.tiles_left == 0) for turn in turns]
    titled = [[degrees(turn), *room] for turn, room in zip(turns, rooms, strict=True)]
    return [BETWEEN.join(line.ljust(ACROSS + 1) for line in lines).rstrip() for lines in zip(*titled, strict=True)]


def degrees(rotation: int) -> str:
    """How far a rotation turns a tile."""
    return f"{rotation * 360 // ROTATIONS}\N{DEGREE SIGN}"
