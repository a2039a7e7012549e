"""The city: where the districts lie, and what is special about each cell."""

from __future__ import annotations

from typing import final

from nightlight.core.native import i64, mypyc_attr, vec
from nightlight.games.straszydla.content import CELLS, DISTRICT_IDS, DISTRICTS, SUBURBS, DistrictId


@mypyc_attr(acyclic=True)
@final
class City:
    """A layout, the same for the whole match: the tile on every cell, and what follows from it."""

    def __init__(self, tiles: vec[i64]) -> None:
        self.tiles = tiles  # by cell
        here = [DISTRICTS[tile] for tile in tiles]
        self.element = vec[i64]([district.element for district in here])
        self.harvest = vec[i64]([district.harvest for district in here])
        self.night: i64 = sum([1 << cell for cell in range(CELLS) if here[cell].night])  # masks of cells
        self.frighten: i64 = sum([1 << cell for cell in range(CELLS) if here[cell].frighten])
        self.imp: i64 = sum([1 << cell for cell in range(CELLS) if here[cell].imp])
        self.suburbs: i64 = sum([1 << cell for cell in range(CELLS) if here[cell].kind == "suburb"])
        places = list(tiles)
        self.suburb_cells = vec[i64]([places.index(1 + suburb) for suburb in range(SUBURBS)])

    def json(self) -> list[DistrictId]:
        return [DISTRICT_IDS[tile] for tile in self.tiles]
