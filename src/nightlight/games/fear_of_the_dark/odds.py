"""What may happen to whoever goes through an open-ended door, by all that nobody has seen (FD-10)."""

from __future__ import annotations

from typing import final

from nightlight.core.native import i64
from nightlight.games.fear_of_the_dark.content import (
    COLLAPSE,
    DANGEROUS,
    DRAUGHT,
    ECHO,
    KNOCKOUT,
    LEAK,
    LOCKDOWN,
    MOST_TERRORS,
    TERROR,
    TILE_KINDS,
)
from nightlight.games.fear_of_the_dark.shapes import Unseen
from nightlight.games.fear_of_the_dark.state import State, total


@final
class Odds:
    """The next tile is any unseen one, and so is its Hazard: of all these cases, how many bring what."""

    def __init__(self, state: State) -> None:
        self.tiles: i64 = 0  # unseen
        self.dangerous: i64 = 0  # of these
        self.echoes: i64 = 0
        dangerous_echoes: i64 = 0
        for tile in range(TILE_KINDS):
            if state.tiles >> tile & 1:
                self.tiles += 1
                self.dangerous += DANGEROUS[tile]
                self.echoes += ECHO[tile]
                dangerous_echoes += DANGEROUS[tile] * ECHO[tile]
        hazards = state.hazards
        self.cases: i64 = self.tiles * max(1, total(hazards))
        self.card: i64 = self.dangerous * hazards[TERROR]  # a Mind card is lost (FD-6.3)
        self.death: i64 = 0
        closing = hazards[COLLAPSE] + hazards[LOCKDOWN]
        self.shut: i64 = (self.dangerous - dangerous_echoes) * closing  # the way back is shut (FD-6.6)
        if state.deadly():
            if state.terrors + 1 >= MOST_TERRORS:  # FD-9.4
                self.death = self.card
                self.card = 0
            self.death += dangerous_echoes * closing  # FD-5.12
        self.grows: i64 = 0
        if state.set_aside > 0:
            self.grows = self.dangerous * hazards[KNOCKOUT]  # one more tile to reveal (FD-6.4)
        self.dark: i64 = self.dangerous * (hazards[DRAUGHT] + hazards[LEAK])  # the light goes out (FD-6.5, FD-6.7)

    def nothing(self) -> i64:
        """The cases in which nothing happens: a quiet room, or a Hazard that does nothing."""
        return self.cases - self.card - self.shut - self.grows - self.dark - self.death

    def json(self) -> Unseen:
        return {
            "danger": percent(self.dangerous, self.tiles),
            "echo": percent(self.echoes, self.tiles),
            "inside": {
                "nothing": percent(self.nothing(), self.cases),
                "card": percent(self.card, self.cases),
                "shut": percent(self.shut, self.cases),
                "grows": percent(self.grows, self.cases),
                "dark": percent(self.dark, self.cases),
                "death": percent(self.death, self.cases),
            },
        }


def percent(part: i64, whole: i64) -> i64:
    """So many of all in percent, a half rounded up."""
    return (200 * part + whole) // (2 * whole)
