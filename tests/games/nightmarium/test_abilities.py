"""NM-9: what each ability does, what it may choose, and when it cannot be performed."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import Scene, dream, dreamer
from nightlight.core.verb import HIDDEN


def with_mockingbird_legs(head: int, *, hand: list[int], deck: list[int], discard: list[int] | None = None) -> Scene:
    """A head is put on a creature whose legs, a Mockingbird, show whether the chain went on."""
    scene = dream(dreamer(hand=[head, *hand], creatures=[(60, 86)]), dreamer(hand=[15]), deck=deck, discard=discard)
    scene.play(0, head, on=1)
    return scene


@pytest.mark.rule("NM-9.1", "NM-13.1")
def test_a_mourner_draws_two_cards_unseen_by_others() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(3, 86)]), deck=[9, 12, 15])

    scene.play(0, 46, on=1)

    assert scene.hand(0) == [9, 12]
    assert [event.seen_by(1).get("card") for event in scene.told("drew")] == [HIDDEN, HIDDEN]


@pytest.mark.rule("NM-9.2", "NM-A8")
def test_a_mourner_is_performed_with_one_card() -> None:
    scene = with_mockingbird_legs(46, hand=[], deck=[9])

    assert scene.creatures(0) == [(60, 86, 46), (9,)]


@pytest.mark.rule("NM-9.2", "NM-11.1")
def test_a_mourner_reshuffles_for_its_second_card() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(3, 86)]), deck=[9], discard=[30])

    scene.play(0, 46, on=1)

    assert scene.hand(0) == [9, 30]
    assert (scene.deck, scene.discarded) == ([], [])


@pytest.mark.rule("NM-9.3")
@pytest.mark.parametrize(("deck", "discard", "performed"), [([], [], False), ([2], [], True), ([], [2], True)])
def test_a_mourner_needs_a_card_in_deck_or_discard_pile(deck: list[int], discard: list[int], performed: bool) -> None:
    scene = with_mockingbird_legs(46, hand=[9], deck=deck, discard=discard)

    assert ((9,) in scene.creatures(0)) is performed


@pytest.mark.rule("NM-9.4")
def test_a_scavenger_discards_all_cards_of_a_creature() -> None:
    scene = dream(dreamer(hand=[1], creatures=[(30, 86)]), dreamer(creatures=[(3, 2), (6,)]), dreamer(creatures=[(9,)]))

    scene.play(0, 1, on=1)
    assert scene.question == "scavenger"
    scene.target(0, 1, 1)

    assert scene.discarded == [2, 3]
    assert scene.slots(1) == {2: (6,)}
    assert scene.slots(2) == {1: (9,)}


@pytest.mark.rule("NM-9.5", "NM-3.9")
def test_a_scavenger_may_choose_every_incomplete_creature_of_every_opponent_and_no_other() -> None:
    scene = dream(
        dreamer(creatures=[(33, 35), (36, 32, 37)]),
        dreamer(hand=[1], creatures=[(30, 86), (39,), (48, 47)]),
        dreamer(creatures=[(3, 2), (6, 26, 13), (9,)]),
        dreamer(creatures=[(12,)]),
        active=1,
    )

    scene.play(1, 1, on=1)

    assert scene.options == ["target 2 1", "target 2 3", "target 3 1", "target 0 1"]


@pytest.mark.rule("NM-9.6")
def test_a_scavenger_cannot_act_on_complete_creatures() -> None:
    scene = dream(dreamer(hand=[1], creatures=[(12, 86), (9,)]), dreamer(creatures=[(3, 2, 4)]), deck=[30, 33])

    scene.play(0, 1, on=1)

    assert scene.creatures(1) == [(3, 2, 4)]
    assert scene.hand(0) == []


@pytest.mark.rule("NM-9.7", "NM-3.9")
def test_an_executioner_may_choose_every_creature_of_every_opponent() -> None:
    scene = dream(
        dreamer(creatures=[(33, 35), (36, 32, 37)]),
        dreamer(hand=[82], creatures=[(30, 86), (39,)]),
        dreamer(creatures=[(3, 2), (6, 26, 13), (9,)]),
        active=1,
    )

    scene.play(1, 82, on=1)
    assert scene.options == ["target 2 1", "target 2 2", "target 2 3", "target 0 1", "target 0 2"]
    scene.target(1, 0, 2)

    assert scene.hand(1) == [37]
    assert scene.creatures(0) == [(33, 35), (36, 32)]


@pytest.mark.rule("NM-9.8")
def test_a_taken_card_can_be_played_by_a_later_ability_of_the_same_chain() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(3, 89), (30, 80)]), dreamer(creatures=[(6, 2, 46)]), deck=[9, 12, 15])

    scene.play(0, 82, on=1)

    assert scene.creatures(0) == [(3, 89, 82), (30, 80, 46)]
    assert scene.hand(0) == [9, 12]


@pytest.mark.rule("NM-9.8", "NM-A13")
def test_a_creature_of_one_card_may_be_taken_whole() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(3, 86)]), dreamer(creatures=[(59,), (30, 35, 37)]))

    scene.play(0, 82, on=1)
    scene.target(0, 1, 1)

    assert scene.hand(0) == [59]
    assert scene.slots(1) == {2: (30, 35, 37)}


@pytest.mark.rule("NM-9.9")
def test_an_executioner_cannot_act_where_no_opponent_has_a_creature() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(12, 86), (30,)]), dreamer(), dreamer(), deck=[9, 33])

    scene.play(0, 82, on=1)

    assert scene.hand(0) == []
    assert scene.creatures(0) == [(12, 86, 82), (30,)]


@pytest.mark.rule("NM-9.10")
def test_a_devourer_discards_the_top_card_of_another_own_creature() -> None:
    scene = dream(dreamer(hand=[28], creatures=[(6,), (3, 86), (30, 35, 37), (33, 32)]), dreamer(creatures=[(9,)]))

    scene.play(0, 28, on=2)
    assert (scene.question, scene.options) == ("devourer", ["target 0 1", "target 0 3", "target 0 4"])
    scene.target(0, 0, 3)

    assert scene.creatures(0) == [(6,), (3, 86, 28), (30, 35), (33, 32)]
    assert scene.discarded == [37]


@pytest.mark.rule("NM-9.11", "NM-2.6")
def test_a_devoured_creature_of_one_card_vanishes() -> None:
    scene = dream(dreamer(hand=[28], creatures=[(6,), (3, 86)]))

    scene.play(0, 28, on=2)

    assert scene.slots(0) == {2: (3, 86, 28)}
    assert scene.discarded == [6]


@pytest.mark.rule("NM-9.12")
def test_a_devourer_ignores_the_creatures_of_others() -> None:
    scene = dream(dreamer(hand=[28], creatures=[(12, 86)]), dreamer(creatures=[(3,)]), deck=[9, 30])

    scene.play(0, 28, on=1)

    assert scene.creatures(1) == [(3,)]
    assert scene.hand(0) == []


@pytest.mark.rule("NM-9.13", "NM-6.9")
def test_a_mockingbird_plays_a_card_of_any_legion_and_is_no_action() -> None:
    scene = dream(dreamer(hand=[31, 3, 66], creatures=[(54, 86), (6,)]), deck=[9, 12, 15], action=1)

    scene.play(0, 31, on=1)
    assert (scene.question, scene.options) == ("mockingbird", ["play 3 new", "play 66 new"])
    scene.play(0, 66)

    assert (scene.question, scene.decider) == ("action", 0)


@pytest.mark.rule("NM-9.13", "NM-6.6")
def test_a_mockingbird_obeys_the_rules_of_placement() -> None:
    scene = dream(
        dreamer(hand=[31, 3, 2, 4], creatures=[(54, 86), (6,), (30, 35, 37), (33, 32, 52), (36, 47)]), deck=[9]
    )

    scene.play(0, 31, on=1)

    assert (scene.question, scene.options) == ("mockingbird", ["play 2 2", "play 4 5"])  # no room for legs


@pytest.mark.rule("NM-9.14", "NM-A2")
def test_a_mockingbird_must_play_if_it_can() -> None:
    scene = dream(dreamer(hand=[31, 9, 12], creatures=[(3, 86)]), deck=[30])

    scene.play(0, 31, on=1)

    assert (scene.question, scene.options) == ("mockingbird", ["play 9 new", "play 12 new"])


@pytest.mark.rule("NM-9.15")
def test_a_mockingbird_cannot_act_without_a_card_that_fits() -> None:
    scene = dream(dreamer(hand=[31, 4, 13], creatures=[(12, 86)]), deck=[9, 30])

    scene.play(0, 31, on=1)

    assert scene.hand(0) == [4, 13]
    assert scene.deck == [9, 30]  # the legs, a Mourner, were lost


@pytest.mark.rule("NM-9.16", "NM-13.5")
def test_a_chorister_reveals_two_cards_to_everyone_before_any_is_played() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86)]), deck=[33, 90, 9])

    scene.play(0, 55, on=1)

    assert (scene.question, scene.options) == ("chorister", ["play 33 new", "play 90 new"])
    assert [event.seen_by(1).get("card") + 1 for event in scene.told("revealed")] == [33, 90]
    for seat in (0, 1, None):
        assert scene.view(seat).json()["revealed"] == [33, 90]


@pytest.mark.rule("NM-9.17", "NM-A8")
def test_a_chorister_reveals_one_card_if_there_is_but_one() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86)]), deck=[30])

    scene.play(0, 55, on=1)

    assert scene.creatures(0) == [(12, 86, 55), (30,)]
    assert scene.asked == [1]


@pytest.mark.rule("NM-9.17")
def test_a_revealed_card_takes_no_part_in_the_reshuffle_for_the_second() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86)]), deck=[2], discard=[26], then=[26])

    scene.play(0, 55, on=1)

    assert scene.asked == [1, 1]
    assert scene.discarded == [2, 26]


@pytest.mark.rule("NM-9.18")
def test_the_player_may_choose_an_order_that_wastes_the_other_card() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (30, 80), (33,)]), deck=[59, 46, 9])

    scene.play(0, 55, on=1)
    assert scene.options == ["play 46 2", "play 59 new", "play 59 2", "play 59 3"]
    scene.play(0, 59, on=2)  # 59 takes the only place that the head 46 could have had

    assert scene.creatures(0) == [(3, 86, 55), (30, 80, 59), (33,)]
    assert scene.discarded == [46]


@pytest.mark.rule("NM-9.18", "NM-9.20")
def test_the_second_card_is_judged_by_the_new_situation() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (30,)]), deck=[59, 46, 9, 12, 15])

    scene.play(0, 55, on=1)
    assert scene.options == ["play 59 new", "play 59 2"]
    scene.play(0, 59, on=2)

    assert scene.creatures(0) == [(3, 86, 55), (30, 59, 46)]
    assert scene.hand(0)[:2] == [9, 12]


@pytest.mark.rule("NM-9.19", "NM-A6")
def test_a_revealed_card_that_can_be_placed_must_be_played() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (6, 2, 4), (15, 26, 13), (30, 35, 37)]), deck=[9, 12, 33])

    scene.play(0, 55, on=1)
    assert scene.options == ["play 9 new", "play 12 new"]
    scene.play(0, 12)

    assert scene.slots(0)[5] == (12,)
    assert scene.discarded == [9]


@pytest.mark.rule("NM-9.20", "NM-A4")
def test_a_completion_by_the_first_card_does_not_cost_the_second() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (30, 80)]), deck=[46, 9, 33, 36, 39])

    scene.play(0, 55, on=1)
    assert scene.options == ["play 9 new", "play 46 2"]
    scene.play(0, 46, on=2)

    assert scene.creatures(0) == [(3, 86, 55), (30, 80, 46), (9,)]
    assert scene.hand(0) == [33, 36]
    names = [event.news.name for event in scene.log.events]
    assert names.index("drew") > max(place for place, name in enumerate(names) if name == "placed")


@pytest.mark.rule("NM-9.21", "NM-A7")
@pytest.mark.parametrize(("deck", "discard", "performed"), [([], [], False), ([2], [], True), ([], [4], True)])
def test_a_chorister_needs_a_card_to_reveal_but_none_to_play(
    deck: list[int], discard: list[int], performed: bool
) -> None:
    scene = with_mockingbird_legs(55, hand=[9], deck=deck, discard=discard)

    assert ((9,) in scene.creatures(0)) is performed
