"""What is this? Everything on Nightmarium's stage has an answer, by mouse, by keys and by finger."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.curious import Curious, kinds, told_by_finger, told_by_mouse, wrongly_named
from browser.tables import past_match, start_with_bots
from browser.visitor import Visitor
from browser.wording import Wording
from nightlight.games.nightmarium.content import ABILITIES, ABILITY, DECK, FEARS, LEGION

GAME = "nightmarium"
ALWAYS = {"card", "creature", "deck", "discard", "awake", "actions"}
MIDDLE = 60  # decisions after which there are creatures


def name_of(visitor: Visitor, what: str) -> str:
    """What a thing is called, by the words of the game; creatures and scores change, and only begin so."""
    say = visitor.say
    kind, *rest = what.split(":")
    keys = {"deck": "board-deck", "discard": "board-discard", "actions": "what-actions", "chain": "board-queue"}
    if kind in keys:
        return say(f"{GAME}-{keys[kind]}")
    if kind == "card":
        return card_name(say, int(rest[0]))
    if kind in {"ability", "legion"}:
        return say(f"{GAME}-{kind}-{rest[0]}")
    return say(f"{GAME}-board-slot", slot=int(rest[1])) if kind == "creature" else ""


def card_name(say: Wording, number: int) -> str:
    """A card by its legion, its number and its ability."""
    one = say(f"{GAME}-one-{DECK.legions[LEGION[number - 1]]}")
    if number > FEARS:
        return say(f"{GAME}-seal_card", kind=one, number=number)
    ability = ABILITY[number - 1]
    return f"{one} {number}" if ability < 0 else f"{one} {number} ({say(f'{GAME}-ability-{ABILITIES[ability]}')})"


def named(told: dict[str, str], visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What is not called by its name."""
    begun = {what: title.split(":")[0] if what.startswith("creature") else title for what, title in told.items()}
    sure = {what: title for what, title in begun.items() if name_of(visitor, what)}
    assert all(told.values()), told
    return wrongly_named(sure, partial(name_of, visitor))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(visit: Visit, language: str) -> None:
    visitor = visit(language)
    table = past_match(visitor, GAME, 3, {"advanced": "yes"})
    visitor.go(f"/replay/{table}#{MIDDLE}")
    curious = Curious(visitor)
    visitor.page.locator("[data-what]").first.wait_for()

    told = told_by_mouse(curious)
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    visitor.page.locator("[data-option]").first.wait_for()
    told |= told_by_mouse(curious)

    assert kinds(told) >= ALWAYS | {"ability", "hand"}
    assert named(told, visitor) == {}


def test_keys_lead_from_thing_to_thing(visit: Visit) -> None:
    """W begins, W and the arrows go on, Enter opens the rule; nothing is looked at as a choice meanwhile."""
    visitor = visit("ru")
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    visitor.page.locator("[data-option]").first.wait_for()
    curious = Curious(visitor)

    told = curious.walk()
    curious.page.keyboard.press("ArrowUp")
    expect(curious.note).to_be_visible()
    expect(visitor.page.locator("[data-option][aria-pressed=true]")).to_have_count(0)
    curious.page.keyboard.press("Enter")

    assert kinds(told) >= ALWAYS | {"hand"}
    assert named(told, visitor) == {}
    expect(visitor.page.get_by_role("dialog").locator(".excerpts")).to_be_visible()
    assert [said for said in visitor.said if said["type"] == "answer"] == []


def test_arrows_still_choose_and_tell_what_is_under_the_focus(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    visitor.page.locator("[data-option]").first.wait_for()
    curious = Curious(visitor)

    visitor.page.keyboard.press("ArrowDown")
    expect(visitor.page.locator("[data-option]:focus")).to_have_count(1)
    expect(curious.note).to_be_visible()
    first = curious.note.get_attribute("data-explained")
    visitor.page.keyboard.press("ArrowRight")

    expect(visitor.page.locator("[data-option]:focus")).to_have_count(1)
    expect(curious.note).not_to_have_attribute("data-explained", first or "")


def test_a_finger_that_stays_is_told_what_it_is_and_chooses_nothing(visit: Visit) -> None:
    visitor = visit(phone=True)
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    visitor.page.locator("[data-option]").first.wait_for()
    curious = Curious(visitor)

    told = told_by_finger(curious)

    assert kinds(told) >= ALWAYS | {"rival"}
    assert named(told, visitor) == {}
    expect(visitor.page.locator("[data-option][aria-pressed=true]")).to_have_count(0)
    assert visitor.page.evaluate("String(getSelection())") == ""
    assert [said for said in visitor.said if said["type"] == "answer"] == []


def test_cards_have_their_names_on_a_phone(visit: Visit) -> None:
    visitor = visit("pl", phone=True)
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    visitor.page.locator("[data-option]").first.wait_for()

    names = visitor.page.locator(".strip .held .name")

    assert names.count() == visitor.page.locator(".strip .held").count() > 0
    assert names.evaluate_all("names => names.filter((name) => name.scrollWidth > 1.1 * name.clientWidth).length") == 0


def test_a_hidden_hand_tells_how_many_cards_there_are_and_nothing_else(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    visitor.page.locator("[data-option]").first.wait_for()
    curious = Curious(visitor)

    note = curious.hover("hand:1")

    expect(note).to_contain_text(visitor.say(f"{GAME}-what-hidden", cards=5))
    expect(note.locator("p")).to_have_count(1)


@pytest.mark.parametrize("way", ["Escape", "move", "press", "scroll"])
def test_a_note_goes_away(visit: Visit, way: str) -> None:
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {"first_player": "0"})
    visitor.page.locator("[data-option]").first.wait_for()
    curious = Curious(visitor)
    curious.hover("deck")

    if way == "Escape":
        visitor.page.keyboard.press("Escape")
    elif way == "move":
        visitor.page.mouse.move(2, 2)
    elif way == "press":
        visitor.page.mouse.down()
    else:
        visitor.page.evaluate("document.querySelector('main').dispatchEvent(new Event('scroll'))")

    expect(curious.note).to_have_count(0)


def test_a_click_on_what_is_no_choice_keeps_the_note_with_its_rule(visit: Visit) -> None:
    visitor = visit("pl")
    table = past_match(visitor, GAME, 2)
    visitor.go(f"/replay/{table}#{MIDDLE}")
    visitor.page.locator("[data-what]").first.wait_for()
    curious = Curious(visitor)

    x, y = curious.seen()["deck"]
    visitor.page.mouse.click(x, y)
    expect(curious.note).to_be_visible()
    visitor.page.mouse.move(2, 2)
    curious.note.get_by_role("link").click()

    expect(curious.note).to_have_count(0)
    expect(visitor.page.get_by_role("dialog").locator(".excerpts")).to_contain_text("NM-4")
