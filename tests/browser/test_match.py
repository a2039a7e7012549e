"""A match outlives its server."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import PATIENT, Visit
from browser.seat import BoardSeat, play_on
from browser.tables import begin, join, open_table
from browser.test_board_dont_go_in_there import GAME, QUICK, all_answers, counted, see_the_result
from browser.visitor import Visitor
from server.running import Server, running

BROKEN_LINE = ("WebSocket", "ERR_CONNECTION_", "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED")


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
