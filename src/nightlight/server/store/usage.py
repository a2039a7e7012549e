"""Who opened which table, when, and how large it is; guests' quotas are based on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    LargeBinary,
    Text,
    bindparam,
    cast,
    func,
    insert,
    select,
    update,
)

from nightlight.server.store.schema import GUESTS, OPENINGS, RECORDS, TABLES

WEIGHED_AT_ONCE: Final = 50  # tables
# A guest may have been deleted since the request: then there is nobody to count it against.
NOTE: Final = insert(OPENINGS).from_select(
    ["table_id", "guest_id", "at", "bytes", "weighed"],
    select(
        bindparam("of_table", type_=Text),
        GUESTS.c.id,
        bindparam("of_time", type_=BigInteger),
        bindparam("size", type_=BigInteger),
        bindparam("final", type_=Integer),
    ).where(GUESTS.c.id == bindparam("of_guest")),
)


@dataclass(frozen=True, slots=True)
class Spent:
    """What a guest has opened: how many tables lately, and how many bytes in total."""

    lately: int
    bytes: int


def note(connection: Connection, table: str, guest: str, at: int, size: int) -> None:
    """Note that the guest opened a table of so many bytes."""
    row: dict[str, object] = {"of_table": table, "of_time": at, "size": size, "final": 0, "of_guest": guest}
    connection.execute(NOTE, row)


def unweighed(connection: Connection, guest: str) -> list[str]:
    """The guest's finished tables whose size was last measured when they were opened."""
    query = (
        select(OPENINGS.c.table_id)
        .join(TABLES, TABLES.c.id == OPENINGS.c.table_id)
        .where(OPENINGS.c.guest_id == guest, OPENINGS.c.weighed == 0, TABLES.c.stage == "over")
        .order_by(OPENINGS.c.table_id)
        .limit(WEIGHED_AT_ONCE)
    )
    return list(connection.execute(query).scalars())


def weigh(connection: Connection, tables: list[str]) -> None:
    """Measure the logs of finished tables, which hardly grow any more, once each."""
    length = octets(connection.dialect.name)
    for table in tables:
        total = select(func.coalesce(func.sum(length), 0)).where(RECORDS.c.table_id == table).scalar_subquery()
        statement = update(OPENINGS).where(OPENINGS.c.table_id == table)
        connection.execute(statement.values(bytes=total, weighed=1))


def octets(dialect: str) -> ColumnElement[int]:
    """How many bytes a record has."""
    return (
        func.octet_length(RECORDS.c.data) if dialect == "postgresql" else func.length(cast(RECORDS.c.data, LargeBinary))
    )


def spent(connection: Connection, guest: str, since: int) -> Spent:
    """What the guest has opened, in total and since that time."""
    mine = OPENINGS.c.guest_id == guest
    lately = select(func.count()).where(mine, OPENINGS.c.at > since)
    total = select(func.coalesce(func.sum(OPENINGS.c.bytes), 0)).where(mine)
    return Spent(int(connection.execute(lately).scalar_one()), int(connection.execute(total).scalar_one()))


def size(connection: Connection, table: str) -> int:
    """The size of a table when it was opened, or once it is over."""
    return int(connection.execute(select(OPENINGS.c.bytes).where(OPENINGS.c.table_id == table)).scalar() or 0)
