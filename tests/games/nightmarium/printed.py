"""The cards as they are printed, read a second time: for each number positions (legs, torso, head) and ability."""

from __future__ import annotations

from typing import Final

LEGIONS: Final = ["blue", "red", "brown", "green"]
FEARS: Final = 108
SEALS: Final = 12
PAINTED: Final = """
H scavenger, T, L
H, TH mourner, L
H scavenger, T scavenger, L scavenger
TH devourer, LT mourner, L mourner
H, LT scavenger, L
H scavenger, TH scavenger, L scavenger
H scavenger, T scavenger, LT scavenger
H, T scavenger, L scavenger
H devourer, T, L
H devourer, TH mockingbird, L
H mockingbird, T mockingbird, L
TH mourner, T, L
H, LT mockingbird, L
H devourer, TH devourer, L devourer
H mockingbird, LT devourer, L mockingbird
H mourner, T mourner, L
H mourner, LT mourner, L
H, T devourer, L mourner
H chorister, T chorister, L chorister
H mockingbird, LTH mockingbird, L mockingbird
H mourner, LTH mourner, L mourner
H chorister, LTH chorister, L
H, T chorister, L
H, T, L
H chorister, LTH chorister, L chorister
H chorister, T chorister, L chorister
H, T, L
H executioner, TH executioner, L executioner
H, T, L
H mockingbird, T mockingbird, L mockingbird
H devourer, T devourer, L devourer
H executioner, T executioner, L executioner
H, T, L
H executioner, T executioner, L executioner
H executioner, LT executioner, L executioner
H executioner, T executioner, L executioner
"""
PRINTED: Final = [card.split() for line in PAINTED.split("\n") if line for card in line.split(", ")]


def legion(card: int) -> str:
    """The colour of the card's right edge: 27 fear cards of each, then 3 seals of each."""
    return LEGIONS[(card - 1) // 27] if card <= FEARS else LEGIONS[(card - FEARS - 1) // 3]


def is_seal(card: int) -> bool:
    return card > FEARS


def positions(card: int) -> str:
    """The places the card may take, such as `LT`; none for a seal."""
    return "" if is_seal(card) else PRINTED[card - 1][0]


def ability(card: int) -> str:
    """Its ability, if it has one."""
    return "" if is_seal(card) else " ".join(PRINTED[card - 1][1:])


def all_cards(*, advanced: bool) -> list[int]:
    return list(range(1, FEARS + (SEALS if advanced else 0) + 1))
