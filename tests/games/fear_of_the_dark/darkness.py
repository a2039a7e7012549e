"""Positions and play of Fear of the Dark in the words of its rules.

A square is `R01(1,2)`, cards are `move scout scout`, actions are the words of FD-12, and luck is what comes up next:
tiles, Hazards, Items and Secrets by name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from games.fear_of_the_dark.reference import (
    ACTIONS,
    DRAWN,
    HAZARDS,
    ITEMS,
    MIND,
    SECRETS,
    SIDES,
    TILES,
    Lying,
    Position,
    turned_doors,
)
from nightlight.core.chance import Chance, Scripted, Seeded
from nightlight.core.event import Event, Log
from nightlight.core.game import Outcome
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, advance, apply, legal
from nightlight.games.fear_of_the_dark.content import DIFFICULTY_IDS, NOTHING, TILE_IDS, turned
from nightlight.games.fear_of_the_dark.game import GAME
from nightlight.games.fear_of_the_dark.labyrinth import cell_at, column, row
from nightlight.games.fear_of_the_dark.rules import ACT
from nightlight.games.fear_of_the_dark.state import FACE_DOWN, State, mind_cards, new_state, place_of

LOCATIONS: Final = (1, 2, 3, 4)
SEALED: Final = [  # dead ends behind all four doors of START; there is only one such room, but the rules need not know
    Lying("R11", (-1, 0), 1),
    Lying("R11", (0, -1), 2),
    Lying("R11", (1, 0), 3),
    Lying("R11", (0, 1), 0),
]
TAKEN_FIRST: Final = (1, 2, 4, 3)  # locations whose Items are missing that a test says are out


class Scene:
    """A match that is being played, with everything that happens in it."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.log: Final = state.log or Log()
        state.log = self.log

    def do(self, *actions: str, luck: str = "") -> None:
        """One action after the other, while exactly these tiles and cards come up."""
        script = self.script(luck)
        for action in actions:
            apply(self.state, 0, ACTIONS.index(action), script)
        assert len(script.asked) == len(luck.split()), f"as much luck as the test says, not {len(script.asked)} draws"

    def script(self, luck: str) -> Scripted:
        """The outcomes that draw these: each out of all that is unseen of its sort, in the usual order."""
        piles = [self.unseen_tiles, self.unseen_hazards, self.unseen_items, self.unseen_secrets]
        outcomes = []
        for name in luck.split():
            pile = next(pile for pile in piles if name in pile)
            outcomes.append(pile.index(name))
            pile.remove(name)
        return Scripted(outcomes)

    def put(self, square: str) -> None:
        """The pawn stands there now, by the will of the test."""
        self.state.pawn = self.place(square)

    def number(self, tile: str) -> int:
        """The number of a tile on the table."""
        return [lying.tile for lying in self.tiles].index(tile)

    def place(self, square: str) -> int:
        found = re.fullmatch(r"(\w+)\((\d),(\d)\)", square)
        assert found is not None, f"{square} is no square"
        return place_of(self.number(found[1]), int(found[2]), int(found[3]))

    def square(self, place: int) -> str:
        return f"{self.tiles[place // 9].tile}({place % 9 // 3},{place % 3})"

    @property
    def question(self) -> str | None:
        """What is asked now."""
        return None if self.state.actors == NOBODY else self.state.top().name()

    @property
    def options(self) -> list[str]:
        """What may be answered, in words."""
        return [ACTIONS[action] for action in legal(self.state, 0)]

    @property
    def pawn(self) -> str:
        return "out" if self.state.pawn == NOTHING else self.square(self.state.pawn)

    @property
    def tiles(self) -> list[Lying]:
        """The map, in the order of placement."""
        found = self.state.labyrinth
        return [
            Lying(
                TILE_IDS[found.tiles[number] // 4],
                (column(found.cells[number]), row(found.cells[number])),
                found.tiles[number] % 4,
                opened_sides(found.secret_doors[number]),
            )
            for number in range(len(found.tiles))
        ]

    @property
    def obstacles(self) -> list[str]:
        return [self.square(place) for place in places(self.state.labyrinth.obstacles)]

    @property
    def locks(self) -> list[str]:
        return [self.square(place) for place in places(self.state.labyrinth.locks)]

    @property
    def leak(self) -> str | None:
        """The room with the Leak token."""
        return None if self.state.labyrinth.leak == NOTHING else self.tiles[self.state.labyrinth.leak].tile

    @property
    def hand(self) -> str:
        return " ".join(cards(self.state.hand, MIND))

    @property
    def deck(self) -> str:
        """The Mind deck."""
        return " ".join(cards(self.state.deck, MIND))

    @property
    def lost(self) -> str:
        """The Mind cards that are out of the game."""
        return " ".join(missing(cards(vec[i64](MIND.values()), MIND), self.hand.split() + self.deck.split()))

    @property
    def matches(self) -> int:
        return self.state.matches

    @property
    def items(self) -> str:
        """The kept ones."""
        return " ".join(cards(self.state.kept, ITEMS))

    @property
    def terrors(self) -> int:
        return self.state.terrors

    @property
    def labyrinth(self) -> int:
        """Tiles in the Labyrinth deck."""
        return self.state.tiles_left

    @property
    def aside(self) -> int:
        return self.state.set_aside

    @property
    def unseen_tiles(self) -> list[str]:
        return [tile for tile in DRAWN if self.state.tiles >> TILE_IDS.index(tile) & 1]

    @property
    def unseen_hazards(self) -> list[str]:
        return cards(self.state.hazards, HAZARDS)

    @property
    def unseen_items(self) -> list[str]:
        return cards(self.state.items, ITEMS)

    @property
    def unseen_secrets(self) -> list[str]:
        return cards(self.state.secrets, SECRETS)

    @property
    def echoes(self) -> str:
        """The Dark Echoes that have vanished."""
        return " ".join(tile for tile in DRAWN if self.state.vanished >> TILE_IDS.index(tile) & 1)

    @property
    def hazards(self) -> str:
        """The discard pile of Hazards: what was shown and is not kept."""
        shown = missing(cards(vec[i64](HAZARDS.values()), HAZARDS), self.unseen_hazards)
        return " ".join(missing(shown, ["terror"] * self.terrors))

    @property
    def items_left(self) -> dict[int, int]:
        slots = list(self.state.slots)
        return {location: 2 - slots[2 * location - 2 : 2 * location].count(NOTHING) for location in LOCATIONS}

    @property
    def secrets_left(self) -> dict[int, int]:
        return {location: self.state.secrets_left[location - 1] for location in LOCATIONS}

    def known(self, location: int) -> str:
        """The Items in a location that Information has shown, slot 1 first."""
        slots = list(self.state.slots)[2 * location - 2 : 2 * location]
        return " ".join([*ITEMS][slot] for slot in slots if slot not in (FACE_DOWN, NOTHING))

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def reason(self) -> str | None:
        """How it ended."""
        return None if self.outcome is None else self.outcome.reason

    @property
    def won(self) -> bool | None:
        return None if self.outcome is None else self.outcome.winners() == [0]

    @property
    def position(self) -> Position:
        """What the next choice depends on."""
        pawn: int = self.state.pawn
        leak: int = self.state.labyrinth.leak
        return Position(
            tiles=self.tiles,
            obstacles={(place // 9, place % 9) for place in places(self.state.labyrinth.obstacles)},
            locks={(place // 9, place % 9) for place in places(self.state.labyrinth.locks)},
            pawn=(pawn // 9, pawn % 9),
            hand=Counter(self.hand.split()),
            deck=Counter(self.deck.split()),
            items=Counter(self.items.split()),
            matches=self.matches,
            labyrinth=self.labyrinth,
            leak=None if leak == NOTHING else leak,
            items_left=self.items_left,
            secrets_left=self.secrets_left,
        )

    def events(self, *names: str) -> list[dict[str, object]]:
        """What happened, in order: all of it, or what has one of these names."""
        return [event.json() for event in self.log.events if len(names) == 0 or event.news.name in names]

    @property
    def shown(self) -> str:
        """All that came up by luck, in order."""
        return " ".join(lucky_name(event) for event in self.log.events if event.news.luck)

    def decisions(self, seed: int) -> Iterator[str]:
        """Random play to the end without conceding; each decision, told before it is taken, by what it asks."""
        luck = Seeded(seed)
        taken = 0
        while self.question is not None:
            taken += 1
            assert taken <= GAME.longest, "a match ends"
            yield self.question
            offered = [action for action in legal(self.state, 0) if ACTIONS[action] != "concede"]
            apply(self.state, 0, offered[luck.below(len(offered))], luck)


def lucky_name(event: Event) -> str:
    """The tile or card that came up."""
    sorts = ("room", "hazard", "item", "secret")
    fields = [field for field in event.news.fields if field.name in sorts]
    return str(fields[0].json(event.get(fields[0].name)))


def opened_sides(doors: int) -> frozenset[str]:
    """The sides that have a door by a token, on this side of the wall or from behind."""
    return frozenset(SIDES[side] for side in range(4) if (doors | doors >> 4) >> side & 1)


def places(squares: vec[i64]) -> list[int]:
    """The places of tokens, by tile and index."""
    return [9 * tile + index for tile in range(len(squares)) for index in range(9) if squares[tile] >> index & 1]


def cards(counts: vec[i64], kinds: dict[str, int]) -> list[str]:
    """Cards counted by kind, one by one."""
    return [kind for number, kind in enumerate(kinds) for _ in range(counts[number])]


def missing(all_cards: list[str], others: list[str]) -> list[str]:
    """What is left of the cards without the others."""
    left = list(all_cards)
    for card in others:
        left.remove(card)
    return left


def counted(names: list[str], kinds: dict[str, int]) -> vec[i64]:
    return vec[i64]([names.count(kind) for kind in kinds])


def left_in(out: int, said: dict[int, int]) -> dict[int, int]:
    """How many Items each location has left when so many are out; the test says where, or it does not matter."""
    left = {location: said.get(location, 2) for location in LOCATIONS}
    for location in TAKEN_FIRST:
        while location not in said and left[location] > 0 and 8 - sum(left.values()) < out:
            left[location] -= 1
    return left


def darkness(
    *,
    rooms: list[Lying] | None = None,
    pawn: str = "START(1,1)",
    hand: str = "",
    deck: str | None = None,
    lost: str = "",
    matches: int | None = None,
    items: str = "",
    terrors: int = 0,
    difficulty: str = "normal",
    rules: int = GAME.rules_version,
    labyrinth: str | None = None,
    aside: int = 3,
    echoes: str = "",
    cleared: list[str] | None = None,
    obstacles: list[str] | None = None,
    locks: list[str] | None = None,
    leak: str | None = None,
    items_left: dict[int, int] | None = None,
    known: dict[int, str] | None = None,
    secrets_left: dict[int, int] | None = None,
) -> Scene:
    """The position at ACT. Mind cards that are not mentioned are in the deck, or out of the game if it is given.

    All printed tokens lie on the map but the cleared ones. If the tiles of the Labyrinth deck are named, any others are
    set aside, and the rest was revealed long ago.
    """
    state = new_state(DIFFICULTY_IDS.index(difficulty), rules)
    scene = Scene(state)
    lay_out(scene, rooms or [])
    for square in cleared or []:
        (state.labyrinth.remove_obstacle if square in scene.obstacles else state.labyrinth.remove_lock)(
            scene.place(square)
        )
    for square in obstacles or []:
        state.labyrinth.put_obstacle(scene.place(square))
    for square in locks or []:
        state.labyrinth.put_lock(scene.place(square))
    if leak is not None:
        state.labyrinth.leak = scene.number(leak)
    gone = [lying.tile for lying in scene.tiles] + echoes.split()
    state.vanished = sum(1 << TILE_IDS.index(echo) for echo in echoes.split())
    lay_down(state, [tile for tile in DRAWN if tile not in gone], labyrinth, aside)
    mind = missing(cards(vec[i64](MIND.values()), MIND), hand.split() + lost.split())
    state.hand = mind_cards(hand.split())
    state.deck = mind_cards(mind if deck is None else deck.split())
    state.matches = state.matches if matches is None else matches
    state.terrors = terrors
    state.hazards = counted(missing(scene.unseen_hazards, ["terror"] * terrors), HAZARDS)
    lay_cards(state, items.split(), items_left or {}, known or {}, secrets_left or {})
    state.pawn = scene.place(pawn)
    state.push(ACT)
    advance(state, Scripted([]))
    return scene


def lay_out(scene: Scene, rooms: list[Lying]) -> None:
    """The rooms with their printed tokens and their Secret Doors, one after the other."""
    for lying in rooms:
        tile = turned(TILE_IDS.index(lying.tile), lying.rotation)
        number = scene.state.labyrinth.lay(tile, cell_at(*lying.cell))
        scene.state.labyrinth.furnish(number)
        for side in lying.opened:
            scene.state.labyrinth.open_wall(4 * number + SIDES.index(side))


def lay_down(state: State, unseen: list[str], labyrinth: str | None, aside: int) -> None:
    """The tiles that nobody has seen."""
    deck = unseen[: len(unseen) - aside] if labyrinth is None else labyrinth.split()
    others = [tile for tile in unseen if tile not in deck][:aside]
    state.tiles = sum(1 << TILE_IDS.index(tile) for tile in deck + others)
    state.tiles_left, state.set_aside = len(deck), aside


def lay_cards(
    state: State, kept: list[str], items_left: dict[int, int], known: dict[int, str], secrets_left: dict[int, int]
) -> None:
    """Items and Secrets on the board, and the Items that are kept."""
    seen = [item for names in known.values() for item in names.split()]
    state.kept = counted(kept, ITEMS)
    state.items = counted(missing(cards(vec[i64](ITEMS.values()), ITEMS), kept + seen), ITEMS)
    for location, left in left_in(len(kept), items_left).items():
        names = [[*ITEMS].index(item) for item in known[location].split()] if location in known else [FACE_DOWN] * left
        row_of_slots = [NOTHING] * (2 - len(names)) + names
        for slot in range(2):
            state.slots[2 * location - 2 + slot] = row_of_slots[slot]
    for location, left in secrets_left.items():
        state.secrets_left[location - 1] = left


def new_match(seed: int = 1, **chosen: str) -> Scene:
    """A match right after set-up."""
    return Scene(GAME.new(GAME.setup(1, chosen), Seeded(seed), Log()))


def any_map(chance: Chance, rooms: int) -> list[Lying]:
    """So many rooms joined door to door, as luck has it: always a door of the new one faces one that is open-ended."""
    laid = [Lying("START", (0, 0), 0)]
    left = [tile for tile in TILES if tile.startswith("R")]
    while len(laid) <= rooms:
        cells = {lying.cell for lying in laid}
        doors = [(one, side) for one in laid for side in sorted(one.doors()) if one.behind(side) not in cells]
        if len(doors) == 0:
            break
        one, side = doors[chance.below(len(doors))]
        tile = left.pop(chance.below(len(left)))
        facing = SIDES[(SIDES.index(side) + 2) % 4]
        turns = [turn for turn in range(4) if facing in turned_doors(tile, turn)]
        laid.append(Lying(tile, one.behind(side), turns[chance.below(len(turns))]))
    return laid[1:]
