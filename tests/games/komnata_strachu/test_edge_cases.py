"""KS-S: further scenarios of play; those of the network and of the research forms are with their chapters."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import (
    FIRST_EXAMPLE,
    accepted,
    composed,
    game_of,
    reveal,
    right,
    shared_out,
    short_reveal,
)
from games.komnata_strachu.reference import CARDS, numbers, shuffled
from nightlight.core.errors import IllegalAction
from nightlight.games.komnata_strachu.actions import VERBS

RIGHT = "skull ghost"


@pytest.mark.rule("KS-S-1")
def test_a_guest_with_one_set_only() -> None:
    assert accepted("gst_2", "f_pumpkin_red_1", "f_skull_white_1") == ["skull pumpkin"]


@pytest.mark.rule("KS-S-2")
def test_three_fears_with_one_set_only() -> None:
    assert accepted("f_spider_red_1", "f_skull_white_1", "f_pumpkin_yellow_1") == ["spider skull pumpkin"]


@pytest.mark.rule("KS-S-3")
def test_the_same_fear_twice() -> None:
    assert accepted("f_ghost_red_1", "f_ghost_red_2", "f_skull_white_1") == ["skull ghost", "skull pumpkin"]


@pytest.mark.rule("KS-S-4")
def test_one_colour_throughout() -> None:
    assert accepted("f_spider_white_1", "f_skull_white_1", "f_ghost_white_1") == ["pumpkin", "spider skull ghost"]


@pytest.mark.rule("KS-S-5")
def test_parts_of_the_first_example() -> None:
    assert not right("ghost", *FIRST_EXAMPLE)
    assert not right("skull pumpkin", *FIRST_EXAMPLE)


@pytest.mark.rule("KS-S-6")
def test_an_empty_press_is_wrong_and_the_next_correct_one_wins() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({0: ("", 700), 1: (RIGHT, 900), 2: (RIGHT, 800)})

    assert scene.verdicts == ["wrong", "right", "right"]
    assert scene.piles == [0, 0, 3]


@pytest.mark.rule("KS-S-7")
def test_an_escape_from_twins() -> None:
    assert accepted("esc_2", "f_ghost_red_1", "f_ghost_red_2") == [
        "spider pumpkin ghost puppet",
        "spider skull pumpkin puppet",
    ]


@pytest.mark.rule("KS-S-8")
@pytest.mark.parametrize(
    "words",
    ["puppet spider pumpkin ghost skull", "skull ghost pumpkin spider", "skull ghost pumpkin puppet spider"],
    ids=["reversed", "four tokens", "two swapped"],
)
def test_wrong_lines(words: str) -> None:
    assert not right(words, "inv_4", "f_ghost_red_1", "f_skull_yellow_1")


@pytest.mark.rule("KS-S-8", "KS-12.4")
def test_a_token_twice_is_no_answer() -> None:
    scene = reveal("inv_4", "f_ghost_red_1", "f_skull_yellow_1")

    with pytest.raises(ValueError, match="answer is one of"):
        VERBS.action({"answer": {"answer": "skull-ghost-skull"}})
    with pytest.raises(ValueError, match="answer is one of"):
        VERBS.action({"answer": {"answer": "skull-owl"}})

    assert scene.deciders == [0, 1, 2]


@pytest.mark.rule("KS-S-9")
def test_order_is_irrelevant_in_a_plain_reveal() -> None:
    assert right("ghost skull", *FIRST_EXAMPLE)
    assert right("skull ghost", *FIRST_EXAMPLE)


@pytest.mark.rule("KS-S-10")
def test_a_cancelled_last_reveal_ends_the_game() -> None:
    kept = ["inv_1", "inv_2", "inv_3"]
    triples = shared_out([card for card in CARDS if card not in kept])
    assert len(triples) == 17
    scene = reveal(*triples[0], seats=2)

    for number in range(17):
        scene.won_by(number % 2, then=[*triples[number + 1 : number + 2], *([kept] if number == 16 else [])])

    assert scene.deciders == []
    assert scene.reveal == 18
    assert set(kept) <= set(scene.box)
    assert len(scene.box) == 4
    assert scene.piles == [27, 24]
    assert len(scene.box) + sum(scene.piles) == 55


@pytest.mark.rule("KS-S-11")
@pytest.mark.parametrize(("first", "winner"), [(1444, 1), (1443, 0), (1445, 1)])
def test_a_tie_of_the_reference_source(first: int, winner: int) -> None:
    order = [int(seat) for seat in shuffled(["0", "1"], "KS-TEST-1|tie|3")]
    assert order == [1, 0]
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    scene.round({0: (RIGHT, first), 1: (RIGHT, 1444)}, ties=order if first == 1444 else None)

    assert scene.winner == winner


@pytest.mark.rule("KS-S-15")
@pytest.mark.parametrize(("second", "winner"), [(11_001, None), (11_000, 1)])
def test_the_last_ms_of_last_call(second: int, winner: int | None) -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    scene.round({0: ("ghost", 3000), 1: (RIGHT, second)})

    assert scene.winner == winner
    assert (len(scene.box) == 3) == (winner is None)


@pytest.mark.rule("KS-S-16")
def test_nobody_presses() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    scene.round({})

    assert sorted(scene.box) == sorted(FIRST_EXAMPLE)
    assert scene.mistakes == []


@pytest.mark.rule("KS-S-18")
def test_a_second_press_is_ignored() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)
    scene.press(0, "ghost", 1000)

    with pytest.raises(IllegalAction):
        scene.press(0, "ghost skull", 1300)
    scene.passes(1)

    assert scene.mistakes == [0]
    assert scene.winner is None


@pytest.mark.rule("KS-S-19")
def test_every_reveal_boxed() -> None:
    scene = game_of(*composed([(0, 0), (0, 0), (0, 0)]))

    assert scene.outcome.ranks == [1, 1, 1]
    assert scene.outcome.scores == [0, 0, 0]


@pytest.mark.rule("KS-S-20", "KS-V-5")
def test_a_last_fear_is_played_alone() -> None:
    scene = short_reveal("f_skull_pink_1")

    assert scene.cards == ["f_skull_pink_1"]
    assert scene.reveal == 19
    assert scene.tries() == ["ghost", "skull"]
    before = scene.piles[0]
    scene.round({0: ("ghost", 900)})
    assert scene.piles[0] == before + 1
    assert scene.deciders == []


@pytest.mark.rule("KS-S-20", "KS-V-5")
def test_a_last_guest_is_boxed() -> None:
    scene = short_reveal("gst_5")

    assert scene.deciders == []
    assert "gst_5" in scene.box


@pytest.mark.rule("KS-S-20", "KS-V-5")
def test_two_cards_left_over() -> None:
    scene = short_reveal("esc_1", "f_ghost_white_1", specials="guest,escape")

    assert scene.tries() == ["spider skull ghost puppet", "spider skull pumpkin puppet"]


@pytest.mark.rule("KS-S-23")
def test_two_specials_of_one_kind_cancel_too() -> None:
    assert accepted("gst_1", "gst_4", "f_ghost_yellow_1") == ["ghost", "spider"]


@pytest.mark.rule("KS-S-27", "KS-V-3")
def test_the_penalty_over_four_reveals() -> None:
    second = ("gst_1", "f_skull_pink_1", "f_skull_pink_2")
    third = ("f_spider_white_1", "f_skull_white_1", "f_ghost_white_2")
    scene = reveal(*FIRST_EXAMPLE, penalty="1")

    scene.round({1: ("puppet", 900), 0: (RIGHT, 1000)}, then=[second])
    assert scene.piles == [3, 0, 0]
    before = scene.state.clone()
    scene.round({0: ("puppet", 1000), 1: ("skull", 1100)}, then=[third])
    assert scene.piles == [2, 4, 0]
    assert scene.rewards(before) == [-1, 4, 0]
    assert scene.pile(1) == [*second, "f_skull_yellow_1"]
    scene.round({1: ("puppet", 800), 2: ("pumpkin", 900), 0: ("puppet", 1000)}, then=[CARDS[16:19]])
    assert scene.piles == [2, 3, 4]
    assert scene.pile(2) == [*third, "f_skull_yellow_1"]
    boxed = len(scene.box)
    last = scene.cards
    scene.round({0: ("", 1000), 1: ("", 1001)})

    assert len(scene.box) == boxed + 5
    assert {"f_ghost_red_1", "f_skull_pink_2", *last} <= set(scene.box)
    assert scene.piles == [1, 2, 4]


@pytest.mark.rule("KS-S-29", "KS-V-9")
@pytest.mark.parametrize(
    ("wins", "ranks"),
    [
        ([(4, 3), (5, 4), (5, 4), (3, 3)], [1, 2, 1, 2]),
        ([(4, 3), (4, 4), (4, 5), (4, 3)], [1, 2, 1, 2]),
        ([(4, 3), (4, 4), (4, 4), (4, 3)], [1, 1, 1, 1]),
    ],
)
def test_teams_add_up_their_cards(wins: list[tuple[int, int]], ranks: list[int]) -> None:
    scene = game_of(*composed(wins), seats=4, teams="on")

    assert scene.outcome.ranks == ranks


@pytest.mark.rule("KS-S-30", "KS-V-8", "KS-V-4")
def test_alone_against_the_clock() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=1, reveals="3")

    scene.round({0: (RIGHT, 1800)}, then=[("inv_1", "inv_2", "inv_3"), ("f_spider_red_1", "gst_3", "inv_5")])
    scene.round({0: ("", 500)})

    assert scene.deciders == []
    assert scene.state.players[0].time == 11_800
    assert scene.outcome.scores == [11_800]


@pytest.mark.rule("KS-S-30", "KS-V-8")
def test_alone_without_a_press() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=1, reveals="1")

    scene.round({})

    assert scene.outcome.scores == [10_000]


@pytest.mark.rule("KS-S-31", "KS-V-4")
def test_a_cancelled_reveal_of_a_short_game() -> None:
    scene = reveal("inv_1", "inv_2", "inv_3", seats=2, reveals="2", then=[FIRST_EXAMPLE])
    assert scene.deciders == [0, 1]

    scene.won_by(0)

    assert scene.deciders == []
    assert scene.piles == [3, 0]
    assert len(scene.box) == 3 + 49


@pytest.mark.rule("KS-S-31", "KS-V-4")
def test_a_short_game_without_a_decision() -> None:
    scene = reveal("inv_1", "inv_2", "inv_3", seats=3, reveals="1")

    assert scene.deciders == []
    assert scene.outcome.winners() == [0, 1, 2]
    assert len(scene.box) == 55


@pytest.mark.rule("KS-S-32", "KS-V-6", "KS-V-7")
def test_mirror_and_attribute() -> None:
    line = ("inv_4", "f_ghost_red_1", "f_skull_yellow_1")

    assert right("puppet spider pumpkin ghost skull", *line, mirror="on")
    assert len(accepted(*line, mirror="on")) == 4
    assert accepted(*FIRST_EXAMPLE, attribute="colour") == ["spider skull pumpkin"]


def test_the_reference_source_gives_numbers_between_0_and_1() -> None:
    source = numbers("KS-TEST-1|slip|0|3")

    assert all(0 < next(source) < 1 for _ in range(100))
