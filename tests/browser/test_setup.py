"""How a table is set up: with whom, how long, what is agreed on; and what is wrong stands where it can be mended."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.tables import agree, choose_game, start_with_bots
from browser.visitor import Visitor
from nightlight.games import GAMES


def options_of(visitor: Visitor, table: str) -> dict[str, str]:
    """What a table has agreed on."""
    options: dict[str, str] = visitor.ask("GET", f"/api/tables/{table}")["summary"]["options"]
    return options


def opened(visitor: Visitor, game: str, players: int | None = None) -> Locator:
    """The sheet of a game with its options open."""
    sheet = choose_game(visitor, game, players)
    visitor.press(sheet.get_by_text(visitor.say("options"), exact=True))
    return sheet


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("game", list(GAMES))
def test_each_option_that_applies_is_explained(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language, phone=True)

    sheet = opened(visitor, game)

    usual = [option for option in GAMES[game].options if option.needs is None and not option.advanced]
    for option in usual:
        expect(sheet.get_by_text(visitor.say(f"{game}-option-{option.name}-about"), exact=True)).to_be_visible()


def test_a_number_out_of_range_is_told_at_its_field_and_in_sight(visit: Visit) -> None:
    visitor = visit(phone=True)
    sheet = opened(visitor, "nightmarium")
    creatures = sheet.get_by_label(visitor.say("nightmarium-option-creatures"), exact=True)

    agree(visitor, sheet, "nightmarium-option-creatures", "99")
    visitor.press(visitor.button("start"))

    told = sheet.get_by_text(visitor.say("option-range", lowest=3, highest=7))
    expect(told).to_be_in_viewport()
    expect(creatures).to_be_focused()
    expect(creatures).to_have_attribute("aria-invalid", "true")
    creatures.fill("4")
    visitor.press(visitor.button("start"))
    visitor.page.wait_for_url("**/t/*")


def test_what_does_not_fit_together_is_told_at_its_field(visit: Visit) -> None:
    visitor = visit()
    visitor.foresee("400")
    sheet = opened(visitor, "komnata-strachu", 3)

    agree(visitor, sheet, "komnata-strachu-option-handicap", "100")
    visitor.press(visitor.button("start"))

    handicap = sheet.get_by_label(visitor.say("komnata-strachu-option-handicap"), exact=True)
    expect(handicap).to_be_focused()
    expect(sheet.get_by_text(visitor.say("option-unfit"))).to_be_in_viewport()


def test_choices_that_do_not_apply_are_not_shown(visit: Visit) -> None:
    visitor = visit()
    sheet = opened(visitor, "dont-go-in-there", 2)
    custom = sheet.get_by_role("group", name=visitor.say("dont-go-in-there-option-custom_types"))
    begins = sheet.get_by_label(visitor.say("dont-go-in-there-option-start_player"), exact=True)

    expect(custom).to_have_count(0)
    expect(begins.get_by_role("option")).to_have_count(3)
    agree(visitor, sheet, "dont-go-in-there-option-types", "custom")
    expect(custom).to_be_visible()
    agree(visitor, sheet, "dont-go-in-there-option-types", "random")

    expect(custom).to_have_count(0)


def test_teams_are_for_four_and_forgotten_with_three(visit: Visit) -> None:
    visitor = visit()
    sheet = opened(visitor, "komnata-strachu", 4)
    agree(visitor, sheet, "komnata-strachu-option-teams", "on")

    chairs = sheet.get_by_role("group", name=visitor.say("chairs"))
    visitor.press(chairs.get_by_role("radio", name="3", exact=True))
    visitor.press(visitor.button("start"))
    visitor.page.wait_for_url("**/t/*")

    assert options_of(visitor, visitor.page.url.rsplit("/", 1)[1])["teams"] == "off"


def test_research_and_handicaps_are_only_under_advanced(visit: Visit) -> None:
    visitor = visit()
    sheet = opened(visitor, "komnata-strachu")
    form = sheet.get_by_label(visitor.say("komnata-strachu-option-form"), exact=True)
    handicap = sheet.get_by_label(visitor.say("komnata-strachu-option-handicap"), exact=True)

    expect(form).not_to_be_visible()
    expect(handicap).not_to_be_visible()
    visitor.press(sheet.get_by_text(visitor.say("options-advanced"), exact=True))

    expect(form).to_be_visible()
    expect(handicap).to_be_visible()


def test_a_quick_match_is_one_press_away(visit: Visit) -> None:
    visitor = visit(phone=True)
    sheet = choose_game(visitor, "nightmarium", 2)

    length = sheet.get_by_role("group", name=visitor.say("length"))
    visitor.press(length.get_by_role("radio", name=visitor.say("length-quick")))
    visitor.press(visitor.button("start"))
    visitor.page.wait_for_url("**/t/*")

    assert options_of(visitor, visitor.page.url.rsplit("/", 1)[1])["creatures"] == "3"


def test_bots_stand_in_the_order_of_their_strength(visit: Visit) -> None:
    visitor = visit()
    sheet = choose_game(visitor, "komnata-strachu", 2)

    bots = sheet.get_by_label(visitor.say("bots"), exact=True)

    kinds = ["sleepy", "steady", "sharp", "nightmare", "shadow"]
    expect(bots.get_by_role("option")).to_have_text([visitor.say(f"bot-kind-{kind}") for kind in kinds])
    expect(bots).to_have_value("steady")


def test_a_table_has_the_clock_that_was_chosen(visit: Visit) -> None:
    visitor = visit()
    sheet = opened(visitor, "nightmarium", 2)

    sheet.get_by_label(visitor.say("clock"), exact=True).select_option("2")
    visitor.press(visitor.button("start"))
    visitor.page.wait_for_url("**/t/*")
    table = visitor.page.url.rsplit("/", 1)[1]

    clock = visitor.ask("GET", f"/api/tables/{table}")["summary"]["clock"]
    assert clock == {"kind": "decision", "seconds": 60, "increment": 0}


def test_the_usual_match_is_still_two_presses_away(visit: Visit) -> None:
    visitor = visit()

    table = start_with_bots(visitor, "straszydla", 2)

    assert options_of(visitor, table)["pact_size"] == "5"
