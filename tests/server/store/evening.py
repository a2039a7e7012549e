"""The table, the guests and the batches that the tests of the store tell of."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nightlight.server.store.rows import Batch, Change, Claim, Guest, Recorded, TableRow
from nightlight.server.store.store import Store

EVENING: Final = 1_700_000_000_000
ANN: Final = Guest("ann", "hash-of-ann", "Ann", EVENING, EVENING)
BOB: Final = Guest("bob", "hash-of-bob", "Bob", EVENING, EVENING)
CELLAR: Final = TableRow("cellar", "DARK", "candles", "open", "waiting", EVENING, EVENING, EVENING, "{}")
ATTIC: Final = replace(CELLAR, id="attic", code="DUST", changed=EVENING + 1)


def laid(store: Store, *rows: TableRow) -> Store:
    """The store with Ann and Bob, and with these tables, where Ann has the first seat and one record stands."""
    store.add_guest(ANN)
    store.add_guest(BOB)
    for row in rows:
        assert store.create_table(row, ["opened"], [(0, ANN.id)])
    return store


def forget(store: Store, guest: Guest) -> None:
    """Let them be no guest any more, at a process of that name."""
    assert store.forget_guest(guest.id, Claim("here", EVENING, EVENING + 1000))


def batch(table: str, first: int, *records: str, change: Change | None = None) -> Batch:
    """Some records, a minute after the table was laid."""
    return Batch(table, first, list(records), EVENING + 60_000, change)


def log(store: Store, table: str) -> list[str]:
    """What the records of a table say, which are numbered without a gap."""
    records = store.records(table)
    assert [record.number for record in records] == list(range(1, len(records) + 1))
    return [record.data for record in records]


def recorded(number: int, data: str) -> Recorded:
    """A record as `batch` has it written."""
    return Recorded(number, EVENING + 60_000, data)
