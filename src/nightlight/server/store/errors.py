"""Database errors in readable words."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import URL
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)

from nightlight.core.errors import StorageError

RESTORE: Final = "restore a backup, or save what can be read of it (docs/operating.md, Damage)"
READ_ONLY: Final = "25006"  # PostgreSQL's code for a read-only connection
DAMAGED_CLUSTER: Final = {"XX001", "XX002"}  # PostgreSQL's codes for damaged data and indexes


class Unreachable(StorageError):
    """There is no connection to the database: whatever is tried next will fail too."""


class NoGuest(StorageError):
    """The records name a guest who was deleted, so nothing is written."""


def reason(error: SQLAlchemyError | OSError) -> str:
    """The reason in the words of the database or the system, without the statement or its values."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    lines = complaint(error).splitlines()
    return lines[0].strip() if lines else type(error).__name__


def reason_at_the_door(error: SQLAlchemyError, url: URL) -> str:
    """Why no connection was made: every line, since each may concern another host, but never the password."""
    said = " ".join(complaint(error).split())
    return said.replace(url.password, "***") if url.password else said


def complaint(error: SQLAlchemyError) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error).strip()


def is_damage(error: SQLAlchemyError | OSError) -> bool:
    """Whether the error means that the database is damaged."""
    said = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(said, sqlite3.Error):
        return getattr(said, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
    return getattr(said, "sqlstate", None) in DAMAGED_CLUSTER


def is_read_only(error: SQLAlchemyError | OSError) -> bool:
    """Whether PostgreSQL made this connection read-only, which may last as long as the connection."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == READ_ONLY


def is_impossible(error: SQLAlchemyError | OSError) -> bool:
    """Whether a healthy database was asked for the impossible, which must not make it look unhealthy."""
    return isinstance(error, IntegrityError | DataError | ProgrammingError | NotSupportedError)
