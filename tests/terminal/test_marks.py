"""Where a rule comes from, as the book says it at the end of a clause."""

from __future__ import annotations

import pytest

from nightlight.terminal.marks import KINDS, Kind, Mark, without_marks
from nightlight.terminal.rules import Rulebook
from terminal import candles

MARKDOWN = """# A game

All of it is made up. [ours]

## Rules

### XX-1 First

- **XX-1.1** One thing
  and its second line. (Not testable: it is a
  matter of taste.) [rulebook: Pojedynki; decided: ties
  are not mentioned]
- **XX-1.2** Seats are written as [1, 0]

### XX-2 Second

Nobody has seen these cards.
[reconstructed]

| **XX-A1** | question | answer |
| **XX-A2** | question | answer [published: card scans] |

#### Within it

- **XX-2.1** See XX-1.1.
"""


def test_a_text_is_parted_from_the_marks_at_its_end() -> None:
    text, marks = without_marks("A tie is rolled again. [rulebook: Duels; decided: it does not say who rolls first]")

    assert text == "A tie is rolled again."
    assert marks == [
        Mark(Kind.RULEBOOK, "rulebook", "Duels"),
        Mark(Kind.DECIDED, "decided", "it does not say who rolls first"),
    ]


@pytest.mark.parametrize("language", list(KINDS))
def test_every_kind_has_a_word_in_every_language(language: str) -> None:
    assert list(KINDS[language].values()) == list(Kind)
    assert [without_marks(f"So it is. [{word}]")[1] for word in KINDS[language]] == [
        [Mark(kind, word, "")] for word, kind in KINDS[language].items()
    ]


@pytest.mark.parametrize("text", ["Seats are [1, 0]", "So it is. [rulebok: Duels]", "[ours] it is.", "So it is."])
def test_other_brackets_are_no_marks(text: str) -> None:
    assert without_marks(text) == (text, [])


@pytest.mark.parametrize(
    ("clause", "text", "source"),
    [
        (
            "XX-1.1",
            "XX-1.1 One thing and its second line. (Not testable: it is a matter of taste.)",
            "[rulebook: Pojedynki; decided: ties are not mentioned]",
        ),
        ("XX-1.2", "XX-1.2 Seats are written as [1, 0]", "[ours]"),
        ("XX-A1", "XX-A1 — question — answer", "[reconstructed]"),
        ("XX-A2", "XX-A2 — question — answer", "[published: card scans]"),
        ("XX-2.1", "XX-2.1 See XX-1.1.", "[reconstructed]"),
    ],
)
def test_a_clause_has_its_own_marks_or_those_of_its_section(clause: str, text: str, source: str) -> None:
    passage = Rulebook(MARKDOWN).clauses[clause]

    assert (passage.text, passage.source()) == (text, source)


def test_the_source_stands_below_a_clause_that_is_looked_up() -> None:
    screen = candles.screen()

    candles.reference(MARKDOWN, screen).look_up(None, "XX-A2")

    assert "XX-A2 — question — answer\n  [published: card scans]\n" in candles.shown(screen)
