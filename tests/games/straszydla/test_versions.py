"""Matches that were played by earlier versions of the rules go on by them."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.core.errors import BadJournal, BadSetup
from nightlight.games.straszydla.game import GAME
from nightlight.play.journal import Journal
from nightlight.play.match import Match

FIRST = (Path(__file__).parent / "journals" / "version-1.jsonl").read_text(encoding="utf-8")


@pytest.mark.rule("ST-A-10")
def test_a_match_by_the_first_version_of_the_rules_is_replayed_by_it() -> None:
    match = Match.replay(Journal.read(FIRST), GAME)

    assert (match.setup.rules, match.over) == (1, True)


@pytest.mark.rule("ST-A-10", "ST-10.6", "ST-8.23")
def test_by_the_rules_of_today_the_same_answers_do_not_fit() -> None:
    today = FIRST.replace('"rules_version": 1', '"rules_version": 2').replace('"rules_version":1', '"rules_version":2')

    with pytest.raises(BadJournal):
        Match.replay(Journal.read(today), GAME)


@pytest.mark.rule("ST-V-9")
def test_the_first_version_has_no_other_transfers() -> None:
    with pytest.raises(BadSetup, match="last_transfer"):
        GAME.setup(2, {"last_transfer": "no"}, rules=1)

    assert GAME.setup(2, {"last_transfer": "yes"}, rules=1).options["last_transfer"] == "yes"
