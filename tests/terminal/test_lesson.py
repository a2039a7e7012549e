"""Lessons at the prompt: led through by Enter alone, left and resumed, and played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.core.game import AnyGame
from nightlight.play.journal import Journal
from nightlight.play.lesson import END, WELCOME, lesson
from nightlight.play.match import PERSON
from nightlight.play.storage import FOLDER_VARIABLE
from nightlight.terminal.learning import learn
from nightlight.terminal.lesson import Classroom, place_in
from nightlight.terminal.saves import matches_folder
from nightlight.terminal.screen import Screen
from nightlight.words.bundle import LANGUAGES, Words
from terminal import candles

GAME = "dont-go-in-there"
PLAN = lesson(GAME)
WORDS = Words("en", strict=True)
UNFINISHED = "nightmarium"


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the machine is read or written."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))


def taught(screen: Screen, words: Words = WORDS, game: str = GAME) -> Classroom:
    classroom = Classroom(lesson(game), screen, words)
    classroom.teach()
    return classroom


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_alone_leads_through_every_lesson(every_game: AnyGame, language: str) -> None:
    plan, words = lesson(every_game.id), Words(language, strict=True)
    screen = candles.screen(*[""] * len(plan.own_turns))

    classroom = taught(screen, words, every_game.id)

    shown = candles.shown(screen)
    assert [key for key in plan.messages() if words(key) not in shown] == []
    assert len(classroom.match.journal.lines) == len(plan.turns)
    assert place_in(plan) == 0, "it begins anew"


def test_the_marked_option_is_the_one_that_is_wanted() -> None:
    screen = candles.screen("6", "2")

    classroom = taught(screen)

    assert "6. Library, step 2 (1 flashlight): 1.5 ghosts on average, none: 19%  <-- this one" in candles.shown(screen)
    assert WORDS("lesson-other") in candles.shown(screen)
    assert classroom.place == 1


@pytest.mark.parametrize(
    ("entry", "answer"),
    [
        ("7", WORDS("lesson-other")),
        ("99", WORDS("no-such-option", entry="99", first=1, last=12)),
        ("boo", WORDS("not-a-command", entry="boo", first=1, last=12)),
        ("?", WORDS("clause-behind", clause="DG-3.1")),
        ("rules DG-4.5", "DG-4.5"),
    ],
)
def test_whatever_else_is_typed_is_answered_kindly(entry: str, answer: str) -> None:
    screen = candles.screen(entry)

    classroom = taught(screen)

    assert answer in candles.shown(screen)
    assert classroom.place == 0


def test_a_lesson_is_resumed_where_it_was_left() -> None:
    taught(candles.screen("", "", "", "q"))
    assert place_in(PLAN) == 3
    screen = candles.screen(*[""] * (len(PLAN.own_turns) - 3))

    classroom = taught(screen)

    shown = candles.shown(screen)
    assert shown.index(WORDS("lesson-resumed")) < shown.index(WORDS(PLAN.key(PLAN.own_turns[3].say or "")))
    assert WORDS(PLAN.key(WELCOME)) not in shown
    assert WORDS(PLAN.key(END)) in shown
    assert classroom.match.over


def test_a_step_back_says_it_again() -> None:
    screen = candles.screen("", "", "b")

    classroom = taught(screen)

    assert classroom.place == 1
    assert candles.shown(screen).count(WORDS(PLAN.key(PLAN.own_turns[1].say or ""))) == 2


def test_a_file_that_cannot_be_read_begins_at_the_beginning(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text('{"dont-go-in-there": 400', encoding="utf-8")
    assert place_in(PLAN) == 0
    (tmp_path / "lessons.json").write_text('{"dont-go-in-there": 400}', encoding="utf-8")
    assert place_in(PLAN) == 0


def test_who_skips_the_lesson_may_play_at_once() -> None:
    screen = candles.screen("skip", "1", "q")

    learn(GAME, screen, WORDS)

    (path,) = matches_folder().glob("*.jsonl")
    assert Journal.read(path).header.luck.given == []
    assert WORDS(PLAN.key(END)) not in candles.shown(screen)


def test_a_lesson_is_played_on_from_its_end() -> None:
    plan = lesson(UNFINISHED)
    screen = candles.screen(*[""] * len(plan.own_turns), "2", "1", "q")

    learn(UNFINISHED, screen, WORDS)

    (path,) = matches_folder().glob("*.jsonl")
    journal = Journal.read(path)
    assert len(journal.lines) > len(plan.turns)
    assert journal.header.luck.given == plan.luck
    assert [kind == PERSON for kind in journal.header.kinds] == [
        seat == plan.learner for seat in range(plan.setup.players)
    ]


def test_without_a_game_the_learner_is_asked_for_one() -> None:
    screen = candles.screen("1", "q")

    learn(None, screen, WORDS)

    assert WORDS("menu-learn-what") in candles.shown(screen)
    assert WORDS(PLAN.key(WELCOME)) in candles.shown(screen)
