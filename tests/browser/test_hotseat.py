"""Two people at one browser: between them falls a curtain."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.seat import Seat, play_on
from browser.secrets import hand, named, told
from browser.tables import begin, open_table
from browser.visitor import Visitor

NAMES = ("Ann", "Ben")
DECISIONS = 12


def test_the_curtain_hides_the_hands_of_both_until_the_next_one_lifts_it(visit: Visit) -> None:
    visitor = visit()
    seats = [Seat(visitor, 0), Seat(visitor, 1)]
    open_table(visitor, "nightmarium", 2, NAMES[0])
    sit_beside(visitor)
    begin(visitor)

    holders: list[int] = []
    for _ in range(DECISIONS):
        seat = whose_turn(visitor, seats)
        other = seats[1 - seat.number]
        if holders[-1:] != [seat.number]:
            lift_the_curtain(visitor, seat, other)
            holders.append(seat.number)
        visitor.until(partial(asked, seat), "the question")
        assert shown(visitor, hand(seat)) == hand(seat)
        assert shown(visitor, hand(other) - told(visitor, seat.number)) == set()
        play_on([seat], decisions=1)

    assert set(holders) == {0, 1}


def sit_beside(visitor: Visitor) -> None:
    """Somebody at the same screen takes the other chair."""
    visitor.press(visitor.button("chair-beside"))
    visitor.field("chair-beside-name").fill(NAMES[1])
    visitor.press(visitor.button("sit"))
    expect(visitor.button("chair-stand")).to_have_count(2)


def whose_turn(visitor: Visitor, seats: list[Seat]) -> Seat:
    """Wait until one of them is asked."""
    visitor.until(lambda: any(seat.decision() for seat in seats), "a question")
    return next(seat for seat in seats if seat.decision())


def asked(seat: Seat) -> bool:
    return bool(seat.offered())


def lift_the_curtain(visitor: Visitor, seat: Seat, other: Seat) -> None:
    """While it is down, there is nothing of either hand anywhere in the page."""
    curtain = visitor.button("curtain-lift", name=NAMES[seat.number])
    expect(curtain).to_be_visible()
    for one in (seat, other):
        assert shown(visitor, hand(one)) == set()
    visitor.press(curtain)


def shown(visitor: Visitor, cards: set[int]) -> set[int]:
    """Those of the cards that are named anywhere in the page, seen or unseen."""
    page = visitor.page.content()
    return {card for card in cards if named(card, visitor.say).search(page)}
