"""The labyrinth: tiles as they lie, their doors, the tokens on their squares, and what is beside each square (FD-1)."""

from __future__ import annotations

from typing import Final, TypeVar, final

from nightlight.core.native import append, i64, mypyc_attr, vec
from nightlight.games.fear_of_the_dark import shapes
from nightlight.games.fear_of_the_dark.content import (
    ALL_SIDES,
    DOOR_SQUARE,
    DOORS,
    DOORWAY,
    FLOOR,
    HOLES,
    ITEM_MARKS,
    LOCKS,
    NEXT,
    NOTHING,
    OBSTACLES,
    ROTATIONS,
    SECRET_MARKS,
    SIDE_IDS,
    SIDES,
    SQUARES,
    START,
    TILE_IDS,
    TILE_KINDS,
    facing,
    turned,
)

Name = TypeVar("Name", bound=str)

WIDTH: Final[i64] = 32  # of the grid of cells, in whose middle START lies: no tile comes near its edge
MIDDLE: Final[i64] = WIDTH // 2
CELL_STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])  # to the cell on that side
OUTSIDE: Final[i64] = -2  # beyond an open-ended door

# What `around` says about the sides of a square, four bits each.
STEPS: Final[i64] = 0  # where a step may go, an open-ended door included (FD-4.2)
TIPTOES: Final[i64] = 4  # where it may go if holes are no matter
OPEN_ENDED: Final[i64] = 8  # where an open-ended door is (FD-1.4)
OBSTACLE_BESIDE: Final[i64] = 12
LOCK_BESIDE: Final[i64] = 16
MARK_BESIDE: Final[i64] = 20  # where an Item or Secret mark is
ONE_SIDE: Final[i64] = 0x111111  # all that it can say about one side
FREE: Final[i64] = 1 << STEPS | 1 << TIPTOES


def bare(tile: i64, square: i64) -> i64:
    """What a square of a turned tile looks like from beside it when no token lies there (FD-1.6)."""
    if FLOOR[tile] >> square & 1:
        return FREE
    if HOLES[tile] >> square & 1:
        return 1 << TIPTOES
    return 1 << MARK_BESIDE


def within(tile: int, square: int) -> int:
    """What is beside a square of a turned tile, as far as it is in the same room and has no token."""
    sides = [(side, NEXT[square * SIDES + side]) for side in range(SIDES)]
    return sum(bare(tile, beside) << side for side, beside in sides if beside >= 0)


WITHIN: Final = vec[i64](  # by turned tile and square
    [within(tile, square) for tile in range(TILE_KINDS * ROTATIONS) for square in range(SQUARES)]
)


@mypyc_attr(acyclic=True)
@final
class Labyrinth:
    """All that lies on the map, by tile in the order of placement.

    `around` follows from the rest, for every place; it is kept so that the rules of movement only look it up. Doors,
    secret doors, Obstacles and Locks change through the methods that keep it true.
    """

    def __init__(
        self,
        *,
        tiles: vec[i64],
        cells: vec[i64],
        doors: vec[i64],
        secret_doors: vec[i64],
        obstacles: vec[i64],
        locks: vec[i64],
        neighbours: vec[i64],
        around: vec[i64],
        leak: i64 = NOTHING,
    ) -> None:
        self.tiles = tiles  # turned as they lie
        self.cells = cells
        self.doors = doors  # sides with a door, secret ones included
        self.secret_doors = secret_doors  # sides with a door token; four bits higher, sides opened by one from behind
        self.obstacles = obstacles  # squares with a token
        self.locks = locks
        self.neighbours = neighbours  # by door: the tile on that side, or nothing
        self.around = around  # by place
        self.leak: i64 = leak  # the tile with the Leak token

    def clone(self) -> Labyrinth:
        return Labyrinth(
            tiles=self.tiles[:],
            cells=self.cells[:],
            doors=self.doors[:],
            secret_doors=self.secret_doors[:],
            obstacles=self.obstacles[:],
            locks=self.locks[:],
            neighbours=self.neighbours[:],
            around=self.around[:],
            leak=self.leak,
        )

    def beyond(self, place: i64, side: i64) -> i64:
        """The adjacent place on that side, OUTSIDE behind an open-ended door, else nothing (FD-1.5)."""
        tile = place // SQUARES
        square = NEXT[(place - tile * SQUARES) * SIDES + side]
        if square >= 0:
            return tile * SQUARES + square
        if square != DOORWAY or self.doors[tile] >> side & 1 == 0:
            return NOTHING
        neighbour = self.neighbours[tile * SIDES + side]
        if neighbour == NOTHING:
            return OUTSIDE
        back = facing(side)
        if self.doors[neighbour] >> back & 1 == 0:
            return NOTHING
        return neighbour * SQUARES + DOOR_SQUARE[back]

    def open_ended(self, tile: i64) -> i64:
        """The sides where the tile has a door with no room behind it (FD-1.4)."""
        sides = self.doors[tile]
        for side in range(SIDES):
            if self.neighbours[tile * SIDES + side] != NOTHING:
                sides &= ~(1 << side)
        return sides

    def joint(self, tile: i64, side: i64) -> shapes.Joint | None:
        """What a side is, by the doors of both tiles that touch there; nothing if it is only a wall (FD-1.4)."""
        door = self.doors[tile] >> side & 1 != 0
        neighbour = self.neighbours[tile * SIDES + side]
        if neighbour == NOTHING:
            return "open" if door else None
        if self.doors[neighbour] >> facing(side) & 1:
            return "joined" if door else "blocks"
        return "blocked" if door else None

    def walls(self, tile: i64) -> i64:
        """The sides where the tile has no door."""
        return ALL_SIDES & ~self.doors[tile]

    def behind(self, door: i64) -> i64:
        """The cell behind a door."""
        return self.cells[door // SIDES] + CELL_STEP[door % SIDES]

    def item_mark(self, place: i64) -> i64:
        """The Item location whose mark is there, or nothing."""
        return ITEM_MARKS[self.tiles[place // SQUARES] * SQUARES + place % SQUARES]

    def secret_mark(self, place: i64) -> i64:
        """The Secret location whose mark is there, or nothing."""
        return SECRET_MARKS[self.tiles[place // SQUARES] * SQUARES + place % SQUARES]

    def lay(self, tile: i64, cell: i64) -> i64:
        """Lay a turned tile in a cell, without tokens as yet, and return its number."""
        number: i64 = len(self.tiles)
        self.tiles = append(self.tiles, tile)
        self.cells = append(self.cells, cell)
        self.doors = append(self.doors, DOORS[tile])
        self.secret_doors = append(self.secret_doors, 0)
        self.obstacles = append(self.obstacles, 0)
        self.locks = append(self.locks, 0)
        for square in range(SQUARES):
            self.around = append(self.around, WITHIN[tile * SQUARES + square])
        for side in range(SIDES):
            self.neighbours = append(self.neighbours, self.tile_in(cell + CELL_STEP[side]))
        for side in range(SIDES):
            self.join(number, side)
        return number

    def join(self, tile: i64, side: i64) -> None:
        """See what is behind a side of a tile: its neighbour, if there is one, sees it too."""
        neighbour = self.neighbours[tile * SIDES + side]
        if neighbour != NOTHING:
            back = facing(side)
            self.neighbours[neighbour * SIDES + back] = tile
            self.look(neighbour * SQUARES + DOOR_SQUARE[back], back)
        self.look(tile * SQUARES + DOOR_SQUARE[side], side)

    def tile_in(self, cell: i64) -> i64:
        """The number of the tile in a cell, or nothing."""
        for tile in range(len(self.cells)):
            if self.cells[tile] == cell:
                return tile
        return NOTHING

    def furnish(self, tile: i64) -> None:
        """Obstacle and Lock tokens are laid on all squares where they are printed (FD-5.5)."""
        obstacles = OBSTACLES[self.tiles[tile]]
        locks = LOCKS[self.tiles[tile]]
        for square in range(SQUARES):
            if obstacles >> square & 1:
                self.put_obstacle(tile * SQUARES + square)
            elif locks >> square & 1:
                self.put_lock(tile * SQUARES + square)

    def put_obstacle(self, place: i64) -> None:
        self.obstacles[place // SQUARES] |= 1 << place % SQUARES
        self.show(place)

    def remove_obstacle(self, place: i64) -> None:
        self.obstacles[place // SQUARES] &= ~(1 << place % SQUARES)
        self.show(place)

    def put_lock(self, place: i64) -> None:
        self.locks[place // SQUARES] |= 1 << place % SQUARES
        self.show(place)

    def remove_lock(self, place: i64) -> None:
        self.locks[place // SQUARES] &= ~(1 << place % SQUARES)
        self.show(place)

    def open_wall(self, door: i64) -> None:
        """A door token makes a door; if a room lies behind, its wall opens too (FD-8.3)."""
        tile = door // SIDES
        side = door % SIDES
        self.doors[tile] |= 1 << side
        self.secret_doors[tile] |= 1 << side
        neighbour = self.neighbours[door]
        back = facing(side)
        if neighbour != NOTHING and self.doors[neighbour] >> back & 1 == 0:
            self.doors[neighbour] |= 1 << back
            self.secret_doors[neighbour] |= 1 << SIDES + back
        self.join(tile, side)

    def show(self, place: i64) -> None:
        """What lies on a place has changed: look at it again from all its neighbours."""
        for side in range(SIDES):
            neighbour = self.beyond(place, side)
            if neighbour >= 0:
                self.look(neighbour, facing(side))

    def look(self, place: i64, side: i64) -> None:
        """Note anew what is beside a place on that side."""
        beside = self.beyond(place, side)
        seen: i64 = 0
        if beside == OUTSIDE:
            seen = 1 << OPEN_ENDED | FREE
        elif beside != NOTHING:
            seen = self.sight(beside)
        self.around[place] = self.around[place] & ~(ONE_SIDE << side) | seen << side

    def sight(self, place: i64) -> i64:
        """What a place looks like from beside it: can it be entered, what lies there (FD-1.6)."""
        tile = place // SQUARES
        square = place % SQUARES
        if self.obstacles[tile] >> square & 1:
            return 1 << OBSTACLE_BESIDE
        if self.locks[tile] >> square & 1:
            return 1 << LOCK_BESIDE
        return bare(self.tiles[tile], square)

    def json(self) -> list[shapes.Laid]:
        """The tiles as they lie, each with its doors and tokens."""
        return [self.tile_json(tile) for tile in range(len(self.tiles))]

    def tile_json(self, tile: i64) -> shapes.Laid:
        return {
            "tile": TILE_IDS[self.tiles[tile] // ROTATIONS],
            "rotation": self.tiles[tile] % ROTATIONS,
            "x": column(self.cells[tile]),
            "y": row(self.cells[tile]),
            "doors": bits_json(self.doors[tile], SIDE_IDS),
            "door_tokens": bits_json(self.secret_doors[tile] & ALL_SIDES, SIDE_IDS),
            "opened_from_behind": bits_json(self.secret_doors[tile] >> SIDES, SIDE_IDS),
            "obstacles": [square for square in range(SQUARES) if self.obstacles[tile] >> square & 1],
            "locks": [square for square in range(SQUARES) if self.locks[tile] >> square & 1],
            "leak": tile == self.leak,
        }


def cell_at(x: i64, y: i64) -> i64:
    """The cell of these coordinates; START lies at (0, 0) (FD-1.1)."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def column(cell: i64) -> i64:
    return cell % WIDTH - MIDDLE


def row(cell: i64) -> i64:
    return cell // WIDTH - MIDDLE


def bits_json(mask: int, names: list[Name]) -> list[Name]:
    """The names of the bits that are set."""
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def start_labyrinth() -> Labyrinth:
    """The start tile with its tokens (FD-2.1, FD-2.6)."""
    labyrinth = Labyrinth(
        tiles=vec[i64](),
        cells=vec[i64](),
        doors=vec[i64](),
        secret_doors=vec[i64](),
        obstacles=vec[i64](),
        locks=vec[i64](),
        neighbours=vec[i64](),
        around=vec[i64](),
    )
    labyrinth.furnish(labyrinth.lay(turned(START, 0), cell_at(0, 0)))
    return labyrinth


ENTRANCE: Final = start_labyrinth()  # to be cloned for every match
