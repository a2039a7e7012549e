"""NM-13: what is hidden, from whom, and until when."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.nightmarium.dream import Scene, dream, dreamer, new_match
from nightlight.core.event import SPECTATOR, Event
from nightlight.core.verb import HIDDEN


def three(first: list[int], second: list[int], third: list[int], deck: list[int]) -> Scene:
    """Three players with these hands and the same creatures."""
    return dream(
        dreamer(hand=first, creatures=[(3, 2, 4), (6,)], seals={1: 110}),
        dreamer(hand=second, creatures=[(30, 35)]),
        dreamer(hand=third),
        deck=deck,
        discard=[48, 60],
        advanced=True,
    )


def in_view(scene: Scene, seat: int | None, name: str) -> list[object]:
    """What the view says of every player."""
    players: list[Mapping[str, object]] = [*scene.view(seat).json()["players"]]
    return [player[name] for player in players]


@pytest.mark.rule("NM-13.1")
def test_only_the_owner_sees_a_hand() -> None:
    scene = three([9, 12], [15, 18, 109], [21], deck=[24, 27])

    assert in_view(scene, 0, "hand") == [[9, 12], [None, None, None], [None]]
    assert in_view(scene, 1, "hand") == [[None, None], [15, 18, 109], [None]]
    assert in_view(scene, None, "hand") == [[None, None], [None, None, None], [None]]


@pytest.mark.rule("NM-13.1", "NM-13.5")
def test_no_card_of_another_hand_or_of_the_deck_can_be_told_from_a_view() -> None:
    one = three([9, 12], [15, 18, 109], [21], deck=[24, 27])
    other = three([9, 12], [24, 27, 21], [109], deck=[18, 15])

    assert one.view(0).json() == other.view(0).json()
    assert one.view(1).json() != other.view(1).json()


@pytest.mark.rule("NM-13.1", "NM-13.5")
def test_to_a_spectator_all_hands_and_the_deck_are_one_heap() -> None:
    one = three([9, 12], [15, 18, 109], [21], deck=[24, 27])
    other = three([24, 21], [9, 27, 12], [18], deck=[109, 15])

    assert one.view(None).json() == other.view(None).json()


@pytest.mark.rule("NM-13.2")
def test_everyone_sees_the_number_of_cards_everywhere() -> None:
    scene = three([9, 12], [15, 18, 109], [21], deck=[24, 27])

    for seat in (0, 1, 2, None):
        hands = in_view(scene, seat, "hand")
        assert [len(hand) for hand in hands if isinstance(hand, list)] == [2, 3, 1]
        assert scene.view(seat).json()["deck"] == 2
        assert scene.view(seat).json()["discard"] == [48, 60]


@pytest.mark.rule("NM-13.3")
def test_everyone_sees_creatures_and_seals() -> None:
    scene = three([9, 12], [15, 18, 109], [21], deck=[24, 27])

    seen = in_view(scene, 2, "creatures")

    assert seen == in_view(scene, 0, "creatures") == in_view(scene, None, "creatures")
    [embodied, begun] = seen[0] if isinstance(seen[0], list) else []
    assert embodied == {"slot": 1, "legs": 3, "torso": 2, "head": 4, "seal": 110}
    assert (begun["slot"], begun["legs"], begun["torso"], begun["head"]) == (2, 6, None, None)


@pytest.mark.rule("NM-13.4", "NM-A26")
def test_everyone_may_look_through_the_whole_discard_pile() -> None:
    scene = dream(dreamer(hand=[9, 30, 33, 36]), dreamer(), deck=[12, 15], discard=[46])

    scene.exchange(0, 9, 33)

    assert [scene.view(seat).json()["discard"] for seat in (0, 1, None)] == [[9, 33, 46]] * 3


@pytest.mark.rule("NM-13.5")
def test_nobody_sees_the_order_of_the_deck() -> None:
    scene = dream(dreamer(hand=[9]), deck=[46, 12, 30])

    assert scene.view(0).json()["unseen"] == [12, 30, 46]


@pytest.mark.rule("NM-13.5")
def test_a_drawn_card_is_told_to_its_owner_and_a_revealed_one_to_everyone() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86)]), dreamer(hand=[15]), deck=[2, 26, 30])

    scene.play(0, 55, on=1)
    scene.draw(0)

    assert told_to(scene, "revealed", 1) == told_to(scene, "revealed", SPECTATOR) == [2, 26]
    assert told_to(scene, "drew", 0) == [30]
    assert told_to(scene, "drew", 1) == told_to(scene, "drew", SPECTATOR) == [HIDDEN + 1]


def told_to(scene: Scene, name: str, seat: int) -> list[int]:
    return [event.seen_by(seat).get("card") + 1 for event in scene.told(name)]


@pytest.mark.rule("NM-1.3", "NM-13.1")
def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    scene = new_match(3, advanced="yes")

    for event in scene.told("dealt"):
        owner = event.get("seat")
        assert event.seen_by(owner).get("card") in [card - 1 for card in scene.hand(owner)]
        assert all(event.seen_by(seat).get("card") == HIDDEN for seat in (SPECTATOR, 0, 1, 2) if seat != owner)


@pytest.mark.rule("NM-13.6")
def test_everyone_knows_which_card_an_executioner_took_and_who_holds_it() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(30, 86)]), dreamer(hand=[15], creatures=[(3, 2, 4)]), deck=[9, 12])

    scene.play(0, 82, on=1)

    [took] = scene.told("took")
    assert took.seen_by(SPECTATOR).get("card") + 1 == 4
    for seat in (1, None):
        known = scene.view(seat).json()
        holders = known["may_hold"]
        assert isinstance(holders, list)
        assert [4 in cards for cards in holders] == [True, False]
        assert known["may_be_in_deck"] == sorted([9, 12, 15])
        assert in_view(scene, seat, "hand")[0] == [None]  # an ordinary hand card


@pytest.mark.rule("NM-13.7")
def test_everyone_sees_how_many_and_which_cards_were_exchanged() -> None:
    scene = dream(dreamer(hand=[9, 30, 33, 36]), dreamer(), deck=[12, 15])

    scene.exchange(0, 9, 30, 36)

    assert told_to(scene, "discarded", SPECTATOR) == [9, 30, 36]
    [exchanged] = scene.told("exchanged")
    assert exchanged.seen_by(1).get("cards") == 3
    assert exchanged.seen_by(1).get("drawn") == 1


def may_hold(scene: Scene, seat: int, watcher: int | None = None) -> list[int]:
    """The hidden cards that everybody must reckon with in the hand."""
    known = scene.view(watcher).json()["may_hold"]
    assert isinstance(known, list)
    cards: list[int] = known[seat]
    return cards


@pytest.mark.rule("NM-13.8")
def test_everyone_learns_that_a_player_had_no_card_of_a_legion() -> None:
    scene = dream(
        dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[30, 33, 84]), dreamer(hand=[9, 12]), deck=[15, 36]
    )

    scene.play(0, 4, on=1)
    scene.discard(1, 30)
    scene.discard(1, 33)
    scene.discard(2, 9)

    assert [event.json() for event in scene.told("lacked")] == [{"lacked": {"seat": 1, "legion": "blue"}}]
    assert may_hold(scene, 1) == [36, 84]
    assert may_hold(scene, 2) == [12, 15, 36, 84]


@pytest.mark.rule("NM-13.8")
def test_what_was_learned_of_a_hand_no_longer_holds_for_a_card_drawn_since() -> None:
    scene = dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[84, 90, 96]), deck=[15, 36, 39, 48])

    scene.play(0, 4, on=1)
    scene.discard(1, 84)
    scene.discard(1, 90)
    assert may_hold(scene, 1) == [36, 39, 48, 96]
    scene.draw(0)
    scene.draw(1)

    assert 15 in may_hold(scene, 1)


@pytest.mark.rule("NM-13.8")
def test_everyone_learns_that_a_player_had_no_card_to_play_for_a_mockingbird() -> None:
    scene = dream(
        dreamer(hand=[31, 4, 13, 2], creatures=[(12, 86)]),
        dreamer(hand=[9, 59]),
        deck=[15, 26, 22],
    )

    scene.play(0, 31, on=1)

    assert len(scene.told("stuck")) == 1
    assert may_hold(scene, 0) == [2, 4, 13, 22, 26]  # no legs: there was a free slot, and no unfinished creature
    assert may_hold(scene, 1) == [2, 4, 9, 13, 15, 22, 26, 59]


@pytest.mark.rule("NM-13.9")
def test_everyone_knows_which_cards_form_the_deck_after_a_reshuffle() -> None:
    scene = dream(dreamer(hand=[9]), dreamer(hand=[12]), discard=[30, 33, 36], then=[33])

    scene.draw(0)

    for seat in (0, 1, None):
        assert scene.view(seat).json()["may_be_in_deck"] == [30, 33, 36] == sorted([*scene.deck, 33])
    assert may_hold(scene, 0) == [9, 12, 30, 33, 36]
    assert may_hold(scene, 1) == [9, 12]


@pytest.mark.rule("NM-13.10")
@pytest.mark.parametrize("question", ["action", "purity", "mockingbird", "exchange"])
def test_options_that_show_a_hand_are_for_the_deciding_player_only(question: str) -> None:
    for one, other in [asked_with(question, [9, 12, 15, 18]), asked_with(question, [18, 15, 12, 9])]:
        watcher = 1 - (one.decider or 0)

        assert one.question == other.question == question
        assert one.options != other.options
        for seat in (watcher, None):
            assert one.view(seat).json() == other.view(seat).json()
            assert [seen(event, seat) for event in one.log.events] == [seen(event, seat) for event in other.log.events]


def seen(event: Event, seat: int | None) -> Event:
    return event.seen_by(SPECTATOR if seat is None else seat)


def asked_with(question: str, cards: list[int]) -> tuple[Scene, Scene]:
    """Two positions with the question, in which the decider holds two of the cards, or the other two."""
    scenes = []
    for hand, deck in ((cards[:2], cards[2:]), (cards[2:], cards[:2])):
        if question == "purity":
            scene = dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=hand), deck=deck)
            scene.play(0, 4, on=1)
        elif question == "mockingbird":
            scene = dream(dreamer(hand=[31, *hand], creatures=[(3, 86)]), deck=deck)
            scene.play(0, 31, on=1)
        else:
            scene = dream(dreamer(hand=hand), deck=deck)
            if question == "exchange":
                scene.choose(0, "exchange")
        scenes.append(scene)
    return scenes[0], scenes[1]


@pytest.mark.rule("NM-13.11")
def test_options_that_lie_open_follow_from_what_everyone_sees() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (30, 71), (6, 98)]), dreamer(hand=[15]), deck=[28, 61, 33, 36])

    scene.play(0, 55, on=1)
    assert [scene.view(seat).json()["revealed"] for seat in (0, 1, None)] == [[28, 61]] * 3
    scene.play(0, 28, on=2)

    assert scene.question == "devourer"
    for seat in (0, 1, None):
        known = scene.view(seat).json()
        assert known["steps"] == scene.view(0).json()["steps"]
        assert known["waiting"] == [{"slot": 3, "seal": None}]
        assert known["actors"] == [0]
