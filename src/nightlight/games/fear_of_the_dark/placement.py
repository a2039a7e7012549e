"""The labyrinth as it would be with a new room in one of its rotations (FD-5.2)."""

from __future__ import annotations

from nightlight.core.native import i64
from nightlight.games.fear_of_the_dark.content import (
    DOOR_SQUARE,
    DOORS,
    EMPTY,
    HOLES,
    LOCKS,
    NOTHING,
    OBSTACLES,
    ROTATIONS,
    SIDE_IDS,
    SIDES,
    SQUARES,
    TILE_IDS,
    facing,
    turned,
)
from nightlight.games.fear_of_the_dark.labyrinth import Labyrinth, column, row
from nightlight.games.fear_of_the_dark.revealing import BY_ENTERING, Rotate
from nightlight.games.fear_of_the_dark.shapes import Coming, DoorSquare, Joining, Placement, Trap
from nightlight.games.fear_of_the_dark.state import State
from nightlight.games.fear_of_the_dark.stranding import stranded


def laid(state: State, step: Rotate, rotation: i64) -> State:
    """The table with the new room placed so, its tokens on it, and the pawn inside if it enters."""
    world = state.clone()
    number = world.labyrinth.lay(turned(step.tile, rotation), world.labyrinth.behind(step.door))
    world.labyrinth.furnish(number)
    if step.mode == BY_ENTERING:
        world.pawn = number * SQUARES + DOOR_SQUARE[facing(step.door % SIDES)]
    return world


def placement(state: State, step: Rotate, rotation: i64) -> Placement:
    world = laid(state, step, rotation)
    number: i64 = len(world.labyrinth.tiles) - 1
    return {
        "kind": "room",
        "room": world.labyrinth.tile_json(number),
        "joints": joints(world.labyrinth, number),
        "doors": open_doors(world.labyrinth),
        "trap": trap_of(state, step, world),
    }


def joints(labyrinth: Labyrinth, number: i64) -> list[Joining]:
    """The sides of a tile that are not merely walls."""
    found: list[Joining] = []
    for side, name in enumerate(SIDE_IDS):
        joint = labyrinth.joint(number, side)
        if joint is not None:
            neighbour = labyrinth.neighbours[number * SIDES + side]
            found.append({"side": name, "joint": joint, "room": None if neighbour == NOTHING else neighbour})
    return found


def open_doors(labyrinth: Labyrinth) -> i64:
    """How many open-ended doors there are in the whole labyrinth."""
    doors: i64 = 0
    for tile in range(len(labyrinth.tiles)):
        sides = labyrinth.open_ended(tile)
        for side in range(SIDES):
            doors += sides >> side & 1
    return doors


def trap_of(state: State, step: Rotate, world: State) -> Trap | None:
    """Whether the new room leaves no open-ended door, or takes away the last one in reach.

    Whoever enters will act from inside the room, so that its Hazard still decides what is in reach.
    """
    if open_doors(world.labyrinth) == 0:
        return "sealed"
    if step.mode != BY_ENTERING and stranded(world) and not stranded(state):
        return "stranded"
    return None


def coming(state: State, step: Rotate) -> Coming:
    """Where the new room will lie, and what is behind its door in each rotation."""
    cell = state.labyrinth.behind(step.door)
    side = facing(step.door % SIDES)
    return {
        "x": column(cell),
        "y": row(cell),
        "room": TILE_IDS[step.tile],
        "side": SIDE_IDS[side],
        "entrances": [entrance(turned(step.tile, rotation), side) for rotation in range(ROTATIONS)],
    }


def entrance(tile: i64, side: i64) -> DoorSquare | None:
    """The square at the door on that side of a turned tile, if there is a door."""
    if DOORS[tile] >> side & 1 == 0:
        return None
    square = DOOR_SQUARE[side]
    if EMPTY[tile] >> square & 1:
        return "free"
    if HOLES[tile] >> square & 1:
        return "hole"
    if OBSTACLES[tile] >> square & 1:
        return "rubble"
    return "lock" if LOCKS[tile] >> square & 1 else "mark"
