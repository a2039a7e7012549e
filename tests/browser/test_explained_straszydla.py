"""What is this? Everything in the town of the bogeys has an answer, by mouse, by keys and by finger."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.curious import Curious, kinds, told_by_finger, told_by_mouse, wrongly_named
from browser.tables import journal, past_match, start_with_bots
from browser.visitor import Visitor

GAME = "straszydla"
TOWN = {"district", "people", "imps", "bogey", "imp", "clock", "first", "strength", "cube"}
SURE = {
    "stop": "board-stop",
    "people": "what-people",
    "imps": "what-imps",
    "plan": "what-plan",
    "duel-die": "what-duel-die",
    "fright-die": "what-fright-die",
    "bid": "what-bid",
    "pact": "what-pact",
}

ASK_OF_A_RIVALS_PACT = """() => {
  const secret = document.createElement('span');
  secret.dataset.what = 'pact:1';
  secret.textContent = '?';
  secret.style.cssText = 'position: fixed; top: 300px; left: 400px; z-index: 99';
  document.querySelector('main').append(secret);
}"""


def name_of(visitor: Visitor, what: str) -> str:
    """What a thing is called, by the words of the game; districts lie elsewhere in every match."""
    kind, *rest = what.split(":")
    if kind in SURE:
        return visitor.say(f"{GAME}-{SURE[kind]}")
    if kind in {"bogey", "imp"}:
        return visitor.say(f"{GAME}-{kind}-{rest[0]}")
    if kind == "cube":
        name = visitor.say(f"{GAME}-column-dread" if rest[0] == "dread" else f"{GAME}-element-{rest[0]}")
        return name[0].upper() + name[1:]
    return ""


def misnamed(told: dict[str, str], visitor: Visitor) -> dict[str, tuple[str, str]]:
    """What is not called by its name."""
    assert all(told.values()), told
    return wrongly_named(
        {what: title for what, title in told.items() if name_of(visitor, what)}, partial(name_of, visitor)
    )


def begin(visitor: Visitor) -> Curious:
    """The first question of a match."""
    start_with_bots(visitor, GAME, 2)
    visitor.page.locator("[data-option]").first.wait_for()
    return Curious(visitor)


def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(visit: Visit) -> None:
    visitor = visit("pl")
    table = past_match(visitor, GAME, 3)
    lines = journal(visitor, table)
    visitor.go(f"/replay/{table}#{len(lines) // 2}")
    visitor.page.locator("[data-what]").first.wait_for()

    told = told_by_mouse(Curious(visitor)) | told_by_mouse(begin(visitor))

    assert kinds(told) >= TOWN | {"pact"}
    assert misnamed(told, visitor) == {}


@pytest.mark.parametrize(("verb", "thing"), [("bid", "duel-die"), ("done", "fright-die")])
def test_dice_are_explained_where_they_are_rolled(visit: Visit, verb: str, thing: str) -> None:
    visitor = visit()
    table = past_match(visitor, GAME, 3)
    curious = Curious(visitor)
    for line in (number for number, line in enumerate(journal(visitor, table)) if verb in line["action"]):
        visitor.go(f"/replay/{table}#{line}")
        visitor.page.locator("[data-what]").first.wait_for()
        visitor.page.wait_for_timeout(300)
        if thing in curious.seen():
            break

    curious.hover(thing)

    assert curious.title() == name_of(visitor, thing)


def test_keys_lead_from_thing_to_thing(visit: Visit) -> None:
    visitor = visit()

    told = begin(visitor).walk()

    assert kinds(told) >= TOWN - {"people", "imps"} | {"pact"}
    assert misnamed(told, visitor) == {}


def test_a_finger_that_stays_is_told_what_it_is_and_chooses_nothing(visit: Visit) -> None:
    visitor = visit("ru", phone=True)

    told = told_by_finger(begin(visitor))

    assert kinds(told) >= {"district", "clock", "pack"}
    assert misnamed(told, visitor) == {}
    expect(visitor.page.locator("[data-option][aria-pressed=true]")).to_have_count(0)
    assert [said for said in visitor.said if said["type"] == "answer"] == []


def test_a_pact_that_is_hidden_tells_nothing_but_that_it_is_secret(visit: Visit) -> None:
    visitor = visit()
    curious = begin(visitor)

    visitor.page.evaluate(ASK_OF_A_RIVALS_PACT)
    note = curious.hover("pact:1")

    expect(note.locator("p")).to_have_text([visitor.say(f"{GAME}-what-pact-hidden")])
