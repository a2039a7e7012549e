"""NM-11: deck, discard pile and luck. What is asked of luck shows that every outcome is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from games.nightmarium.dream import dream, dreamer, new_match, scripted_match
from nightlight.core.chance import Recorded, Scripted, Seeded
from nightlight.core.step import apply, first, legal


@pytest.mark.rule("NM-11.1", "NM-A15")
def test_the_discard_pile_is_reshuffled_when_a_card_is_needed_and_not_earlier() -> None:
    scene = dream(dreamer(hand=[9]), deck=[12], discard=[30, 33], then=[33])

    scene.draw(0)
    assert (scene.deck, scene.discarded) == ([], [30, 33])
    assert scene.told("reshuffled") == []
    scene.draw(0)

    assert (scene.deck, scene.discarded) == ([30], [])
    assert scene.hand(0) == [9, 12, 33]
    assert len(scene.told("reshuffled")) == 1


@pytest.mark.rule("NM-11.1")
def test_the_whole_discard_pile_becomes_the_deck() -> None:
    scene = dream(dreamer(hand=[9]), discard=[3, 30, 46, 82, 100], then=[46])

    scene.draw(0)

    assert scene.asked == [5]
    assert scene.deck == [3, 30, 82, 100]
    assert scene.discarded == []


@pytest.mark.rule("NM-11.2")
def test_where_deck_and_discard_pile_are_empty_nothing_is_drawn() -> None:
    scene = dream(dreamer(hand=[46, 3], creatures=[(12, 86)]), dreamer(hand=[15]))

    assert "draw" not in scene.options
    scene.play(0, 46, on=1)

    assert scene.hand(0) == [3]
    assert scene.asked == []


@pytest.mark.rule("NM-11.3", "NM-4.1")
def test_a_draw_finds_every_card_of_the_deck_by_exactly_one_outcome_in_the_order_of_numbers() -> None:
    deck = [46, 3, 82, 12, 100]

    drawn = []
    for outcome in range(5):
        scene = dream(dreamer(), deck=deck)
        luck = Scripted([outcome])
        scene.act(0, "draw", luck)
        assert luck.asked == [5]
        drawn += scene.hand(0)

    assert drawn == sorted(deck)


@pytest.mark.rule("NM-11.3")
def test_every_order_of_a_deck_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for outcomes in [[a, b, c] for a in range(4) for b in range(3) for c in range(2)]:
        scene = dream(dreamer(hand=[9]), dreamer(hand=[15]), deck=[30, 33, 36, 39])
        luck = Scripted(outcomes)
        for seat in (0, 0, 1, 1):
            scene.act(seat, "draw", luck)
        orders[*scene.drawn(0), *scene.drawn(1)] += 1

    assert orders == Counter(dict.fromkeys(permutations([30, 33, 36, 39]), 1))


@pytest.mark.rule("NM-1.1", "NM-11.3")
def test_every_card_is_in_a_starting_hand_as_often_as_any_other() -> None:
    matches = 600
    often = Counter(card for seed in range(matches) for card in new_match(2, seed, advanced="yes").hand(0))

    expected = matches * 5 / 120
    chi_square = sum((often[card] - expected) ** 2 / expected for card in range(1, 121))

    assert abs(chi_square - 119) < 5 * (2 * 119) ** 0.5


@pytest.mark.rule("NM-11.4", "NM-11.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_luck_is_asked_for_the_first_player_then_the_deal_then_cards_as_needed(players: int) -> None:
    scene, asked = scripted_match(players)
    assert asked == [players, *range(108, 108 - 5 * players, -1)]
    luck = Recorded(Seeded(players))

    told = len(scene.log.events)
    while scene.decider is not None:
        seat = first(scene.state.actors)
        offered = legal(scene.state, seat)
        apply(scene.state, seat, offered[len(luck.asked) % len(offered)], luck)

    lucky = [event for event in scene.log.events[told:] if event.news.luck]
    assert {event.news.name for event in lucky} <= {"drew", "revealed"}
    assert len(lucky) == len(luck.asked)


@pytest.mark.rule("NM-11.5")
def test_the_last_card_of_a_deck_is_drawn_like_any_other() -> None:
    scene = dream(dreamer(hand=[9]), deck=[12])

    scene.draw(0)

    assert scene.asked == [1]


@pytest.mark.rule("NM-11.5", "NM-5.2")
def test_an_exchange_of_one_card_never_reshuffles() -> None:
    scene = dream(dreamer(hand=[9, 15]), discard=[12])

    scene.exchange(0, 9)

    assert scene.told("reshuffled") == []
    assert (scene.deck, scene.discarded) == ([], [9, 12])
