"""Straszydła on its board: the town, plans, duels, frightening, feeding, by pointer, by finger and by keys."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import BoardSeat, play_on
from browser.tables import begin, join, journal, open_table, past_match, start_with_bots, table_of
from browser.test_accessibility import AXE, violations
from browser.test_keyboard import KeyboardSeat
from browser.visitor import LAPTOP, PHONE, Said, Visitor

GAME = "straszydla"
SHORT = {"pact_size": "4", "phase_limit": "4", "layout": "reference"}
FREE = {"trade", "trade_imp", "buy", "dread_imp", "dread_energy", "exchange"}
TOKENS = 3
SOME = 12  # decisions
MANY = 40
A_WHILE = 400  # ms
A_MOMENT = 150
KEYS = 3  # of the first answers
NEAR = 20  # px by which two fingers are apart, and then far
FAR = 90
TOWN_WIDE = "[...document.querySelectorAll('[data-at^=\"cell:\"]')].reduce((sum, each) => sum + each.offsetWidth, 0)"
ORDER = "[...document.querySelectorAll('[data-at^=\"cell:\"]')].map((each) => each.dataset.at)"
NOTE_WANDERERS = """() => {
  window.buttons = new Map();
  window.wanderers = [];
  new MutationObserver(() => {
    document.querySelectorAll('footer [data-option]').forEach(({ dataset, textContent }) => {
      buttons.set(dataset.option, textContent.trim());
    });
    document.querySelectorAll('.district [data-option]').forEach(({ dataset, textContent }) => {
      if (textContent.startsWith(buttons.get(dataset.option) ?? 'none')) wanderers.push(textContent);
    });
  }).observe(document.body, { subtree: true, childList: true });
}"""
CORNERS = ["cell:r0c0", "cell:r4c0", "cell:r4c4", "cell:r0c4"]  # which is the first to be read, turn by turn


class TownSeat(BoardSeat):
    """A player at the town; whoever has acted enough ends the turn, so that a match does not take all day."""

    def sees_all(self) -> bool:
        """Whether every choice is there."""
        decision = self.decision()
        return decision is not None and len(self.offered()) == len(decision["options"])

    def choose(self, option: int | None = None) -> Said:
        decision = self.decision()
        assert decision is not None, "there is a question"
        offered = self.offered()
        ending = [place for place in offered if "end" in decision["options"][place]["action"]]
        hurry = ending and self.choices.random() < 0.5
        return super().choose(ending[0] if option is None and hurry else option)


def play(visitor: Visitor, players: int, options: dict[str, str]) -> TownSeat:
    """A match against bots to its end, by what is lit on the board."""
    start_with_bots(visitor, GAME, players, options)
    seat = TownSeat(visitor, 0)
    play_on([seat])
    return seat


def see_the_pacts(seat: TownSeat) -> None:
    """Everybody's pact lies open, with as many places filled as the outcome says."""
    visitor = seat.visitor
    ending = visitor.page.get_by_role("main").get_by_role("region", name=visitor.say(f"{GAME}-board-pacts"))
    expect(ending).to_be_visible()
    outcome = seat.update()["outcome"]
    ranked = sorted(range(len(outcome["scores"])), key=lambda each: (outcome["ranks"][each], each))
    of = visitor.say(f"{GAME}-board-of", number=4)
    rows = ending.get_by_role("listitem")
    expect(rows).to_have_count(len(ranked))
    for place, each in enumerate(ranked):
        expect(rows.nth(place)).to_contain_text(re.compile(rf"{outcome['scores'][each]}\s*{of}"))


def test_a_match_is_played_on_the_board_with_a_mouse(visit: Visit) -> None:
    visitor = visit()

    seat = play(visitor, 2, SHORT)

    see_the_pacts(seat)
    table = table_of(visitor)
    assert [line["action"] for line in journal(visitor, table) if line["seat"] == 0] == seat.chosen


def test_a_match_is_played_on_the_board_with_fingers(visit: Visit) -> None:
    visitor = visit("ru", phone=True)

    seat = play(visitor, 2, SHORT)

    see_the_pacts(seat)


def test_a_match_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    visitor = visit("pl")
    start_with_bots(visitor, GAME, 2, SHORT)
    seat = KeyboardSeat(visitor, 0)

    answered = 0
    while answered < SOME:
        visitor.until(lambda: bool(seat.offered()), "a question")
        seat.answer()
        answered += 1

    assert len(seat.chosen) == SOME


def test_a_mouse_that_rests_looks_at_nothing_whatever_appears_under_it(visit: Visit) -> None:
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {**SHORT, "first_phase": "day"})
    seat = TownSeat(visitor, 0)
    visitor.until(lambda: bool(seat.offered()), "a question")
    box = seat.thing(seat.offered()[0]).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    board, mouse = visitor.page.get_by_role("main"), visitor.page.mouse

    board.evaluate("board => { board.style.display = 'none'; }")
    mouse.move(x, y, steps=3)
    visitor.page.locator("main").evaluate("board => { board.style.display = ''; }")
    visitor.page.wait_for_timeout(A_WHILE)
    expect(visitor.button("confirm")).to_have_count(0)

    mouse.move(x + 4, y + 4, steps=2)
    expect(visitor.button("confirm")).to_be_visible()


def test_a_finger_means_what_it_came_down_on_though_the_board_moves_before_it_is_lifted(visit: Visit) -> None:
    visitor = visit(phone=True)
    start_with_bots(visitor, GAME, 2, SHORT)
    seat = TownSeat(visitor, 0)
    visitor.until(lambda: bool(seat.offered()), "a question")
    option = seat.offered()[0]
    seat.thing(option).scroll_into_view_if_needed()
    box = seat.thing(option).bounding_box()
    assert box is not None
    finger = visitor.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visitor.page.get_by_role("main").evaluate("board => { board.style.paddingTop = '300px'; }")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(seat.thing(option)).to_have_attribute("aria-pressed", "true")
    expect(visitor.button("confirm")).to_be_visible()


def test_every_choice_has_its_place_on_the_board(visit: Visit) -> None:
    """What is not lit in the town, on dice or as a button is in the sheet of free actions, one press away."""
    visitor = visit()
    start_with_bots(visitor, GAME, 3, SHORT)
    seat = TownSeat(visitor, 0, seed=4)
    sheet = visitor.page.get_by_role("main").get_by_role("button", name=visitor.say(f"{GAME}-board-free"))

    opened = 0
    for _ in range(SOME):
        visitor.until(lambda: bool(seat.offered()), "a question")
        decision = seat.decision()
        assert decision is not None
        if any(FREE & set(option["action"]) for option in decision["options"]):
            visitor.press(sheet)
            opened += 1
        visitor.until(seat.sees_all, "all choices")
        seat.answer()

    assert opened > 0


def test_what_is_lit_in_the_town_is_no_button_while_something_else_is_still_told(visit: Visit) -> None:
    """Whoever looks at an answer before the town is back finds it in the town, where it always was."""
    visitor = visit(still=False)
    start_with_bots(visitor, GAME, 2, SHORT)
    page, seat = visitor.page, TownSeat(visitor, 0, seed=1)
    page.evaluate(NOTE_WANDERERS)

    for _ in range(MANY):
        visitor.until(lambda: seat.over() or bool(seat.offered()), "a question or the end")
        decision = seat.decision()
        if decision is None:
            break
        key = str(seat.choices.randint(1, min(len(decision["options"]), KEYS)))
        page.keyboard.press(key)
        page.wait_for_timeout(A_MOMENT)
        page.evaluate("buttons.clear()")
        page.keyboard.press(key)

    assert page.evaluate("wanderers") == []


def test_letters_of_a_name_that_the_language_lacks_are_there_before_they_are_met(visit: Visit) -> None:
    """A face that comes in the middle of a match would lay out the whole page anew."""
    visitor = visit()
    start_with_bots(visitor, GAME, 2, SHORT)
    visitor.page.locator("[data-option]").first.wait_for()
    name = visitor.say(f"{GAME}-bogey-strzygon")

    for face in ("800 1em 'Piazzolla'", "400 1em 'Golos Text'", "600 1em 'Golos Text'"):
        visitor.page.wait_for_function("([face, name]) => document.fonts.check(face, name)", arg=[face, name])

    assert not name.isascii()


def test_the_plan_is_drawn_as_it_is_laid_and_nobody_else_sees_it(visit: Visit) -> None:
    ann, ben, watcher = visit(), visit("pl", phone=True), visit("ru")
    table = open_table(ann, GAME, 2, "Ann", {**SHORT, "first_phase": "day"})
    join(ben, table, "Ben")
    begin(ann)
    seats = [BoardSeat(ann, 0), BoardSeat(ben, 1)]
    play_on(seats, decisions=2)  # where to settle
    watcher.go(f"/t/{table}")
    watcher.page.get_by_text(watcher.say("watching"), exact=True).wait_for()

    play_on(seats[:1], decisions=TOKENS)

    slots = ann.page.get_by_role("list", name=ann.say(f"{GAME}-board-plan")).get_by_role("listitem")
    expect(slots).to_have_count(TOKENS)
    laid = [action["step"]["direction"] for action in seats[0].chosen if "step" in action]
    assert len(laid) == TOKENS
    sealed = ben.say(f"{GAME}-board-sealed")
    expect(ben.page.get_by_text(sealed)).to_have_count(1)
    for visitor, eyes in ((ben, 1), (watcher, None)):
        update = next(said for said in reversed(visitor.heard) if said["type"] == "update" and said["seat"] == eyes)
        assert update["view"]["steps"][-1]["plans"][0] == {"mole": None, "tokens": [None] * TOKENS}
        assert visitor.page.locator("svg .arrow").count() == 0


def test_pacts_of_others_are_nowhere_on_the_page(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = open_table(ann, GAME, 2, "Ann", SHORT)
    join(ben, table, "Ben")
    begin(ann)
    seats = [TownSeat(ann, 0), TownSeat(ben, 1)]

    play_on(seats, decisions=SOME)

    for seat, other in zip(seats, reversed(seats), strict=True):
        views = [
            said["view"] for said in seat.visitor.heard if said["type"] == "update" and said["seat"] == seat.number
        ]
        assert all(view["players"][other.number]["pact"] is None for view in views)
        assert seat.update()["view"]["players"][seat.number]["pact"] is not None
        dealt = json.dumps([said["events"] for said in seat.visitor.heard if said["type"] == "update"])
        assert f'"seat": {other.number}, "pact": "P' not in dealt
        assert seat.visitor.page.locator("[data-pact]").count() == 1, "one's own pact is the only one"


def test_axe_finds_nothing_on_the_board(visit: Visit) -> None:
    """While a plan is laid, in the town by day, with the sheet of free actions, at the end."""
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {**SHORT, "first_phase": "day"})
    seat = TownSeat(visitor, 0, seed=3)
    play_on([seat], decisions=2)
    visitor.until(lambda: bool(seat.offered()), "a question")
    seat.look(seat.offered()[0])
    visitor.page.evaluate(AXE.read_text("utf-8"))

    planning = [violations(visitor, size, bright=bright) for size in (LAPTOP, PHONE) for bright in (False, True)]
    visitor.page.set_viewport_size(LAPTOP)
    seat.answer()
    free = visitor.page.get_by_role("main").get_by_role("button", name=visitor.say(f"{GAME}-board-free"))
    while free.count() == 0:
        play_on([seat], decisions=1)
        visitor.until(lambda: bool(seat.offered()), "a question")
    visitor.press(free)
    trading = [violations(visitor, size, bright=False) for size in (LAPTOP, PHONE)]

    assert "".join(planning + trading) == ""


def test_a_replay_shows_the_town_through_any_eyes(visit: Visit) -> None:
    visitor = visit("pl")
    table = past_match(visitor, GAME, 3, {"phase_limit": "4"})

    visitor.go(f"/replay/{table}#40")

    main = visitor.page.get_by_role("main")
    expect(main.get_by_role("img", name=visitor.say(f"{GAME}-district-centre"))).to_be_visible()
    assert main.locator("[data-option]").count() == 0


def planning(visitor: Visitor) -> BoardSeat:
    """A player who has settled, and now lays a plan."""
    start_with_bots(visitor, GAME, 2, {**SHORT, "first_phase": "day"})
    seat = BoardSeat(visitor, 0)
    play_on([seat], decisions=1)
    visitor.until(lambda: asked(seat) == "plan" and bool(seat.offered()), "planning")
    return seat


def asked(seat: BoardSeat) -> str:
    """The question that is open."""
    decision = seat.decision()
    return "" if decision is None else str(decision["step"])


def laid(seat: BoardSeat) -> list[str]:
    """The tokens of one's own plan, as the server knows them."""
    tokens: list[str] = seat.update()["view"]["steps"][-1]["plans"][seat.number]["tokens"]
    return tokens


def test_an_arrow_is_taken_back_with_those_after_it(visit: Visit) -> None:
    visitor = visit()
    seat = planning(visitor)
    play_on([seat], decisions=1)
    first = laid(seat)
    play_on([seat], decisions=1)
    visitor.until(lambda: bool(seat.offered()), "the third arrow")

    visitor.press(visitor.button(f"{GAME}-board-take-back", number=2))

    visitor.until(lambda: asked(seat) == "plan" and laid(seat) == first, "the second arrow to be gone")
    visitor.press(visitor.button(f"{GAME}-board-take-back", number=1))
    visitor.until(lambda: laid(seat) == [], "all arrows to be gone")
    visitor.until(lambda: bool(seat.offered()), "the first arrow")


def test_the_town_is_seen_larger_and_turned_and_answers_stay_the_same(visit: Visit) -> None:
    visitor = visit()
    seat = planning(visitor)
    page = visitor.page
    whole = page.evaluate(TOWN_WIDE)
    page.locator('[data-at="cell:r2c2"]').hover()

    for _ in range(4):
        page.mouse.wheel(0, -100)
    visitor.until(lambda: page.evaluate(TOWN_WIDE) > whole * 1.2, "the town to grow")
    page.keyboard.press("0")
    visitor.until(lambda: page.evaluate(TOWN_WIDE) == whole, "the whole town")
    for corner in [*CORNERS[1:], CORNERS[0]]:
        visitor.press(visitor.button(f"{GAME}-board-turn").first)
        assert page.evaluate(ORDER)[0] == corner
    visitor.press(visitor.button(f"{GAME}-board-turn").first)

    seat.choose()
    visitor.until(lambda: len(laid(seat)) == 1, "an arrow")
    assert laid(seat) == [seat.chosen[-1]["step"]["direction"]]


def test_two_fingers_make_the_town_larger_and_its_edges_count_what_is_lit_outside(visit: Visit) -> None:
    visitor = visit(phone=True)
    planning(visitor)
    page = visitor.page
    before = page.evaluate(TOWN_WIDE)
    box = page.locator('[data-at="cell:r2c2"]').bounding_box()
    assert box is not None
    fingers = visitor.context.new_cdp_session(page)

    def touch(kind: str, apart: int) -> None:
        points = [
            {"x": box["x"] + 30 + side * apart, "y": box["y"] + 30, "id": place} for place, side in enumerate((-1, 1))
        ]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})

    touch("touchStart", NEAR)
    for apart in range(NEAR, FAR, 10):
        touch("touchMove", apart)
    touch("touchEnd", FAR)
    visitor.until(lambda: page.evaluate(TOWN_WIDE) > before, "the town to grow")

    visitor.page.locator("[data-at='cell:r0c0']").scroll_into_view_if_needed()
    outside = page.locator("main button", has_text=re.compile(r"^\s*\d+\s*$")).and_(
        page.locator(".left, .right, .top, .bottom")
    )
    expect(outside.first).to_be_visible()
    counted = outside.count()
    visitor.press(outside.first)
    lit = page.get_by_role("main").locator("[data-option]")
    visitor.until(lambda: outside.count() != counted or lit.first.is_visible(), "what was outside to be seen")


def test_who_does_not_want_to_be_asked_is_not_asked_again_this_round(visit: Visit) -> None:
    """Turns in which nothing but trading is left end by themselves."""
    visitor = visit()
    start_with_bots(visitor, GAME, 2, {**SHORT, "first_phase": "day"})
    seat = BoardSeat(visitor, 0, seed=2)
    hush = visitor.page.get_by_role("group", name=visitor.say(f"{GAME}-board-hush", kind="free"))
    while hush.count() == 0:
        play_on([seat], decisions=1)
        visitor.until(lambda: bool(seat.offered()), "a question")
    decision, given = seat.decision(), seat.sent()

    visitor.press(hush.get_by_role("button", name=visitor.say(f"{GAME}-board-hush-round")))

    visitor.until(lambda: seat.decision() != decision, "the turn to end")
    assert decision is not None
    answer = [said for said in visitor.said if said["type"] == "answer"][given]
    assert "end" in decision["options"][answer["option"]]["action"]
