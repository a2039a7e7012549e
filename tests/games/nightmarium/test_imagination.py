"""NM-13: what a seat imagines fits all that everybody remembers, and every such deal is as likely as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from games.nightmarium.dream import Scene, dream, dreamer, new_match
from games.nightmarium.memory import Hands, Memory
from games.nightmarium.side_by_side import crowded
from games.nightmarium.situations import SITUATIONS
from nightlight.core.chance import Seeded
from nightlight.games.nightmarium.state import State

SAMPLES_PER_WORLD = 50
DEVIATIONS = 5


def hands_of(state: State) -> Hands:
    return tuple(tuple(card + 1 for card in player.hand) for player in state.players)


def remembered(scene: Scene, seat: int | None) -> tuple[object, object]:
    known = scene.view(seat).json()
    return known["may_hold"], known["may_be_in_deck"]


@pytest.mark.rule("NM-13.6", "NM-13.8", "NM-13.9")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("advanced", ["no", "yes"])
def test_everyone_remembers_what_public_events_tell(players: int, advanced: str) -> None:
    for seed in range(3):
        scene = new_match(players, seed, advanced=advanced)
        memory = Memory(scene)
        for _ in scene.decisions(seed):
            memory.follow()
            hidden = memory.hidden()
            expected = ([sorted(hand & hidden) for hand in memory.hands], sorted(memory.deck & hidden))
            assert all(remembered(scene, seat) == expected for seat in (None, 0, 1))


@pytest.mark.rule("NM-13.6", "NM-13.8", "NM-13.9")
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_remembers_what_is_not_true(players: int) -> None:
    for seed in range(6):
        scene = new_match(players, seed, advanced="yes")
        memory = Memory(scene)
        for _ in scene.decisions(seed):
            memory.follow()
            assert all(set(scene.hand(seat)) <= memory.hands[seat] for seat in range(players))
            assert set(scene.deck) <= memory.deck


@pytest.mark.rule("NM-13.1", "NM-13.5", "NM-13.6", "NM-13.8", "NM-13.9", "NM-13.10")
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_deal_that_fits_what_everybody_remembers_is_imagined_equally_often(
    situation: str, seat: int | None
) -> None:
    build, happen = SITUATIONS[situation]
    scene = build()
    memory = Memory(scene)
    happen(scene)
    memory.follow()
    worlds = set(memory.worlds(seat))
    assert hands_of(scene.state) in worlds

    assert evenly_imagined(scene, seat, worlds)


def evenly_imagined(scene: Scene, seat: int | None, worlds: set[Hands]) -> bool:
    """Whether the seat imagines these worlds, all of them, and none more often than luck would have it."""
    view, chance = scene.view(seat), Seeded(7)
    imagined = Counter(hands_of(view.imagine(chance)) for _ in range(SAMPLES_PER_WORLD * len(worlds)))
    chi_square = sum((count - SAMPLES_PER_WORLD) ** 2 / SAMPLES_PER_WORLD for count in imagined.values())
    freedom = len(worlds) - 1
    return set(imagined) == worlds and abs(chi_square - freedom) <= DEVIATIONS * (2 * freedom) ** 0.5


def learned(seed: int) -> tuple[Scene, Memory] | None:
    """A crowded position some decisions later, if much has been learned of the hidden cards and few worlds are left."""
    scene = crowded(seed)
    memory = Memory(scene)
    for decision, _ in enumerate(scene.decisions(seed)):
        memory.follow()
        hidden = memory.hidden()
        known = [hand & hidden for seat, hand in enumerate(memory.hands) if scene.hand(seat)]
        different = len({frozenset(hand) for hand in [*known, memory.deck & hidden]}) > 2
        if decision >= 5 and len(hidden) <= 7 and different and 2 <= len(set(memory.worlds(None))) <= 60:
            return scene, memory
        if decision == 40:
            break
    return None


@pytest.mark.rule("NM-13.6", "NM-13.8", "NM-13.9")
def test_deals_are_imagined_equally_often_however_much_has_been_learned() -> None:
    positions = [found for seed in range(150) if (found := learned(seed)) is not None]
    assert len(positions) > 15

    for scene, memory in positions[:20]:
        for seat in (None, 0):
            worlds = set(memory.worlds(seat))
            assert hands_of(scene.state) in worlds
            assert evenly_imagined(scene, seat, worlds), f"{scene.view(seat).json()}"


@pytest.mark.rule("NM-13.10")
def test_marks_are_imagined_within_the_imagined_hand() -> None:
    scene = dream(dreamer(hand=[9, 12, 15]), dreamer(hand=[18]), deck=[21, 24, 27])
    scene.choose(0, "exchange")
    scene.mark(0, 12)
    chance = Seeded(3)

    for _ in range(200):
        other = Scene(scene.view(1).imagine(chance))
        assert other.question == "exchange"
        marks = [int(option.split()[1]) for option in other.options if option != "stop"]
        assert set(marks) <= set(other.hand(0))
        assert len(other.options) > 1
        assert other.everywhere() == scene.everywhere()


@pytest.mark.rule("NM-13.5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_an_imagined_match_holds_the_same_cards_in_the_same_numbers(players: int) -> None:
    scene = new_match(players, seed=players, advanced="yes")
    chance = Seeded(1)
    for _ in scene.decisions(seed=players):
        for seat in (None, 0):
            other = Scene(scene.view(seat).imagine(chance))
            assert other.everywhere() == scene.everywhere()
            assert len(other.deck) == len(scene.deck)
            assert [len(other.hand(each)) for each in range(players)] == [
                len(scene.hand(each)) for each in range(players)
            ]
            assert other.view(seat).json() == scene.view(seat).json()
