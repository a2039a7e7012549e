"""NM-10: who wins, and when a match ends without a winner."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import Scene, dream, dreamer, new_match

FIVE = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52), (36, 86, 85)]


def ended(scene: Scene) -> tuple[str, list[int]]:
    return scene.outcome.reason, scene.outcome.winners()


@pytest.mark.rule("NM-10.1", "NM-A1")
@pytest.mark.parametrize("creatures", [3, 4, 5])
def test_n_complete_creatures_at_the_end_of_the_turn_win(creatures: int) -> None:
    scene = dream(
        dreamer(hand=[43], creatures=[*FIVE[: creatures - 1], (39, 98)]),
        dreamer(hand=[15]),
        deck=[9, 12],
        creatures=creatures,
        action=2,
    )

    scene.play(0, 43, on=creatures)

    assert ended(scene) == ("won", [0])
    assert scene.decider is None


@pytest.mark.rule("NM-10.1")
def test_four_of_five_do_not_win() -> None:
    scene = dream(dreamer(hand=[43], creatures=[*FIVE[:3], (39, 98)]), dreamer(hand=[15]), deck=[9], action=2)

    scene.play(0, 43, on=4)

    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-10.2", "NM-A1")
def test_the_second_action_can_undo_what_the_first_achieved() -> None:
    scene = dream(
        dreamer(hand=[112], creatures=[*FIVE[:4], (42, 86, 85)]),
        dreamer(hand=[15]),
        deck=[9],
        advanced=True,
        action=2,
    )
    assert scene.complete(0) == 5

    scene.play(0, 112, on=5)
    scene.choose(0, "activate")  # a Devourer
    scene.target(0, 0, 1)

    assert scene.complete(0) == 4
    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-10.2")
def test_the_chain_goes_on_with_all_creatures_complete_and_may_undo_it() -> None:
    scene = dream(dreamer(hand=[85], creatures=[*FIVE[:4], (42, 98)]), dreamer(hand=[15]), deck=[9], action=2)

    scene.play(0, 85, on=5)
    assert (scene.question, scene.complete(0)) == ("devourer", 5)
    scene.target(0, 0, 4)

    assert scene.complete(0) == 4
    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-10.3", "NM-A24")
def test_only_the_active_player_is_checked() -> None:
    never_in_play = [dreamer(hand=[9]), dreamer(hand=[12], creatures=FIVE)]
    scene = dream(*never_in_play, deck=[15, 18, 24])

    scene.draw(0)
    scene.draw(0)

    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-10.3", "NM-A24")
@pytest.mark.parametrize("players", [2, 5])
def test_the_creatures_of_others_only_lose_cards_in_your_turn(players: int) -> None:
    for seed in range(3):
        scene = new_match(players, seed, creatures="3")
        seen: tuple[int, list[int]] | None = None
        for _ in scene.decisions(seed):
            sizes = [sum(map(len, scene.creatures(seat))) for seat in range(players)]
            if seen is not None and seen[0] == scene.turn:
                others = [seat for seat in range(players) if seat != scene.state.turn]
                assert all(sizes[seat] <= seen[1][seat] for seat in others)
            seen = (scene.turn, sizes)
        assert scene.outcome.reason == "won"


@pytest.mark.rule("NM-10.4")
def test_losers_are_ordered_by_complete_creatures_and_then_by_cards() -> None:
    scene = dream(
        dreamer(creatures=[(6, 26, 13), (9, 8), (12,)]),
        dreamer(creatures=[(30, 35, 37), (33, 32)]),
        dreamer(hand=[85], creatures=[(3, 2, 4), (66, 71, 67), (87, 86)]),
        dreamer(creatures=[(36, 47), (39, 53), (48, 68)]),
        dreamer(creatures=[(51, 56, 70), (69, 77), (72,)]),
        deck=[18],
        creatures=3,
        active=2,
        action=2,
    )

    scene.play(2, 85, on=3)

    assert scene.outcome.ranks == [2, 4, 1, 5, 2]
    assert scene.outcome.scores == [1, 1, 3, 0, 1]
    assert ended(scene) == ("won", [2])


@pytest.mark.rule("NM-10.4")
def test_a_match_without_a_winner_ranks_everybody_by_the_same_order() -> None:
    scene = dream(
        dreamer(hand=[9], creatures=[(30, 35, 37)]),
        dreamer(hand=[12], creatures=[(3, 2, 4), (6,)]),
        dreamer(hand=[15], creatures=[(33, 32, 52)]),
        deck=[18, 24],
        max_turns=1,
    )

    scene.idle(0)

    assert ended(scene) == ("truncated", [])
    assert scene.outcome.ranks == [2, 1, 2]
    assert scene.outcome.scores == [1, 1, 1]


@pytest.mark.rule("NM-10.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_has_exactly_one_winner(players: int) -> None:
    for seed in range(5):
        scene = new_match(players, seed)
        scene.play_on(seed)

        assert scene.outcome.reason == "won"
        [winner] = scene.outcome.winners()
        assert scene.complete(winner) == 5
        assert [scene.state.score(seat) > 0 for seat in range(players)] == [seat == winner for seat in range(players)]


@pytest.mark.rule("NM-10.5")
def test_the_round_is_not_played_out() -> None:
    scene = dream(dreamer(hand=[9], creatures=FIVE), dreamer(hand=[15]), dreamer(hand=[18]), deck=[12, 24])

    scene.draw(0)
    scene.draw(0)

    assert ended(scene) == ("won", [0])
    assert scene.decider is None
    assert scene.turn == 1


def legs_only(*, hand: list[int], deck: list[int], discard: list[int] | None = None, other: list[int]) -> Scene:
    """Three slots each, all taken by legs; the active player draws twice."""
    scene = dream(
        dreamer(hand=hand, creatures=[(3,), (6,), (15,)]),
        dreamer(hand=other, creatures=[(30,), (33,), (36,)]),
        deck=deck,
        discard=discard,
        creatures=3,
    )
    scene.idle(0)
    return scene


@pytest.mark.rule("NM-10.6", "NM-A35")
def test_a_match_in_which_no_card_fits_anywhere_ends_without_a_winner() -> None:
    scene = legs_only(hand=[4], deck=[9, 12, 18], other=[46])

    assert ended(scene) == ("dead", [])
    assert [scene.state.score(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("NM-10.6")
@pytest.mark.parametrize("place", ["hand", "other hand", "deck", "discard"])
def test_a_torso_anywhere_outside_keeps_a_match_alive(place: str) -> None:
    scene = legs_only(
        hand=[4, 2] if place == "hand" else [4],
        deck=[9, 12, 18, *([2] if place == "deck" else [])],
        discard=[2] if place == "discard" else [],
        other=[46, 2] if place == "other hand" else [46],
    )

    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-10.6")
def test_a_creature_without_a_head_keeps_a_match_alive() -> None:
    scene = dream(
        dreamer(hand=[4], creatures=[(3,), (6,), (15,)]),
        dreamer(hand=[9], creatures=[(30,), (33, 2), (36,)]),
        deck=[12, 18],
        creatures=3,
    )

    scene.idle(0)

    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-10.6")
def test_a_free_slot_keeps_a_match_alive_while_there_are_legs() -> None:
    scene = dream(
        dreamer(hand=[4], creatures=[(3,), (6,), (15,)]),
        dreamer(hand=[9], creatures=[(30,), (33,)]),
        deck=[12, 18],
        creatures=3,
    )

    scene.idle(0)

    assert (scene.question, scene.decider) == ("action", 1)


@pytest.mark.rule("NM-10.6")
@pytest.mark.parametrize(("seals", "reason"), [({}, "alive"), ({1: 112}, "dead")])
def test_a_seal_outside_keeps_a_match_alive_while_a_complete_creature_has_none(
    seals: dict[int, int], reason: str
) -> None:
    scene = dream(
        dreamer(hand=[4], creatures=[(3,), (6,), (15,)]),
        dreamer(hand=[109], creatures=[(30, 2, 37), (33,), (36,)], seals=seals),
        deck=[12, 18],
        creatures=3,
        advanced=True,
    )

    scene.idle(0)

    assert (scene.decider is None) is (reason == "dead")


@pytest.mark.rule("NM-10.6")
def test_victory_comes_before_a_dead_position_and_that_before_the_cap_on_turns() -> None:
    won = dream(
        dreamer(hand=[43], creatures=[(3, 2, 4), (6, 26, 13), (39, 98)]),
        dreamer(creatures=[(30,), (33,), (36,)]),
        creatures=3,
        action=2,
        max_turns=1,
    )
    won.play(0, 43, on=3)
    dead = dream(
        dreamer(hand=[4], creatures=[(3,), (6,), (15,)]),
        dreamer(creatures=[(30,), (33,), (36,)]),
        deck=[12],
        creatures=3,
        action=2,
        max_turns=1,
    )
    dead.draw(0)

    assert ended(won) == ("won", [0])
    assert ended(dead) == ("dead", [])
