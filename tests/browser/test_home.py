"""From the first page to a table, by every way that leads there."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import BoardSeat, Seat, play_on
from browser.tables import begin, open_table, start_with_bots, table_of
from browser.visitor import Visitor

SOON = 10  # seconds


def test_two_clicks_lead_to_the_first_decision_within_ten_seconds(visit: Visit) -> None:
    visitor = visit()
    seat = BoardSeat(visitor, 0)
    visitor.go("/")
    started = time.monotonic()

    visitor.button("play").first.click()
    visitor.button("start").click()
    visitor.until(lambda: bool(seat.offered()), "the first decision", SOON)

    assert time.monotonic() - started < SOON


def test_a_code_leads_to_its_table(visit: Visit) -> None:
    ann, ben = visit(), visit("pl", phone=True)
    table = open_table(ann, "nightmarium", 3, "Ann")
    code = ann.ask("GET", f"/api/tables/{table}")["code"]

    ben.go("/")
    ben.field("join-label").fill(f" {code.lower()} ")
    ben.press(ben.button("join"))

    ben.page.wait_for_url(f"**/t/{table}")
    expect(ben.page.get_by_text("Ann", exact=True)).to_be_visible()


def test_a_wrong_code_is_told_beside_the_field(visit: Visit) -> None:
    visitor = visit()
    visitor.foresee("404")
    visitor.go("/")

    visitor.field("join-label").fill("NOBODY")
    visitor.press(visitor.button("join"))

    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("refused-unknown-table"))


def test_the_link_that_a_table_shows_opens_it_for_somebody_else(visit: Visit) -> None:
    ann, ben = visit(phone=True), visit("ru")
    table = open_table(ann, "dont-go-in-there", 2, "Ann")

    link = shown_link(ann)
    ben.page.goto(link)
    ben.field("name-label").fill("Бен")
    ben.press(ben.button("sit"))
    begin_when_seen(ann, "Бен")

    assert table_of(ben) == table
    seats = [BoardSeat(ann, 0), BoardSeat(ben, 1)]
    assert play_on(seats, decisions=2) == 2


def test_an_open_table_is_listed_for_everybody_and_a_private_one_is_not(visit: Visit) -> None:
    ann, ben, cleo = visit(), visit(), visit()
    opened = open_table(ann, "straszydla", 3, "Agata", listed=True)
    open_table(ben, "straszydla", 3, "Bogdan")

    cleo.go("/")
    tables = cleo.page.get_by_role("region", name=cleo.say("open-tables"))

    agata = tables.get_by_role("listitem").filter(has_text="Agata")
    expect(agata).to_have_count(1)
    expect(tables.get_by_text("Bogdan")).to_have_count(0)
    cleo.press(agata.get_by_role("link"))
    cleo.page.wait_for_url(f"**/t/{opened}")


def test_a_running_match_is_continued_from_the_first_page(visit: Visit) -> None:
    visitor = visit()
    table = start_with_bots(visitor, "nightmarium", 2)
    seat = Seat(visitor, 0)
    play_on([seat], decisions=2)
    visitor.until(lambda: bool(seat.offered()), "a question")
    decision = seat.decision()

    visitor.press(visitor.link("to-home"))
    visitor.press(visitor.link("continue"))

    visitor.page.wait_for_url(f"**/t/{table}")
    visitor.until(lambda: bool(seat.offered()), "the same question")
    assert seat.decision() == decision


def shown_link(visitor: Visitor) -> str:
    """The link that is there to be copied."""
    link = visitor.page.get_by_text(re.compile(r"^\s*https?://\S+\s*$"))
    expect(link).to_be_visible()
    return link.inner_text().strip()


def begin_when_seen(visitor: Visitor, name: str) -> None:
    """Begin when that one has sat down."""
    expect(visitor.page.get_by_text(name, exact=True)).to_be_visible()
    begin(visitor)
