"""What stands in the translation files, for the tests of their completeness."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from nightlight.games import GAMES

PLURALS = {"one", "few", "many", "two", "zero"}
NEEDED = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "ru": {"one", "few", "many", "other"}}


def folder_of(game_id: str) -> Traversable:
    return files("nightlight.games").joinpath(game_id.replace("-", "_"))


def sources() -> dict[str, dict[str, Traversable]]:
    """The files by where they belong and language."""
    languages = list(NEEDED)
    common = files("nightlight.words")
    found = {
        place: {language: common.joinpath(f"{place}.{language}.ftl") for language in languages}
        for place in ("common", "shell")
    }
    for game_id in GAMES:
        locales = folder_of(game_id).joinpath("locales")
        found[game_id] = {language: locales.joinpath(f"{language}.ftl") for language in languages}
    return found


def entries(source: Traversable) -> list[ast.EntryType]:
    return FluentParser().parse(source.read_text(encoding="utf-8")).body


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """The node and all within it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


class Contents:
    """The variables, selects and references of a message."""

    def __init__(self, entry: ast.Entry) -> None:
        inside = list(nodes(entry))
        self.variables = {node.id.name for node in inside if isinstance(node, ast.VariableReference)}
        self.selects = [node for node in inside if isinstance(node, ast.SelectExpression)]
        self.references = {node.id.name for node in inside if isinstance(node, ast.MessageReference)}
        self.references |= {"-" + node.id.name for node in inside if isinstance(node, ast.TermReference)}


def messages(source: Traversable) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(source) if isinstance(entry, ast.Message)}


def terms(source: Traversable) -> dict[str, ast.Term]:
    return {"-" + entry.id.name: entry for entry in entries(source) if isinstance(entry, ast.Term)}


def variants(select: ast.SelectExpression) -> set[str]:
    """The names of a select's variants; numbers such as `[0]` are exact and need no grammar."""
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


def is_plural(select: ast.SelectExpression) -> bool:
    return bool(variants(select) & PLURALS)
