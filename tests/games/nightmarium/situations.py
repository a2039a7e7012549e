"""Small positions in which somebody has learned something about hidden cards, so that all worlds can be counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.nightmarium.dream import Scene, dream, dreamer


def fresh() -> Scene:
    """Nothing has happened yet."""
    return dream(dreamer(hand=[9, 12]), dreamer(hand=[15]), dreamer(hand=[33]), deck=[36, 84])


def with_an_executioner() -> Scene:
    """Everybody will know that seat 0 holds 4."""
    return dream(
        dreamer(hand=[82, 9], creatures=[(30, 86)]), dreamer(hand=[15, 18], creatures=[(3, 2, 4)]), deck=[12, 24]
    )


def executioner_acts(scene: Scene) -> None:
    scene.play(0, 82, on=1)


def with_a_pure_creature() -> Scene:
    return dream(
        dreamer(hand=[4, 18], creatures=[(3, 2)]),
        dreamer(hand=[30, 33, 84, 90]),
        dreamer(hand=[9, 12]),
        deck=[15, 36, 21],
    )


def purity_is_paid(scene: Scene) -> None:
    scene.play(0, 4, on=1)
    scene.discard(1, 30)
    scene.discard(1, 33)
    scene.discard(2, 9)


def with_a_mockingbird() -> Scene:
    return dream(dreamer(hand=[31, 4, 13], creatures=[(12, 86)]), dreamer(hand=[9, 59]), dreamer(hand=[26]), deck=[15])


def mockingbird_is_stuck(scene: Scene) -> None:
    scene.play(0, 31, on=1)


def around_a_reshuffle() -> Scene:
    return dream(dreamer(hand=[9, 12]), dreamer(hand=[15, 18]), dreamer(hand=[21]), discard=[30, 33, 36, 39])


def seat_0_draws(scene: Scene) -> None:
    scene.draw(0)


def purity_is_paid_and_seat_1_draws(scene: Scene) -> None:
    purity_is_paid(scene)
    scene.exchange(0, 18)
    scene.draw(1)


def with_a_pure_creature_and_few_cards() -> Scene:
    return dream(dreamer(hand=[4], creatures=[(3, 2)]), dreamer(hand=[30, 33, 84]), dreamer(hand=[9, 12]), deck=[15])


def purity_is_asked(scene: Scene) -> None:
    scene.play(0, 4, on=1)


def purity_of_the_last_is_asked(scene: Scene) -> None:
    purity_is_asked(scene)
    scene.discard(1, 30)
    scene.discard(1, 33)


def nothing(scene: Scene) -> None:
    pass


def chatter() -> Scene:
    return dream(dreamer(hand=[31, 9, 2, 46], creatures=[(12, 86), (3,)]), dreamer(hand=[15, 26]), deck=[18, 4])


def mockingbird_is_asked(scene: Scene) -> None:
    scene.play(0, 31, on=1)


SITUATIONS: Final[dict[str, tuple[Callable[[], Scene], Callable[[Scene], None]]]] = {
    "nothing has happened": (fresh, nothing),
    "an Executioner took a card": (with_an_executioner, executioner_acts),
    "a hand had no card of a legion": (with_a_pure_creature, purity_is_paid),
    "a hand had none and has drawn since": (with_a_pure_creature, purity_is_paid_and_seat_1_draws),
    "a hand had no card to play": (with_a_mockingbird, mockingbird_is_stuck),
    "the discard pile became the deck": (around_a_reshuffle, seat_0_draws),
    "a purity discard is asked for": (with_a_pure_creature_and_few_cards, purity_is_asked),
    "the next purity discard is asked for": (with_a_pure_creature_and_few_cards, purity_of_the_last_is_asked),
    "a Mockingbird is asked for": (chatter, mockingbird_is_asked),
}
