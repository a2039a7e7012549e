"""Straszydła on its board in every language, on a laptop and on a phone, with any number of players."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.test_board_straszydla import SHORT, play, see_the_pacts

WIDER = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_played_in_every_language_and_size(
    visit: Visit, language: str, players: int, *, phone: bool
) -> None:
    visitor = visit(language, phone=phone)

    seat = play(visitor, players, {**SHORT, "layout": "standard"})

    see_the_pacts(seat)
    assert visitor.page.evaluate(WIDER) <= 0, "nothing is to be scrolled sideways"
