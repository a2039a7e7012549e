"""What somebody has chosen holds at once, everywhere, and the next time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import Seat
from browser.tables import start_with_bots
from browser.visitor import Visitor
from browser.wording import wording


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")

    choose_language(visitor, "ru")
    heading(visitor, wording("ru")("settings"))
    choose_language(visitor, "pl")
    heading(visitor, wording("pl")("settings"))
    visitor.page.reload()

    heading(visitor, wording("pl")("settings"))
    assert visitor.page.locator("html").get_attribute("lang") == "pl"


def test_a_match_goes_on_in_the_other_language_at_once(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, "nightmarium", 2)
    seat, polish = Seat(visitor, 0), wording("pl")
    visitor.until(lambda: bool(seat.offered()), "a question")
    english = seat.update()["words"]["prompt"]

    settings = visitor.context.new_page()  # another tab of the same browser
    settings.goto("/settings")
    settings.get_by_role("main").get_by_role("radio", name=polish("language-pl")).check()

    heading(visitor, polish("nightmarium-title"))
    visitor.until(lambda: seat.update()["words"]["prompt"] != english, "the question in Polish")
    lamp = visitor.page.get_by_role("region", name=polish("lamp"))
    expect(lamp.get_by_role("heading")).to_have_text(seat.update()["words"]["prompt"])


@pytest.mark.parametrize(
    ("key", "attribute"), [("bright", "data-bright"), ("contrast", "data-contrast")], ids=["bright", "contrast"]
)
def test_how_the_room_looks_survives_a_reload(visit: Visit, key: str, attribute: str) -> None:
    visitor = visit(phone=True)
    visitor.go("/settings")
    root = visitor.page.locator("html")
    expect(root).not_to_have_attribute(attribute, "")

    visitor.press(visitor.page.get_by_role("switch", name=visitor.say(key)))

    expect(root).to_have_attribute(attribute, "")
    visitor.page.reload()
    expect(root).to_have_attribute(attribute, "")
    expect(visitor.page.get_by_role("switch", name=visitor.say(key))).to_be_checked()


def test_large_letters_fit_on_a_phone(visit: Visit) -> None:
    visitor = visit("pl", phone=True)
    visitor.go("/settings")

    visitor.press(visitor.page.get_by_role("radio", name=visitor.say("percent", value=150)))
    for path in ("/settings", "/"):
        visitor.go(path)
        visitor.page.get_by_role("heading").first.wait_for()

        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360, path


def choose_language(visitor: Visitor, language: str) -> None:
    """In the part of the page where one reads, not in the bar."""
    visitor.press(visitor.page.get_by_role("main").get_by_role("radio", name=visitor.say(f"language-{language}")))


def heading(visitor: Visitor, text: str) -> None:
    expect(visitor.page.get_by_role("heading", name=text, level=1)).to_have_count(1)
