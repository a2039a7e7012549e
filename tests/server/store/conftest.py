"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nightlight.server.store.database import Database
from nightlight.server.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where there is no database yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'nightlight.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store with nothing in it."""
    database = Database.open(url)
    yield Store(database)
    database.close()
