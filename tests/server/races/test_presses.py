"""What clients may say to a raced question: at worst it is rejected."""

from __future__ import annotations

import json

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE
from nightlight.server.races.question import Resolved
from server.vigil import ARM, RIGHT, SECOND_EXAMPLE, WRONG, Vigil, case, dealt, shown_table, verdict


@pytest.mark.rule("KS-8.20", "KS-8.11")
def test_a_press_in_the_dark_is_early_and_costs_nothing() -> None:
    table = Vigil(dealt(), {0: 0, 1: 0})

    early = table.press(ARM - 1, 0, RIGHT, 0)
    counted = table.press(ARM + 800, 0, RIGHT, 800)

    assert (verdict(early), verdict(counted)) == ("early", 800)


@pytest.mark.rule("KS-8.10", "KS-8.20")
@pytest.mark.parametrize("wait", [0, 60_000], ids=["while the result is shown", "while the next question is open"])
def test_a_press_for_a_question_that_is_over_is_late(wait: int) -> None:
    table = Vigil(dealt(FIRST_EXAMPLE, SECOND_EXAMPLE), {0: 0, 1: 0})
    shown = table.show()
    table.press(shown + 1000, 0, RIGHT)
    table.finish()

    table.until(table.now + min(wait, 5000))
    ruling = table.press(table.now, 1, RIGHT, 1000, question=1)

    assert verdict(ruling) == "late"
    assert table.race.dark == (wait == 0)


@pytest.mark.rule("KS-8.10")
def test_a_press_between_the_last_millisecond_and_the_entry_is_late() -> None:
    table, shown = shown_table({0: 0, 1: 0})
    table.press(shown + 1000, 0, RIGHT, 1000)

    happened = table.race.advance(shown + 1061, table.lines, sealed=True)
    before = table.race.result()[0]
    ruling = table.race.press(shown + 1061, 1, 1, RIGHT, 1000)

    assert happened == [Resolved()]
    assert verdict(ruling) == "late"
    assert table.race.resolved
    assert table.race.moment() is None
    assert table.race.advance(shown + 1062, table.lines, sealed=True) == []
    assert table.race.result()[0] == before


@pytest.mark.rule("KS-8.20", "KS-12.4")
@pytest.mark.parametrize(
    ("seat", "question", "answer", "reason"),
    [
        (0, 7, RIGHT, "other_reveal"),
        (2, 1, RIGHT, "inactive"),
        (3, 1, RIGHT, "inactive"),
        (30, 1, RIGHT, "inactive"),
        (-1, 1, RIGHT, "inactive"),
        (0, 1, ["owl"], "bad_answer"),
        (0, 1, ["skull", "skull"], "bad_answer"),
        (0, 1, "skull", "bad_answer"),
        (0, 1, None, "bad_answer"),
        (0, 1, [["skull"], {}], "bad_answer"),
        (0, 1, [0, 1], "bad_answer"),
        (0, 1, ["\ud800"] * 16, "bad_answer"),
    ],
)
def test_whatever_a_client_says_is_at_worst_rejected(seat: int, question: int, answer: object, reason: str) -> None:
    table = Vigil(dealt(seats=4), {0: 0, 1: 0}, bots=1)  # seat 2 is not there
    table.seal(3, WRONG, 900)
    shown = table.show()

    rejected = table.press(shown + 1000, seat, answer, 1000, question=question)
    counted = table.press(shown + 1500, 0, RIGHT, 1500)
    table.finish()

    assert (verdict(rejected), verdict(counted)) == (reason, 1500)
    assert table.winner == 0
    assert table.times == [1500, None, None, 900]
    assert json.loads(json.dumps(table.notes)) == table.notes


def test_in_the_dark_another_number_is_no_excuse() -> None:
    table = Vigil(dealt(), {0: 0, 1: 0})

    assert verdict(table.press(10, 0, RIGHT, 0, question=2)) == "other_reveal"


def test_a_client_that_never_stops_does_not_fill_the_journal() -> None:
    table, shown = shown_table({0: 0, 1: 0})

    rulings = {verdict(table.press(shown + 1000 + number, 0, ["owl"] * 16)) for number in range(200)}
    table.press(shown + 2000, 0, RIGHT)
    table.press(shown + 2000, 1, WRONG)
    table.finish()

    messages = case(table.notes[0])["messages"]
    assert isinstance(messages, list)
    assert rulings == {"bad_answer"}
    assert len(messages) == 8 + 2
    assert table.winner == 0


def test_a_line_that_flickers_is_noted_once_each_way() -> None:
    table, shown = shown_table({0: 0, 1: 0})

    for _ in range(3):
        table.race.returned(shown + 100, 1)
    for _ in range(3):
        table.race.lost(shown + 200, 1)
        table.race.lost(shown + 200, 9)
    table.press(shown + 900, 0, RIGHT)
    table.finish()

    messages = case(table.notes[0])["messages"]
    assert isinstance(messages, list)
    assert [message.get("line") for message in messages] == ["lost", None]


def test_a_clock_that_goes_back_is_not_believed() -> None:
    table, shown = shown_table({0: 0, 1: 0})
    table.press(shown + 1000, 0, WRONG, 1000)

    ruling = table.race.press(shown + 400, 1, 1, RIGHT, None)

    assert verdict(ruling) == 1000
