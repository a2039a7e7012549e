"""KS-1, KS-2 and KS-12: set-up, the course of the game, and exceptional situations."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, composed, game_of, new_match, reveal
from games.komnata_strachu.reference import ANSWERS, CARDS, SHAPES, reveals, task
from nightlight.core.chance import Recorded, Scripted, Seeded
from nightlight.core.errors import IllegalAction
from nightlight.core.event import SPECTATOR, Log
from nightlight.core.step import NOBODY, apply, legal
from nightlight.games.komnata_strachu.actions import ANSWER_WITH, DREW, PASS
from nightlight.games.komnata_strachu.game import GAME

CANCELLED = ("inv_2", "esc_1", "gst_4")


@pytest.mark.rule("KS-1.1", "KS-1.6")
def test_every_card_is_drawn_from_all_that_are_left() -> None:
    luck = Recorded(Seeded(3))
    scene_luck = Scripted([])
    GAME.new(GAME.setup(3), scene_luck)
    state = GAME.new(GAME.setup(3), luck)
    while state.actors != NOBODY:
        for seat in range(3):
            apply(state, seat, PASS.of(), luck)

    assert scene_luck.asked == [55, 54, 53]
    assert luck.asked == list(range(55, 1, -1))


@pytest.mark.rule("KS-1.6")
def test_the_number_drawn_counts_the_cards_left_in_canonical_order() -> None:
    for number in range(55):
        scene = reveal(CARDS[number], *[card for card in CARDS[:2] if card != CARDS[number]], seats=2)
        assert scene.cards[0] == CARDS[number]
        assert len(scene.deck) == 52

    luck = Scripted([10, 10, 10])
    state = GAME.new(GAME.setup(2), luck)
    assert list(state.cards) == [10, 11, 12]


@pytest.mark.rule("KS-1.1")
def test_every_card_comes_left_middle_and_right_as_often_as_any_other() -> None:
    counts = [[0] * 55 for _ in range(3)]
    for seed in range(3300):
        log = Log()
        GAME.new(GAME.setup(2), Seeded(seed), log)
        for place, event in enumerate([event for event in log.events if event.news is DREW][:3]):
            counts[place][event.get("card")] += 1

    for count in counts:
        mean = 3300 / 55
        chi_square = sum((each - mean) ** 2 / mean for each in count)
        assert chi_square < 54 + 5 * (2 * 54) ** 0.5


@pytest.mark.rule("KS-1.2", "KS-1.5")
def test_play_asks_luck_for_cards_only_while_no_two_presses_are_equal() -> None:
    luck = Recorded(Seeded(9))
    state = GAME.new(GAME.setup(2), luck)
    while state.actors != NOBODY:
        for seat in range(2):
            apply(state, seat, legal(state, seat)[1 + seat], luck)
            apply(state, seat, legal(state, seat)[seat], luck)
            apply(state, seat, legal(state, seat)[0], luck)

    assert luck.asked == list(range(55, 1, -1))


@pytest.mark.rule("KS-1.5", "KS-2.11")
@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
def test_the_same_outcomes_of_chance_and_the_same_decisions_give_the_same_game(form: str) -> None:
    setup = GAME.setup(2, {"form": form, "reveals": "4"})
    luck = Recorded(Seeded(11))
    first = GAME.new(setup, luck)
    choices = Seeded(12)
    taken: list[tuple[int, int]] = []
    while first.actors != NOBODY:
        seat = 0 if first.actors & 1 else 1
        offered = legal(first, seat)
        taken.append((seat, offered[choices.below(len(offered))]))
        apply(first, *taken[-1], luck)

    again = Scripted(luck.outcomes)
    second = GAME.new(setup, again)
    for seat, action in taken:
        apply(second, seat, action, again)

    assert second.json() == first.json()
    assert again.asked == luck.asked


@pytest.mark.rule("KS-1.3", "KS-2.8")
def test_everybody_has_all_five_tokens_again_at_every_reveal() -> None:
    scene = new_match(3, seed=2)

    asked = 0
    while scene.deciders:
        for seat in range(3):
            assert scene.options(seat) == [PASS.of(), *(ANSWER_WITH.of(number) for number in range(326))]
            asked += 1
        scene.round({0: (" ".join(SHAPES), 1000), 1: ("spider", 900)})

    assert asked >= 3 * 13


@pytest.mark.rule("KS-1.4")
def test_the_order_of_the_row_has_no_meaning_outside_a_line() -> None:
    for words in ("skull ghost", "ghost skull"):
        scene = reveal(*FIRST_EXAMPLE, seats=2)
        scene.round({0: (words, 1000)})
        assert scene.piles == [3, 0]


@pytest.mark.rule("KS-1.7", "KS-2.2", "KS-7.1")
@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
def test_the_cards_to_come_are_nowhere_in_the_state(form: str) -> None:
    scene = new_match(2, seed=6, form=form)

    shown = {card for place in range(3) for card in scene.cards[place : place + 1]}

    assert len(shown) == 3
    assert scene.deck == [card for card in CARDS if card not in [*shown, *scene.box]]  # a set: it has no order


@pytest.mark.rule("KS-2.1")
def test_all_players_act_at_the_same_time() -> None:
    for form in ("live", "race", "glimpse"):
        scene = new_match(4, seed=1, form=form)

        assert scene.deciders == [0, 1, 2, 3]


@pytest.mark.rule("KS-2.2", "KS-2.6", "KS-8.5")
def test_the_three_faces_are_shown_to_everybody_together_when_a_decision_is_open() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    for seat in (0, 1, 2, SPECTATOR):
        assert [CARDS[card] for card in scene.view(seat).table.cards] == list(FIRST_EXAMPLE)


@pytest.mark.rule("KS-2.3", "KS-A-3", "KS-12.1")
def test_the_card_left_over_is_boxed_unseen() -> None:
    scene = game_of(*composed([(6, 5), (6, 5), (6, 5)]))

    assert scene.deciders == []
    assert scene.outcome.scores == [18, 18, 18]
    assert len(scene.box) == 1
    last = scene.box[0]
    assert all(last not in str(event.seen_by(SPECTATOR).json()) for event in scene.log.events)


@pytest.mark.rule("KS-2.4", "KS-A-15")
@pytest.mark.parametrize(
    ("players", "drawing"),
    [
        (1, [[0, 0, 0]] * 3),
        (2, [[0, 0, 1], [1, 1, 0], [0, 0, 1]]),
        (3, [[0, 1, 2]] * 3),
        (4, [[1, 2, 3], [2, 3, 0], [3, 0, 1], [0, 1, 2], [1, 2, 3]]),
        (5, [[1, 2, 3], [2, 3, 4], [3, 4, 0], [4, 0, 1], [0, 1, 2]]),
        (8, [[1, 2, 3], [2, 3, 4]]),
    ],
)
def test_who_draws_the_cards_goes_round(players: int, drawing: list[list[int]]) -> None:
    scene = reveal(*CARDS[:3], seats=players)

    for seats in drawing:
        assert scene.drawn_by == seats
        scene.round({})


@pytest.mark.rule("KS-2.4")
def test_cancelled_reveals_count_for_who_draws() -> None:
    scene = reveal(*CANCELLED, seats=2, then=[FIRST_EXAMPLE])

    assert scene.reveal == 2
    assert scene.drawn_by == [1, 1, 0]


@pytest.mark.rule("KS-2.5")
def test_nobody_decides_anything_before_the_cards_are_shown() -> None:
    scene = new_match(3, seed=3)

    for _ in scene.decisions(5):
        assert len(scene.cards) == 3
        assert scene.mode != "cancel"


@pytest.mark.rule("KS-2.8")
def test_the_result_tells_every_answer_and_the_winner() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.round({0: ("puppet", 700), 2: ("ghost skull", 900)})

    assert scene.events("showed") == [
        {"showed": {"seat": 0, "answer": "puppet", "time": 700}},
        {"showed": {"seat": 1, "answer": "pass", "time": 0}},
        {"showed": {"seat": 2, "answer": "ghost-skull", "time": 900}},
    ]
    assert scene.verdicts == ["wrong", "pass", "right"]
    assert scene.winner == 2


@pytest.mark.rule("KS-2.9", "KS-12.1", "KS-A-13")
def test_three_specials_go_to_the_box_and_nobody_is_asked() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    scene.round(
        {0: ("skull ghost", 1000)}, then=[CANCELLED, ("inv_1", "gst_1", "gst_2"), ("f_spider_red_1", "gst_3", "inv_5")]
    )

    assert scene.reveal == 4
    assert scene.cards == ["f_spider_red_1", "gst_3", "inv_5"]
    assert set(scene.box) == {*CANCELLED, "inv_1", "gst_1", "gst_2"}
    assert scene.piles == [3, 0]
    assert scene.mistakes == []


@pytest.mark.rule("KS-2.10")
def test_there_are_326_answers_and_passing_is_always_legal() -> None:
    scene = new_match(2, seed=1)

    assert len(ANSWERS) == len(set(ANSWERS)) == 1 + 5 + 20 + 60 + 120 + 120
    for seat, _ in scene.decisions(3):
        offered = scene.options(seat)
        assert len(offered) > 0
        if PASS.of() in offered:
            assert offered == [PASS.of(), *(ANSWER_WITH.of(number) for number in range(326))]


@pytest.mark.rule("KS-12.3")
def test_every_reveal_can_be_solved() -> None:
    faces = {
        tuple(sorted(card.rsplit("_", 1)[0] if card.startswith("f_") else card for card in cards)): cards
        for cards in reveals()
    }

    for cards in list(faces.values())[::40]:
        asked = task(*cards)
        if asked.mode == "cancel":
            continue
        scene = reveal(*cards, seats=2)
        scene.round({0: (" ".join(asked.by_shape), 1000)})
        assert scene.piles == [3, 0]


@pytest.mark.rule("KS-12.4")
def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    before = scene.state.json()

    for seat, action in ((3, PASS.of()), (0, 10**6), (0, ANSWER_WITH.of(325) + 1), (-1, PASS.of())):
        with pytest.raises(IllegalAction):
            scene.act(seat, action)

    assert scene.state.json() == before


@pytest.mark.rule("KS-12.5", "KS-8.13")
def test_a_player_who_leaves_keeps_the_pile_in_the_ranking() -> None:
    rounds = composed([(3, 2), (2, 2), (1, 1)])
    scene = game_of(*rounds)

    assert scene.outcome.ranks == [1, 2, 3]
    assert scene.outcome.scores == [9, 6, 3]
