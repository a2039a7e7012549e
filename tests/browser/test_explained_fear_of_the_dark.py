"""What is this? Everything in the labyrinth has an answer, by mouse, by keys and by finger."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.curious import Curious, kinds, told_by_finger, told_by_mouse, wrongly_named
from browser.tables import start_with_bots
from browser.visitor import Visitor

GAME = "fear-of-the-dark"
DARK = {"mind", "matches", "light", "room", "square", "door", "hazard", "items", "secrets", "tiles", "aside", "terrors"}
SURE = {"matches": "row-matches", "tiles": "row-tiles", "aside": "what-aside", "hazards": "what-hazards"}
START = {"square:0:7": "name-obstacle", "square:0:5": "name-lock"}  # FD-2.6


def name_of(visitor: Visitor, what: str) -> str:
    """What a thing is called, by the words of the game."""
    say = visitor.say
    kind, *rest = what.split(":")
    if kind in SURE:
        return say(f"{GAME}-{SURE[kind]}")
    if kind in {"mind", "item", "hazard", "effect"}:
        return say(f"{GAME}-name-{rest[0]}")
    if kind in {"items", "secrets"}:
        return f"{say(f'{GAME}-row-{kind}')} {rest[0]}"
    if kind == "room":
        return say(f"{GAME}-what-room", room=chr(ord("A") + int(rest[0])))
    return say(f"{GAME}-{START[what]}") if what in START else ""


def misnamed(told: dict[str, str], visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What is not called by its name."""
    assert all(told.values()), told
    return wrongly_named(
        {what: title for what, title in told.items() if name_of(visitor, what)}, partial(name_of, visitor)
    )


def begin(visitor: Visitor) -> Curious:
    start_with_bots(visitor, GAME)
    visitor.page.locator("[data-option]").first.wait_for()
    return Curious(visitor)


def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(visit: Visit) -> None:
    visitor = visit("pl")

    told = told_by_mouse(begin(visitor))

    assert kinds(told) >= DARK
    assert misnamed(told, visitor) == {}


def test_keys_lead_from_thing_to_thing(visit: Visit) -> None:
    """Also to what nobody can choose: an Obstacle, a Lock, a mark."""
    visitor = visit()

    told = begin(visitor).walk()

    assert kinds(told) >= DARK
    assert set(START) <= set(told)
    assert misnamed(told, visitor) == {}


def test_a_finger_that_stays_is_told_what_it_is_and_chooses_nothing(visit: Visit) -> None:
    visitor = visit("ru", phone=True)

    told = told_by_finger(begin(visitor))

    assert kinds(told) >= {"mind", "matches", "light", "room", "square", "tiles", "hazards", "locations"}
    assert misnamed(told, visitor) == {}
    expect(visitor.page.locator("[data-option][aria-pressed=true]")).to_have_count(0)
    assert [said for said in visitor.said if said["type"] == "answer"] == []


def test_a_location_tells_how_many_cards_are_left_and_not_which(visit: Visit) -> None:
    visitor = visit()
    curious = begin(visitor)

    note = curious.hover("items:1")

    expect(note).to_contain_text(visitor.say(f"{GAME}-what-left", cards=2))
    items = [visitor.say(f"{GAME}-name-{item}") for item in ("paper", "key", "lever")]
    assert [item for item in items if item in note.inner_text()] == []
