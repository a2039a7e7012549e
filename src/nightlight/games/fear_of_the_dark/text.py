"""The labyrinth in words."""

from __future__ import annotations

import textwrap
from typing import Final

from nightlight.core.game import Outcome
from nightlight.core.native import i64, vec
from nightlight.core.text import GameText
from nightlight.core.verb import Field
from nightlight.games.fear_of_the_dark.actions import (
    DARK,
    PICK,
    PLAY,
    ROTATE,
    STEP,
    TAKE,
    TARGET,
    USE,
    WALK,
    WALL,
)
from nightlight.games.fear_of_the_dark.chances import chance_of_danger, chance_of_death, chance_of_echo, percent
from nightlight.games.fear_of_the_dark.content import (
    ALL_SIDES,
    DANGEROUS,
    DARK_EFFECTS,
    ECHO,
    HAZARD_IDS,
    HOLES,
    ITEM_IDS,
    LOCATIONS,
    MATCH_HAND,
    MIND_IDS,
    MOST_MATCHES,
    MOVE,
    MOVE_STEPS,
    NOTHING,
    SCOUT,
    SEARCH,
    SECRET_IDS,
    SIDE_IDS,
    SIDES,
    SLOTS,
    SQUARES,
    STRIKE,
    STRIKE_HAND,
    TIPTOE,
    TIPTOE_STEPS,
    WALK_STEPS,
)
from nightlight.games.fear_of_the_dark.drawing import (
    BETWEEN,
    BLOCKED,
    CONNECTED,
    FLOOR,
    HOLE,
    ITEM_MARKS,
    LOCK,
    OBSTACLE,
    PAWN,
    SEARCHED,
    SECRET_MARKS,
    SOLID,
    UNUSED,
    WATER,
    WAY_OUT,
    chart,
    degrees,
    door_sign,
    laid,
    name_of,
    pictures,
)
from nightlight.games.fear_of_the_dark.labyrinth import LOCK_BESIDE, OBSTACLE_BESIDE, OPEN_ENDED, OUTSIDE
from nightlight.games.fear_of_the_dark.movement import Stride
from nightlight.games.fear_of_the_dark.paths import reach
from nightlight.games.fear_of_the_dark.question import PLAYER
from nightlight.games.fear_of_the_dark.revealing import BY_ENTERING, BY_MAP, LoseCard, Rotate
from nightlight.games.fear_of_the_dark.rules import WILD_END, WILD_FIRST, Act, Build, wild_card
from nightlight.games.fear_of_the_dark.searching import CHOOSE_DOOR, Slot, Target, items_in, searchable
from nightlight.games.fear_of_the_dark.state import FACE_DOWN, State, mind_in, total
from nightlight.games.fear_of_the_dark.stranding import stranded
from nightlight.games.fear_of_the_dark.view import SeatView

WIDTH: Final = 80  # of a terminal
UNBROKEN: Final = "\N{NO-BREAK SPACE}"
CHOOSING: Final = {"mode", "force", "ending"}  # fields that only choose between words
LEGEND: Final = {  # the signs of the map by what they mean, in the order in which they are explained
    "pawn": PAWN,
    "floor": FLOOR,
    "water": WATER,
    "hole": HOLE,
    "obstacle": OBSTACLE,
    "lock": LOCK,
    "item": "".join(ITEM_MARKS),
    "secret": "".join(SECRET_MARKS),
    "searched": SEARCHED,
    "unused": UNUSED,
    "way_out": WAY_OUT,
    "blocked": BLOCKED,
}


class LabyrinthText(GameText[SeatView]):
    """The view, the decision and the events of a match, for one reader.

    News that the map shows right afterwards, such as where a room was placed, has an empty message.
    """

    def noun(self, field: Field, value: int) -> str | int:
        if field.name == "tile":
            return name_of(value)
        if field.name == "square":
            return self.say(f"{self.game.id}-square-{value}")
        if field.names is None:
            return super().noun(field, value)
        if field.name == "room":
            return sort_of(value)
        return field.names[value] if field.name in CHOOSING else self.name(field.names[value])

    def view(self, view: SeatView) -> list[str]:
        """Light or Darkness, what the Lost One has, what is still hidden, and the map."""
        if view.over():
            return [*aligned(list(self.belongings(view.table).values())), "", *self.map(view)]
        return [*self.light(view), "", *aligned(self.rows(view)), "", *self.map(view)]

    def rows(self, view: SeatView) -> list[list[str]]:
        """All there is to know; while a hand is built, steps are taken or a card is lost, what matters for that."""
        table, step = view.table, view.step()
        own = self.belongings(table)
        if isinstance(step, Build):
            return [own["matches"], own["hand"], own["deck"], own["kept"]]
        if isinstance(step, Stride):
            return [own["terrors"], own["hand"], *self.unseen(table)]
        if isinstance(step, LoseCard):
            return [own["terrors"], own["hand"], own["deck"], own["lost"]]
        return [*own.values(), *self.unseen(table), *self.unfound(table), *self.locations(table)]

    def outcome(self, view: SeatView, outcome: Outcome) -> list[str]:
        """Out of the labyrinth or lost in it, and how far the Lost One came (FD-9.6)."""
        name = self.names[PLAYER]
        scores = {"tiles": outcome.scores[PLAYER], "mind": view.table.owned(), "matches": view.table.matches}
        return [
            self.say(f"{self.game.id}-reason-{outcome.reason}", who=self.who(), name=name),
            self.say(f"{self.game.id}-result", name=name, **scores),
        ]

    def about_step(self, view: SeatView) -> dict[str, str | int]:
        step, table = view.step(), view.table
        if isinstance(step, Build):
            return {"held": mind_in(table.hand), "size": step.size}
        if isinstance(step, Stride):
            return {"left": step.left}
        if isinstance(step, Target):
            return {"purpose": step.purpose()}
        if isinstance(step, Rotate):
            return {"room": name_of(len(table.labyrinth.tiles)), "danger": danger_of(step)}
        if isinstance(step, Slot):
            return {"location": step.location + 1}
        return {"light": "yes" if mind_in(table.hand) > 0 else "no"}

    def about_action(self, view: SeatView, action: int) -> dict[str, str | int]:
        step, table = view.step(), view.table
        if STEP.made(action):
            return {"there": self.there(table, STEP.arg(action))}
        if isinstance(step, Target):
            return {"what": self.what(table, TARGET.arg(action), step.purpose())}
        if isinstance(step, Rotate):
            return self.about_rotation(table, step, ROTATE.arg(action))
        if isinstance(step, Slot):
            item = table.slots[step.location * SLOTS + PICK.arg(action)]
            return {"item": self.name(ITEM_IDS[item]), "rule": self.say(f"{self.game.id}-rule-{ITEM_IDS[item]}")}
        if TAKE.made(action):
            card = TAKE.arg(action)
            return {"copies": table.deck[card], "rule": self.say(f"{self.game.id}-rule-{MIND_IDS[card]}")}
        return about_wall(table, action) if WALL.made(action) else self.about_act(table, action)

    def about_act(self, table: State, action: int) -> dict[str, str | int]:
        """What an action does, and what becomes of the card that pays for it."""
        price = "last" if table.owned() == 1 else "lost"
        if PLAY.made(action):
            return {"does": self.does(table, PLAY.arg(action))}
        if WALK.made(action):
            return {"does": self.way(table, WALK_STEPS)}
        if WILD_FIRST <= action < WILD_END:
            card, effect = wild_card(action)
            return {"card": self.name(MIND_IDS[card]), "does": self.does(table, effect), "price": price}
        if DARK.made(action):
            _, number = DARK.args(action)
            return {"does": self.does(table, DARK_EFFECTS[number], light=False), "price": price}
        if USE.made(action):
            return {"does": self.use(table, USE.arg(action))}
        stronger = "yes" if table.hand[STRIKE] > 0 else "no"
        return {"matches": table.matches - 1, "hand": MATCH_HAND, "stronger": stronger, "five": STRIKE_HAND}

    def name(self, id: str) -> str:  # noqa: A002
        """The name of a card, a token or a side by its id: no two are alike."""
        return self.say(f"{self.game.id}-name-{id}")

    def side(self, side: int) -> str:
        return self.name(SIDE_IDS[side])

    def who(self) -> str:
        return "you" if self.reader == PLAYER else "other"

    def listed(self, parts: list[str]) -> str:
        return ", ".join(parts) if len(parts) > 0 else self.say(f"{self.game.id}-none")

    def counted(self, ids: list[str], cards: vec[i64]) -> str:
        """Cards by kind, each with how many there are of it."""
        return self.listed([self.copies(name, cards[number]) for number, name in enumerate(ids) if cards[number] > 0])

    def copies(self, name: str, count: int) -> str:
        """A card with how many there are of it, in one line."""
        said = self.name(name)
        if count > 1:
            said = self.say(f"{self.game.id}-copies", name=said, count=count)
        return said.replace(" ", UNBROKEN)

    def light(self, view: SeatView) -> list[str]:
        """Light (a hand is built in that of its match, FD-1.8) or Darkness, then what is in the way of going on."""
        table = view.table
        lines = [self.say(f"{self.game.id}-darkness", match="yes" if table.can_light() else "no")]
        if isinstance(view.step(), Build):
            lines = [self.say(f"{self.game.id}-lighting")]
        elif mind_in(table.hand) > 0:
            lines = [self.say(f"{self.game.id}-light")]
        if table.leaking():
            lines.append(self.say(f"{self.game.id}-leaking"))
        if CHOOSE_DOOR.answers(table) == 0:
            lines.append(self.say(f"{self.game.id}-sealed"))
        elif isinstance(view.step(), Act) and stranded(table):
            lines.append(self.say(f"{self.game.id}-stranded"))
        return lines

    def row(self, name: str, *cells: str) -> list[str]:
        """A row of the table with its heading."""
        return [self.say(f"{self.game.id}-row-{name}"), *cells]

    def belongings(self, table: State) -> dict[str, list[str]]:
        """Matches, Terrors, the Mind and the kept Items, as rows by their names."""
        deadly = "yes" if table.deadly() and table.ending == NOTHING else "no"
        said = {
            "matches": self.say(f"{self.game.id}-matches", matches=table.matches, most=MOST_MATCHES),
            "terrors": self.say(f"{self.game.id}-terrors", terrors=table.terrors, deadly=deadly),
            "hand": self.counted(MIND_IDS, table.hand),
            "deck": self.counted(MIND_IDS, table.deck),
            "lost": self.counted(MIND_IDS, table.gone()),
            "kept": self.counted(ITEM_IDS, table.kept),
        }
        return {name: self.row(name, text) for name, text in said.items()}

    def unseen(self, table: State) -> list[list[str]]:
        """The tiles and Hazards that are still to come, and what the next tile may be (FD-10)."""
        if table.tiles_left == 0:
            return [self.row("tiles", self.say(f"{self.game.id}-all_revealed"))]
        tiles = self.say(
            f"{self.game.id}-tiles",
            left=table.tiles_left,
            aside=table.set_aside,
            danger=percent(chance_of_danger(table)),
            echo=percent(chance_of_echo(table)),
        )
        return [self.row("tiles", tiles), self.row("hazards", self.counted(HAZARD_IDS, table.hazards))]

    def unfound(self, table: State) -> list[list[str]]:
        """The Items and Secrets that nobody has seen, as long as any can be found; one of each is removed (FD-2.3)."""
        hidden = {"items": any(item == FACE_DOWN for item in table.slots), "secrets": total(table.secrets_left) > 0}
        cards = {"items": self.counted(ITEM_IDS, table.items), "secrets": self.counted(SECRET_IDS, table.secrets)}
        return [
            self.row(f"unseen_{sort}", self.say(f"{self.game.id}-unseen", cards=cards[sort]))
            for sort in hidden
            if hidden[sort]
        ]

    def locations(self, table: State) -> list[list[str]]:
        """What lies in the four locations: how many cards, or which."""
        places = range(LOCATIONS)
        secrets = [str(table.secrets_left[place]) for place in places]
        return [
            self.row("locations", *[str(place + 1) for place in places]),
            self.row("items", *[self.known(table, place) or str(items_in(table, place)) for place in places]),
            self.row("secrets", *secrets),
        ]

    def known(self, table: State, location: int) -> str:
        """The Items of a location that Information has shown, if any (FD-8.1)."""
        slots = table.slots[location * SLOTS : (location + 1) * SLOTS]
        return " + ".join(self.name(ITEM_IDS[item]) for item in slots if item not in (NOTHING, FACE_DOWN))

    def map(self, view: SeatView) -> list[str]:
        """The map with its legend; while a room waits to be placed, all the ways it may lie."""
        table, step = view.table, view.step()
        rooms = list(range(len(table.labyrinth.tiles)))
        if not isinstance(step, Rotate):
            lines = chart(table, rooms, way_out=table.tiles_left == 0)
            return [*lines, *self.legend(table, lines, len(rooms))]
        lines = chart(table, rooms, way_out=False, coming=table.labyrinth.behind(step.door))
        titles, *turns = pictures(table, step)
        return [*lines, *self.legend(table, [*lines, *turns], len(rooms) + 1), "", titles, *turns]

    def legend(self, table: State, lines: list[str], rooms: int) -> list[str]:
        """What the signs mean that are on the map."""
        drawn = "".join(lines)
        stands = "hole" if on_hole(table, table.pawn) else "floor"
        pawn: dict[str, str | int] = {"who": self.who(), "name": self.names[PLAYER], "stands": stands}
        parts = []
        for meaning, signs in LEGEND.items():
            there = "/".join(sign for sign in signs if sign in drawn)
            if there:
                parts.append(f"{there} {self.say(f'{self.game.id}-legend-{meaning}', **pawn)}")
        parts.append(self.say(f"{self.game.id}-rooms", rooms=rooms, last=name_of(rooms - 1)))
        return wrapped(", ".join(part.replace(" ", UNBROKEN) for part in parts), indent=0)

    def does(self, table: State, effect: int, *, light: bool = True) -> str:
        """The effect of a Mind card here and now (FD-3.8)."""
        around = table.labyrinth.around[table.pawn]
        if effect == MOVE:
            return self.way(table, MOVE_STEPS)
        if effect == TIPTOE:
            return self.way(table, TIPTOE_STEPS, holes=True)
        if effect == STRIKE:
            return self.say(f"{self.game.id}-does-strike", matches=table.matches - 1, hand=STRIKE_HAND)
        if effect == SCOUT:
            return self.say(f"{self.game.id}-does-scout", side=self.sides(around >> OPEN_ENDED))
        if effect == SEARCH:
            found = searchable(table, light)
            return ", ".join(self.mark(table, side) for side in range(SIDES) if found >> side & 1)
        return self.say(f"{self.game.id}-does-clear", sides=self.sides(around >> OBSTACLE_BESIDE))

    def sides(self, bits: int) -> str:
        """The sides of a set, the lowest four bits."""
        return ", ".join(self.side(side) for side in range(SIDES) if bits & ALL_SIDES & 1 << side)

    def way(self, table: State, steps: int, *, holes: bool = False) -> str:
        """How far a movement goes, and whether it can go through an open-ended door."""
        text = self.say(f"{self.game.id}-steps", steps=steps, holes="yes" if holes else "no")
        taken = reach(table, table.pawn, steps, holes)
        doors = [
            taken[place] + 1
            for place in range(len(taken))
            if taken[place] < steps and table.labyrinth.around[place] >> OPEN_ENDED & ALL_SIDES != 0
        ]
        if len(doors) == 0:
            return text
        if table.tiles_left == 0:
            return f"{text}; {self.say(f'{self.game.id}-out_in', steps=min(doors))}"
        return f"{text}; {self.say(f'{self.game.id}-door_in', steps=min(doors))}"

    def mark(self, table: State, side: int) -> str:
        """A mark beside the pawn, and on which side."""
        place = table.labyrinth.beyond(table.pawn, side)
        location = table.labyrinth.item_mark(place)
        if location == NOTHING:
            secret = table.labyrinth.secret_mark(place) + 1
            return self.say(f"{self.game.id}-mark_secret", location=secret, side=self.side(side))
        known = self.known(table, location) or "none"
        return self.say(f"{self.game.id}-mark_item", location=location + 1, side=self.side(side), known=known)

    def use(self, table: State, item: int) -> str:
        sides = self.sides(table.labyrinth.around[table.pawn] >> LOCK_BESIDE)
        return self.say(f"{self.game.id}-use-{ITEM_IDS[item]}", matches=table.matches + 1, hand=MATCH_HAND, sides=sides)

    def there(self, table: State, side: int) -> str:
        """What a step leads to."""
        place = table.labyrinth.beyond(table.pawn, side)
        if place == OUTSIDE and table.tiles_left == 0:
            return self.say(f"{self.game.id}-there-out")
        if place == OUTSIDE:
            return self.say(
                f"{self.game.id}-there-unknown",
                danger=percent(chance_of_danger(table)),
                echo=percent(chance_of_echo(table)),
                death=percent(chance_of_death(table)),
            )
        tile = place // SQUARES
        parts = [self.say(f"{self.game.id}-there-{'hole' if on_hole(table, place) else 'floor'}")]
        if tile != table.pawn // SQUARES:
            parts.append(self.say(f"{self.game.id}-there-room", room=name_of(tile)))
        if tile == table.labyrinth.leak and mind_in(table.hand) > 0:
            parts.append(self.say(f"{self.game.id}-there-leak"))
        return ", ".join(parts)

    def what(self, table: State, side: int, purpose: str) -> str:
        """What lies on that side, to be searched, removed or opened."""
        if purpose == "search":
            return self.mark(table, side)
        token = "lock" if purpose == "key" else "obstacle"
        return self.say(f"{self.game.id}-token_at", token=self.name(token), side=self.side(side))

    def about_rotation(self, table: State, step: Rotate, rotation: int) -> dict[str, str | int]:
        """Which doors the new room would have, and whether any open-ended one would be left."""
        world = laid(table, step, rotation)
        number = len(world.labyrinth.tiles) - 1
        doors = [self.door(world, number, side) for side in range(SIDES)]
        doors = [door for door in doors if door != ""]
        if CHOOSE_DOOR.answers(world) == 0:
            doors.append(self.say(f"{self.game.id}-door-none"))
        elif step.mode != BY_ENTERING and stranded(world) and not stranded(table):
            doors.append(self.say(f"{self.game.id}-door-far"))
        return {"degrees": degrees(rotation), "doors": ", ".join(doors)}

    def door(self, world: State, number: int, side: int) -> str:
        """What a side of the new room would be, unless it is only a wall (FD-1.4)."""
        neighbour = world.labyrinth.neighbours[number * SIDES + side]
        values = {"side": self.side(side), "room": "none" if neighbour == NOTHING else name_of(neighbour)}
        sign = door_sign(world, number, side, way_out=world.tiles_left == 0)
        if sign == SOLID:
            return ""
        if sign == CONNECTED:
            return self.say(f"{self.game.id}-door-connected", **values)
        if sign == BLOCKED:
            own = world.labyrinth.doors[number] >> side & 1
            return self.say(f"{self.game.id}-door-{'blocked' if own else 'blocks'}", **values)
        return self.say(f"{self.game.id}-door-{'unused' if sign == UNUSED else 'way_out'}", **values)


def on_hole(table: State, place: int) -> bool:
    """Whether the square is a hole, whatever lies on it."""
    return place != NOTHING and HOLES[table.labyrinth.tiles[place // SQUARES]] >> place % SQUARES & 1 == 1


def sort_of(tile: int) -> str:
    """What one sees of a tile that is revealed."""
    if ECHO[tile]:
        return "dangerous_echo" if DANGEROUS[tile] else "quiet_echo"
    return "dangerous_room" if DANGEROUS[tile] else "quiet_room"


def danger_of(step: Rotate) -> str:
    """What the Hazard of a room will do when the room is placed (FD-5.4, FD-6.2)."""
    if DANGEROUS[step.tile] == 0:
        return "none"
    if step.mode == BY_MAP:
        return "ignored"
    return "strikes" if step.mode == BY_ENTERING else "shown"


def about_wall(table: State, action: int) -> dict[str, str | int]:
    """The room behind a wall, if there is one."""
    tile, side = WALL.args(action)
    neighbour = table.labyrinth.neighbours[tile * SIDES + side]
    return {"behind": "none" if neighbour == NOTHING else name_of(neighbour)}


def aligned(rows: list[list[str]]) -> list[str]:
    """Rows of a heading and what it says, wrapped beside the heading; several cells stand in columns."""
    heading = max(len(row[0]) for row in rows) + len(BETWEEN)
    columns = [row[1:] for row in rows if len(row) > 2]  # noqa: PLR2004
    widths = [max(len(cell) for cell in cells) for cells in zip(*columns, strict=True)]
    lines = []
    for name, *cells in rows:
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=False)] if len(cells) > 1 else cells
        lines += wrapped(name.ljust(heading) + BETWEEN.join(padded).rstrip(), indent=heading)
    return lines


def wrapped(text: str, *, indent: int) -> list[str]:
    """Text in lines of a terminal's width, all but the first indented."""
    lines = textwrap.wrap(text, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
    return [line.replace(UNBROKEN, " ") for line in lines]
