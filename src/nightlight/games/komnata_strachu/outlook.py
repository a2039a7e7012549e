"""What can be told of a table beyond what lies there: how far the match is, and whose light is on in a glimpse.

Of an answer nothing is told before it is judged: that would play the game.
"""

from __future__ import annotations

from nightlight.core.event import SPECTATOR
from nightlight.games.komnata_strachu.research import Submissions, Ticks
from nightlight.games.komnata_strachu.rules import Presses
from nightlight.games.komnata_strachu.shapes import Glimpse, Prospects
from nightlight.games.komnata_strachu.times import TICK
from nightlight.games.komnata_strachu.view import SeatView


def prospects(view: SeatView) -> Prospects:
    """How far the match is, and what goes on."""
    table = view.table
    step = view.step()
    seats = [] if view.seat == SPECTATOR else [seat for seat in range(view.seats) if seat != view.seat]
    return {
        "reveals": table.reveals_in_all(),
        "open": isinstance(step, (Presses, Submissions, Ticks)),
        "glimpse": glimpse(step) if isinstance(step, Ticks) else None,
        "partners": [seat for seat in seats if table.partner(view.seat, seat)],
    }


def glimpse(step: Ticks) -> Glimpse:
    """The time that has passed, and the lights that went on meanwhile (KS-11.6)."""
    return {
        "time": step.tick * TICK,
        "lamps": [{"seat": seat, "time": time} for seat, time in enumerate(step.times) if step.pressed(seat)],
    }
