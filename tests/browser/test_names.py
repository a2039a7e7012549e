"""What somebody is called, as others see it and where it is typed."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.tables import join, open_table


def test_a_vampire_sits_down_and_her_name_is_seen_by_all(visit: Visit) -> None:
    ann, ben = visit(), visit("pl", phone=True)
    table = open_table(ann, "nightmarium", 2, "Ann")

    join(ben, table, "🧛🏽‍♀️ Żaneta")

    expect(ann.page.get_by_text("🧛🏽‍♀️ Żaneta", exact=True)).to_be_visible()


def test_a_refused_name_is_told_at_its_field_and_can_be_mended(visit: Visit) -> None:
    ann, ben = visit(), visit(phone=True)
    ben.foresee("400")
    table = open_table(ann, "nightmarium", 2, "Ann")
    ben.go(f"/t/{table}")

    ben.field("name-label").fill("Ben\u202e")
    ben.press(ben.button("sit"))

    field = ben.field("name-label")
    expect(ben.page.get_by_role("alert")).to_have_text(ben.say("refused-name-signs"))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    field.fill("Ben")
    ben.press(ben.button("sit"))
    ben.button("chair-stand").wait_for()
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()


def test_the_name_of_a_friend_at_the_same_screen_is_refused_at_its_field(visit: Visit) -> None:
    visitor = visit()
    open_table(visitor, "nightmarium", 2, "Ann")

    visitor.press(visitor.button("chair-beside"))
    visitor.field("chair-beside-name").fill("x" * 41)
    visitor.press(visitor.button("sit"))

    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("refused-name-long"))
    expect(visitor.field("chair-beside-name")).to_be_focused()
