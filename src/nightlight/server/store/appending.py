"""Adding records to logs: many batches in one transaction, in few statements."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Integer, Table, Text, bindparam, case, delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from nightlight.server.operations.bus import CHANNEL, appended
from nightlight.server.store.errors import NoGuest
from nightlight.server.store.forgetting import hold
from nightlight.server.store.rows import Batch, Blots, Change
from nightlight.server.store.schema import GUESTS, MATCHES, MENTIONS, RECORDS, SEATS, SETTINGS, TABLES

Key = tuple[str, int]  # a table and a number

TAKE_BACK: Final = delete(RECORDS).where(
    RECORDS.c.table_id == bindparam("of_table"), RECORDS.c.number == bindparam("of_number")
)
CHANGE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values(
        stage=bindparam("stage"),
        summary=bindparam("summary"),
        changed=bindparam("changed"),
        words=bindparam("words"),
    )
)
CLEAR_SEATS: Final = delete(SEATS).where(SEATS.c.table_id == bindparam("of_table"))
# A guest may have been deleted since the seat was taken: then there is nobody to list it for.
FILL_SEAT: Final = insert(SEATS).from_select(
    ["table_id", "seat", "guest_id"],
    select(bindparam("of_table", type_=Text), bindparam("of_seat", type_=Integer), GUESTS.c.id).where(
        GUESTS.c.id == bindparam("of_guest")
    ),
)
CLEAR_MATCHES: Final = delete(MATCHES).where(MATCHES.c.table_id == bindparam("of_table"))
OVER: Final = case((TABLES.c.stage == "over", 1), else_=0)
# Each guest has one row, however many seats; the columns that lists sort by come from the row of the table.
FILL_MATCHES: Final = insert(MATCHES).from_select(
    ["table_id", "guest_id", "game", "over", "changed"],
    select(SEATS.c.table_id, SEATS.c.guest_id, TABLES.c.game, OVER, TABLES.c.changed)
    .distinct()
    .join(TABLES, TABLES.c.id == SEATS.c.table_id)
    .where(SEATS.c.table_id == bindparam("of_table")),
)
REWRITE: Final = (
    update(RECORDS)
    .where(RECORDS.c.table_id == bindparam("of_table"), RECORDS.c.number == bindparam("of_number"))
    .values(data=bindparam("text"))
)
SPEAK_NO_MORE: Final = delete(MENTIONS).where(
    MENTIONS.c.table_id == bindparam("of_table"), MENTIONS.c.guest_id == bindparam("of_guest")
)
NOTIFY: Final = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


def insert_if_new(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that skips existing rows."""
    if dialect == "sqlite":
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()


def insert_or_replace(dialect: str) -> sqlite.Insert | postgresql.Insert:
    """An insert that replaces the setting of that name."""
    insert = sqlite.insert(SETTINGS) if dialect == "sqlite" else postgresql.insert(SETTINGS)
    return insert.on_conflict_do_update(index_elements=[SETTINGS.c.name], set_={"value": insert.excluded.value})


INSERT: Final = {
    dialect: insert_if_new(dialect, RECORDS).returning(RECORDS.c.table_id, RECORDS.c.number)
    for dialect in ("sqlite", "postgresql")
}
# In the driver's own form: rendering the statement for every group would cost more than executing it.
INSERT_SQLITE: Final = str(insert_if_new("sqlite", RECORDS).compile(dialect=sqlite.dialect()))


Outcome = bool | NoGuest


def append(connection: Connection, batches: list[Batch]) -> list[Outcome]:
    """Append the batches to their logs; for each, returns whether all its numbers were free. If not, none of it stays.

    Rows are touched in the order of their keys by everybody, guests before records and records before tables, so that
    no two transactions wait for each other.
    """
    gone = gone_guests(connection, batches)
    contenders = first_comers([batch for batch in batches if gone.isdisjoint(batch.guests)])
    if insert_all(connection, contenders):
        winners = contenders
    else:
        gone |= gone_guests(connection, batches)  # the rollback released the locks
        winners = insert_winners(connection, [batch for batch in contenders if gone.isdisjoint(batch.guests)])
    mention(connection, [(batch.table, guest) for batch in winners for guest in batch.guests])
    blot_out(connection, [(batch.table, batch.blots) for batch in winners if batch.blots is not None])
    apply_changes(connection, winners)
    tell_others(connection, winners)
    won = {id(batch) for batch in winners}
    return [id(batch) in won if gone.isdisjoint(batch.guests) else no_guest() for batch in batches]


def gone_guests(connection: Connection, batches: list[Batch]) -> set[str]:
    """The deleted guests named in the batches; no other guest is deleted before the transaction ends."""
    named = {guest for batch in batches for guest in batch.guests}
    seated = {
        guest
        for batch in batches
        if batch.change is not None and batch.change.seats is not None
        for _, guest in batch.change.seats
    }
    return named - hold(connection, named | seated) if named or seated else set()


def no_guest() -> NoGuest:
    return NoGuest("somebody was forgotten meanwhile; nothing was recorded")


def tell_others(connection: Connection, batches: list[Batch]) -> None:
    """On PostgreSQL, notify the other processes of new records once they are durable."""
    payloads = [appended(batch.table, batch.last) for batch in batches if batch.records]
    if payloads and connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})


def first_comers(batches: list[Batch]) -> list[Batch]:
    """The batches in the order of their keys, without those that clash with an earlier one."""
    wanted = set[Key]()
    found = []
    for batch in batches:
        if wanted.isdisjoint(keys(batch)):
            wanted.update(keys(batch))
            found.append(batch)
    return sorted(found, key=lambda batch: (batch.table, batch.first))


def keys(batch: Batch) -> list[Key]:
    return [(batch.table, number) for number in range(batch.first, batch.last + 1)]


def insert_all(connection: Connection, batches: list[Batch]) -> bool:
    """Append everything in the cheapest way, on SQLite only; if a number is taken, nothing is appended."""
    if connection.dialect.name != "sqlite":
        return False
    rows = [
        (batch.table, number, batch.at, data)
        for batch in batches
        for number, data in enumerate(batch.records, start=batch.first)
    ]
    if not rows:
        return True
    if connection.exec_driver_sql(INSERT_SQLITE, rows).rowcount == len(rows):
        return True
    connection.rollback()
    return False


def insert_winners(connection: Connection, batches: list[Batch]) -> list[Batch]:
    """Append those batches whose numbers are all free, and return which."""
    added = insert_records(connection, batches)
    won = {id(batch) for batch in batches if all(key in added for key in keys(batch))}
    lost = sorted(key for batch in batches if id(batch) not in won for key in keys(batch) if key in added)
    if lost:
        connection.execute(TAKE_BACK, [{"of_table": table, "of_number": number} for table, number in lost])
    return [batch for batch in batches if id(batch) in won]


def insert_records(connection: Connection, batches: list[Batch]) -> set[Key]:
    """Insert the new records, and return which they were."""
    rows = [
        {"table_id": batch.table, "number": number, "at": batch.at, "data": data}
        for batch in batches
        for number, data in enumerate(batch.records, start=batch.first)
    ]
    if not rows:
        return set()
    return {(table, number) for table, number in connection.execute(INSERT[connection.dialect.name], rows)}


def mention(connection: Connection, mentions: list[tuple[str, str]]) -> None:
    """Note which guests the logs of these tables mention."""
    if mentions:
        rows = [{"table_id": table, "guest_id": guest} for table, guest in sorted(set(mentions))]
        connection.execute(insert_if_new(connection.dialect.name, MENTIONS), rows)


def blot_out(connection: Connection, blots: list[tuple[str, Blots]]) -> None:
    """Replace records that mention a guest."""
    rows = [
        {"of_table": table, "of_number": number, "text": text} for table, blot in blots for number, text in blot.records
    ]
    if rows:
        connection.execute(REWRITE, rows)
    silent = [{"of_table": table, "of_guest": blot.guest} for table, blot in blots if blot.all]
    if silent:
        connection.execute(SPEAK_NO_MORE, silent)


def apply_changes(connection: Connection, batches: list[Batch]) -> None:
    """Update the rows of the tables; of several batches for one table, the last counts."""
    changes = {batch.table: batch.change for batch in batches if batch.change is not None}
    if changes:
        connection.execute(CHANGE, [changed(table, change) for table, change in changes.items()])
    seats = {
        batch.table: batch.change.seats
        for batch in batches
        if batch.change is not None and batch.change.seats is not None
    }
    if seats:
        replace_seats(connection, seats)
    if changes:
        replace_matches(connection, list(changes))


def changed(table: str, change: Change) -> dict[str, str | int]:
    return {
        "of_table": table,
        "stage": change.stage,
        "summary": change.summary,
        "changed": change.changed,
        "words": change.words,
    }


def replace_seats(connection: Connection, seats: dict[str, list[tuple[int, str]]]) -> None:
    """Update who sits at these tables."""
    connection.execute(CLEAR_SEATS, [{"of_table": table} for table in seats])
    filled = [
        {"of_table": table, "of_seat": seat, "of_guest": guest}
        for table, taken in seats.items()
        for seat, guest in sorted(taken)
    ]
    if filled:
        connection.execute(FILL_SEAT, filled)


def replace_matches(connection: Connection, tables: list[str]) -> None:
    """Update whose tables these are, and when they changed."""
    keys = [{"of_table": table} for table in tables]
    connection.execute(CLEAR_MATCHES, keys)
    connection.execute(FILL_MATCHES, keys)
