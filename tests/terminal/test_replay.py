"""Stepping through a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.play.journal import Journal
from nightlight.terminal.replay import Replay
from nightlight.words.bundle import LANGUAGES
from terminal import candles
from toy.game import TOY


def finished(path: Path) -> Journal:
    candles.table(candles.start(path, ["Bot 1", "Bot 2"]), path, candles.screen()).play()
    return Journal.read(path)


def replayed(journal: Journal, *entries: str, language: str = "en") -> str:
    screen = candles.screen(*entries)
    Replay(journal, TOY, screen, candles.words(language), candles.text_of).run()
    return candles.shown(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_replayed_to_its_end(tmp_path: Path, language: str) -> None:
    journal = finished(tmp_path / "match.jsonl")

    shown = replayed(journal, *[""] * (len(journal.lines) + 1), language=language)

    words = candles.words(language)
    assert words("replay-line", line=len(journal.lines), last=len(journal.lines)) in shown
    assert words("replay-end") in shown
    assert "1. Bot" in shown


def test_a_replay_goes_on_and_back_and_anywhere(tmp_path: Path) -> None:
    journal = finished(tmp_path / "match.jsonl")
    last = len(journal.lines)

    shown = replayed(journal, "n", "b", "b", "3", "999", "0", "hm", "q")

    headings = [line for line in shown.split("\n") if line.startswith(("Before", "Move"))]
    begin = "Before the first move"
    assert headings == [begin, f"Move 1 of {last}", begin, f"Move 3 of {last}", begin]
    assert "This is the beginning." in shown
    assert f"There is no move 999. Type a number from 0 to {last}." in shown


@pytest.mark.parametrize(("language", "entries"), [("pl", ["dalej", "wstecz"]), ("ru", ["дальше", "назад"])])
def test_a_replay_understands_the_language_of_its_reader(tmp_path: Path, language: str, entries: list[str]) -> None:
    journal = finished(tmp_path / "match.jsonl")

    shown = replayed(journal, *entries, language=language)

    assert shown.count(candles.words(language)("replay-start")) == 2


def test_a_finished_match_can_be_seen_from_every_seat(tmp_path: Path) -> None:
    journal = finished(tmp_path / "match.jsonl")

    shown = replayed(journal, "s 2", "s 3", "s", "q")

    assert "You now see what Bot 2 sees." in shown
    assert shown.count("Bot 2 draws card") == 1
    assert "Seats are 1 to 2." in shown
    assert "You now see what a spectator sees." in shown


def test_a_running_match_shows_no_secret(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    candles.table(candles.start(path, ["Ann", "Bot 1"]), path, candles.screen("2")).play()
    journal = Journal.read(path)

    shown = replayed(journal, "s 1", "n", "n", "n", "n", "n")

    assert shown.count("This match is not over, so you see only what everyone may see.") == 2
    assert "Ann peeks at the card of Bot 1." in shown
    assert "draws card" not in shown
    assert "Your card" not in shown
    assert "The match is not over yet." in shown
