"""Which logs speak of which guests, and who wishes to be forgotten."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    Text,
    column,
    insert,
    or_,
    select,
    table,
)

revision = "0004"
down_revision = "0003"

RECORDS: Final = table("records", column("table_id"), column("number"), column("data"))
MENTIONS: Final = table("mentions", column("table_id"), column("guest_id"))
NAMING: Final = [f'{{"record":"{kind}",%' for kind in ("opened", "sat", "said", "moved")]
NOBODY: Final = (None, "-")
AT_ONCE: Final = 1000  # rows


def upgrade() -> None:
    op.create_table(
        "mentions",
        Column("table_id", Text, nullable=False),
        Column("guest_id", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "guest_id", name="pk_mentions"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mentions_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "forgetting",
        Column("guest_id", Text, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("keeper", Text, nullable=False),
        Column("kept_until", BigInteger, nullable=False),
        PrimaryKeyConstraint("guest_id", name="pk_forgetting"),
    )
    fill_mentions(op.get_bind())
    op.create_index("ix_mentions_guest_id_table_id", "mentions", ["guest_id", "table_id"])


def fill_mentions(connection: Connection) -> None:
    """Read every log once, in the order of its records, a thousand of them at a time."""
    rows = []
    for table_id, guests in mentions(connection):
        rows += [{"table_id": table_id, "guest_id": guest} for guest in sorted(guests)]
        if len(rows) >= AT_ONCE:
            connection.execute(insert(MENTIONS), rows)
            rows = []
    if rows:
        connection.execute(insert(MENTIONS), rows)


def mentions(connection: Connection) -> Iterator[tuple[str, set[str]]]:
    """Each table, with the guests of whom its log speaks."""
    query = (
        select(RECORDS.c.table_id, RECORDS.c.data)
        .where(or_(*(RECORDS.c.data.like(kind) for kind in NAMING)))
        .order_by(RECORDS.c.table_id)
    )
    current, guests = "", set[str]()
    for table_id, data in connection.execute(query, execution_options={"yield_per": AT_ONCE}):
        if table_id != current:
            yield current, guests
            current, guests = table_id, set()
        guests |= named(json.loads(data))
    yield current, guests


def named(record: dict[str, object]) -> set[str]:
    """The guests in a record: its host, the guest of its chairs, or of the record itself."""
    chairs = record.get("chairs", [record.get("chair", {})])
    assert isinstance(chairs, list), "a table has a list of chairs"
    found = [record.get("host"), record.get("guest"), *(chair.get("guest") for chair in chairs)]
    return {str(guest) for guest in found if guest not in NOBODY}
