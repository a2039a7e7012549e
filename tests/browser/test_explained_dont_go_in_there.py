"""What is this? Everything in the haunted house has an answer, by mouse, by keys and by finger."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.curious import Curious, kinds, told_by_finger, told_by_mouse, wrongly_named
from browser.tables import past_match, start_with_bots
from browser.visitor import Visitor

GAME = "dont-go-in-there"
MIDDLE = 40  # decisions after which everybody has cards
HOUSE = {"card", "room", "step", "dice", "curses", "turns", "ghosts", "kinds"}
SURE = {
    "curses": "what-curses",
    "turns": "what-turns",
    "ghosts": "what-ghosts",
    "dice": "what-dice",
    "deck": "what-deck",
}


def name_of(visitor: Visitor, what: str) -> str:
    """What a thing is called, by the words of the game; a room changes, and so does what a step is called after."""
    kind, *rest = what.split(":")
    if kind in SURE:
        return visitor.say(f"{GAME}-{SURE[kind]}")
    if kind == "card":
        noun, face = rest[0].split("-")
        return f"{visitor.say(f'{GAME}-type-{noun}')} {face[0]}"
    if kind == "kind":
        return visitor.say(f"{GAME}-type-{rest[0]}")
    if kind == "kinds":
        return visitor.say(f"{GAME}-board-kinds-in-play")
    return visitor.say(f"{GAME}-board-hidden") if kind == "down" else ""


def misnamed(told: dict[str, str], visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What is not called by its name."""
    assert all(told.values()), told
    return wrongly_named(
        {what: title for what, title in told.items() if name_of(visitor, what)}, partial(name_of, visitor)
    )


def rooms(told: dict[str, str], visitor: Visitor) -> bool:
    """Whether all rooms are called by the names of rooms."""
    names = ("attic", "nursery", "library", "secret_passage", "hallway", "basement")
    known = {visitor.say(f"{GAME}-room-{name}") for name in names}
    return all(title.split(",")[0] in known for what, title in told.items() if what.split(":")[0] in {"room", "step"})


def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(visit: Visit) -> None:
    visitor = visit("pl")
    visitor.go(f"/replay/{past_match(visitor, GAME, 3)}#{MIDDLE}")
    visitor.page.locator("[data-what]").first.wait_for()

    told = told_by_mouse(Curious(visitor))

    assert kinds(told) >= HOUSE | {"deck"}
    assert misnamed(told, visitor) == {}
    assert rooms(told, visitor)


def test_keys_lead_from_thing_to_thing(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, GAME, 2)
    visitor.page.locator("[data-option]").first.wait_for()

    told = Curious(visitor).walk()

    assert kinds(told) >= HOUSE | {"deck"}
    assert misnamed(told, visitor) == {}
    assert rooms(told, visitor)


def test_a_finger_that_stays_is_told_what_it_is_and_chooses_nothing(visit: Visit) -> None:
    visitor = visit("ru", phone=True)
    start_with_bots(visitor, GAME, 2)
    visitor.page.locator("[data-option]").first.wait_for()

    told = told_by_finger(Curious(visitor))

    assert kinds(told) >= {"card", "room", "step", "rival", "curses", "ghosts"}
    assert misnamed(told, visitor) == {}
    assert rooms(told, visitor)
    expect(visitor.page.locator("[data-option][aria-pressed=true]")).to_have_count(0)
    assert [said for said in visitor.said if said["type"] == "answer"] == []


def test_a_click_on_a_card_in_a_room_tells_its_rule_and_what_one_has_of_it(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, GAME, 2)
    visitor.page.locator("[data-option]").first.wait_for()
    curious = Curious(visitor)
    card = next(what for what in curious.seen() if what.startswith("card:"))

    visitor.page.mouse.click(*curious.seen()[card])

    noun = card.removeprefix("card:").split("-")[0]
    none = visitor.say(f"{GAME}-what-sum", who="you", name="", cards=0, values="", curses=0)
    expect(curious.note).to_contain_text(visitor.say(f"{GAME}-rule-{noun}"))
    expect(curious.note).to_contain_text(none)


def test_a_card_in_a_tableau_tells_the_sum_of_its_kind(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/replay/{past_match(visitor, GAME, 2)}#{MIDDLE}")
    visitor.page.locator("[data-what]").first.wait_for()
    curious = Curious(visitor)
    taken = next(what for what in curious.seen() if what.startswith("card:") and what.count(":") > 1)

    note = curious.hover(taken)

    expect(note.locator("p")).to_have_count(3)
    expect(note.locator("p").last).to_contain_text(visitor.say("bot-name", number=int(taken[-1]) + 1))


def test_a_hidden_card_tells_nothing_but_that_it_is_hidden(visit: Visit) -> None:
    visitor = visit()
    table = past_match(visitor, GAME, 2)
    curious = Curious(visitor)
    for line in range(2, MIDDLE):
        visitor.go(f"/replay/{table}#{line}")
        visitor.page.locator("[data-what]").first.wait_for()
        if "down:middle" in curious.seen():
            break

    note = curious.hover("down:middle")

    expect(note.locator("p")).to_have_text([visitor.say(f"{GAME}-what-down")])
