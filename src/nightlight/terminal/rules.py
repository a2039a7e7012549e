"""Finding a clause in the rules of a game."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

CLAUSE: Final = re.compile(r"(?:- |\| )\*\*(?P<id>[A-Z]+-(?:[A-Z]+-?)?\d+(?:\.\d+)*)\b")
SECTION: Final = re.compile(r"(?P<level>#+) (?P<id>[A-Z]+-[A-Z]*\d+)\b")
HEADING: Final = re.compile(r"(?P<level>#+) ")
ID: Final = re.compile(r"[A-Z]+-(?:[A-Z]+-?)?\d+(?:\.\d+)*", re.IGNORECASE)
FENCE: Final = "```"


class Rulebook:
    """The clauses and sections of a RULES.md by their ids, in its order."""

    def __init__(self, markdown: str) -> None:
        self.clauses: Final[dict[str, str]] = {}
        self.sections: Final[dict[str, str]] = {}
        lines = markdown.splitlines()
        for number, line in enumerate(lines):
            clause = CLAUSE.match(line)
            section = SECTION.match(line)
            if clause is not None:
                self.clauses.setdefault(clause["id"], plain(clause_lines(lines, number)))
            elif section is not None:
                self.sections.setdefault(section["id"], "\n".join(section_lines(lines, number, len(section["level"]))))

    def find(self, clause: str) -> str | None:
        """The clause or the section of that id."""
        wanted = clause.upper()
        return self.clauses.get(wanted, self.sections.get(wanted))

    def near(self, clause: str) -> list[str]:
        """Ids that look like it, or the sections where none does."""
        known = [*self.sections, *self.clauses]
        return get_close_matches(clause.upper(), known, n=5, cutoff=0.7) or list(self.sections)

    def about(self, word: str) -> list[str]:
        """The clauses that speak of it."""
        return [text for text in self.clauses.values() if word.casefold() in text.casefold()]

    def behind(self, reference: str) -> list[str]:
        """The texts of all clauses that a reference such as `DG-7.8, DG-4.3` names."""
        found = [self.find(clause) for clause in ID.findall(reference)]
        return [text for text in found if text is not None]


def is_id(text: str) -> bool:
    """Whether it has the form of a clause's id."""
    return ID.fullmatch(text) is not None


def clause_lines(lines: list[str], start: int) -> list[str]:
    """A list item with the indented lines that continue it, or one row of a table."""
    end = start + 1
    if lines[start].startswith("- "):
        while end < len(lines) and lines[end].startswith("  "):
            end += 1
    return lines[start:end]


def section_lines(lines: list[str], start: int, level: int) -> list[str]:
    """Everything up to the next heading of the same or a higher level."""
    end = start + 1
    fenced = False
    while end < len(lines):
        heading = HEADING.match(lines[end])
        if heading is not None and not fenced and len(heading["level"]) <= level:
            break
        fenced ^= lines[end].startswith(FENCE)
        end += 1
    return "\n".join(lines[start:end]).rstrip().splitlines()


def plain(lines: list[str]) -> str:
    """A clause as one paragraph without its marks."""
    if lines[0].startswith("|"):
        cells = [cell.strip() for cell in lines[0].strip("| ").split("|")]
        return " — ".join(cells).replace("**", "")
    return " ".join(line.strip() for line in lines).removeprefix("- ").replace("**", "")
