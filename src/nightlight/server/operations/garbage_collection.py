"""How often Python collects cyclic garbage: rarely, since everything stops meanwhile."""

from __future__ import annotations

import gc
from typing import Final

# A table's data lives as long as the table, and what an answer needs is freed by reference counting: of a hundred
# objects that Python would examine by default, none is garbage. With these thresholds it examines the youngest
# generation after so many new objects, the middle one every second time, so that it stays small and takes only a
# moment, and all objects after a hundred times as many.
YOUNG: Final = 20_000
YOUNG_LOOKS: Final = 1
MIDDLE_AGED_LOOKS: Final = 50


def look_rarely() -> None:
    """Exempt everything loaded so far, the program and its texts, and collect the rest rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, YOUNG_LOOKS, MIDDLE_AGED_LOOKS)
