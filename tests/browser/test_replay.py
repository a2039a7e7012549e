"""A match that is over: looked at again, checked, and played on from the middle."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.tables import journal, start_with_bots, table_of
from browser.visitor import Said, Visitor


def test_a_match_is_looked_at_again_checked_and_played_on(visit: Visit) -> None:
    visitor = visit()
    table = finished(visitor)
    lines = journal(visitor, table)

    visitor.press(visitor.link("replay-watch"))
    visitor.page.wait_for_url(f"**/replay/{table}*")

    there_and_back(visitor, len(lines))
    the_luck_was_honest(visitor)
    play_on_from(visitor, table, lines[: len(lines) // 2])


def finished(visitor: Visitor) -> str:
    """A short match that is over; its table."""
    table = start_with_bots(visitor, "nightmarium", 2, {"max_turns": "6"})
    play_on([Seat(visitor, 0)])
    return table


def there_and_back(visitor: Visitor, lines: int) -> None:
    """By keys, by buttons and with the slider."""
    at_line(visitor, 0, lines)
    visitor.page.keyboard.press("ArrowRight")
    at_line(visitor, 1, lines)
    visitor.press(visitor.button("key-replay-step"))
    at_line(visitor, 2, lines)
    visitor.press(visitor.button("key-replay-back"))
    at_line(visitor, 1, lines)
    visitor.page.keyboard.press("End")
    at_line(visitor, lines, lines)
    slider(visitor).fill(str(lines // 2))
    at_line(visitor, lines // 2, lines)
    visitor.page.wait_for_url(f"**#{lines // 2}")


def the_luck_was_honest(visitor: Visitor) -> None:
    """The browser makes every draw again, and finds them all equal."""
    visitor.press(visitor.button("verify"))
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_text(visitor.say("verify-good"), exact=True)).to_be_visible()
    draws = re.escape(visitor.say("verify-draws-count", repeated=1, draws=1)).replace("1", "(\\d+)")
    found = re.search(draws, dialog.inner_text())
    assert found is not None
    assert found[1] == found[2] != "0"
    visitor.page.keyboard.press("Escape")


def play_on_from(visitor: Visitor, table: str, before: list[Said]) -> None:
    """A table of its own opens at this line, and goes on to its end with all that was answered before."""
    visitor.press(visitor.button("replay-branch"))
    visitor.press(visitor.button("replay-branch-go"))
    visitor.page.wait_for_url(re.compile(r"/t/"))
    branch = table_of(visitor)
    assert branch != table
    seat = Seat(visitor, 0)
    visitor.until(lambda: seat.table().get("table") == branch, "the new table")
    play_on([seat])

    again = journal(visitor, branch)[: len(before)]
    assert [(line["seat"], line["action"]) for line in again] == [(line["seat"], line["action"]) for line in before]


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.say("replay-slider"))


def at_line(visitor: Visitor, line: int, lines: int) -> None:
    expect(slider(visitor)).to_have_attribute("aria-valuetext", visitor.say("replay-place", line=line, lines=lines))
