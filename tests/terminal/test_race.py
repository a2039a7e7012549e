"""Questions against the clock at one screen: keys and times come from the test, so nothing waits."""

from __future__ import annotations

import io
import os
import pty
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nightlight import games
from nightlight.core.player import Player
from nightlight.core.step import View
from nightlight.games.komnata_strachu.actions import ANSWER_WITH, AT_MILLISECOND, AT_SECOND
from nightlight.games.komnata_strachu.answers import accepted
from nightlight.games.komnata_strachu.content import ANSWERS
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.live import LIVE
from nightlight.games.komnata_strachu.state import State
from nightlight.games.komnata_strachu.view import SeatView
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import PERSON, Match
from nightlight.play.verify import verify
from nightlight.terminal import keyboard
from nightlight.terminal.race import Clock, KeyboardRace
from nightlight.terminal.screen import Gone, Screen
from nightlight.terminal.table import LocalTable
from nightlight.words.bundle import Words
from terminal import candles


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0
        self.slept: list[float] = []

    def clock(self) -> Clock:
        return Clock(lambda: self.now, self.slept.append)


class Keys:
    """Letters struck at given moments; waiting moves the clock."""

    def __init__(self, time: Time, *struck: tuple[int, str]) -> None:
        self.time = time
        self.left = list(struck)

    def struck(self, seconds: float) -> list[str]:
        until = self.time.now + round(seconds * 1000)
        if not self.left or self.left[0][0] > until:
            self.time.now = until
            return []
        at, letter = self.left.pop(0)
        self.time.now = max(self.time.now, at)
        return [letter]

    @contextmanager
    def open(self) -> Iterator[Keys]:
        yield self


class Robot(Player):
    """Presses at one moment, rightly or not at all."""

    def __init__(self, at: int | None, *, right: bool = True) -> None:
        self.at = at
        self.right = right

    def choose(self, view: View, options: list[int]) -> int:
        assert isinstance(view, SeatView)
        if ANSWER_WITH.of(1) in options:
            answer = accepted(view.table.cards, view.table.agreement)[0] if self.right else 0
            return options[0] if self.at is None else ANSWER_WITH.of(answer)
        assert self.at is not None
        if AT_SECOND.of(0) in options:
            return AT_SECOND.of(self.at // 1000)
        return AT_MILLISECOND.of(self.at % 1000)


def chamber(
    path: Path, robots: dict[int, Player], people: int = 1, lines: tuple[str, ...] = ("",) * 9, reveals: str = "1"
) -> LocalTable:
    """A match of one reveal, unless said; people sit first."""
    names = [*["Ann", "Ben", "Cleo"][:people], *(f"Bot {number}" for number in range(1, len(robots) + 1))]
    kinds = [PERSON] * people + ["steady"] * len(robots)
    setup = GAME.setup(len(names), {"reveals": reveals, "specials": ""})
    place = path / f"{len(list(path.iterdir()))}.jsonl"
    match = Match.start(GAME, setup, names, kinds, Luck.seeded(4), place)
    words = Words("en", strict=True)
    rules = games.rules_text(GAME.id)
    return LocalTable(match, place, robots, candles.screen(*lines), words, games.text, rules, LIVE)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def right(table: LocalTable) -> list[int]:
    """The tokens of an answer that is right, by shape."""
    state = state_of(table.match)
    return list(ANSWERS[accepted(state.cards, state.agreement)[0]])


def digits(table: LocalTable) -> str:
    return "".join(str(token + 1) for token in right(table))


def struck_at(letters: str, first: int) -> list[tuple[int, str]]:
    return [(first + number, letter) for number, letter in enumerate(letters)]


def raced(table: LocalTable, time: Time, *struck: tuple[int, str]) -> None:
    """Let the bots seal their presses, then race key by key."""
    table.next_person()
    KeyboardRace(table, LIVE, time.clock(), Keys(time, *struck).open).run()


def result(table: LocalTable) -> dict[str, object]:
    last = table.match.state.json()["last"]
    assert isinstance(last, dict)
    return last


def test_the_faster_right_press_takes_the_cards(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(2000)})
    time = Time()

    raced(table, time, *struck_at(digits(table), 1000), (1990, "\n"))

    assert (result(table)["winner"], result(table)["times"]) == (0, [1990, 2000])
    assert "Ann hits the switch!" in candles.shown(table.screen)
    assert "Bot 1 hits the switch!" not in candles.shown(table.screen)
    assert time.now == 1990, "nobody waits once the winner is certain"


def test_a_right_bot_ends_the_race(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(2000)})
    time = Time()

    raced(table, time, *struck_at(digits(table), 1000), (2001, "\n"))

    assert (result(table)["winner"], result(table)["times"]) == (1, [None, 2000])
    assert time.now == 2000
    assert "Bot 1 hits the switch!" in candles.shown(table.screen)


def test_after_a_wrong_press_the_others_keep_their_chance(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(3000)})
    wrong = "5" if digits(table) != "5" else "4"

    raced(table, Time(), (500, wrong), (600, " "))

    assert (result(table)["winner"], result(table)["verdicts"]) == (1, ["wrong", "right"])


def test_tokens_are_taken_back_by_the_same_key_and_cleared_by_one(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(None)})

    raced(table, Time(), *struck_at("15" + "1" + "\x7f" + digits(table), 100), (900, "\n"))

    assert result(table)["winner"] == 0


def test_the_switch_is_inert_without_a_token(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(None)})

    raced(table, Time(), (100, "\n"), (200, " "), *struck_at(digits(table), 300), (900, " "))

    assert result(table)["times"] == [900, None]


def test_nobody_presses_until_the_round_is_over(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(None)})
    time = Time()

    raced(table, time)

    assert (result(table)["winner"], result(table)["verdicts"]) == (None, ["pass", "pass"])
    assert time.now == 30_000


def test_after_the_first_press_there_is_a_last_call(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(1000, right=False)})
    time = Time()

    raced(table, time)

    assert result(table)["verdicts"] == ["pass", "wrong"]
    assert time.now == 9000


def test_people_share_a_keyboard_each_with_a_row_and_a_switch(tmp_path: Path) -> None:
    table = chamber(tmp_path, {}, people=3)
    tokens = right(table)
    second = struck_at("".join("yuiop"[token] for token in tokens), 700)
    third = struck_at("".join("12345"[token] for token in tokens), 720)

    raced(table, Time(), (100, "q"), (110, "c"), *second, *third, (800, "m"), (801, "\n"))

    verdicts = result(table)["verdicts"]
    assert result(table)["winner"] == 1
    assert isinstance(verdicts, list)
    assert verdicts[2] == "pass", "the race was over by then"


def test_cyrillic_letters_are_the_same_keys(tmp_path: Path) -> None:
    table = chamber(tmp_path, {}, people=2)
    letters = "".join("йцуке"[token] for token in right(table))

    raced(table, Time(), *struck_at(letters, 100), (400, "\N{CYRILLIC SMALL LETTER ES}"))

    assert (result(table)["winner"], result(table)["times"]) == (0, [400, None])


def test_who_leaves_loses_nothing_and_finds_the_same_cards_again(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(2000)})
    cards = list(state_of(table.match).cards)

    with pytest.raises(Gone):
        raced(table, Time(), (100, "1"), (200, "\x1b"))

    resumed = Match.resume(table.path, games.find)
    assert list(state_of(resumed).cards) == cards
    assert resumed.legal(0) == table.match.legal(0)


def test_a_raced_match_is_written_down_and_can_be_verified(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(2000)})
    raced(table, Time(), *struck_at(digits(table), 1000), (1500, "\n"))

    journal = Journal.read(table.path)
    replayed = Match.replay(journal, GAME)

    assert table.match.over
    assert replayed.state.json() == table.match.state.json()
    assert verify(table.path).seeded


def test_in_a_pipe_a_line_of_digits_is_a_press(tmp_path: Path) -> None:
    right_line = digits(chamber(tmp_path, {1: Robot(None)}))
    table = chamber(tmp_path, {1: Robot(29_000)}, lines=("?", "", "", "99", "11", "rules", right_line))

    table.play()

    assert result(table)["winner"] == 0
    at_first, asked_for_help, *wrong = candles.shown(table.screen).split("Type the numbers of your tokens")[1:]
    assert "Press Enter when everybody is ready." in at_first
    assert "You can also type:" in asked_for_help
    assert len(wrong) == 3


def test_in_a_race_nobody_gets_a_hint(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(29_000)}, lines=("hint",))

    table.play()

    assert "There are no hints in a race." in candles.shown(table.screen)
    assert "A bot would choose" not in candles.shown(table.screen)


def test_the_keys_are_told_before_the_first_reveal_and_once(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(2000)}, reveals="2")

    for _ in range(2):
        raced(table, Time(), *struck_at(digits(table), 1000), (1500, "\n"))

    shown = candles.shown(table.screen)
    assert shown.count("Your keys: 1 to 5 push a token forward or take it back; Enter or the space bar") == 1
    assert shown.index("Your keys:") < shown.index("Press Enter when everybody is ready.")


def test_a_question_mark_tells_the_keys_again(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(2000)}, lines=("?", ""))

    raced(table, Time(), *struck_at(digits(table), 1000), (1500, "\n"))

    assert candles.shown(table.screen).count("Your keys: 1 to 5") == 2


def test_several_at_one_keyboard_are_told_their_own_rows(tmp_path: Path) -> None:
    table = chamber(tmp_path, {}, people=3)

    raced(table, Time(), (1000, "q"), (1100, "c"), (1200, "y"), (1300, "m"), (1400, "1"), (1500, "\n"))

    shown = candles.shown(table.screen)
    assert "Ann: tokens Q W E R T, light C." in shown
    assert "Ben: tokens Y U I O P, light M." in shown
    assert "Cleo: tokens 1 2 3 4 5 of the number pad, light: its Enter." in shown


def test_in_a_pipe_a_line_that_comes_too_late_is_no_press(tmp_path: Path) -> None:
    table = chamber(tmp_path, {1: Robot(0)}, lines=("", "1"))
    moments = [0, 0, 5]  # made, shown, answered
    table.next_person()

    KeyboardRace(table, LIVE, Clock(lambda: moments.pop(0)), None).run()

    assert (result(table)["winner"], result(table)["times"]) == (1, [None, 0])
    assert "Too late" in candles.shown(table.screen)


def test_people_without_single_keys_take_turns_behind_the_curtain(tmp_path: Path) -> None:
    right_line = digits(chamber(tmp_path, {}, people=2))
    wrong_line = "5" if right_line != "5" else "4"
    table = chamber(tmp_path, {}, people=2, lines=("", "", wrong_line, "", "", right_line))

    table.play()

    assert result(table)["winner"] == 1
    assert "Ben" in candles.shown(table.screen)


def test_other_forms_are_asked_as_usual(tmp_path: Path) -> None:
    setup = GAME.setup(2, {"reveals": "1", "specials": "", "form": "race"})
    match = Match.start(GAME, setup, ["Ann", "Ben"], [PERSON] * 2, Luck.seeded(4), tmp_path / "match.jsonl")

    assert not LIVE.raced(state_of(match))


class Terminal(io.StringIO):
    """Output that takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_dark_lasts_longer_than_anybody_can_foretell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    made = chamber(tmp_path, {1: Robot(None)})
    screen = Screen(io.StringIO("\n"), Terminal())
    table = LocalTable(made.match, made.path, made.minds, screen, made.words, games.text, "", LIVE)
    time = Time()

    raced(table, time, *struck_at(digits(table), 1000), (1500, "\n"))

    assert len(time.slept) == 1
    assert 1.2 <= time.slept[0] <= 1.8


@pytest.mark.parametrize(
    ("letter", "codes"),
    [
        ("q", ["KeyQ"]),
        ("Й", ["KeyQ"]),
        ("ь", ["KeyM"]),
        ("3", ["Digit3", "Numpad3"]),
        ("\r", ["Enter", "NumpadEnter"]),
        (" ", ["Space"]),
        ("\x1b", ["Escape"]),
        ("é", []),
        ("٣", []),
    ],
)
def test_letters_stand_for_the_keys_they_lie_on(letter: str, codes: list[str]) -> None:
    assert keyboard.codes(letter) == codes


def test_a_terminal_is_left_as_it_was_whatever_happens() -> None:
    master, slave = pty.openpty()
    before = termios.tcgetattr(slave)
    source = os.fdopen(slave, "r", encoding="utf-8")
    heard: list[str] = []
    seen: list[int] = []

    def interrupted() -> None:
        with keyboard.raw(source) as keys:
            seen.append(termios.tcgetattr(slave)[3])
            os.write(master, "1й".encode())
            heard.extend(keys.struck(1.0))
            heard.extend(keys.struck(0.0))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()

    assert heard == ["1", "й"]
    assert not seen[0] & termios.ICANON
    assert termios.tcgetattr(slave) == before
    assert keyboard.has_keys(source)
    assert not keyboard.has_keys(io.StringIO())
    source.close()
    os.close(master)
