"""Candles, for two to four: the smallest game with luck, secrets and simultaneous choices.

Every night each seat draws a card in secret, has an evening to peek at another or to toss a coin, and bids wax in
secret. The highest card and bid together light a window, which is worth its number; wax that is left is worth nothing.
"""

from __future__ import annotations

from typing import Any, Final

from nightlight.core.chance import Chance
from nightlight.core.errors import BadSetup
from nightlight.core.event import Gazette, Log
from nightlight.core.game import Game, Option, Outcome, Setup
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, GameState, LegalActions, Step, View, advance, only, stack
from nightlight.core.verb import HIDDEN, Field, Verbs, named

CARDS: Final = 6
WAX: Final = 3
MOST: Final = 4
WINDOWS: Final = ["attic", "cellar", "hall"]
OPEN: Final = -2  # a bid that was not made yet

SEAT: Final = Field("seat", MOST)
RIVAL: Final = Field("rival", MOST)
CARD: Final = Field("card", CARDS, first=1)
BID: Final = Field("wax", WAX + 1)
WINDOW: Final = named("window", WINDOWS)
SIDE: Final = named("side", ["tails", "heads"])

VERBS: Final = Verbs()
REST: Final = VERBS.verb("rest")
PEEK: Final = VERBS.verb("peek", RIVAL)
BURN: Final = VERBS.verb("burn", BID)
LIGHT: Final = VERBS.verb("light", WINDOW)
TOSS: Final = VERBS.verb("toss")

GAZETTE: Final = Gazette()
BEGAN: Final = GAZETTE.news("began", "CA-1", SEAT, luck=True)
DREW: Final = GAZETTE.news("drew", "CA-1", SEAT, CARD, secret=("card",), luck=True)
RESTED: Final = GAZETTE.news("rested", "CA-2", SEAT)
PEEKED: Final = GAZETTE.news("peeked", "CA-2", SEAT, RIVAL, CARD, secret=("card",))
TOSSED: Final = GAZETTE.news("tossed", "CA-2", SEAT, SIDE, luck=True)
SEALED: Final = GAZETTE.news("sealed", "CA-3", SEAT)
BURNT: Final = GAZETTE.news("burnt", "CA-3", SEAT, BID, secret=("wax",))
LIT: Final = GAZETTE.news("lit", "CA-4", SEAT, WINDOW)


class Table(GameState):
    """The seats' cards and wax, and who lit which window."""

    def __init__(self, seats: int, steps: vec[Step[Any]], nights: int = 2) -> None:
        super().__init__(seats, steps)
        self.nights = nights
        self.cards = [HIDDEN] * seats
        self.wax = [WAX] * seats
        self.windows = [HIDDEN] * len(WINDOWS)

    def clone(self) -> Table:
        copy = Table(self.seats, self.copied_steps(), self.nights)
        copy.actors = self.actors
        copy.cards, copy.wax, copy.windows = self.cards[:], self.wax[:], self.windows[:]
        return copy

    def points(self, seat: int) -> int:
        return sum(window + 1 for window, owner in enumerate(self.windows) if owner == seat)

    def score(self, seat: i64) -> float:
        return 1.0 if self.points(seat) == max(map(self.points, range(self.seats))) else -1.0

    def ahead(self, seat: i64, rival: i64) -> bool:
        return self.points(seat) > self.points(rival)

    def json(self) -> dict[str, object]:
        cards = [CARD.json(card) for card in self.cards]
        steps = [step.json() for step in self.steps]
        return {"nights": self.nights, "cards": cards, "wax": self.wax[:], "windows": self.windows[:], "steps": steps}


class Night(Step[Table]):
    """Everyone draws a card; what follows is one evening for each, and the bids."""

    def __init__(self, begins: int) -> None:
        self.begins = begins

    def name(self) -> str:
        return "night"

    def clause(self) -> str:
        return "CA-1"

    def run(self, state: Table, chance: Chance) -> None:
        state.pop()
        if state.nights == 0:
            return
        state.nights -= 1
        for seat in range(state.seats):
            state.cards[seat] = chance.below(CARDS)
            state.tell_only(only(seat), DREW, seat, state.cards[seat])
        state.push(self)
        state.push(SealedBids([OPEN] * state.seats))
        for turn in reversed(range(state.seats)):
            state.push(Evening((self.begins + turn) % state.seats))


class Evening(Step[Table]):
    """The seat rests, peeks at the card of a rival, or tosses a coin: heads gives back one wax."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def name(self) -> str:
        return "evening"

    def clause(self) -> str:
        return "CA-2"

    def actors(self, state: Table) -> i64:
        return only(self.seat)

    def legal(self, state: Table, seat: i64, out: LegalActions) -> None:
        out.add(REST.of())
        for rival in range(state.seats):
            if rival != seat:
                out.add(PEEK.of(rival))
        if state.wax[seat] < WAX:
            out.add(TOSS.of())

    def decide(self, state: Table, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        if REST.made(action):
            state.tell(RESTED, seat)
        elif TOSS.made(action):
            side = chance.below(2)
            state.wax[seat] += side
            state.tell(TOSSED, seat, side)
        else:
            rival = PEEK.arg(action)
            state.tell_only(only(seat), PEEKED, seat, rival, state.cards[rival])


class SealedBids(Step[Table]):
    """All burn wax in secret; when nobody is missing, the bids are shown and the best lights a window."""

    def __init__(self, bids: list[int]) -> None:
        self.bids = bids

    def name(self) -> str:
        return "bids"

    def clause(self) -> str:
        return "CA-3"

    def actors(self, state: Table) -> i64:
        return sum(only(seat) for seat, bid in enumerate(self.bids) if bid == OPEN)

    def legal(self, state: Table, seat: i64, out: LegalActions) -> None:
        for wax in range(state.wax[seat] + 1):
            out.add(BURN.of(wax))

    def decide(self, state: Table, seat: i64, action: i64, chance: Chance) -> None:
        self.bids[seat] = BURN.arg(action)
        state.tell(SEALED, seat)

    def run(self, state: Table, chance: Chance) -> None:
        state.pop()
        for seat, bid in enumerate(self.bids):
            state.wax[seat] -= bid
            state.tell(BURNT, seat, bid)
        strength = [card + bid for card, bid in zip(state.cards, self.bids, strict=True)]
        state.push(Lighting(strength.index(max(strength))))

    def clone(self) -> SealedBids:
        return SealedBids(self.bids[:])

    def seen_by(self, seat: i64) -> SealedBids:
        return SealedBids([bid if owner == seat or bid == OPEN else HIDDEN for owner, bid in enumerate(self.bids)])

    def json(self) -> dict[str, object]:
        return {"step": "bids", "bids": [None if bid == HIDDEN else bid for bid in self.bids]}


class Lighting(Step[Table]):
    """The seat lights a dark window."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def name(self) -> str:
        return "lighting"

    def clause(self) -> str:
        return "CA-4"

    def actors(self, state: Table) -> i64:
        return only(self.seat)

    def legal(self, state: Table, seat: i64, out: LegalActions) -> None:
        for window, owner in enumerate(state.windows):
            if owner == HIDDEN:
                out.add(LIGHT.of(window))

    def decide(self, state: Table, seat: i64, action: i64, chance: Chance) -> None:
        state.pop()
        state.windows[LIGHT.arg(action)] = seat
        state.tell(LIT, seat, LIGHT.arg(action))


class Glimpse(View):
    """Candles as one seat may know it: its own card, everybody's wax."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(seat, table.seats, table.steps_seen_by(seat), table.actors)
        self.card = table.cards[seat] if seat >= 0 else HIDDEN
        self.wax = table.wax[:]
        self.windows = table.windows[:]
        self.nights = table.nights

    def imagine(self, chance: Chance) -> Table:
        table = Table(self.seats, stack([step.clone() for step in self.steps]), self.nights)
        table.actors = self.actors
        table.wax, table.windows = self.wax[:], self.windows[:]
        table.cards = [self.card if seat == self.seat else chance.below(CARDS) for seat in range(self.seats)]
        for step in table.steps:
            if isinstance(step, SealedBids):
                for seat, bid in enumerate(step.bids):
                    step.bids[seat] = chance.below(self.wax[seat] + 1) if bid == HIDDEN else bid
        return table

    def json(self) -> dict[str, object]:
        steps = [step.json() for step in self.steps]
        return {"card": CARD.json(self.card), "wax": self.wax, "windows": self.windows, "steps": steps}


class Candles(Game[Table, Glimpse]):
    def check(self, setup: Setup) -> None:
        if setup.options["nights"] == "3" and setup.options["dark"] != "":
            raise BadSetup("candles of three nights needs every window, not a dark one")

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> Table:
        table = Table(setup.players, stack([]), int(setup.options["nights"]))
        table.log = log
        begins = chance.below(setup.players)
        table.tell(BEGAN, begins)
        for window in setup.options["dark"].split(","):
            if window != "":
                table.windows[WINDOWS.index(window)] = MOST
        table.push(Night(begins))
        advance(table, chance)
        return table

    def view(self, state: Table, seat: int) -> Glimpse:
        return Glimpse(state, seat)

    def outcome(self, state: Table) -> Outcome | None:
        if state.actors != NOBODY:
            return None
        points = [state.points(seat) for seat in range(state.seats)]
        return Outcome(state.ranks(), points, "out-of-nights")


TOY: Final = Candles(
    "candles",
    rules_version=1,
    players=(2, MOST),
    longest=30,
    options=[Option("nights", ["2", "3"]), Option("dark", WINDOWS[:1], several=True)],
    verbs=VERBS,
    gazette=GAZETTE,
)
