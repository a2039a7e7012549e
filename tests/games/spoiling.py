"""Content as it is shipped, for tests that spoil a part of it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeAlias

Items: TypeAlias = dict[str, object]


def shipped(folder: Path, name: str) -> Items:
    """What a content file of a game says."""
    return tomllib.loads((folder / name).read_text(encoding="utf-8"))


def row(items: Items, key: str, number: int) -> Items:
    """One table of a list of them."""
    rows = items[key]
    assert isinstance(rows, list)
    found = rows[number]
    assert isinstance(found, dict)
    return found


def drop_row(items: Items, key: str) -> None:
    """The last table of a list of them gets lost."""
    rows = items[key]
    assert isinstance(rows, list)
    rows.pop()
