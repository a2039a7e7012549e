"""Don't Go In There on its board in every language, on a laptop and on a phone, with any number of players."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import BoardSeat, play_on
from browser.tables import start_with_bots
from browser.test_board_dont_go_in_there import GAME, QUICK, count, see_the_result

WIDER = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_match_is_played_in_every_language_and_size(
    visit: Visit, language: str, players: int, *, phone: bool
) -> None:
    visitor = visit(language, phone=phone)
    start_with_bots(visitor, GAME, players, QUICK)

    play_on([BoardSeat(visitor, 0, seed=players)])

    expect(count(visitor)).to_be_visible()
    see_the_result(visitor)
    assert visitor.page.evaluate(WIDER) <= 0, "nothing is to be scrolled sideways"
