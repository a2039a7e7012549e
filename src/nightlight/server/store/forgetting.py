"""Guests to be forgotten: their requests, which logs still mention them, and which process handles it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, insert, or_, select, text, tuple_, update

from nightlight.server.operations.bus import CHANNEL, forgotten
from nightlight.server.store.rows import Claim, Recorded
from nightlight.server.store.schema import FORGETTING, GUESTS, MENTIONS, RECORDS, SEATS, TICKETS

ANSWERED: Final = '{"record":"answered",'  # how the text of a record begins
SAID: Final = '{"record":"said",'
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


def hold(connection: Connection, guests: Collection[str]) -> set[str]:
    """Those of them who are guests, and will remain so until the transaction ends.

    On SQLite one transaction writes at a time; PostgreSQL locks their rows, in their order, against being deleted.
    """
    known = select(GUESTS.c.id).where(GUESTS.c.id.in_(guests)).order_by(GUESTS.c.id)
    return set(connection.execute(known.with_for_update(read=True, key_share=True)).scalars())


def wish(connection: Connection, guest: str, claim: Claim) -> bool:
    """Delete a guest, with their seats and the links that move these; the logs that mention them remain to be erased.

    False if there is no such guest. Other processes are notified as soon as it is durable.
    """
    if connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update()).first() is None:
        return False
    seats = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.guest_id == guest)
    connection.execute(delete(TICKETS).where(tuple_(TICKETS.c.table_id, TICKETS.c.seat).in_(seats)))
    connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
    row = {"guest_id": guest, "since": claim.now, "keeper": claim.keeper, "kept_until": claim.until}
    connection.execute(insert(FORGETTING), row)
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": forgotten(guest)})
    return True


def any_unkept(connection: Connection, claim: Claim) -> bool:
    """Whether there is a request this process may handle."""
    return connection.execute(select(FORGETTING.c.guest_id).where(_free(claim)).limit(1)).first() is not None


def claimed(connection: Connection, claim: Claim, limit: int) -> list[str]:
    """Claim the oldest requests that no other process is handling."""
    oldest = select(FORGETTING.c.guest_id).where(_free(claim)).order_by(FORGETTING.c.since).limit(limit)
    taken = (
        update(FORGETTING)
        .where(FORGETTING.c.guest_id.in_(oldest.with_for_update(skip_locked=True)))
        .values(keeper=claim.keeper, kept_until=claim.until)
        .returning(FORGETTING.c.guest_id)
    )
    return sorted(connection.execute(taken).scalars())


def _free(claim: Claim) -> ColumnElement[bool]:
    return or_(FORGETTING.c.keeper == claim.keeper, FORGETTING.c.kept_until <= claim.now)


def tables(connection: Connection, guest: str, behind: str, limit: int) -> list[str]:
    """The next tables whose logs mention the guest, in order, after the given one."""
    query = select(MENTIONS.c.table_id).where(MENTIONS.c.guest_id == guest, MENTIONS.c.table_id > behind)
    return list(connection.execute(query.order_by(MENTIONS.c.table_id).limit(limit)).scalars())


def mentions(connection: Connection, table: str, guest: str) -> bool:
    """Whether the log of a table mentions the guest."""
    query = select(MENTIONS.c.guest_id).where(MENTIONS.c.table_id == table, MENTIONS.c.guest_id == guest)
    return connection.execute(query).first() is not None


def said(connection: Connection, table: str, guest: str, limit: int) -> list[Recorded]:
    """The guest's first chat messages at a table."""
    theirs = RECORDS.c.data.startswith(f'{SAID}"guest":"{guest}",', autoescape=True)
    return _records(connection, _log(table).where(theirs).limit(limit))


def seating(connection: Connection, table: str, last: int) -> list[Recorded]:
    """The records of a table that may say who sat where: all but answers and chat."""
    played = RECORDS.c.data.startswith(ANSWERED, autoescape=True)
    talk = RECORDS.c.data.startswith(SAID, autoescape=True)
    return _records(connection, _log(table).where(RECORDS.c.number <= last, ~played, ~talk))


def last(connection: Connection, table: str) -> Recorded | None:
    """The last record of a table, if the table still exists."""
    backwards = _log(table).order_by(None).order_by(RECORDS.c.number.desc())
    return next(iter(_records(connection, backwards.limit(1))), None)


def finish(connection: Connection, guest: str) -> bool:
    """Drop the request if no log mentions the guest any more."""
    left = exists().where(MENTIONS.c.guest_id == guest)
    done = connection.execute(delete(FORGETTING).where(FORGETTING.c.guest_id == guest, ~left))
    return done.rowcount > 0


def _log(table: str) -> Select[int, int, str]:
    chosen = select(RECORDS.c.number, RECORDS.c.at, RECORDS.c.data).where(RECORDS.c.table_id == table)
    return chosen.order_by(RECORDS.c.number)


def _records(connection: Connection, query: Select[int, int, str]) -> list[Recorded]:
    return [Recorded(number, at, data) for number, at, data in connection.execute(query)]
