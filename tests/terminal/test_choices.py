"""Options as they are listed and typed: last, on request, by labels and words of their own, and with a warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.bots import bot
from nightlight.core.text import Listing
from nightlight.terminal.table import LocalTable
from nightlight.words.bundle import LANGUAGES
from terminal import candles
from toy.game import TOY, Glimpse

REST = TOY.verbs.action({"rest": {}})


class Evening(candles.CandlesText):
    """Candles, where resting ends the evening."""

    def listing(self, view: Glimpse, action: int) -> Listing:
        return Listing.LAST if action == REST else Listing.USUAL


class Hidden(candles.CandlesText):
    """Candles, where peeking is for those who ask."""

    def listing(self, view: Glimpse, action: int) -> Listing:
        return Listing.USUAL if action == REST else Listing.MORE


class Labelled(candles.CandlesText):
    """Candles with other things to type."""

    def label(self, view: Glimpse, action: int) -> str:
        return "0" if action == REST else ""

    def shortcuts(self, view: Glimpse, action: int) -> list[str]:
        return ["t", "zz", "log"] if action == REST else []


class Careful(candles.CandlesText):
    """Candles, where rest is not for the hasty."""

    def warning(self, view: Glimpse, action: int) -> str:
        return "The night is long." if action == REST else ""


def played(path: Path, text: type[candles.CandlesText], *entries: str, language: str = "en") -> tuple[LocalTable, str]:
    """Ann types this, and what she sees from her first question on."""
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen(*entries)
    table = LocalTable(
        match, path, {1: bot(match.game, "uniform", 1)}, screen, candles.words(language), text, candles.RULES
    )
    table.play()
    return table, candles.shown(screen)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def test_what_ends_something_is_listed_last(path: Path) -> None:
    table, shown = played(path, Evening, "2")

    assert "  1. Peek at Bot 1\n  2. Rest\n" in shown
    assert table.match.journal.lines[0].action == {"rest": {}}


def test_more_is_listed_on_request(path: Path) -> None:
    table, shown = played(path, Hidden, "m", "m1")

    assert "  1. Rest\n  m. More options: 1\n> m\n\n  m1. Peek at Bot 1\n" in shown
    assert list(table.match.journal.lines[0].action) == ["peek"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_has_its_word_in_every_language(path: Path, language: str) -> None:
    word = candles.words(language)("command-more").split(",")[0]

    table, _ = played(path, Hidden, word, f"{word}1", language=language)

    assert list(table.match.journal.lines[0].action) == ["peek"]


@pytest.mark.parametrize("entry", ["0", "0.", "zz", "ZZ", "t"])
def test_an_option_is_typed_by_its_own_label_or_words_which_go_before_commands(path: Path, entry: str) -> None:
    table, shown = played(path, Labelled, entry)

    assert "  0. Rest\n  1. Peek at Bot 1\nInstead of a number you can also type t and so on.\n" in shown
    assert table.match.journal.lines[0].action == {"rest": {}}


def test_a_command_goes_before_a_word_that_is_not_seen(path: Path) -> None:
    table, _ = played(path, Labelled, "log")

    assert table.match.journal.lines == []


def test_a_number_that_is_no_label_is_refused_with_those_that_are(path: Path) -> None:
    table, shown = played(path, Labelled, "7")

    assert "There is no choice 7. Type a number from 0 to 1." in shown
    assert table.match.journal.lines == []


def test_what_loses_something_must_be_confirmed(path: Path) -> None:
    once, shown = played(path, Careful, "1")
    confirmed, _ = played(path.with_name("other.jsonl"), Careful, "1", "")
    doubting, _ = played(path.with_name("third.jsonl"), Careful, "1", "t", "")

    assert "The night is long. Press Enter to confirm, or choose something else." in shown
    assert once.match.journal.lines == doubting.match.journal.lines == []
    assert confirmed.match.journal.lines[0].action == {"rest": {}}


class Brief(candles.CandlesText):
    """Candles that show but a line of the table when an evening goes on."""

    def goes_on(self, view: Glimpse) -> bool:
        return True

    def brief(self, view: Glimpse) -> list[str]:
        return ["The candles burn."]


def test_a_question_that_goes_on_shows_what_is_new_in_place_of_the_table(path: Path) -> None:
    _, usual = played(path, candles.CandlesText, "2")
    _, brief = played(path.with_name("other.jsonl"), Brief, "2")

    assert usual.count("Bot 1 has 3 wax.") == 2
    assert brief.count("Bot 1 has 3 wax.") == brief.count("The candles burn.") == 1
