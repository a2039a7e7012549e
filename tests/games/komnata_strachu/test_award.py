"""KS-5 and KS-6: award, end and victory."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, composed, game_of, new_match, reveal
from games.komnata_strachu.reference import CARDS, task

RIGHT = "skull ghost"
WRONG = "puppet"
SINGLE = ("inv_1", "f_puppet_pink_1", "esc_3")


@pytest.mark.rule("KS-5.1", "KS-A-10")
def test_the_first_correct_press_wins_all_three_cards_specials_included() -> None:
    scene = reveal(*SINGLE)

    scene.round({1: ("ghost", 900), 2: ("puppet", 901)})

    assert scene.pile(1) == list(SINGLE)
    assert scene.specials == [0, 2, 0]


@pytest.mark.rule("KS-5.2")
def test_when_the_fastest_erred_the_second_is_judged_then_the_third() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=4)

    scene.round({0: (WRONG, 900), 1: ("", 1000), 2: (RIGHT, 1100), 3: (RIGHT, 1200)})

    assert scene.piles == [0, 0, 3, 0]


@pytest.mark.rule("KS-5.2", "KS-A-5")
def test_who_presses_after_a_mistake_keeps_the_chance_until_last_call() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({0: (WRONG, 900), 1: (RIGHT, 8900)})

    assert scene.piles == [0, 3, 0]


@pytest.mark.rule("KS-5.3", "KS-A-12")
@pytest.mark.parametrize("erring", [[], [1], [0, 1, 2]], ids=["nobody pressed", "one erred", "all erred"])
def test_without_a_correct_press_the_cards_go_to_the_box(erring: list[int]) -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({seat: (WRONG, 900 + seat) for seat in erring})

    assert sorted(scene.box) == sorted(FIRST_EXAMPLE)
    assert scene.piles == [0, 0, 0]


@pytest.mark.rule("KS-5.4")
def test_every_won_card_counts_one_point() -> None:
    scene = game_of((SINGLE, 0), (FIRST_EXAMPLE, 0), (("gst_1", "f_ghost_white_2", "f_ghost_red_2"), 1), seats=2)

    assert scene.piles == [6, 3]
    assert [scene.state.cards_won(seat) for seat in (0, 1)] == [6, 3]


@pytest.mark.rule("KS-5.4")
@pytest.mark.parametrize("form", ["live", "race"])
def test_piles_only_grow(form: str) -> None:
    scene = new_match(3, seed=4, form=form)
    before = [scene.pile(seat) for seat in range(3)]

    for _ in scene.decisions(8):
        now = [scene.pile(seat) for seat in range(3)]
        assert all(new[: len(old)] == old for old, new in zip(before, now, strict=True))
        before = now


@pytest.mark.rule("KS-6.1", "KS-2.3")
def test_the_game_ends_after_eighteen_reveals() -> None:
    scene = game_of(*composed([(6, 5), (6, 5), (6, 5)]))

    assert scene.deciders == []
    assert scene.outcome.scores == [18, 18, 18]


@pytest.mark.rule("KS-6.2")
def test_most_cards_wins() -> None:
    scene = game_of(*composed([(5, 9), (7, 0), (6, 5)]))

    assert scene.outcome.ranks == [3, 1, 2]
    assert scene.outcome.scores == [15, 21, 18]
    assert scene.outcome.winners() == [1]


@pytest.mark.rule("KS-6.3")
def test_more_specials_break_a_tie() -> None:
    scene = game_of(*composed([(7, 4), (7, 5), (4, 6)]))

    assert scene.outcome.ranks == [2, 1, 3]


@pytest.mark.rule("KS-6.4")
def test_a_full_tie_is_a_shared_victory() -> None:
    scene = game_of(*composed([(8, 6), (2, 2), (8, 6)]))

    assert scene.outcome.ranks == [1, 3, 1]
    assert scene.outcome.winners() == [0, 2]


@pytest.mark.rule("KS-6.5")
def test_equal_players_share_a_rank_and_the_next_is_left_out() -> None:
    scene = game_of(*composed([(4, 2), (6, 3), (4, 2), (3, 6)]), seats=4)

    assert scene.outcome.ranks == [2, 1, 2, 4]


@pytest.mark.rule("KS-6.5")
def test_a_better_rank_is_worth_more_and_equals_are_worth_the_same() -> None:
    scene = game_of(*composed([(4, 2), (6, 3), (4, 2), (3, 6)]), seats=4)

    worth = [scene.state.score(seat) for seat in range(4)]

    assert worth[1] > worth[0] == worth[2] > worth[3]
    assert max(worth) <= 1
    assert min(worth) >= -1


@pytest.mark.rule("KS-6.6")
def test_with_nothing_won_all_share_the_victory() -> None:
    scene = game_of(*composed([(0, 0), (0, 0)]), seats=2)

    assert scene.outcome.ranks == [1, 1]
    assert scene.outcome.scores == [0, 0]
    assert len(scene.box) == 55


@pytest.mark.rule("KS-6.7")
@pytest.mark.parametrize(
    "chosen", [{}, {"specials": ""}, {"specials": "guest"}, {"penalty": "1"}, {"last_card": "short"}]
)
def test_no_card_is_ever_lost(chosen: dict[str, str]) -> None:
    for seed in range(3):
        scene = new_match(3, seed, form="race", **chosen)
        in_play = sorted([*scene.deck, *scene.cards, *scene.box])

        for _ in scene.decisions(seed):
            everywhere = [
                *scene.deck,
                *scene.cards,
                *scene.box,
                *(card for seat in range(3) for card in scene.pile(seat)),
            ]
            assert sorted(everywhere) == in_play
            assert len(scene.cards) == 3 or chosen == {"last_card": "short"}

        assert set(in_play) <= set(CARDS)


def test_who_should_win_a_composed_game_wins() -> None:
    for cards, winner in composed([(4, 2), (6, 3), (4, 2), (3, 6)]):
        assert winner is None or task(*cards).mode != "cancel"
