"""The questions before a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.core.game import Option
from nightlight.play.match import PERSON
from nightlight.terminal.menu import Lessons, Menu
from nightlight.terminal.mistake import Mistake
from nightlight.terminal.saves import Saved
from nightlight.terminal.screen import Gone, Screen
from nightlight.terminal.seats import parse_seats
from nightlight.words.bundle import LANGUAGES
from terminal import candles
from toy.game import TOY, Candles


def menu(screen: Screen, language: str = "en") -> Menu:
    return Menu(screen, candles.words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_alone_answers_every_question(language: str) -> None:
    screen = candles.screen("", "", "", "")

    game = menu(screen, language).choose([TOY], [])
    plan = menu(screen, language).plan(TOY)

    assert game is TOY
    assert plan.seats.kinds == [PERSON, "greedy", "greedy"]
    assert plan.options == {"nights": "2", "dark": ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_is_answered_and_never_taken_for_a_name(language: str) -> None:
    screen = candles.screen("?", "2", "?", "Ann", "?", "")
    words = candles.words(language)

    plan = menu(screen, language).plan(TOY)

    assert candles.shown(screen).count(words("menu-help")) == 3
    assert plan.seats.names[0] == "Ann"
    assert len(plan.seats.names) == 2


def test_a_match_can_be_continued_or_left_from_the_menu(tmp_path: Path) -> None:
    saved = Saved(tmp_path / "match.jsonl", "candles", ["Ann", "Bot 1"], "2026-01-06 20:00")
    screen = candles.screen("2", "3", "4")

    continued = menu(screen).choose([TOY], [saved])

    assert continued == saved.path
    assert "Continue: Candles with Ann, Bot 1 (2026-01-06 20:00)" in candles.shown(screen)
    assert isinstance(menu(screen).choose([TOY], [saved]), Lessons)
    with pytest.raises(Gone):
        menu(screen).choose([TOY], [saved])


@pytest.mark.parametrize("entry", ["q", "quit"])
def test_every_question_can_be_left(entry: str) -> None:
    for answered in range(3):
        screen = candles.screen(*[""] * answered, entry)

        with pytest.raises(Gone):
            menu(screen).plan(TOY)


def test_players_and_names_are_asked_again_until_they_fit() -> None:
    screen = candles.screen("many", "9", "3", "Ann,Ben,Cleo,Dora", "Ann,Ann", "Ann, Ben", "")

    plan = menu(screen).plan(TOY)

    assert plan.seats.names == ["Ann", "Ben", "Bot 1"]
    assert candles.shown(screen).count("Please type a number from 2 to 4.") == 2
    assert "4 names are too many for 3 seats." in candles.shown(screen)
    assert "Two players are called Ann." in candles.shown(screen)


def test_options_are_chosen_one_by_one() -> None:
    screen = candles.screen("2", "", "1", "2", "1", "1", "2", "5", "1", "")

    plan = menu(screen).plan(TOY)

    assert plan.options == {"nights": "2", "dark": "attic"}
    assert "1. Nights: three" in candles.shown(screen)
    assert "2. Windows that stay dark: attic" in candles.shown(screen)


def test_enter_keeps_what_was_chosen_for_an_option() -> None:
    screen = candles.screen("2", "", "1", "2", "1", "", "")

    plan = menu(screen).plan(TOY)

    assert plan.options["nights"] == "3"


def test_options_that_do_not_fit_each_other_are_refused_and_asked_again() -> None:
    screen = candles.screen("2", "", "1", "2", "2", "1", "", "1", "1", "")

    plan = menu(screen).plan(TOY)

    assert plan.options == {"nights": "2", "dark": "attic"}
    assert "The match cannot be set up like that" in candles.shown(screen)


NUMBERED = Candles(
    "candles",
    rules_version=1,
    players=(1, 1),
    longest=30,
    options=[Option("nights", ["2"], numbers=(3, 9), default="4"), Option("dark", [], several=True, numbers=(0, 5))],
    verbs=TOY.verbs,
    gazette=TOY.gazette,
)


def test_an_option_of_numbers_is_typed_and_a_wrong_number_is_asked_again() -> None:
    screen = candles.screen("", "1", "10", "7", "2", "1,9", "1, 5", "")

    plan = menu(screen).plan(NUMBERED)

    assert plan.options == {"nights": "7", "dark": "1,5"}
    assert "Nights. Type a number from 3 to 9." in candles.shown(screen)
    assert "  2: two" in candles.shown(screen)
    assert 'The option nights can be 2, 3-9, not "10".' in candles.shown(screen)
    assert "separated by commas" in candles.shown(screen)


def test_a_game_for_one_says_so() -> None:
    screen = candles.screen("q")

    with pytest.raises(Gone):
        menu(screen).choose([TOY, NUMBERED], [])

    assert "(2 to 4 players)" in candles.shown(screen)
    assert "(solo)" in candles.shown(screen)


def test_a_game_for_one_asks_neither_for_players_nor_changes_what_enter_keeps() -> None:
    screen = candles.screen("", "1", "", "")

    plan = menu(screen).plan(NUMBERED)

    assert plan.seats.kinds == [PERSON]
    assert plan.options["nights"] == "4"


def test_seats_are_people_and_bots() -> None:
    seats = parse_seats(TOY, "Ann, bot:uniform,bot", candles.words())

    assert seats.names == ["Ann", "Bot 1", "Bot 2"]
    assert seats.kinds == [PERSON, "uniform", "greedy"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Ann,bot:clever", "error-bot"),
        ("Ann,,bot", "error-empty-name"),
        ("Ann,Ann", "error-same-name"),
        ("Ann,Bot 1,bot", "error-same-name"),
        ("A" * 41, "error-name-long"),
        ("Ann\x1b[2J", "error-name-signs"),
        ("Ann\udcff", "error-name-signs"),
        ("\u200d,bot", "error-empty-name"),
    ],
)
def test_seats_that_cannot_be_are_refused(text: str, key: str) -> None:
    with pytest.raises(Mistake) as mistake:
        parse_seats(TOY, text, candles.words())

    assert mistake.value.key == key


def test_a_vampire_plays_at_the_prompt() -> None:
    seats = parse_seats(TOY, "🧛🏽‍♀️  Ann,Z\u0307ak", candles.words())

    assert seats.names == ["🧛🏽‍♀️ Ann", "Żak"]


def test_a_name_that_is_refused_is_told_without_its_hidden_signs() -> None:
    with pytest.raises(Mistake) as mistake:
        parse_seats(TOY, "Ann\x1b[2J,bot", candles.words())

    said = candles.words()(mistake.value.key, **mistake.value.values)
    assert "Ann\\u001b[2J" in said
    assert "\x1b" not in said
