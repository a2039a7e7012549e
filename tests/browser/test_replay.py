"""A match that is over: looked at again, checked, and played on from the middle."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.tables import journal, start_with_bots, table_of
from browser.visitor import Said, Visitor
from nightlight.games import find
from nightlight.play.simulate import random_match

NIGHTMARIUM = find("nightmarium")


def test_a_match_is_looked_at_again_checked_and_played_on(visit: Visit) -> None:
    visitor = visit()
    table = finished(visitor)
    lines = journal(visitor, table)

    visitor.press(visitor.link("replay-watch"))
    visitor.page.wait_for_url(f"**/replay/{table}*")

    there_and_back(visitor, len(lines))
    the_luck_was_honest(visitor)
    play_on_from(visitor, table, lines[: len(lines) // 2])


def test_a_journal_is_dropped_where_one_can_be_opened(visit: Visit) -> None:
    visitor = visit()
    visitor.foresee(r"400.*/api/journals")
    text = random_match(NIGHTMARIUM, NIGHTMARIUM.setup(2, {"max_turns": "6"}), seed=3).journal.text()
    visitor.go("/replay/nowhere")
    opener = visitor.button("journal-open")
    opener.wait_for()
    place = opener.locator("xpath=..")

    drag(place, "dragenter", text)
    expect(place).to_have_class(re.compile(r"\bhere\b"))
    drag(visitor.page.get_by_role("heading", level=1), "dragover", text)
    expect(place).to_have_class(re.compile(r"\bnear\b"))
    drag(visitor.page.get_by_role("heading", level=1), "drop", text)
    expect(place).not_to_have_class(re.compile(r"\b(here|near)\b"))
    assert visitor.page.url.endswith("/replay/nowhere"), "it has missed"

    drag(place, "drop", "no journal at all")
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("journal-bad"))
    drag(place, "drop", text)
    visitor.page.wait_for_url(re.compile(r"/replay/(?!nowhere)"))
    assert [line["action"] for line in journal(visitor, table_of(visitor))] == [
        json.loads(line)["action"] for line in text.splitlines()[1:-1]
    ]


def drag(thing: Locator, event: str, text: str) -> None:
    """What a browser tells a page of a file that is dragged over a thing, or let fall there."""
    script = """(text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'match.jsonl', { type: 'application/jsonl' }));
      return data;
    }"""
    data = thing.page.evaluate_handle(script, text)
    thing.dispatch_event(event, {"dataTransfer": data})


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
