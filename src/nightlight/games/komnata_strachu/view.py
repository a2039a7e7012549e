"""What a seat may know, and what it may imagine (KS-7)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.event import SPECTATOR
from nightlight.core.native import vec
from nightlight.core.step import NOBODY, View
from nightlight.games.komnata_strachu import shapes
from nightlight.games.komnata_strachu.content import NOTHING, PLACES
from nightlight.games.komnata_strachu.imagination import imagine_presses, imagine_submissions, imagine_ticks
from nightlight.games.komnata_strachu.research import Submissions, Ticks
from nightlight.games.komnata_strachu.rules import Presses
from nightlight.games.komnata_strachu.state import UNKNOWN, Player, State


@final
class SeatView(View):
    """The table as one seat sees it.

    Answers and times of others are HIDDEN. In a glimpse a card that the seat cannot make out yet is UNKNOWN and counts
    among the deck; in a race everybody else may still be deciding.
    """

    def __init__(self, seat: int, table: State) -> None:
        super().__init__(seat, table.seats, table.steps, table.actors)
        self.table: Final = table

    def over(self) -> bool:
        return self.actors == NOBODY

    def all_seen(self) -> bool:
        """Whether every card of the reveal lies open to the seat."""
        return UNKNOWN not in list(self.table.cards)

    def imagine(self, chance: Chance) -> State:
        """Make up what the others have in mind, and the cards and moments of sight that nobody told the seat."""
        state = self.table.clone()
        if state.actors != NOBODY:
            step = state.top()
            if isinstance(step, Presses):
                imagine_presses(step, chance)
            elif isinstance(step, Submissions):
                imagine_submissions(step, state, chance)
            elif isinstance(step, Ticks):
                imagine_ticks(step, state, self.seat, chance)
            state.actors = step.actors(state)
        return state

    def json(self) -> shapes.View:
        return {"seat": None if self.seat == SPECTATOR else self.seat, **self.table.json()}


def view(state: State, seat: int) -> SeatView:
    """Written field by field: what is added to the state stays hidden until it is written here."""
    cards = state.cards[:]
    deck = state.deck
    if state.actors != NOBODY:
        step = state.top()
        if isinstance(step, Ticks):
            for place in range(PLACES):
                if cards[place] != NOTHING and not step.sees(seat, place):
                    deck |= state.bit(cards[place])
                    cards[place] = UNKNOWN
    table = State(
        vec[Player]([player.clone() for player in state.players]),
        steps=state.steps_seen_by(seat),
        agreement=state.agreement,
        deck=deck,
        cards=cards,
        box=state.box,
        reveal=state.reveal,
        last=state.last,
    )
    if state.actors != NOBODY:
        table.actors = table.top().actors(table)
    return SeatView(seat, table)
