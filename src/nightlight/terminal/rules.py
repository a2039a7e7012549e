"""Finding a clause in the rules of a game, and where it comes from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from nightlight.terminal.marks import Mark, without_marks

CLAUSE: Final = re.compile(r"(?:- |\| )\*\*(?P<id>[A-Z]+-(?:[A-Z]+-?)?\d+(?:\.\d+)*)\b")
SECTION: Final = re.compile(r"(?P<level>#+) (?P<id>[A-Z]+-[A-Z]*\d+)\b")
HEADING: Final = re.compile(r"(?P<level>#+) ")
ID: Final = re.compile(r"[A-Z]+-(?:[A-Z]+-?)?\d+(?:\.\d+)*", re.IGNORECASE)
TERM: Final = re.compile(r"(?:- |\| )(?P<term>(?:\*\*[^*]+\*\*\s*)+)")  # the bold words that a clause begins with
WORDS: Final = re.compile(r"\| English \| Polski \| Русский \| ")  # heads a game's glossary in three languages
NO_PARAGRAPH: Final = ("#", "|", "- ", "```")  # how other blocks begin
FENCE: Final = "```"
STRESSED: Final = re.compile(r"(\*{1,2})(?=\S)(.+?)(?<=\S)\1")


@dataclass(frozen=True)
class Passage:
    """A clause without its marks, or a section as it is written."""

    text: str
    marks: tuple[Mark, ...] = ()  # its own, else those of its section

    def source(self) -> str:
        """Where it comes from, in the words of the book; empty if the book does not say."""
        return f"[{'; '.join(map(str, self.marks))}]" if self.marks else ""


class Rulebook:
    """The clauses and sections of a RULES.md by their ids, in its order."""

    def __init__(self, markdown: str) -> None:
        self.clauses: Final[dict[str, Passage]] = {}
        self.sections: Final[dict[str, Passage]] = {}
        self.terms: Final[dict[str, str]] = {}  # what a clause defines, in all languages of the book's glossary
        self._lines: Final = markdown.splitlines()
        above: list[tuple[int, list[Mark]]] = []  # the headings around a line: their levels and marks
        fenced = False
        for number, line in enumerate(self._lines):
            fenced ^= line.startswith(FENCE)
            heading = None if fenced else HEADING.match(line)
            if heading is not None:
                level = len(heading["level"])
                above = [each for each in above if each[0] < level]
                above.append((level, marks_of_section(self._lines, number)))
            self._read(number, [marks for _, marks in above if marks])
        self._read_words()

    def _read(self, number: int, above: list[list[Mark]]) -> None:
        """Store the clause or section that begins in that line, if one does."""
        line = self._lines[number]
        if (clause := CLAUSE.match(line)) is not None:
            text, own = without_marks(plain(clause_lines(self._lines, number)))
            marks = own or (above[-1] if above else [])
            self.clauses.setdefault(clause["id"], Passage(text, tuple(marks)))
            term = TERM.match(line)
            self.terms.setdefault(clause["id"], "" if term is None else term["term"].casefold())
        elif (section := SECTION.match(line)) is not None:
            lines = section_lines(self._lines, number, len(section["level"]))
            self.sections.setdefault(section["id"], Passage("\n".join(lines)))

    def _read_words(self) -> None:
        """Read the glossary: it says what a clause defines in the other languages."""
        start = next((number for number, line in enumerate(self._lines) if WORDS.match(line)), len(self._lines))
        for line in self._lines[start + 1 :]:
            if not line.startswith("|"):
                break
            *words, rule = line.strip("| ").split("|")
            for clause in ID.findall(rule):
                self.terms[clause] = f"{self.terms.get(clause, '')} {' '.join(words).casefold()}"

    def find(self, clause: str) -> Passage | None:
        """The clause or the section of that id."""
        wanted = clause.upper()
        return self.clauses.get(wanted, self.sections.get(wanted))

    def near(self, clause: str) -> list[str]:
        """Ids that look similar, or the sections if none does."""
        known = [*self.sections, *self.clauses]
        return get_close_matches(clause.upper(), known, n=5, cutoff=0.7) or list(self.sections)

    def about(self, word: str) -> list[Passage]:
        """The clauses that mention it, those that define it first."""
        wanted = word.casefold()
        defining = [clause for clause in self.clauses if wanted in self.terms[clause]]
        speaking = [clause for clause, passage in self.clauses.items() if wanted in passage.text.casefold()]
        return [self.clauses[clause] for clause in dict.fromkeys([*defining, *speaking])]

    def behind(self, reference: str) -> list[Passage]:
        """All clauses that a reference such as `DG-7.8, DG-4.3` names."""
        found = [self.find(clause) for clause in ID.findall(reference)]
        return [passage for passage in found if passage is not None]


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


def marks_of_section(lines: list[str], start: int) -> list[Mark]:
    """The marks of the first paragraph under a heading: they apply to all clauses of the section without their own."""
    first = next((number for number in range(start + 1, len(lines)) if lines[number] != ""), len(lines))
    if first == len(lines) or lines[first].startswith(NO_PARAGRAPH):
        return []
    end = next((number for number in range(first, len(lines)) if lines[number] == ""), len(lines))
    return without_marks(" ".join(lines[first:end]))[1]


def plain(lines: list[str]) -> str:
    """A clause as one paragraph without its asterisks."""
    if lines[0].startswith("|"):
        cells = [cell.strip() for cell in lines[0].strip("| ").split("|")]
        return unstressed(" — ".join(cells))
    return unstressed(" ".join(line.strip() for line in lines).removeprefix("- "))


def unstressed(text: str) -> str:
    """The text without the asterisks around emphasised words; a single asterisk stays."""
    return STRESSED.sub(r"\2", text)
