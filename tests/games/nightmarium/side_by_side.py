"""A match and a second telling of it, played side by side: from the start, or from positions that are hard on rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.nightmarium.dream import Dreamer, Scene, dream, dreamer
from games.nightmarium.printed import all_cards, is_seal, positions
from games.nightmarium.reference import Creature, Match, Player, Question
from nightlight.core.chance import Seeded

PLACES: Final = "LTH"


def match_of(scene: Scene, luck: Seeded) -> Match:
    """The position of the scene, for the second telling."""
    state = scene.state
    players = [
        Player(
            set(scene.hand(seat)),
            {slot: Creature(list(cards), scene.seal(seat, slot)) for slot, cards in scene.slots(seat).items()},
        )
        for seat in range(state.seats)
    ]
    return Match(
        players,
        luck,
        set(scene.deck),
        set(scene.discarded),
        creatures=state.creatures,
        immediate=state.immediate,
        max_turns=state.max_turns or None,
        active=state.turn,
        turn=state.number,
    )


def same_cards(scene: Scene, match: Match) -> bool:
    """Whether every card lies in the same place in both tellings."""
    return (
        scene.deck == sorted(match.deck)
        and scene.discarded == sorted(match.discard)
        and scene.revealed == sorted(match.revealed)
        and all(
            scene.hand(seat) == sorted(player.hand)
            and scene.slots(seat) == {slot: tuple(each.cards) for slot, each in sorted(player.slots.items())}
            and all(scene.seal(seat, slot) == each.seal for slot, each in player.slots.items())
            for seat, player in enumerate(match.players)
        )
    )


def asked(scene: Scene) -> Question | None:
    if scene.decider is None or scene.question is None:
        return None
    return scene.decider, scene.question, scene.options


def played_side_by_side(scene: Scene, seed: int, most: int) -> int:
    """Both tellings get the same luck and the same random answers; the number of decisions."""
    luck, answers = Seeded(seed), Seeded(seed + 1)
    match = match_of(scene, Seeded(seed))
    course = match.course()
    expected: Question | None = next(course, None)
    decisions = 0
    while expected is not None and decisions < most:
        assert asked(scene) == expected
        assert same_cards(scene, match)
        seat, _, offered = expected
        answer = offered[answers.below(len(offered))]
        scene.act(seat, answer, luck)
        decisions += 1
        try:
            expected = course.send(answer)
        except StopIteration:
            expected = None
    assert asked(scene) == expected
    assert same_cards(scene, match)
    if expected is None:
        assert scene.outcome.reason == match.over
        assert scene.outcome.winners() == ([match.active] if match.over == "won" else [])
        assert scene.turn == match.turn
    return decisions


def crowded(seed: int) -> Scene:
    """A position with many creatures and few cards left to draw, in which chains are long and piles run out."""
    lot = Seeded(seed)
    seats, slots, advanced = 2 + lot.below(3), 3 + lot.below(5), lot.below(2) == 1
    left = all_cards(advanced=advanced)
    seated = [a_dreamer(left, slots, lot) for _ in range(seats)]
    outside = [left.pop(lot.below(len(left))) for _ in range(lot.below(8))]
    cut = lot.below(len(outside) + 1)
    return dream(
        *seated,
        deck=outside[:cut],
        discard=outside[cut:],
        creatures=slots,
        advanced=advanced,
        immediate=lot.below(4) == 0,
        active=lot.below(seats),
    )


def a_dreamer(left: list[int], slots: int, lot: Seeded) -> Dreamer:
    """Random creatures, mostly unfinished, and a hand of up to six cards, taken from those that are left."""
    creatures: list[tuple[int, ...]] = []
    seals: dict[int, int] = {}
    for slot in range(1, 1 + lot.below(slots + 1)):
        height = 1 + (lot.below(2) if slot == slots else lot.below(3))
        body = [take(left, [card for card in left if place in positions(card)], lot) for place in PLACES[:height]]
        creatures.append(tuple(body))
        spare = [card for card in left if is_seal(card)]
        if height == len(PLACES) and spare and lot.below(4) == 0:
            seals[slot] = take(left, spare, lot)
    hand = [take(left, left, lot) for _ in range(lot.below(7))]
    return dreamer(hand=hand, creatures=creatures, seals=seals)


def take(left: list[int], choice: list[int], lot: Seeded) -> int:
    card = choice[lot.below(len(choice))]
    left.remove(card)
    return card


def crowded_positions(count: int) -> Iterator[tuple[int, Scene]]:
    for seed in range(count):
        scene = crowded(seed)
        if scene.decider is not None:
            yield seed, scene
