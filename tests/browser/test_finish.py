"""The photo finish of a raced question tells what the journal noted."""

from __future__ import annotations

import math
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooSlow
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import Seat
from browser.tables import journal, start_with_bots
from browser.visitor import Visitor

GAME = "komnata-strachu"
SOON = 1000  # ms for a press before the question is gone
POINT = {"en": ".", "pl": ",", "ru": ","}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_photo_finish_shows_the_times_of_the_journal(visit: Visit, language: str) -> None:
    visitor = visit(language)
    table = start_with_bots(visitor, GAME, 2, {"reveals": "2"})
    seat = Seat(visitor, 0)
    while not seat.over():
        press_the_switch(visitor, seat)

    note = next(line["note"]["race"] for line in reversed(journal(visitor, table)) if "note" in line)

    finish = visitor.page.get_by_role("region", name=visitor.say("finish")).last
    expect(finish).to_be_visible()
    rows = finish.get_by_role("listitem")
    for place, press in enumerate(note["finish"]):
        expect(rows.nth(place)).to_contain_text(name_of(seat, press["seat"]))
        expect(rows.nth(place)).to_contain_text(seconds(visitor, press["time"]))
    assert note["finish"], "somebody pressed"
    marks = visitor.page.locator(".axis i").all_text_contents()
    assert marks, "times stand on an axis"
    assert [mark for mark in marks if {".", ","} - {POINT[language]} & set(mark)] == []


def press_the_switch(visitor: Visitor, seat: Seat) -> None:
    """As soon as the cards lie open; somebody may be faster."""
    board = visitor.page.locator(".board.open")
    visitor.until(lambda: board.count() > 0 or seat.over(), "the next cards")
    with suppress(TooSlow):
        visitor.page.locator("article [data-token]").first.click(timeout=SOON)
        visitor.page.locator("article [data-switch]").click(timeout=SOON)


def name_of(seat: Seat, number: int) -> str:
    name: str = seat.table()["seats"][number]["name"]
    return name


def seconds(visitor: Visitor, ms: float) -> str:
    """A time as the page writes it: in hundredths, not rounded up."""
    whole = f"{math.floor(ms / 10) / 100:.2f}".replace(".", POINT[visitor.say.language])
    return visitor.say("finish-seconds", seconds=whole)
