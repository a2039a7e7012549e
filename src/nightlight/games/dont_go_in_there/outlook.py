"""What would come of things as they stand: what is left of a tableau if the match ended now."""

from __future__ import annotations

from nightlight.core.verb import HIDDEN
from nightlight.games.dont_go_in_there.cards import EFFECTS
from nightlight.games.dont_go_in_there.content import SUM, TYPES
from nightlight.games.dont_go_in_there.state import State

MANY_GHOSTS = 1_000_000  # more than any card forgives


def curses_after_end_cards(table: State, seat: int) -> tuple[int, int]:
    """The fewest and the most curses that the player has left after step 1 of the end (DG-8.2).

    They differ only where a card asks for ghosts that are behind the player's screen.
    """
    if table.players[seat].ghosts != HIDDEN:
        left = curses_left(table, seat)
        return left, left
    world = table.clone()
    world.players[seat].ghosts = 0
    fewest = curses_left(world, seat)
    world.players[seat].ghosts = MANY_GHOSTS
    return fewest, curses_left(world, seat)


def curses_left(table: State, seat: int) -> int:
    """The player's curses without those that the end cards would dispel."""
    leaving = [EFFECTS[kind].leaves(table, seat) for kind in range(TYPES)]
    return table.players[seat].curses() - sum(SUM[mask] for mask in leaving)
