"""Guests, tables with their logs and seats, tickets and settings."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text, UniqueConstraint

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_guests()
    make_tables()
    make_records()
    make_seats()
    make_tickets()
    make_settings()


def make_guests() -> None:
    op.create_table(
        "guests",
        Column("id", Text, nullable=False),
        Column("token_hash", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_guests"),
        UniqueConstraint("token_hash", name="uq_guests_token_hash"),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text, nullable=False),
        Column("code", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("visibility", Text, nullable=False),
        Column("stage", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("live_until", BigInteger, nullable=False),
        Column("summary", Text, nullable=False),
        PrimaryKeyConstraint("id", name="pk_tables"),
        UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_stage_changed", "tables", ["stage", "changed"])


def make_records() -> None:
    op.create_table(
        "records",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("data", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "number", name="pk_records"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_records_table_id", ondelete="CASCADE"),
    )


def make_seats() -> None:
    op.create_table(
        "seats",
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("guest_id", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_seats_guest_id", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])


def make_tickets() -> None:
    op.create_table(
        "tickets",
        Column("hash", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("expires", BigInteger, nullable=False),
        PrimaryKeyConstraint("hash", name="pk_tickets"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tickets_table_id", ondelete="CASCADE"),
    )


def make_settings() -> None:
    op.create_table(
        "settings",
        Column("name", Text, nullable=False),
        Column("value", Text, nullable=False),
        PrimaryKeyConstraint("name", name="pk_settings"),
    )
