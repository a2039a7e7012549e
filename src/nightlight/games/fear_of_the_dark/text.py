"""The labyrinth in words."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from nightlight.core.game import Outcome
from nightlight.core.native import i64, vec
from nightlight.core.text import GameText
from nightlight.core.verb import Field
from nightlight.games.fear_of_the_dark.actions import (
    DARK,
    PLAY,
    ROTATE,
    STEP,
    TAKE,
    TARGET,
    USE,
    WALK,
    WALL,
)
from nightlight.games.fear_of_the_dark.content import (
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
)
from nightlight.games.fear_of_the_dark.drawing import (
    BETWEEN,
    BLOCKED,
    FLOOR,
    HOLE,
    ITEM_MARKS,
    LOCK,
    OBSTACLE,
    PAWN,
    SEARCHED,
    SECRET_MARKS,
    UNUSED,
    WATER,
    WAY_OUT,
    chart,
    degrees,
    name_of,
    pictures,
)
from nightlight.games.fear_of_the_dark.movement import Stride
from nightlight.games.fear_of_the_dark.outlook import outlook, prospects, trap
from nightlight.games.fear_of_the_dark.question import PLAYER
from nightlight.games.fear_of_the_dark.revealing import BY_ENTERING, BY_MAP, LoseCard, Rotate
from nightlight.games.fear_of_the_dark.rules import WILD_END, WILD_FIRST, Build, wild_card
from nightlight.games.fear_of_the_dark.searching import Slot, Target, items_in
from nightlight.games.fear_of_the_dark.shapes import Beside, Goal, Here, Joining, Placement, Spending
from nightlight.games.fear_of_the_dark.state import FACE_DOWN, State, mind_in, total
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
        """All there is to know; while a hand is built, steps are taken or a card is lost, only what matters then."""
        table, step = view.table, view.step()
        own = self.belongings(table)
        if isinstance(step, Build):
            return [own["matches"], own["hand"], own["deck"], own["kept"]]
        if isinstance(step, Stride):
            return [own["terrors"], own["hand"], *self.unseen(view)]
        if isinstance(step, LoseCard):
            return [own["terrors"], own["hand"], own["deck"], own["lost"]]
        return [*own.values(), *self.unseen(view), *self.unfound(table), *self.locations(table)]

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
            return {"there": self.there(view, STEP.arg(action))}
        if isinstance(step, Target):
            return {"what": self.what(table, TARGET.arg(action), step.purpose())}
        if TAKE.made(action):
            card = TAKE.arg(action)
            return {"copies": table.deck[card], "rule": self.say(f"{self.game.id}-rule-{MIND_IDS[card]}")}
        if USE.made(action):
            return {"does": self.use(view, action)}
        return about_wall(table, action) if WALL.made(action) else self.about_outlook(view, action)

    def about_outlook(self, view: SeatView, action: int) -> dict[str, str | int]:
        """What an action would bring."""
        coming = outlook(view, action)
        if coming is None:
            return {}
        if coming["kind"] == "light":
            stronger = "yes" if view.table.hand[STRIKE] > 0 else "no"
            return {"matches": coming["matches"], "hand": MATCH_HAND, "stronger": stronger, "five": STRIKE_HAND}
        if coming["kind"] == "room":
            return {"degrees": degrees(ROTATE.arg(action)), "doors": self.doors(view.table, coming)}
        if coming["kind"] == "item":
            item = coming["item"]
            return {"item": self.name(item), "rule": self.say(f"{self.game.id}-rule-{item}")}
        return self.about_spending(view, action, coming) if coming["kind"] == "mind" else {}

    def about_spending(self, view: SeatView, action: int, coming: Spending) -> dict[str, str | int]:
        """What an action does, and what becomes of the card that pays for it."""
        price = "last" if coming.get("left") == 0 else "lost"
        if PLAY.made(action):
            return {"does": self.does(view, PLAY.arg(action), coming)}
        if WALK.made(action):
            return {"does": self.does(view, MOVE, coming)}
        if WILD_FIRST <= action < WILD_END:
            card, effect = wild_card(action)
            return {"card": self.name(MIND_IDS[card]), "does": self.does(view, effect, coming), "price": price}
        if DARK.made(action):
            return {"does": self.does(view, DARK_EFFECTS[DARK.args(action)[1]], coming), "price": price}
        return {}

    def name(self, id: str) -> str:  # noqa: A002
        """The name of a card, a token or a side by its id: no two are alike."""
        return self.say(f"{self.game.id}-name-{id}")

    def side(self, side: int) -> str:
        return self.name(SIDE_IDS[side])

    def who(self) -> str:
        return "you" if self.reader == PLAYER else "other"

    def listed(self, parts: list[str]) -> str:
        return ", ".join(parts) if len(parts) > 0 else self.say(f"{self.game.id}-none")

    def counted(self, ids: Sequence[str], cards: vec[i64]) -> str:
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
        trapped = trap(view)
        if trapped is not None:
            lines.append(self.say(f"{self.game.id}-{trapped}"))
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

    def unseen(self, view: SeatView) -> list[list[str]]:
        """The tiles and Hazards that are still to come, and what the next tile may be (FD-10)."""
        table, unseen = view.table, prospects(view)["unseen"]
        if unseen is None:
            return [self.row("tiles", self.say(f"{self.game.id}-all_revealed"))]
        tiles = self.say(
            f"{self.game.id}-tiles",
            left=table.tiles_left,
            aside=table.set_aside,
            danger=unseen["danger"],
            echo=unseen["echo"],
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

    def does(self, view: SeatView, effect: int, coming: Spending) -> str:
        """The effect of a Mind card here and now (FD-3.8)."""
        around = surroundings(view)
        if effect == MOVE:
            return self.way(view, around["ways"], coming["steps"])
        if effect == TIPTOE:
            return self.way(view, around["tiptoe"], coming["steps"], holes=True)
        if effect == STRIKE:
            return self.say(f"{self.game.id}-does-strike", matches=coming["matches"], hand=coming["hand"])
        if effect == SCOUT:
            return self.say(f"{self.game.id}-does-scout", side=self.name(around["door"] or ""))
        if effect == SEARCH:
            return ", ".join(self.mark(view.table, SIDE_IDS.index(target["side"])) for target in around["search"])
        return self.say(f"{self.game.id}-does-clear", sides=self.sides(around["clear"]))

    def sides(self, targets: list[Beside]) -> str:
        """The sides where the targets are."""
        return ", ".join(self.name(target["side"]) for target in targets)

    def way(self, view: SeatView, goals: list[Goal], steps: int, *, holes: bool = False) -> str:
        """How far a movement goes, and whether it can go through an open-ended door."""
        text = self.say(f"{self.game.id}-steps", steps=steps, holes="yes" if holes else "no")
        doors = [len(goal["way"]) for goal in goals if "out" in goal and len(goal["way"]) <= steps]
        if len(doors) == 0:
            return text
        word = "out_in" if view.table.tiles_left == 0 else "door_in"
        return f"{text}; {self.say(f'{self.game.id}-{word}', steps=min(doors))}"

    def mark(self, table: State, side: int) -> str:
        """A mark beside the pawn, and on which side."""
        place = table.labyrinth.beyond(table.pawn, side)
        location = table.labyrinth.item_mark(place)
        if location == NOTHING:
            secret = table.labyrinth.secret_mark(place) + 1
            return self.say(f"{self.game.id}-mark_secret", location=secret, side=self.side(side))
        known = self.known(table, location) or "none"
        return self.say(f"{self.game.id}-mark_item", location=location + 1, side=self.side(side), known=known)

    def use(self, view: SeatView, action: int) -> str:
        """What a kept Item does."""
        item = ITEM_IDS[USE.arg(action)]
        coming = outlook(view, action)
        if coming is None or coming["kind"] != "light":
            return self.say(f"{self.game.id}-use-{item}", sides=self.sides(surroundings(view)["key"]))
        return self.say(f"{self.game.id}-use-{item}", matches=coming["matches"], hand=coming.get("hand", 0))

    def there(self, view: SeatView, side: int) -> str:
        """What a step leads to."""
        table, unseen = view.table, prospects(view)["unseen"]
        goal = next(goal for goal in surroundings(view)["ways"] if goal["way"] == [SIDE_IDS[side]])
        if "out" in goal and unseen is None:
            return self.say(f"{self.game.id}-there-out")
        if "out" in goal and unseen is not None:
            return self.say(
                f"{self.game.id}-there-unknown",
                danger=unseen["danger"],
                echo=unseen["echo"],
                death=unseen["inside"]["death"],
            )
        hole = on_hole(table, goal["tile"] * SQUARES + goal["square"])
        parts = [self.say(f"{self.game.id}-there-{'hole' if hole else 'floor'}")]
        if goal["tile"] != table.pawn // SQUARES:
            parts.append(self.say(f"{self.game.id}-there-room", room=name_of(goal["tile"])))
        if "wet" in goal:
            parts.append(self.say(f"{self.game.id}-there-leak"))
        return ", ".join(parts)

    def what(self, table: State, side: int, purpose: str) -> str:
        """What lies on that side, to be searched, removed or opened."""
        if purpose == "search":
            return self.mark(table, side)
        token = "lock" if purpose == "key" else "obstacle"
        return self.say(f"{self.game.id}-token_at", token=self.name(token), side=self.side(side))

    def doors(self, table: State, coming: Placement) -> str:
        """Which doors the new room would have, and whether any open-ended one would be left in reach."""
        doors = [self.door(joining, way_out=table.tiles_left == 0) for joining in coming["joints"]]
        if coming["trap"] is not None:
            doors.append(self.say(f"{self.game.id}-door-{'none' if coming['trap'] == 'sealed' else 'far'}"))
        return ", ".join(doors)

    def door(self, joining: Joining, *, way_out: bool) -> str:
        """What a side of the new room would be (FD-1.4)."""
        room = "none" if joining["room"] is None else name_of(joining["room"])
        words = {"open": "way_out" if way_out else "unused", "joined": "connected"}
        word = words.get(joining["joint"], joining["joint"])
        return self.say(f"{self.game.id}-door-{word}", side=self.name(joining["side"]), room=room)


def surroundings(view: SeatView) -> Here:
    """What can be done from where the pawn stands."""
    found = prospects(view)["here"]
    assert found is not None, "only who acts or moves is told of it"
    return found


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
