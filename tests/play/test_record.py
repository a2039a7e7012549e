"""Lines that come without a check, because something else keeps them whole."""

from __future__ import annotations

import pytest

from nightlight.core.errors import BadJournal
from nightlight.play.record import Line, header_of, line_of
from toy.evenings import begun, finished, played_on

NOTE: dict[str, object] = {"why": {"told": [1, 2.5, None, "ż"]}}


def test_a_header_says_the_same_again() -> None:
    header = begun().journal.header

    again = header_of(header.json())

    assert again.json() == header.json()
    assert again.luck.words == ["boo"]


def test_a_line_says_the_same_again() -> None:
    for number, line in enumerate(finished().journal.lines, start=2):
        assert line_of(number, line.json()) == line


def test_a_note_is_part_of_its_line() -> None:
    line = played_on(begun(), 1).journal.lines[0]
    noted = Line(line.seat, line.action, line.outcomes, NOTE)

    assert line_of(2, noted.json()) == noted
    assert noted.json()["note"] == NOTE
    assert "note" not in line.json()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seat": "0"}, "line 7: seat is a whole number"),
        ({"seat": True}, "line 7: seat is a whole number"),
        ({"seat": -1}, "line 7: seat is a whole number"),
        ({"action": []}, "line 7: action is an object"),
        ({"outcomes": [-1]}, "line 7: each of outcomes is a whole number"),
        ({"outcomes": None}, "line 7: outcomes is a list"),
        ({"note": "boo"}, "line 7: note is an object"),
        ({"note": None}, "line 7: note is an object"),
        ({"mood": "dark"}, "line 7: an action has the keys .*; unknown mood"),
    ],
)
def test_a_line_that_says_something_else_is_refused(change: dict[str, object], problem: str) -> None:
    line = played_on(begun(), 1).journal.lines[0].json()

    with pytest.raises(BadJournal, match=problem):
        line_of(7, line | change)


@pytest.mark.parametrize("missing", ["seat", "action", "outcomes"])
def test_a_line_says_all_that_it_has_to(missing: str) -> None:
    line = played_on(begun(), 1).journal.lines[0].json()
    del line[missing]

    with pytest.raises(BadJournal, match=f"missing {missing}"):
        line_of(2, line)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"names": "Ann"}, "line 1: names is a list of texts"),
        ({"names": ["\ud800", "Bo"]}, "line 1: each of names is Unicode text"),
        ({"setup": {}}, "line 1: setup has the keys players, options; missing"),
        ({"luck": {"kind": "marked"}}, "line 1: luck is fair or seeded"),
        ({"luck": {"kind": "fair", "hash": "ab", "words": []}}, "line 1: hash has 64 digits"),
        ({"rules_version": 1.0}, "line 1: rules_version is a whole number"),
        ({"more": 1}, "line 1: the header has the keys"),
    ],
)
def test_a_header_that_says_something_else_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(BadJournal, match=problem):
        header_of(begun().journal.header.json() | change)
