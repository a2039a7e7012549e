"""Fear of the Dark on its board in every language and difficulty, on a laptop and on a phone."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.test_board_fear_of_the_dark import play
from nightlight.games.fear_of_the_dark.content import DIFFICULTY_IDS

WIDER = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("difficulty", DIFFICULTY_IDS)
def test_a_match_is_played_in_every_language_and_size(
    visit: Visit, language: str, difficulty: str, *, phone: bool
) -> None:
    visitor = visit(language, phone=phone)

    play(visitor, {"difficulty": difficulty}, seed=len(difficulty))

    assert visitor.page.evaluate(WIDER) <= 0, "nothing is to be scrolled sideways"
