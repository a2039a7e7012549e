"""Somebody at a table, who sees and does what the page lets them."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator

from browser.visitor import GLANCE, PATIENCE, Said, Visitor


class Seat:
    """A player who takes any choice that is offered as a button."""

    def __init__(self, visitor: Visitor, number: int, seed: int = 1) -> None:
        self.visitor: Final = visitor
        self.number: Final = number
        self.chosen: Final[list[Said]] = []  # actions
        self.choices: Final = random.Random(seed)  # noqa: S311 - nobody is to be surprised
        self.lamp: Final = visitor.page.get_by_role("region", name=visitor.say("lamp"))

    # What the page was told

    def table(self) -> Said:
        """The table as it was told last."""
        return next((said for said in reversed(self.visitor.heard) if said["type"] == "table"), {})

    def update(self) -> Said:
        """How things stand, as they were told to the seat last."""
        return next(
            (said for said in reversed(self.visitor.heard) if said["type"] == "update" and said["seat"] == self.number),
            {},
        )

    def decision(self) -> Said | None:
        """The question that is open."""
        return self.update().get("decision")

    def over(self) -> bool:
        return self.table().get("stage") == "over"

    # What the page shows

    def things(self) -> Locator:
        """What can be chosen, each thing with its place among the options."""
        return self.lamp.get_by_role("listitem").get_by_role("button")

    def offered(self) -> list[int]:
        """The options that are there to be chosen just now, by their place."""
        decision = self.decision()
        if decision is None:
            return []
        count = len(decision["options"])
        closed = self.list_button(count).and_(self.visitor.page.locator("[aria-expanded=false]"))
        if closed.count() > 0:
            self.visitor.press(closed)
        return list(range(count)) if self.things().count() == count else []

    def list_button(self, count: int) -> Locator:
        """Where a board is drawn, it opens the list of all choices."""
        return self.lamp.get_by_role("button", name=self.visitor.say("as-list", count=count))

    def thing(self, option: int) -> Locator:
        return self.things().nth(option)

    # What somebody does

    def choose(self, option: int | None = None) -> Said:
        """Choose one of the options, when they are lit (while news is shown they may go out); the action of it."""
        picked = self.choices.choice(self.lit()) if option is None else option
        decision = self.decision()
        assert decision is not None, "there is a question"
        self.point(picked)
        action: Said = decision["options"][picked]["action"]
        self.chosen.append(action)
        return action

    def lit(self) -> list[int]:
        """The options that can be chosen, as soon as there are some."""
        found: list[int] = []

        def see() -> bool:
            found[:] = self.offered()
            return bool(found)

        self.visitor.until(see, "something to choose")
        return found

    def point(self, option: int) -> None:
        """As long as no board is drawn, a press is an answer; else it is to be confirmed."""
        given = self.sent()
        confirm = self.visitor.button("confirm")
        self.visitor.press(self.thing(option))
        self.visitor.until(lambda: confirm.count() > 0 or self.sent() > given, "the press to be felt")
        if self.sent() == given:
            self.visitor.press(confirm)

    def sent(self) -> int:
        """How many the page has given."""
        return len([said for said in self.visitor.said if said["type"] == "answer"])

    def answer(self) -> None:
        """Choose something, and wait until it has counted."""
        decision = self.decision()
        self.choose()
        self.visitor.until(lambda: self.decision() != decision or self.over(), "the answer to count")


class BoardSeat(Seat):
    """A player who points at lit things on a board: first to look, then to choose."""

    def things(self) -> Locator:
        """What can be chosen, as far as somebody can see it."""
        return self.visitor.page.get_by_role("main").locator("[data-option]:visible")

    def offered(self) -> list[int]:
        lit = self.things().evaluate_all("things => things.map((thing) => Number(thing.dataset.option))")
        return sorted(set(lit)) if self.decision() is not None else []

    def thing(self, option: int) -> Locator:
        return self.visitor.page.get_by_role("main").locator(f'[data-option="{option}"]:visible').first

    def look(self, option: int) -> None:
        """The first press shows what would happen."""
        self.visitor.press(self.thing(option))
        self.visitor.button("confirm").wait_for()

    def point(self, option: int) -> None:
        self.look(option)
        if self.visitor.phone:
            self.visitor.press(self.visitor.button("confirm"))
        else:
            self.visitor.press(self.thing(option))


def play_on(seats: Sequence[Seat], decisions: int = 10_000) -> int:
    """Let everybody answer whatever is asked until the match is over, or so many times; how often they did."""
    made = 0
    last = time.monotonic()
    while made < decisions and not all(seat.over() for seat in seats):
        asked = [seat for seat in seats if seat.offered()]
        for seat in asked[: decisions - made]:
            seat.answer()
            made += 1
            last = time.monotonic()
        assert time.monotonic() - last < PATIENCE, f"nobody is asked: {[seat.update() for seat in seats]}"
        seats[0].visitor.page.wait_for_timeout(GLANCE)
    return made
