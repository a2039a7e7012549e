"""A translator finds the right message, and never leaves a player without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.words.bundle import LANGUAGES, MissingWords, UnknownLanguage, Words, pick_language


@pytest.mark.parametrize(("count", "text"), [(1, "1 duch"), (3, "3 duchy"), (5, "5 duchów"), (22, "22 duchy")])
def test_polish_counts_in_its_own_way(tmp_path: Path, count: int, text: str) -> None:
    forms = "[one] { $n } duch\n [few] { $n } duchy\n [many] { $n } duchów\n *[other] { $n } ducha"
    (tmp_path / "pl.ftl").write_text(f"ghosts = {{ $n ->\n {forms}\n }}\n", encoding="utf-8")

    said = Words("pl", [tmp_path], strict=True)("ghosts", n=count)

    assert said == text


def test_values_stand_in_a_message_without_marks_around_them() -> None:
    words = Words("en", strict=True)

    said = words("bot-name", number=3)

    assert said == "Bot 3"


def test_a_message_that_a_translation_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("boo = Boo, { $name }!\n", encoding="utf-8")

    said = Words("ru", [tmp_path])("boo", name="Ann")

    assert said == "Boo, Ann!"


def test_a_message_that_does_not_fit_its_values_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("boo = Boo!\n", encoding="utf-8")
    (tmp_path / "pl.ftl").write_text("boo = Hu, { $nobody }!\n", encoding="utf-8")

    said = Words("pl", [tmp_path])("boo")

    assert said == "Boo!"


def test_a_message_that_nobody_wrote_is_its_key() -> None:
    said = Words("pl")("no-such-message", name="Ann")

    assert said == "no-such-message"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strict_translator_refuses_what_is_missing(language: str) -> None:
    words = Words(language, strict=True)

    with pytest.raises(MissingWords, match="no-such-message"):
        words("no-such-message")


def test_a_strict_translator_refuses_a_value_that_was_not_given() -> None:
    words = Words("en", strict=True)

    with pytest.raises(MissingWords, match="bot-name"):
        words("bot-name")


@pytest.mark.parametrize(
    ("argument", "environ", "language"),
    [
        ("pl", {"LANG": "ru_RU.UTF-8"}, "pl"),
        ("RU", {}, "ru"),
        ("pl-PL", {}, "pl"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LC_ALL": "pl_PL", "LANG": "ru_RU"}, "pl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "ru.UTF-8", "LANG": "pl_PL"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_what_was_asked_for_or_that_of_the_system(
    argument: str | None, environ: dict[str, str], language: str
) -> None:
    picked = pick_language(argument, environ)

    assert picked == language


@pytest.mark.parametrize("asked", ["de", "", "polish"])
def test_a_language_that_we_do_not_speak_is_refused(asked: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, pl, ru"):
        pick_language(asked, {})
