"""A table that is not written down yet: its records as the database keeps them, and how the lobby lists it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from nightlight.server.tables.records import AnyRecord, Opened, written
from nightlight.server.tables.summary import summarized
from nightlight.wire.api import Summary


class Draft(Struct, frozen=True):
    """All that a new table is made of but its id, its code and the time."""

    opened: Opened
    records: list[str]
    summary: Summary


def drafted(opened: Opened, records: Sequence[AnyRecord]) -> Draft:
    """The draft of a table with these records, of which the opening is the first."""
    return Draft(opened, [written(record) for record in records], summarized(opened, opened.chairs, records))
