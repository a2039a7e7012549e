"""Chance: the same luck on every machine, and luck written down."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightlight.core.chance import Chance, Recorded, Scripted, Seeded
from nightlight.core.errors import BadLuck

SIXES = {
    0: [0, 5, 1, 2, 3, 5, 0, 4, 2, 2, 0, 5],
    1: [0, 0, 1, 4, 4, 0, 3, 1, 1, 4, 1, 4],
    42: [3, 1, 5, 5, 4, 5, 1, 4, 1, 5, 5, 0],
    2**62 + 12345: [0, 4, 1, 3, 2, 3, 2, 3, 3, 1, 5, 3],
}


def rotated(word: int, by: int) -> int:
    """A word of 32 bits, turned left."""
    return (word << by | word >> 32 - by) % 2**32


def spread(word: int) -> int:
    """The finaliser of MurmurHash3, from its description."""
    word %= 2**32
    word = (word ^ word // 2**16) * 0x85EBCA6B % 2**32
    word = (word ^ word // 2**13) * 0xC2B2AE35 % 2**32
    return word ^ word // 2**16


def by_the_book(seed: int, below: list[int]) -> list[int]:
    """xoroshiro64** by Blackman and Vigna, and Lemire's way to a number below n, written for clarity."""
    s0 = spread(seed ^ spread(seed // 2**32))
    s1 = spread(seed // 2**32 + s0 + 0x9E3779B9)
    if s0 == 0 == s1:
        s0 = 1
    drawn = []
    for n in below:
        word = rotated(s0 * 0x9E3779BB % 2**32, 5) * 5 % 2**32
        s1 ^= s0
        s0 = rotated(s0, 26) ^ s1 ^ (s1 * 2**9 % 2**32)
        s1 = rotated(s1, 13)
        drawn.append(word * n // 2**32)
    return drawn


@pytest.mark.parametrize("seed", SIXES)
def test_the_first_dice_of_a_seed_never_change(seed: int) -> None:
    chance = Seeded(seed)

    assert [chance.below(6) for _ in range(12)] == SIXES[seed]


def test_every_bit_of_a_seed_moves_its_first_draw() -> None:
    firsts = {Seeded(7 + (1 << bit)).below(2**31 - 1) for bit in range(3, 63)}

    assert len(firsts) == 60


@given(st.integers(0, 2**63 - 1), st.lists(st.integers(1, 2**31 - 1), max_size=40))
def test_seeded_luck_is_the_published_generator(seed: int, below: list[int]) -> None:
    chance = Seeded(seed)

    assert [chance.below(n) for n in below] == by_the_book(seed, below)


def test_the_two_words_of_a_seed_both_count() -> None:
    draws = set()

    for seed in (5, 6, 5 + 2**32, 5 + 2**40):
        chance = Seeded(seed)
        draws.add(tuple(chance.below(1000) for _ in range(6)))

    assert len(draws) == 4


def test_seeded_dice_are_even() -> None:
    chance = Seeded(2024)
    counts = [0] * 6

    for _ in range(60_000):
        counts[chance.below(6)] += 1

    # Chi-squared with 5 degrees of freedom: beyond 20.5 once in a thousand seeds, and this seed is fixed.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_scripted_luck_answers_in_order_and_then_with_zeros() -> None:
    chance = Scripted([3, 1])

    assert [chance.below(6), chance.below(2), chance.below(6)] == [3, 1, 0]
    assert chance.asked == [6, 2, 6]


@pytest.mark.parametrize("outcome", [6, -1, 2**62])
def test_scripted_luck_refuses_what_the_question_does_not_allow(outcome: int) -> None:
    chance = Scripted([0, outcome])
    chance.below(6)

    with pytest.raises(BadLuck, match=f"outcome 2 must be from 0 to 5, not {outcome}"):
        chance.below(6)


def test_recorded_luck_passes_on_and_remembers() -> None:
    chance = Recorded(Scripted([4, 0, 2]))

    told = [chance.below(n) for n in (6, 3, 6)]

    assert told == chance.outcomes == [4, 0, 2]
    assert chance.asked == [6, 3, 6]


def test_recorded_luck_can_be_played_back() -> None:
    recorded = Recorded(Seeded(9))
    first = [recorded.below(n) for n in (2, 6, 52, 1)]

    again = Scripted(recorded.outcomes)

    assert [again.below(n) for n in recorded.asked] == first


def test_bare_chance_knows_no_answer() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(6)
