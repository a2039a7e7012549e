"""The words of the pages, so that tests find things by what people read."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentResource

from nightlight.words.bundle import bundle, formatted


class Wording:
    """Everything that the pages say in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self._messages: Final = bundle(language, [])
        shell = files("nightlight.words").joinpath(f"shell.{language}.ftl")
        self._messages.add_resource(FluentResource(shell.read_text("utf-8")), allow_overrides=True)

    def __call__(self, key: str, /, **values: str | int) -> str:
        text = formatted(self._messages, key, values)
        assert text is not None, f"{self.language} has no words for {key} with {values}"
        return text


@cache
def wording(language: str) -> Wording:
    return Wording(language)
