"""Nightmarium as a game: its options, its set-up and its end."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.errors import BadSetup
from nightlight.core.event import Log
from nightlight.core.game import Game, Option, Outcome, Setup
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, Step, advance, only
from nightlight.games.nightmarium.actions import BEGAN_TURN, DEALT, DREW_FIRST, GAZETTE, NAMED_FIRST, VERBS
from nightlight.games.nightmarium.bot import worth
from nightlight.games.nightmarium.content import AGREEMENTS, CARDS, COUNT, FEARS, NOTHING
from nightlight.games.nightmarium.outlook import outlook, prospects
from nightlight.games.nightmarium.player import Player, empty_slots
from nightlight.games.nightmarium.rules import TURN
from nightlight.games.nightmarium.shapes import Outlook, Prospects
from nightlight.games.nightmarium.state import REASONS, State
from nightlight.games.nightmarium.view import SeatView, view

DECISIONS_IN_A_TURN: Final = 20  # many more than turns have on average, for a match of as many turns as may be

CREATURES: Final = (AGREEMENTS.fewest, AGREEMENTS.most)

OPTIONS: Final = [
    Option(
        "creatures",
        [],
        numbers=(AGREEMENTS.fewest, AGREEMENTS.most),
        default=str(AGREEMENTS.usual),
        quick=str(AGREEMENTS.fewest),
    ),
    Option("advanced", ["no", "yes"]),
    Option("win_check", ["end_of_turn", "immediate"]),
    Option("first_player", ["random", "0", "1", "2", "3", "4"], seats=True),
    Option("max_turns", ["none"], numbers=(1, 100_000), default=str(AGREEMENTS.max_turns), advanced=True),
]


@final
class Nightmarium(Game[State, SeatView]):
    """Stitch nightmares together; whoever ends a turn with five complete ones wins (NM-10.1)."""

    def __init__(self) -> None:
        super().__init__(
            "nightmarium",
            rules_version=1,
            players=(2, 5),
            longest=AGREEMENTS.max_turns * DECISIONS_IN_A_TURN,
            options=OPTIONS,
            verbs=VERBS,
            gazette=GAZETTE,
            minutes=25,
            chairs=3,
        )

    def check(self, setup: Setup) -> None:
        """A first player who sits at the table."""
        first = setup.options["first_player"]
        if first != "random" and int(first) >= setup.players:
            raise BadSetup(
                f"first_player is random or a seat from 0 to {setup.players - 1}, not {first}", "first_player"
            )

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        """The first player, then five cards each (NM-1.3, NM-1.5)."""
        creatures = int(setup.options["creatures"])
        turns = setup.options["max_turns"]
        cards = CARDS if setup.options["advanced"] == "yes" else FEARS
        state = State(
            vec[Player]([Player(vec[i64](), empty_slots(creatures)) for _ in range(setup.players)]),
            steps=vec[Step[State]](),
            unseen=vec[i64](range(cards)),
            creatures=creatures,
            immediate=setup.options["win_check"] == "immediate",
            max_turns=0 if turns == "none" else int(turns),
        )
        state.log = log
        choose_first(state, setup, chance)
        deal(state, chance)
        state.tell(BEGAN_TURN, state.turn, state.number)
        state.push(TURN)
        advance(state, chance)
        return state

    def view(self, state: State, seat: int) -> SeatView:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The winner, then the others by complete creatures and cards in creatures; or all in that order (NM-10.4)."""
        if state.actors != NOBODY:
            return None
        scores = [int(COUNT[player.complete]) for player in state.players]
        return Outcome(state.ranks(), scores, REASONS[state.ending], won=state.winner != NOTHING)

    def worth(self, view: SeatView, action: int) -> float:
        return worth(view, action)

    def outlook(self, view: SeatView, action: int) -> Outlook | None:
        return outlook(view, action)

    def prospects(self, view: SeatView) -> Prospects:
        return prospects(view)


def choose_first(state: State, setup: Setup, chance: Chance) -> None:
    """The first player, by lot unless the table names one (NM-1.5, NM-14.5)."""
    named = setup.options["first_player"]
    if named == "random":
        state.turn = chance.below(state.seats)
        state.tell(DREW_FIRST, state.turn)
    else:
        state.turn = int(named)
        state.tell(NAMED_FIRST, state.turn)


def deal(state: State, chance: Chance) -> None:
    """One card at a time, clockwise from the first player (NM-1.3)."""
    for _round in range(AGREEMENTS.hand):
        seat = state.turn
        for _player in range(state.seats):
            card = state.take(chance)
            state.players[seat].gain(card)
            state.tell_only(only(seat), DEALT, seat, card)
            seat = state.after(seat)


GAME: Final = Nightmarium()
