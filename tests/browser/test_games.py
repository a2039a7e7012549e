"""Every game can be played to its end by buttons alone, against bots."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooSlow
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.tables import start_with_bots
from browser.visitor import Visitor

TOKENS = 5
SOON = 1000  # ms for a press before the question is gone

SHORT = [
    ("nightmarium", 2, {"creatures": "3", "max_turns": "12"}),
    ("fear-of-the-dark", None, {"difficulty": "very_hard"}),
    ("straszydla", 2, {"pact_size": "4", "phase_limit": "4"}),
]


@pytest.mark.parametrize(("game", "players", "options"), SHORT, ids=[game for game, _, _ in SHORT])
def test_a_match_is_played_to_its_end_by_buttons(
    visit: Visit, game: str, players: int | None, options: dict[str, str]
) -> None:
    visitor = visit()
    start_with_bots(visitor, game, players, options)
    seat = Seat(visitor, 0)
    seat.lamp.locator("[aria-expanded]").wait_for()  # the board is drawn, and opens its list when it is asked to

    decisions = play_on([seat])

    assert decisions >= 3
    the_result_is_shown(visitor, seat)


def test_komnata_strachu_is_raced_to_its_end_in_the_text_view(visit: Visit) -> None:
    visitor = visit()
    table = start_with_bots(visitor, "komnata-strachu", 2, {"reveals": "2"})
    visitor.go(f"/text/{table}")
    seat = Seat(visitor, 0)

    while not seat.over():
        press_the_switch(visitor, seat)

    assert sum(said["type"] == "press" for said in visitor.said) >= 1
    the_result_is_shown(visitor, seat)


def press_the_switch(visitor: Visitor, seat: Seat) -> None:
    """Push any token forward and press, unless somebody was faster and the question is gone."""
    switch = visitor.button("race-switch")
    visitor.until(lambda: switch.count() > 0 or seat.over(), "the next question")
    with suppress(TooSlow):
        seat.things().nth(seat.choices.randrange(TOKENS)).click(timeout=SOON)
        switch.click(timeout=SOON)


def the_result_is_shown(visitor: Visitor, seat: Seat) -> None:
    """The words for the result that came with the last update: who won and why, then everybody's score."""
    expect(seat.lamp.get_by_text(visitor.say("over"), exact=True)).to_be_visible()
    visitor.until(lambda: "outcome" in seat.update()["words"], "the words for the result")
    headline, *others = seat.update()["words"]["outcome"]
    expect(seat.lamp.get_by_role("heading", name=headline)).to_be_visible()
    for line in others:
        expect(seat.lamp).to_contain_text(line.split(": ", 1)[-1])
