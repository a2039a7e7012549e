"""Lessons at the prompt: led through by Enter alone, left and resumed, and played on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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
from nightlight.terminal.screen import Gone, Screen
from nightlight.words.bundle import LANGUAGES, Words
from terminal import candles

GAME = "dont-go-in-there"
PLAN = lesson(GAME)
WORDS = Words("en", strict=True)
UNFINISHED = "nightmarium"
RACED = "komnata-strachu"


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


class Struck:
    """Letters struck one after the other at a keyboard."""

    def __init__(self, letters: str) -> None:
        self.left = list(letters)

    def struck(self, seconds: float) -> list[str]:
        if not self.left:
            raise Gone
        return [self.left.pop(0)]

    @contextmanager
    def open(self) -> Iterator[Struck]:
        yield self


def by_keys(letters: str) -> Classroom:
    """The lesson of Komnata Strachu at a terminal that has single keys."""
    classroom = Classroom(lesson(RACED), candles.screen(), WORDS, Struck(letters).open)
    classroom.teach()
    return classroom


@pytest.mark.rule("KS-9.7")
def test_a_raced_game_is_taught_with_its_keys() -> None:
    learned = by_keys("12\n1 23 31\x7f4\n")

    shown = candles.shown(learned.screen)
    assert learned.place == 4
    assert "1 2, then the light  <-- these keys" in shown
    assert "1. no press" not in shown, "no list of choices"


def test_other_keys_are_for_later_and_a_token_can_be_taken_back() -> None:
    other = by_keys("4\n")
    mended = by_keys("1442 ")

    assert other.place == 0
    assert WORDS("lesson-push-other", keys="1 2") in candles.shown(other.screen)
    assert mended.place == 1


def test_commands_can_be_typed_between_the_keys() -> None:
    back = by_keys("12\nb\n")
    rule = by_keys("?\n")
    skipped = by_keys("skop\x7f\x7fip\n")

    assert back.place == 0
    assert WORDS("clause-behind", clause="KS-11.2") in candles.shown(rule.screen)
    assert WORDS("lesson-help-hand", struck="yes") in candles.shown(rule.screen)
    assert skipped.skipped


@pytest.mark.parametrize(("entry", "place"), [("12", 1), ("2 1", 1), ("", 1), ("45", 0), ("9", 0), ("77", 0)])
def test_in_a_pipe_the_keys_are_typed_as_a_line(entry: str, place: int) -> None:
    screen = candles.screen(entry)

    classroom = taught(screen, game=RACED)

    assert classroom.place == place
    assert WORDS("lesson-help-hand", struck="no") in candles.shown(screen)


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
