"""Nightmarium on its board in every language, on a laptop and on a phone, with any number of players and creatures."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.test_board_nightmarium import SHORT, play_a_match

WIDER = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize(("players", "creatures"), [(2, 5), (3, 6), (5, 7)])
def test_a_match_is_played_in_every_language_and_size(
    visit: Visit, language: str, players: int, creatures: int, *, phone: bool
) -> None:
    visitor = visit(language, phone=phone)

    play_a_match(visitor, players, {**SHORT, "creatures": str(creatures), "max_turns": "60"})

    assert visitor.page.evaluate(WIDER) <= 0, "nothing is to be scrolled sideways"
