"""Lines out, answers in."""

from __future__ import annotations

import io

import pytest

from nightlight.terminal.screen import CLEAR, HEADING, Gone, Screen, number_in


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)


def test_a_pipe_gets_plain_lines_as_they_are() -> None:
    target = io.StringIO()

    Screen(io.StringIO(), target).line("word " * 40, HEADING)

    assert target.getvalue() == "word " * 40 + "\n"


@pytest.mark.usefixtures("narrow")
def test_a_terminal_gets_lines_that_fit_it() -> None:
    target = Terminal()

    Screen(io.StringIO(), target).line("  1. " + "word " * 10, indent=5)

    lines = target.getvalue().splitlines()
    assert len(lines) == 2
    assert all(len(line) <= 30 for line in lines)
    assert lines[1].startswith("     word")


@pytest.mark.usefixtures("narrow")
def test_a_heading_is_bold_only_where_colour_is_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    bold, plain = Terminal(), Terminal()

    Screen(io.StringIO(), bold).line("Boo", HEADING)
    monkeypatch.setenv("NO_COLOR", "1")
    Screen(io.StringIO(), plain).line("Boo", HEADING)

    assert bold.getvalue() == "\x1b[1mBoo\x1b[0m\n"
    assert plain.getvalue() == "Boo\n"


@pytest.mark.usefixtures("narrow")
def test_hiding_clears_a_terminal() -> None:
    target = Terminal()

    Screen(io.StringIO(), target).hide()

    assert target.getvalue() == CLEAR


def test_an_answer_from_a_pipe_is_written_after_its_question() -> None:
    target = io.StringIO()

    entry = Screen(io.StringIO("  3 \n"), target).ask()

    assert entry == "3"
    assert target.getvalue() == ">   3 \n"


def test_the_end_of_input_is_noticed() -> None:
    screen = Screen(io.StringIO("last"), io.StringIO())

    entry = screen.ask()

    assert entry == "last"
    with pytest.raises(Gone):
        screen.ask()


def test_there_are_never_two_empty_lines() -> None:
    target = io.StringIO()
    screen = Screen(io.StringIO(), target)

    screen.gap()
    screen.line("one")
    screen.gap()
    screen.gap()
    screen.line("two")

    assert target.getvalue() == "one\n\ntwo\n"


@pytest.mark.parametrize(
    ("entry", "number"),
    [("1", 1), ("5", 5), ("3.", 3), ("6", None), ("0", None), ("-1", None), ("", None), ("²", None), ("9" * 99, None)],
)
def test_a_number_is_one_of_those_offered(entry: str, number: int | None) -> None:
    found = number_in(entry, 1, 5)

    assert found == number
