"""What an action would bring: what is foretold as certain happens, what is foretold as impossible never does."""

from __future__ import annotations

import pytest

from games.nightmarium.dream import Scene, action_of, dream, dreamer, new_match
from nightlight.core.chance import Seeded
from nightlight.core.event import Log
from nightlight.core.step import NOBODY, apply, first, options
from nightlight.games.nightmarium.content import SEAL
from nightlight.games.nightmarium.outlook import ACTS, PERHAPS, Outlook, outlook
from nightlight.games.nightmarium.state import State

FOUR = [(3, 2, 4), (6, 26, 13), (30, 35, 37), (33, 71, 52)]


def foretold(scene: Scene, option: str) -> Outlook:
    seat = scene.decider
    assert seat is not None, "somebody decides"
    found = outlook(scene.view(seat), action_of(scene.state, seat, option))
    assert found is not None, "the option wakes or builds something"
    return found


def fates(scene: Scene, option: str) -> list[str]:
    """What becomes of each ability from the head down, such as `mourner acts`."""
    deeds = [deed.json() for deed in foretold(scene, option).deeds]
    return [f"{deed['ability']} {deed['fate']}" for deed in deeds]


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

    (devourer,) = [deed.json() for deed in foretold(scene, "play 28 1").deeds]

    assert devourer == {"part": "head", "ability": "devourer", "fate": "acts", "harm": harm}


@pytest.mark.rule("NM-T26", "NM-14.4")
def test_an_immediate_victory_lets_nothing_act() -> None:
    scene = dream(dreamer(hand=[28], creatures=[(36, 86), *FOUR]), deck=[12], immediate=True)

    coming = foretold(scene, "play 28 1")

    assert (coming.wins, coming.wakes, len(coming.deeds)) == (True, False, 0)


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
        offered = options(scene.state, seat)
        for action in offered:
            coming = outlook(scene.view(seat), action)
            if coming is not None and coming.wakes:
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
        offered = options(state, decider)
        wake = state.top().name() == "seal"
        apply(state, decider, offered[0 if wake else luck.below(len(offered))], luck)
    return log


def compare(coming: Outlook, log: Log) -> None:
    """The abilities that acted when the creature woke are those that were certain, and none of the impossible ones."""
    begin = "activated" if coming.part == SEAL else "woke"
    begins = [
        number
        for number, event in enumerate(log.events)
        if event.news.name == begin and event.get("slot") == coming.slot
    ]
    if not begins:
        assert all(deed.fate != ACTS for deed in coming.deeds)
        return
    acted: list[int] = []
    for event in log.events[begins[0] + 1 :]:
        if event.news.name in ("woke", "activated"):
            break
        if event.news.name == "performed":
            acted.append(event.get("part"))
    assert {deed.part for deed in coming.deeds if deed.fate == ACTS} <= set(acted)
    assert set(acted) <= {deed.part for deed in coming.deeds if deed.fate in (ACTS, PERHAPS)}
