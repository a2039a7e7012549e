"""Ending a match before its end."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import Seat
from browser.tables import start_with_bots
from browser.visitor import Visitor


def test_a_match_is_ended_without_a_result_only_when_asked_twice(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, "nightmarium", 3)
    seat = Seat(visitor, 0)
    ask_for_the_end(visitor)

    sure = visitor.page.get_by_role("dialog")
    expect(sure).to_contain_text(visitor.say("abandon-lost"))
    assert not seat.over()
    visitor.press(visitor.button("abandon-not"))
    expect(sure).to_have_count(0)
    assert not seat.over()

    ask_for_the_end(visitor)
    visitor.press(visitor.button("abandon-now"))
    expect(visitor.page.get_by_role("heading", name=visitor.say("over-abandoned"))).to_be_visible()
    visitor.press(visitor.link("replay-watch"))
    expect(visitor.page.get_by_role("slider")).to_be_visible()


def test_what_ends_a_match_is_not_beside_what_is_pressed_every_day(visit: Visit) -> None:
    visitor = visit(phone=True)
    start_with_bots(visitor, "nightmarium", 3)
    visitor.press(visitor.button("menu"))

    names = visitor.page.get_by_role("dialog").get_by_role("button").all_inner_texts()

    assert names[-1] == visitor.say("abandon")
    assert names[-2] != visitor.say("rest-with-bot")


def ask_for_the_end(visitor: Visitor) -> None:
    visitor.press(visitor.button("menu"))
    visitor.press(visitor.button("abandon"))
