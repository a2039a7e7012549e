"""Somebody who asks of everything on a board what it is: with a mouse, with keys, with a finger."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from playwright.sync_api import Locator, expect

from browser.visitor import Visitor

HOLD: Final = 700  # ms, longer than the page waits for
# what can be pointed at: each thing once, with a point where it is the one that is met
SEEN: Final = """() => {
  const found = {};
  for (const thing of document.querySelectorAll('[data-game] [data-what]')) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.5, 0.06], [0.06, 0.5], [0.94, 0.5], [0.5, 0.94], [0.1, 0.1], [0.9, 0.9], [0.3, 0.7]];
    for (const [x, y] of points) {
      const at = [left + width * x, top + height * y];
      const met = document.elementFromPoint(...at)?.closest('[data-what]');
      if (met === thing && found[thing.dataset.what] === undefined) found[thing.dataset.what] = at;
    }
  }
  return found;
}"""
WALKED: Final = """() => document.querySelectorAll('[data-game] [data-what]').values()
  .filter((thing) => thing.closest('[aria-hidden="true"]') === null && thing.checkVisibility())
  .map((thing) => thing.dataset.what).toArray()"""


class Curious:
    """A visitor at a board, and the notes that are shown."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.note: Final = visitor.page.locator("[data-explained]:popover-open")

    def seen(self) -> dict[str, tuple[float, float]]:
        """What is on the screen, each with a place to point at."""
        found: dict[str, tuple[float, float]] = self.page.evaluate(SEEN)
        return found

    def title(self) -> str:
        """The name of what is explained."""
        return self.note.get_by_role("heading").inner_text()

    def hover(self, what: str) -> Locator:
        x, y = self.seen()[what]
        self.page.mouse.move(x - 2, y - 1)
        self.page.mouse.move(x, y)
        expect(self.page.locator(f'[data-explained="{what}"]:popover-open')).to_be_visible()
        return self.note

    def hold(self, what: str) -> Locator:
        """Press with a finger that stays, and lift it."""
        x, y = self.seen()[what]
        touch = self.visitor.context.new_cdp_session(self.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(HOLD)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()
        expect(self.page.locator(f'[data-explained="{what}"]:popover-open')).to_be_visible()
        return self.note

    def walk(self) -> dict[str, str]:
        """Go from thing to thing with the key W until the first one comes again; what was told, by the thing."""
        told: dict[str, str] = {}
        for _thing in self.page.evaluate(WALKED):
            self.page.keyboard.press("w")
            expect(self.note).to_be_visible()
            told[self.note.get_attribute("data-explained") or ""] = self.title()
        return told

    def away(self) -> None:
        """Ask no more."""
        self.page.keyboard.press("Escape")
        self.page.mouse.move(1, 1)
        expect(self.note).to_have_count(0)

    def beside(self, what: str) -> bool:
        """Whether the note is on the screen, and does not lie over what it is about."""
        note = self.note.bounding_box()
        thing = self.page.locator(f'[data-what="{what}"][data-asked]').bounding_box()
        screen = self.page.viewport_size
        assert note is not None
        assert thing is not None
        assert screen is not None
        inside = note["x"] >= 0 and note["y"] >= 0 and note["x"] + note["width"] <= screen["width"]
        apart = (
            note["x"] >= thing["x"] + thing["width"]
            or thing["x"] >= note["x"] + note["width"]
            or note["y"] >= thing["y"] + thing["height"]
            or thing["y"] >= note["y"] + note["height"]
        )
        return inside and note["y"] + note["height"] <= screen["height"] and apart


def one_of_each(whats: Iterable[str]) -> list[str]:
    """One thing of each kind."""
    return list({what.split(":", maxsplit=1)[0]: what for what in whats}.values())


def wrongly_named(told: dict[str, str], name: Callable[[str], str]) -> dict[str, tuple[str, str]]:
    """The things whose names are not what they should be."""
    return {what: (title, name(what)) for what, title in told.items() if title != name(what)}


def told_by_mouse(curious: Curious) -> dict[str, str]:
    """What one thing of each kind is called under a mouse that rests on it; the note never lies over its thing."""
    told = {}
    for what in one_of_each(curious.seen()):
        curious.hover(what)
        told[what] = curious.title()
        assert curious.beside(what), what
        curious.away()
    return told


def told_by_finger(curious: Curious) -> dict[str, str]:
    """What one thing of each kind is called under a finger that stays on it."""
    told = {}
    for what in one_of_each(curious.seen()):
        curious.hold(what)
        told[what] = curious.title()
        assert curious.beside(what), what
        curious.away()
    return told


def kinds(whats: Iterable[str]) -> set[str]:
    return {what.split(":", maxsplit=1)[0] for what in whats}
