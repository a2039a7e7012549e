"""Content as data: whatever does not fit is named with file, table and key."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from nightlight.core.content import Section, read_content
from nightlight.core.errors import BadContent

CONTENT = """
size = 3
kind = "lamp"
places = ["attic", "hall"]
values = [1, 2]
[box]
lid = 1
[[card]]
id = "cat"
power = 2
[[card]]
power = 5
"""


@pytest.fixture
def content(tmp_path: Path) -> Section:
    path = tmp_path / "house.toml"
    path.write_text(CONTENT, encoding="utf-8")
    return read_content(path)


def test_a_content_file_is_read_key_by_key(content: Section) -> None:
    assert content.number("size", 1, 3) == 3
    assert content.word("kind", ["lamp", "rope"]) == "lamp"
    assert content.name("kind") == "lamp"
    assert content.words("places", ["attic", "hall", "cellar"]) == ["attic", "hall"]
    assert content.numbers("values") == [1, 2]
    assert content.section("box").number("lid", 0, 1) == 1
    assert [card.number("power", 0, 9) for card in content.sections("card")] == [2, 5]
    assert content.has("size")
    assert not content.has("weight")
    content.done()


@pytest.mark.parametrize(
    ("ask", "problem"),
    [
        (lambda section: section.get("weight"), "house.toml: weight is missing"),
        (lambda section: section.number("size", 4, 9), "house.toml: size is a number from 4 to 9, not 3"),
        (lambda section: section.number("kind", 4, 9), "house.toml: kind is a number from 4 to 9, not 'lamp'"),
        (lambda section: section.word("kind", ["rope"]), "house.toml: kind is one of rope, not 'lamp'"),
        (lambda section: section.name("size"), "house.toml: size is a name of letters"),
        (lambda section: section.words("places", ["attic"]), "house.toml: places is a list of attic, not"),
        (lambda section: section.numbers("places"), "house.toml: places is a list of numbers, not"),
        (lambda section: section.section("size"), "house.toml: size is a table, not 3"),
        (lambda section: section.sections("size"), "house.toml: size is a list of tables, not 3"),
        (lambda section: section.sections("values"), "house.toml: values 1 is a table, not 1"),
        (lambda section: section.sections("card")[0].get("lives"), "house.toml, card cat: lives is missing"),
        (lambda section: section.sections("card")[1].get("lives"), "house.toml, card 2: lives is missing"),
        (lambda section: section.done(), "house.toml: unknown key size, kind, places, values, box, card"),
    ],
)
def test_what_does_not_fit_is_named(content: Section, ask: Callable[[Section], object], problem: str) -> None:
    with pytest.raises(BadContent, match=problem):
        ask(content)


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text("size = ", encoding="utf-8")

    with pytest.raises(BadContent, match=r"house\.toml: "):
        read_content(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"house\.toml: .*No such file"):
        read_content(tmp_path / "house.toml")
