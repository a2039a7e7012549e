"""Luck that can be checked: promised, repeated, the same for everybody."""

from __future__ import annotations

import hashlib
import hmac
import json
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightlight.core.chance import Seeded
from nightlight.core.errors import BadSetup
from nightlight.play.luck import Fair, Luck, commitment, first_difference
from toy.evenings import SECRET


def by_the_book(secret: bytes, message: bytes, below: list[int]) -> list[int]:
    """The draws as the description of fair luck says, all numbers made in advance."""
    stream = b"".join(
        hmac.new(secret, struct.pack(">Q", block) + message, hashlib.sha256).digest() for block in range(64)
    )
    numbers = iter(struct.unpack(f">{len(stream) // 4}I", stream))
    drawn = []
    for n in below:
        fair_part = 2**32 - 2**32 % n
        drawn.append(next(number for number in numbers if number < fair_part) % n)
    return drawn


@pytest.mark.parametrize(
    ("words", "message", "dice"),
    [
        ([], b"[]", [5, 5, 3, 3, 1, 5, 2, 0, 4, 4]),
        (["boo"], b'["boo"]', [4, 5, 2, 2, 2, 1, 2, 4, 0, 2]),
        (["boo", 'ż"\n'], b'["boo","\xc5\xbc\\"\\n"]', [5, 5, 2, 0, 2, 5, 0, 3, 2, 5]),
    ],
)
def test_fair_luck_follows_from_secret_and_words(words: list[str], message: bytes, dice: list[int]) -> None:
    chance = Fair(SECRET, words)

    drawn = [chance.below(6) for _ in range(20)]

    assert drawn == by_the_book(SECRET, message, [6] * 20)
    assert drawn[: len(dice)] == dice
    assert len(dice) == 10


@given(st.binary(min_size=16, max_size=80), st.lists(st.text()), st.lists(st.integers(1, 2**32), max_size=60))
def test_every_draw_can_be_made_again_by_the_description(secret: bytes, words: list[str], below: list[int]) -> None:
    chance = Fair(secret, words)
    message = json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode()

    assert [chance.below(n) for n in below] == by_the_book(secret, message, below)


def test_a_number_that_would_favour_somebody_is_thrown_away() -> None:
    n = 2**31 + 1  # almost half of all numbers must go
    chance = Fair(SECRET, [])

    drawn = [chance.below(n) for _ in range(100)]

    assert drawn == by_the_book(SECRET, b"[]", [n] * 100)
    assert chance.blocks * 8 > 150


def test_fair_dice_are_even() -> None:
    chance = Fair(SECRET, ["even"])
    counts = [0] * 6

    for _ in range(12_000):
        counts[chance.below(6)] += 1

    assert sum((count - 2_000) ** 2 / 2_000 for count in counts) < 20.5


def test_the_promise_is_the_hash_of_the_secret() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_every_new_match_has_a_secret_of_its_own() -> None:
    one, other = Luck.fair(), Luck.fair()

    assert one.secret is not None
    assert len(one.secret) == 32
    assert one.secret != other.secret
    assert one.promise == commitment(one.secret)


def test_the_head_of_a_journal_promises_without_telling() -> None:
    luck = Luck.fair(SECRET, ["boo"])

    assert luck.json() == {"kind": "fair", "hash": commitment(SECRET), "words": ["boo"]}
    assert luck.json(reveal=True) == {**luck.json(), "secret": SECRET.hex()}
    assert SECRET.hex() not in repr(luck) + str(luck)


def test_a_seed_is_no_secret() -> None:
    luck = Luck.seeded(7)

    assert luck.json() == luck.json(reveal=True) == {"kind": "seeded", "seed": 7}
    assert [luck.chance().below(n) for n in (6, 52)] == [Seeded(7).below(n) for n in (6, 52)]


@pytest.mark.parametrize("luck", [Luck.fair(SECRET, ["boo"]), Luck.seeded(7)])
def test_luck_goes_on_where_the_questions_asked_so_far_left_it(luck: Luck) -> None:
    asked = [6, 2**31 + 1, 3, 2**31 + 1, 52]
    whole = luck.chance()
    drawn = [whole.below(n) for n in [*asked, 6, 6, 6, 1000]]

    rest = luck.chance(asked)

    assert [rest.below(n) for n in (6, 6, 6, 1000)] == drawn[5:]


def test_the_first_line_with_other_luck_is_found() -> None:
    luck = Luck.seeded(7)
    chance = luck.chance()
    asked = [[6, 6], [], [6], [6]]
    told = [[chance.below(n) for n in line] for line in asked]

    honest = first_difference(luck, asked, told)
    told[2] = [(told[2][0] + 1) % 6]

    assert honest is None
    assert first_difference(luck, asked, told) == 3


def test_luck_that_is_only_promised_makes_no_draws() -> None:
    luck = Luck.promised(commitment(SECRET), [])

    assert not luck.known()
    with pytest.raises(AssertionError, match="makes no draws"):
        luck.chance()


def test_a_secret_that_could_be_guessed_is_refused_without_telling_it() -> None:
    with pytest.raises(BadSetup, match="a secret has at least 16 bytes, not 15") as refused:
        Luck.fair(b"fifteen letters")

    assert "fifteen letters" not in str(refused.value)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_outside_its_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match=f"a seed is a whole number from 0 to {2**63 - 1}, not {seed}"):
        Luck.seeded(seed)


def test_words_that_are_no_text_are_refused() -> None:
    with pytest.raises(BadSetup, match="word 2 is not Unicode text"):
        Luck.fair(words=["boo", "\udcff"])
