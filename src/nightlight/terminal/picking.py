"""Several things chosen at once: their numbers are typed, shown with their sum, and confirmed with Enter."""

from __future__ import annotations

from nightlight.core.text import Say
from nightlight.terminal.screen import ASIDE, WARNING, Screen, number_in


def distinct(labels: list[str]) -> list[int]:
    """The positions of the labels, without later duplicates."""
    return [place for place, label in enumerate(labels) if label not in labels[:place]]


def how_many(words: Say, least: int, most: int) -> str:
    """What is to be typed."""
    return words("several-how", exact="yes" if least == most else "no", least=least, most=most)


def show_items(screen: Screen, words: Say, labels: list[str], least: int, most: int) -> None:
    """Show what may be chosen, with numbers, and how many of it."""
    screen.numbered(labels)
    screen.line(how_many(words, least, most), ASIDE)


def pick(screen: Screen, words: Say, entry: str, labels: list[str], least: int, sums: list[str]) -> list[int]:
    """The positions of the numbers that were typed, shown for confirmation; none if they are not valid."""
    typed = entry.replace(",", " ").split()
    numbers = {word: number_in(word, 1, len(labels)) for word in typed}
    wrong = next((word for word, number in numbers.items() if number is None), None)
    if wrong is not None:
        key = "no-such-option" if wrong.isdecimal() else "not-a-command"
        screen.line(words(key, entry=wrong, first=1, last=len(labels)), WARNING)
        return []
    places = sorted({number - 1 for number in numbers.values() if number is not None})
    if not least <= len(places) < least + len(sums):
        screen.line(how_many(words, least, least + len(sums) - 1), WARNING)
        return []
    chosen = ", ".join(labels[place] for place in places)
    screen.line(words("several-confirm", sum=sums[len(places) - least], chosen=chosen))
    return places


def forms(words: str) -> list[str]:
    """The forms of a word that may be typed."""
    return [form.strip().casefold() for form in words.split(",")]
