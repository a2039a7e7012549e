"""Fear of the Dark on its board: by mouse, by finger, by keys, and looked at again."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from browser.conftest import Visit
from browser.seat import BoardSeat, play_on
from browser.tables import past_match, start_with_bots
from browser.test_accessibility import AXE, violations
from browser.test_learn import Learner
from browser.visitor import LAPTOP, PHONE, Said, Visitor

GAME: Final = "fear-of-the-dark"
QUICK: Final = {"difficulty": "very_hard"}
ARROWS: Final = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
IN_SIGHT: Final = """things => things.flatMap((thing, place) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && thing.contains(there) ? [[place, Number(thing.dataset.option)]] : [];
})"""
AT: Final = "thing => { const { x, y } = thing.getBoundingClientRect(); return [x, y]; }"
STEPS: Final = ("stepped", "entered")
RECKLESS: Final = 0.7
COVERED: Final = """() => {
  const boxes = name => [...document.querySelectorAll(name)].map(thing => [thing, thing.getBoundingClientRect()]);
  return boxes('[data-spot]').flatMap(([spot, a]) => boxes('.zoom button, .map > button')
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([button]) => `${spot.dataset.spot} by ${button.ariaLabel}`));
}"""  # the lit places that a button of the map lies over
PRESSED: Final = """spots => spots.filter(spot => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const map = spot.closest('.map').getBoundingClientRect();
  const inside = x > map.left && x < map.right && y > map.top && y < map.bottom;
  return inside && !spot.contains(document.elementFromPoint(x, y));
}).map(spot => spot.dataset.spot)"""  # the lit places in the window that a press would miss
BROKEN: Final = """board => {
  const words = [];
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\d]+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) words.push(word);
    }
  }
  return words;
}"""  # words that go on in another line
REST: Final = 300  # ms
TALLER: Final = "document.documentElement.scrollHeight - innerHeight"


class Explorer(BoardSeat):
    """A player who points at any lit thing in sight: squares, doors, cards, matches and forms of cards."""

    def things(self) -> Locator:
        return self.visitor.page.locator("[data-option]")

    def offered(self) -> list[int]:
        """The things in sight, by their place on the page, but for giving up."""
        return self.lit_for("concede")

    def lit_for(self, *unwanted: str) -> list[int]:
        """The things in sight that do none of this."""
        decision = self.decision()
        if decision is None:
            return []
        wanted = [next(iter(option["action"])) not in unwanted for option in decision["options"]]
        lit: list[list[int]] = self.things().evaluate_all(IN_SIGHT)
        return [place for place, option in lit if option < len(wanted) and wanted[option]]

    def choose(self, option: int | None = None) -> Said:
        things = self.things()
        picked = self.picked() if option is None else option
        decision = self.decision()
        assert decision is not None, "there is a question"
        number = int(things.nth(picked).get_attribute("data-option") or 0)
        action: Said = decision["options"][number]["action"]
        self.visitor.press(things.nth(picked))
        self.visitor.button("confirm").wait_for()
        self.confirm()
        self.chosen.append(action)
        return action

    def picked(self) -> int:
        """Something in sight; seldom a match, so that it is dark and over before long."""
        reckless = self.lit_for("concede", "match") if self.choices.random() < RECKLESS else []
        return self.choices.choice(reckless or self.offered())

    def confirm(self) -> None:
        """The button on a phone; on a laptop the same thing again."""
        if self.visitor.phone:
            self.visitor.press(self.visitor.button("confirm"))
        else:
            self.visitor.press(self.visitor.page.locator('[data-option][aria-pressed="true"]').first)

    def spot(self, name: str) -> Locator:
        """A lit place on the map."""
        return self.visitor.page.locator(f'[data-spot="{name}"]')

    def point_at(self, name: str) -> None:
        """Look at a lit place; the map may still be on its way to show what is lit, and must have come to rest."""
        place = self.spot(name)
        place.wait_for()
        before = None
        while before != (before := place.bounding_box()):
            self.visitor.page.wait_for_timeout(REST)
        self.visitor.press(place)

    def twice(self, thing: Locator) -> None:
        """Look at something, and choose it."""
        self.visitor.press(thing)
        self.visitor.button("confirm").wait_for()
        self.visitor.press(thing)

    def answers(self) -> list[Said]:
        return [said for said in self.visitor.said if said["type"] == "answer"]

    def light_a_match(self) -> None:
        """Strike a match, and take the usual hand by one choice."""
        self.twice(self.visitor.page.get_by_role("main").locator('[data-option="0"]').first)
        usual = self.visitor.page.get_by_role("button").filter(has_text=self.visitor.say(f"{GAME}-board-usual"))
        usual.wait_for()
        self.twice(usual)
        self.visitor.until(lambda: sum(self.update()["view"]["hand"].values()) == 3, "a hand of three")


class KeyboardExplorer(Explorer):
    """The same without a pointer."""

    def choose(self, option: int | None = None) -> Said:
        keys = self.visitor.page.keyboard
        decision = self.decision()
        assert decision is not None, "there is a question"
        focused = self.visitor.page.locator("[data-option]:focus")
        while True:
            for _ in range(self.choices.randrange(1, 4)):
                keys.press(self.choices.choice(ARROWS))
            expect(focused).to_have_count(1)
            number = int(focused.get_attribute("data-option") or 0)
            action: Said = decision["options"][number]["action"]
            if "concede" not in action:
                break
        keys.press("Enter")
        self.visitor.button("confirm").wait_for()
        keys.press("Enter")
        self.chosen.append(action)
        return action


def started(visitor: Visitor, options: dict[str, str] = QUICK) -> str:
    table = start_with_bots(visitor, GAME, None, options)
    visitor.page.locator("[data-option]").first.wait_for()
    return table


def the_way_is_shown(visitor: Visitor, seat: Explorer) -> None:
    """The end: how far one came, and every step of the way over the map."""
    visitor.until(lambda: "outcome" in seat.update()["words"], "the result")
    outcome = seat.update()["words"]["outcome"]
    expect(seat.lamp.get_by_role("heading", name=outcome[0])).to_be_visible()
    events = [event for said in visitor.heard if said["type"] == "update" for event in said["events"]]
    taken = [event for event in events if next(iter(event)) in STEPS]
    expect(visitor.page.locator(".walked .leg")).to_have_count(len(taken))


def play(visitor: Visitor, options: dict[str, str], seed: int) -> None:
    """A whole match on the board, and what is shown at its end."""
    started(visitor, options)
    seat = Explorer(visitor, 0, seed)

    decisions = play_on([seat])

    assert decisions >= 3
    the_way_is_shown(visitor, seat)


def test_a_match_by_mouse(visit: Visit) -> None:
    play(visit(still=False), QUICK, seed=3)


def test_a_match_by_finger_on_a_phone_in_polish(visit: Visit) -> None:
    visitor = visit("pl", phone=True)

    play(visitor, QUICK, seed=4)

    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_match_by_keys_alone(visit: Visit) -> None:
    visitor = visit("ru")
    started(visitor)
    seat = KeyboardExplorer(visitor, 0, seed=5)

    decisions = play_on([seat])

    assert decisions >= 3
    the_way_is_shown(visitor, seat)


def test_a_far_square_is_one_choice_and_many_answers(visit: Visit) -> None:
    visitor = visit()
    started(visitor)
    seat = Explorer(visitor, 0)
    seat.light_a_match()
    before = len(seat.answers())

    seat.twice(seat.spot("0:0"))

    visitor.until(lambda: seat.update()["view"]["pawn"] == {"tile": 0, "square": 0}, "the corner is reached")
    visitor.until(lambda: (seat.decision() or {}).get("step") == "act", "the movement is over")
    assert len(seat.answers()) == before + 3  # Move, a step north, stop; the step west is the only one there is
    assert "move" not in seat.update()["view"]["hand"]


def test_the_map_is_moved_and_stays_where_the_player_left_it(visit: Visit) -> None:
    visitor = visit()
    started(visitor)
    seat = Explorer(visitor, 0)
    square = seat.spot("0:3")
    corner = square.evaluate(AT)

    drag(visitor, 120, -60)
    moved = square.evaluate(AT)
    assert [round(moved[0] - corner[0]), round(moved[1] - corner[1])] == [120, -60]
    assert seat.answers() == []

    seat.light_a_match()
    visitor.until(lambda: seat.spot("0:3").count() == 1, "squares are lit")
    assert seat.spot("0:3").evaluate(AT) == moved

    visitor.page.keyboard.press("+")
    visitor.until(lambda: seat.spot("0:3").bounding_box()["width"] > 55, "it is larger")  # type: ignore[index]
    visitor.press(visitor.button(f"{GAME}-board-centre"))
    visitor.until(lambda: close(seat.spot("0:3").evaluate(AT), corner), "it is where it was")


def drag(visitor: Visitor, across: int, down: int) -> None:
    """From the middle of the map, where the pawn stands."""
    box = visitor.page.get_by_role("group", name=visitor.say(f"{GAME}-board-map")).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 30
    mouse = visitor.page.mouse
    mouse.move(x, y)
    mouse.down()
    for part in range(1, 7):
        mouse.move(x + across * part / 6, y + down * part / 6)
    mouse.up()


def close(one: list[float], other: list[float]) -> bool:
    return all(abs(mine - theirs) < 2 for mine, theirs in zip(one, other, strict=True))


def test_a_match_is_looked_at_again_without_anything_to_choose(visit: Visit) -> None:
    visitor = visit("ru")
    table = past_match(visitor, GAME, 1)

    visitor.go(f"/replay/{table}#3")
    visitor.page.get_by_role("slider").wait_for()

    expect(visitor.page.get_by_role("group", name=visitor.say(f"{GAME}-board-map"))).to_be_visible()
    expect(visitor.page.locator("[data-option]")).to_have_count(0)
    visitor.page.keyboard.press("End")
    expect(visitor.page.get_by_text(visitor.say(f"{GAME}-board-end-lost"))).to_be_visible()
    assert visitor.page.evaluate(TALLER) <= 0, "a laptop shows all of it"


@pytest.mark.parametrize("phone", [False, True])
def test_buttons_that_turn_a_new_room_are_seen_whole(visit: Visit, *, phone: bool) -> None:
    """Where there is no room beside it, the four ways above the map are enough."""
    learner = Learner(visit(phone=phone), GAME).open()
    learner.begin()
    page = learner.visitor.page

    while page.locator(".rotations [data-option]").count() == 0:
        page.keyboard.press("PageDown")
        learner.rest()

    turns = page.locator(".turns button").filter(visible=True)
    assert phone or turns.count() == len(("left", "right"))
    for button in turns.all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.rule("FD-13.1")
def test_an_echo_stays_in_sight_while_terror_asks_inside_it(visit: Visit) -> None:
    learner = Learner(visit(), GAME).open()
    learner.begin()
    echo = learner.visitor.page.locator(".sight")
    while learner.plan.own_turns[learner.place() - 1].say != "terror":
        learner.follow()
    learner.rest()

    expect(echo).to_contain_text(learner.visitor.say(f"{GAME}-board-tile-echo"))
    learner.follow()
    learner.rest()

    expect(echo).to_have_count(0)


def test_the_lesson_is_learned_on_the_board_alone_and_axe_finds_nothing_in_it(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, GAME).open()
    visitor.page.evaluate(AXE.read_text("utf-8"))
    learner.begin()
    found = [violations(visitor, size, bright=False) for size in (PHONE, LAPTOP)]

    for _turn in learner.plan.own_turns:
        expect(learner.wanted).to_be_in_viewport()
        learner.follow()
    found.append(violations(visitor, LAPTOP, bright=True))

    assert learner.place() == learner.last
    assert learner.on_board == len(learner.plan.own_turns)
    assert "".join(found) == ""


@pytest.mark.parametrize("phone", [False, True])
def test_the_buttons_of_the_map_cover_no_lit_place(visit: Visit, *, phone: bool) -> None:
    learner = Learner(visit(phone=phone), GAME).open()
    learner.begin()
    page = learner.visitor.page
    found = []

    while learner.place() < learner.last:
        learner.rest()
        found += page.evaluate(COVERED)
        learner.follow()

    assert found == []


def test_wherever_the_map_is_moved_a_lit_place_can_be_pressed(visit: Visit) -> None:
    visitor = visit()
    started(visitor)
    seat = Explorer(visitor, 0)
    seat.light_a_match()
    missed = []

    for across, down in [(-250, 120), (0, 60), (200, -40), (250, -250), (150, 300)]:
        drag(visitor, across, down)
        missed += seat.visitor.page.locator("[data-spot]").evaluate_all(PRESSED)

    assert missed == []


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP, {"width": 640, "height": 400}, {"width": 320, "height": 640}])
def test_words_do_not_break_within_a_line(visit: Visit, language: str, size: ViewportSize) -> None:
    visitor = visit(language)
    started(visitor)
    seat = Explorer(visitor, 0)
    visitor.page.set_viewport_size(size)
    page = visitor.page.locator("body")
    dark = page.evaluate(BROKEN)

    visitor.page.set_viewport_size(LAPTOP)
    seat.light_a_match()
    visitor.press(visitor.page.get_by_role("button", name=visitor.say(f"{GAME}-board-burn-for")))
    seat.point_at("0:3W")
    visitor.page.set_viewport_size(size)
    odds = visitor.page.get_by_text(visitor.say(f"{GAME}-board-odds-death"), exact=True)

    expect(odds).to_be_in_viewport(ratio=1)
    assert dark + page.evaluate(BROKEN) == []


def test_axe_finds_nothing_in_light_and_darkness(visit: Visit) -> None:
    visitor = visit()
    started(visitor)
    seat = Explorer(visitor, 0)
    visitor.page.evaluate(AXE.read_text("utf-8"))

    dark = [violations(visitor, size, bright=bright) for size in (LAPTOP, PHONE) for bright in (False, True)]
    visitor.page.set_viewport_size(LAPTOP)
    seat.light_a_match()
    seat.point_at("0:0")
    light = [violations(visitor, size, bright=False) for size in (LAPTOP, PHONE)]

    assert "".join(dark + light) == ""
