"""What is wrong with a wrong answer, told against the reading that it is nearest to (KS-3.8, KS-3.9)."""

from __future__ import annotations

from typing import Final, final

from nightlight.games.komnata_strachu.actions import FAULT_IDS
from nightlight.games.komnata_strachu.answers import task
from nightlight.games.komnata_strachu.content import ALL_TOKENS, ANSWERS, IN_ROW, SET, TOKENS
from nightlight.games.komnata_strachu.state import BOTH, BY_COLOUR, BY_SHAPE, State
from nightlight.games.komnata_strachu.times import LINE, MISSING

NAMES: Final = {BY_SHAPE: "shape", BY_COLOUR: "colour"}


@final
class Fault:
    """The mistake, the reading that it is nearest to, and as answers what that misses and what it has no use for.

    In a line what is missing is the right line up to its first wrong place.
    """

    def __init__(self, mistake: str, attribute: int, missing: int, extra: int) -> None:
        self.id: Final = FAULT_IDS.index(f"{mistake}_by_{NAMES[attribute]}")
        self.missing: Final = missing
        self.extra: Final = extra


def fault_of(state: State, answer: int) -> Fault:
    """What is wrong with the answer to the cards on the table, by the readings that count (KS-V-7)."""
    kind, by_shape, by_colour = task(state.cards)
    wanted = {BY_SHAPE: by_shape, BY_COLOUR: by_colour}
    if state.agreement.attribute != BOTH:
        wanted = {state.agreement.attribute: wanted[state.agreement.attribute]}
    if kind == LINE:
        return fault_in_line(wanted, ANSWERS[answer])
    return fault_in_set(wanted, SET[answer], escape=kind == MISSING)


def fault_in_set(wanted: dict[int, int], given: int, *, escape: bool) -> Fault:
    """A token that is missing or too many; mixed readings; or at an Escape the Fears that are there."""
    nearest = min(wanted, key=lambda attribute: int(wanted[attribute] ^ given).bit_count())
    if escape:
        nearest = next((each for each in wanted if given == ALL_TOKENS & ~wanted[each]), nearest)
    missing = wanted[nearest] & ~given
    extra = given & ~wanted[nearest]
    others = [wanted[attribute] for attribute in wanted if attribute != nearest]
    if given == 0:
        mistake = "none"
    elif escape and given == ALL_TOKENS & ~wanted[nearest]:
        mistake = "lapse"
    elif extra == 0:
        mistake = "forgotten"
    elif any(extra & ~tokens == 0 for tokens in others):
        mistake = "mixed"
    else:
        mistake = "too_many" if missing == 0 else "other"
    return Fault(mistake, nearest, IN_ROW[missing], IN_ROW[extra])


def fault_in_line(wanted: dict[int, int], given: tuple[int, ...]) -> Fault:
    """A line that is not whole, or in another order."""
    nearest = max(wanted, key=lambda attribute: agreeing(ANSWERS[wanted[attribute]], given))
    line = ANSWERS[wanted[nearest]]
    place = next((place for place, token in enumerate(line) if given[place : place + 1] != (token,)), 0)
    mistake = "none" if len(given) == 0 else "short_line" if len(given) < TOKENS else "order"
    return Fault(mistake, nearest, ANSWERS.index(line[: place + 1]), 0)


def agreeing(line: tuple[int, ...], given: tuple[int, ...]) -> int:
    """At how many places the answer is as the line has it."""
    return len([place for place, token in enumerate(given) if line[place] == token])
