"""The pages say nothing that is not in the files of words."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.games import GAMES
from nightlight.words.bundle import LANGUAGES
from words import fluent_files, pages

COMPONENTS = [file for file in pages.sources() if file.suffix == ".svelte"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_page_asks_for_exists(language: str) -> None:
    places = fluent_files.sources()

    written = {key for place in ("common", "shell", *GAMES) for key in fluent_files.messages(places[place][language])}

    assert sorted(pages.asked_keys() - written) == []


@pytest.mark.parametrize("file", COMPONENTS, ids=lambda file: str(file.relative_to(pages.ROOT)))
def test_no_text_stands_in_a_component(file: Path) -> None:
    assert pages.spoken(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ('<p aria-label="Close">{say("x")}</p>', ["Close"]),
        ("{#if a}<b>{name({ a: 1 })}</b> i {/if}", ["i"]),
        ("<script>let text = 'no';</script><p>{text} 12 …</p><style>p { color: red }</style>", []),
    ],
)
def test_text_in_a_component_would_be_found(markup: str, words: list[str]) -> None:
    assert sorted(pages.spoken(markup)) == sorted(words)
