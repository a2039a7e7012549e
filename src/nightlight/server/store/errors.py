"""What a database complains of, in words for a person."""

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
READ_ONLY: Final = "25006"  # as PostgreSQL says that a connection may only read
DAMAGED_CLUSTER: Final = {"XX001", "XX002"}  # as PostgreSQL says it of its data and its indexes


class Unreachable(StorageError):
    """There is no connection to the database: whatever is tried next will fail as well."""


class NoGuest(StorageError):
    """Somebody whom the records name is no guest any more: nothing is written of them."""


def reason(error: SQLAlchemyError | OSError) -> str:
    """Why, in the words of the database or the system, without the statement and what was to be stored."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    lines = complaint(error).splitlines()
    return lines[0].strip() if lines else type(error).__name__


def reason_at_the_door(error: SQLAlchemyError, url: URL) -> str:
    """Why no connection was made: all lines of it, for each may tell of another host, but never the password."""
    said = " ".join(complaint(error).split())
    return said.replace(url.password, "***") if url.password else said


def complaint(error: SQLAlchemyError) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error).strip()


def is_damage(error: SQLAlchemyError | OSError) -> bool:
    """Whether what is stored is not what was written."""
    said = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(said, sqlite3.Error):
        return getattr(said, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
    return getattr(said, "sqlstate", None) in DAMAGED_CLUSTER


def is_read_only(error: SQLAlchemyError | OSError) -> bool:
    """Whether PostgreSQL let this connection only read, which may hold for its whole life."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == READ_ONLY


def is_impossible(error: SQLAlchemyError | OSError) -> bool:
    """Whether the database is well and was asked for what it cannot do: nobody may make it look ill that way."""
    return isinstance(error, IntegrityError | DataError | ProgrammingError | NotSupportedError)
