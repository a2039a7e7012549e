"""NM-T: further scenarios, each as it stands in the rules."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import Scene, dream, dreamer, new_match
from games.nightmarium.printed import all_cards, positions

FOUR = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52)]


def is_next(scene: Scene, seat: int) -> bool:
    return (scene.question, scene.decider) == ("action", seat)


@pytest.mark.rule("NM-T1", "NM-8.3", "NM-9.12", "NM-10.2")
def test_t1_the_fifth_creature_bites() -> None:
    scene = dream(dreamer(hand=[28], creatures=[*FOUR, (36, 86)]), dreamer(hand=[15]), action=2)

    scene.play(0, 28, on=5)
    assert (scene.question, scene.options) == ("devourer", [f"target 0 {slot}" for slot in (1, 2, 3, 4)])
    scene.target(0, 0, 1)

    assert scene.creatures(0) == [(3, 2), *FOUR[1:], (36, 86, 28)]
    assert scene.discarded == [4]
    assert is_next(scene, 1)


@pytest.mark.rule("NM-T2", "NM-10.1", "NM-10.2")
def test_t2_five_creatures_after_the_first_action_do_not_win_yet() -> None:
    scene = dream(dreamer(hand=[85], creatures=[*FOUR, (36, 86)]), deck=[9, 12])

    scene.play(0, 85, on=5)
    assert is_next(scene, 0)
    scene.draw(0)

    assert scene.hand(0) == [9]
    assert (scene.outcome.reason, scene.outcome.winners()) == ("won", [0])


@pytest.mark.rule("NM-T3", "NM-9.12", "NM-8.4")
def test_t3_a_devourer_alone_stops_the_chain() -> None:
    scene = dream(dreamer(hand=[28], creatures=[(12, 86)]), deck=[9, 30])

    scene.play(0, 28, on=1)

    assert scene.hand(0) == []
    assert scene.deck == [9, 30]


@pytest.mark.rule("NM-T4", "NM-9.8", "NM-2.6")
def test_t4_an_executioner_takes_legs_and_the_creature_is_gone() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(3, 86)]), dreamer(creatures=[(59,)]))

    scene.play(0, 82, on=1)

    assert scene.hand(0) == [59]
    assert scene.slots(1) == {}


@pytest.mark.rule("NM-T5", "NM-2.5", "NM-9.8", "NM-9.14")
def test_t5_a_stolen_card_regains_its_positions() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(3, 89), (30,)]), dreamer(creatures=[(59,)]))

    scene.play(0, 82, on=1)
    assert (scene.question, scene.options) == ("mockingbird", ["play 59 new", "play 59 2"])
    scene.play(0, 59, on=2)

    assert scene.creatures(0) == [(3, 89, 82), (30, 59)]


@pytest.mark.rule("NM-T6", "NM-9.15")
def test_t6_a_mockingbird_with_an_empty_hand_stops_the_chain() -> None:
    scene = dream(dreamer(hand=[31], creatures=[(12, 86)]), deck=[9, 30])

    scene.play(0, 31, on=1)

    assert scene.hand(0) == []
    assert scene.deck == [9, 30]


@pytest.mark.rule("NM-T7", "NM-9.21", "NM-A7")
def test_t7_a_chorister_that_places_nothing_does_not_stop_the_chain() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86)]), deck=[2, 4, 30, 33, 36])

    scene.play(0, 55, on=1)

    assert scene.discarded == [2, 4]
    assert scene.hand(0) == [30, 33]
    assert scene.deck == [36]


@pytest.mark.rule("NM-T8", "NM-8.8", "NM-9.20", "NM-A4", "NM-A5")
def test_t8_a_chorister_completes_two() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86), (30, 71), (6, 98)]), deck=[46, 61, 33, 36, 39, 48, 51])

    scene.play(0, 55, on=1)
    assert (scene.question, scene.options) == ("chorister", ["play 46 2", "play 46 3", "play 61 2", "play 61 3"])
    scene.play(0, 46, on=2)

    assert scene.creatures(0) == [(12, 86, 55), (30, 71, 46), (6, 98, 61)]
    assert scene.drawn(0) == [33, 36, 39, 48]
    assert scene.hand(0) == [33, 36, 39, 48]
    assert scene.deck == [51]


@pytest.mark.rule("NM-T9", "NM-8.9")
def test_t9_a_waiting_activation_is_dropped() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (30, 71), (6, 98)]), deck=[28, 61, 33, 36])

    scene.play(0, 55, on=1)
    scene.play(0, 28, on=2)
    assert (scene.question, scene.options) == ("devourer", ["target 0 1", "target 0 3"])
    scene.target(0, 0, 3)

    assert scene.creatures(0) == [(3, 86, 55), (30, 71, 28), (6, 98)]
    assert scene.hand(0) == []
    assert scene.deck == [33, 36]
    assert scene.discarded == [61]


@pytest.mark.rule("NM-T10", "NM-9.18")
def test_t10_a_chorister_builds_a_torso_and_then_the_head() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (30,)]), deck=[46, 71, 33, 36, 39])

    scene.play(0, 55, on=1)

    assert scene.creatures(0) == [(3, 86, 55), (30, 71, 46)]
    assert scene.hand(0) == [33, 36]
    assert scene.deck == [39]


@pytest.mark.rule("NM-T11", "NM-6.6", "NM-9.18")
def test_t11_with_five_creatures_there_is_no_room_for_legs() -> None:
    creatures = [(3, 86), (6, 2, 4), (15, 26, 13), (30, 35, 37), (33,)]
    scene = dream(dreamer(hand=[55], creatures=creatures), deck=[36, 9, 39])

    scene.play(0, 55, on=1)

    assert scene.discarded == [9, 36]
    assert scene.deck == [39]
    assert len(scene.creatures(0)) == 5


@pytest.mark.rule("NM-T12", "NM-6.9", "NM-A12")
def test_t12_the_legion_rule_ignores_the_mockingbird() -> None:
    scene = dream(dreamer(hand=[31, 9, 45, 30, 46], creatures=[(3, 86)]), deck=[36])

    scene.play(0, 31, on=1)
    assert scene.question == "mockingbird"
    scene.play(0, 9)

    assert scene.options == ["draw", "play 30 new", "play 45 new", "exchange"]


@pytest.mark.rule("NM-T13", "NM-7.4", "NM-7.5", "NM-A9", "NM-A10")
def test_t13_purity_with_all_sizes_of_hands() -> None:
    scene = dream(
        dreamer(hand=[4], creatures=[(3, 2)]),
        dreamer(hand=[30]),
        dreamer(),
        dreamer(hand=[9, 12, 33]),
        dreamer(hand=[84, 90]),
    )

    scene.play(0, 4, on=1)
    assert (scene.question, scene.decider) == ("purity", 3)
    assert scene.options == ["discard 9", "discard 12"]
    assert [scene.hand(seat) for seat in (1, 4)] == [[], [84, 90]]
    scene.discard(3, 12)

    assert [scene.hand(seat) for seat in (1, 2, 3, 4)] == [[], [], [9, 33], []]
    assert scene.discards() == [(1, 30), (3, 12), (4, 84), (4, 90)]


@pytest.mark.rule("NM-T14", "NM-11.1")
@pytest.mark.parametrize(("second", "left"), [(30, 33), (33, 30)])
def test_t14_a_reshuffle_in_the_middle_of_a_mourner(second: int, left: int) -> None:
    scene = dream(dreamer(hand=[46], creatures=[(3, 86)]), deck=[9], discard=[30, 33], then=[second])

    scene.play(0, 46, on=1)

    assert scene.asked == [1, 2]  # the last card of the deck, then either of two
    assert scene.hand(0) == [9, second]
    assert scene.deck == [left]
    assert scene.discarded == []


@pytest.mark.rule("NM-T15", "NM-9.2", "NM-9.3", "NM-3.6", "NM-A8")
def test_t15_there_is_nothing_to_draw() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(3, 89)]), dreamer(hand=[15]))

    scene.play(0, 46, on=1)

    assert scene.creatures(0) == [(3, 89, 46)]
    assert scene.hand(0) == []
    assert is_next(scene, 1)


@pytest.mark.rule("NM-T15", "NM-9.2", "NM-9.3", "NM-3.6", "NM-A8")
def test_t15_one_card_is_enough_for_a_mourner() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(3, 89)]), dreamer(hand=[15]), deck=[9])

    scene.play(0, 46, on=1)

    assert scene.creatures(0) == [(3, 89, 46), (9,)]
    assert scene.hand(0) == []
    assert is_next(scene, 1)


@pytest.mark.rule("NM-T16", "NM-4.3", "NM-5.3")
@pytest.mark.parametrize(("drawn", "left"), [(9, 30), (30, 9)])
def test_t16_an_exchange_on_an_empty_deck(drawn: int, left: int) -> None:
    scene = dream(dreamer(hand=[9, 30, 33]), then=[drawn])
    assert "draw" not in scene.options

    scene.exchange(0, 9, 30)

    assert scene.asked == [2]
    assert scene.hand(0) == sorted([33, drawn])
    assert scene.deck == [left]
    assert scene.discarded == []


@pytest.mark.rule("NM-T17", "NM-9.11", "NM-A14")
def test_t17_the_earlier_creature_is_no_longer_this_one() -> None:
    scene = dream(dreamer(hand=[31, 28], creatures=[(3, 86), (30, 98)]))

    scene.play(0, 31, on=1)

    assert scene.creatures(0) == [(3, 86), (30, 98, 28)]
    assert scene.discarded == [31]


@pytest.mark.rule("NM-T18", "NM-12.6", "NM-A19", "NM-A30")
@pytest.mark.parametrize(
    ("answer", "discarded", "deck"), [("activate", [2, 4, 13, 26], []), ("decline", [], [2, 4, 13, 26])]
)
def test_t18_a_seal_activates_the_abilities_of_its_legion(answer: str, discarded: list[int], deck: list[int]) -> None:
    scene = dream(dreamer(hand=[115], creatures=[(57, 86, 55)]), deck=[2, 4, 26, 13], advanced=True)

    scene.play(0, 115, on=1)
    assert (scene.question, scene.options) == ("seal", ["activate", "decline"])
    scene.choose(0, answer)

    assert scene.discarded == discarded
    assert scene.deck == deck
    assert scene.seal(0, 1) == 115


@pytest.mark.rule("NM-T19", "NM-12.9", "NM-8.4")
def test_t19_a_seal_on_the_acting_creature() -> None:
    scene = dream(dreamer(hand=[31, 112], creatures=[(54, 89)]), deck=[9, 30, 33, 36], advanced=True)

    scene.play(0, 31, on=1)
    assert (scene.question, scene.seal(0, 1)) == ("seal", 112)
    scene.choose(0, "activate")

    assert scene.hand(0) == []
    assert scene.deck == [9, 30, 33, 36]
    assert is_next(scene, 0)


@pytest.mark.rule("NM-T20", "NM-12.10", "NM-12.6", "NM-A21")
def test_t20_a_chorister_reveals_a_seal_that_is_declined() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86)]), deck=[115, 2, 30, 33, 36, 39], advanced=True)

    scene.play(0, 55, on=1)
    assert (scene.question, scene.seal(0, 1)) == ("seal", 115)
    assert scene.discarded == [2]
    scene.choose(0, "decline")

    assert scene.hand(0) == []
    assert scene.deck == [30, 33, 36, 39]
    assert is_next(scene, 0)


@pytest.mark.rule("NM-T20", "NM-12.10", "NM-12.6", "NM-A21")
def test_t20_a_chorister_reveals_a_seal_that_is_activated() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86)]), deck=[115, 2, 30, 33, 36, 39], advanced=True)

    scene.play(0, 55, on=1)
    scene.choose(0, "activate")

    assert (scene.question, scene.options) == ("chorister", ["play 30 new", "play 33 new"])
    scene.play(0, 33)
    assert scene.creatures(0) == [(12, 86, 55), (33,), (30,)]
    assert scene.deck == [36, 39]


@pytest.mark.rule("NM-T21", "NM-12.7", "NM-9.9")
def test_t21_immunity_stops_an_executioner() -> None:
    scene = dream(
        dreamer(hand=[82], creatures=[(12, 86)]),
        dreamer(creatures=[(3, 2, 4)], seals={1: 109}),
        deck=[9, 30],
        advanced=True,
    )

    scene.play(0, 82, on=1)

    assert scene.hand(0) == []
    assert scene.deck == [9, 30]
    assert scene.creatures(1) == [(3, 2, 4)]


@pytest.mark.rule("NM-T21", "NM-12.7", "NM-9.12")
def test_t21_immunity_stops_the_owners_devourer() -> None:
    scene = dream(dreamer(hand=[28], creatures=[(12, 86), (3, 2, 4)], seals={2: 109}), deck=[9, 30], advanced=True)

    scene.play(0, 28, on=1)

    assert scene.hand(0) == []
    assert scene.deck == [9, 30]
    assert scene.creatures(0) == [(12, 86, 28), (3, 2, 4)]


@pytest.mark.rule("NM-T22", "NM-12.11", "NM-A22")
def test_t22_a_seal_is_a_card_of_its_legion_for_purity() -> None:
    scene = dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[109, 30, 33]), advanced=True)

    scene.play(0, 4, on=1)

    assert scene.hand(1) == [30, 33]
    assert scene.discarded == [109]


@pytest.mark.rule("NM-T22", "NM-12.5")
def test_t22_a_seal_is_a_card_of_its_legion_for_the_legion_rule() -> None:
    scene = dream(dreamer(hand=[112, 30, 3], creatures=[(6, 86, 85)]), deck=[9], advanced=True)

    scene.play(0, 112, on=1)

    assert scene.options == ["draw", "play 30 new", "exchange"]


@pytest.mark.rule("NM-T23", "NM-8.2")
def test_t23_cards_without_ability_do_not_stop_the_chain() -> None:
    scene = dream(dreamer(hand=[85], creatures=[(12, 86)]), dreamer(hand=[15]), deck=[9, 30])

    scene.play(0, 85, on=1)

    assert scene.hand(0) == [9, 30]
    assert scene.hand(1) == [15]  # not pure


@pytest.mark.rule("NM-T24", "NM-9.14", "NM-A2")
def test_t24_a_mockingbird_is_compulsory() -> None:
    scene = dream(dreamer(hand=[31, 9], creatures=[(3, 86), (6, 2, 4), (15, 26, 13), (30, 35, 37)]))

    scene.play(0, 31, on=1)

    assert scene.hand(0) == []
    assert scene.slots(0)[5] == (9,)


@pytest.mark.rule("NM-T25", "NM-14.1", "NM-6.6")
def test_t25_six_creatures() -> None:
    scene = dream(
        dreamer(hand=[9, 12], creatures=[*FOUR, (36, 86, 85)]),
        dreamer(hand=[15]),
        deck=[39, 48, 51, 66],
        creatures=6,
    )

    scene.draw(0)
    scene.play(0, 9)
    assert is_next(scene, 1)
    scene.draw(1)
    scene.draw(1)

    assert is_next(scene, 0)
    assert len(scene.creatures(0)) == 6
    assert scene.placements(12) == []


@pytest.mark.rule("NM-T26", "NM-14.4")
def test_t26_immediate_victory() -> None:
    scene = dream(dreamer(hand=[28], creatures=[*FOUR, (36, 86)]), action=2, immediate=True)

    scene.play(0, 28, on=5)

    assert (scene.outcome.reason, scene.outcome.winners()) == ("won", [0])
    assert scene.creatures(0) == [*FOUR, (36, 86, 28)]
    assert scene.discarded == []


@pytest.mark.rule("NM-T27", "NM-2.6", "NM-9.12")
def test_t27_two_devourers() -> None:
    scene = dream(dreamer(hand=[85], creatures=[(42, 92), (3,)]))

    scene.play(0, 85, on=1)

    assert scene.creatures(0) == [(42, 92, 85)]
    assert scene.discarded == [3]


@pytest.mark.rule("NM-T28", "NM-2.2", "NM-6.6", "NM-10.3")
@pytest.mark.parametrize("advanced", ["no", "yes"])
@pytest.mark.parametrize(("players", "creatures"), [(2, 5), (3, 3), (4, 6), (5, 7)])
def test_t28_what_always_holds(players: int, creatures: int, advanced: str) -> None:
    for seed in range(3):
        scene = new_match(players, seed, creatures=str(creatures), advanced=advanced)
        turn = 0
        for question in scene.decisions(seed):
            assert scene.everywhere() == all_cards(advanced=advanced == "yes")
            for seat in range(players):
                assert len(scene.creatures(seat)) <= creatures
                for creature in scene.creatures(seat):
                    assert all(place in positions(card) for place, card in zip("LTH", creature, strict=False))
            if question == "action" and scene.turn != turn:
                turn = scene.turn
                assert all(scene.complete(seat) < creatures for seat in range(players))
        assert turn > 0


@pytest.mark.rule("NM-T29", "NM-5.5", "NM-5.2", "NM-11.5")
def test_t29_an_exchange_step_by_step() -> None:
    scene = dream(dreamer(hand=[9, 30, 33]), deck=[12, 15])

    scene.choose(0, "exchange")
    assert (scene.question, scene.options) == ("exchange", ["mark 9", "mark 30", "mark 33"])
    scene.mark(0, 30)
    assert (scene.question, scene.options) == ("exchange", ["stop", "mark 33"])
    assert scene.hand(0) == [9, 30, 33]
    assert scene.discarded == []
    scene.mark(0, 33)

    assert scene.hand(0) == [9, 12]
    assert scene.deck == [15]
    assert scene.discarded == [30, 33]


@pytest.mark.rule("NM-T29", "NM-5.5", "NM-5.2", "NM-11.5")
def test_t29_a_hand_of_one_card_is_exchanged_at_once_for_nothing() -> None:
    scene = dream(dreamer(hand=[9]), discard=[12])

    scene.choose(0, "exchange")

    assert scene.hand(0) == []
    assert scene.deck == []
    assert scene.discarded == [9, 12]
    assert scene.asked == []
    assert is_next(scene, 0)


@pytest.mark.rule("NM-T30", "NM-7.8", "NM-A32")
def test_t30_purity_two_of_four() -> None:
    scene = dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[30, 33, 84, 90]))

    scene.play(0, 4, on=1)
    assert (scene.question, scene.options) == ("purity", ["discard 30", "discard 33", "discard 84"])
    scene.discard(1, 33)
    assert (scene.question, scene.options) == ("purity", ["discard 84", "discard 90"])
    assert scene.discarded == []
    scene.discard(1, 90)

    assert scene.discarded == [33, 90]
    assert scene.hand(1) == [30, 84]


@pytest.mark.rule("NM-T30", "NM-7.8")
def test_t30_the_last_card_follows_by_itself() -> None:
    scene = dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[30, 33, 84, 90]))

    scene.play(0, 4, on=1)
    scene.discard(1, 84)

    assert scene.discarded == [84, 90]


@pytest.mark.rule("NM-T31", "NM-8.6", "NM-8.9")
def test_t31_completed_again_while_waiting() -> None:
    scene = dream(dreamer(hand=[55, 46], creatures=[(3, 86), (30, 89), (6, 98)]), deck=[28, 61, 33, 36, 39, 48])

    scene.play(0, 55, on=1)
    scene.play(0, 28, on=2)
    assert scene.question == "devourer"
    scene.target(0, 0, 3)

    assert scene.creatures(0) == [(3, 86, 55), (30, 89, 28), (6, 98, 46)]
    assert scene.hand(0) == [33, 36]
    assert scene.deck == [39, 48]
    assert scene.discarded == [61]


@pytest.mark.rule("NM-T32", "NM-8.8", "NM-12.9")
def test_t32_a_waiting_creature_is_sealed() -> None:
    scene = dream(
        dreamer(hand=[55, 115], creatures=[(3, 86), (30, 71), (6, 98)]),
        deck=[31, 61, 33, 36, 39, 48, 51],
        advanced=True,
    )

    scene.play(0, 55, on=1)
    scene.play(0, 31, on=2)
    assert (scene.question, scene.options) == ("mockingbird", ["play 115 1", "play 115 2", "play 115 3"])
    scene.play(0, 115, on=3)
    assert (scene.question, scene.hand(0)) == ("seal", [])
    scene.choose(0, "activate")

    assert scene.drawn(0) == [33, 36, 39, 48]
    assert scene.hand(0) == [33, 36, 39, 48]
    assert scene.deck == [51]


@pytest.mark.rule("NM-T33", "NM-8.8", "NM-9.18", "NM-12.6")
def test_t33_a_head_and_then_a_seal_on_the_same_creature() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (6, 98)]), deck=[61, 115, 33, 36, 39, 48, 51], advanced=True)

    scene.play(0, 55, on=1)
    assert (scene.question, scene.options) == ("chorister", ["play 61 2", "play 115 1"])
    scene.play(0, 61, on=2)
    assert (scene.question, scene.options) == ("chorister", ["play 115 1", "play 115 2"])
    scene.play(0, 115, on=2)
    assert (scene.question, scene.hand(0)) == ("seal", [33, 36])
    scene.choose(0, "activate")

    assert scene.hand(0) == [33, 36, 39, 48]
    assert scene.deck == [51]


@pytest.mark.rule("NM-T33", "NM-8.8", "NM-9.18", "NM-12.6")
def test_t33_a_seal_and_then_a_head_on_another_creature() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86), (6, 98)]), deck=[61, 115, 33, 36, 39, 48, 51], advanced=True)

    scene.play(0, 55, on=1)
    scene.play(0, 115, on=1)
    assert scene.creatures(0) == [(3, 86, 55), (6, 98, 61)]
    assert (scene.question, scene.hand(0)) == ("seal", [])
    scene.choose(0, "decline")

    assert scene.hand(0) == [33, 36]
    assert scene.deck == [39, 48, 51]


@pytest.mark.rule("NM-T34", "NM-14.4", "NM-A33")
def test_t34_immediate_victory_inside_a_chorister() -> None:
    creatures = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 86), (36, 71)]
    scene = dream(dreamer(hand=[55], creatures=creatures), deck=[46, 12, 15], immediate=True)

    scene.play(0, 55, on=4)

    assert (scene.outcome.reason, scene.outcome.winners()) == ("won", [0])
    assert scene.creatures(0)[4] == (36, 71, 46)
    assert scene.hand(0) == []
    assert scene.revealed == [12]
    assert scene.deck == [15]
    assert scene.discarded == []


@pytest.mark.rule("NM-T35", "NM-9.17", "NM-9.18")
@pytest.mark.parametrize(("second", "left"), [(30, 33), (33, 30)])
def test_t35_a_chorister_over_a_reshuffle(second: int, left: int) -> None:
    scene = dream(dreamer(hand=[55], creatures=[(3, 86)]), deck=[2], discard=[30, 33], then=[second])

    scene.play(0, 55, on=1)

    assert scene.asked == [1, 2]
    assert scene.creatures(0) == [(3, 86, 55), (second, 2)]
    assert scene.deck == [left]
    assert scene.discarded == []


@pytest.mark.rule("NM-T36", "NM-7.6", "NM-8.8", "NM-9.20")
def test_t36_purity_between_two_cards_of_a_chorister() -> None:
    scene = dream(
        dreamer(hand=[55], creatures=[(6, 86), (3, 2), (30, 71)]),
        dreamer(hand=[12, 15]),
        deck=[4, 46, 33, 36, 39],
    )

    scene.play(0, 55, on=1)
    scene.play(0, 4, on=2)
    assert (scene.question, scene.decider) == ("purity", 1)
    assert scene.revealed == [46]
    scene.discard(1, 15)

    assert scene.creatures(0) == [(6, 86, 55), (3, 2, 4), (30, 71, 46)]
    assert scene.hand(0) == [33, 36]
    assert scene.deck == [39]
    assert scene.discarded == [15]


@pytest.mark.rule("NM-T37", "NM-8.8")
def test_t37_the_order_of_the_waiting_list() -> None:
    scene = dream(
        dreamer(hand=[55], creatures=[(3, 86), (30, 71), (6, 98), (15, 26), (36, 80)]),
        deck=[64, 31, 46, 49, 33, 39, 48, 51, 66],
        creatures=7,
    )

    scene.play(0, 55, on=1)
    scene.play(0, 64, on=2)
    scene.play(0, 31, on=3)
    assert (scene.question, scene.revealed) == ("chorister", [46, 49])
    scene.play(0, 46, on=4)
    assert (scene.question, scene.options) == ("mockingbird", ["play 33 new", "play 39 new"])
    scene.play(0, 33)

    assert scene.complete(0) == 5
    assert scene.slots(0)[6] == (33,)
    assert scene.drawn(0) == [33, 39, 48, 51]
    assert scene.hand(0) == [39, 48, 51]
    assert scene.deck == [66]


@pytest.mark.rule("NM-T38", "NM-10.6", "NM-A35")
def test_t38_a_dead_position_ends_the_game_without_a_winner() -> None:
    scene = dream(
        dreamer(hand=[4, 9], creatures=[(3,), (6,), (15,)]),
        dreamer(hand=[46], creatures=[(30,), (33,), (36,)]),
        deck=[12, 18],
        creatures=3,
    )

    scene.draw(0)
    scene.draw(0)

    assert (scene.outcome.reason, scene.outcome.winners()) == ("dead", [])


@pytest.mark.rule("NM-T38", "NM-10.6")
def test_t38_a_torso_outside_keeps_the_game_alive() -> None:
    scene = dream(
        dreamer(hand=[4, 9], creatures=[(3,), (6,), (15,)]),
        dreamer(hand=[46], creatures=[(30,), (33,), (36,)]),
        deck=[12, 18, 2],
        creatures=3,
    )

    scene.draw(0)
    scene.draw(0)

    assert is_next(scene, 1)
