"""Finding a clause in the rules."""

from __future__ import annotations

from importlib.resources import files

import pytest

from nightlight.games import GAMES, rules_text
from nightlight.terminal.rules import Rulebook
from nightlight.words.bundle import LANGUAGES

MARKDOWN = """# A game

### XX-1 First

- **XX-1.1** One thing
  and its second line.
- **XX-1.10 Title.** Ten.

```
# no heading
```

Last words of the first section.

### XX-2 Second

| **XX-A1** | question | answer |
| **XX-EX-01** Ring | given | then |
- **XX-2.1** See *only* XX-1.1, **never** 2 * 3 or 4 * 5.
"""


@pytest.mark.parametrize(
    ("clause", "text"),
    [
        ("XX-1.1", "XX-1.1 One thing and its second line."),
        ("xx-1.10", "XX-1.10 Title. Ten."),
        ("XX-A1", "XX-A1 — question — answer"),
        ("XX-EX-01", "XX-EX-01 Ring — given — then"),
        ("XX-2.1", "XX-2.1 See only XX-1.1, never 2 * 3 or 4 * 5."),
    ],
)
def test_a_clause_is_found_by_its_id(clause: str, text: str) -> None:
    rulebook = Rulebook(MARKDOWN)

    found = rulebook.find(clause)

    assert found is not None
    assert found.text == text


def test_a_section_reaches_to_the_next_heading() -> None:
    section = Rulebook(MARKDOWN).find("XX-1")

    assert section is not None
    assert section.text.startswith("### XX-1 First\n")
    assert section.text.endswith("Last words of the first section.")


def test_a_clause_that_there_is_not_names_its_neighbours() -> None:
    rulebook = Rulebook(MARKDOWN)

    near = rulebook.near("XX-1.2")

    assert rulebook.find("XX-1.2") is None
    assert "XX-1.1" in near
    assert rulebook.near("what") == ["XX-1", "XX-2"]


def test_clauses_are_found_by_what_they_speak_of() -> None:
    found = Rulebook(MARKDOWN).about("THING")

    assert [passage.text for passage in found] == ["XX-1.1 One thing and its second line."]


def test_the_clause_that_defines_a_word_comes_first() -> None:
    markdown = "- **XX-1.1** See the Chorister.\n- **XX-1.2** **Chorister:** sings.\n"
    words = "\n| English | Polski | Русский | Rule |\n|---|---|---|---|\n| Chorister | Śpiewak | Певчий | XX-1.2 |\n"
    rulebook = Rulebook(markdown + words)

    assert [passage.text[:6] for passage in rulebook.about("chorister")] == ["XX-1.2", "XX-1.1"]
    assert [passage.text[:6] for passage in rulebook.about("певчий")] == ["XX-1.2"]


def test_a_reference_can_name_several_clauses() -> None:
    found = Rulebook(MARKDOWN).behind("XX-2.1, XX-1.10")

    assert [passage.text for passage in found] == [
        "XX-2.1 See only XX-1.1, never 2 * 3 or 4 * 5.",
        "XX-1.10 Title. Ten.",
    ]


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_rules_of_every_game_are_made_of_clauses(game_id: str) -> None:
    rulebook = Rulebook(rules_text(game_id))

    assert len(rulebook.clauses) > 20
    assert len(rulebook.sections) > 3
    assert all(len(passage.text.split()) > 2 for passage in rulebook.clauses.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_rules_are_read_in_the_readers_language_else_in_english(game_id: str, language: str) -> None:
    folder = files(f"nightlight.games.{game_id.replace('-', '_')}")
    translated, english = folder / f"RULES.{language}.md", folder / "RULES.md"

    expected = translated if translated.is_file() else english

    assert rules_text(game_id, language) == expected.read_text(encoding="utf-8")
