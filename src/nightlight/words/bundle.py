"""A translator for one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from nightlight.core.errors import NightlightError

LANGUAGES: Final = ("en", "pl", "ru")
REMEMBERED: Final = 10_000  # formatted messages: a match repeats the same ones again and again


class UnknownLanguage(NightlightError):
    """A language without translations."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"the languages are {', '.join(LANGUAGES)}, not {asked!r}")
        self.asked: Final = asked


class MissingWords(Exception):
    """A message that a translation lacks, or that does not fit its values: a bug."""


class Words:
    """The messages of the program and of every game in one language.

    If a message is missing or broken, the player sees the English one, or its key; with `strict` it is an error.
    """

    def __init__(self, language: str, more: Sequence[Traversable] = (), *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language: Final = language
        self.strict: Final = strict
        self.bundles: Final = [spoken(language, tuple(more))]
        if language != "en" and not strict:
            self.bundles.append(spoken("en", tuple(more)))
        self._remembered: Final = lru_cache(REMEMBERED)(self._said)

    def __call__(self, key: str, /, **values: str | int) -> str:
        return self._remembered(key, *values.items())

    def _said(self, key: str, *values: tuple[str, str | int]) -> str:
        for messages in self.bundles:
            text = formatted(messages, key, dict(values))
            if text is not None:
                return text
        if self.strict:
            raise MissingWords(f"{self.language}: {key} with {dict(values)}")
        return key

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(messages.has_message(key) for messages in self.bundles)


@cache
def spoken(language: str, more: tuple[Traversable, ...]) -> FluentBundle:
    """The messages of a language, read once: English is the fallback of every other one."""
    return bundle(language, more)


def bundle(language: str, more: Sequence[Traversable]) -> FluentBundle:
    """The messages of a language: the common ones, those of the games, and those of further folders."""
    messages = FluentBundle([language], use_isolating=False)
    common = files("nightlight.words").joinpath(f"common.{language}.ftl")
    for source in [common, *(folder.joinpath(f"{language}.ftl") for folder in [*game_folders(), *more])]:
        if source.is_file():
            messages.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return messages


def game_folders() -> list[Traversable]:
    """Where the games keep their translations, in alphabetical order."""
    games = sorted(files("nightlight.games").iterdir(), key=lambda folder: folder.name)
    return [game.joinpath("locales") for game in games if game.is_dir()]


def formatted(messages: FluentBundle, key: str, values: Mapping[str, str | int]) -> str | None:
    """The message with its values, or nothing if it is missing or does not fit them."""
    if not messages.has_message(key):
        return None
    pattern = messages.get_message(key).value
    if pattern is None:
        return None
    text, problems = messages.format_pattern(pattern, dict(values))
    return None if problems else str(text)


def pick_language(argument: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for; else that of the system, if there is a translation; else English."""
    if argument is not None:
        language = argument.strip().lower().replace("-", "_").split("_")[0]
        if language not in LANGUAGES:
            raise UnknownLanguage(argument)
        return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(name, "")
        if locale:
            language = locale.replace(".", "_").split("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
