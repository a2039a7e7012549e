"""A table that is not stored yet: its records as the database keeps them, and its line in the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from nightlight.server.tables.records import AnyRecord, Opened, written
from nightlight.server.tables.summary import summarized
from nightlight.wire.api import Summary


class Draft(Struct, frozen=True):
    """Everything a new table consists of except its id, its code and the time."""

    opened: Opened
    records: list[str]
    summary: Summary


def drafted(opened: Opened, records: Sequence[AnyRecord]) -> Draft:
    """The draft of a table with these records, the first of which is its opening."""
    return Draft(opened, [written(record) for record in records], summarized(opened, opened.chairs, records))
