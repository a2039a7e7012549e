"""What the suite must be told about a game by somebody who has not seen how the game hides its secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from nightlight.core.chance import Chance
from nightlight.core.step import GameState


@dataclass(frozen=True)
class Witness:
    """Written from the rules alone, never from the game's view: otherwise both could forget the same secret."""

    census: Callable[[GameState], list[str]]
    """Every component that is not in exactly one place, in words; an empty list when all is well."""

    redeal_hidden: Callable[[GameState, int, Chance], GameState]
    """Another state that looks the same to the seat: everything that it is not shown now is dealt anew."""

    redeal_unknowable: Callable[[GameState, int, Chance], GameState]
    """The same, but what the seat was once shown stays: not even a perfect memory tells the two states apart."""

    world: Callable[[GameState], str]
    """What the unknowable part of the state is."""

    worlds: Callable[[GameState, int], dict[str, int]]
    """All that it could be for all the seat knows, each with its number of equally likely ways."""

    few_worlds: Callable[[], Iterable[tuple[GameState, int]]] | None = None
    """Positions, each with a seat, that leave few enough worlds to count, where those of random play leave too many."""

    fewest_options: int = 1
    """A decision that leaves fewer is not asked."""
