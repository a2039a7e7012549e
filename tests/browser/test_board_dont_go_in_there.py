"""Don't Go In There on its board: steps, cards and choices are pressed, the list of choices never."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooSlow

from browser.conftest import Visit
from browser.seat import BoardSeat, Seat, play_on
from browser.tables import begin, join, journal, open_table, start_with_bots
from browser.test_keyboard import KeyboardSeat
from browser.test_layout import box
from browser.test_panels import LONG, MET, finish
from browser.visitor import Said, Visitor

GAME = "dont-go-in-there"
QUICK = {"turns": "6"}
SOON = 2000  # ms


def test_two_browsers_and_a_bot_play_a_match_on_the_board(visit: Visit) -> None:
    """One in Polish with fingers on a phone, one in Russian with a mouse, who loads the page anew in mid-turn."""
    pola, rita = visit("pl", phone=True), visit("ru", still=False)
    table = open_table(pola, GAME, 3, "Pola", QUICK)
    join(rita, table, "Рита")
    begin(pola)
    seats = [BoardSeat(pola, 0, seed=1), BoardSeat(rita, 1, seed=2)]

    play_on(seats, decisions=4)
    load_anew_while_looking(seats[1], seats[0])
    play_on(seats)

    for visitor in (pola, rita):
        expect(count(visitor)).to_be_visible()
        see_the_result(visitor)
    pola.until(lambda: counted(pola) == counted(rita), "the same result")
    assert len(counted(pola)) == 3
    assert all_answers(rita, table, seats) == [seat.chosen for seat in seats]


def test_part_of_a_match_is_played_with_keys(visit: Visit) -> None:
    """Arrows and Tab lead over steps and cards; Enter looks, and Enter again chooses; so does a number."""
    visitor = visit("pl")
    start_with_bots(visitor, GAME, 2, QUICK)
    seat = KeyboardSeat(visitor, 0)

    play_on([seat], decisions=4)

    assert seat.sent() == len(seat.chosen) == 4


def test_a_step_that_is_looked_at_shows_what_the_server_foretells(visit: Visit) -> None:
    """Who takes a card when, how many ghosts come on average, and how likely none is."""
    visitor = visit()
    start_with_bots(visitor, GAME, 3)
    seat = BoardSeat(visitor, 0)
    option = asked(seat, "place")
    placing = outlook(seat, option)

    seat.look(option)

    order = seat.lamp.get_by_role("list", name=visitor.say(f"{GAME}-board-order"))
    expect(order.get_by_role("listitem")).to_have_count(len(placing["order"]))
    none = f"{int(100 * placing['rolls'][0] / sum(placing['rolls']) + 0.5)}%"
    expect(seat.lamp.locator(".bars span").first).to_contain_text(none)
    ghosts = visitor.page.locator(".stair .ghosts").filter(visible=True)
    expect(ghosts).to_have_count(1)
    lowest, highest = (written(average, visitor) for average in placing["ghosts"])
    expect(ghosts).to_have_text(lowest if lowest == highest else visitor.say(f"{GAME}-span", low=lowest, high=highest))


def test_a_card_that_may_be_taken_shows_what_the_server_foretells(visit: Visit) -> None:
    """Curses before and after, and the ghosts that come or go."""
    visitor = visit()
    start_with_bots(visitor, GAME, 2, QUICK)
    seat = BoardSeat(visitor, 0, seed=3)
    option = asked(seat, "take")
    taking = outlook(seat, option)
    lowest, highest = taking["after"]

    card = visitor.page.locator(".slot").filter(has=visitor.page.locator(f'[data-option="{option}"]'))
    tags = card.locator(".tag")

    expect(tags).to_have_count(1 if taking["ghosts"] == 0 else 2)
    shown = tags.first.inner_text().split()
    assert shown == [str(taking["before"]), str(lowest) if lowest == highest else f"{lowest}+"]


def test_on_a_phone_the_results_do_not_hide_the_final_count(visit: Visit) -> None:
    visitor = visit(phone=True)
    finish(visitor, 5)

    last = visitor.page.get_by_role("main").get_by_role("row").nth(5)
    own, lamp = visitor.page.locator("section.strip"), visitor.page.locator("section.lamp")
    visitor.until(lambda: box(last)["y"] + box(last)["height"] <= min(box(own)["y"], box(lamp)["y"]), "all to be seen")
    assert visitor.button("rematch").evaluate(MET)


def test_a_long_name_does_not_break_the_head_of_its_table(visit: Visit) -> None:
    visitor = visit(phone=True)
    finish(visitor, 5, LONG)

    words = f"{GAME}-board-count-all"
    head = visitor.page.get_by_role("main").get_by_role("columnheader", name=visitor.say(words)).last
    line = head.evaluate("head => parseFloat(getComputedStyle(head).lineHeight) || 20")
    assert box(head)["height"] < 2 * line + 8, "one line, or two where there are two words"
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def load_anew_while_looking(seat: BoardSeat, other: Seat) -> None:
    """In mid-turn, with a choice that is looked at but not made yet."""
    while not seat.offered():
        play_on([other, seat], decisions=1) if other.offered() else other.visitor.page.wait_for_timeout(20)
    decision = seat.decision()
    seat.look(seat.offered()[0])

    seat.visitor.page.reload()
    seat.visitor.until(lambda: bool(seat.offered()), "the same question")

    assert seat.decision() == decision
    expect(seat.visitor.button("confirm")).to_have_count(0)


def asked(seat: BoardSeat, step: str) -> int:
    """Play on until the seat is asked that; the first thing that it may choose."""
    while True:
        seat.visitor.until(lambda: bool(seat.offered()), "a question")
        decision = seat.decision()
        if decision is not None and decision["step"] == step:
            return seat.offered()[0]
        seat.answer()


def outlook(seat: Seat, option: int) -> Said:
    decision = seat.decision()
    assert decision is not None, "there is a question"
    told: Said = decision["options"][option]["outlook"]
    return told


def written(value: float, visitor: Visitor) -> str:
    """Whole numbers as they are, others to a tenth."""
    if value == int(value):
        return str(int(value))
    whole, tenths = divmod(int(10 * value + 0.5), 10)
    return visitor.say(f"{GAME}-decimal", whole=whole, tenths=tenths)


def count(visitor: Visitor) -> Locator:
    """The ceremony at the end."""
    return visitor.page.get_by_role("group", name=visitor.say(f"{GAME}-board-count-title"))


def see_the_result(visitor: Visitor) -> None:
    """Cut the ceremony short, unless it is over already."""
    with suppress(TooSlow):
        visitor.button("counting-skip").first.click(timeout=SOON)


def counted(visitor: Visitor) -> list[list[str]]:
    """The numbers of everybody when all is counted; the last ones may still be running to their value."""
    count(visitor).get_by_text(visitor.say(f"{GAME}-board-count-done")).wait_for()
    rows = count(visitor).get_by_role("row").all()[1:]
    return [[cell.inner_text() for cell in row.get_by_role("cell").all()] for row in rows]


def all_answers(visitor: Visitor, table: str, seats: list[BoardSeat]) -> list[list[Said]]:
    """What each of the seats has answered, as the journal has it."""
    lines = journal(visitor, table)
    return [[line["action"] for line in lines if line["seat"] == seat.number] for seat in seats]
