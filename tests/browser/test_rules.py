"""The rules as a book: looked up, searched, and opened over a match."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.seat import BoardSeat
from browser.tables import start_with_bots
from browser.visitor import Visitor
from nightlight.games import rules_text
from nightlight.terminal.rules import Rulebook


def told(game: str, language: str, number: str) -> str:
    """What a clause says, after its number."""
    return Rulebook(rules_text(game, language)).clauses[number].text.removeprefix(f"{number} ")


def clause(visitor: Visitor, number: str) -> Locator:
    return visitor.page.locator(f'[id="{number}"]')


def test_a_link_to_a_clause_opens_the_book_there(visit: Visit) -> None:
    visitor = visit("pl", phone=True)

    visitor.go("/rules/dont-go-in-there#DG-4.5")

    expect(clause(visitor, "DG-4.5")).to_be_in_viewport()
    expect(clause(visitor, "DG-4.5")).to_be_focused()
    expect(clause(visitor, "DG-4.5")).to_contain_text(told("dont-go-in-there", "pl", "DG-4.5")[:40])
    expect(visitor.page.locator(".prose")).to_have_attribute("lang", "pl")


def test_the_book_changes_its_language_with_its_reader(visit: Visit) -> None:
    visitor = visit("en")
    visitor.go("/rules/dont-go-in-there#DG-4.5")
    expect(clause(visitor, "DG-4.5")).to_contain_text("From the highest meeple")

    visitor.press(visitor.page.get_by_role("radio", name=visitor.say("language-ru")))

    expect(clause(visitor, "DG-4.5")).to_contain_text(told("dont-go-in-there", "ru", "DG-4.5")[:40])


def test_a_rule_says_where_it_comes_from_and_a_legend_what_that_means(visit: Visit) -> None:
    visitor = visit("pl", phone=True)
    visitor.go("/rules/dont-go-in-there#DG-4.5")

    kinds = clause(visitor, "DG-4.5").locator(".source b")

    expect(kinds).to_have_text(["instrukcja", "wydanie"])
    expect(visitor.page.get_by_role("region", name=visitor.say("rules-sources"))).to_contain_text(
        visitor.say("rules-source-rulebook")
    )


def test_words_of_another_language_are_found_in_the_table_of_words(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/nightmarium")

    visitor.field("rules-search").fill("Певчий")

    status = visitor.page.get_by_role("search").get_by_role("status")
    expect(status).to_contain_text(visitor.say("rules-hits", here=1, count=1))
    expect(visitor.page.get_by_role("row", name="Певчий")).to_be_in_viewport()


def test_what_is_sought_is_counted_and_gone_through(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/straszydla")
    status = visitor.page.get_by_role("search").get_by_role("status")

    visitor.field("rules-search").fill("duel")
    expect(status).to_contain_text(visitor.say("rules-hits", here=1, count=2).split("2")[0].strip())
    visitor.press(visitor.button("rules-next"))
    expect(status).to_contain_text(visitor.say("rules-hits", here=2, count=9).split("9")[0].strip())
    visitor.field("rules-search").fill("ST-6.1")

    expect(status).to_contain_text(visitor.say("rules-hit-in", clause="ST-6.1"))
    expect(clause(visitor, "ST-6.1")).to_be_in_viewport()


@pytest.mark.parametrize(("language", "word"), [("en", "chorister"), ("pl", "Śpiewak"), ("ru", "Певчий")])
def test_where_a_word_is_explained_comes_before_where_it_is_used(visit: Visit, language: str, word: str) -> None:
    visitor = visit(language)
    visitor.go("/rules/nightmarium")

    visitor.field("rules-search").fill(word)

    status = visitor.page.get_by_role("search").get_by_role("status")
    expect(status).to_contain_text(visitor.say("rules-hit-in", clause="NM-9.16"))
    expect(clause(visitor, "NM-9.16")).to_be_in_viewport()


def test_nothing_is_found_of_what_is_not_there(visit: Visit) -> None:
    visitor = visit("ru")
    visitor.go("/rules/nightmarium")

    visitor.field("rules-search").fill("bicycle")

    expect(visitor.page.get_by_role("search").get_by_role("status")).to_contain_text(visitor.say("rules-none"))


def test_a_rule_that_is_looked_up_at_a_table_lies_over_the_match(visit: Visit) -> None:
    visitor = visit()
    table = start_with_bots(visitor, "dont-go-in-there", 2)
    seat = BoardSeat(visitor, 0)
    visitor.until(lambda: bool(seat.offered()), "a question")
    decision = seat.decision()
    assert decision is not None
    number = decision["clause"].split(",")[0].strip()

    visitor.press(seat.lamp.get_by_role("link", name=number))

    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=number)).to_be_visible()
    assert table in visitor.page.url
    visitor.page.keyboard.press("Escape")
    assert seat.offered()
