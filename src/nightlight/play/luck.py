"""Verifiable luck: committed to before the match, revealed after it, and reproducible by anybody.

The draws of a fair match follow from a secret and the players' words, in any language; in a browser with WebCrypto:

1. Before the deal the table publishes the commitment, SHA-256 of the secret in hex; then the players add words.
2. Block i (0, 1, 2 …) is HMAC-SHA256 with the secret as its key. The message is i as eight bytes, the highest first,
   then the words as `JSON.stringify(words)` in UTF-8: `["boo","who"]`, or `[]` without any.
3. A block is eight numbers of 32 bits, the highest byte first. They are used in order, block after block.
4. A question for a number below n takes the next number x. If x is at least 2**32 - 2**32 mod n, it is thrown away and
   the one after it is taken, so that no answer is likelier than another. The answer is x mod n.
5. A match that goes on from a lesson has its first outcomes given, by the head of the journal; the secret begins after
   them.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from nightlight.core.chance import Chance, Seeded
from nightlight.core.errors import BadLuck, BadSetup
from nightlight.core.native import i64

SECRET_BYTES: Final = 32
SHORTEST_SECRET: Final = 16  # 128 bits: too many to try
NUMBERS: Final = 2**32  # how many values each number of a block can have
NUMBER_BYTES: Final = 4
HIGHEST_SEED: Final = 2**63 - 1


def commitment(secret: bytes) -> str:
    """The hash published before the match, so that the secret cannot be changed afterwards."""
    return hashlib.sha256(secret).hexdigest()


class Fair(Chance):
    """Draws that nobody can predict without the secret, and anybody can repeat with it."""

    def __init__(self, secret: bytes, words: list[str]) -> None:
        self.secret: Final = checked_secret(secret)
        self.words: Final = json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode()
        self.blocks = 0
        self.numbers: list[int] = []  # of the present block, the next one last

    def below(self, n: i64) -> i64:
        assert 0 < n <= NUMBERS, f"a draw is below a number from 1 to 2**32, not {n}"
        number = self.number()
        while number >= NUMBERS - NUMBERS % n:
            number = self.number()
        return number % n

    def number(self) -> int:
        """The next 32-bit number."""
        if len(self.numbers) == 0:
            block = hmac.digest(self.secret, self.blocks.to_bytes(8) + self.words, "sha256")
            starts = range(0, len(block), NUMBER_BYTES)
            self.numbers = [int.from_bytes(block[start : start + NUMBER_BYTES]) for start in reversed(starts)]
            self.blocks += 1
        return self.numbers.pop()


class Begun(Chance):
    """Draws whose first outcomes are given; the rest come from a source."""

    def __init__(self, given: list[int], source: Chance) -> None:
        self.given: Final = given
        self.source: Final = source
        self.place = 0

    def below(self, n: i64) -> i64:
        if self.place == len(self.given):
            return self.source.below(n)
        outcome = self.given[self.place]
        self.place += 1
        if not 0 <= outcome < n:
            raise BadLuck(f"given outcome {self.place} must be from 0 to {n - 1}, not {outcome}")
        return outcome


class Luck:
    """Where the luck of a match comes from: a committed secret, or a public seed.

    Made by `fair`, by `seeded` or, for a journal whose secret is not available, by `promised`.
    """

    def __init__(
        self, seed: int | None, secret: bytes | None, promise: str, words: list[str], given: Sequence[int] = ()
    ) -> None:
        self.seed: Final = seed
        self.secret: Final = secret
        self.promise: Final = promise  # the commitment; empty for a seed
        self.words: Final = words
        self.given: Final = list(given)  # the first outcomes, if a match continues from a lesson

    @classmethod
    def fair(cls, secret: bytes | None = None, words: Sequence[str] = (), given: Sequence[int] = ()) -> Luck:
        """Luck from a secret (by default a new one) and the players' words; the first outcomes may be given."""
        drawn = secrets.token_bytes(SECRET_BYTES) if secret is None else checked_secret(secret)
        return cls(None, drawn, commitment(drawn), checked_text("word", words), given)

    @classmethod
    def seeded(cls, seed: int) -> Luck:
        """Luck that is the same for the same seed, for simulations and demonstrations."""
        if not 0 <= seed <= HIGHEST_SEED:
            raise BadSetup(f"a seed is a whole number from 0 to {HIGHEST_SEED}, not {seed}")
        return cls(seed, None, "", [])

    @classmethod
    def promised(cls, promise: str, words: Sequence[str], given: Sequence[int] = ()) -> Luck:
        """Fair luck whose secret is not known here."""
        return cls(None, None, promise, checked_text("word", words), given)

    def known(self) -> bool:
        """Whether draws can be made."""
        return self.seed is not None or self.secret is not None

    def chance(self, asked: Iterable[int] = ()) -> Chance:
        """The source of draws after these questions; a match continues with the questions it has already asked.

        How much of the source a draw uses up depends on the question, so they are asked again.
        """
        chance: Chance
        if self.seed is not None:
            chance = Seeded(self.seed)
        else:
            assert self.secret is not None, "luck whose secret is not known makes no draws"
            chance = Begun(self.given, Fair(self.secret, self.words))
        for n in asked:
            chance.below(n)
        return chance

    def json(self, *, reveal: bool = False) -> dict[str, object]:
        """The luck as in the head of a journal; with `reveal`, including the secret."""
        if self.seed is not None:
            return {"kind": "seeded", "seed": self.seed}
        said: dict[str, object] = {"kind": "fair", "hash": self.promise, "words": self.words}
        if self.given:
            said["given"] = self.given
        if reveal and self.secret is not None:
            said["secret"] = self.secret.hex()
        return said


def first_difference(luck: Luck, asked: list[list[int]], outcomes: list[list[int]]) -> int | None:
    """The first line whose recorded outcomes differ from the draws."""
    chance = luck.chance()
    for number, (questions, recorded) in enumerate(zip(asked, outcomes, strict=True), start=1):
        if [chance.below(n) for n in questions] != recorded:
            return number
    return None


def checked_secret(secret: bytes) -> bytes:
    """The secret, if it is too long to be guessed."""
    if len(secret) < SHORTEST_SECRET:
        raise BadSetup(f"a secret has at least {SHORTEST_SECRET} bytes, not {len(secret)}")
    return secret


def checked_text(what: str, texts: Sequence[str]) -> list[str]:
    """The texts, if they can be encoded."""
    for number, text in enumerate(texts, start=1):
        if not is_unicode(text):
            raise BadSetup(f"{what} {number} is not Unicode text: {text!r}")
    return list(texts)


def is_unicode(text: str) -> bool:
    """Whether the text can be encoded: a terminal or a JSON escape may pass on lone surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
