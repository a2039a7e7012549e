"""Fear of the Dark as a game: its options, its set-up and its end."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import Log
from nightlight.core.game import Game, Option, Outcome, Setup
from nightlight.core.step import NOBODY, advance
from nightlight.games.fear_of_the_dark.actions import GAZETTE, VERBS
from nightlight.games.fear_of_the_dark.bot import worth
from nightlight.games.fear_of_the_dark.content import DIFFICULTY_IDS, ENDING_IDS, ESCAPED
from nightlight.games.fear_of_the_dark.outlook import outlook, prospects
from nightlight.games.fear_of_the_dark.rules import ACT
from nightlight.games.fear_of_the_dark.shapes import Outlook, Prospects
from nightlight.games.fear_of_the_dark.state import State, new_state
from nightlight.games.fear_of_the_dark.view import SeatView, view

OPTIONS: Final = [Option("difficulty", DIFFICULTY_IDS)]


@final
class FearOfTheDark(Game[State, SeatView]):
    """Reveal the whole labyrinth, then find a door with nothing behind it (FD-9.1)."""

    def __init__(self) -> None:
        super().__init__(
            "fear-of-the-dark",
            rules_version=2,
            players=(1, 1),
            longest=70 + 52 + 170 + 12 + 2,  # acts, cards taken, steps, rotations, and the targets of two keys
            options=OPTIONS,
            verbs=VERBS,
            gazette=GAZETTE,
            minutes=20,
        )

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        """Set-up leaves nothing to luck: what is shuffled is drawn from when it is shown (FD-2, FD-11)."""
        state = new_state(DIFFICULTY_IDS.index(setup.options["difficulty"]), setup.rules)
        state.log = log
        state.push(ACT)
        advance(state, chance)
        return state

    def view(self, state: State, seat: int) -> SeatView:
        return view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Won or lost; the score counts the tiles revealed (FD-9.6)."""
        if state.actors != NOBODY:
            return None
        return Outcome([1], [state.revealed()], ENDING_IDS[state.ending], won=state.ending == ESCAPED)

    def worth(self, view: SeatView, action: int) -> float:
        return worth(view, action)

    def outlook(self, view: SeatView, action: int) -> Outlook | None:
        return outlook(view, action)

    def prospects(self, view: SeatView) -> Prospects:
        return prospects(view)


GAME: Final = FearOfTheDark()
