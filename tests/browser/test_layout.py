"""A phone on its side: the board and where one acts stand side by side, and nothing lies over anything."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize

from browser.conftest import Visit
from browser.tables import past_match, start_with_bots
from browser.visitor import Visitor
from nightlight.games import GAMES

HOUSE: Final = "dont-go-in-there"
SIDEWAYS: Final = [
    ViewportSize(width=740, height=360),
    ViewportSize(width=667, height=375),
    ViewportSize(width=844, height=390),
]
TOO_LARGE: Final = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth > innerWidth || scrollHeight > innerHeight;
}"""
LEAST: Final = 120  # px of a board


@pytest.mark.parametrize("game", GAMES)
def test_in_a_lesson(visit: Visit, game: str) -> None:
    visitor = visit(phone=True)
    visitor.page.set_viewport_size(SIDEWAYS[0])
    visitor.go(f"/learn/{game}")
    visitor.press(visitor.button("learn-begin"))
    visitor.page.locator("[data-wanted]").first.wait_for()

    assert_side_by_side(visitor, "lamp")


def test_at_a_table(visit: Visit) -> None:
    visitor = visit(phone=True)
    start_with_bots(visitor, HOUSE, 5)
    visitor.page.locator("main [data-option]").first.wait_for()

    assert_side_by_side(visitor, "lamp")


def test_in_a_replay(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.go(f"/replay/{past_match(visitor, HOUSE, 3)}#20")
    visitor.page.get_by_role("slider").wait_for()

    assert_side_by_side(visitor, "replay")


def assert_side_by_side(visitor: Visitor, acting: str) -> None:
    """On every such phone the board ends where the place to act begins, and the page is not scrolled."""
    for size in SIDEWAYS:
        visitor.page.set_viewport_size(size)
        visitor.until(lambda: not visitor.page.evaluate(TOO_LARGE), f"all in sight at {size}")
        board = box(visitor.page.get_by_role("main"))
        lamp = box(visitor.page.get_by_role("region", name=visitor.say(acting), exact=True))
        assert board["x"] + board["width"] <= lamp["x"]
        assert min(board["width"], board["height"]) >= LEAST
        assert lamp["y"] + lamp["height"] <= size["height"]


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found
