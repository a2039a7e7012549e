"""Every game of the catalogue at the prompt, in every language, with no word missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight import games
from nightlight.core.game import AnyGame
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.terminal.goal import goal
from nightlight.terminal.menu import Plan
from nightlight.terminal.opening import greet
from nightlight.terminal.replay import Replay
from nightlight.terminal.seats import Seats
from nightlight.terminal.table import LocalTable
from nightlight.words.bundle import LANGUAGES, Words
from playthroughs.matches import SHORT
from terminal import candles

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal"]
ANSWERS = ["1", "", "2", "0", "?", "1", "", "2", "hint", "1", "rules", "", "1", "2", "log", "", "1", "1 2", ""] * 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_at_one_screen_play_to_the_end(every_game: AnyGame, tmp_path: Path, language: str) -> None:
    most = every_game.players[1]
    path = tmp_path / "match.jsonl"
    setup = every_game.setup(most, SHORT.get(every_game.id))
    match = Match.start(every_game, setup, NAMES[:most], [PERSON] * most, Luck.seeded(1), path)
    screen = candles.screen(*ANSWERS)
    words = Words(language, strict=True)

    LocalTable(match, path, {}, screen, words, games.text, games.rules_text(every_game.id, language)).play()

    assert match.over
    assert words("over") in candles.shown(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_stands_at_the_beginning_of_a_match(every_game: AnyGame, language: str) -> None:
    words = Words(language, strict=True)
    seats = Seats(NAMES[: every_game.players[0]], [PERSON] * every_game.players[0])
    screen = candles.screen()

    greet(Plan(every_game, seats, {}), every_game.setup(every_game.players[0]), screen, words)

    assert goal(every_game, {}, words) in candles.shown(screen).splitlines()


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("nightmarium", {}, "The goal: be the first to end a turn with 5 complete creatures."),
        ("nightmarium", {"creatures": "3", "win_check": "immediate"}, "be the first to have 3 complete creatures."),
        ("straszydla", {"pact_size": "4"}, "all 4 places of your pact."),
    ],
)
def test_the_goal_is_that_of_the_options(game: str, options: dict[str, str], said: str) -> None:
    assert said in goal(games.find(game), options, Words("en", strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_replayed_from_every_seat(every_game: AnyGame, tmp_path: Path, language: str) -> None:
    fewest = every_game.players[0]
    path = tmp_path / "match.jsonl"
    setup = every_game.setup(fewest, SHORT.get(every_game.id))
    match = Match.start(every_game, setup, NAMES[:fewest], [PERSON] * fewest, Luck.seeded(2), path)
    while not match.over:
        seat = next(seat for seat in range(fewest) if match.legal(seat))
        match.answer(seat, match.legal(seat)[-1])
    middle, end = str(len(match.journal.lines) // 2), str(len(match.journal.lines))
    screen = candles.screen(middle, "s 1", end, f"s {fewest}", middle, "s", end)
    words = Words(language, strict=True)

    Replay(Journal.read(path), every_game, screen, words, games.text).run()

    assert words("replay-line", line=int(end), last=int(end)) in candles.shown(screen)
    assert words("replay-seat", name=NAMES[fewest - 1]) in candles.shown(screen)
