"""The options of a question as they are listed and typed: by numbers, by labels of their own, or on request."""

from __future__ import annotations

from typing import Any, Final

from nightlight.core.step import View
from nightlight.core.text import GameText, Listing, Say
from nightlight.terminal.screen import Screen

EXAMPLES: Final = 3


class Choices:
    """What can be answered, and what is typed for it."""

    def __init__(self, text: GameText[Any], view: View, options: list[int], words: Say) -> None:
        self.text: Final = text
        self.view: Final = view
        self.more_words: Final = [form.strip() for form in words("command-more").split(",")]
        by_listing: dict[Listing, list[int]] = {listing: [] for listing in Listing}
        for action in options:
            by_listing[text.listing(view, action)].append(action)
        self.listed: Final = [*by_listing[Listing.USUAL], *by_listing[Listing.LAST]]
        self.more: Final = by_listing[Listing.MORE]
        self.labels: Final = self.labelled()

    def labelled(self) -> dict[int, str]:
        """What is typed for each option: its place in the list, unless it has a label of its own."""
        own = {action: self.text.label(self.view, action) for action in self.listed}
        free = (str(number) for number in range(1, 2 * len(own) + 1) if str(number) not in own.values())
        labels = {action: label or next(free) for action, label in own.items()}
        return labels | {action: f"{self.more_words[0]}{place}" for place, action in enumerate(self.more, 1)}

    def span(self) -> tuple[int, int]:
        """The lowest and the highest number that may be typed."""
        numbers = [int(label) for label in self.labels.values() if label.isdecimal()]
        return min(numbers), max(numbers)

    def show(self, screen: Screen) -> None:
        """The usual options, and how many more there are."""
        lines = [(self.labels[action], self.text.option(self.view, action)) for action in self.listed]
        if self.more:
            lines.append((self.more_words[0], self.text.about_more(self.view, len(self.more))))
        screen.labelled(lines)

    def example(self) -> str:
        """Some words that may be typed instead of numbers; empty where there are none."""
        found = [words[0] for action in self.listed if (words := self.text.shortcuts(self.view, action))]
        return ", ".join(found[:EXAMPLES])

    def show_more(self, screen: Screen) -> None:
        """Those that are listed on request."""
        screen.labelled([(self.labels[action], self.text.option(self.view, action)) for action in self.more])

    def wants_more(self, entry: str) -> bool:
        return len(self.more) > 0 and entry.casefold() in self.more_words

    def read(self, entry: str, *, seen: bool = False) -> int | None:
        """The option that an entry stands for, by its label or a word for it; if `seen`, only by one that is shown."""
        typed = entry.removesuffix(".").casefold()
        for action, label in self.labels.items():
            words = self.text.shortcuts(self.view, action)
            if typed == label or typed in (words[:1] if seen else words):
                return action
        return None
