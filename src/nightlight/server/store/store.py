"""Everything the server asks of its database, one short transaction each."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict
from typing import Final

from sqlalchemy import ColumnElement, bindparam, delete, func, insert, select, update

from nightlight.core.errors import StorageError
from nightlight.server.store import appending, forgetting, matches, usage
from nightlight.server.store.database import Database
from nightlight.server.store.matches import Wanted
from nightlight.server.store.rows import Batch, Claim, Guest, Recorded, Stage, TableRow, Ticket
from nightlight.server.store.schema import GUESTS, MATCHES, RECORDS, SEATS, SETTINGS, TABLES, TICKETS
from nightlight.server.store.usage import Spent

PROOF: Final = "health"  # the setting that health checks write
TOUCH: Final = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(live_until=bindparam("live_until"))


class Store:
    """Tables, logs, guests, tickets and settings. Usable from any thread; only ever raises StorageError."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    # Logs

    def append(self, batches: list[Batch]) -> list[appending.Outcome]:
        """Append all batches at once; returns for each whether it was appended: not if one of its numbers was taken.

        `NoGuest` in the place of that if it names somebody who was forgotten.

        On PostgreSQL the other processes hear of it in the moment it is durable.
        """
        if not batches:
            return []
        with self.database.writing("the log") as connection:
            return appending.append(connection, batches)

    def records(self, table: str, after: int = 0) -> list[Recorded]:
        """The log of a table after the record `after`."""
        query = (
            select(RECORDS.c.number, RECORDS.c.at, RECORDS.c.data)
            .where(RECORDS.c.table_id == table, RECORDS.c.number > after)
            .order_by(RECORDS.c.number)
        )
        with self.database.reading("the log") as connection:
            return [Recorded(number, at, data) for number, at, data in connection.execute(query)]

    def texts(self, table: str) -> list[str]:
        """The whole log of a table, without numbers and times."""
        query = select(RECORDS.c.data).where(RECORDS.c.table_id == table).order_by(RECORDS.c.number)
        with self.database.reading("the log") as connection:
            return list(connection.execute(query).scalars())

    def first(self, table: str) -> str:
        """The first record of a table."""
        query = select(RECORDS.c.data).where(RECORDS.c.table_id == table, RECORDS.c.number == 1)
        with self.database.reading("the log") as connection:
            found: str | None = connection.execute(query).scalar()
        if found is None:
            raise StorageError(f"the log of table {table} does not begin with its opening")
        return found

    def mark(self, table: str) -> str:
        """A mark that changes when a log grows or somebody is forgotten in it, which makes it shorter."""
        query = select(func.max(RECORDS.c.number), func.sum(func.length(RECORDS.c.data)))
        with self.database.reading("the log") as connection:
            return "{}.{}".format(*connection.execute(query.where(RECORDS.c.table_id == table)).one())

    # Tables

    def create_table(
        self, row: TableRow, records: list[str], seats: Collection[tuple[int, str]], opener: str | None = None
    ) -> bool:
        """Add a table with its first records, which name those seated; False if its id or code is taken."""
        guests = {guest for _, guest in seats}
        with self.database.writing("the table") as connection:
            if forgetting.hold(connection, guests) != guests:
                raise appending.no_guest()
            new = appending.insert_if_new(connection.dialect.name, TABLES).returning(TABLES.c.id)
            if connection.execute(new, asdict(row)).first() is None:
                return False
            appending.insert_records(connection, [Batch(row.id, 1, records, row.created)])
            appending.mention(connection, [(row.id, guest) for guest in guests])
            appending.replace_seats(connection, {row.id: list(seats)})
            appending.replace_matches(connection, [row.id])
            if opener is not None:
                usage.note(connection, row.id, opener, row.created, sum(len(text.encode()) for text in records))
            return True

    def table(self, table: str) -> TableRow | None:
        """The table with this id."""
        return self._table_where(TABLES.c.id == table) if storable(table) else None

    def table_by_code(self, code: str) -> TableRow | None:
        """The table with this code."""
        return self._table_where(TABLES.c.code == code) if storable(code) else None

    def open_tables(self, limit: int, live_after: int = 0) -> list[TableRow]:
        """Public tables in progress that somebody was at after that time, latest first."""
        return self._tables_where(
            TABLES.c.stage.in_(["waiting", "playing"]),
            TABLES.c.visibility == "open",
            TABLES.c.live_until >= live_after,
            limit=limit,
        )

    def tables_of(self, guest: str) -> list[TableRow]:
        """All tables where the guest has a seat, latest first."""
        return self._tables_where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.guest_id == guest)))

    def matches(self, wanted: Wanted) -> list[TableRow]:
        """A page of a guest's matches, latest first."""
        with self.database.reading("the matches") as connection:
            return matches.matches(connection, wanted) if storable(wanted.text + (wanted.game or "")) else []

    def running(self, guest: str) -> int:
        """How many unfinished tables a guest has."""
        query = select(func.count()).where(MATCHES.c.guest_id == guest, MATCHES.c.over == 0)
        with self.database.reading("the matches") as connection:
            count: int = connection.execute(query).scalar_one()
            return count

    def spent(self, guest: str, since: int) -> Spent:
        """What a guest has opened, in total and since that time."""
        with self.database.reading("what was opened") as connection:
            tables = usage.unweighed(connection, guest)
        if tables:
            with self.database.writing("what was opened") as connection:
                usage.weigh(connection, tables)
        with self.database.reading("what was opened") as connection:
            return usage.spent(connection, guest, since)

    def size(self, table: str) -> int:
        """How many bytes a table had when it was opened."""
        with self.database.reading("what was opened") as connection:
            return usage.size(connection, table)

    def seats_of(self, guest: str, tables: list[str]) -> dict[str, list[int]]:
        """The seats of a guest at each of these tables."""
        with self.database.reading("the seats") as connection:
            return matches.seats(connection, guest, tables)

    def idle_tables(self, before: int, stages: Collection[Stage]) -> list[TableRow]:
        """Tables at these stages that have neither changed nor been visited since that time."""
        return self._tables_where(TABLES.c.stage.in_(stages), TABLES.c.changed < before, TABLES.c.live_until < before)

    def touch(self, tables: Iterable[str], live_until: int) -> None:
        """Mark these tables as live until then."""
        rows = [{"of_table": table, "live_until": live_until} for table in sorted(tables)]
        if rows:
            with self.database.writing("who is there") as connection:
                connection.execute(TOUCH, rows)

    def delete_table(self, table: str) -> None:
        """Delete a table and everything about it."""
        with self.database.writing("the table") as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

    def _table_where(self, condition: ColumnElement[bool]) -> TableRow | None:
        return next(iter(self._tables_where(condition)), None)

    def _tables_where(self, *conditions: ColumnElement[bool], limit: int | None = None) -> list[TableRow]:
        query = select(TABLES).where(*conditions).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)
        with self.database.reading("the tables") as connection:
            return [TableRow(**row) for row in connection.execute(query).mappings()]

    # Guests

    def add_guest(self, guest: Guest) -> None:
        """Add a guest."""
        with self.database.writing("the guest") as connection:
            connection.execute(insert(GUESTS), asdict(guest))

    def guest_by_token_hash(self, token_hash: str) -> Guest | None:
        """The guest of a cookie."""
        query = select(GUESTS).where(GUESTS.c.token_hash == token_hash)
        with self.database.reading("the guest") as connection:
            row = connection.execute(query).mappings().first()
            return None if row is None else Guest(**row)

    def rename_guest(self, guest: str, name: str) -> None:
        """Rename a guest."""
        with self.database.writing("the name") as connection:
            connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    def guests_among(self, guests: list[str]) -> set[str]:
        """Those of them who exist."""
        with self.database.reading("the guests") as connection:
            return set(connection.execute(select(GUESTS.c.id).where(GUESTS.c.id.in_(guests))).scalars())

    # Forgetting

    def forget_guest(self, guest: str, claim: Claim) -> bool:
        """Delete a guest, for all processes; the logs that mention them remain to be erased."""
        with self.database.writing("the wish") as connection:
            return forgetting.wish(connection, guest, claim)

    def wishes(self, claim: Claim, limit: int) -> list[str]:
        """Claim deleted guests whom logs still mention: the oldest requests no other process is handling."""
        with self.database.reading("the wishes") as connection:
            if not forgetting.any_unkept(connection, claim):
                return []
        with self.database.writing("the wishes") as connection:
            return forgetting.claimed(connection, claim, limit)

    def tables_mentioning(self, guest: str, behind: str, limit: int) -> list[str]:
        """The next tables whose logs mention a guest."""
        with self.database.reading("the tables") as connection:
            return forgetting.tables(connection, guest, behind, limit)

    def mentions(self, table: str, guest: str) -> bool:
        """Whether the log of a table still mentions a guest."""
        with self.database.reading("the tables") as connection:
            return forgetting.mentions(connection, table, guest)

    def said(self, table: str, guest: str, limit: int) -> list[Recorded]:
        """The guest's first chat messages at a table."""
        with self.database.reading("the log") as connection:
            return forgetting.said(connection, table, guest, limit)

    def seating(self, table: str) -> tuple[Recorded, list[Recorded]] | None:
        """The last record of a log, and those that may say who sat where; `None` if there is no log."""
        with self.database.reading("the log") as connection:
            last = forgetting.last(connection, table)
            return None if last is None else (last, forgetting.seating(connection, table, last.number))

    def finish_forgetting(self, guest: str) -> bool:
        """Drop the request if no log mentions the guest any more; returns whether that is so."""
        with self.database.writing("the wish") as connection:
            return forgetting.finish(connection, guest)

    # Tickets and settings

    def add_ticket(self, ticket: Ticket, now: int, giver: str) -> None:
        """Add a guest's ticket, and delete expired ones."""
        with self.database.writing("the link") as connection:
            if not forgetting.hold(connection, [giver]):
                raise appending.no_guest()
            connection.execute(delete(TICKETS).where(TICKETS.c.expires <= now))
            connection.execute(insert(TICKETS), asdict(ticket))

    def use_ticket(self, ticket_hash: str, now: int) -> Ticket | None:
        """Redeem a ticket: it goes to whoever asks first, and in time."""
        statement = delete(TICKETS).where(TICKETS.c.hash == ticket_hash).returning(*TICKETS.c)
        with self.database.writing("the use of the link") as connection:
            row = connection.execute(statement).mappings().first()
            return Ticket(**row) if row is not None and row["expires"] > now else None

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """A setting shared by all processes, created now if there is none yet."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        with self.database.reading("the settings") as connection:
            value: str | None = connection.execute(query).scalar()
        if value is None:
            with self.database.writing("the settings") as connection:
                new = appending.insert_if_new(connection.dialect.name, SETTINGS)
                connection.execute(new, {"name": name, "value": make()})
                value = connection.execute(query).scalar_one()
        return value

    def prove(self) -> None:
        """Write a value durably and read it back; another process may have written one in between."""
        values = {"name": PROOF, "value": str(time.time_ns())}
        with self.database.writing("the health") as connection:
            connection.execute(appending.insert_or_replace(connection.dialect.name), values)
        with self.database.reading("the health") as connection:
            if connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == PROOF)).first() is None:
                raise StorageError("what was written for the health is not there")


def storable(text: str) -> bool:
    """Whether a database can contain such a text: PostgreSQL will not even search for one with a NUL."""
    return "\0" not in text
