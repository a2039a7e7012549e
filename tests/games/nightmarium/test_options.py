"""NM-14: what a table may agree on."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import dream, dreamer, new_match, scripted_match
from nightlight.core.errors import BadSetup
from nightlight.core.step import legal
from nightlight.games.nightmarium.game import GAME

COMPLETE = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52), (36, 86, 85), (66, 68, 67)]


@pytest.mark.rule("NM-14.1", "NM-14.3")
@pytest.mark.parametrize("creatures", [3, 4, 6, 7])
def test_n_creatures_win_and_are_the_most_a_player_may_have(creatures: int) -> None:
    scene = dream(
        dreamer(hand=[9, 12, 43], creatures=[*COMPLETE[: creatures - 2], (39, 98)]),
        dreamer(hand=[15]),
        deck=[18, 24, 27, 48],
        creatures=creatures,
    )

    assert scene.placements(9) == ["new"]
    scene.play(0, 9)
    assert scene.placements(12) == []  # no slot is left
    scene.draw(0)
    assert scene.decider == 1  # N creatures, but not all complete
    scene.idle(1)
    scene.play(0, 43, on=creatures - 1)
    scene.draw(0)

    assert scene.decider == 1
    assert scene.complete(0) == creatures - 1


@pytest.mark.rule("NM-14.1", "NM-14.3")
@pytest.mark.parametrize("creatures", ["3", "4", "5", "6", "7"])
def test_a_whole_match_is_won_with_n_creatures(creatures: str) -> None:
    scene = new_match(2, seed=4, creatures=creatures)
    scene.play_on(seed=4)

    [winner] = scene.outcome.winners()

    assert scene.complete(winner) == int(creatures)
    assert scene.outcome.scores[winner] == int(creatures)


@pytest.mark.rule("NM-14.2")
def test_seals_are_for_the_advanced_game() -> None:
    assert [card for card in new_match(2, advanced="no").everywhere() if card > 108] == []
    assert [card for card in new_match(2, advanced="yes").everywhere() if card > 108] == list(range(109, 121))


@pytest.mark.rule("NM-14.4", "NM-A1", "NM-A33")
@pytest.mark.parametrize(("immediate", "decider"), [(True, None), (False, 1)])
def test_immediate_victory_leaves_out_purity_abilities_and_the_second_action(
    immediate: bool, decider: int | None
) -> None:
    scene = dream(
        dreamer(hand=[1], creatures=[*COMPLETE[1:5], (9, 8)]),
        dreamer(hand=[15, 18, 24], creatures=[(12,)]),
        deck=[27],
        immediate=immediate,
    )

    scene.play(0, 1, on=5)  # pure blue, with Scavengers

    assert scene.decider == decider
    if immediate:
        assert (scene.outcome.reason, scene.outcome.winners()) == ("won", [0])
        assert scene.hand(1) == [15, 18, 24]
        assert scene.creatures(1) == [(12,)]


@pytest.mark.rule("NM-14.4")
def test_immediate_victory_leaves_out_whoever_waits() -> None:
    scene = dream(
        dreamer(hand=[55], creatures=[*COMPLETE[:2], (39, 98), (12, 47), (48, 80)]),
        deck=[46, 49, 15, 18],
        immediate=True,
    )

    scene.play(0, 55, on=3)
    assert scene.question == "chorister"
    scene.play(0, 46, on=4)

    assert (scene.outcome.reason, scene.complete(0)) == ("won", 5)  # the second card was forced, and nobody acted
    assert scene.hand(0) == []
    assert scene.deck == [15, 18]


@pytest.mark.rule("NM-14.5", "NM-1.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_chosen_seat_is_first_and_nothing_is_drawn_for_it(players: int) -> None:
    for seat in range(players):
        scene, asked = scripted_match(players, first_player=str(seat))

        assert scene.decider == seat
        assert len(asked) == 5 * players


@pytest.mark.rule("NM-14.6")
@pytest.mark.parametrize("cap", [1, 2, 3, 7])
def test_the_match_ends_without_a_winner_when_the_last_turn_is_over(cap: int) -> None:
    scene = new_match(3, first_player="0", max_turns=str(cap))
    turns = 0

    while scene.decider is not None:
        scene.idle(scene.decider)
        turns += 1

    assert turns == cap
    assert (scene.outcome.reason, scene.outcome.winners()) == ("truncated", [])


@pytest.mark.rule("NM-14.6")
def test_the_usual_cap_is_600_turns() -> None:
    scene = new_match(2, first_player="0")
    turns = 0

    while scene.decider is not None:
        seat = scene.decider
        for _ in range(2):
            scene.choose(seat, "draw" if len(scene.hand(seat)) < 5 else "exchange")
            while scene.question == "exchange":
                scene.choose(seat, scene.options[0])
        turns += 1

    assert (turns, scene.outcome.reason) == (600, "truncated")


@pytest.mark.rule("NM-14.6")
def test_without_a_cap_the_match_goes_on() -> None:
    scene = new_match(2, first_player="0", max_turns="none")
    scene.state.number = 1_000_000

    scene.idle(0)

    assert scene.decider == 1


@pytest.mark.rule("NM-14.6")
def test_a_win_in_the_last_turn_counts() -> None:
    scene = dream(dreamer(creatures=COMPLETE[:5]), dreamer(hand=[15]), deck=[9, 12], max_turns=1)

    scene.idle(0)

    assert (scene.outcome.reason, scene.outcome.winners()) == ("won", [0])


@pytest.mark.parametrize(
    ("players", "chosen", "problem"),
    [
        (1, {}, "2 to 5 players, not 1"),
        (6, {}, "2 to 5 players, not 6"),
        (2, {"difficulty": "hard"}, "not 'difficulty'"),
        (2, {"creatures": "2"}, "not '2'"),
        (2, {"creatures": "8"}, "not '8'"),
        (2, {"advanced": "maybe"}, "option advanced takes no, yes, not 'maybe'"),
        (2, {"win_check": "never"}, "option win_check takes end_of_turn, immediate"),
        (3, {"first_player": "3"}, "3"),
        (5, {"first_player": "5"}, "not '5'"),
        (2, {"first_player": "-1"}, "not '-1'"),
        (2, {"max_turns": "0"}, "not '0'"),
        (2, {"max_turns": "100001"}, "not '100001'"),
        (2, {"max_turns": "many"}, "not 'many'"),
    ],
)
def test_what_the_game_does_not_offer_is_refused_in_words(players: int, chosen: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(players, chosen)

    assert problem in str(refused.value)


def test_a_position_offers_nothing_to_seats_that_do_not_decide() -> None:
    scene = new_match(3, first_player="0")

    assert [legal(scene.state, seat) == [] for seat in (-1, 0, 1, 2, 3)] == [True, False, True, True, True]
