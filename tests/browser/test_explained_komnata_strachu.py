"""What is this? Everything in the chamber has an answer, by mouse, by keys and by finger; in a race nobody gets one."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.curious import HOLD, Curious, kinds, told_by_finger, told_by_mouse, wrongly_named
from browser.tables import past_match, start_with_bots
from browser.visitor import Visitor
from nightlight.games.komnata_strachu.content import CARDS

GAME = "komnata-strachu"
CALM = {"form": "race"}  # the same board, without a clock
SHORT = {"esc": "escape", "gst": "guest", "inv": "invasion"}


def name_of(visitor: Visitor, what: str) -> str:
    """What a thing is called, by the words of the game."""
    say = visitor.say
    kind, *rest = what.split(":")
    if kind in {"switch", "pile"}:
        return say(f"{GAME}-what-{kind}")
    if kind == "token":
        colour = CARDS.colours[CARDS.tokens[CARDS.shapes.index(rest[0])]]
        name = say(f"{GAME}-fear-{colour}_{rest[0]}")
    elif kind == "back":
        name = say(f"{GAME}-board-face-down")
    else:
        first, *face = rest[0].split("_")
        name = say(f"{GAME}-fear-{face[1]}_{face[0]}" if first == "f" else f"{GAME}-special-{SHORT[first]}")
    return name[0].upper() + name[1:]


def misnamed(told: dict[str, str], visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What is not called by its name."""
    return wrongly_named(told, partial(name_of, visitor))


def begin(visitor: Visitor) -> Curious:
    start_with_bots(visitor, GAME, 2, CALM)
    visitor.page.locator("[data-what^=card]").first.wait_for()
    return Curious(visitor)


def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(visit: Visit) -> None:
    visitor = visit("pl")

    told = told_by_mouse(begin(visitor))

    assert kinds(told) >= {"card", "token", "switch", "pile"}
    assert misnamed(told, visitor) == {}


def test_keys_lead_from_thing_to_thing(visit: Visit) -> None:
    visitor = visit()

    told = begin(visitor).walk()

    assert kinds(told) >= {"card", "token", "switch", "pile"}
    assert misnamed(told, visitor) == {}


def test_specials_tell_what_they_ask_for(visit: Visit) -> None:
    """In a match that is looked at again every kind of card comes to light."""
    visitor = visit("ru")
    table = past_match(visitor, GAME, 2, CALM)
    curious = Curious(visitor)
    told: dict[str, str] = {}
    for line in range(0, 60, 4):
        visitor.go(f"/replay/{table}#{line}")
        visitor.page.locator("[data-what]").first.wait_for()
        cards = [what for what in curious.seen() if what.startswith("card:") and what not in told]
        for what in cards:
            curious.hover(what)
            told[what] = curious.title()
            curious.away()

    assert {what.split(":")[1].split("_")[0] for what in told} >= {"f", *SHORT}
    assert misnamed(told, visitor) == {}


def test_a_finger_that_stays_is_told_what_it_is_and_chooses_nothing(visit: Visit) -> None:
    visitor = visit("ru", phone=True)

    told = told_by_finger(begin(visitor))

    assert kinds(told) >= {"card", "switch"}
    assert misnamed(told, visitor) == {}
    assert [said for said in visitor.said if said["type"] == "answer"] == []


def test_in_a_race_nothing_is_explained(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, GAME, 2)
    expect(visitor.page.locator(".board.open")).to_be_visible()
    curious = Curious(visitor)

    visitor.page.mouse.move(*curious.seen()["switch"])
    visitor.page.mouse.move(*next(at for what, at in curious.seen().items() if what.startswith("card")))
    visitor.page.keyboard.press("w")
    visitor.page.wait_for_timeout(HOLD)

    expect(visitor.page.locator(".board.open")).to_be_visible()
    expect(curious.note).to_have_count(0)
