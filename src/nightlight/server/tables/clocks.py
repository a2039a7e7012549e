"""How long people may think. The time is passed in, in ms since the epoch as in records."""

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
        self.spent: dict[int, int] = {}  # on an open decision, by a player a bot has taken over from
        self.sealed: dict[int, int] = {}  # when a seat answered in secret: its clock appears to run on

    def open(self, seat: int, at: int) -> None:
        """Start the clock for an open decision; time already spent on it is not given back."""
        if self.terms is not None:
            self.since[seat] = at - self.spent.pop(seat, 0)

    def close(self, seat: int, at: int) -> None:
        """Stop the clock of a seat that has answered; a bank for the whole match is charged and gains the increment."""
        self.stop(seat, at)
        spent = self.spent.pop(seat, None)
        if spent is None or self.terms is None or self.terms.kind == "decision":
            return
        self.bank[seat] = max(0, self.bank[seat] - spent) + self.terms.increment * MILLISECONDS

    def seal(self, seat: int, at: int) -> None:
        """Note that the seat has answered in secret."""
        if seat in self.since:
            self.sealed[seat] = at

    def unseal(self) -> None:
        """Stop the clocks of seats whose secret answers have been revealed."""
        for seat, at in list(self.sealed.items()):
            self.close(seat, at)

    def stop(self, seat: int, at: int) -> None:
        """Stop a clock without an answer: a bot takes over, or the table is abandoned."""
        started = self.since.pop(seat, None)
        stopped = self.sealed.pop(seat, at)
        if started is not None:
            self.spent[seat] = max(0, stopped - started)

    def restart(self, at: int) -> None:
        """Restart open decisions after a time in which the table was not loaded."""
        self.since = dict.fromkeys(self.since, at)
        self.spent.clear()

    def due(self, seat: int) -> int | None:
        """When the seat's time runs out."""
        if seat not in self.since or self.terms is None:
            return None
        return self.since[seat] + max(self.bank[seat], self.terms.increment * MILLISECONDS)

    def next_due(self) -> tuple[int, int] | None:
        """Whose time runs out first, and when."""
        thinking = [seat for seat in self.since if seat not in self.sealed]
        dues = [(due, seat) for seat in thinking if (due := self.due(seat)) is not None]
        if not dues:
            return None
        due, seat = min(dues)
        return seat, due

    def left(self, at: int) -> list[int | None]:
        """How many ms each seat with a clock has left."""
        if self.terms is None:
            return [None] * len(self.bank)
        dues = [self.due(seat) for seat in range(len(self.bank))]
        return [bank if due is None else max(0, due - at) for bank, due in zip(self.bank, dues, strict=True)]
