"""Matches that were played by older rules are told by those rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightlight.core.errors import BadSetup
from nightlight.games.komnata_strachu.game import GAME
from nightlight.play.journal import Journal
from nightlight.play.match import Match

JOURNALS = Path(__file__).parent / "journals"


@pytest.mark.rule("KS-V-9")
def test_a_match_of_teams_by_the_first_rules_keeps_its_ranks() -> None:
    journal = Journal.read(JOURNALS / "teams-version-1.jsonl")

    match = Match.replay(journal, GAME)  # which compares the closing line, too
    outcome = match.outcome()
    assert outcome is not None

    assert (match.setup.rules, match.behind) == (1, False)
    assert outcome.ranks == [1, 3, 1, 3]


@pytest.mark.rule("KS-V-13")
def test_a_match_by_the_first_rules_has_the_usual_deck() -> None:
    assert GAME.setup(2, rules=1).options["deck"] == "pairs"
    with pytest.raises(BadSetup, match="option deck needs rules version 2"):
        GAME.setup(2, {"deck": "all"}, rules=1)
