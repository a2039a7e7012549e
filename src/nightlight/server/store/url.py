"""Where the database is: the given URL, or a file among the user's data."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from nightlight.core.errors import StorageError
from nightlight.play.storage import data_folder

FILE: Final = "nightlight.db"
POSTGRES: Final = {"postgres", "postgresql", "postgresql+psycopg"}
# A dead network is noticed within half a minute, not after the systems' default of two hours.
PATIENCE: Final = {
    "application_name": "nightlight",
    "connect_timeout": "5",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
}


def address(url: str | None) -> URL:
    """The URL as SQLAlchemy expects it; refused if it is neither an SQLite file nor PostgreSQL."""
    if url is None:
        return file_url(default_file())
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise unreadable() from None  # make_url's message could quote a password
    if (
        parsed.drivername in POSTGRES and url.count("@") <= 1
    ):  # part of a password with an @ would be taken for the host
        query = {name: value for name, value in PATIENCE.items() if name not in parsed.query}
        return parsed.set(drivername="postgresql+psycopg").update_query_dict(query)
    in_a_file = parsed.database is not None and not parsed.database.startswith((":memory:", "file:"))
    if parsed.drivername != "sqlite" or parsed.database is None or not in_a_file or parsed.host or parsed.query:
        raise unreadable()
    return file_url(Path(parsed.database))


def connection_string(url: URL) -> str:
    """The same for PostgreSQL's own library, including the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def default_file() -> Path:
    """The file among the user's data."""
    return data_folder() / FILE


def file_url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def unreadable() -> StorageError:
    return StorageError("the database must be sqlite:///path/to/a/file or postgresql://user:password@host/name")
