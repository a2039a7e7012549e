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
