"""The rules of every game as people read them: where each clause comes from, in three languages that say the same."""

from __future__ import annotations

import re
from functools import cache

import pytest

from nightlight.games import GAMES, rules_text
from nightlight.terminal.marks import EXPLAINED, KINDS
from nightlight.terminal.rules import ID, Passage, Rulebook
from nightlight.words.bundle import LANGUAGES
from words.pages import ROOT

TRANSLATIONS = [(game, language) for game in GAMES for language in LANGUAGES[1:]]
BRACKET = re.compile(r"\[[^\[\]]*\]$")
WORDS = re.compile(r"^\| English \| Polski \| Русский \| [^|]+ \|\n\|[-|: ]+\|\n((?:\|.*\|\n)+)", re.MULTILINE)

in_the_form = pytest.mark.parametrize("game", list(GAMES))
in_every_language = pytest.mark.parametrize(("game", "language"), TRANSLATIONS)


@cache
def book(game: str, language: str = "en") -> Rulebook:
    return Rulebook(rules_text(game, language))


def terms(game: str, language: str = "en") -> list[list[str]]:
    """The rows of the table of words."""
    tables = WORDS.findall(rules_text(game, language))
    return [[cell.strip() for cell in row.strip("|").split("|")] for table in tables for row in table.splitlines()]


def references(rules: Rulebook, passage: Passage) -> set[str]:
    """The clauses and sections that a clause names."""
    return {name for name in ID.findall(passage.text) if name in rules.clauses or name in rules.sections}


@in_the_form
def test_every_clause_says_where_it_comes_from(game: str) -> None:
    silent = [
        clause for clause, passage in book(game).clauses.items() if not passage.marks or BRACKET.search(passage.text)
    ]

    assert silent == []


@in_every_language
def test_the_marks_are_written_in_the_language_of_the_book(game: str, language: str) -> None:
    words = {mark.word for passage in book(game, language).clauses.values() for mark in passage.marks}

    assert words <= set(KINDS[language])


def test_the_pages_know_the_words_for_the_kinds_of_marks() -> None:
    known = (ROOT / "web/src/shell/rules/sources.ts").read_text("utf-8")

    assert [word for words in KINDS.values() for word in words if f"'{word}'" not in known] == []


@in_the_form
def test_rulebook_published_and_decided_say_what_they_rest_on(game: str) -> None:
    bare = [
        clause
        for clause, passage in book(game).clauses.items()
        if any(mark.kind in EXPLAINED and mark.text == "" for mark in passage.marks)
    ]

    assert bare == []


@in_the_form
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_identifiers_stand_in_the_rules(game: str, language: str) -> None:
    lines = rules_text(game, language).splitlines()

    assert [line for line in lines if "`" in line and not line.startswith("```")] == []


@in_the_form
def test_the_words_of_a_game_stand_in_three_languages_with_their_rule(game: str) -> None:
    rules = book(game)
    rows = terms(game)

    assert len(rows) >= len(LANGUAGES)
    assert [row for row in rows if "" in row[: len(LANGUAGES)]] == []
    assert [
        row for row in rows if not any(name in rules.clauses | rules.sections for name in ID.findall(row[-1]))
    ] == []


@in_every_language
def test_a_translation_has_the_same_clauses_in_the_same_order(game: str, language: str) -> None:
    english, translated = book(game), book(game, language)

    assert list(translated.clauses) == list(english.clauses)
    assert list(translated.sections) == list(english.sections)


@in_every_language
def test_a_translation_has_the_same_references_in_each_clause(game: str, language: str) -> None:
    english, translated = book(game), book(game, language)

    there = {clause: references(translated, passage) for clause, passage in translated.clauses.items()}

    assert there == {clause: references(english, passage) for clause, passage in english.clauses.items()}


@in_every_language
def test_a_translation_has_the_same_kinds_of_marks(game: str, language: str) -> None:
    english, translated = book(game), book(game, language)

    there = {clause: [mark.kind for mark in passage.marks] for clause, passage in translated.clauses.items()}

    assert there == {clause: [mark.kind for mark in passage.marks] for clause, passage in english.clauses.items()}


@in_every_language
def test_a_translation_has_the_same_table_of_words(game: str, language: str) -> None:
    assert terms(game, language) == terms(game)


@in_every_language
def test_the_rules_are_there_in_every_language(game: str, language: str) -> None:
    assert rules_text(game, language) != rules_text(game)
