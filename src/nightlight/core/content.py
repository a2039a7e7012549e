"""Content as data: a strict reader of TOML that names the file, table and key of whatever is wrong."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, final

from nightlight.core.errors import BadContent


@final
class Section:
    """One table of a content file. `done` refuses keys that were never read."""

    def __init__(self, where: str, items: dict[str, object]) -> None:
        self.where: Final = where
        self.items: Final = items
        self.asked: Final[set[str]] = set()

    def has(self, key: str) -> bool:
        return key in self.items

    def get(self, key: str) -> object:
        if key not in self.items:
            raise BadContent(f"{self.where}: {key} is missing")
        self.asked.add(key)
        return self.items[key]

    def number(self, key: str, least: int, most: int) -> int:
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadContent(f"{self.where}: {key} is a number from {least} to {most}, not {value!r}")
        return value

    def word(self, key: str, words: list[str]) -> str:
        """One of the given words."""
        value = self.get(key)
        if not isinstance(value, str) or value not in words:
            raise BadContent(f"{self.where}: {key} is one of {', '.join(words)}, not {value!r}")
        return value

    def name(self, key: str) -> str:
        """A new name that the content introduces."""
        value = self.get(key)
        if not isinstance(value, str) or not value.replace("_", "").isalnum():
            raise BadContent(f"{self.where}: {key} is a name of letters, digits and underscores, not {value!r}")
        return value

    def words(self, key: str, words: list[str]) -> list[str]:
        """A list of the given words."""
        value = self.get(key)
        found = [word for word in value if isinstance(word, str) and word in words] if isinstance(value, list) else []
        if not isinstance(value, list) or len(found) != len(value):
            raise BadContent(f"{self.where}: {key} is a list of {', '.join(words)}, not {value!r}")
        return found

    def numbers(self, key: str) -> list[int]:
        value = self.get(key)
        found = [number for number in value if isinstance(number, int)] if isinstance(value, list) else []
        if not isinstance(value, list) or len(found) != len(value):
            raise BadContent(f"{self.where}: {key} is a list of numbers, not {value!r}")
        return found

    def section(self, key: str) -> Section:
        value = self.get(key)
        if not isinstance(value, dict):
            raise BadContent(f"{self.where}: {key} is a table, not {value!r}")
        return Section(f"{self.where}, {key}", value)

    def sections(self, key: str) -> list[Section]:
        value = self.get(key)
        if not isinstance(value, list):
            raise BadContent(f"{self.where}: {key} is a list of tables, not {value!r}")
        found: list[Section] = []
        for number, item in enumerate(value, start=1):
            if not isinstance(item, dict):
                raise BadContent(f"{self.where}: {key} {number} is a table, not {item!r}")
            found.append(Section(f"{self.where}, {key} {item.get('id', number)}", item))
        return found

    def done(self) -> None:
        """Refuse keys that were never read, so that a misspelled one does not pass for a missing one."""
        unknown = [key for key in self.items if key not in self.asked]
        if len(unknown) > 0:
            raise BadContent(f"{self.where}: unknown key {', '.join(unknown)}")


def read_content(path: Path) -> Section:
    """A content file as a table."""
    try:
        items = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadContent(f"{path.name}: {error}") from error
    return Section(path.name, items)
