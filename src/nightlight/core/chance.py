"""Where luck comes from. The rules ask for a number; they never learn who chose it.

A function that takes a `chance` is random; one that does not is not.
"""

from __future__ import annotations

from typing import Final, final

from nightlight.core.errors import BadLuck
from nightlight.core.native import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
TWICE: Final[i64] = 0x100000001  # multiplied by this, a word appears twice in a row: shifted right, it is rotated


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers one question: a whole number from 0 up to, not including, n."""

    def below(self, n: i64) -> i64:
        raise NotImplementedError


@final
class Seeded(Chance):
    """xoroshiro64**: two 32-bit words, the same sequence on every Python and when compiled.

    For simulations and bots. `n` must be below 2**31. It is not secret: the rest can be predicted from enough outcomes.
    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = scramble(seed ^ scramble(seed >> 32))
        self.b: i64 = scramble((seed >> 32) + self.a + 0x9E3779B9)
        if self.a == 0 and self.b == 0:
            self.a = 1

    def below(self, n: i64) -> i64:
        a = self.a
        b = self.b ^ a
        word = (a * 0x9E3779BB) & WORD
        word = ((word * TWICE >> 27) * 5) & WORD
        self.a = ((a * TWICE >> 6) ^ b ^ (b << 9)) & WORD
        self.b = (b * TWICE >> 19) & WORD
        return (word * n) >> 32


@final
class Scripted(Chance):
    """Answers from a list, then zeros: for tests, replays, and walking the tree of outcomes."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        k = len(self.asked)
        self.asked.append(n)
        if k >= len(self.outcomes):
            return 0
        outcome = self.outcomes[k]
        if not 0 <= outcome < n:
            raise BadLuck(f"outcome {k + 1} must be from 0 to {n - 1}, not {outcome}")
        return outcome


@final
class Recorded(Chance):
    """Passes questions on and remembers them with their answers, for the journal."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.asked: list[int] = []
        self.outcomes: list[int] = []

    def below(self, n: i64) -> i64:
        outcome = self.source.below(n)
        self.asked.append(n)
        self.outcomes.append(outcome)
        return outcome


def scramble(word: i64) -> i64:
    """Spread the bits of a seed (the finaliser of MurmurHash3)."""
    word &= WORD
    word ^= word >> 16
    word = (word * 0x85EBCA6B) & WORD
    word ^= word >> 13
    word = (word * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)
