"""Where a rule comes from: the marks that end a clause, as in `[rulebook: Duels; decided: ties are not mentioned]`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Kind(Enum):
    """How we know a rule, by the English word for it."""

    RULEBOOK = "rulebook"
    PUBLISHED = "published"
    DECIDED = "decided"
    RECONSTRUCTED = "reconstructed"
    OURS = "ours"


KINDS: Final = {
    "en": {kind.value: kind for kind in Kind},
    "pl": {
        "instrukcja": Kind.RULEBOOK,
        "wydanie": Kind.PUBLISHED,
        "rozstrzygnięcie": Kind.DECIDED,
        "odtworzone": Kind.RECONSTRUCTED,
        "nasze": Kind.OURS,
    },
    "ru": {
        "правила": Kind.RULEBOOK,
        "издание": Kind.PUBLISHED,
        "решение": Kind.DECIDED,
        "восстановлено": Kind.RECONSTRUCTED,
        "наше": Kind.OURS,
    },
}
EXPLAINED: Final = (Kind.RULEBOOK, Kind.PUBLISHED, Kind.DECIDED)  # always with a passage, a source or a reason
MARKS: Final = re.compile(r"\s*\[(?P<marks>[^\[\]]+)\]$")
BY_WORD: Final = {word: kind for words in KINDS.values() for word, kind in words.items()}


@dataclass(frozen=True)
class Mark:
    """One source of a clause: its kind in the words of the book, and the passage, the source or the reason."""

    kind: Kind
    word: str
    text: str

    def __str__(self) -> str:
        return self.word if self.text == "" else f"{self.word}: {self.text}"


def without_marks(text: str) -> tuple[str, list[Mark]]:
    """A text without the marks at its end, and the marks; none if a bracket says something else."""
    found = MARKS.search(text)
    if found is None:
        return text, []
    marks = [mark(part) for part in found["marks"].split(";")]
    known = [each for each in marks if each is not None]
    return (text[: found.start()], known) if len(known) == len(marks) else (text, [])


def mark(text: str) -> Mark | None:
    """A mark as it is written, if its kind is known in any language."""
    word, _, about = text.partition(":")
    kind = BY_WORD.get(word.strip())
    return None if kind is None else Mark(kind, word.strip(), about.strip())
