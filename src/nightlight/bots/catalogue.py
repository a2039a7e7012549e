"""The kinds of bots that can sit at a table, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightlight.bots.greedy import Greedy
from nightlight.bots.player import Player
from nightlight.bots.uniform import Uniform
from nightlight.core.game import AnyGame

BOTS: Final[dict[str, Callable[[AnyGame, int], Player]]] = {"greedy": Greedy, "uniform": Uniform}
