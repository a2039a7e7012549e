"""Where matches are kept between evenings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from nightlight.core.errors import NightlightError
from nightlight.play.journal import Journal
from nightlight.play.storage import data_folder
from nightlight.terminal.mistake import Mistake

STAMP: Final = "%Y%m%d-%H%M%S"
MINUTE: Final = "%Y-%m-%d %H:%M"


@dataclass
class Saved:
    """A match that can be continued."""

    path: Path
    game: str
    names: list[str]
    when: str  # of the last answer


def matches_folder() -> Path:
    """The folder of the journals."""
    return data_folder() / "matches"


def new_path(game: str, now: datetime) -> Path:
    """A file for a new match, in a folder that exists."""
    folder = matches_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise Mistake("error-file", path=str(folder), problem=problem) from error
    number = 1
    while (path := folder / f"{game}-{now.strftime(STAMP)}-{number}.jsonl").exists():
        number += 1
    return path


def find(name: str) -> Path:
    """The journal at that path, or with that name in the folder of matches."""
    for path in (Path(name), matches_folder() / name):
        if path.is_file():
            return path
    raise Mistake("error-no-file", path=name)


def unfinished() -> list[Saved]:
    """The matches that can be continued, the latest first. Unreadable files are left out."""
    folder = matches_folder()
    if not folder.is_dir():
        return []
    paths = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [saved for saved in map(waiting, paths) if saved is not None]


def waiting(path: Path) -> Saved | None:
    try:
        journal = Journal.read(path, recover=True)
    except NightlightError:
        return None
    if journal.over:
        return None
    last = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
    return Saved(path, journal.game, journal.names, last.strftime(MINUTE))
