"""NM-4 and NM-5: drawing a card, and exchanging cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.nightmarium.dream import Scene, dream, dreamer
from games.nightmarium.printed import all_cards
from nightlight.core.verb import HIDDEN


@pytest.mark.rule("NM-4.1", "NM-13.1", "NM-13.5")
def test_a_drawn_card_goes_into_the_hand_without_being_shown() -> None:
    scene = dream(dreamer(hand=[3]), dreamer(hand=[15]), deck=[46, 9])

    scene.draw(0)

    assert scene.hand(0) == [3, 46]
    assert scene.deck == [9]
    [event] = scene.told("drew")
    assert event.seen_by(0).get("card") == 46 - 1
    assert event.seen_by(1).get("card") == HIDDEN


@pytest.mark.rule("NM-4.2")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    scene = dream(dreamer(hand=all_cards(advanced=False)[:100]), dreamer(), deck=list(range(101, 109)))

    for _ in range(2):
        scene.draw(0)
    for _ in range(2):
        scene.draw(1)
    for _ in range(2):
        scene.draw(0)

    assert len(scene.hand(0)) == 104


@pytest.mark.rule("NM-4.3")
@pytest.mark.parametrize(
    ("deck", "discard", "legal"), [([9], [], True), ([], [9], True), ([9], [12], True), ([], [], False)]
)
def test_a_card_can_be_drawn_while_deck_or_discard_pile_has_one(
    deck: list[int], discard: list[int], legal: bool
) -> None:
    scene = dream(dreamer(hand=[3]), deck=deck, discard=discard)

    assert ("draw" in scene.options) is legal


@pytest.mark.rule("NM-5.1", "NM-5.2", "NM-A17")
@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_half_of_the_exchanged_cards_are_drawn_rounded_down(count: int, drawn: int) -> None:
    hand = [3, 6, 9, 12, 15, 18, 24]
    scene = dream(dreamer(hand=hand), deck=[30, 33, 36, 39])

    scene.exchange(0, *hand[:count])

    assert scene.discarded == hand[:count]
    assert scene.hand(0) == [*hand[count:], *[30, 33, 36][:drawn]]
    assert len(scene.asked) == drawn


@pytest.mark.rule("NM-5.1", "NM-A16")
def test_exchanging_nothing_is_not_offered() -> None:
    scene = dream(dreamer(hand=[3, 6]), deck=[30])

    scene.choose(0, "exchange")

    assert scene.options == ["mark 3", "mark 6"]


@pytest.mark.rule("NM-5.3")
def test_the_exchanged_cards_are_part_of_the_reshuffle() -> None:
    scene = dream(dreamer(hand=[3, 6, 9, 12]), deck=[30], then=[9])

    scene.exchange(0, 3, 6, 9, 12)

    assert scene.asked == [1, 4]  # the last card, then any of the four just discarded
    assert scene.hand(0) == [9, 30]
    assert scene.deck == [3, 6, 12]
    assert scene.discarded == []


@pytest.mark.rule("NM-5.4")
def test_a_hand_can_be_exchanged_whenever_it_has_a_card() -> None:
    assert "exchange" in dream(dreamer(hand=[4])).options
    assert "exchange" not in dream(dreamer(), deck=[9]).options


@pytest.mark.rule("NM-5.5", "NM-3.8")
def test_every_set_of_a_hand_is_reached_in_exactly_one_way() -> None:
    hand = [3, 30, 46, 82]

    ways = list(exchanged(hand, []))

    assert sorted(ways) == sorted(list(chosen) for size in range(1, 5) for chosen in combinations(hand, size))


def exchanged(hand: list[int], marks: list[int]) -> list[list[int]]:
    """Every way to go on after these marks: the cards that end up discarded."""
    scene = marked(hand, marks)
    if scene.question != "exchange":
        return [scene.discarded]
    assert scene.hand(0) == hand
    assert scene.discarded == []
    ways: list[list[int]] = []
    for option in scene.options:
        if option == "stop":
            stopped = marked(hand, marks)
            stopped.choose(0, "stop")
            ways.append(stopped.discarded)
        else:
            ways += exchanged(hand, [*marks, int(option.split()[1])])
    return ways


def marked(hand: list[int], marks: list[int]) -> Scene:
    scene = dream(dreamer(hand=hand), deck=[9, 12, 15])
    scene.choose(0, "exchange")
    for card in marks:
        scene.mark(0, card)
    return scene


@pytest.mark.rule("NM-5.5")
def test_only_higher_cards_can_be_marked_and_stop_comes_with_the_first_mark() -> None:
    scene = marked([3, 30, 46, 82], [30])

    assert scene.options == ["stop", "mark 46", "mark 82"]


@pytest.mark.rule("NM-5.5", "NM-13.10")
def test_a_marked_card_is_hidden_until_it_is_discarded() -> None:
    first, second = marked([3, 30, 46, 82], [3]), marked([3, 30, 46, 82], [30])

    for seat in (1, None):
        assert first.view(seat).json() == second.view(seat).json()
    assert [event.seen_by(1) for event in first.log.events] == [event.seen_by(1) for event in second.log.events]
    assert first.view(0).json() != second.view(0).json()
