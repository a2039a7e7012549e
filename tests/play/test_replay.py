"""Replaying a journal: every line must be possible, with exactly its luck."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from nightlight.core.chance import Chance
from nightlight.core.errors import BadJournal, IllegalAction
from nightlight.core.event import Event, Log
from nightlight.core.game import Setup
from nightlight.play.journal import Journal
from nightlight.play.luck import Luck
from nightlight.play.match import Match
from toy.evenings import Said, begun, edited, finished, played_on, rechecked
from toy.game import LIT, TOY, Candles, Table

MATCH = finished()
WHOLE = MATCH.journal.text()
LINES: list[Said] = [json.loads(line) for line in WHOLE.splitlines()]
LAST = len(LINES)
LUCKY = next(number for number, line in enumerate(LINES, 1) if number > 1 and line.get("outcomes"))
SEAT = MATCH.journal.lines[0].seat


class LongerCandles(Candles):
    """Candles whose rules have a second version, with a night more."""

    def new(self, setup: Setup, chance: Chance, log: Log | None = None) -> Table:
        table = super().new(setup, chance, log)
        if setup.rules > 1:
            table.nights += 1
        return table


LONGER = LongerCandles(
    TOY.id,
    rules_version=2,
    players=TOY.players,
    longest=TOY.longest,
    options=TOY.options,
    verbs=TOY.verbs,
    gazette=TOY.gazette,
)


def with_value(key: str, value: object) -> Callable[[Said], None]:
    return lambda said: said.update({key: value})


def lit(match: Match) -> list[Event]:
    """The windows that were lit, one each night."""
    return [event for events in match.events for event in events if event.news is LIT]


def test_a_replay_is_the_match_again() -> None:
    again = Match.replay(Journal.read(WHOLE), TOY)

    assert again.state.json() == MATCH.state.json()
    assert again.events == MATCH.events
    assert again.asked == MATCH.asked
    assert again.outcome() is not None
    assert (again.names, again.kinds, again.setup.json()) == (MATCH.names, MATCH.kinds, MATCH.setup.json())


def test_a_replay_stops_where_an_unfinished_journal_stops() -> None:
    match = played_on(begun(), 3)

    again = Match.replay(Journal.read(match.journal.text()), TOY)

    assert not again.over
    assert again.state.json() == match.state.json()
    assert [again.legal(seat) for seat in (0, 1)] == [match.legal(seat) for seat in (0, 1)]


def test_a_replay_can_be_looked_at_but_not_continued() -> None:
    match = played_on(begun(Luck.seeded(1)), 1)
    again = Match.replay(Journal.read(match.journal.text()), TOY)
    seat = next(seat for seat in (0, 1) if again.legal(seat))

    with pytest.raises(IllegalAction, match="it cannot be continued"):
        again.answer(seat, again.legal(seat)[0])

    assert again.undoable(seat) == 0


@pytest.mark.parametrize(
    ("number", "change", "problem"),
    [
        (1, with_value("game", "tag"), "this is a match of 'tag', not of 'candles'"),
        (1, with_value("rules_version", 2), "it was played by version 2 of the rules, not one from 1 to 1"),
        (1, with_value("setup", {"players": 9, "options": {}}), "2 to 4 players, not 9|9 players have 9 names"),
        (1, with_value("setup", {"players": 2, "options": {"moon": "full"}}), "has the options nights, dark, not 'moo"),
        (1, with_value("names", ["Ann"]), "2 players have 2 names, not 1"),
        (1, with_value("kinds", ["human"] * 3), "2 players have 2 kinds, not 3"),
        (1, with_value("outcomes", [0, 0]), "3 random outcomes were expected, not 2"),
        (1, with_value("outcomes", [0, 0, 0, 0]), "3 random outcomes were expected, not 4"),
        (1, with_value("outcomes", [2, 0, 0]), "outcome 1 must be from 0 to 1, not 2"),
        (2, with_value("seat", 1 - SEAT), f"impossible action: seat {1 - SEAT} has nothing to decide now"),
        (2, with_value("seat", 7), "seat 7 has nothing to decide now"),
        (2, with_value("action", {"burn": {"wax": 1}}), "evening .CA-2.: seat . may choose one of"),
        (2, with_value("action", {"sing": {}}), "the verbs are rest, peek, burn, light, toss, not sing"),
        (2, with_value("action", {}), "an action is an object with one verb"),
        (2, with_value("action", {"burn": {"wax": 10**30}}), "impossible action: "),
        (2, with_value("outcomes", [1]), "0 random outcomes were expected, not 1"),
        (LUCKY, with_value("outcomes", []), "2 random outcomes were expected, not 0"),
        (LUCKY, with_value("outcomes", [0, 6]), "impossible outcome: outcome 2 must be from 0 to 5, not 6"),
        (LAST, with_value("outcome", {"ranks": [1, 1], "scores": [9, 9], "reason": "peace"}), "the outcome is .*, not"),
    ],
)
def test_a_line_that_cannot_have_happened_is_named(number: int, change: Callable[[Said], None], problem: str) -> None:
    journal = Journal.read(edited(WHOLE, number, change))

    with pytest.raises(BadJournal, match=problem) as refused:
        Match.replay(journal, TOY)

    assert refused.value.line == number


def test_an_old_journal_is_replayed_by_the_rules_that_it_was_played_by() -> None:
    again = Match.replay(Journal.read(WHOLE), LONGER)

    assert again.setup.rules == 1
    assert again.state.json() == MATCH.state.json()


def test_a_match_goes_on_by_the_rules_that_it_began_with(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    played_on(begun(path=path), 3)

    match = played_on(Match.resume(path, lambda _game: LONGER))

    assert Match.replay(Journal.read(path), TOY).state.json() == match.state.json()


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    match = played_on(Match.start(LONGER, LONGER.setup(2), MATCH.names, MATCH.kinds, Luck.seeded(1)))

    header = json.loads(match.journal.text().splitlines()[0])
    assert (header["rules_version"], len(lit(match)), len(lit(MATCH))) == (2, 3, 2)
    with pytest.raises(BadJournal, match="played by version 2 of the rules, not one from 1 to 1"):
        Match.replay(Journal.read(match.journal.text()), TOY)


def test_an_action_after_the_end_is_named() -> None:
    journal = Journal.read(rechecked([*LINES[:-1], LINES[1]]))

    with pytest.raises(BadJournal, match="nothing to decide now") as refused:
        Match.replay(journal, TOY)

    assert refused.value.line == LAST


def test_a_match_that_was_closed_too_early_is_named() -> None:
    journal = Journal.read(rechecked([*LINES[:4], LINES[-1]]))

    with pytest.raises(BadJournal, match="the match is closed here, although it is not over") as refused:
        Match.replay(journal, TOY)

    assert refused.value.line == 5
