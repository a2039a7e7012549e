"""Where one acts, what happened, and one's own things: nothing of it lies over what is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.tables import journal, past_match, start_with_bots
from browser.test_layout import box
from browser.visitor import Visitor

HOUSE: Final = "dont-go-in-there"
BOGEYS: Final = "straszydla"
BOARDS: Final = [HOUSE, "nightmarium", "fear-of-the-dark", BOGEYS]
LONG: Final = "Bartholomew-Maximilian-Konstantynopolitanczykowianeczka"[:40]
DESK: Final = ViewportSize(width=1920, height=1080)
LARGE: Final = "localStorage.setItem('nightlight-settings', JSON.stringify({ size: 150 }))"
# whether a finger in the middle of a thing, or near one of its corners, would meet it
MET: Final = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].every(([x, y]) => {
    const met = document.elementFromPoint(left + width * x, top + height * y);
    return met !== null && (thing.contains(met) || met.contains(thing));
  });
}"""
# lit districts that something lies on which is no part of the town; what is scrolled away does not count
COVERED: Final = """() => [...document.querySelectorAll('.town [data-option]')].filter((lit) => {
  const { left, top, width, height } = lit.getBoundingClientRect();
  const seen = lit.closest('.view').getBoundingClientRect();
  return [...Array(49).keys()].some((spot) => {
    const [x, y] = [left + (width * ((spot % 7) + 0.5)) / 7, top + (height * (Math.floor(spot / 7) + 0.5)) / 7];
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) return false;
    const met = document.elementFromPoint(x, y)?.closest('button');
    return met && !met.dataset.option && met.closest('main');
  });
}).length"""


@pytest.mark.parametrize("game", BOARDS)
def test_a_hint_leaves_the_tabs_of_log_and_chat_in_sight(visit: Visit, game: str) -> None:
    visitor = visit()
    start_with_bots(visitor, game)

    visitor.button("hint").click()
    visitor.button("confirm").wait_for()
    visitor.page.wait_for_timeout(200)

    for name in ("log", "chat"):
        assert visitor.page.get_by_role("tab", name=visitor.say(name)).evaluate(MET), name


def test_play_again_covers_nothing_of_the_results(visit: Visit) -> None:
    visitor = visit()
    finish(visitor, 5)
    again = visitor.button("rematch")

    assert again.evaluate(MET)
    places = visitor.page.get_by_role("list", name=visitor.say("results-places")).get_by_role("listitem").all()
    assert len(places) == 5
    for thing in [*places, visitor.link("replay-watch"), visitor.button("verify")]:
        thing.scroll_into_view_if_needed()
        assert thing.evaluate(MET)


def test_a_broken_line_leaves_the_code_of_the_table_to_be_read(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.foresee("WebSocket", "ERR_INTERNET_DISCONNECTED")
    start_with_bots(visitor, HOUSE, 3)
    code = visitor.page.locator("header .facts")
    code.wait_for()

    visitor.context.set_offline(True)
    lost = visitor.page.locator("header [role=status] .lost")
    lost.wait_for()

    there, said = box(code), box(lost)
    assert said["y"] >= there["y"] + there["height"], "below it"
    assert there["height"] < 30, "in one line"


@pytest.mark.parametrize("game", [HOUSE, "fear-of-the-dark", BOGEYS])
def test_with_large_text_what_is_looked_at_does_not_cover_the_own_things(visit: Visit, game: str) -> None:
    visitor = visit(phone=True)
    visitor.go("/")
    visitor.page.evaluate(LARGE)
    start_with_bots(visitor, game)
    visitor.page.locator("main [data-option]").first.wait_for()

    visitor.page.keyboard.press("1")
    visitor.button("confirm").wait_for()
    visitor.page.wait_for_timeout(200)

    own, lamp = box(visitor.page.locator("section.strip")), box(visitor.page.locator("section.lamp"))
    assert own["y"] + own["height"] <= lamp["y"] + 1


@pytest.mark.parametrize("phone", [True, False])
def test_no_round_button_lies_on_a_lit_district(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    start_with_bots(visitor, BOGEYS, 3, {"layout": "reference"})
    seat = Seat(visitor, 0)
    until(seat, lambda words: "settle" in words or "plan" in words)
    visitor.page.locator(".town [data-option]").first.wait_for()

    for _ in range(4):
        visitor.until(lambda: visitor.page.evaluate(COVERED) == 0, "every lit district to be free")
        visitor.page.keyboard.press("+")
        visitor.page.wait_for_timeout(200)


def test_the_dice_of_a_duel_grow_with_the_screen(visit: Visit) -> None:
    visitor = visit()
    visitor.page.set_viewport_size(DESK)
    visitor.go(f"/t/{duel(visitor)}")

    die = visitor.page.locator(".moon .die").first
    die.wait_for()

    assert box(die)["width"] >= 60


def finish(visitor: Visitor, players: int, name: str = "Ann") -> None:
    """Play the last turn of a match, and see its result."""
    visitor.go("/")
    past = past_match(visitor, HOUSE, players)
    visitor.ask("POST", "/api/me", {"name": name})
    mine = max(number for number, line in enumerate(journal(visitor, past)) if line["seat"] == 0)
    branch = visitor.ask("POST", f"/api/tables/{past}/branch", {"line": mine, "seat": 0})
    visitor.go(f"/t/{branch['table']}")
    play_on([Seat(visitor, 0)])
    visitor.link("replay-watch").wait_for()
    visitor.page.evaluate("scrollTo(0, 0)")


def until(seat: Seat, wanted: Callable[[str], bool]) -> None:
    """Answer until such a step asks."""
    seat.visitor.until(lambda: seat.decision() is not None, "a question")
    for _ in range(10):
        if wanted((seat.decision() or {}).get("step", "")):
            return
        seat.answer()
        seat.visitor.until(lambda: seat.decision() is not None, "a question")


def duel(visitor: Visitor) -> str:
    """A table at the first bid of a match that was played elsewhere, for whoever bids."""
    visitor.go("/")
    past = past_match(visitor, BOGEYS, 3)
    lines = journal(visitor, past)
    bid, seat = next((number, line["seat"]) for number, line in enumerate(lines) if "bid" in line["action"])
    table: str = visitor.ask("POST", f"/api/tables/{past}/branch", {"line": bid, "seat": seat})["table"]
    return table
