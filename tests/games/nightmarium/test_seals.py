"""NM-12: seals, and creatures that nothing can harm."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import dream, dreamer, new_match


@pytest.mark.rule("NM-12.1")
def test_seals_may_be_in_starting_hands() -> None:
    hands = [new_match(5, seed, advanced="yes").hand(seat) for seed in range(10) for seat in range(5)]

    seals = [card for hand in hands for card in hand if card > 108]

    assert 10 <= len(seals) <= 40  # 25 of 250 on average, within more than three standard deviations


@pytest.mark.rule("NM-12.2")
def test_a_seal_is_drawn_held_exchanged_and_discarded_like_any_card() -> None:
    scene = dream(dreamer(hand=[109, 3]), dreamer(), deck=[115, 120], advanced=True)

    scene.draw(0)
    assert scene.hand(0) == [3, 109, 115]
    scene.exchange(0, 109, 115)

    assert scene.hand(0) == [3, 120]
    assert scene.discarded == [109, 115]


@pytest.mark.rule("NM-12.2", "NM-9.7")
def test_a_stolen_card_is_never_a_seal() -> None:
    scene = dream(
        dreamer(hand=[82], creatures=[(3, 86)]),
        dreamer(creatures=[(6, 2, 4), (30, 35, 37)], seals={1: 109}),
        deck=[9],
        advanced=True,
    )

    scene.play(0, 82, on=1)

    assert scene.hand(0) == [37]


@pytest.mark.rule("NM-12.3", "NM-6.10")
def test_a_seal_goes_only_on_own_complete_creatures_without_a_seal() -> None:
    scene = dream(
        dreamer(hand=[109, 3], creatures=[(6,), (30, 35), (33, 32, 37), (36, 47, 52), (39, 53, 46)], seals={4: 110}),
        dreamer(creatures=[(12, 2, 4)]),
        deck=[9],
        advanced=True,
    )

    assert scene.placements(109) == ["3", "5"]
    scene.play(0, 109, on=5)

    assert scene.seal(0, 5) == 109
    assert scene.creatures(0)[4] == (39, 53, 46)
    assert scene.hand(0) == [3]


@pytest.mark.rule("NM-12.3")
def test_a_seal_starts_no_creature() -> None:
    scene = dream(dreamer(hand=[109, 115]), deck=[9], advanced=True)

    assert scene.options == ["draw", "exchange"]


@pytest.mark.rule("NM-12.4")
def test_a_second_seal_finds_no_place_on_an_embodied_creature() -> None:
    scene = dream(dreamer(hand=[109, 110], creatures=[(30, 35, 37)]), deck=[9], advanced=True)

    scene.play(0, 109, on=1)

    assert scene.options == ["draw", "exchange"]


@pytest.mark.rule("NM-12.4", "NM-12.7")
def test_a_seal_never_leaves_its_creature() -> None:
    for seed in range(8):
        scene = new_match(3, seed, advanced="yes")
        sealed: dict[tuple[int, int], tuple[int, ...]] = {}
        for _ in scene.decisions(seed):
            for (seat, slot), seen in sealed.items():
                assert (scene.seal(seat, slot), *scene.slots(seat)[slot]) == seen
            for seat in range(3):
                for slot, creature in scene.slots(seat).items():
                    seal = scene.seal(seat, slot)
                    if seal is not None:
                        sealed[seat, slot] = (seal, *creature)
        assert sealed


@pytest.mark.rule("NM-12.5")
@pytest.mark.parametrize(("first", "second"), [(109, 110), (109, 3), (3, 109)])
def test_the_legion_rule_holds_for_seals(first: int, second: int) -> None:
    scene = dream(dreamer(hand=[109, 110, 112, 3, 33], creatures=[(30, 86, 85), (66, 71, 67)]), deck=[9], advanced=True)

    scene.play(0, first, on=1 if first > 108 else None)

    offered = {int(option.split()[1]) for option in scene.options if option.startswith("play")}
    assert second in offered
    assert offered <= {109, 110, 3}


@pytest.mark.rule("NM-12.6", "NM-8.1")
def test_only_abilities_of_the_seals_legion_are_performed_from_head_to_legs() -> None:
    scene = dream(dreamer(hand=[112, 9], creatures=[(54, 89, 31)]), deck=[30, 33, 36, 39], advanced=True)

    scene.play(0, 112, on=1)
    scene.choose(0, "activate")

    # The red head plays 9; the green torso, a Mockingbird too, is passed over; the red legs draw.
    assert scene.creatures(0) == [(54, 89, 31), (9,)]
    assert scene.hand(0) == [30, 33]


@pytest.mark.rule("NM-12.6")
def test_the_activated_chain_stops_at_the_first_matching_ability_that_cannot_be_performed() -> None:
    scene = dream(dreamer(hand=[112], creatures=[(54, 92, 28)]), deck=[30, 33], advanced=True)

    scene.play(0, 112, on=1)
    scene.choose(0, "activate")

    assert scene.hand(0) == []
    assert scene.deck == [30, 33]


@pytest.mark.rule("NM-12.6", "NM-8.6")
def test_the_activated_chain_is_replaced_by_a_completion() -> None:
    scene = dream(dreamer(hand=[112, 85], creatures=[(54, 89, 31), (6, 98)]), deck=[30, 33], advanced=True)

    scene.play(0, 112, on=1)
    scene.choose(0, "activate")

    assert scene.creatures(0) == [(54, 89, 31), (6, 98, 85)]
    assert scene.hand(0) == []


@pytest.mark.rule("NM-12.6", "NM-A19")
def test_the_owner_activates_all_or_nothing() -> None:
    scene = dream(dreamer(hand=[112], creatures=[(54, 47, 46)]), deck=[3, 6, 9, 12, 15, 18, 24], advanced=True)

    scene.play(0, 112, on=1)
    assert scene.options == ["activate", "decline"]
    scene.choose(0, "activate")

    assert len(scene.hand(0)) == 6
    assert scene.question == "action"


@pytest.mark.rule("NM-12.7", "NM-9.7", "NM-9.10")
def test_an_embodied_creature_is_no_target() -> None:
    scene = dream(
        dreamer(hand=[82], creatures=[(93, 86), (3, 2, 4), (30, 35, 37), (33,)], seals={2: 109}),
        dreamer(creatures=[(6, 26, 13), (36, 32, 52), (39,)], seals={1: 110}),
        deck=[9],
        advanced=True,
    )

    scene.play(0, 82, on=1)
    assert (scene.question, scene.options) == ("executioner", ["target 1 2", "target 1 3"])
    scene.target(0, 1, 3)

    assert (scene.question, scene.options) == ("devourer", ["target 0 3", "target 0 4"])


@pytest.mark.rule("NM-12.7", "NM-10.1")
def test_an_embodied_creature_counts_as_complete_for_victory_and_for_the_limit() -> None:
    creatures = [(3, 2, 4), (6, 26, 13), (30, 35, 37)]
    scene = dream(
        dreamer(hand=[9], creatures=creatures, seals={1: 109, 3: 112}), deck=[12, 15], creatures=3, advanced=True
    )

    assert scene.placements(9) == []
    scene.idle(0)

    assert (scene.outcome.reason, scene.outcome.winners()) == ("won", [0])


@pytest.mark.rule("NM-12.8", "NM-A23")
def test_sealing_a_pure_creature_costs_nobody_a_card() -> None:
    scene = dream(dreamer(hand=[109], creatures=[(3, 2, 4)]), dreamer(hand=[9, 12, 30]), advanced=True)

    scene.play(0, 109, on=1)

    assert scene.hand(1) == [9, 12, 30]


@pytest.mark.rule("NM-12.9", "NM-A20")
@pytest.mark.parametrize("slot", [1, 2])
def test_a_seal_played_by_a_mockingbird_ends_the_chain_even_if_nothing_matches(slot: int) -> None:
    scene = dream(dreamer(hand=[31, 109], creatures=[(54, 86), (30, 35, 37)]), deck=[9, 12], advanced=True)

    scene.play(0, 31, on=1)
    assert scene.options == ["play 109 1", "play 109 2"]
    scene.play(0, 109, on=slot)

    assert scene.hand(0) == []  # the legs, a Mourner, were lost
    assert scene.seal(0, slot) == 109
    assert scene.question == "action"


@pytest.mark.rule("NM-12.9", "NM-A20")
def test_a_seal_played_by_a_mockingbird_ends_the_chain_even_if_the_owner_declines() -> None:
    scene = dream(dreamer(hand=[31, 112], creatures=[(54, 86)]), deck=[9, 12], advanced=True)

    scene.play(0, 31, on=1)
    scene.choose(0, "decline")

    assert scene.hand(0) == []
    assert scene.question == "action"


@pytest.mark.rule("NM-12.10", "NM-A21")
def test_a_revealed_seal_without_a_place_is_discarded() -> None:
    scene = dream(dreamer(hand=[115], creatures=[(12, 86, 55), (3,)]), deck=[112, 4, 30, 33], advanced=True)

    scene.play(0, 115, on=1)
    scene.choose(0, "activate")  # the only complete creature is embodied by now

    assert scene.discarded == [4, 112]


@pytest.mark.rule("NM-12.10", "NM-9.19")
def test_a_revealed_seal_must_be_played_where_it_can_be() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86), (3, 2, 4)]), deck=[110, 26, 30, 33], advanced=True)

    scene.play(0, 55, on=1)
    assert (scene.question, scene.options) == ("chorister", ["play 110 1", "play 110 2"])
    scene.play(0, 110, on=2)

    assert scene.seal(0, 2) == 110
    assert scene.hand(0) == []  # the chain ended: the Mourner legs were lost
    assert scene.discarded == [26]


@pytest.mark.rule("NM-12.10", "NM-8.8")
def test_two_revealed_seals_start_two_activations_in_order() -> None:
    scene = dream(
        dreamer(hand=[55], creatures=[(3, 86), (12, 2, 4), (54, 35, 37)]),
        deck=[109, 112, 30, 33, 36, 39, 48],
        advanced=True,
    )

    scene.play(0, 55, on=1)
    scene.play(0, 112, on=3)
    scene.play(0, 109, on=2)
    assert (scene.question, scene.view(None).json()["waiting"]) == ("seal", [{"slot": 2, "seal": "blue"}])
    scene.choose(0, "decline")
    assert scene.question == "seal"
    scene.choose(0, "activate")

    assert scene.hand(0) == [30, 33]


@pytest.mark.rule("NM-12.11", "NM-A22")
def test_seals_of_the_legion_may_serve_for_purity() -> None:
    scene = dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[9, 109, 112, 30]), advanced=True)

    scene.play(0, 4, on=1)

    assert scene.options == ["discard 9", "discard 109"]


@pytest.mark.rule("NM-12.12")
def test_a_seal_does_not_count_for_purity_when_the_head_returns() -> None:
    scene = dream(
        dreamer(hand=[37, 109], creatures=[(3, 2), (6, 26, 13)]), dreamer(hand=[9, 12]), deck=[30], advanced=True
    )

    scene.play(0, 37, on=1)  # a red head on a blue body

    assert scene.hand(1) == [9, 12]
    assert scene.complete(0) == 2


@pytest.mark.rule("NM-12.12")
def test_a_seal_of_another_legion_leaves_a_creature_as_pure_as_it_was() -> None:
    scene = dream(
        dreamer(hand=[112, 9], creatures=[(3, 2, 4)]),
        dreamer(hand=[82], creatures=[(30, 86)]),
        deck=[12, 15],
        advanced=True,
    )

    scene.play(0, 112, on=1)
    scene.draw(0)
    scene.play(1, 82, on=1)  # the Executioner finds no target: neither the seal nor the head is to be had

    assert scene.hand(1) == []
    assert scene.creatures(0) == [(3, 2, 4)]
    assert scene.seal(0, 1) == 112
