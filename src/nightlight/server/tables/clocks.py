"""How long people may think. Time is handed to it, in ms since the epoch as records have it."""

from __future__ import annotations

from typing import Final

from nightlight.wire.terms import ClockTerms

MILLISECONDS: Final = 1000


class Clocks:
    """The clocks of the people at a table; bots have none."""

    def __init__(self, terms: ClockTerms | None, seats: int) -> None:
        self.terms: Final = terms
        budget = 0 if terms is None else terms.seconds * MILLISECONDS
        self.bank = [budget] * seats  # what is left for the match, or for each decision
        self.since: dict[int, int] = {}  # when the open decision of a seat was opened
        self.spent: dict[int, int] = {}  # on an open decision, by somebody for whom a bot plays now
        self.sealed: dict[int, int] = {}  # when somebody answered in secret: the clock is seen to run on

    def open(self, seat: int, at: int) -> None:
        """A decision is open to the seat, or again: what was spent on it before is not given back."""
        if self.terms is not None:
            self.since[seat] = at - self.spent.pop(seat, 0)

    def close(self, seat: int, at: int) -> None:
        """The seat has answered; of a bank for the whole match, what it took is gone, and the increment comes."""
        self.stop(seat, at)
        spent = self.spent.pop(seat, None)
        if spent is None or self.terms is None or self.terms.kind == "decision":
            return
        self.bank[seat] = max(0, self.bank[seat] - spent) + self.terms.increment * MILLISECONDS

    def seal(self, seat: int, at: int) -> None:
        """The seat has answered, and nobody may know it yet."""
        if seat in self.since:
            self.sealed[seat] = at

    def unseal(self) -> None:
        """What was answered in secret has come to light."""
        for seat, at in list(self.sealed.items()):
            self.close(seat, at)

    def stop(self, seat: int, at: int) -> None:
        """Nobody thinks there any more: a bot plays on, or the table is given up."""
        started = self.since.pop(seat, None)
        stopped = self.sealed.pop(seat, at)
        if started is not None:
            self.spent[seat] = max(0, stopped - started)

    def restart(self, at: int) -> None:
        """Nobody kept the time for a while: what was open begins now."""
        self.since = dict.fromkeys(self.since, at)
        self.spent.clear()

    def due(self, seat: int) -> int | None:
        """When the time of the seat is over."""
        if seat not in self.since or self.terms is None:
            return None
        return self.since[seat] + max(self.bank[seat], self.terms.increment * MILLISECONDS)

    def next_due(self) -> tuple[int, int] | None:
        """Whose time is over first, and when."""
        thinking = [seat for seat in self.since if seat not in self.sealed]
        dues = [(due, seat) for seat in thinking if (due := self.due(seat)) is not None]
        if not dues:
            return None
        due, seat = min(dues)
        return seat, due

    def left(self, at: int) -> list[int | None]:
        """How many ms each seat has, if it has a clock."""
        if self.terms is None:
            return [None] * len(self.bank)
        dues = [self.due(seat) for seat in range(len(self.bank))]
        return [bank if due is None else max(0, due - at) for bank, due in zip(self.bank, dues, strict=True)]
