"""What happened in a match, beside its board."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.tables import journal, past_match, start_with_bots
from browser.visitor import Visitor

# looks at every frame: what the lamp says, and what the reader's own things say
CONTRADICTIONS: Final = """([mine, others]) => {
  window.contradictions = [];
  const look = () => {
    const [lamp, own] = ['.lamp', '.strip'].map((place) => document.querySelector(place).innerText);
    if (lamp.includes(mine) && own.includes(others)) contradictions.push(`${lamp} | ${own}`);
    requestAnimationFrame(look);
  };
  look();
}"""


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


@pytest.mark.parametrize("decisions", [3, 20])
def test_the_newest_stands_first_however_long_a_match_has_been_played(visit: Visit, decisions: int) -> None:
    visitor = visit()
    start_with_bots(visitor, "fear-of-the-dark")
    seat = Seat(visitor, 0)

    play_on([seat], decisions)

    visitor.until(lambda: lines(visitor)[:3] == told(seat)[:3], "the last three sentences, the newest first")


def test_in_a_race_the_newest_stands_first(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, "komnata-strachu", 3, {"reveals": "4", "pace": "ready"})
    seat = Seat(visitor, 0)

    for reveal in range(1, 3):
        visitor.page.locator(".board.open").wait_for()
        visitor.page.keyboard.press("1")
        visitor.page.keyboard.press(" ")
        visitor.page.locator(".board.verdict").wait_for()

        visitor.until(lambda: lines(visitor)[:3] == told(seat)[:3], f"what reveal {reveal} came to")
        visitor.page.keyboard.press(" ")


def test_a_mark_parts_what_happened_since_my_last_turn(visit: Visit) -> None:
    """In Nightmarium a turn has two actions; the rivals take theirs at once."""
    visitor = visit()
    start_with_bots(visitor, "nightmarium", 3)
    seat = Seat(visitor, 0)
    play_on([seat], decisions=6)
    visitor.until(lambda: seat.decision() is not None, "my turn")

    since = visitor.page.locator(".log .since")
    visitor.until(lambda: lines(visitor)[0] == told(seat)[0], "all to be told")

    expect(since).to_have_text([visitor.say("log-since-turn"), visitor.say("log-before")])
    expect(visitor.page.locator(".log .since.old + .line .mark")).to_have_text("Player:")
    expect(visitor.page.locator(".log .line.new .mark", has_text="Bot 2").first).to_be_visible()


def test_the_log_tells_a_result_when_the_board_has_counted_it(visit: Visit) -> None:
    visitor = visit(still=False)
    visitor.go("/")
    past = past_match(visitor, "dont-go-in-there", 3)
    played = journal(visitor, past)
    mine = max(number for number, line in enumerate(played) if line["seat"] == 0)
    branch = visitor.ask("POST", f"/api/tables/{past}/branch", {"line": mine, "seat": 0})
    visitor.go(f"/t/{branch['table']}")
    seat = Seat(visitor, 0)

    play_on([seat])
    visitor.button("counting-skip").wait_for()

    assert told(seat)[0] not in lines(visitor)
    visitor.button("counting-skip").click()
    visitor.until(lambda: lines(visitor)[0] == told(seat)[0], "the result")


def test_the_lamp_asks_nobody_before_the_board_has_shown_what_led_to_it(visit: Visit) -> None:
    """A turn has two actions; who has to discard in somebody else's turn is asked something else."""
    visitor = visit(still=False)
    start_with_bots(visitor, "nightmarium", 3)
    seat = Seat(visitor, 0)
    seat.lamp.get_by_text(visitor.say("lamp")).wait_for()
    visitor.page.evaluate(CONTRADICTIONS, ["what do you do", "not your turn"])

    play_on([seat], decisions=6)
    seat.lamp.get_by_text(visitor.say("lamp")).wait_for()

    assert visitor.page.evaluate("contradictions") == []


def lines(visitor: Visitor) -> list[str]:
    """The sentences of the log as they stand there."""
    return visitor.page.locator(".log .words").all_text_contents()


def told(seat: Seat) -> list[str]:
    """All sentences that the seat was told, the newest first."""
    updates = [said for said in seat.visitor.heard if said["type"] == "update" and said["seat"] == seat.number]
    return [text for update in reversed(updates) for text in reversed(update["words"]["events"]) if text != ""]
