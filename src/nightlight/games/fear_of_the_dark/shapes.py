"""What crosses to the board in the browser: the table, what an action would bring, and what is in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypeAlias, TypedDict

from nightlight.games.fear_of_the_dark.content import (
    AGREEMENTS,
    CENTRE,
    DARK_IDS,
    DOOR_SQUARE,
    DOORS,
    HAZARD_IDS,
    ITEM_IDS,
    MIND_IDS,
    MOST_MATCHES,
    MOST_TERRORS,
    MOVE_STEPS,
    ROTATIONS,
    SECRET_IDS,
    SIDE_IDS,
    START,
    TILES,
    TIPTOE_STEPS,
    USABLE_IDS,
    WALK_STEPS,
    Ending,
    Hazard,
    Item,
    Mind,
    Secret,
    Side,
    turned,
)

Joint: TypeAlias = Literal["open", "joined", "blocked", "blocks"]
DoorSquare: TypeAlias = Literal["free", "hole", "rubble", "lock", "mark"]
Trap: TypeAlias = Literal["sealed", "stranded"]


# --- the table


class Place(TypedDict):
    """A square of a tile, by the number of the tile."""

    tile: int
    square: int


class Cell(TypedDict):
    """Where a tile lies, or could; START lies at 0, 0."""

    x: int
    y: int


class Laid(Cell):
    """A tile of the labyrinth as it lies."""

    tile: str
    rotation: int
    doors: list[Side]
    door_tokens: list[Side]  # doors that are tokens
    opened_from_behind: list[Side]  # walls that a token on the other side has opened
    obstacles: list[int]
    locks: list[int]
    leak: bool


class Table(TypedDict):
    """All that is true on the table: nothing of it is hidden from anyone."""

    rules: int
    difficulty: str
    actors: list[int]
    steps: list[Mapping[str, object]]
    matches: int
    deck: dict[Mind, int]
    hand: dict[Mind, int]
    discarded: dict[Mind, int]  # out of the game
    items: dict[Item, int]
    terrors: int
    pawn: Place | None  # null: out of the labyrinth
    labyrinth: list[Laid]
    tiles_left: int
    set_aside: int
    unseen_tiles: list[str]
    unseen_hazards: dict[Hazard, int]
    unseen_items: dict[Item, int]
    unseen_secrets: dict[Secret, int]
    item_locations: list[list[Item | Literal["face_down"] | None]]
    secret_locations: list[int]
    vanished_echoes: list[str]
    discarded_hazards: dict[Hazard, int]
    discarded_items: dict[Item, int]
    discarded_secrets: dict[Secret, int]
    ending: Ending | None


class View(Table):
    """The table as the player or a spectator sees it."""

    seat: int | None


# --- what an action would bring


class Spending(TypedDict):
    """What an action does that is paid with a Mind card; the action itself names the card and its effect."""

    kind: Literal["mind"]
    steps: NotRequired[int]  # of a movement
    matches: NotRequired[int]  # left, where one is struck for it
    hand: NotRequired[int]  # and the size to which the hand is built
    left: NotRequired[int]  # Mind cards, where the card goes out of the game; otherwise it returns to the deck


class Lighting(TypedDict):
    """What a match or an Item does to the light."""

    kind: Literal["light"]
    matches: int  # left after it
    hand: NotRequired[int]  # the size to which the hand is built


class Aim(TypedDict):
    """The square that is searched, cleared or unlocked."""

    kind: Literal["target"]
    tile: int
    square: int


class Pick(TypedDict):
    """The Item that is taken."""

    kind: Literal["item"]
    item: Item


class Joining(TypedDict):
    """A side of a new room that is not merely a wall."""

    side: Side
    joint: Joint  # `blocked`: its door leads to a wall; `blocks`: its wall shuts a neighbour's door
    room: int | None  # the tile that lies there


class Placement(TypedDict):
    """The labyrinth with the new room placed in a rotation."""

    kind: Literal["room"]
    room: Laid
    joints: list[Joining]
    doors: int  # open-ended ones in the whole labyrinth
    trap: Trap | None  # whether the Lost One would be locked in by it


Outlook: TypeAlias = Spending | Lighting | Aim | Pick | Placement


# --- what can be told before anything is chosen


class Inside(TypedDict):
    """What happens to whoever enters the next tile, in percent."""

    nothing: int  # a quiet room, or a Hazard that does nothing
    card: int  # a Mind card is lost
    shut: int  # the way back is shut
    grows: int  # there is one more tile to reveal
    dark: int  # the light goes out
    death: int


class Unseen(TypedDict):
    """What the next tile may be, in percent, by all that nobody has seen."""

    danger: int
    echo: int
    inside: Inside


class Goal(TypedDict):
    """Where a movement can lead: a square, or through the open-ended door of that square."""

    tile: int
    square: int
    out: NotRequired[Side]  # the door
    way: list[Side]  # the steps there
    wet: NotRequired[Literal[True]]  # the Leak puts out the light on the way


class Beside(Place):
    """A square beside the pawn."""

    side: Side


class Here(TypedDict):
    """What can be done from where the pawn stands."""

    ways: list[Goal]  # of the movement that is under way, or on foot; the nearest first
    tiptoe: list[Goal]  # also over holes
    door: Side | None  # the open-ended door at which the pawn stands
    search: list[Beside]  # marks
    clear: list[Beside]  # Obstacles
    key: list[Beside]  # Locks


class Building(TypedDict):
    """A hand that is being built."""

    size: int
    usual: list[Mind]  # the cards that are good for most things, in the order in which they are taken


class Coming(Cell):
    """A new room that waits to be placed."""

    room: str
    side: Side  # of the new room, where it joins
    entrances: list[DoorSquare | None]  # the square behind that side by rotation; null: no door is there


class Echo(Cell):
    """A Dark Echo in which something is still to be decided."""

    room: str


class Prospects(TypedDict):
    """What can be told of the table before anything is chosen."""

    unseen: Unseen | None  # null: every tile is revealed
    here: Here | None  # null: nobody acts or moves now
    steps_left: int | None  # in a movement
    building: Building | None
    coming: Coming | None
    echo: Echo | None
    anywhere: bool  # whether the question is about any Lock, door or wall of the labyrinth


# --- the box


class Turn(TypedDict):
    """A tile in one of its rotations."""

    doors: list[Side]
    squares: list[str]  # from west to east, then from north to south: `.` `h` `o` `l` `i1` to `s4`; none in a Dark Echo


class Tile(TypedDict):
    """A tile of the box."""

    id: str
    hazard: bool
    echo: bool
    rotations: list[Turn]


class Compass(TypedDict):
    """A side of a tile, and the square at which its door is."""

    id: Side
    square: int


class Difficulty(TypedDict):
    """A difficulty, and whether there is instant death."""

    id: str
    deadly: bool


class Steps(TypedDict):
    """How far each movement goes."""

    move: int
    walk: int
    tiptoe: int


class Content(TypedDict):
    """The box."""

    sides: list[Compass]
    mind: list[Mind]
    dark: list[Mind]  # effects that need no light
    hazards: list[Hazard]
    items: list[Item]
    kept: list[Item]  # until they are used; the others act at once
    secrets: list[Secret]
    steps: Steps
    matches: int  # at most
    terrors: int  # that are the end, where death is instant
    start: Place
    difficulties: list[Difficulty]
    tiles: list[Tile]


def content() -> Content:
    """Cards, tiles and numbers as the rules use them."""
    return {
        "sides": [{"id": side, "square": DOOR_SQUARE[number]} for number, side in enumerate(SIDE_IDS)],
        "mind": MIND_IDS,
        "dark": DARK_IDS,
        "hazards": HAZARD_IDS,
        "items": ITEM_IDS,
        "kept": [item for item in ITEM_IDS if item in USABLE_IDS],
        "secrets": SECRET_IDS,
        "steps": {"move": MOVE_STEPS, "walk": WALK_STEPS, "tiptoe": TIPTOE_STEPS},
        "matches": MOST_MATCHES,
        "terrors": MOST_TERRORS,
        "start": {"tile": START, "square": CENTRE},
        "difficulties": [{"id": one.id, "deadly": one.instant_death} for one in AGREEMENTS.difficulties],
        "tiles": [
            {
                "id": tile.id,
                "hazard": tile.hazard,
                "echo": tile.echo,
                "rotations": [
                    {
                        "doors": [side for bit, side in enumerate(SIDE_IDS) if DOORS[turned(number, turn)] >> bit & 1],
                        "squares": tile.rotated(turn),
                    }
                    for turn in range(ROTATIONS)
                ],
            }
            for number, tile in enumerate(TILES.all)
        ],
    }
