"""The scenarios of KS-8, raced at a table from end to end."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE
from server.vigil import RIGHT, SECOND_EXAMPLE, WRONG, Vigil, dealt, shown_table, verdict


@pytest.mark.rule("KS-S-12", "KS-8.7", "KS-8.9")
def test_the_second_message_wins() -> None:
    table, shown = shown_table({0: 30, 1: 150})
    race = table.race

    assert verdict(table.press(shown + 1540, 0, RIGHT, 1500)) == 1500
    assert race.moment() == shown + 1710 + 1
    assert verdict(table.press(shown + 1610, 1, RIGHT, 1440)) == 1440
    assert race.moment() == shown + 1610 + 1
    table.finish()

    assert table.winner == 1
    assert table.times == [1500, 1440]


@pytest.mark.rule("KS-S-13", "KS-S-14", "KS-S-25", "KS-8.7")
@pytest.mark.parametrize(
    ("round_trip", "at", "elapsed", "time"),
    [
        (40, 1500, 900, 1400),
        (40, 1500, 1600, 1500),
        (30, 330, 310, 420),
        (40, 1500, None, 1500),
        (40, 1500, "900", 1500),
        (40, 1500, -5, 1500),
        (40, 1500, float("nan"), 1500),
        (40, 1500, float("inf"), 1500),
        (40, 1500, 10**400, 1500),
        (40, 1500, True, 1500),
        (40, 1500, [1], 1500),
        (40, 1500, 1449.5, 1450),
        (40, 1500, 1449.4, 1449),
        (0, 1500, 0, 1440),
        (90, 1500, 0, 1350),
        (2000, 1500, 0, 1200),
    ],
)
def test_a_client_is_believed_as_far_as_its_line_allows(round_trip: int, at: int, elapsed: object, time: int) -> None:
    table, shown = shown_table({0: round_trip, 1: 0})

    assert verdict(table.press(shown + at, 0, RIGHT, elapsed)) == time

    table.finish()
    assert table.times[0] == time


@pytest.mark.rule("KS-S-15", "KS-4.9")
@pytest.mark.parametrize(("at", "winner"), [(11_000, 1), (11_001, None)])
def test_last_call(at: int, winner: int | None) -> None:
    table, shown = shown_table({0: 0, 1: 0})

    table.press(shown + 3000, 0, WRONG, 3000)
    assert table.race.moment() == shown + 11_060 + 1
    ruling = table.press(shown + at, 1, RIGHT, at)
    table.finish()

    assert verdict(ruling) == ("void" if winner is None else at)
    assert table.winner == winner
    assert table.now == shown + (11_060 if winner is None else at) + 1


@pytest.mark.rule("KS-S-16", "KS-5.3")
def test_nobody_presses() -> None:
    table, shown = shown_table({0: 0, 1: 20})

    table.finish()

    assert table.now == shown + 30_080 + 1
    assert table.winner is None
    assert table.times == [None, None]


@pytest.mark.rule("KS-S-17", "KS-8.12")
def test_a_seat_that_is_lost_in_the_dark_takes_part_again_in_the_next_question() -> None:
    table = Vigil(dealt(FIRST_EXAMPLE, SECOND_EXAMPLE, seats=3), {0: 0, 1: 0, 2: 0})
    table.lose(700, 2)
    shown = table.show()

    table.regain(shown + 2000, 2)
    inactive = table.press(shown + 2500, 2, RIGHT, 500)
    table.press(shown + 2600, 0, RIGHT)
    table.press(shown + 2610, 1, WRONG)
    table.finish()
    assert table.now == shown + 2610 + 1  # seat 2 is not awaited
    again = table.show()
    counted = table.press(again + 1000, 2, ["pumpkin"], 1000)

    assert verdict(inactive) == "inactive"
    assert verdict(counted) == 1000


@pytest.mark.rule("KS-S-18", "KS-4.1")
def test_a_seat_presses_once() -> None:
    table, shown = shown_table({0: 0, 1: 0})

    first = table.press(shown + 1000, 0, ["ghost"])
    second = table.press(shown + 1300, 0, RIGHT)
    table.press(shown + 2000, 1, RIGHT)
    table.finish()

    assert (verdict(first), verdict(second)) == (1000, "second")
    assert table.winner == 1


@pytest.mark.rule("KS-S-24", "KS-8.9", "KS-8.10", "KS-4.6")
@pytest.mark.parametrize(
    ("at", "elapsed", "ruled", "winner"),
    [(1710, 1500, 1500, 1), (1710, 1400, 1500, 1), (1710, 1501, 1501, 0), (1711, 1500, "late", 0)],
)
def test_the_last_millisecond_of_the_hold(at: int, elapsed: int, ruled: int | str, winner: int) -> None:
    table, shown = shown_table({0: 30, 1: 150}, ties=[1, 0])
    table.press(shown + 1540, 0, RIGHT, 1500)

    ruling = table.press(shown + at, 1, RIGHT, elapsed, question=1)
    if len(table.notes) == 0:
        table.finish()

    assert verdict(ruling) == ruled
    assert table.winner == winner


@pytest.mark.rule("KS-S-24", "KS-8.12")
def test_who_is_lost_is_not_awaited_any_longer() -> None:
    table, shown = shown_table({0: 30, 1: 150})
    table.press(shown + 1540, 0, RIGHT, 1500)

    table.lose(shown + 1600, 1)
    table.finish()

    assert table.now == shown + 1600 + 1
    assert table.winner == 0


@pytest.mark.rule("KS-8.12")
def test_who_returns_in_time_may_press_and_is_awaited_again() -> None:
    table, shown = shown_table({0: 0, 1: 100})
    table.lose(shown + 500, 1)
    table.regain(shown + 700, 1, 20)
    table.press(shown + 1000, 0, RIGHT, 1000)

    assert table.race.moment() == shown + 1160 + 1  # the credit of the line as it was at the reveal
    table.press(shown + 1100, 1, RIGHT, 990)
    table.finish()

    assert table.winner == 1


@pytest.mark.rule("KS-S-26", "KS-8.7", "KS-8.9")
@pytest.mark.parametrize(
    ("bots", "resolved", "winner"), [((410, 415), 415, 2), ((421, 422), 420, 0), ((9000, 410), 410, 2)]
)
def test_bots_press_at_their_time_and_no_floor_holds_them(bots: tuple[int, int], resolved: int, winner: int) -> None:
    table = Vigil(dealt(seats=3), {0: 40}, bots=2)
    table.seal(1, ["skull", "ghost", "pumpkin"], bots[0])
    table.seal(2, RIGHT, bots[1])
    shown = table.show()

    assert verdict(table.press(shown + 380, 0, RIGHT, 300)) == 420
    table.finish()

    assert table.now == shown + resolved + 1
    assert table.winner == winner


@pytest.mark.rule("KS-S-28", "KS-V-11")
@pytest.mark.parametrize(("other", "winner"), [(1499, 1), (1501, 0)])
def test_a_handicap_makes_a_press_later(other: int, winner: int) -> None:
    table, shown = shown_table({0: 30, 1: 30}, handicap="500,0")

    assert verdict(table.press(shown + 1040, 0, RIGHT, 1000)) == 1500
    assert table.race.moment() == shown + 1590 + 1
    table.press(shown + other + 30, 1, RIGHT, other)
    table.finish()

    assert table.winner == winner
    assert table.times == [1500, other]


@pytest.mark.rule("KS-V-11", "KS-8.7")
def test_the_handicap_of_a_bot_is_in_the_time_it_has_sealed() -> None:
    table = Vigil(dealt(handicap="0,400"), {0: 0}, bots=1)
    table.seal(1, RIGHT, 1300)
    shown = table.show()
    race = table.race

    assert race.moment() == shown + 900
    assert race.pressed(shown + 900) == [1]
    table.press(shown + 1250, 0, RIGHT, 1250)
    table.finish()

    assert table.times == [1250, 1300]
    assert [(row["seat"], row["time"], row["wall"]) for row in race.finish()] == [(0, 1250, 1250), (1, 1300, 900)]
