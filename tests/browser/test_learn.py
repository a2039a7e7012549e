"""The first match with a teacher: to its end by clicks in every game, left and resumed, and never a reproach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.test_accessibility import AXE, violations
from browser.visitor import LAPTOP, PHONE, Visitor
from nightlight.play.lesson import END, WELCOME, Lesson, lesson
from nightlight.play.match import PERSON

HOUSE = "dont-go-in-there"
UNFINISHED = "nightmarium"
LIT = {HOUSE, "nightmarium"}  # whose every step can be chosen on the board
IN_REACH = """thing => {
  thing.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""  # whether nothing lies over it that a board has opened meanwhile
DETOURS = 8  # presses on a board until what is wanted can be chosen


class Learner:
    """Somebody in the lesson of a game."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.plan: Lesson = lesson(game)
        self.last = len(self.plan.own_turns) + 1
        self.on_board = 0  # how often something on the board was chosen

    def open(self) -> Learner:
        self.visitor.go(f"/learn/{self.game}")
        self.note.wait_for()
        return self

    @property
    def note(self) -> Locator:
        """What the teacher says."""
        return self.visitor.page.locator("[aria-live=polite] p").first

    @property
    def wanted(self) -> Locator:
        """What the teacher wants, on the board or in the list."""
        return self.visitor.page.locator("[data-wanted], .listed .hinted").first

    def says(self, said: str) -> None:
        """The teacher has come to these words."""
        expect(self.note).to_have_text(self.visitor.say(self.plan.key(said)))

    def place(self) -> int:
        """0 is the welcome, then comes a step for each turn of the learner, and the last one is the end."""
        return int(self.visitor.page.locator("[data-place]").get_attribute("data-place") or 0)

    def begin(self) -> None:
        self.says(WELCOME)
        self.visitor.press(self.visitor.button("learn-begin"))
        self.arrive(1)

    def arrive(self, place: int) -> None:
        self.visitor.until(lambda: self.place() == place, f"step {place}")

    def follow(self) -> None:
        """Do what the teacher wants: where it is lit, else by the way that is always there."""
        place = self.place()
        self.rest()
        for _ in range(DETOURS):
            if self.place() == place and self.wanted.count() and self.wanted.evaluate(IN_REACH):
                self.point()
        self.on_board += self.place() != place
        while self.place() == place:
            self.visitor.page.keyboard.press("PageDown")  # what still moves is shown at once, then the lesson goes on

    def rest(self) -> None:
        """Wait for the board, which still shows what happened: what is wanted may come with it."""
        watch = self.visitor.page.get_by_text(self.visitor.say("learn-watch"), exact=True)
        self.visitor.until(lambda: watch.count() == 0, "the board to come to rest")

    def point(self) -> None:
        """Press what is lit; on a board it is confirmed, unless it only leads to what is wanted."""
        self.visitor.press(self.wanted)
        looked_at = self.visitor.page.locator('[data-wanted="here"][aria-pressed="true"]')
        if looked_at.count() and self.visitor.button("confirm").count():
            self.visitor.press(self.visitor.button("confirm"))

    def click_on(self) -> None:
        """To the next step by clicks on what is lit, and by nothing else."""
        place = self.place()
        while self.place() == place:
            expect(self.wanted).to_be_in_viewport()
            self.point()

    def finish(self) -> None:
        while self.place() < self.last:
            self.follow()
        while not self.visitor.button("learn-play").count():
            self.visitor.page.keyboard.press("PageDown")


@pytest.mark.parametrize(
    ("game", "language", "phone"),
    [
        ("dont-go-in-there", "pl", False),
        ("nightmarium", "ru", True),
        ("fear-of-the-dark", "pl", True),
        ("straszydla", "ru", False),
    ],
)
def test_a_lesson_leads_to_its_end(visit: Visit, game: str, language: str, phone: bool) -> None:
    learner = Learner(visit(language, phone=phone), game).open()
    learner.begin()

    learner.finish()

    learner.says(END)
    assert learner.on_board >= (len(learner.plan.own_turns) if game in LIT else 1), "it is chosen where it is lit"


@pytest.mark.parametrize("game", [HOUSE, "komnata-strachu"])
def test_every_step_is_lit_on_the_board(visit: Visit, game: str) -> None:
    learner = Learner(visit(phone=True), game).open()
    learner.begin()

    for turn in learner.plan.own_turns:
        assert turn.say is not None
        learner.says(turn.say)
        learner.click_on()

    learner.says(END)


def test_the_chamber_is_learned_with_the_keys_of_a_match(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, "komnata-strachu").open()
    learner.begin()
    expect(visitor.page.locator(".ways kbd")).to_have_attribute("data-text", visitor.say("key-space"))

    for code in ("Digit1", "Digit4", "Digit2", "Digit4", "Space"):  # the fourth one is pushed and taken back
        visitor.page.keyboard.press(code)

    learner.arrive(2)


def test_something_else_is_for_later(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, HOUSE).open()
    learner.begin()
    others = visitor.page.get_by_role("main").locator("[data-option]:not([data-wanted])")

    visitor.press(others.first)
    visitor.press(visitor.button("confirm"))

    expect(visitor.page.get_by_text(visitor.say("learn-other"))).to_be_visible()
    assert learner.place() == 1
    learner.follow()
    expect(visitor.page.get_by_text(visitor.say("learn-other"))).to_have_count(0)


def test_a_lesson_goes_on_where_it_was_left_in_whatever_language(visit: Visit) -> None:
    visitor = visit(phone=True)
    learner = Learner(visitor, "straszydla").open()
    learner.begin()
    for _ in range(3):
        learner.follow()

    visitor.go("/")
    visitor.press(visitor.page.get_by_role("link", name=visitor.say("learn-resume")))

    learner.arrive(4)
    visitor.page.reload()
    learner.note.wait_for()
    assert learner.place() == 4
    visitor.press(visitor.button("learn-back"))
    assert learner.place() == 3


def test_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    learner = Learner(visitor, "nightmarium").open()

    visitor.page.keyboard.press("PageDown")
    learner.arrive(1)
    while learner.place() == 1:
        visitor.page.keyboard.press("PageDown")
    visitor.page.keyboard.press("PageUp")

    learner.arrive(1)


def test_from_the_end_a_real_match_is_two_presses_away(visit: Visit) -> None:
    visitor = visit("pl")
    learner = Learner(visitor, HOUSE).open()
    learner.begin()
    learner.finish()

    visitor.press(visitor.button("learn-play"))
    visitor.press(visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("start")))

    visitor.page.wait_for_url("**/t/*")


def test_what_is_not_over_is_played_on(visit: Visit) -> None:
    visitor = visit("ru", phone=True)
    learner = Learner(visitor, UNFINISHED).open()
    learner.begin()
    learner.finish()

    visitor.press(visitor.button("learn-on"))

    visitor.page.wait_for_url("**/t/*")
    visitor.until(lambda: any(said["type"] == "update" for said in visitor.heard), "the match")
    update = next(said for said in visitor.heard if said["type"] == "update")
    assert len(update["events"]) > len(learner.plan.turns)


def test_the_luck_of_a_match_that_went_on_can_be_checked(visit: Visit) -> None:
    visitor = visit()
    plan = lesson(HOUSE)
    match = plan.begin(["Ann", "Ben", "Cleo"], PERSON)
    while not match.over:
        seat = next(seat for seat in range(3) if match.legal(seat))
        match.answer(seat, match.legal(seat)[0])
    visitor.ask("POST", "/api/me", {"name": "Ann"})
    brought = visitor.context.request.post("/api/journals", data=match.journal.text())
    assert brought.ok, brought.text()

    visitor.go(f"/t/{brought.json()['table']}")
    visitor.press(visitor.button("verify"))

    expect(visitor.page.get_by_role("dialog").get_by_text(visitor.say("verify-good"), exact=True)).to_be_visible()


def test_who_wants_no_lesson_plays(visit: Visit) -> None:
    visitor = visit()
    Learner(visitor, HOUSE).open()

    visitor.press(visitor.button("learn-skip").first)
    expect(visitor.page.get_by_role("heading", name=visitor.say("learn-skipped"))).to_be_visible()
    visitor.press(visitor.button("learn-play"))

    expect(visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("start"))).to_be_visible()


def test_the_way_to_a_lesson_is_on_every_card_in_the_sheet_and_in_the_rules(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    invitations = visitor.page.get_by_role("link", name=visitor.say("learn-new"))
    expect(invitations).to_have_count(5)

    visitor.press(visitor.button("play-game", title=visitor.say(f"{HOUSE}-title")))
    expect(visitor.page.get_by_role("dialog").get_by_role("link", name=visitor.say("learn-new"))).to_be_visible()
    visitor.go(f"/rules/{HOUSE}")
    visitor.press(visitor.page.get_by_role("link", name=visitor.say("learn-new")))

    visitor.page.wait_for_url(f"**/learn/{HOUSE}")


@pytest.mark.parametrize("game", [HOUSE, "nightmarium", "komnata-strachu"])
def test_axe_finds_nothing_in_a_lesson(visit: Visit, game: str) -> None:
    visitor = visit()
    learner = Learner(visitor, game).open()
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found = [violations(visitor, LAPTOP, bright=False)]

    learner.begin()
    found += [violations(visitor, size, bright=bright) for size in (LAPTOP, PHONE) for bright in (False, True)]
    learner.follow()
    visitor.page.set_viewport_size(LAPTOP)
    learner.finish()
    found += [violations(visitor, size, bright=False) for size in (LAPTOP, PHONE)]

    assert "".join(found) == ""
