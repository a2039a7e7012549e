"""NM-8: the chain of abilities, what ends it, and what waits."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import Scene, dream, dreamer


@pytest.mark.rule("NM-8.1")
def test_abilities_are_performed_from_head_to_legs() -> None:
    scene = dream(
        dreamer(hand=[82], creatures=[(93, 8), (30,), (33,)]),
        dreamer(creatures=[(3,), (6, 2)]),
        deck=[78],
    )

    scene.play(0, 82, on=1)
    assert (scene.question, scene.options) == ("executioner", ["target 1 1", "target 1 2"])
    scene.target(0, 1, 2)
    assert (scene.question, scene.options) == ("scavenger", ["target 1 1", "target 1 2"])
    scene.target(0, 1, 2)
    assert (scene.question, scene.options) == ("devourer", ["target 0 2", "target 0 3"])
    scene.target(0, 0, 3)

    assert scene.question == "action"
    assert scene.hand(0) == [2]
    assert scene.discarded == [6, 33]


@pytest.mark.rule("NM-8.1")
def test_the_place_in_the_creature_decides_and_not_the_printed_positions() -> None:
    scene = dream(dreamer(hand=[34, 9], creatures=[(62, 59)]), deck=[30, 33, 36, 39, 48])

    scene.play(0, 34, on=1)  # a Mourner above a Mockingbird that could be legs, above a Mourner that could be a head
    assert (scene.question, scene.hand(0)) == ("mockingbird", [9, 30, 33])
    scene.play(0, 9)

    assert scene.drawn(0) == [30, 33, 36, 39]


@pytest.mark.rule("NM-8.2")
@pytest.mark.parametrize("creature", [(12, 86), (6, 47)])
def test_a_card_without_ability_is_passed_over(creature: tuple[int, int]) -> None:
    scene = dream(dreamer(hand=[85], creatures=[creature]), deck=[9, 30, 33])

    scene.play(0, 85, on=1)

    assert scene.hand(0) == [9, 30]


@pytest.mark.rule("NM-8.3", "NM-A2")
def test_an_ability_cannot_be_declined() -> None:
    scene = dream(dreamer(hand=[28], creatures=[(3, 86), (6, 2, 4), (30, 35, 37)]), deck=[78])

    scene.play(0, 28, on=1)

    assert (scene.question, scene.options) == ("devourer", ["target 0 2", "target 0 3"])


@pytest.mark.rule("NM-8.4", "NM-8.5")
@pytest.mark.parametrize(
    ("head", "ability"), [(1, "scavenger"), (82, "executioner"), (28, "devourer"), (31, "mockingbird")]
)
def test_an_ability_that_cannot_be_performed_ends_the_chain(head: int, ability: str) -> None:
    scene = dream(dreamer(hand=[head], creatures=[(12, 47)]), deck=[9, 30, 33, 36, 39])

    scene.play(0, head, on=1)

    assert scene.hand(0) == [], ability
    assert scene.deck == [9, 30, 33, 36, 39]
    assert scene.question == "action"


@pytest.mark.rule("NM-8.4")
def test_what_was_done_before_the_chain_ended_stays_done() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(12, 92)]), deck=[9, 30, 33, 36, 39])

    scene.play(0, 46, on=1)

    assert scene.hand(0) == [9, 30]
    assert scene.deck == [33, 36, 39]


@pytest.mark.rule("NM-8.5", "NM-9.3", "NM-9.21")
@pytest.mark.parametrize("head", [46, 55])
def test_mourner_and_chorister_stop_only_where_there_is_no_card(head: int) -> None:
    empty = dream(dreamer(hand=[head, 9], creatures=[(60, 86)]))
    empty.play(0, head, on=1)
    assert empty.hand(0) == [9]  # the legs, a Mockingbird, were lost

    some = dream(dreamer(hand=[head, 9], creatures=[(60, 86)]), deck=[2])
    some.play(0, head, on=1)

    assert 9 not in some.hand(0)


@pytest.mark.rule("NM-8.6")
def test_a_completion_ends_the_chain_of_the_first_creature() -> None:
    scene = dream(dreamer(hand=[31, 46], creatures=[(12, 47), (6, 98)]), deck=[9, 30, 33, 36, 39])

    scene.play(0, 31, on=1)

    assert scene.creatures(0) == [(12, 47, 31), (6, 98, 46)]
    assert scene.hand(0) == [9, 30]  # one Mourner of three: the new head's


@pytest.mark.rule("NM-8.6")
def test_a_card_that_completes_nothing_does_not_end_the_chain() -> None:
    scene = dream(dreamer(hand=[31, 9], creatures=[(12, 86)]), deck=[30, 33, 36])

    scene.play(0, 31, on=1)

    assert scene.creatures(0) == [(12, 86, 31), (9,)]
    assert scene.hand(0) == [30, 33]


@pytest.mark.rule("NM-8.7", "NM-A3")
def test_nothing_returns_to_an_interrupted_chain() -> None:
    scene = dream(
        dreamer(hand=[31, 43, 58], creatures=[(12, 86), (54, 98), (63, 80)]),
        deck=[9, 30, 33, 36, 39, 48, 51],
    )

    scene.play(0, 31, on=1)
    scene.play(0, 43, on=2)

    assert scene.complete(0) == 3
    assert scene.hand(0) == []  # the third creature's Mockingbird finds no card, so its Mourner is lost too
    assert scene.deck == [9, 30, 33, 36, 39, 48, 51]


@pytest.mark.rule("NM-8.7")
def test_the_same_creature_is_completed_twice_within_one_action() -> None:
    scene = dream(dreamer(hand=[88, 46, 91], creatures=[(3, 86), (60, 98)]), deck=[9, 12, 15, 18])

    scene.play(0, 88, on=1)
    assert scene.question == "mockingbird"
    scene.play(0, 91, on=2)  # the Devourer bites the only other creature, then the legs play its new head

    assert scene.creatures(0) == [(3, 86, 46), (60, 98, 91)]
    assert scene.discarded == [88]
    assert scene.hand(0) == [9, 12]


@pytest.mark.rule("NM-8.8", "NM-A5")
@pytest.mark.parametrize("first", [2, 3])
def test_two_creatures_completed_by_a_chorister_both_act_in_order(first: int) -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86), (30, 71), (6, 98)]), deck=[46, 61, 33, 36, 39, 48, 51])

    scene.play(0, 55, on=1)
    scene.play(0, 61, on=first)

    assert scene.drawn(0) == [33, 36, 39, 48]
    assert scene.woken() == [1, first, 5 - first]


@pytest.mark.rule("NM-8.8")
def test_the_waiting_creature_acts_when_the_other_chain_was_stopped() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (54, 71), (6, 98)]), deck=[1, 61, 33, 36, 39, 48, 51])

    scene.play(0, 55, on=1)
    scene.play(0, 1, on=2)  # a Scavenger without a target

    assert scene.hand(0) == [33, 36]


@pytest.mark.rule("NM-8.9")
def test_a_waiting_creature_that_lost_its_head_and_got_another_acts_once() -> None:
    scene = waiting_for_a_devourer(hand=[55, 46], torso=89)

    scene.target(0, 0, 3)

    assert scene.creatures(0)[2] == (6, 98, 46)
    assert scene.woken() == [1, 2, 3]
    assert len(scene.drawn(0)) == 2


@pytest.mark.rule("NM-8.9")
def test_a_waiting_creature_that_kept_its_cards_acts() -> None:
    scene = waiting_for_a_devourer(hand=[55], torso=71)

    scene.target(0, 0, 1)

    assert scene.creatures(0) == [(3, 86), (30, 71, 28), (6, 98, 61)]
    assert scene.hand(0) == [33, 36]


def waiting_for_a_devourer(hand: list[int], torso: int) -> Scene:
    """A Chorister has completed creatures 2 and 3; the Devourer of 2 acts, and 3 waits."""
    scene = dream(dreamer(hand=hand, creatures=[(3, 86), (30, torso), (6, 98)]), deck=[28, 61, 33, 36, 39, 48])
    scene.play(0, 55, on=1)
    scene.play(0, 28, on=2)
    assert scene.question == "devourer"
    return scene


@pytest.mark.rule("NM-8.10")
def test_all_choices_in_a_chain_are_made_by_the_active_player() -> None:
    scene = dream(
        dreamer(hand=[9], creatures=[(30,), (33, 35)]),
        dreamer(hand=[82, 12, 15], creatures=[(60, 92), (36, 86, 85), (39,)]),
        deck=[78, 81],
        active=1,
    )

    scene.play(1, 82, on=1)
    assert (scene.question, scene.decider) == ("executioner", 1)
    scene.target(1, 0, 1)
    assert (scene.question, scene.decider) == ("devourer", 1)
    scene.target(1, 1, 2)
    assert (scene.question, scene.decider) == ("mockingbird", 1)


@pytest.mark.rule("NM-8.11", "NM-A29")
def test_the_101st_activation_of_an_action_is_not_started_and_the_next_action_counts_anew() -> None:
    scene = dream(  # two creatures that bite each other's head off and sing it back on, for ever
        dreamer(hand=[85], creatures=[(57, 92), (75, 53, 37)]), dreamer(hand=[31, 9], creatures=[(3, 86)])
    )

    scene.play(0, 85, on=1)
    assert len(scene.asked) == 100  # every activation reveals one card
    assert scene.woken() == [1, 2] * 50
    assert scene.creatures(0) == [(57, 92, 85), (75, 53, 37)]
    assert (scene.question, scene.decider) == ("action", 1)  # nothing was left for a second action
    scene.play(1, 31, on=1)

    assert scene.creatures(1) == [(3, 86, 31), (9,)]


@pytest.mark.rule("NM-8.11")
def test_the_safety_stop_drops_whoever_waits() -> None:
    scene = dream(
        dreamer(hand=[55, 9], creatures=[(3, 86), (57, 92), (75, 53, 37), (6, 98)]),
        dreamer(hand=[15]),
        deck=[85, 31],
    )
    scene.play(0, 55, on=1)
    scene.play(0, 85, on=2)  # and the Mockingbird 31 on 4, which waits
    bites = 0

    while scene.question == "devourer":
        scene.target(0, 0, 3 if bites % 2 == 0 else 2)
        bites += 1

    assert bites == 99  # the Chorister's own creature was the first to act
    assert scene.hand(0) == [9]
    assert len(scene.told("exhausted")) == 1
    assert (scene.question, scene.decider) == ("action", 0)
