"""Random matches for the suite: which table plays, and one decision after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nightlight.core.chance import Chance, Recorded, Seeded
from nightlight.core.errors import BadSetup
from nightlight.core.event import Event, Log
from nightlight.core.game import AnyGame, Option, Setup
from nightlight.core.step import NOBODY, GameState, apply, legal

END = "end"  # stands among the steps of a match for there being none left


@dataclass(frozen=True)
class Table:
    """A match to be: the game, how it is set up, and the seed of its luck and choices."""

    game: AnyGame
    setup: Setup
    seed: int

    def __repr__(self) -> str:
        return f"{self.game.id} {self.setup.json()} seed {self.seed}"


@dataclass(frozen=True)
class Decision:
    """What a seat was asked and chose, and what came of it."""

    seat: int
    step: str
    offered: list[int]
    action: int
    events: list[Event]
    asked: list[int]
    outcomes: list[int]


class Playing:
    """A match in which every option of every seat is as likely as any other."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.luck = Seeded(2 * table.seed)
        self.choices = Seeded(2 * table.seed + 1)
        recorded = Recorded(self.luck)
        log = Log()
        self.state: GameState = table.game.new(table.setup, recorded, log)
        self.state.log = None
        self.opening = Decision(-1, "setup", [], -1, log.events, recorded.asked, recorded.outcomes)
        self.decisions = 0

    @property
    def over(self) -> bool:
        return bool(self.state.actors == NOBODY)

    def choice(self) -> tuple[int, int]:
        """Any seat that must decide, and anything it may do."""
        return any_choice(self.state, self.choices)

    def play(self) -> Decision:
        """Take the next decision."""
        seat, action = self.choice()
        return self.take(seat, action)

    def take(self, seat: int, action: int) -> Decision:
        """Take a decision that somebody else made."""
        self.decisions += 1
        return carried_out(self.state, seat, action, self.luck)

    def rest(self) -> Iterator[Decision]:
        """The decisions that are left, each when it is asked for."""
        while not self.over:
            assert self.decisions < self.game.longest, f"more than {self.game.longest} decisions"
            yield self.play()


def deciders(state: GameState) -> list[int]:
    """The seats that must decide now."""
    return [seat for seat in range(state.seats) if state.actors >> seat & 1]


def any_choice(state: GameState, choices: Chance) -> tuple[int, int]:
    """Any seat that must decide, and anything it may do."""
    seats = deciders(state)
    seat = seats[choices.below(len(seats))]
    offered = legal(state, seat)
    return seat, offered[choices.below(len(offered))]


def carried_out(state: GameState, seat: int, action: int, luck: Chance) -> Decision:
    """Carry out a decision, and listen."""
    step = state.top().name()
    offered = legal(state, seat)
    recorded = Recorded(luck)
    log = Log()
    state.log = log
    apply(state, seat, action, recorded)
    state.log = None
    return Decision(seat, step, offered, action, log.events, recorded.asked, recorded.outcomes)


def course(table: Table) -> list[str]:
    """The steps that are decided in the match, and its end."""
    return [*(decision.step for decision in Playing(table).rest()), END]


def played_up_to(table: Table, decisions: int) -> Playing:
    """The match after so many decisions."""
    playing = Playing(table)
    while playing.decisions < decisions:
        playing.play()
    return playing


def varied_setup(game: AnyGame, players: int, number: int) -> Setup:
    """The set-up of that number: 0 is the default, any other has drawn its options by lot, as far as they fit."""
    chosen: dict[str, str] = {}
    lot = Seeded(number)
    for option in game.options if number > 0 else []:
        tried = {**chosen, option.name: any_value(option, lot)}
        if fits(game, players, tried):
            chosen = tried
    return game.setup(players, chosen)


def any_value(option: Option, lot: Chance) -> str:
    """A value drawn by lot; numbers count as one value more, until they are drawn."""
    number = lot.below(len(option.values) + (option.numbers is not None))
    if number < len(option.values) or option.numbers is None:
        return option.values[number]
    lowest, highest = option.numbers
    return str(lowest + lot.below(highest - lowest + 1))


def fits(game: AnyGame, players: int, chosen: dict[str, str]) -> bool:
    """Whether the game offers that."""
    try:
        game.setup(players, chosen)
    except BadSetup:
        return False
    return True
