"""What is told of a table beyond what lies there."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Scene, reveal
from nightlight.core.chance import Seeded
from nightlight.core.event import SPECTATOR
from nightlight.core.step import NOBODY
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.outlook import prospects

COMMITTED = 400  # ms from committing to one token until the press


def match(chosen: dict[str, str], seats: int = 2) -> Scene:
    return Scene(GAME.new(GAME.setup(seats, chosen), Seeded(3)))


@pytest.mark.rule("KS-2.3", "KS-V-4", "KS-V-5")
@pytest.mark.parametrize(
    ("chosen", "reveals"),
    [
        ({}, 18),
        ({"last_card": "short"}, 19),
        ({"reveals": "7"}, 7),
        ({"specials": ""}, 13),
        ({"specials": "", "last_card": "short"}, 14),
    ],
)
def test_the_number_of_reveals_is_foretold(chosen: dict[str, str], reveals: int) -> None:
    scene = match({"form": "race", **chosen})
    foretold = prospects(scene.view(0))["reveals"]

    scene.play_on(seed=1)

    assert (foretold, scene.reveal) == (reveals, reveals)


@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
def test_answers_are_awaited_until_the_match_is_over(form: str) -> None:
    scene = match({"form": form, "reveals": "1"})
    before = prospects(scene.view(0))["open"]

    scene.play_on(seed=2)

    assert scene.state.actors == NOBODY
    assert (before, prospects(scene.view(0))["open"]) == (True, False)


@pytest.mark.rule("KS-11.6")
def test_a_glimpse_tells_the_time_and_the_lights_that_are_on() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="glimpse")
    scene.commit(0, 1)
    scene.waits(1)
    dark = prospects(scene.view(1))["glimpse"]
    while (lit := prospects(scene.view(1))["glimpse"]) is not None and not lit["lamps"]:
        scene.waits(1)

    assert dark == {"time": 50, "lamps": []}
    assert lit == {"time": COMMITTED, "lamps": [{"seat": 0, "time": COMMITTED}]}
    assert prospects(scene.view(SPECTATOR))["glimpse"] == lit


@pytest.mark.rule("KS-V-9")
@pytest.mark.parametrize(("teams", "partners"), [("on", [[2], [3], [0], [1], []]), ("off", [[], [], [], [], []])])
def test_partners_are_those_who_win_together(teams: str, partners: list[list[int]]) -> None:
    scene = match({"teams": teams}, seats=4)

    found = [prospects(scene.view(seat))["partners"] for seat in (0, 1, 2, 3, SPECTATOR)]

    assert found == partners
