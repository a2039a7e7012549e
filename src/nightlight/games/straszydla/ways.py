"""How many plans there are, so that imagination can make any of them as likely as another (ST-6.3)."""

from __future__ import annotations

from typing import final

from nightlight.core.native import i64, vec
from nightlight.games.straszydla.actions import X
from nightlight.games.straszydla.content import CELLS, NOTHING, TARGET, WAYS, only_bit
from nightlight.games.straszydla.plans import LENGTH, legal_tokens, reached, with_token


@final
class Ways:
    """The plans of three tokens, as the city is open to them, by the cells from which they can be carried out."""

    def __init__(self, open_cells: i64, suburbs: i64) -> None:
        self.open_cells: i64 = open_cells
        self.suburbs: i64 = suburbs
        self.plain_cells: i64 = open_cells & ~suburbs
        self.arrived = vec[i64]([0] * (CELLS * LENGTH))  # by tokens to come, then by the cell where the last one led
        for left in range(LENGTH):
            transferred = self.from_set(suburbs & open_cells, left)
            for cell in range(CELLS):
                if self.plain_cells >> cell & 1:
                    self.arrived[left * CELLS + cell] = self.from_cell(cell, left)
                elif open_cells >> cell & 1:
                    self.arrived[left * CELLS + cell] = transferred

    def from_cell(self, cell: i64, left: i64) -> i64:
        """The ways to lay so many tokens for a pawn on that cell."""
        ways: i64 = 0
        if left > 0:
            arrived = self.arrived
            row = (left - 1) * CELLS
            for way in range(cell * WAYS, (cell + 1) * WAYS):
                target = TARGET[way]
                if target != NOTHING:
                    ways += arrived[row + target]  # none where the city is closed
        if ways == 0:
            return self.from_set(1 << cell, left)
        return ways

    def from_set(self, cells: i64, left: i64) -> i64:
        """The ways to lay so many tokens for a pawn that can be on any of these cells."""
        if left == 0:
            return 1
        legal = legal_tokens(cells, self.open_cells)
        ways: i64 = 0
        for token in range(X + 1):
            if legal >> token & 1:
                ways += self.after(reached(cells, token, self.open_cells, self.suburbs), left - 1)
        return ways

    def after(self, cells: i64, left: i64) -> i64:
        """The same, where the last token led to these cells: for most of them it is known."""
        if cells & cells - 1 == 0 and cells & self.plain_cells != 0:
            return self.arrived[left * CELLS + only_bit(cells)]
        return self.from_set(cells, left)

    def plan(self, number: i64, cell: i64, mark: i64) -> i64:
        """The plan of that number among those of a pawn on the cell, with this mark."""
        cells: i64 = 1 << cell
        plan = mark
        for left in range(LENGTH - 1, -1, -1):
            legal = legal_tokens(cells, self.open_cells)
            token: i64 = -1
            ways: i64 = 0
            while number >= ways:
                number -= ways
                token += 1
                ways = 0
                if legal >> token & 1:
                    ways = self.after(reached(cells, token, self.open_cells, self.suburbs), left)
            cells = reached(cells, token, self.open_cells, self.suburbs)
            plan = with_token(plan, token)
        return plan
