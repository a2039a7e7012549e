"""When Python looks for garbage that it cannot see go: rarely, for it stops everybody while it looks."""

from __future__ import annotations

import gc
from typing import Final

# What a table remembers stays as long as the table, and what an answer needs goes without help: of a hundred objects
# that Python would look at by its own settings, none is garbage. These let it look at the youngest after so many new
# ones, at the middle-aged with every second such look, so that they are few and it takes a moment only, and at all
# after a hundred times as many.
YOUNG: Final = 20_000
YOUNG_LOOKS: Final = 1
MIDDLE_AGED_LOOKS: Final = 50


def look_rarely() -> None:
    """Leave alone for ever what is there now, the program and its words, and look at the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, YOUNG_LOOKS, MIDDLE_AGED_LOOKS)
