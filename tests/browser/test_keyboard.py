"""A match of Don't Go In There without a pointer, from the first page to the result and back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import BoardSeat
from browser.visitor import Visitor

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
FOCUSED = """() => {
  const thing = document.activeElement;
  return thing.getAttribute('aria-label') ?? thing.labels?.[0]?.innerText ?? thing.innerText;
}"""


def test_a_match_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    keys = visitor.page.keyboard

    tab_to(visitor, visitor.say("play"))
    keys.press("Enter")
    expect(visitor.button("start")).to_be_focused()
    set_up_with_two_chairs_and_six_turns(visitor)
    tab_to(visitor, visitor.say("start"))
    keys.press("Enter")
    seat = KeyboardSeat(visitor, 0)
    seat.play()

    tab_to(visitor, visitor.say("to-home"))
    keys.press("Enter")
    expect(visitor.page.get_by_role("heading", name=visitor.say("home-title"))).to_be_visible()


class KeyboardSeat(BoardSeat):
    """A player who has no pointer: arrows and Enter, or the number of a choice."""

    def play(self) -> None:
        answered = 0
        while not self.over():
            self.visitor.until(lambda: bool(self.offered()) or self.over(), "a question")
            if self.offered():
                self.answer()
                answered += 1
        assert answered >= 6

    def point(self, option: int) -> None:
        keys = self.visitor.page.keyboard
        if option < 9 and self.choices.random() < 0.5:
            keys.press(str(option + 1))
            keys.press(str(option + 1))
            return
        self.walk_to(option)
        keys.press("Enter")
        expect(self.visitor.button("confirm")).to_be_visible()
        if self.visitor.page.locator(f'[data-option="{option}"]:focus').count() == 0:  # it was drawn anew
            tab_to(self.visitor, self.visitor.say("confirm"))
        keys.press("Enter")

    def walk_to(self, option: int) -> None:
        """With arrows to where they lead, then with Tab."""
        for _ in range(3):
            self.visitor.page.keyboard.press(self.choices.choice(ARROWS))
        focused = self.visitor.page.locator("[data-option]:focus")
        expect(focused).to_have_count(1)
        tab_until(self.visitor, lambda: focused.count() > 0 and focused.get_attribute("data-option") == str(option))


def set_up_with_two_chairs_and_six_turns(visitor: Visitor) -> None:
    """In the sheet of the game: radio buttons with arrows, a list with the letter of its choice."""
    keys = visitor.page.keyboard
    tab_until(visitor, lambda: visitor.page.locator("input[type=radio]:focus").count() > 0)
    while visitor.page.locator("input[type=radio]:checked:focus").evaluate("radio => radio.labels[0].innerText") != "2":
        keys.press("ArrowLeft")
    tab_until(visitor, lambda: visitor.page.locator("summary:focus").count() > 0)
    keys.press("Enter")
    tab_to(visitor, visitor.say("dont-go-in-there-option-turns"))
    keys.press("6")


def tab_to(visitor: Visitor, name: str) -> None:
    """To the next thing of that name."""
    tab_until(visitor, lambda: visitor.page.evaluate(FOCUSED).strip() == name)


def tab_until(visitor: Visitor, true: Callable[[], bool]) -> None:
    for _ in range(150):
        if true():
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead there; it led to {visitor.page.evaluate(FOCUSED)!r} last")
