"""What an action would bring: what is foretold as certain happens, what is foretold as impossible never does."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.nightmarium.dream import Scene, action_of, dream, dreamer, new_match
from nightlight.core.chance import Seeded
from nightlight.core.event import Log
from nightlight.core.step import NOBODY, apply, first, legal
from nightlight.games.nightmarium.content import PART_IDS, POSITIONS
from nightlight.games.nightmarium.game import GAME
from nightlight.games.nightmarium.outlook import outlook, prospects
from nightlight.games.nightmarium.shapes import ACTS, PERHAPS, Awakening, Prospects, Strike
from nightlight.games.nightmarium.state import State

FOUR = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52)]


def foretold(scene: Scene, option: str) -> Awakening:
    seat = scene.decider
    assert seat is not None, "somebody decides"
    found = outlook(scene.view(seat), action_of(scene.state, seat, option))
    assert found is not None
    assert found["kind"] == "play" or found["kind"] == "activate", "the option wakes or builds something"
    return found


def struck(scene: Scene, option: str) -> Strike:
    seat = scene.decider
    assert seat is not None, "somebody decides"
    found = outlook(scene.view(seat), action_of(scene.state, seat, option))
    assert found is not None
    assert found["kind"] == "target", "the option picks a creature"
    return found


def told(scene: Scene, seat: int) -> Prospects:
    return prospects(scene.view(seat))


def fates(scene: Scene, option: str) -> list[str]:
    """What becomes of each ability from the head down, such as `mourner acts`."""
    return [f"{deed['ability']} {deed['fate']}" for deed in foretold(scene, option)["deeds"]]


@pytest.mark.rule("NM-T6", "NM-9.15")
def test_a_mockingbird_with_an_empty_hand_is_foretold_to_stop() -> None:
    scene = dream(dreamer(hand=[31], creatures=[(12, 86)]), deck=[9, 30])

    assert fates(scene, "play 31 1") == ["mockingbird stops", "mourner silent"]


@pytest.mark.rule("NM-EX6", "NM-8.4")
def test_a_chain_is_foretold_up_to_the_ability_without_a_target() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(12, 8)]), deck=[30, 33, 36, 39])

    assert fates(scene, "play 46 1") == ["mourner acts", "scavenger stops", "mourner silent"]


def test_a_mockingbird_whose_card_may_complete_another_creature_leaves_the_rest_open() -> None:
    scene = dream(dreamer(hand=[31, 28, 9], creatures=[(12, 86), (30, 98)]), deck=[36, 39])

    assert fates(scene, "play 31 1") == ["mockingbird acts", "mourner perhaps"]


def test_a_mockingbird_that_must_complete_another_creature_silences_the_rest() -> None:
    scene = dream(dreamer(hand=[31, 28], creatures=[(12, 86), (30, 98)]), deck=[36, 39])

    assert fates(scene, "play 31 1") == ["mockingbird acts", "mourner silent"]


def test_a_mockingbird_that_only_begins_creatures_silences_nothing() -> None:
    scene = dream(dreamer(hand=[31, 9], creatures=[(12, 86)]), deck=[36, 39])

    assert fates(scene, "play 31 1") == ["mockingbird acts", "mourner acts"]


def test_a_drawn_card_may_be_what_the_mockingbird_needs() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(12, 89)]), deck=[9, 30, 33, 36])

    assert fates(scene, "play 46 1") == ["mourner acts", "mockingbird perhaps", "mourner perhaps"]


@pytest.mark.rule("NM-EX9", "NM-9.8")
def test_a_head_that_the_executioner_takes_gives_the_scavenger_a_target() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(30, 8)]), dreamer(creatures=[(3, 2, 4)]), deck=[9])

    assert fates(scene, "play 82 1") == ["executioner acts", "scavenger acts"]


@pytest.mark.rule("NM-T4")
def test_lone_legs_that_the_executioner_takes_leave_the_scavenger_nothing() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(30, 8)]), dreamer(creatures=[(59,)]), deck=[9])

    assert fates(scene, "play 82 1") == ["executioner acts", "scavenger stops"]


def test_what_the_executioner_takes_decides_whether_the_scavenger_acts() -> None:
    sealed = dreamer(creatures=[(59,), (3, 2, 4)], seals={2: 109})
    open_one = dreamer(creatures=[(59,), (3, 2, 4)])

    seen = [
        fates(dream(dreamer(hand=[82], creatures=[(30, 8)]), rival, deck=[9], advanced=True), "play 82 1")
        for rival in (sealed, open_one)
    ]

    assert seen == [["executioner acts", "scavenger stops"], ["executioner acts", "scavenger perhaps"]]


def test_a_chorister_leaves_open_what_comes_after_it() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86), (30, 98)]), deck=[2, 4, 33, 36, 39])

    assert fates(scene, "play 55 1") == ["chorister acts", "mourner perhaps"]


def test_a_chorister_that_can_complete_nothing_silences_nothing() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86)]), deck=[2, 4, 33, 36, 39])

    assert fates(scene, "play 55 1") == ["chorister acts", "mourner acts"]


@pytest.mark.rule("NM-T15", "NM-9.2")
def test_cards_that_run_out_are_foretold() -> None:
    empty = dream(dreamer(hand=[46], creatures=[(3, 89)]), dreamer(hand=[15]))
    two = dream(dreamer(hand=[46], creatures=[(12, 47)]), dreamer(hand=[15]), deck=[9, 30])

    assert fates(empty, "play 46 1") == ["mourner stops", "mockingbird silent"]
    assert fates(two, "play 46 1") == ["mourner acts", "mourner stops", "mourner silent"]


@pytest.mark.rule("NM-T1", "NM-9.12")
@pytest.mark.parametrize(("others", "harm"), [(FOUR, "victory"), (FOUR[:2], "complete"), ([*FOUR[:2], (9,)], "none")])
def test_a_devourer_is_foretold_with_what_it_must_break(others: list[tuple[int, ...]], harm: str) -> None:
    scene = dream(dreamer(hand=[28], creatures=[(36, 86), *others]), deck=[12], action=2)

    (devourer,) = foretold(scene, "play 28 1")["deeds"]

    bites = [slot + 2 for slot in range(len(others))]
    expected = {"part": "head", "ability": "devourer", "fate": "acts", "harm": harm, "bites": bites, "percent": None}
    assert devourer == expected


@pytest.mark.rule("NM-T26", "NM-14.4")
def test_an_immediate_victory_lets_nothing_act() -> None:
    scene = dream(dreamer(hand=[28], creatures=[(36, 86), *FOUR]), deck=[12], immediate=True)

    coming = foretold(scene, "play 28 1")

    assert (coming["wins"], coming["wakes"], len(coming["deeds"])) == (True, False, 0)


@pytest.mark.rule("NM-T18", "NM-12.6")
def test_a_seal_wakes_the_abilities_of_its_legion() -> None:
    scene = dream(dreamer(hand=[115], creatures=[(57, 47, 55)]), deck=[2, 4, 26, 13], advanced=True)

    before = fates(scene, "play 115 1")
    scene.play(0, 115, on=1)

    assert before == ["chorister acts", "chorister acts"]
    assert fates(scene, "activate") == before


@pytest.mark.rule("NM-8.8", "NM-9.20")
def test_a_chorister_s_other_card_is_placed_before_the_creature_acts() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86), (30, 71)]), deck=[28, 61, 33, 36])
    scene.play(0, 55, on=1)

    assert fates(scene, "play 28 2") == ["devourer acts"]
    assert fates(scene, "play 61 2") == ["mourner acts"]


@pytest.mark.rule("NM-8.8", "NM-8.9")
def test_what_wakes_second_waits_and_is_left_open() -> None:
    scene = dream(dreamer(hand=[55], creatures=[(12, 86), (30, 71), (6, 98), (15, 26)]), deck=[28, 61, 33, 36])
    scene.play(0, 55, on=1)
    first_card = fates(scene, "play 28 2")

    scene.play(0, 28, on=2)

    assert first_card == ["devourer acts"]
    assert fates(scene, "play 61 3") == ["mourner perhaps"]


@pytest.mark.parametrize("advanced", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_foretold_holds_in_random_play(players: int, advanced: str) -> None:
    luck = Seeded(11)

    judged = sum(foretell_all(new_match(players, seed, advanced=advanced), luck) for seed in range(4))

    assert judged > 100


def foretell_all(scene: Scene, luck: Seeded) -> int:
    """Play a match at random; before each answer, compare all that is foretold with what would happen."""
    judged = 0
    while scene.decider is not None:
        seat = scene.decider
        offered = legal(scene.state, seat)
        for action in offered:
            coming = outlook(scene.view(seat), action)
            if coming is not None and (coming["kind"] == "play" or coming["kind"] == "activate") and coming["wakes"]:
                judged += 1
                compare(coming, played_out(scene.state.clone(), seat, action, luck))
        apply(scene.state, seat, offered[luck.below(len(offered))], luck)
    return judged


def played_out(state: State, seat: int, action: int, luck: Seeded) -> Log:
    """All that happens until the action is done, with choices at random; a seal always wakes its creature."""
    state.log = log = Log()
    apply(state, seat, action, luck)
    while state.actors != NOBODY and state.top().name() != "action":
        decider = first(state.actors)
        offered = legal(state, decider)
        wake = state.top().name() == "seal"
        apply(state, decider, offered[0 if wake else luck.below(len(offered))], luck)
    return log


def compare(coming: Awakening, log: Log) -> None:
    """The abilities that acted when the creature woke are those that were certain, and none of the impossible ones."""
    begin = "activated" if coming["part"] == "seal" else "woke"
    begins = [
        number
        for number, event in enumerate(log.events)
        if event.news.name == begin and event.get("slot") + 1 == coming["slot"]
    ]
    if not begins:
        assert all(deed["fate"] != ACTS for deed in coming["deeds"])
        return
    acted: list[str] = []
    for event in log.events[begins[0] + 1 :]:
        if event.news.name in ("woke", "activated"):
            break
        if event.news.name == "performed":
            acted.append(PART_IDS[event.get("part")])
    assert {deed["part"] for deed in coming["deeds"] if deed["fate"] == ACTS} <= set(acted)
    assert set(acted) <= {deed["part"] for deed in coming["deeds"] if deed["fate"] in (ACTS, PERHAPS)}


# --- what is picked, and chances


@pytest.mark.parametrize("players", [2, 4])
def test_a_creature_that_is_picked_loses_what_was_foretold(players: int) -> None:
    luck = Seeded(5)

    judged = sum(strike_all(new_match(players, seed, advanced="yes"), luck) for seed in range(4))

    assert judged > 30


def strike_all(scene: Scene, luck: Seeded) -> int:
    """Play a match at random; before each answer that picks a creature, compare what it loses with the truth."""
    judged = 0
    while scene.decider is not None:
        seat = scene.decider
        offered = legal(scene.state, seat)
        for action in offered:
            coming = outlook(scene.view(seat), action)
            if coming is not None and coming["kind"] == "target":
                judged += 1
                compare_strike(coming, scene.state, seat, action)
        apply(scene.state, seat, offered[luck.below(len(offered))], luck)
    return judged


def compare_strike(coming: Strike, before: State, seat: int, action: int) -> None:
    after = before.clone()
    step = after.top()
    step.decide(after, seat, action, Seeded(0))
    robbed, slot = coming["seat"], coming["slot"] - 1
    left = after.players[robbed].cards(slot)

    assert before.players[robbed].cards(slot) == [*left, *(card - 1 for card in coming["cards"])]
    assert coming["whole"] == (step.name() == "scavenger")
    assert (coming["before"], coming["after"]) == (complete(before, robbed), complete(after, robbed))
    hand = set(after.players[seat].hand) - set(before.players[seat].hand)
    assert [card + 1 for card in hand] == (coming["cards"] if coming["to"] == "hand" else [])


def complete(state: State, seat: int) -> int:
    return int(state.players[seat].complete).bit_count()


@pytest.mark.rule("NM-9.8")
def test_an_executioner_takes_the_top_card_into_the_hand() -> None:
    rival = dreamer(creatures=[(59,), (3, 2, 4)])
    scene = dream(dreamer(hand=[82], creatures=[(30, 71)]), rival, deck=[9])
    scene.play(0, 82, on=1)

    coming = struck(scene, "target 1 2")

    assert (coming["cards"], coming["to"], coming["before"], coming["after"]) == ([4], "hand", 1, 0)


@pytest.mark.parametrize("hand", [[55, 9], [55]])
@pytest.mark.parametrize("deck", [[2, 4, 33, 36, 39], [4, 33], [8]])
@pytest.mark.rule("NM-9.18")
def test_the_chance_of_a_chorister_is_that_of_all_pairs(hand: list[int], deck: list[int]) -> None:
    scene = dream(dreamer(hand=hand, creatures=[(12, 86), (30, 98)]), deck=deck, discard=[13, 7])
    (chorister,) = [deed for deed in foretold(scene, "play 55 1")["deeds"] if deed["ability"] == "chorister"]

    after = scene.state.clone()
    apply_head(after, 55)
    lacking = after.players[0].lacking(after.creatures)
    fitting = [any(POSITIONS[card - 1] & lacking for card in pair) for pair in pairs_of(scene, deck, [7, 13])]

    assert chorister["percent"] == int(100 * sum(fitting) / len(fitting) + 0.5)


def apply_head(state: State, card: int) -> None:
    state.players[0].give(card - 1)
    state.players[0].put(card - 1, 0)


def pairs_of(scene: Scene, deck: list[int], discard: list[int]) -> list[tuple[int, int]]:
    """What may be revealed: cards that the seat has not seen, and of the discard pile when the deck has but one."""
    unseen = [card + 1 for card in scene.view(0).table.unseen]
    if len(deck) > 1:
        return list(permutations(unseen, 2))
    return [(first_card, second) for first_card in unseen for second in discard]


@pytest.mark.rule("NM-11.1")
def test_an_empty_deck_is_drawn_from_the_discard_pile() -> None:
    scene = dream(dreamer(hand=[9]), dreamer(hand=[1, 4]), deck=[], discard=[13, 3, 6, 12])

    assert outlook(scene.view(0), action_of(scene.state, 0, "draw")) == {"kind": "draw", "percent": 25}


def test_what_is_drawn_may_be_any_card_that_was_not_seen() -> None:
    scene = dream(dreamer(hand=[9]), dreamer(hand=[1, 3]), deck=[13, 6])

    assert outlook(scene.view(0), action_of(scene.state, 0, "draw")) == {"kind": "draw", "percent": 50}


def test_what_an_action_would_bring_is_found_out_once() -> None:
    scene = dream(dreamer(hand=[46], creatures=[(12, 8)]), deck=[30, 33, 36, 39])
    view, action = scene.view(0), action_of(scene.state, 0, "play 46 1")

    assert outlook(view, action) is outlook(view, action)
    assert GAME.outlook(view, action) is outlook(view, action)


# --- what goes on at the table


@pytest.mark.rule("NM-6.8", "NM-6.9")
def test_a_second_card_is_bound_to_the_legion_of_the_first() -> None:
    scene = dream(dreamer(hand=[9, 6, 33], creatures=[]), deck=[30])
    scene.play(0, 9)

    assert told(scene, 0)["bound"] == "blue"
    assert told(scene, 1)["bound"] is None


@pytest.mark.rule("NM-7.4", "NM-7.8")
def test_who_lacks_the_legion_of_a_pure_creature_gives_a_pair() -> None:
    scene = dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[30, 33, 36]), deck=[9, 12])
    scene.play(0, 4, on=1)

    assert told(scene, 1)["pair"]
    assert not told(scene, 0)["pair"]
    assert told(scene, 0)["tribute"] == {"legion": "blue", "seat": 1, "first": None}


@pytest.mark.rule("NM-5.1")
def test_an_exchange_brings_half_as_many_cards_rounded_down() -> None:
    scene = dream(dreamer(hand=[3, 6, 9, 12, 15]), deck=[30, 33, 36])

    assert told(scene, 0)["drawn"] == [0, 0, 1, 1, 2, 2]
    assert told(scene, 1)["drawn"] is None


def test_a_creature_that_acts_is_told_with_the_parts_that_are_left() -> None:
    scene = dream(dreamer(hand=[82], creatures=[(30, 8)]), dreamer(creatures=[(59,), (3, 2, 4)]), deck=[9])
    scene.play(0, 82, on=1)

    assert told(scene, 1)["acting"] == {"slot": 1, "seal": None, "left": 2, "now": True, "end": None}
    assert told(scene, -1)["acting"] == told(scene, 0)["acting"]
