"""What the pages say, as people speak."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import Seat
from browser.tables import journal, past_match, start_with_bots


def test_a_table_that_is_not_there_is_not_found(visit: Visit) -> None:
    visitor = visit()
    visitor.foresee("WebSocket", "404")

    visitor.go("/t/nowhere-at-all-00")

    expect(visitor.page.get_by_role("heading", name="Table not found")).to_be_visible()


def test_arrow_keys_are_named_by_their_signs(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, "nightmarium", 3)
    visitor.page.locator("main [data-option]").first.wait_for()

    visitor.page.keyboard.press("?")

    keys = visitor.page.get_by_role("dialog")
    expect(keys.get_by_text("← → ↑ ↓")).to_be_visible()
    expect(keys).not_to_contain_text("Arrow")


def test_a_winner_reads_that_they_win(visit: Visit) -> None:
    """Whoever wins Nightmarium does it with the last answer of the match."""
    visitor = visit()
    visitor.go("/")
    past = past_match(visitor, "nightmarium", 3)
    lines = journal(visitor, past)
    seat = Seat(visitor, lines[-1]["seat"])
    branch = visitor.ask("POST", f"/api/tables/{past}/branch", {"line": len(lines) - 1, "seat": seat.number})
    visitor.go(f"/t/{branch['table']}")
    visitor.until(lambda: bool(seat.offered()), "the last question")
    actions = [option["action"] for option in (seat.decision() or {})["options"]]

    seat.choose(actions.index(lines[-1]["action"]))

    won = visitor.page.get_by_role("list", name=visitor.say("results-places")).get_by_role("listitem").first
    expect(won.locator(".crown")).to_have_text(visitor.say("results-you-won"))
    expect(won.locator(".you")).to_have_count(0)
