"""Every text exists in every language, fits its grammar, and is used."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast

from conformance.playing import Playing, Table, varied_setup
from nightlight.games import GAMES
from nightlight.play.lesson import lesson
from nightlight.words.bundle import LANGUAGES
from words.fluent_files import (
    NEEDED,
    Contents,
    entries,
    folder_of,
    is_plural,
    messages,
    sources,
    terms,
    variants,
)
from words.pages import keys_in_pages

PLACES = list(sources())
SHARED = ("common", "shell")
KINDS = ("event", "action", "step", "option")
MATCHES = 6
OWNERS = {"komnata-strachu-option-deck-own"}  # what is offered only when an owner of the box has entered its cards


@cache
def derived_keys(game_id: str) -> set[str]:
    """The keys that follow from what a game declares."""
    game = GAMES[game_id]
    keys = {f"{game_id}-title", f"{game_id}-tagline", f"{game_id}-goal", f"{game_id}-hint", f"{game_id}-over"}
    keys |= {f"{game_id}-event-{news.name}" for news in game.gazette.all}
    keys |= {f"{game_id}-action-{verb.name}" for verb in game.verbs.all}
    keys |= {f"{game_id}-step-{step}" for step in asking_steps(game_id)}
    for option in game.options:
        keys |= {f"{game_id}-option-{option.name}", f"{game_id}-option-{option.name}-about"}
        keys |= {f"{game_id}-option-{option.name}-{value}" for value in option.values}
    return keys | set(lesson(game_id).messages()) | {key for key in OWNERS if key.startswith(game_id)}


def asking_steps(game_id: str) -> set[str]:
    """The names of the steps that somebody decides: those met in random play, and those read from the sources."""
    game = GAMES[game_id]
    tables = [Table(game, varied_setup(game, game.players[1], number), number) for number in range(MATCHES)]
    names = {decision.step for table in tables for decision in Playing(table).rest()}
    for source in Path(str(folder_of(game_id))).glob("*.py"):
        for node in python.walk(python.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, python.ClassDef):
                methods = {item.name: item for item in node.body if isinstance(item, python.FunctionDef)}
                if "decide" in methods and "name" in methods:
                    names |= string_constants(methods["name"])
    return names


def string_constants(node: python.AST) -> set[str]:
    return {
        item.value for item in python.walk(node) if isinstance(item, python.Constant) and isinstance(item.value, str)
    }


def keys_in(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the sources name: whole ones, and the form of those with something filled in."""
    whole: set[str] = set()
    forms = []
    for source in folder.rglob("*.py"):
        tree = python.parse(source.read_text(encoding="utf-8"))
        whole |= string_constants(tree)
        filled = [node for node in python.walk(tree) if isinstance(node, python.JoinedStr) and fixed_part(node)]
        forms += [re.compile("".join(map(part_pattern, node.values))) for node in filled]
    return whole, forms


def fixed_part(node: python.JoinedStr) -> str:
    """The letters of a key that are not filled in."""
    return re.sub(r"\W", "", "".join(str(part.value) for part in node.values if isinstance(part, python.Constant)))


def part_pattern(part: python.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+"


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_is_valid_fluent(place: str, language: str) -> None:
    source = sources()[place][language]

    junk = [entry.content for entry in entries(source) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(place: str, language: str) -> None:
    body = entries(sources()[place][language])

    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]

    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_language_has_the_same_messages(place: str, language: str) -> None:
    english = sources()[place]["en"]

    translated = sources()[place][language]

    assert sorted(messages(translated)) == sorted(messages(english))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_message_has_the_same_variables_in_every_language(place: str, language: str) -> None:
    english = {key: Contents(message).variables for key, message in messages(sources()[place]["en"]).items()}

    translated = {key: Contents(message).variables for key, message in messages(sources()[place][language]).items()}

    assert translated == english


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_the_forms_of_its_language(place: str, language: str) -> None:
    source = sources()[place][language]

    selects = [
        (key, variants(select)) for key, message in {**messages(source), **terms(source)}.items()
        for select in Contents(message).selects if is_plural(select)
    ]  # fmt: skip

    assert [(key, found) for key, found in selects if found != NEEDED[language]] == []


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_declares_has_words(game_id: str, language: str) -> None:
    needed = derived_keys(game_id)

    written = set(messages(sources()[game_id][language]))

    assert sorted(needed - written) == []


def test_steps_that_ask_are_found_in_the_sources() -> None:
    found = {game_id: asking_steps(game_id) for game_id in GAMES}

    assert all(len(steps) > 0 for steps in found.values())


@pytest.mark.parametrize("place", PLACES)
def test_no_message_is_unused(place: str) -> None:
    package = Path(str(files("nightlight")))
    whole, forms = keys_in(package if place in SHARED else Path(str(folder_of(place))))
    whole_of_pages, forms_of_pages = keys_in_pages()
    whole |= whole_of_pages
    forms += forms_of_pages
    used = set() if place in SHARED else derived_keys(place)
    referred = {
        reference for source in sources()[place].values()
        for entry in [*messages(source).values(), *terms(source).values()]
        for reference in Contents(entry).references
    }  # fmt: skip
    keys = {*messages(sources()[place]["en"]), *terms(sources()[place]["en"])}

    named_steps = {f"{place}-step-{name}" for name in whole}  # rare ones are seldom met in random play
    unused = [
        key for key in keys - used - referred - named_steps
        if is_derived(place, key) or not (key in whole or any(form.fullmatch(key) for form in forms))
    ]  # fmt: skip

    assert sorted(unused) == []


def is_derived(place: str, key: str) -> bool:
    """Whether the key has a form whose members follow from the game's declarations."""
    return any(key.startswith(f"{place}-{kind}-") for kind in KINDS)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_a_message_refers_to_exists(place: str, language: str) -> None:
    source, common = sources()[place][language], sources()["common"][language]
    known = {*messages(source), *terms(source), *messages(common), *terms(common)}

    referred = {
        reference for entry in [*messages(source).values(), *terms(source).values()]
        for reference in Contents(entry).references
    }  # fmt: skip

    assert sorted(referred - known) == []
