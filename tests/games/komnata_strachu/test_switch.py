"""KS-4: the switch."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Press, reveal
from nightlight.core.chance import Scripted
from nightlight.core.errors import IllegalAction

RIGHT = "skull ghost"
WRONG = "puppet"


@pytest.mark.rule("KS-4.1", "KS-A-7", "KS-12.4")
def test_a_player_presses_once() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.press(0, WRONG, 1000)

    with pytest.raises(IllegalAction):
        scene.press(0, RIGHT, 1300)

    assert scene.options(0) == []
    assert scene.deciders == [1, 2]


@pytest.mark.rule("KS-4.1")
def test_a_seat_that_has_passed_cannot_press_any_more() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.passes(1)

    with pytest.raises(IllegalAction):
        scene.press(1, RIGHT, 1300)

    assert scene.deciders == [0, 2]


@pytest.mark.rule("KS-4.3", "KS-4.4")
@pytest.mark.parametrize(
    ("times", "winner"), [((0, 1, 2), 0), ((2, 1, 0), 2), ((30000, 29999, 30000), 1), ((1999, 2001, 2000), 0)]
)
def test_the_smaller_time_is_first(times: tuple[int, int, int], winner: int) -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({seat: (RIGHT, time) for seat, time in enumerate(times)})

    assert scene.pile(winner) == list(FIRST_EXAMPLE)


@pytest.mark.rule("KS-4.4")
def test_the_order_in_which_presses_are_entered_does_not_matter() -> None:
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        scene = reveal(*FIRST_EXAMPLE)
        for seat in order:
            scene.press(seat, RIGHT, [1500, 1400, 1600][seat])

        assert scene.piles == [0, 3, 0]


@pytest.mark.rule("KS-4.5")
@pytest.mark.parametrize("words", ["", "puppet", "spider skull pumpkin ghost puppet"])
def test_a_wrong_press_is_legal_and_a_mistake(words: str) -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({1: (words, 500)})

    assert sorted(scene.box) == sorted(FIRST_EXAMPLE)
    assert scene.mistakes == [1]


@pytest.mark.rule("KS-4.6", "KS-A-6")
@pytest.mark.parametrize("ties", [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
def test_presses_at_the_same_time_follow_the_tie_order(ties: list[int]) -> None:
    scene = reveal(*FIRST_EXAMPLE)

    luck = scene.round(dict.fromkeys(range(3), (RIGHT, 1444)), ties=ties)

    assert luck.asked[:2] == [3, 2]
    assert scene.pile(ties[0]) == list(FIRST_EXAMPLE)
    assert scene.order == ties


@pytest.mark.rule("KS-4.6")
def test_the_tie_order_lists_all_seats_and_orders_only_equal_times() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=4)

    luck = scene.round({0: (RIGHT, 1200), 1: (WRONG, 900), 3: (RIGHT, 1200)}, ties=[2, 3, 0, 1])

    assert luck.asked[:3] == [4, 3, 2]
    assert scene.piles == [0, 0, 0, 3]


@pytest.mark.rule("KS-4.6", "KS-1.2")
@pytest.mark.parametrize(
    "presses",
    [
        {0: (RIGHT, 1000), 1: (RIGHT, 1001), 2: (RIGHT, 1002)},
        {},
        {0: (RIGHT, 1000), 1: (RIGHT, 9001), 2: (WRONG, 9001)},  # the equal ones are void
    ],
    ids=["all different", "nobody", "void"],
)
def test_no_tie_order_is_drawn_where_no_two_counting_presses_are_equal(presses: dict[int, Press]) -> None:
    scene = reveal(*FIRST_EXAMPLE)

    luck = scene.round(presses)

    assert luck.asked == [52, 51, 50]  # the next three cards


@pytest.mark.rule("KS-4.6", "KS-V-3")
def test_wrong_presses_at_the_same_time_have_a_tie_order_too() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    luck = scene.round({0: (WRONG, 700), 2: (WRONG, 700)}, ties=[2, 0, 1])

    assert luck.asked[:2] == [3, 2]
    assert scene.order == [2, 0]


@pytest.mark.rule("KS-4.7", "KS-A-14")
def test_a_mistake_costs_nothing_but_the_reveal() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)
    scene.round({0: (RIGHT, 1000)}, then=[("f_ghost_white_2", "f_ghost_red_2", "f_skull_yellow_2")])

    scene.round(
        {0: (WRONG, 700), 1: (RIGHT, 900)}, then=[("f_spider_white_1", "f_skull_white_1", "f_ghost_turquoise_1")]
    )
    scene.round({0: ("spider skull ghost", 700)})

    assert scene.piles == [6, 3]


@pytest.mark.rule("KS-4.8")
def test_who_does_not_press_makes_no_mistake_and_wins_nothing() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({0: (WRONG, 700), 1: (RIGHT, 900)})

    assert scene.mistakes == [0]
    assert scene.pile(2) == []


@pytest.mark.rule("KS-4.9")
@pytest.mark.parametrize(
    ("first", "second", "wins"),
    [(0, 8000, True), (0, 8001, False), (3000, 11000, True), (3000, 11001, False), (22001, 30000, True)],
)
def test_last_call_is_eight_seconds_after_the_first_press(first: int, second: int, wins: bool) -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({0: (WRONG, first), 1: (RIGHT, second)})

    assert scene.piles == ([0, 3, 0] if wins else [0, 0, 0])
    assert scene.mistakes == [0]


@pytest.mark.rule("KS-4.9")
def test_without_an_earlier_press_the_light_can_be_turned_on_for_thirty_seconds() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({2: (RIGHT, 30000)})

    assert scene.piles == [0, 0, 3]


@pytest.mark.rule("KS-4.9")
def test_the_first_press_sets_the_deadline_be_it_right_or_wrong() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({0: (WRONG, 2000), 1: (WRONG, 9000), 2: (RIGHT, 10001)})

    assert scene.piles == [0, 0, 0]
    assert scene.mistakes == [0, 1]  # the void press is not even a mistake


@pytest.mark.rule("KS-4.9")
def test_a_reveal_closes_when_all_have_pressed_or_passed() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.press(0, WRONG, 1000)
    scene.passes(1)
    assert scene.deciders == [2]

    scene.press(2, WRONG, 1200, Scripted([]))

    assert scene.deciders == [0, 1, 2]
    assert scene.reveal == 2


@pytest.mark.rule("KS-4.10")
def test_a_reveal_whose_result_cannot_change_need_not_wait_for_the_deadline() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    assert scene.settled({0: (RIGHT, 1500)}) == 1500
    assert scene.settled({0: (WRONG, 1500)}) == 9500
    assert scene.settled({0: (WRONG, 1500), 1: (RIGHT, 1700)}) == 1700
    assert scene.settled({}) == 30000
