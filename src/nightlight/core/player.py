"""A player: whoever chooses among actions, given a view."""

from __future__ import annotations

from nightlight.core.native import mypyc_attr
from nightlight.core.step import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Whoever decides for a seat. It gets a view, never a state."""

    def choose(self, view: View, actions: list[int]) -> int:
        """One of the actions of the seat that the view belongs to."""
        raise NotImplementedError
