"""Who has which seat of a table, and what they agreed on: a fold of its records that needs no match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from nightlight.play.match import PERSON
from nightlight.play.record import header_of
from nightlight.server.tables.records import Agreed, AnyRecord, Chair, Moved, Opened, Sat, Started, Stood

SOMEBODY: Final = "-"  # a person who is not a guest here: forgotten, or known only from a journal
NAMELESS: Final = "—"  # the name of somebody who was forgotten


@dataclass
class Seating:
    """The chairs of a table, and its opening with everything agreed on since."""

    opened: Opened
    chairs: list[Chair] = field(init=False)

    def __post_init__(self) -> None:
        self.chairs = list(self.opened.chairs)

    @classmethod
    def of(cls, records: list[AnyRecord]) -> Seating:
        """The seating after these records, the first of which opened the table."""
        opened = records[0]
        assert isinstance(opened, Opened), "a log begins with its opening"
        return cls(opened).after(records[1:])

    def copy(self) -> Seating:
        other = Seating(self.opened)
        other.chairs = list(self.chairs)
        return other

    def after(self, records: Iterable[AnyRecord]) -> Seating:
        """A new seating after these records as well."""
        later = self.copy()
        for record in records:
            later.take(record)
        return later

    def take(self, record: AnyRecord) -> None:
        """Fold the next record in."""
        match record:
            case Sat():
                self.chairs[record.seat] = record.chair
            case Stood():
                self.chairs[record.seat] = Chair()
            case Agreed():
                self.opened = msgspec.structs.replace(self.opened, options=record.options, clock=record.clock)
            case Started():
                self._deal_in(record)
            case Moved():
                self._hand_on(record.seat, record.guest)
            case _:
                pass

    def _deal_in(self, started: Started) -> None:
        """Give bots the seats that are still free when the match begins."""
        header = header_of(started.header)
        players = zip(self.chairs, header.names, header.kinds, strict=True)
        self.chairs = [chair if kind == PERSON else Chair(name=name, bot=kind) for chair, name, kind in players]

    def _hand_on(self, seat: int, guest: str) -> None:
        """Give the seat to another guest: the same person on another device, unless they were forgotten."""
        chair = self.chairs[seat]
        if chair.guest == self.opened.host:
            self.opened = msgspec.structs.replace(self.opened, host=guest)
        self.chairs[seat] = Chair(guest=guest, name=NAMELESS if guest == SOMEBODY else chair.name)
