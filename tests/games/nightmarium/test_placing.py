"""NM-2 and NM-6: creatures, and where a card may be placed."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import dream, dreamer
from games.nightmarium.printed import FEARS, positions
from nightlight.core.errors import IllegalAction
from nightlight.games.nightmarium.actions import VERBS

COMPLETE = [(6, 2, 4), (15, 26, 13), (30, 35, 37), (33, 71, 52)]


@pytest.mark.rule("NM-2.1", "NM-6.2", "NM-6.3", "NM-6.4", "NM-6.5")
@pytest.mark.parametrize("card", [card for card in range(1, FEARS + 1) if card not in (3, 6, 2, 30, 35, 37)])
def test_every_card_goes_where_its_positions_say(card: int) -> None:
    scene = dream(dreamer(hand=[card], creatures=[(3,), (6, 2), (30, 35, 37)]))

    wanted = [target for place, target in (("L", "new"), ("T", "1"), ("H", "2")) if place in positions(card)]

    assert scene.placements(card) == wanted


@pytest.mark.rule("NM-2.2")
def test_a_played_card_leaves_the_hand_and_lies_in_one_place() -> None:
    scene = dream(dreamer(hand=[3, 6]), deck=[9], discard=[12])

    scene.play(0, 3)

    assert scene.everywhere() == [3, 6, 9, 12]
    assert scene.hand(0) == [6]


@pytest.mark.rule("NM-2.3", "NM-6.1")
def test_a_creature_grows_from_legs_to_head_one_card_at_a_time() -> None:
    scene = dream(dreamer(hand=[3, 2, 4]), dreamer(), deck=[9, 12, 15, 18])

    scene.play(0, 3)
    assert (scene.creatures(0), scene.complete(0)) == ([(3,)], 0)
    scene.play(0, 2, on=1)
    assert (scene.creatures(0), scene.complete(0)) == ([(3, 2)], 0)
    scene.draw(1)
    scene.draw(1)
    scene.play(0, 4, on=1)

    assert (scene.creatures(0), scene.complete(0)) == ([(3, 2, 4)], 1)


@pytest.mark.rule("NM-2.4", "NM-9.7")
@pytest.mark.parametrize(("creature", "top", "left"), [((3, 2, 4), 4, [(3, 2)]), ((3, 2), 2, [(3,)]), ((3,), 3, [])])
def test_the_top_card_is_the_highest_one(creature: tuple[int, ...], top: int, left: list[tuple[int, ...]]) -> None:
    scene = dream(dreamer(hand=[82], creatures=[(30, 86)]), dreamer(creatures=[creature]))

    scene.play(0, 82, on=1)

    assert scene.hand(0) == [top]
    assert scene.creatures(1) == left


@pytest.mark.rule("NM-2.5")
def test_a_card_keeps_its_place_and_has_all_its_positions_again_when_it_has_left() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(30, 86), (33,), (36, 80)]), dreamer(creatures=[(3, 59)]), deck=[9])

    scene.play(0, 82, on=1)  # takes 59, which lay there as a torso
    assert scene.hand(0) == [59]
    scene.draw(0)
    scene.idle(1)

    assert scene.placements(59) == ["new", "2", "3"]


@pytest.mark.rule("NM-2.6", "NM-2.7")
def test_the_slot_of_a_creature_that_is_gone_is_free_and_taken_next() -> None:
    scene = dream(
        dreamer(hand=[82], creatures=[(30, 86)]),
        dreamer(hand=[12, 15, 18], creatures=[(3, 2), (9,), (6, 26)]),
        deck=[33, 36],
    )

    scene.play(0, 82, on=1)
    scene.target(0, 1, 2)
    assert scene.slots(1) == {1: (3, 2), 3: (6, 26)}
    scene.draw(0)
    scene.play(1, 12)
    scene.play(1, 15)

    assert scene.slots(1) == {1: (3, 2), 2: (12,), 3: (6, 26), 4: (15,)}


@pytest.mark.rule("NM-2.8", "NM-7.3")
@pytest.mark.parametrize(
    ("creature", "head", "pure"),
    [((3, 2), 4, True), ((30, 35), 37, True), ((66, 71), 67, True), ((87, 86), 85, True)],
)
def test_three_cards_of_one_legion_are_pure(creature: tuple[int, int], head: int, pure: bool) -> None:
    scene = dream(dreamer(hand=[head], creatures=[creature]), dreamer(hand=[96]), dreamer(hand=[27]))

    scene.play(0, head, on=1)

    assert (scene.discarded == [27, 96]) is pure


@pytest.mark.rule("NM-2.8", "NM-7.3")
@pytest.mark.parametrize(("creature", "head"), [((30, 2), 4), ((3, 35), 4), ((3, 2), 37)])
def test_one_card_of_another_legion_is_enough_for_a_mixed_creature(creature: tuple[int, int], head: int) -> None:
    scene = dream(dreamer(hand=[head], creatures=[creature]), dreamer(hand=[96]))

    scene.play(0, head, on=1)

    assert scene.hand(1) == [96]


@pytest.mark.rule("NM-6.1")
def test_an_action_plays_exactly_one_card() -> None:
    scene = dream(dreamer(hand=[3, 6, 9]), deck=[30])

    scene.play(0, 6)

    assert scene.hand(0) == [3, 9]
    assert scene.creatures(0) == [(6,)]
    assert (scene.question, scene.decider) == ("action", 0)


@pytest.mark.rule("NM-6.2", "NM-6.6", "NM-A25")
@pytest.mark.parametrize("creatures", [3, 4, 5, 6, 7])
def test_nobody_may_have_more_than_n_creatures_complete_or_not(creatures: int) -> None:
    legs = [3, 6, 15, 27, 30, 33, 36]
    one_more = dream(dreamer(hand=[9], creatures=[(card,) for card in legs[: creatures - 1]]), creatures=creatures)
    full = dream(dreamer(hand=[9], creatures=[(card,) for card in legs[:creatures]]), creatures=creatures)

    assert one_more.placements(9) == ["new"]
    assert full.placements(9) == []


@pytest.mark.rule("NM-6.6", "NM-A25")
def test_complete_and_incomplete_creatures_count_together() -> None:
    scene = dream(dreamer(hand=[9], creatures=[*COMPLETE, (36, 86)]), deck=[12])

    assert scene.options == ["draw", "exchange"]


@pytest.mark.rule("NM-6.3", "NM-6.4")
def test_a_complete_creature_takes_no_more_fear_cards() -> None:
    scene = dream(dreamer(hand=[1, 8, 59], creatures=COMPLETE), deck=[12])

    assert scene.placements(1) == []
    assert scene.placements(8) == []
    assert scene.placements(59) == ["new"]


@pytest.mark.rule("NM-6.5")
def test_a_card_with_several_positions_has_several_targets() -> None:
    scene = dream(dreamer(hand=[59], creatures=[(3,), (6, 2), (9,), (12, 26)]), deck=[30])
    assert scene.placements(59) == ["new", "1", "2", "3", "4"]

    scene.play(0, 59, on=3)

    assert scene.creatures(0) == [(3,), (6, 2), (9, 59), (12, 26)]


@pytest.mark.rule("NM-6.7")
def test_several_creatures_grow_at_once_and_legions_mix() -> None:
    scene = dream(dreamer(hand=[35, 29], creatures=[(3,), (66,), (87, 2)]), deck=[30])

    scene.play(0, 35, on=2)
    scene.play(0, 29, on=3)

    assert scene.creatures(0)[1:] == [(66, 35), (87, 2, 29)]


@pytest.mark.rule("NM-6.8")
@pytest.mark.parametrize(("first", "second"), [(3, 6), (30, 33), (66, 69), (87, 99)])
def test_the_second_card_played_is_of_the_legion_of_the_first(first: int, second: int) -> None:
    scene = dream(dreamer(hand=[3, 6, 30, 33, 66, 69, 87, 99]), deck=[9])

    scene.play(0, first)

    assert scene.options == ["draw", f"play {second} new", "exchange"]


@pytest.mark.rule("NM-6.8")
def test_without_a_playable_card_of_the_legion_another_action_must_be_chosen() -> None:
    scene = dream(dreamer(hand=[3, 4, 30]), deck=[9])

    scene.play(0, 3)

    assert scene.options == ["draw", "exchange"]


@pytest.mark.rule("NM-6.8")
@pytest.mark.parametrize("action", ["draw", "exchange"])
def test_the_legion_rule_needs_two_plays_in_one_turn(action: str) -> None:
    scene = dream(dreamer(hand=[3, 30, 66]), dreamer(), deck=[9, 12, 15, 18, 24])

    if action == "draw":
        scene.draw(0)
    else:
        scene.exchange(0, 66)
    assert {"play 3 new", "play 30 new"} <= set(scene.options)
    scene.play(0, 3)
    scene.draw(1)
    scene.draw(1)

    assert "play 30 new" in scene.options  # a new turn


@pytest.mark.rule("NM-6.9")
def test_cards_played_by_abilities_neither_obey_nor_bind() -> None:
    scene = dream(dreamer(hand=[55, 66, 30], creatures=[(3, 86)]), deck=[6, 87, 9])

    scene.play(0, 55, on=1)
    scene.play(0, 6)

    assert scene.creatures(0) == [(3, 86, 55), (6,), (87,)]  # blue and green by a brown Chorister
    assert scene.options == ["draw", "play 66 new", "exchange"]  # brown, like the head


@pytest.mark.rule("NM-6.10")
def test_only_own_creatures_are_targets() -> None:
    scene = dream(dreamer(hand=[2, 4]), dreamer(creatures=[(3,), (6, 26)]), deck=[9])

    assert scene.options == ["draw", "exchange"]
    with pytest.raises(IllegalAction):
        scene.play(0, 2, on=1)


@pytest.mark.rule("NM-6.10")
def test_no_verb_moves_or_takes_back_a_card() -> None:
    assert [verb.name for verb in VERBS.all] == [
        "draw",
        "play",
        "exchange",
        "discard",
        "target",
        "activate",
        "decline",
        "stop",
        "mark",
    ]
