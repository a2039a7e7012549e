"""NM-EX: the examples of the rulebook, each as it stands there."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import dream, dreamer
from nightlight.games.nightmarium.content import ABILITIES, BODY, DECK, LEGION_IDS


@pytest.mark.rule("NM-EX1", "NM-2.1", "NM-6.5")
def test_ex_1_a_card_says_its_legion_its_positions_and_its_ability() -> None:
    scene = dream(dreamer(hand=[9], creatures=[(3,)]))

    card = DECK.cards[9 - 1]

    assert LEGION_IDS[card.legion] == "blue"
    assert [BODY[part] for part in card.positions] == ["legs"]
    assert ABILITIES[card.ability] == "scavenger"
    assert scene.placements(9) == ["new"]


@pytest.mark.rule("NM-EX2", "NM-6.8", "NM-A28")
def test_ex_2_the_second_card_must_be_of_the_legion_of_the_first() -> None:
    scene = dream(dreamer(hand=[30, 33, 3]), deck=[9])

    scene.play(0, 30)

    assert scene.options == ["draw", "play 33 new", "exchange"]


@pytest.mark.rule("NM-EX3", "NM-5.1")
def test_ex_3_four_cards_are_exchanged_for_two() -> None:
    scene = dream(dreamer(hand=[3, 6, 30, 33]), deck=[9, 12, 46])

    scene.exchange(0, 3, 6, 30, 33)

    assert scene.hand(0) == [9, 12]
    assert scene.deck == [46]
    assert scene.discarded == [3, 6, 30, 33]


@pytest.mark.rule("NM-EX4", "NM-5.1")
def test_ex_4_six_cards_are_exchanged_for_three() -> None:
    scene = dream(dreamer(hand=[3, 6, 15, 30, 33, 36]), deck=[9, 12, 46, 1])

    scene.exchange(0, 3, 6, 15, 30, 33, 36)

    assert scene.hand(0) == [9, 12, 46]
    assert scene.deck == [1]


@pytest.mark.rule("NM-EX5", "NM-5.2", "NM-A17")
def test_ex_5_five_cards_are_exchanged_for_two() -> None:
    scene = dream(dreamer(hand=[3, 6, 15, 30, 33]), deck=[9, 12, 46])

    scene.exchange(0, 3, 6, 15, 30, 33)

    assert scene.hand(0) == [9, 12]
    assert scene.deck == [46]


@pytest.mark.rule("NM-EX6", "NM-8.4", "NM-9.6")
def test_ex_6_a_scavenger_without_a_target_stops_the_chain() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(12, 8)]), deck=[30, 33, 36, 39])

    scene.play(0, 46, on=1)

    assert scene.creatures(0) == [(12, 8, 46)]
    assert scene.hand(0) == [30, 33]
    assert scene.deck == [36, 39]


@pytest.mark.rule("NM-EX7", "NM-A3", "NM-A6", "NM-A11", "NM-8.7")
def test_ex_7_the_long_example() -> None:
    scene = dream(
        dreamer(hand=[31, 47, 91, 8], creatures=[(60, 89), (93, 56, 85), (3,), (57,)]),
        dreamer(hand=[15, 36], creatures=[(48, 32, 37)]),
        dreamer(hand=[86, 35, 58]),
        dreamer(creatures=[(99, 80)]),
        deck=[30, 66, 88, 97, 2, 1, 100],
        action=2,
    )

    scene.play(0, 31, on=1)
    assert (scene.question, scene.decider) == ("mockingbird", 0)
    scene.play(0, 47, on=4)
    assert (scene.question, scene.decider) == ("mockingbird", 0)
    scene.play(0, 91, on=4)
    assert scene.creatures(0)[3] == (57, 47, 91)
    assert (scene.question, scene.options) == ("devourer", ["target 0 1", "target 0 2", "target 0 3"])
    scene.target(0, 0, 2)
    assert scene.hand(0) == [8, 30, 66]
    assert (scene.question, scene.options) == ("chorister", ["play 88 2", "play 97 2"])
    scene.play(0, 88, on=2)
    assert (scene.question, scene.decider) == ("mockingbird", 0)
    scene.play(0, 8, on=3)
    assert (scene.question, scene.decider) == ("purity", 2)  # seat 1 had no choice
    assert scene.revealed == [2]
    assert scene.hand(1) == [36]
    scene.discard(2, 35)
    scene.discard(2, 86)

    assert scene.creatures(0) == [(60, 89, 31), (93, 56, 88), (3, 8, 1), (57, 47, 91)]
    assert [scene.hand(seat) for seat in range(4)] == [[30, 66], [36], [58], []]
    assert [scene.creatures(seat) for seat in (1, 2, 3)] == [[(48, 32, 37)], [], []]
    assert scene.deck == [100]
    assert scene.discarded == [2, 15, 35, 80, 85, 86, 97, 99]
    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-EX8", "NM-9.18")
def test_ex_8_a_chorister_finds_no_place() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86)]), deck=[2, 26, 30])

    scene.play(0, 55, on=1)

    assert scene.creatures(0) == [(3, 86, 55)]
    assert scene.discarded == [2, 26]
    assert scene.deck == [30]


@pytest.mark.rule("NM-EX9", "NM-9.8")
def test_ex_9_an_executioner_opens_a_creature_for_the_scavenger() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(30, 8)]), dreamer(creatures=[(3, 2, 4)]))

    scene.play(0, 82, on=1)

    assert scene.hand(0) == [4]
    assert scene.creatures(1) == []
    assert scene.discarded == [2, 3]


@pytest.mark.rule("NM-EX10", "NM-8.6")
def test_ex_10_a_devourer_makes_room_for_the_mockingbird() -> None:
    scene = dream(dreamer(hand=[28, 61], creatures=[(3, 89), (87, 98, 85)]), deck=[30, 33, 36])

    scene.play(0, 28, on=1)

    assert scene.creatures(0) == [(3, 89, 28), (87, 98, 61)]
    assert scene.hand(0) == [30, 33]
    assert scene.deck == [36]
    assert scene.discarded == [85]


@pytest.mark.rule("NM-EX11", "NM-12.6", "NM-12.7", "NM-A30")
def test_ex_11_a_seal_without_a_matching_ability() -> None:
    scene = dream(
        dreamer(hand=[109, 28], creatures=[(42, 56, 82), (3, 86), (6,)]),
        dreamer(hand=[94], creatures=[(30, 71)]),
        deck=[12, 15, 18, 24],
        advanced=True,
    )

    scene.play(0, 109, on=1)
    assert (scene.question, scene.decider) == ("action", 0)
    assert scene.seal(0, 1) == 109
    scene.draw(0)
    scene.play(1, 94, on=1)
    assert (scene.question, scene.options) == ("executioner", ["target 0 2", "target 0 3"])
    scene.target(1, 0, 3)
    assert scene.hand(1) == [6]
    scene.draw(1)
    scene.play(0, 28, on=2)

    assert scene.slots(0) == {1: (42, 56, 82), 2: (3, 86, 28)}
    assert scene.discarded == []
    assert (scene.question, scene.decider) == ("action", 0)


@pytest.mark.rule("NM-EX12", "NM-3.4", "NM-3.8")
def test_ex_12_the_turn_goes_on_after_a_completion_even_if_drawing_is_all_there_is() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86)]), deck=[2, 26, 30])

    scene.play(0, 55, on=1)

    assert (scene.question, scene.decider) == ("action", 0)
    assert scene.options == ["draw"]
