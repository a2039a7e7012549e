"""A table as plain text, for those who listen to it or like it quiet."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.tables import start_with_bots


def test_a_match_goes_on_as_text_by_buttons_and_by_numbers(visit: Visit) -> None:
    visitor = visit()
    table = start_with_bots(visitor, "dont-go-in-there", 2, {"turns": "6"})
    seat = Seat(visitor, 0)

    visitor.press(visitor.button("menu"))
    visitor.press(visitor.link("text-view"))
    visitor.page.get_by_role("heading", name=visitor.say("table-text"), level=1).wait_for()
    assert visitor.page.url.endswith(f"/text/{table}")
    for _ in range(3):
        play_on([seat], decisions=1)
        type_a_number(seat)

    visitor.until(lambda: bool(seat.offered()), "a question")
    board = visitor.page.get_by_role("region", name=visitor.say("table-text"))
    for line in filter(None, (line.strip() for line in seat.update()["words"]["page"])):
        expect(board).to_contain_text(line)
    visitor.press(visitor.link("text-to-board"))
    visitor.page.wait_for_url(f"**/t/{table}")


def type_a_number(seat: Seat) -> None:
    """The last choice, by its number."""
    visitor = seat.visitor
    visitor.until(lambda: bool(seat.offered()), "a question")
    decision = seat.decision()
    assert decision is not None
    visitor.field("text-number").fill(str(len(decision["options"])))
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: seat.decision() != decision, "the answer to count")
    said = [message for message in visitor.said if message["type"] == "answer"]
    assert said[-1]["option"] == len(decision["options"]) - 1
