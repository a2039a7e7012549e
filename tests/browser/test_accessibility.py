"""Nothing on any page that a machine can tell is in somebody's way: axe-core finds no violation."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from browser.conftest import Visit
from browser.seat import BoardSeat, Seat, play_on
from browser.tables import open_table, past_match, start_with_bots, table_of
from browser.visitor import LAPTOP, PHONE, Said, Visitor
from environment import ROOT

AXE: Final = Path(os.environ.get("NIGHTLIGHT_AXE", ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"))
RUN: Final = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
BRIGHT: Final = "bright => document.documentElement.toggleAttribute('data-bright', bright)"
AT_REST: Final = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


def home(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.get_by_text(visitor.say("play")).first.wait_for()


def sheet(visitor: Visitor) -> None:
    home(visitor)
    visitor.press(visitor.button("play").first)
    visitor.press(visitor.page.get_by_role("dialog").get_by_text(visitor.say("options")))


def settings(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.get_by_role("switch").first.wait_for()


def join_failed(visitor: Visitor) -> None:
    visitor.foresee("404")
    visitor.go("/j/NOBODY")
    visitor.page.get_by_role("heading", name=visitor.say("join-failed")).wait_for()


def take(visitor: Visitor) -> None:
    visitor.go("/take/nothing")
    visitor.button("take-here").wait_for()


def lost(visitor: Visitor) -> None:
    visitor.foresee("404")
    visitor.go("/no/such/page")
    visitor.page.get_by_role("heading", name=visitor.say("lost")).wait_for()


def waiting_room(visitor: Visitor) -> None:
    open_table(visitor, "dont-go-in-there", 4, "Ann")


def board(visitor: Visitor) -> None:
    start_with_bots(visitor, "dont-go-in-there", 3)
    seat = BoardSeat(visitor, 0)
    play_on([seat], decisions=3)
    visitor.until(lambda: bool(seat.offered()), "a question")
    seat.look(seat.offered()[0])


def board_over(visitor: Visitor) -> None:
    visitor.go(f"/t/{past_match(visitor, 'dont-go-in-there', 3)}")
    visitor.link("replay-watch").wait_for()


def buttons(visitor: Visitor) -> None:
    start_with_bots(visitor, "straszydla", 3)
    seat = Seat(visitor, 0)
    play_on([seat], decisions=2)
    visitor.until(lambda: bool(seat.offered()), "a question")


def buttons_over(visitor: Visitor) -> None:
    start_with_bots(visitor, "nightmarium", 2, {"max_turns": "2"})
    play_on([Seat(visitor, 0)])
    visitor.page.get_by_text(visitor.say("over"), exact=True).wait_for()


def rules(visitor: Visitor) -> None:
    visitor.go("/rules/straszydla#ST-6.1")
    visitor.page.locator('[id="ST-6.1"]').wait_for()


def replay(visitor: Visitor) -> None:
    visitor.go(f"/replay/{past_match(visitor, 'dont-go-in-there', 3)}#20")
    visitor.page.get_by_role("slider").wait_for()


def checked(visitor: Visitor) -> None:
    visitor.go(f"/t/{past_match(visitor, 'nightmarium', 2, {'max_turns': '4'})}")
    visitor.press(visitor.button("verify"))
    visitor.page.get_by_text(visitor.say("verify-seed-text")).wait_for()


def text(visitor: Visitor) -> None:
    buttons(visitor)
    visitor.go(f"/text/{table_of(visitor)}")
    visitor.page.get_by_role("region", name=visitor.say("table-text")).wait_for()


PAGES: Final[list[Callable[[Visitor], None]]] = [
    home,
    sheet,
    settings,
    join_failed,
    take,
    lost,
    waiting_room,
    board,
    board_over,
    buttons,
    buttons_over,
    rules,
    replay,
    checked,
    text,
]


@pytest.mark.parametrize("page", PAGES, ids=[page.__name__ for page in PAGES])
def test_axe_finds_nothing_in_the_dark_and_in_the_bright_room(visit: Visit, page: Callable[[Visitor], None]) -> None:
    visitor = visit()
    page(visitor)
    visitor.page.evaluate(AXE.read_text("utf-8"))

    found = [violations(visitor, size, bright=bright) for size in (LAPTOP, PHONE) for bright in (False, True)]

    assert "".join(found) == ""


def violations(visitor: Visitor, size: ViewportSize, *, bright: bool) -> str:
    """What is wrong and where, on a screen of that size in that room, when everything has come to rest."""
    visitor.page.set_viewport_size(size)
    visitor.page.evaluate(BRIGHT, bright)
    visitor.page.wait_for_function(AT_REST)
    found: list[Said] = visitor.page.evaluate(RUN)
    where = f"{size['width']} px, {'bright' if bright else 'dark'}"
    return "".join(
        f"{where}: {each['id']}: {node['target']}: {node['html']}: {node['failureSummary']}\n"
        for each in found
        for node in each["nodes"]
    )
