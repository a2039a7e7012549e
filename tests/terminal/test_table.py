"""A match at the prompt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nightlight.bots import bot, strongest
from nightlight.core.errors import StorageError
from nightlight.core.game import AnyGame
from nightlight.play.match import Match
from nightlight.terminal.screen import CURTAIN_LINES
from nightlight.words.bundle import LANGUAGES
from terminal import candles
from toy.game import TOY


def toy(game_id: str) -> AnyGame:
    assert game_id == TOY.id
    return TOY


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_played_to_its_end(tmp_path: Path, language: str) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1", "Bot 2"])
    screen = candles.screen(*["1"] * 20)

    candles.table(match, path, screen, language).play()

    assert match.over
    assert f"nightlight verify {path}" in candles.shown(screen)
    assert "Ann: " in candles.shown(screen)


def test_bots_can_play_among_themselves(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Bot 1", "Bot 2"])
    screen = candles.screen()

    candles.table(match, path, screen).play()

    assert match.over
    assert "Bot 1 draws a card." in candles.shown(screen)
    assert "> " not in candles.shown(screen)


def test_a_turn_shows_news_table_question_and_options(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen()

    candles.table(match, path, screen).play()

    lines = candles.shown(screen).split("\n")
    assert lines[:3] == ["Ann begins.", "Ann draws card 1.", "Bot 1 draws a card."]
    assert lines[3:7] == ["", "Your card is 1.", "Ann has 3 wax.", "Bot 1 has 3 wax."]
    assert lines[7:11] == ["", "What do you do this evening?", "  1. Rest", "  2. Peek at Bot 1"]


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        ("7", "There is no choice 7. Type a number from 1 to 2."),
        ("0", "There is no choice 0. Type a number from 1 to 2."),
        ("9" * 5000, "Type a number from 1 to 2."),
        ("rest", '"rest" is not a choice here. Type a number from 1 to 2, or ? for help.'),
        ("-1", '"-1" is not a choice here.'),
        ("1 2", '"1 2" is not a choice here.'),
        ("u", "There is nothing to undo yet."),
        ("rules xyzzy", 'No rule mentions "xyzzy".'),
        ("rules CA-9.9", "There is no rule CA-9.9."),
    ],
)
def test_a_wrong_entry_gets_a_helpful_line(tmp_path: Path, entry: str, answer: str) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen(entry)

    candles.table(match, path, screen).play()

    assert answer in candles.shown(screen)
    assert match.journal.lines == []


@pytest.mark.parametrize(
    ("language", "entries"),
    [("en", ["?", "help"]), ("pl", ["?", "help", "pomoc"]), ("ru", ["?", "help", "ПОМОЩЬ"])],
)
def test_help_names_the_clause_and_the_commands(tmp_path: Path, language: str, entries: list[str]) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen(*entries)

    candles.table(match, path, screen, language).play()

    assert candles.shown(screen).count("CA-2 Rest, or peek at the card of a rival.") == len(entries)
    assert candles.shown(screen).count(candles.words(language)("command-undo")) == len(entries)


def test_help_says_how_one_wins_and_what_may_be_typed_now(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen("?")

    candles.table(match, path, screen).play()

    help_text = candles.shown(screen).split("> ?\n")[1]
    assert help_text.index("CA-2 Rest, or peek") < help_text.index("The goal: own the most wax at the end.")
    assert "Type a number from 1 to 2 and press Enter." in help_text
    assert candles.words()("help-hint") in help_text


@pytest.mark.parametrize(("language", "entry"), [("en", "hint"), ("pl", "wskazówka"), ("ru", "Подсказка")])
def test_a_hint_is_what_a_bot_would_choose_and_why(tmp_path: Path, language: str, entry: str) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen(entry, entry)
    words = candles.words(language)
    best = bot(TOY, strongest(), 0).choose(match.view(0), match.legal(0))

    table = candles.table(match, path, screen, language)
    table.play()

    option = table.texts[0].option(match.view(0), best)
    said = words("hint", number=str(match.legal(0).index(best) + 1), option=option)
    assert candles.shown(screen).count(f"{said}\n{words('candles-hint')}\n") == 2
    assert match.journal.lines == []


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        ("rules", "CA-2 Rest, or peek"),
        ("rules wax", "CA-3 Burn wax, all at once."),
        ("rules ca-2.1", "CA-2.1 Turns. In turn,"),
        ("rules CA-1", "### CA-1 Night"),
    ],
)
def test_rules_can_be_asked_for_in_a_match(tmp_path: Path, entry: str, found: str) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen(entry)

    candles.table(match, path, screen).play()

    assert found in candles.shown(screen)


def test_enter_alone_repeats_the_question(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen("", "t")

    candles.table(match, path, screen).play()

    assert candles.shown(screen).count("What do you do this evening?") == 3
    assert candles.shown(screen).count("Your card is 1.") == 2


def test_the_log_tells_everything_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen("1", "log")

    candles.table(match, path, screen).play()

    assert candles.shown(screen).count("Ann begins.") == 2
    assert candles.shown(screen).count("Ann rests.") == 2


def test_an_answer_can_be_taken_back_while_nobody_learned_anything(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Ben"])
    screen = candles.screen("", "1", "", "u", "")

    candles.table(match, path, screen).play()

    assert "Ann: last move undone." in candles.shown(screen)
    assert match.journal.lines == []
    assert match.legal(0) != []


def test_an_answer_that_taught_something_cannot_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Ben"])
    screen = candles.screen("", "2", "", "u")

    candles.table(match, path, screen).play()

    assert "That cannot be undone" in candles.shown(screen)
    assert len(match.journal.lines) == 1


@pytest.mark.parametrize("entries", [[], ["q"], ["save"], ["QUIT"]])
def test_leaving_saves_the_match_and_says_how_to_go_on(tmp_path: Path, entries: list[str]) -> None:
    path = tmp_path / "a match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    screen = candles.screen("1", *entries)

    candles.table(match, path, screen).play()

    assert candles.shown(screen).endswith(f"nightlight play --resume '{path}'\n")
    assert Match.resume(path, toy).journal.lines == match.journal.lines


def test_a_resumed_match_tells_what_happened_since_the_last_answer(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    candles.table(candles.start(path, ["Ann", "Bot 1"]), path, candles.screen("1")).play()
    screen = candles.screen()
    table = candles.table(Match.resume(path, toy), path, screen)

    table.catch_up()
    table.play()

    assert candles.shown(screen).startswith("Ann rests.\n")


def test_the_screen_is_passed_on_behind_a_curtain(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Ben"])
    screen = candles.screen("", "1", "", "1")

    candles.table(match, path, screen).play()

    curtain = "\n" * CURTAIN_LINES
    pages = candles.shown(screen).split(curtain)
    assert len(pages) == 3
    assert pages[0].lstrip().startswith("Please pass the screen to Ann.")
    assert pages[1].lstrip().startswith("Please pass the screen to Ben.")
    assert "Ben: What do you do this evening?" in pages[1]


def test_a_match_that_goes_on_hides_what_the_screen_showed_before(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Ben"])
    candles.table(match, path, candles.screen("", "1")).play()
    screen = candles.screen("")

    candles.table(match, path, screen).play()

    assert candles.shown(screen).startswith("\n" * CURTAIN_LINES)


def test_nobody_reads_the_secrets_of_another(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Ben"])
    screen = candles.screen("", "2", "", "log", "t", "1")

    candles.table(match, path, screen).play()

    page_of_ben = candles.shown(screen).split("\n" * CURTAIN_LINES)[1]
    assert "Ann draws a card." in page_of_ben
    assert "Ann peeks at the card of Ben." in page_of_ben
    assert re.search(r"Ann draws card|peeks at the card of Ben:", page_of_ben) is None
    assert len(re.findall(r"Your card is \d", page_of_ben)) == 2


def test_whatever_is_typed_at_the_curtain_shows_nothing_but_the_curtain(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Ben"])
    screen = candles.screen("log", "t", "1", "q")

    candles.table(match, path, screen).play()

    assert "draws" not in candles.shown(screen)
    assert match.journal.lines == []


def test_a_match_that_cannot_be_written_stops_without_a_loss(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = candles.start(path, ["Ann", "Bot 1"])
    path.write_bytes(path.read_bytes() + b"\n")
    screen = candles.screen("1")

    with pytest.raises(StorageError):
        candles.table(match, path, screen).play()

    assert "--resume" in candles.shown(screen)
    assert match.journal.lines == []
