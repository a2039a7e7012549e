"""Every match of one's own: found, gone on with, looked at again, saved, and taken to another device."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.seat import Seat
from browser.tables import start_with_bots, table_of
from browser.visitor import Visitor
from nightlight.games import find
from nightlight.play.simulate import random_match

MANY = 28  # more than a page holds


def bring_in(visitor: Visitor, game: str, count: int) -> None:
    """So many matches that are over, for the visitor to find."""
    played = find(game)
    text = random_match(played, played.setup(played.players[0]), seed=5).journal.text()
    for _ in range(count):
        answer = visitor.context.request.post("/api/journals", data=text)
        assert answer.ok, answer.text()


def rows(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.say("matches")).get_by_role("listitem")


def test_all_finished_matches_are_there_page_by_page(visit: Visit) -> None:
    visitor = visit(phone=True)
    visitor.ask("POST", "/api/me", {"name": "Ann"})
    bring_in(visitor, "fear-of-the-dark", MANY)
    visitor.go("/matches")

    visitor.press(visitor.page.get_by_role("radio", name=visitor.say("matches-over")))
    expect(rows(visitor)).to_have_count(25)
    visitor.press(visitor.button("matches-more"))

    expect(rows(visitor)).to_have_count(MANY)
    expect(visitor.button("matches-more")).to_have_count(0)


def test_a_match_is_found_by_its_game_and_by_its_title(visit: Visit) -> None:
    visitor = visit("ru")
    visitor.ask("POST", "/api/me", {"name": "Аня"})
    bring_in(visitor, "fear-of-the-dark", 2)
    bring_in(visitor, "nightmarium", 1)
    visitor.go("/matches")
    visitor.press(visitor.page.get_by_role("radio", name=visitor.say("matches-over")))
    expect(rows(visitor)).to_have_count(3)

    visitor.page.get_by_label(visitor.say("matches-game")).select_option("nightmarium")
    expect(rows(visitor)).to_have_count(1)
    visitor.page.get_by_label(visitor.say("matches-game")).select_option("")
    title = visitor.say("fear-of-the-dark-title")
    visitor.field("matches-search").fill(title[:4].upper())
    expect(rows(visitor)).to_have_count(2)
    visitor.field("matches-search").fill("nobody at all")

    expect(visitor.page.get_by_text(visitor.say("matches-none-found"))).to_be_visible()


def test_a_finished_match_is_looked_at_again_and_saved(visit: Visit) -> None:
    visitor = visit()
    visitor.ask("POST", "/api/me", {"name": "Ann"})
    bring_in(visitor, "nightmarium", 1)
    visitor.go("/matches")
    visitor.press(visitor.page.get_by_role("radio", name=visitor.say("matches-over")))

    save = rows(visitor).get_by_role("link", name=re.compile(re.escape(visitor.say("results-save"))))
    with visitor.page.expect_download() as saved:
        visitor.press(save)
    visitor.press(visitor.link("continue-again", title=visitor.say("nightmarium-title")))

    visitor.page.wait_for_url("**/replay/*")
    assert saved.value.suggested_filename.endswith(".jsonl")


def test_a_running_match_is_gone_on_with_from_the_list(visit: Visit) -> None:
    visitor = visit(phone=True)
    table = start_with_bots(visitor, "nightmarium", 2, {"first_player": "0"})
    visitor.go("/")

    visitor.press(visitor.link("matches-all"))
    expect(rows(visitor)).to_contain_text(visitor.say("your-turn"))
    visitor.press(visitor.link("match-go-on-with", title=visitor.say("nightmarium-title")))

    visitor.page.wait_for_url(f"**/t/{table}")


def test_after_a_rename_nobody_is_their_own_opponent(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, "fear-of-the-dark")
    visitor.go("/settings")
    visitor.field("name-label").fill("Ann")
    visitor.press(visitor.button("keep"))

    visitor.go("/")
    going_on = visitor.page.get_by_role("region", name=visitor.say("continue-label"))

    expect(going_on).to_contain_text(visitor.say("fear-of-the-dark-title"))
    expect(going_on).not_to_contain_text(visitor.say("player-name"))


def test_a_match_goes_on_at_another_device(visit: Visit) -> None:
    laptop, phone = visit(), visit(phone=True)
    table = start_with_bots(laptop, "nightmarium", 2, {"first_player": "0"})
    seat = Seat(laptop, 0)
    laptop.until(lambda: bool(seat.offered()), "the first question")
    question = seat.decision()

    laptop.press(laptop.button("menu"))
    laptop.press(laptop.button("move"))
    expect(laptop.page.get_by_role("img", name=laptop.say("move-qr"))).to_be_visible()
    link = laptop.page.get_by_role("dialog").get_by_role("link", name=re.compile("take")).inner_text()
    phone.page.goto(link)
    phone.press(phone.button("take-here"))

    expect(laptop.page.get_by_text(laptop.say("move-done"))).to_be_visible()
    phone.page.wait_for_url(f"**/t/{table}")
    taken = Seat(phone, 0)
    phone.until(lambda: taken.decision() == question, "the same question")
    expect(laptop.page.get_by_text(laptop.say("watching"), exact=True)).to_be_visible()
    assert table_of(phone) == table
