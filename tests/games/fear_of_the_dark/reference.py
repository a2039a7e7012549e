"""The labyrinth of Fear of the Dark once more, straight from the text of the rules and as slow as it likes.

What lies on the table, which squares touch, and what may be chosen; none of it looks at how the game does it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

SIDES: Final = "NESW"
WAY: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
DOOR_SQUARE: Final = {"N": 1, "E": 5, "S": 7, "W": 3}
MIND: Final = {"strike": 1, "move": 2, "tiptoe": 1, "scout": 2, "search": 2, "clear": 1}
HAZARDS: Final = {"terror": 4, "knockout": 3, "draught": 1, "collapse": 2, "lockdown": 2, "leak": 1}
ITEMS: Final = {"match": 4, "paper": 2, "key": 2, "lever": 1}
SECRETS: Final = {"door": 2, "map": 4, "info": 3}
DARK: Final = ["move", "search", "clear"]

TILES: Final = {  # doors, whether there is a Hazard, rows
    "START": ("NESW", False, ". h . / . . l / . o ."),
    "R01": ("NS", True, "h . s1 / h . h / h . i4"),
    "R02": ("ES", False, "h h s3 / . . . / . h i2"),
    "R03": ("NS", True, "i3 . h / h o h / h . h"),
    "R04": ("NES", True, ". . s1 / . h . / . . i1"),
    "R05": ("NEW", False, ". h . / . . o / . i1 s2"),
    "R06": ("NESW", True, ". o . / . . h / i3 h ."),
    "R07": ("NS", False, "i2 . . / h h h / . . s4"),
    "R08": ("NE", True, ". . h / . o . / . . i2"),
    "R09": ("ESW", False, "s3 . . / . . l / . h i4"),
    "R10": ("NSW", True, "i4 o . / . . . / . o s2"),
    "R11": ("N", False, ". . . / i1 . s4 / . . ."),
    "R12": ("NES", True, ". . i3 / . . o / . h ."),
    "E1": ("", True, ""),
    "E2": ("", True, ""),
    "E3": ("", False, ""),
}
ROOMS: Final = [tile for tile in TILES if tile.startswith("R")]
DRAWN: Final = [tile for tile in TILES if tile != "START"]

Square: TypeAlias = tuple[int, int]  # number of the tile, index


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


@cache
def turned_doors(tile: str, rotation: int) -> frozenset[str]:
    """The sides with a printed door (FD-1.3)."""
    return frozenset(SIDES[(SIDES.index(side) + rotation) % 4] for side in TILES[tile][0])


@cache
def turned_squares(tile: str, rotation: int) -> tuple[str, ...]:
    """What is printed on the nine squares of a room (FD-1.3)."""
    squares = TILES[tile][2].replace("/", " ").split()
    for _ in range(rotation):
        squares = [squares[(2 - column) * 3 + row] for row in range(3) for column in range(3)]
    return tuple(squares)


@dataclass(frozen=True)
class Lying:
    """A tile on the table; `opened` are the sides that a Secret Door gave a door to."""

    tile: str
    cell: tuple[int, int]
    rotation: int
    opened: frozenset[str] = frozenset()

    def doors(self) -> frozenset[str]:
        return turned_doors(self.tile, self.rotation) | self.opened

    def printed(self, index: int) -> str:
        return turned_squares(self.tile, self.rotation)[index]

    def behind(self, side: str) -> tuple[int, int]:
        return self.cell[0] + WAY[side][0], self.cell[1] + WAY[side][1]


@dataclass(frozen=True)
class Position:
    """All that a choice depends on."""

    tiles: list[Lying]
    obstacles: set[Square]
    locks: set[Square]
    pawn: Square
    hand: Counter[str]
    deck: Counter[str]
    items: Counter[str]
    matches: int
    labyrinth: int
    leak: int | None
    items_left: dict[int, int]
    secrets_left: dict[int, int]

    def number_at(self, cell: tuple[int, int]) -> int | None:
        return next((number for number, lying in enumerate(self.tiles) if lying.cell == cell), None)

    def open_ended(self, tile: int, side: str) -> bool:
        """A door with no room behind it (FD-1.4)."""
        lying = self.tiles[tile]
        return side in lying.doors() and self.number_at(lying.behind(side)) is None

    def connected(self, tile: int, side: str) -> int | None:
        """The tile behind a pair of facing doors (FD-1.4)."""
        lying = self.tiles[tile]
        other = self.number_at(lying.behind(side))
        both = side in lying.doors() and other is not None and opposite(side) in self.tiles[other].doors()
        return other if both else None

    def door_of(self, square: Square) -> str | None:
        """The side whose door square this is, whether there is a door or not."""
        return next((side for side in SIDES if DOOR_SQUARE[side] == square[1]), None)

    def adjacent(self, square: Square, side: str) -> Square | None:
        """The square there, in the room or through a connected door (FD-1.5)."""
        tile, index = square
        column, row = index % 3 + WAY[side][0], index // 3 + WAY[side][1]
        if 0 <= column < 3 and 0 <= row < 3:
            return tile, 3 * row + column
        other = self.connected(tile, side) if self.door_of(square) == side else None
        return None if other is None else (other, DOOR_SQUARE[opposite(side)])

    def enterable(self, square: Square, *, tiptoe: bool) -> bool:
        """FD-1.6."""
        kind = self.tiles[square[0]].printed(square[1])
        free = square not in self.obstacles | self.locks
        return free and (kind in (".", "o", "l") or (kind == "h" and tiptoe))

    def steps(self, *, tiptoe: bool) -> list[str]:
        """The legal directions (FD-4.2)."""
        return [side for side in SIDES if self.step(side, tiptoe=tiptoe)]

    def step(self, side: str, *, tiptoe: bool) -> bool:
        beside = self.adjacent(self.pawn, side)
        if beside is not None:
            return self.enterable(beside, tiptoe=tiptoe)
        return self.door_of(self.pawn) == side and self.open_ended(self.pawn[0], side)

    def marks(self, *, light: bool) -> list[str]:
        """The directions in which there is something to find (FD-3.8)."""
        return [side for side in SIDES if self.cards_at(self.adjacent(self.pawn, side), light=light) > 0]

    def cards_at(self, square: Square | None, *, light: bool) -> int:
        mark = "." if square is None else self.tiles[square[0]].printed(square[1])
        if mark.startswith("i"):
            return self.items_left[int(mark[1])]
        return self.secrets_left[int(mark[1])] if mark.startswith("s") and light else 0

    def touching(self, tokens: set[Square]) -> list[str]:
        """The directions in which such a token lies."""
        return [side for side in SIDES if self.adjacent(self.pawn, side) in tokens]

    def matches_burn(self) -> bool:
        return self.matches > 0 and self.pawn[0] != self.leak

    def possible(self, *, light: bool) -> set[str]:
        """The effects that something can be done with, but for the cards that a strike needs (FD-3.8)."""
        door = self.door_of(self.pawn)
        checks = {
            "strike": self.matches_burn(),
            "move": len(self.steps(tiptoe=False)) > 0,
            "tiptoe": len(self.steps(tiptoe=True)) > 0,
            "scout": self.labyrinth > 0 and door is not None and self.open_ended(self.pawn[0], door),
            "search": len(self.marks(light=light)) > 0,
            "clear": len(self.touching(self.obstacles)) > 0,
        }
        return {effect for effect, check in checks.items() if check}

    def acts(self) -> list[str]:
        """Everything that ACT may choose, in its order (FD-3, FD-12)."""
        hand, deck = self.hand.total(), self.deck.total()
        light = hand > 0
        possible = self.possible(light=light)
        burned = possible if hand - 1 < 5 and deck > 0 else possible - {"strike"}
        played = possible if hand - 1 < 5 else possible - {"strike"}
        found = ["match"] if self.matches_burn() and hand < 3 and deck > 0 else []
        found += [f"play {k}" for k in MIND if self.hand[k] and k in played]
        found += [f"walk {k}" for k in MIND if self.hand[k] and "move" in possible]
        found += [f"wild {k} {e}" for k in MIND for e in MIND if self.hand[k] and e != k and e in burned]
        found += [f"dark {k} {e}" for k in MIND for e in DARK if not light and self.deck[k] and e in possible]
        usable = {
            "match": self.matches < 6,
            "paper": light and hand < 3 and deck > 0,
            "key": len(self.touching(self.locks)) > 0,
        }
        found += [f"item {item}" for item, use in usable.items() if self.items[item] and use]
        return [*found, "concede"]

    def open_doors(self) -> list[str]:
        """All open-ended doors (FD-8.2)."""
        return [f"map_door {t} {s}" for t in range(len(self.tiles)) for s in SIDES if self.open_ended(t, s)]

    def walls(self) -> list[str]:
        """All sides without a door (FD-8.3)."""
        return [f"wall {t} {s}" for t, lying in enumerate(self.tiles) for s in SIDES if s not in lying.doors()]

    def lock_squares(self) -> list[str]:
        return [f"lock {tile} {index}" for tile, index in sorted(self.locks)]


def rotations(tile: str, side: str, kinds: str) -> list[int]:
    """The turns that put a door of the tile on that side, its square being of one of these kinds (FD-5.2)."""
    return [
        turn
        for turn in range(4)
        if side in turned_doors(tile, turn) and turned_squares(tile, turn)[DOOR_SQUARE[side]] in kinds
    ]


def act_words() -> list[str]:
    """The 65 actions of ACT in their order (FD-12.3)."""
    return [
        "match",
        *[f"play {k}" for k in MIND],
        *[f"walk {k}" for k in MIND],
        *[f"wild {k} {e}" for k in MIND for e in MIND if e != k],
        *[f"dark {k} {e}" for k in MIND for e in DARK],
        *[f"item {item}" for item in ("match", "paper", "key")],
        "concede",
    ]


ACTIONS: Final = [  # all 319, each at its number (FD-12.3)
    *act_words(),
    *[f"take {k}" for k in MIND],
    *[f"step {side}" for side in SIDES],
    "stop",
    *[f"target {side}" for side in SIDES],
    *[f"rotate {turn}" for turn in range(4)],
    *[f"deck {k}" for k in MIND],
    *[f"hand {k}" for k in MIND],
    "slot 1",
    "slot 2",
    *[f"lock {tile} {index}" for tile in range(13) for index in range(9)],
    *[f"map_door {tile} {side}" for tile in range(13) for side in SIDES],
    *[f"wall {tile} {side}" for tile in range(13) for side in SIDES],
]
