"""Komnata Strachu on its board: by hand, by keys, several at one screen, and in the forms without a clock."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from browser.conftest import Visit
from browser.seat import Seat
from browser.tables import begin, choose_game, join, open_table, start_with_bots
from browser.test_accessibility import AXE, violations
from browser.test_learn import Learner
from browser.visitor import LAPTOP, Said, Visitor
from nightlight.games.komnata_strachu.content import CARDS

GAME: Final = "komnata-strachu"
FRAME: Final = 1000 / 60  # ms
SHORT: Final = {"reveals": "2", "pace": "ready"}
FEW: Final = {"reveals": "4"}  # some may be cancelled (KS-2.9)
OPEN: Final = ".board.open"
LIGHT: Final = ".board.verdict"
BUSY: Final = 120  # ms in which the page is kept from hearing anything

WATCH: Final = """() => {
  window.seen = { frame: null, downs: [] };
  const faces = () => document.querySelector('.board.open [data-card]:not([data-card=back])') !== null;
  const look = (time) => {
    if (window.seen.frame === null && faces()) window.seen.frame = time;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const note = (event) => window.seen.downs.push({ at: event.timeStamp, heard: performance.now() });
  addEventListener('keydown', (event) => event.code === 'Space' && note(event), { capture: true });
}"""
A_MOMENT: Final = 200  # ms in which the light has come on, if there is something to be seen first
KEEP_BUSY: Final = """(ms) => setTimeout(() => {
  for (const end = performance.now() + ms; performance.now() < end; );
}, 0)"""
NARROWEST: Final = ViewportSize(width=320, height=568)
OVER_TIMES: Final = """() => [...document.querySelectorAll('.lanes li')].filter((lane) => {
  const tokens = [...lane.querySelectorAll('.token')].map((token) => token.getBoundingClientRect().right);
  return Math.max(...tokens) > lane.querySelector('.time').getBoundingClientRect().left;
}).map((lane) => lane.textContent)"""
CRAMPED = (
    "[...document.querySelectorAll('.slip p')].filter((p) => p.scrollWidth > p.clientWidth).map((p) => p.textContent)"
)
WATCH_THE_SWITCH = """() => {
  window.lit = [];
  let given = false;
  addEventListener('click', () => { given = true; }, { capture: true, once: true });
  const look = (at) => {
    const option = document.querySelector('article [data-switch]')?.dataset.option;
    if (given && option !== undefined) window.lit.push([at, option]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class Player:
    """Somebody at the board, who pushes any tokens forward and turns on the light."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.seat: Final = Seat(visitor, 0)
        self.choices: Final = random.Random(seed)  # noqa: S311 - nobody is to be surprised

    def wait_for_cards(self) -> bool:
        """Whether the cards lie open before the match is over."""
        self.visitor.until(lambda: self.page.locator(OPEN).count() > 0 or self.seat.over(), "the next cards")
        return self.page.locator(OPEN).count() > 0

    def wait_for_light(self) -> None:
        expect(self.page.locator(LIGHT)).to_be_visible()
        assert self.page.evaluate(CRAMPED) == [], "words that have no room beside the tokens"

    def token(self, shape: str) -> Locator:
        return self.page.locator(f"article [data-token={shape}]")

    def some_tokens(self) -> list[str]:
        return self.choices.sample(CARDS.shapes, 2)

    def presses(self) -> list[Said]:
        return [said for said in self.visitor.said if said["type"] == "press"]

    def play(self, answer: Callable[[], None], go_on: Callable[[], None]) -> None:
        """Answer every reveal until the match is over."""
        while self.wait_for_cards():
            answer()
            self.wait_for_light()
            if not self.seat.over():
                go_on()

    # by hand

    def press(self) -> None:
        for shape in self.some_tokens():
            self.visitor.press(self.token(shape))
        self.visitor.press(self.page.locator("article [data-switch]"))

    def next(self) -> None:
        following = self.visitor.button(f"{GAME}-board-next")
        self.visitor.until(lambda: self.page.locator(LIGHT).count() == 0 or following.count() > 0, "a way on")
        while following.count() > 0 and following.is_visible():
            self.visitor.press(following)
            self.page.wait_for_timeout(100)

    # by keys

    def strike(self) -> None:
        for shape in self.some_tokens():
            self.page.keyboard.press(f"Digit{CARDS.shapes.index(shape) + 1}")
        self.page.keyboard.press("Space")

    def strike_on(self) -> None:
        while self.page.locator(LIGHT).count() > 0 and not self.seat.over():
            self.page.keyboard.press("Space")
            self.page.wait_for_timeout(100)


def alone(player: Player) -> None:
    """Nobody is faster: the cards lie there for half a minute (KS-V-8)."""
    choose_game(player.visitor, GAME, 1, FEW)
    player.visitor.press(player.visitor.button("start-one"))
    player.page.locator("article [data-token]").first.wait_for()


def the_end_is_shown(player: Player) -> None:
    player.visitor.until(lambda: "outcome" in player.seat.update()["words"], "the outcome")
    headline = player.seat.update()["words"]["outcome"][0]
    expect(player.seat.lamp.get_by_role("heading", name=headline)).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True)])
def test_a_match_is_raced_to_its_end_by_hand(visit: Visit, language: str, phone: bool) -> None:
    player = Player(visit(language, phone=phone))
    start_with_bots(player.visitor, GAME, 2, SHORT)

    player.play(player.press, player.next)

    assert len(player.presses()) >= 1
    assert all(len(said["answer"]) == 2 for said in player.presses())
    the_end_is_shown(player)


def test_a_match_is_raced_to_its_end_by_keys_alone(visit: Visit) -> None:
    player = Player(visit("ru"))
    start_with_bots(player.visitor, GAME, 2, SHORT)

    player.play(player.strike, player.strike_on)

    assert len(player.presses()) >= 1
    the_end_is_shown(player)


def test_a_token_is_taken_back_and_the_order_closes_up(visit: Visit) -> None:
    player = Player(visit())
    alone(player)
    assert player.wait_for_cards()

    for shape in ("ghost", "skull", "ghost", "pumpkin"):
        player.visitor.press(player.token(shape))
    player.visitor.press(player.page.locator("article [data-switch]"))
    player.wait_for_light()

    assert [said["answer"] for said in player.presses()] == [["skull", "pumpkin"]]


def test_the_switch_is_inert_without_a_token_and_nothing_helps_before_the_light(visit: Visit) -> None:
    player = Player(visit())
    alone(player)
    assert player.wait_for_cards()

    player.page.locator("article [data-switch]").click(force=True)
    player.page.keyboard.press("Space")

    assert player.presses() == []
    text = player.page.locator("body").inner_text()
    helped = [mode for mode in ("plain", "match", "single", "missing", "line") if hint(player, mode) in text]
    assert helped == []


def hint(player: Player, mode: str) -> str:
    return player.visitor.say(f"{GAME}-task-rule", mode=mode)


def test_nobody_sees_what_another_has_pushed_before_the_light(visit: Visit) -> None:
    ann, ben = Player(visit()), Player(visit())
    table = open_table(ann.visitor, GAME, 2, "Ann", FEW)
    join(ben.visitor, table, "Ben")
    begin(ann.visitor)
    assert ann.wait_for_cards()
    assert ben.wait_for_cards()

    ann.press()
    expect(ben.page.locator("section").get_by_text(ben.visitor.say(f"{GAME}-board-has-pressed"))).to_be_visible()

    assert ben.page.locator(OPEN).count() == 1
    assert ben.page.locator('[data-token][aria-pressed="true"]').count() == 0
    told = [said for said in ben.visitor.heard if said["type"] == "update" and said.get("race", {}).get("pressed")]
    assert told
    assert all(answers_in(said) in ([None, "open"], ["open", "open"]) for said in told)


def answers_in(update: Said) -> list[object]:
    answers: list[object] = update["view"]["steps"][-1]["answers"]
    return answers


def test_what_was_shown_is_looked_up_in_the_light_only(visit: Visit) -> None:
    player = Player(visit())
    alone(player)
    assert player.wait_for_cards()
    past = player.page.get_by_text(player.visitor.say(f"{GAME}-history"))
    shown = [str(card.get_attribute("aria-label")) for card in player.page.locator("[data-card] svg").all()]
    assert past.count() == 0

    player.press()
    player.wait_for_light()
    player.visitor.press(past)

    last = player.page.locator("details li").first
    expect(last.locator(".cards svg")).to_have_count(len(shown))
    assert [str(card.get_attribute("aria-label")) for card in last.locator(".cards svg").all()] == shown


def test_two_race_at_one_screen_without_a_curtain(visit: Visit) -> None:
    player = Player(visit())
    share_a_table(player)
    assert player.wait_for_cards()

    for key in ("KeyQ", "KeyU", "KeyC", "KeyM"):
        player.page.keyboard.press(key)
    player.wait_for_light()

    pressed = sorted((said["seat"], said["answer"]) for said in player.presses())
    assert pressed == [(0, ["spider"]), (1, ["skull"])]


def test_a_second_finger_in_a_zone_is_nothing_until_the_first_is_lifted(visit: Visit) -> None:
    player = Player(visit(phone=True))
    share_a_table(player)
    assert player.wait_for_cards()
    zones = player.page.locator(".zone")

    for zone, shape, finger in [(0, "spider", 1), (0, "skull", 2), (1, "ghost", 3)]:
        token = zones.nth(zone).locator(f"[data-token={shape}]")
        token.dispatch_event("pointerdown", {"pointerId": finger, "button": 0})
    pushed = player.page.locator('.zone [data-token][aria-pressed="true"]')
    forward = [str(token.get_attribute("data-token")) for token in pushed.all()]

    assert sorted(forward) == ["ghost", "spider"]


def share_a_table(player: Player) -> None:
    """Two people sit down at the same screen and begin."""
    visitor = player.visitor
    open_table(visitor, GAME, 2, "Ann", {**FEW, "pace": "ready"})
    visitor.press(visitor.button("chair-beside"))
    visitor.field("chair-beside-name").fill("Ben")
    visitor.press(visitor.button("sit"))
    expect(visitor.button("chair-stand")).to_have_count(2)
    expect(visitor.button(f"{GAME}-keyboard")).to_be_visible()
    begin(visitor)


def test_the_time_of_a_hand_is_the_time_from_the_frame_to_the_key(visit: Visit) -> None:
    """However busy the page is when the key goes down."""
    player = Player(visit())
    alone(player)
    player.page.evaluate(WATCH)
    assert player.wait_for_cards()
    player.page.keyboard.press("Digit1")

    player.page.evaluate(KEEP_BUSY, BUSY)
    player.page.keyboard.press("Space")
    player.visitor.until(lambda: bool(player.presses()), "the press")

    seen = player.page.evaluate("window.seen")
    said = player.presses()[0]["elapsed"]
    true = seen["downs"][0]["at"] - seen["frame"]
    heard = seen["downs"][0]["heard"] - seen["frame"]
    assert abs(said - true) <= FRAME, f"{said} ms were said, {true} ms is true, and the page heard it after {heard} ms"
    assert said < heard


@pytest.mark.parametrize("form", ["race", "glimpse"])
def test_the_forms_without_a_clock_are_answered_on_the_board(visit: Visit, form: str) -> None:
    player = Player(visit())
    start_with_bots(player.visitor, GAME, 2, {"form": form, "reveals": "2"})

    while not player.seat.over():
        answer_on_the_board(player)

    submitted = [said for said in player.visitor.said if said["type"] == "answer"]
    assert len(submitted) >= 2
    the_end_is_shown(player)


def test_the_next_question_waits_for_its_own_cards(visit: Visit) -> None:
    """Or whoever presses the switch twice would answer it with the tokens of the last one."""
    player = Player(visit())
    start_with_bots(player.visitor, GAME, 2, {"form": "glimpse", "reveals": "2"})
    player.page.locator("article [data-token]").first.wait_for()
    push_what_is_asked_for(player)
    player.page.evaluate(WATCH_THE_SWITCH)

    player.visitor.press(player.page.locator("article [data-switch][data-option]"))
    player.visitor.button(f"{GAME}-board-next").wait_for()

    assert player.page.evaluate("window.lit") == []


def answer_on_the_board(player: Player) -> None:
    """Go on, choose a time, or push tokens forward and give them: whatever is asked, on the board alone."""
    visitor, page, seat = player.visitor, player.page, player.seat
    following = visitor.button(f"{GAME}-board-next")
    asked = page.locator("article [data-option]")
    visitor.until(lambda: seat.over() or following.count() > 0 or asked.count() > 0, "a question")
    page.wait_for_timeout(A_MOMENT)
    if seat.over():
        return
    if following.count() > 0:
        visitor.press(following)
        return
    decision = seat.decision()
    asked.first.wait_for()
    if page.locator("article [data-token]").count() > 0:
        push_what_is_asked_for(player)
        visitor.press(page.locator("article [data-switch][data-option]"))
    else:
        give = page.locator("article .give")
        visitor.press(give)
        visitor.press(give)
    visitor.until(lambda: seat.decision() != decision or seat.over(), "the answer to count")


def push_what_is_asked_for(player: Player) -> None:
    """Tokens that make an answer: two of them, or in a line all five."""
    line = any("+" not in touched for touched in touches(player)) and not any(
        "+" in touched for touched in touches(player)
    )
    for shape in CARDS.shapes if line else player.some_tokens():
        if player.token(shape).get_attribute("aria-pressed") == "false":
            player.visitor.press(player.token(shape))
    player.page.locator("article [data-switch][data-option]").wait_for()


def touches(player: Player) -> list[str]:
    decision = player.seat.decision()
    assert decision is not None
    return [touched for option in decision["options"] for touched in option["touches"]]


def race_form(visitor: Visitor) -> Player:
    player = Player(visitor)
    start_with_bots(visitor, GAME, 2, {"form": "race", "reveals": "2"})
    player.page.locator("article [data-token]").first.wait_for()
    return player


def test_on_the_narrowest_phone_five_tokens_leave_room_for_the_time(visit: Visit) -> None:
    learner = Learner(visit(language="ru", phone=True), GAME)
    page = learner.visitor.page
    page.set_viewport_size(NARROWEST)
    learner.open().begin()
    most = page.locator(".lanes li").filter(has=page.locator(".token:nth-child(5)"))

    while most.count() == 0:
        page.keyboard.press("PageDown")
        learner.rest()

    assert page.evaluate(OVER_TIMES) == []


def test_axe_finds_nothing_on_the_board_in_the_dark_and_in_the_light(visit: Visit) -> None:
    player = race_form(visit())
    player.page.evaluate(AXE.read_text("utf-8"))

    dark = [violations(player.visitor, LAPTOP, bright=bright) for bright in (False, True)]
    while player.page.locator(LIGHT).count() == 0:
        answer_on_the_board(player)
    light = [violations(player.visitor, LAPTOP, bright=bright) for bright in (False, True)]

    assert "".join(dark + light) == ""
