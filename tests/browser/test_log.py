"""What happened in a match, beside its board."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.tables import journal, past_match


def test_all_that_happened_can_be_read_by_who_scrolls_back(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    past = past_match(visitor, "nightmarium", 2)
    branch = visitor.ask("POST", f"/api/tables/{past}/branch", {"line": len(journal(visitor, past)) - 2, "seat": 0})
    visitor.go(f"/t/{branch['table']}")
    turns = visitor.page.locator(".log ol > li")
    turns.first.wait_for()
    at_first = turns.count()

    for _ in range(40):
        turns.last.scroll_into_view_if_needed()
        visitor.page.mouse.move(1100, 500)
        visitor.page.mouse.wheel(0, 2000)
        visitor.page.wait_for_timeout(30)

    assert turns.count() > 2 * at_first
    expect(turns.last).to_contain_text("begin")
