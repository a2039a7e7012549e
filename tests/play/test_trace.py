"""A trace: every decision with all that was offered, what luck meant, and the table after it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from nightlight.core.errors import BadJournal
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.trace import trace
from toy.evenings import begun, edited, finished, played_on
from toy.game import TOY

MATCH = finished(luck=Luck.seeded(3))


def traced() -> list[dict[str, object]]:
    return list(trace(MATCH.journal, TOY))


def test_a_trace_has_the_set_up_and_then_every_decision() -> None:
    entries = traced()

    assert [entry["line"] for entry in entries] == list(range(1, len(MATCH.journal.lines) + 2))
    assert list(entries[0]) == ["line", "game", "setup", "names", "kinds", "luck", "events", "state"]
    for entry in entries[1:-1]:
        assert list(entry) == [
            "line", "seat", "step", "clause", "options", "chosen", "luck", "events", "state",
        ]  # fmt: skip


def test_a_decision_tells_all_that_was_offered_and_what_was_chosen() -> None:
    peek = traced()[1]
    seat = peek["seat"]
    assert isinstance(seat, int)

    assert (peek["step"], peek["clause"]) == ("evening", "CA-2")
    assert peek["options"] == [{"rest": {}}, {"peek": {"rival": 1 - seat}}]
    assert peek["chosen"] == {"peek": {"rival": 1 - seat}}


def test_secrets_are_laid_open() -> None:
    entries = traced()
    card = MATCH.events[1][0].get("card")

    assert entries[1]["events"] == [event.json() for event in MATCH.events[1]]
    assert f'"card": {card + 1}' in json.dumps(entries[1]["events"])


def test_every_draw_says_what_it_meant() -> None:
    drawn = traced()[0]["luck"]

    began, first, second = MATCH.journal.header.outcomes
    assert drawn == [
        {"below": 2, "got": began, "meant": {"began": {"seat": began}}},
        {"below": 6, "got": first, "meant": {"drew": {"seat": 0, "card": first + 1}}},
        {"below": 6, "got": second, "meant": {"drew": {"seat": 1, "card": second + 1}}},
    ]


def test_the_last_entry_has_the_last_state_and_the_outcome() -> None:
    entries = traced()
    outcome = MATCH.outcome()

    assert outcome is not None
    assert entries[-1]["state"] == MATCH.state.json()
    assert entries[-1]["outcome"] == outcome.json()
    assert not any("outcome" in entry for entry in entries[:-1])


def test_a_trace_of_a_match_that_goes_on_stops_without_an_outcome() -> None:
    match = played_on(begun(), 2)

    entries = list(trace(match.journal, TOY))

    assert len(entries) == 3
    assert "outcome" not in entries[-1]


def test_a_trace_is_told_line_by_line_up_to_a_line_that_cannot_be() -> None:
    journal = Journal.read(edited(MATCH.journal.text(), 3, lambda said: said.update(seat=9)))
    entries: Iterator[dict[str, object]] = trace(journal, TOY)

    told = [next(entries)["line"], next(entries)["line"]]

    assert told == [1, 2]
    with pytest.raises(BadJournal, match="line 3: "):
        next(entries)


def test_a_trace_is_json() -> None:
    assert [json.loads(json.dumps(entry)) for entry in traced()] == traced()
