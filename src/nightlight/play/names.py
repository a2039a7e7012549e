"""People's names: accents, emoji and all scripts are welcome; invisible or disruptive characters are not."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Final

from nightlight.core.errors import NightlightError

LONGEST: Final = 40  # letters, as people count them
MOST_CHARACTERS: Final = 160  # of Unicode: a family emoji is one letter made of eleven
MOST_MARKS: Final = 4  # accents on one letter
JOINERS: Final = "\u200c\u200d"  # within words of many scripts, and between the parts of an emoji
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
BLACK_FLAG: Final = "\U0001f3f4"  # the tags after it say whose flag it is
TAGS: Final = range(0xE0020, 0xE0080)
SKINS: Final = range(0x1F3FB, 0x1F400)
FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)
PREPENDED: Final = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2")  # Arabic and Syriac
NO_CHARACTERS: Final = range(0xFDD0, 0xFDF0)
LAST_TWO: Final = 0xFFFE  # of every plane: no characters either
RESERVED: Final = range(0xE0000, 0xE1000)  # invisible, now or later


class Fault(StrEnum):
    """What is wrong with a name."""

    EMPTY = "empty"  # nothing of it is visible
    LONG = "long"
    SIGNS = "signs"  # control characters, marks that change the direction of text, heaps of accents


class BadName(NightlightError):
    """A name that cannot be used here."""

    def __init__(self, name: str, fault: Fault) -> None:
        super().__init__(f"a name has 1 to {LONGEST} letters and no hidden signs; {name!r} is {fault}")
        self.name: Final = name
        self.fault: Final = fault


def checked_name(name: str) -> str:
    """The name as it is shown and compared: composed, with single spaces; `BadName` if it cannot be one."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if any(is_hidden(tidy, place) for place in range(len(tidy))) or heaped(tidy):
        raise BadName(name, Fault.SIGNS)
    if not any(has_ink(letter) for letter in tidy):
        raise BadName(name, Fault.EMPTY)
    if letters(tidy) > LONGEST or len(tidy) > MOST_CHARACTERS:
        raise BadName(name, Fault.LONG)
    return tidy


def is_hidden(name: str, place: int) -> bool:
    """Whether the character there cannot be shown, or changes how others are shown."""
    letter = name[place]
    code = ord(letter)
    match unicodedata.category(letter):
        case "Cc" | "Cs" | "Co" | "Zl" | "Zp":
            return True
        case "Cf":
            flag = code in TAGS and BLACK_FLAG in name[:place]
            return letter not in JOINERS and letter not in PREPENDED and not flag
        case "Cn":  # emoji and letters newer than this Python's tables are welcome
            return code in NO_CHARACTERS or code & LAST_TWO == LAST_TWO or code in RESERVED
        case _:
            return False


def has_ink(letter: str) -> bool:
    """Whether it can be seen by itself."""
    category = unicodedata.category(letter)
    return category == "Cn" or (category[0] not in "CMZ" and letter not in BLANK)


def heaped(name: str) -> bool:
    """Whether one letter has more accents than any script uses."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def letters(name: str) -> int:
    """How many letters there are as people count them: an emoji made of several characters is one."""
    count = 0
    before = ""
    halves = 0  # flag letters since the last complete flag
    for letter in name:
        halves = halves + 1 if ord(letter) in FLAG_LETTERS else 0
        if not (goes_on(letter) or before == JOINERS[1] or (halves and halves % 2 == 0)):
            count += 1
        before = letter
    return count


def goes_on(letter: str) -> bool:
    """Whether it belongs to the letter before it."""
    return unicodedata.category(letter)[0] == "M" or letter in JOINERS or ord(letter) in TAGS or ord(letter) in SKINS
