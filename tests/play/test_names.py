"""What people may be called."""

from __future__ import annotations

import pytest

from nightlight.play.names import LONGEST, BadName, Fault, checked_name, letters
from nightlight.words.bundle import LANGUAGES, Words

WELCOME = [
    "🧛🏽‍♀️ Ann",
    "👨🏽‍👩🏽‍👧🏽‍👦🏽",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Iain",
    "🇵🇱 Zosia",
    "Żółć",
    "Ёжик",
    "علی‌رضا",
    "गुरु",
    "太郎",
    "Nguyễn Thị Ánh",
    "O'Neill-Smith, Jr.",
    "¯\\_(ツ)_/¯",
    "42",
    "\U0001fae8",  # younger than the tables of some Pythons
]


@pytest.mark.parametrize("name", WELCOME)
def test_accents_emoji_and_all_scripts_are_welcome(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", Fault.EMPTY),
        (" \t\n", Fault.EMPTY),
        ("\u200d\u200c", Fault.EMPTY),
        ("\u3164", Fault.EMPTY),
        ("\u2800\u2800", Fault.EMPTY),
        ("\u0301\u0302", Fault.EMPTY),
        ("\ufe0f", Fault.EMPTY),
        ("Ann\x00", Fault.SIGNS),
        ("Ann\x1b[2J", Fault.SIGNS),
        ("Ann\u202ennA", Fault.SIGNS),
        ("\u2066Ann", Fault.SIGNS),
        ("Ann\u200f", Fault.SIGNS),
        ("A\u200bnn", Fault.SIGNS),
        ("Ann\U000e0041", Fault.SIGNS),
        ("Ann\ue000", Fault.SIGNS),
        ("Ann\ufdd0", Fault.SIGNS),
        ("Ann\ud800", Fault.SIGNS),
        ("A" + "\u0335" * 30, Fault.SIGNS),
        ("A" * 41, Fault.LONG),
        ("🧛🏽‍♀️" * 41, Fault.LONG),
        ("👨🏽‍👩🏽‍👧🏽‍👦🏽" * 15, Fault.LONG),
    ],
)
def test_what_cannot_be_seen_or_upsets_the_text_is_refused_with_its_reason(name: str, fault: Fault) -> None:
    with pytest.raises(BadName) as refused:
        checked_name(name)

    assert refused.value.fault == fault


def test_a_name_is_composed_and_has_no_more_spaces_than_it_needs() -> None:
    assert checked_name("  Z\u0307\u00a0 o\u0301 ") == "Ż ó"


@pytest.mark.parametrize(
    ("name", "count"),
    [("Ann", 3), ("🧛🏽‍♀️ Ann", 5), ("👨🏽‍👩🏽‍👧🏽‍👦🏽", 1), ("🇵🇱🇺🇦", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 1), ("e\u0301x\u0302", 2)],
)
def test_letters_are_counted_as_people_count_them(name: str, count: int) -> None:
    assert letters(name) == count


def test_forty_letters_of_several_characters_each_fit() -> None:
    flags = "🇵🇱" * LONGEST

    assert checked_name(flags) == flags


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_say_how_long_a_name_may_be(language: str) -> None:
    assert str(LONGEST) in Words(language, strict=True)("refused-name-long")
