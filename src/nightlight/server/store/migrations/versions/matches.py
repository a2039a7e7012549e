"""The matches of each guest in the order of their time, what they are found by, and how they ended."""

from __future__ import annotations

import json
from typing import Any

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
    select,
    table,
    text,
    update,
)

revision = "0002"
down_revision = "0001"

TABLES = table("tables", column("id"), column("code"), column("stage"), column("summary"), column("words"))
RECORDS = table("records", column("table_id"), column("number"), column("data"))


def upgrade() -> None:
    op.add_column("tables", Column("words", Text, nullable=False, server_default=""))
    make_matches()
    tell_more_of_tables(op.get_bind())


def make_matches() -> None:
    op.create_table(
        "matches",
        Column("guest_id", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("over", Integer, nullable=False),
        Column("changed", BigInteger, nullable=False),
        PrimaryKeyConstraint("table_id", "guest_id", name="pk_matches"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_table_id", ondelete="CASCADE"),
        ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_matches_guest_id", ondelete="CASCADE"),
    )
    op.execute(
        text(
            "INSERT INTO matches (guest_id, table_id, game, over, changed)"
            " SELECT DISTINCT seats.guest_id, tables.id, tables.game,"
            " CASE WHEN tables.stage = 'over' THEN 1 ELSE 0 END, tables.changed"
            " FROM seats JOIN tables ON tables.id = seats.table_id"
        )
    )
    op.create_index("ix_matches_guest_id_over_changed_table_id", "matches", ["guest_id", "over", "changed", "table_id"])
    game = ["guest_id", "over", "game", "changed", "table_id"]
    op.create_index("ix_matches_guest_id_over_game_changed_table_id", "matches", game)


def tell_more_of_tables(connection: Connection) -> None:
    """What the summaries of older tables do not say stands in their records."""
    for row in connection.execute(select(TABLES.c.id, TABLES.c.code, TABLES.c.stage, TABLES.c.summary)).all():
        told = json.loads(row.summary)
        names = told.get("names", [])
        told |= {"taken": list(range(len(names))), "bots": bots(connection, row.id)}
        if row.stage == "over":
            told |= ending(connection, row.id)
        people = [name for seat, name in enumerate(names) if seat not in told["bots"]]
        words = "\n".join([*people, row.code]).casefold()
        values = {"summary": json.dumps(told, ensure_ascii=False), "words": words}
        connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(**values))


def bots(connection: Connection, table_id: str) -> list[int]:
    """The seats of bots, where the match has begun."""
    started = found(connection, table_id, '{"record":"started",%')
    kinds = [] if started is None else started["header"]["kinds"]
    return [seat for seat, kind in enumerate(kinds) if kind != "human"]


def ending(connection: Connection, table_id: str) -> dict[str, Any]:
    """How the match ended."""
    closed = found(connection, table_id, '%"closing":{%')
    if closed is not None:
        outcome = closed["closing"]["outcome"]
        return {"result": {name: outcome[name] for name in ("ranks", "scores", "winners")}}
    given_up = found(connection, table_id, '{"record":"abandoned",%')
    return {} if given_up is None else {"abandoned": given_up["reason"]}


def found(connection: Connection, table_id: str, like: str) -> dict[str, Any] | None:
    """The last record of a table that looks like that."""
    query = (
        select(RECORDS.c.data)
        .where(RECORDS.c.table_id == table_id, RECORDS.c.data.like(like))
        .order_by(RECORDS.c.number.desc())
        .limit(1)
    )
    data: str | None = connection.execute(query).scalar()
    if data is None:
        return None
    record: dict[str, Any] = json.loads(data)
    return record
