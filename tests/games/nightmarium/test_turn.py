"""NM-3: turns of two actions, and what needs no answer."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import dream, dreamer, new_match
from games.nightmarium.printed import FEARS


@pytest.mark.rule("NM-3.1", "NM-3.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_clockwise(players: int) -> None:
    scene = new_match(players, seed=players, first_player="1")

    actors = [scene.decider for question in scene.decisions(seed=3) if question == "action"]

    assert actors == [(1 + action // 2) % players for action in range(len(actors))]


@pytest.mark.rule("NM-3.2")
@pytest.mark.parametrize("actions", ["draw draw", "play play", "exchange exchange", "play draw", "exchange play"])
def test_a_turn_is_two_actions_and_the_same_kind_may_be_chosen_twice(actions: str) -> None:
    scene = dream(dreamer(hand=[3, 6, 9]), dreamer(hand=[15]), deck=[30, 33, 36])

    for card, action in zip((3, 6), actions.split(), strict=True):
        assert (scene.question, scene.decider) == ("action", 0)
        assert {option.split()[0] for option in scene.options} == {"draw", "play", "exchange"}
        if action == "draw":
            scene.draw(0)
        elif action == "play":
            scene.play(0, card)
        else:
            scene.exchange(0, card)

    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-3.3", "NM-12.3")
def test_a_seal_is_played_as_an_action() -> None:
    scene = dream(dreamer(hand=[109], creatures=[(30, 35, 37)]), dreamer(hand=[15]), deck=[9], advanced=True)
    assert scene.options == ["draw", "play 109 1", "exchange"]

    scene.play(0, 109, on=1)
    scene.draw(0)

    assert (scene.question, scene.decider) == ("action", 1)  # the seal was the first of two actions


@pytest.mark.rule("NM-3.4")
def test_an_action_is_resolved_with_all_it_starts_before_the_next_one() -> None:
    scene = dream(
        dreamer(hand=[46, 31, 4], creatures=[(3, 2), (54, 89), (6, 98)]),
        dreamer(hand=[9, 12]),
        deck=[30, 33, 36, 39],
    )

    scene.play(0, 31, on=2)
    assert scene.question == "mockingbird"
    scene.play(0, 4, on=1)
    assert (scene.question, scene.decider) == ("purity", 1)
    scene.discard(1, 9)

    assert (scene.question, scene.decider) == ("action", 0)
    assert scene.discarded == [9]


@pytest.mark.rule("NM-3.5", "NM-A16", "NM-A34")
def test_there_is_no_way_to_pass() -> None:
    scene = dream(dreamer(hand=[55, 9], creatures=[(3, 86)]), deck=[2, 26, 30, 33])
    assert scene.options == ["draw", "play 9 new", "play 55 1", "exchange"]

    scene.play(0, 55, on=1)

    assert scene.decider == 0
    assert scene.options == ["draw", "exchange"]


@pytest.mark.rule("NM-3.6")
def test_an_action_without_any_option_is_lost_without_asking() -> None:
    scene = dream(dreamer(hand=[3]), dreamer(hand=[15, 18]), dreamer())

    scene.play(0, 3)
    assert (scene.question, scene.decider) == ("action", 1)
    scene.play(1, 15)
    scene.play(1, 18)

    assert scene.decider is None  # seat 2 and seat 0 have nothing, and nothing is left: dead (NM-10.6)
    assert scene.outcome.reason == "dead"


@pytest.mark.rule("NM-3.6")
def test_both_actions_of_a_turn_can_be_lost() -> None:
    scene = dream(dreamer(hand=[3, 2]), dreamer(), dreamer(hand=[15]))

    scene.play(0, 3)
    scene.play(0, 2, on=1)

    assert (scene.question, scene.decider) == ("action", 2)
    assert scene.turn == 3


@pytest.mark.rule("NM-3.6")
def test_seven_cards_are_always_outside_the_creatures() -> None:
    active = 7 * 3
    opponent = 6 * 3 + 2  # nobody else has seven complete creatures (NM-10.3)

    assert FEARS - (active + 4 * opponent) == 7


@pytest.mark.rule("NM-3.7")
def test_after_the_last_seat_comes_the_first() -> None:
    scene = dream(dreamer(hand=[3]), dreamer(hand=[6]), dreamer(hand=[9]), deck=[30, 33, 36], active=2)

    scene.draw(2)
    scene.draw(2)

    assert (scene.question, scene.decider) == ("action", 0)


@pytest.mark.rule("NM-3.8", "NM-A31")
def test_an_action_is_asked_for_even_if_there_is_one_option() -> None:
    scene = dream(dreamer(), dreamer(hand=[15]), deck=[3])

    assert (scene.question, scene.decider, scene.options) == ("action", 0, ["draw"])


@pytest.mark.rule("NM-3.8", "NM-A31")
def test_a_choice_with_one_option_is_made_and_told() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(3, 86)]), dreamer(creatures=[(59, 80)]), deck=[9])

    scene.play(0, 82, on=1)

    assert scene.question == "action"
    assert scene.creatures(1) == [(59,)]
    assert scene.events("took") == [{"took": {"seat": 0, "rival": 1, "slot": 1, "card": 80}}]


@pytest.mark.rule("NM-3.8")
def test_options_that_look_alike_are_all_offered() -> None:
    scene = dream(dreamer(hand=[30, 33, 46], creatures=[(3, 86), (6, 98)]), deck=[9])

    assert scene.options == ["draw", "play 30 new", "play 33 new", "play 46 1", "play 46 2", "exchange"]
