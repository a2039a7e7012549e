"""Who opened which table and how much room it takes; names in lists are no longer than names can be."""

from __future__ import annotations

import json

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    column,
    func,
    or_,
    select,
    table,
    update,
)

revision = "0003"
down_revision = "0002"

TABLES = table("tables", column("id"), column("summary"), column("words"))
LONG = 20_000  # letters: no summary of honest names has so many
LONGEST_NAME = 160
LONGEST_WORDS = 5_000


def upgrade() -> None:
    op.create_table(
        "openings",
        Column("table_id", Text, nullable=False),
        Column("guest_id", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("bytes", BigInteger, nullable=False),
        Column("weighed", Integer, nullable=False),
        PrimaryKeyConstraint("table_id", name="pk_openings"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_openings_table_id", ondelete="CASCADE"),
        ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_openings_guest_id", ondelete="CASCADE"),
    )
    op.create_index("ix_openings_guest_id_at_bytes", "openings", ["guest_id", "at", "bytes"])
    op.create_index("ix_openings_guest_id_weighed", "openings", ["guest_id", "weighed"])
    cut_names(op.get_bind())


def cut_names(connection: Connection) -> None:
    """Journals could bring in names of any length, which every list repeated."""
    long = or_(func.length(TABLES.c.summary) > LONG, func.length(TABLES.c.words) > LONG)
    for table_id in list(connection.execute(select(TABLES.c.id).where(long)).scalars()):
        row = connection.execute(select(TABLES.c.summary, TABLES.c.words).where(TABLES.c.id == table_id)).one()
        told = json.loads(row.summary)
        told["names"] = [name[:LONGEST_NAME] for name in told.get("names", [])]
        told["host"] = told.get("host", "")[:LONGEST_NAME]
        values = {"summary": json.dumps(told, ensure_ascii=False), "words": row.words[:LONGEST_WORDS]}
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))
