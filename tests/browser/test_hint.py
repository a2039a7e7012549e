"""A hint is lit, and pressing it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from browser.conftest import PATIENT, Visit
from browser.seat import BoardSeat
from browser.tables import start_with_bots
from browser.visitor import Visitor
from server.running import running

GAME: Final = "straszydla"
PRESSES: Final = 20  # a hundred of them are for `make soak`
EAGER: Final = {"hints_per_minute": 10_000}
HAND: Final = 80  # ms that a hand keeps a button down


def test_every_press_on_what_a_bot_would_choose_counts(visit: Visit, tmp_path: Path) -> None:
    assert lost_presses(visit, tmp_path, PRESSES) == []


def lost_presses(visit: Visit, tmp_path: Path, presses: int) -> list[int]:
    """Press so many hints; some answers are given on the board, so that the focus is now here, now there."""
    with running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", PATIENT | EAGER) as server:
        visitor = visit(url=server.url)
        start_with_bots(visitor, GAME, 3)
        seat = BoardSeat(visitor, 0)

        lost = [number for number in range(presses) if not press_the_hint(visitor, asked(visitor, seat, number))]

        visitor.page.goto("about:blank")  # whoever stays misses the server
    return lost


def asked(visitor: Visitor, seat: BoardSeat, number: int) -> BoardSeat:
    """The seat at its next question; every third time it answers one on the board before."""
    for question in range(2 if number % 3 == 2 else 1):
        if question > 0:
            seat.answer()
        visitor.until(lambda: bool(seat.offered()) or seat.over(), "something to choose")
        if seat.over():
            start_with_bots(visitor, GAME, 3)
            visitor.until(lambda: bool(seat.offered()), "something to choose")
    return seat


def press_the_hint(visitor: Visitor, seat: BoardSeat) -> bool:
    """Ask, and press as soon as there is something to press; whether it was felt."""
    decision, given = seat.decision(), seat.sent()
    visitor.button("hint").click()
    confirm = visitor.button("confirm")
    confirm.wait_for()
    box = confirm.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.down()
    visitor.page.wait_for_timeout(HAND)
    visitor.page.mouse.up()
    try:
        visitor.until(lambda: seat.sent() > given, "the press to be felt")
        visitor.until(lambda: seat.decision() != decision or seat.over(), "the answer to count")
    except AssertionError:
        seat.answer()
        return False
    return True
