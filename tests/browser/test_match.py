"""Whole matches of Don't Go In There on the board."""

from __future__ import annotations

import re
import signal
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooSlow

from browser.conftest import PATIENT, Visit
from browser.seat import BoardSeat, Seat, play_on
from browser.tables import begin, join, journal, open_table
from browser.visitor import Said, Visitor
from server.running import Server, running

GAME = "dont-go-in-there"
QUICK = {"turns": "6"}
SOON = 2000  # ms
BROKEN_LINE = ("WebSocket", "ERR_CONNECTION_", "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED")


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


def test_a_match_goes_on_after_the_server_was_killed_and_every_click_counts_once(visit: Visit, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", PATIENT) as server:
        pola, rita = visit("pl", url=server.url), visit("ru", url=server.url)
        for visitor in (pola, rita):
            visitor.foresee(*BROKEN_LINE)
        table = open_table(pola, GAME, 3, "Pola", QUICK)
        join(rita, table, "Рита")
        begin(pola)
        seats = [BoardSeat(pola, 0, seed=3), BoardSeat(rita, 1, seed=4)]

        play_on(seats, decisions=3)
        choose_while_the_server_is_away(server, seats)
        play_on(seats, decisions=5)
        whose_turn(seats).choose()
        server.kill()  # at the very moment of the click: it was written down, or it was not
        server.start()
        play_on(seats)

        for visitor in (pola, rita):
            see_the_result(visitor)
        pola.until(lambda: counted(pola) == counted(rita), "the same result")
        assert all_answers(pola, table, seats) == [seat.chosen for seat in seats]


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


def choose_while_the_server_is_away(server: Server, seats: list[BoardSeat]) -> None:
    """It hears nothing any more, then it is dead, then another one takes its place."""
    assert server.process is not None, "it runs"
    seat = whose_turn(seats)
    server.process.send_signal(signal.SIGSTOP)
    seat.choose()
    server.kill()
    for each in seats:
        expect(each.visitor.page.get_by_text(lost(each.visitor))).to_be_visible()
        assert each.offered() == []
    server.start()


def lost(visitor: Visitor) -> re.Pattern[str]:
    """What is said of a broken line, after any number of tries."""
    return re.compile(re.escape(visitor.say("line-lost", tries=1)).replace("1", r"\d+"))


def whose_turn(seats: list[BoardSeat]) -> BoardSeat:
    """Wait until somebody can choose."""
    seats[0].visitor.until(lambda: any(seat.offered() for seat in seats), "a question")
    return next(seat for seat in seats if seat.offered())


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
