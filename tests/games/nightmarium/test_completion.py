"""NM-7: a creature is complete, and what its opponents give up if it is pure."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.nightmarium.dream import Scene, dream, dreamer
from nightlight.core.event import SPECTATOR


def pure_blue(*hands: list[int], active: int = 0) -> Scene:
    """The active player is about to put the head 4 on a blue creature; the others hold these, clockwise from seat 0."""
    players = [dreamer(hand=hand) for hand in hands]
    players.insert(active, dreamer(hand=[4], creatures=[(3, 2)]))
    scene = dream(*players, deck=[78, 81], active=active)
    scene.play(active, 4, on=1)
    return scene


@pytest.mark.rule("NM-7.1", "NM-A11")
def test_a_head_completes_a_creature_every_time() -> None:
    scene = dream(
        dreamer(hand=[46, 49], creatures=[(12, 86)]),
        dreamer(hand=[82], creatures=[(30, 80)]),
        deck=[9, 15, 18, 21, 24, 27, 33, 36, 39],
    )

    scene.play(0, 46, on=1)
    assert scene.hand(0) == [9, 15, 18, 21, 49]
    scene.draw(0)
    scene.play(1, 82, on=1)  # takes the head
    assert scene.creatures(0) == [(12, 86)]
    scene.draw(1)
    scene.play(0, 49, on=1)

    assert scene.hand(0) == [9, 15, 18, 21, 24, 33, 36, 39]  # all Mourners of the creature again, as far as cards go
    assert scene.complete(0) == 1


@pytest.mark.rule("NM-7.2")
def test_purity_comes_before_the_abilities() -> None:
    scene = dream(
        dreamer(hand=[1], creatures=[(3, 2)]),
        dreamer(hand=[9, 12], creatures=[(30,)]),
        dreamer(creatures=[(33,)]),
        deck=[78],
    )

    scene.play(0, 1, on=1)
    assert (scene.question, scene.decider) == ("purity", 1)
    scene.discard(1, 9)

    assert (scene.question, scene.decider) == ("scavenger", 0)


@pytest.mark.rule("NM-7.3", "NM-2.8")
def test_a_mixed_creature_costs_nobody_a_card() -> None:
    scene = dream(dreamer(hand=[4], creatures=[(3, 86)]), dreamer(hand=[9, 30]), dreamer(hand=[12]), deck=[78])

    scene.play(0, 4, on=1)

    assert [scene.hand(seat) for seat in (1, 2)] == [[9, 30], [12]]
    assert scene.question == "action"


@pytest.mark.rule("NM-7.4", "NM-A9")
def test_whoever_has_cards_of_the_legion_gives_exactly_one_of_them() -> None:
    scene = pure_blue([9, 12, 15, 30, 33])

    assert scene.options == ["discard 9", "discard 12", "discard 15"]
    scene.discard(1, 12)

    assert scene.hand(1) == [9, 15, 30, 33]
    assert scene.question == "action"


@pytest.mark.rule("NM-7.4", "NM-A9")
def test_the_only_card_of_the_legion_must_go() -> None:
    scene = pure_blue([9, 30, 33, 84])

    assert scene.hand(1) == [30, 33, 84]
    assert scene.discarded == [9]


@pytest.mark.rule("NM-7.4")
@pytest.mark.parametrize(("hand", "discarded"), [([], []), ([30], [30]), ([30, 84], [30, 84])])
def test_whoever_has_none_gives_two_or_all_there_is(hand: list[int], discarded: list[int]) -> None:
    scene = pure_blue(hand)

    assert scene.hand(1) == []
    assert scene.discarded == discarded
    assert scene.question == "action"


@pytest.mark.rule("NM-7.5", "NM-A10")
def test_opponents_discard_clockwise_from_the_left_of_the_active_player() -> None:
    scene = pure_blue([9, 12], [15, 18], [21, 24], active=1)
    order: list[tuple[int | None, list[int]]] = []

    while scene.question == "purity":
        assert scene.decider is not None
        seen = scene.view(None).json()["discard"]
        assert seen == scene.discarded
        order.append((scene.decider, scene.discarded))
        scene.choose(scene.decider, scene.options[0])

    assert order == [(2, []), (3, [15]), (0, [15, 21])]


@pytest.mark.rule("NM-7.6")
def test_purity_in_the_middle_of_another_chain_does_not_wait() -> None:
    scene = dream(
        dreamer(hand=[31, 4, 9], creatures=[(54, 86), (3, 2)]),
        dreamer(hand=[12, 15]),
        deck=[78, 81],
    )

    scene.play(0, 31, on=1)
    scene.play(0, 4, on=2)

    assert (scene.question, scene.decider) == ("purity", 1)


@pytest.mark.rule("NM-7.6", "NM-8.8")
def test_the_second_card_of_a_chorister_makes_its_discards_before_the_first_creature_acts() -> None:
    scene = dream(
        dreamer(hand=[55], creatures=[(6, 86), (3, 2), (30, 71)]),
        dreamer(hand=[12, 15]),
        deck=[4, 46, 33, 36, 39],
    )

    scene.play(0, 55, on=1)
    scene.play(0, 46, on=3)

    assert (scene.question, scene.decider) == ("purity", 1)
    assert scene.hand(0) == []  # the Mourner that was completed first has still to act
    scene.discard(1, 12)
    assert scene.hand(0) == [33, 36]


@pytest.mark.rule("NM-7.7")
def test_the_active_player_discards_nothing() -> None:
    scene = dream(dreamer(hand=[4, 9, 30], creatures=[(3, 2)]), dreamer(hand=[33]), deck=[78])

    scene.play(0, 4, on=1)

    assert scene.hand(0) == [9, 30]
    assert scene.discarded == [33]


@pytest.mark.rule("NM-7.8", "NM-A32")
def test_every_pair_is_reached_in_exactly_one_way() -> None:
    hand = [30, 33, 84, 90, 96]
    ways = []

    for first in pure_blue(hand).options:
        scene = pure_blue(hand)
        scene.choose(1, first)
        if scene.question == "action":
            ways.append(scene.discarded)
            continue
        assert scene.hand(1) == hand
        for second in scene.options:
            again = pure_blue(hand)
            again.choose(1, first)
            again.choose(1, second)
            ways.append(again.discarded)

    assert sorted(ways) == [list(pair) for pair in combinations(hand, 2)]


@pytest.mark.rule("NM-7.8", "NM-13.10")
def test_the_first_of_two_cards_is_hidden_until_both_are_discarded() -> None:
    first, second = pure_blue([30, 33, 84, 90]), pure_blue([30, 33, 84, 90])

    first.discard(1, 30)
    second.discard(1, 33)

    for seat in (0, None):
        assert first.view(seat).json() == second.view(seat).json()
    for seat in (0, SPECTATOR):
        assert [event.seen_by(seat) for event in first.log.events] == [
            event.seen_by(seat) for event in second.log.events
        ]
    assert first.view(1).json() != second.view(1).json()
