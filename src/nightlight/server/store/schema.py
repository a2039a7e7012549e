"""The tables of the database, the same in SQLite and PostgreSQL; times are milliseconds since 1970, JSON is text."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Table, Text

VERSION_TABLE: Final = "nightlight_schema"  # holds the revision, and identifies a database as ours

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),  # SHA-256 of the secret in the guest's cookie
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),  # what people type
    Column("game", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("live_until", BigInteger, nullable=False),  # as reported by the last process with people there
    Column("summary", Text, nullable=False),  # what the lobby lists
    Column(
        "words", Text, nullable=False, server_default=""
    ),  # the text searches look in: names and the code, case-folded
    Index(None, "stage", "changed"),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
)

MATCHES: Final = Table(  # whose tables they are: a row for each guest, in the order of the lists
    "matches",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("over", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "guest_id", "over", "changed", "table_id"),
    Index(None, "guest_id", "over", "game", "changed", "table_id"),
)

OPENINGS: Final = Table(  # what a guest has added to the database, counted for as long as the guest exists
    "openings",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("bytes", BigInteger, nullable=False),  # of its records when it was opened; once it is over, of all of them
    Column("weighed", Integer, nullable=False),  # whether the final size has been measured
    Index(None, "guest_id", "at", "bytes"),
    Index(None, "guest_id", "weighed"),
)

MENTIONS: Final = (
    Table(  # which logs mention whom; no foreign key to guests, since it is needed most after they are deleted
        "mentions",
        METADATA,
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("guest_id", Text, primary_key=True),
        Index(None, "guest_id", "table_id"),
    )
)

FORGETTING: Final = Table(  # deleted guests whom logs still mention
    "forgetting",
    METADATA,
    Column("guest_id", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("keeper", Text, nullable=False),  # the process that handles it
    Column("kept_until", BigInteger, nullable=False),  # after that, any other process may
)

TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
