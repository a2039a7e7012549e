"""What the next tile may be, and what going in may mean, by all that nobody has seen (FD-10)."""

from __future__ import annotations

from fractions import Fraction

from nightlight.core.native import i64, vec
from nightlight.games.fear_of_the_dark.content import (
    COLLAPSE,
    DANGEROUS,
    ECHO,
    LOCKDOWN,
    MOST_TERRORS,
    TERROR,
    TILE_KINDS,
)
from nightlight.games.fear_of_the_dark.state import State, total


def chance_of_danger(table: State) -> Fraction:
    """That the next tile is a dangerous one: it is any of the unseen."""
    return share(table, DANGEROUS)


def chance_of_echo(table: State) -> Fraction:
    """That the next tile is a Dark Echo."""
    return share(table, ECHO)


def chance_of_death(table: State) -> Fraction:
    """That going in is the end at once: a second Terror, or a Dark Echo that closes (FD-6.3, FD-5.12)."""
    if not table.deadly():
        return Fraction(0)
    closing = Fraction(table.hazards[COLLAPSE] + table.hazards[LOCKDOWN], total(table.hazards))
    terror = Fraction(table.hazards[TERROR], total(table.hazards))
    in_echo = vec[i64]([DANGEROUS[tile] * ECHO[tile] for tile in range(TILE_KINDS)])
    death = share(table, in_echo) * closing
    if table.terrors + 1 >= MOST_TERRORS:
        death += share(table, DANGEROUS) * terror
    return death


def share(table: State, tiles: vec[i64]) -> Fraction:
    """How many of the unseen tiles are of this sort."""
    unseen = [tile for tile in range(TILE_KINDS) if table.tiles >> tile & 1]
    return Fraction(sum(tiles[tile] for tile in unseen), len(unseen))


def percent(chance: Fraction) -> int:
    """Rounded as people do it."""
    return int(100 * chance + Fraction(1, 2))
