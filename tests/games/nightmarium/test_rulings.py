"""NM-A: questions that the rules leave open, and what was settled; most are told with the clause that settles them."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import dream, dreamer, new_match
from games.nightmarium.printed import FEARS, positions

FIVE = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52)]


@pytest.mark.rule("NM-A1")
@pytest.mark.parametrize(("immediate", "complete", "over"), [(False, 4, False), (True, 5, True)])
def test_the_last_creature_may_undo_a_victory_unless_it_is_immediate(
    immediate: bool, complete: int, over: bool
) -> None:
    scene = dream(
        dreamer(hand=[85], creatures=[*FIVE, (42, 86)]), dreamer(hand=[15]), deck=[9], action=2, immediate=immediate
    )

    scene.play(0, 85, on=5)
    if not over:
        scene.target(0, 0, 1)

    assert scene.complete(0) == complete
    assert (scene.decider is None) is over


@pytest.mark.rule("NM-A4", "NM-A5")
def test_both_cards_of_a_chorister_are_played_before_either_creature_acts() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86), (30, 71), (6, 98)]), deck=[46, 61, 33, 36, 39, 48])

    scene.play(0, 55, on=1)
    scene.play(0, 61, on=3)

    names = [event.news.name for event in scene.log.events if event.news.name in ("placed", "woke", "drew")]
    assert names == ["woke", "placed", "placed", "woke", "drew", "drew", "woke", "drew", "drew"]


@pytest.mark.rule("NM-A4", "NM-T33")
@pytest.mark.parametrize(("order", "woken"), [(["61 2", "115 2"], [1, 2, 2]), (["115 1"], [1, 1, 2])])
def test_with_a_seal_the_order_matters_although_one_card_completes_nothing(order: list[str], woken: list[int]) -> None:
    scene = dream(
        dreamer(hand=[55], creatures=[(3, 86), (6, 98)]), deck=[61, 115, 2, 4, 26, 13, 15, 18, 24], advanced=True
    )

    scene.play(0, 55, on=1)
    for option in order:
        scene.act(0, f"play {option}")
    while scene.question == "seal":
        scene.act(0, "activate")

    assert scene.woken() == woken


LONG_EXAMPLE = {31, 47, 91, 8, 60, 89, 93, 56, 85, 3, 57, 30, 66, 88}


@pytest.mark.rule("NM-A6", "NM-EX7")
@pytest.mark.parametrize("second", [card for card in range(1, FEARS + 1) if card not in LONG_EXAMPLE])
def test_in_the_long_example_only_a_second_head_is_discarded(second: int) -> None:
    scene = dream(
        dreamer(hand=[31, 47, 91, 8], creatures=[(60, 89), (93, 56, 85), (3,), (57,)]),
        deck=[30, 66, 88, second],
    )
    scene.play(0, 31, on=1)
    scene.play(0, 47, on=4)
    scene.play(0, 91, on=4)
    scene.target(0, 0, 2)

    scene.play(0, 88, on=2)

    discarded = any(event.get("card") + 1 == second for event in scene.told("cast_off"))
    assert discarded is (positions(second) == "H")


@pytest.mark.rule("NM-A9")
def test_two_other_cards_do_not_buy_off_one_of_the_legion() -> None:
    scene = dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[9, 30, 33]), deck=[78])

    scene.play(0, 4, on=1)

    assert scene.hand(1) == [30, 33]


@pytest.mark.rule("NM-A16", "NM-A34")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_is_ever_offered_to_do_nothing(players: int) -> None:
    for seed in range(5):
        scene = new_match(players, seed)
        for question in scene.decisions(seed):
            verbs = {option.split()[0] for option in scene.options}
            assert question != "action" or verbs <= {"draw", "play", "exchange"}
            assert verbs != {"stop"}


@pytest.mark.rule("NM-A19", "NM-A20")
@pytest.mark.parametrize("answer", ["activate", "decline"])
def test_after_a_seal_there_is_one_question_whatever_the_number_of_abilities(answer: str) -> None:
    scene = dream(dreamer(hand=[112], creatures=[(54, 47, 46)]), deck=[3, 6, 9, 12, 15, 18, 24], advanced=True)

    scene.play(0, 112, on=1)
    scene.choose(0, answer)

    assert scene.question == "action"
    assert len(scene.hand(0)) == (6 if answer == "activate" else 0)


@pytest.mark.rule("NM-A32")
def test_the_steps_of_an_exchange_never_have_more_options_than_the_hand_has_cards() -> None:
    hand = list(range(1, 21))
    scene = dream(dreamer(hand=hand), deck=list(range(30, 50)))
    scene.choose(0, "exchange")

    steps = 0
    while scene.question == "exchange":
        assert len(scene.options) <= len(hand)
        scene.choose(0, next(option for option in scene.options if option != "stop"))
        steps += 1

    assert steps == len(hand)
    assert scene.discarded == hand
    assert len(scene.hand(0)) == 10
