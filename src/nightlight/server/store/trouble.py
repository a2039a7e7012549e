"""What a database complains of, in words for a person."""

from __future__ import annotations

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from nightlight.core.errors import StorageError


class Unreachable(StorageError):
    """There is no connection to the database: whatever is tried next will fail as well."""


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
