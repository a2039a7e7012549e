"""What the player may know, and what the player may imagine (FD-10)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import SPECTATOR
from nightlight.core.step import NOBODY, View
from nightlight.games.fear_of_the_dark import shapes
from nightlight.games.fear_of_the_dark.state import State


@final
class SeatView(View):
    """The table as the player and every spectator see it.

    All that is hidden is what lies face down, and the state does not hold that: it knows only what is unseen and how
    many of it lie where. So the view is the table itself, and what can be imagined is its copy, in which luck will draw
    from the unseen as it will at the table.
    """

    def __init__(self, seat: int, table: State) -> None:
        super().__init__(seat, table.seats, table.steps, table.actors)
        self.table: Final = table
        self.outlooks: Final[dict[int, shapes.Outlook | None]] = {}  # by action, what has been asked already
        self.prospects: shapes.Prospects | None = None  # once they have been asked

    def over(self) -> bool:
        return self.actors == NOBODY

    def imagine(self, chance: Chance) -> State:
        return self.table.clone()

    def json(self) -> shapes.View:
        return {"seat": None if self.seat == SPECTATOR else self.seat, **self.table.json()}


def view(state: State, seat: int) -> SeatView:
    """Nothing of the state is hidden from anyone."""
    return SeatView(seat, state.clone())
