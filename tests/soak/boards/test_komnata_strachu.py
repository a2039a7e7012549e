"""Komnata Strachu on its board in every language, on a laptop and on a phone, with few and many rivals."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.tables import start_with_bots
from browser.test_board_komnata_strachu import GAME, Player, the_end_is_shown

WIDER = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_match_is_raced_in_every_language_and_size(visit: Visit, language: str, players: int, *, phone: bool) -> None:
    player = Player(visit(language, phone=phone))
    start_with_bots(player.visitor, GAME, players, {"pace": "ready"})

    player.play(player.press, player.next)

    the_end_is_shown(player)
    assert player.page.evaluate(WIDER) <= 0, "nothing is to be scrolled sideways"
