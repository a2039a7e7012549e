"""KS-A: questions that the rules leave open, and what was settled."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Press, accepted, composed, game_of, reveal
from games.komnata_strachu.reference import FEARS, LINES, SPECIALS, reveals, task


@pytest.mark.rule("KS-A-1")
def test_with_parts_allowed_one_token_would_always_be_best() -> None:
    sizes = [
        min(len(asked.by_shape), len(asked.by_colour)) for asked in (task(*cards) for cards in combinations(FEARS, 3))
    ]

    assert max(sizes) == 3
    assert accepted(*FIRST_EXAMPLE) == ["skull ghost", "spider skull pumpkin"]


@pytest.mark.rule("KS-A-2")
def test_six_hundred_reveals_would_have_no_solution_otherwise() -> None:
    coincide = [cards for cards in reveals() if coincides(*cards)]

    assert len(coincide) == 600
    for cards in coincide[::75]:
        assert accepted(*cards) == [" ".join(task(*cards).by_shape)]


def coincides(*cards: str) -> bool:
    asked = task(*cards)
    return asked.mode != "cancel" and asked.by_shape == asked.by_colour


@pytest.mark.rule("KS-A-3")
def test_the_last_card_belongs_to_nobody() -> None:
    scene = game_of(*composed([(9, 8), (9, 7)]), seats=2)

    assert scene.piles == [27, 27]
    assert scene.reveal == 18
    assert scene.events("boxed_unseen") == [{"boxed_unseen": {"cards": 1}}]
    assert len(scene.box) == 1


@pytest.mark.rule("KS-A-8")
@pytest.mark.parametrize("voided", [("inv_1", "esc_1"), ("inv_1", "gst_1"), ("esc_1", "gst_1"), ("inv_1", "inv_2")])
def test_any_two_specials_cancel_each_other(voided: tuple[str, str]) -> None:
    assert accepted(*voided, "f_spider_white_1") == ["pumpkin", "spider"]


@pytest.mark.rule("KS-A-9")
@pytest.mark.parametrize("invasion", LINES)
def test_fears_on_an_invasion_count_for_nothing_but_its_line(invasion: str) -> None:
    alone = accepted("f_spider_white_1", "f_ghost_red_1", "gst_1")

    assert accepted(invasion, "gst_2", "f_spider_white_1") == ["pumpkin", "spider"]
    assert accepted(invasion, "esc_2", "f_spider_white_1") == ["pumpkin", "spider"]
    assert alone == ["skull pumpkin", "spider ghost"]
    assert len(accepted(invasion, "f_spider_white_1", "f_ghost_red_1")) == 2


@pytest.mark.rule("KS-A-10")
def test_the_two_specials_of_a_single_are_won_too() -> None:
    scene = game_of((("inv_1", "gst_1", "f_spider_white_1"), 1), seats=2)

    assert scene.pile(1) == ["inv_1", "gst_1", "f_spider_white_1"]


@pytest.mark.rule("KS-A-12")
def test_when_nobody_presses_the_game_goes_on() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    assert scene.settled({}) == 30_000
    scene.round({})

    assert sorted(scene.box) == sorted(FIRST_EXAMPLE)
    assert scene.deciders == [0, 1]


@pytest.mark.rule("KS-A-13", "KS-2.9")
def test_nobody_is_asked_about_three_specials() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    scene.round({}, then=[SPECIALS[:3], ("f_spider_red_1", "gst_3", "inv_5")])

    assert scene.reveal == 3
    assert scene.cards == ["f_spider_red_1", "gst_3", "inv_5"]
    assert scene.events("cancelled") == [{"cancelled": {"reveal": 2}}]


@pytest.mark.rule("KS-A-15", "KS-2.4")
def test_who_draws_has_no_effect_on_play() -> None:
    presses: dict[int, Press] = {1: ("skull ghost", 900), 0: ("skull ghost", 901)}

    for players in (2, 3, 4, 5):
        scene = reveal(*FIRST_EXAMPLE, seats=players)
        scene.round(presses)
        assert scene.winner == 1
