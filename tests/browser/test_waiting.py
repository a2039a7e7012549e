"""Before a match, and after it: what a host can do, what a guest is told, and who would like to play again."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.seat import BoardSeat
from browser.tables import agree, begin, join, open_table
from browser.visitor import Visitor

QUICK = {"turns": "6", "start_player": "0"}


def region(visitor: Visitor, key: str) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say(key))


def test_a_guest_who_sits_is_not_told_to_take_a_chair(visit: Visit) -> None:
    ann, ben = visit(), visit(phone=True)
    table = open_table(ann, "nightmarium", 3, "Ann")
    ben.go(f"/t/{table}")
    expect(ben.page.get_by_text(ben.say("room-guest-text"))).to_be_visible()

    join(ben, table, "Ben")

    expect(ben.page.get_by_role("heading", level=1)).to_have_text(ben.say("room-seated"))
    expect(ben.page.get_by_text(ben.say("room-guest-text"))).to_have_count(0)


def test_the_host_removes_a_guest_who_is_told_so(visit: Visit) -> None:
    ann, ben = visit(), visit("pl", phone=True)
    table = open_table(ann, "nightmarium", 2, "Ann")
    join(ben, table, "Ben")

    ann.press(ann.button("chair-remove-who", name="Ben"))

    expect(ben.page.get_by_text(ben.say("chair-removed"))).to_be_visible()
    expect(ben.button("sit")).to_be_visible()
    expect(ann.button("chair-remove-who", name="Ben")).to_have_count(0)


def test_who_stands_up_is_not_told_that_the_host_did_it(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = open_table(ann, "nightmarium", 2, "Ann")
    join(ben, table, "Ben")

    ben.press(ben.button("chair-stand"))

    expect(ben.button("sit")).to_be_visible()
    expect(ben.page.get_by_text(ben.say("chair-removed"))).to_have_count(0)


def test_the_host_changes_the_options_under_the_eyes_of_the_others(visit: Visit) -> None:
    ann, ben = visit(phone=True), visit()
    table = open_table(ann, "dont-go-in-there", 2, "Ann")
    join(ben, table, "Ben")

    ann.press(ann.page.get_by_role("heading", name=ann.say("options")))
    ann.press(ann.button("room-change"))
    agree(ann, ann.page.get_by_role("dialog"), "dont-go-in-there-option-turns", "6")
    ann.press(ann.button("keep"))

    expect(ben.page.get_by_text(ben.say("room-changed"))).to_be_visible()
    agreed = region(ben, "options")
    expect(agreed).to_contain_text(ben.say("dont-go-in-there-option-turns-6"))
    begin(ann)
    seat = BoardSeat(ann, 0)
    ann.until(lambda: seat.table().get("stage") == "playing", "the match")
    assert seat.table()["options"]["turns"] == "6"


def test_the_host_closes_the_table_and_the_others_are_told(visit: Visit) -> None:
    ann, ben = visit(), visit(phone=True)
    table = open_table(ann, "nightmarium", 2, "Ann")
    join(ben, table, "Ben")

    ann.press(ann.button("room-close"))
    ann.press(ann.button("room-close-now"))

    ann.page.wait_for_url(lambda url: "/t/" not in url)
    expect(ben.page.get_by_role("heading", name=ben.say("room-was-closed"))).to_be_visible()


def test_who_asked_for_a_rematch_and_who_has_not_answered_is_plain_on_both_sides(visit: Visit) -> None:
    ann, ben = visit(), visit(phone=True)
    table = open_table(ann, "nightmarium", 2, "Ann")
    join(ben, table, "Ben")
    begin(ann)
    seat = BoardSeat(ben, 1)
    ben.until(lambda: seat.table().get("stage") == "playing", "the match")
    ben.press(ben.button("menu"))
    ben.press(ben.button("leave-to-bot"))
    ben.page.wait_for_url(lambda url: "/t/" not in url)
    ann.press(ann.button("menu"))
    ann.press(ann.button("abandon"))
    ann.press(ann.button("abandon-now"))
    ben.go(f"/t/{table}")

    ann.press(ann.button("rematch"))

    for visitor in (ann, ben):
        asked = region(visitor, "rematch-who")
        expect(asked).to_be_in_viewport()
        expect(asked.get_by_role("listitem").first).to_contain_text(visitor.say("rematch-yes"))
        expect(asked.get_by_role("listitem").last).to_contain_text(visitor.say("rematch-open"))
    ben.press(ben.button("rematch-agree"))
    ben.until(lambda: f"/t/{table}" not in ben.page.url, "the next table")
