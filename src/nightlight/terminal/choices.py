"""The options of a question as they are listed and typed: by number, by a label of their own, or on request."""

from __future__ import annotations

from typing import Any, Final

from nightlight.core.step import View
from nightlight.core.text import GameText, Listing, Offer, Say
from nightlight.terminal.screen import Screen

EXAMPLES: Final = 3


class Choices:
    """What can be answered, and what is typed for it. Options are identified by their positions among those offered."""

    def __init__(self, offers: list[Offer], about_more: str, words: Say) -> None:
        self.offers: Final = offers
        self.about_more: Final = about_more  # what the options listed on request are about
        self.more_words: Final = [form.strip() for form in words("command-more").split(",")]
        by_listing: dict[Listing, list[int]] = {listing: [] for listing in Listing}
        for place, offer in enumerate(offers):
            by_listing[offer.listing].append(place)
        self.listed: Final = [*by_listing[Listing.USUAL], *by_listing[Listing.LAST]]
        self.more: Final = by_listing[Listing.MORE]
        self.labels: Final = self.labelled()

    def labelled(self) -> dict[int, str]:
        """What is typed for each option: its number in the list, unless it has a label of its own."""
        own = {place: self.offers[place].label for place in self.listed}
        free = (str(number) for number in range(1, 2 * len(own) + 1) if str(number) not in own.values())
        labels = {place: label or next(free) for place, label in own.items()}
        return labels | {place: f"{self.more_words[0]}{number}" for number, place in enumerate(self.more, 1)}

    def span(self) -> tuple[int, int]:
        """The lowest and the highest number that may be typed."""
        numbers = [int(label) for label in self.labels.values() if label.isdecimal()]
        return min(numbers), max(numbers)

    def show(self, screen: Screen) -> None:
        """Show the usual options, and how many more there are."""
        lines = [(self.labels[place], self.offers[place].words) for place in self.listed]
        if self.more:
            lines.append((self.more_words[0], self.about_more))
        screen.labelled(lines)

    def example(self) -> str:
        """Some words that may be typed instead of numbers; empty if there are none."""
        found = [words[0] for place in self.listed if (words := self.offers[place].shortcuts)]
        return ", ".join(found[:EXAMPLES])

    def show_more(self, screen: Screen) -> None:
        """Show the options that are listed on request."""
        screen.labelled([(self.labels[place], self.offers[place].words) for place in self.more])

    def wants_more(self, entry: str) -> bool:
        return len(self.more) > 0 and entry.casefold() in self.more_words

    def read(self, entry: str, *, seen: bool = False) -> int | None:
        """The option that an entry stands for, by its label or one of its words; if `seen`, only one that is shown."""
        typed = entry.removesuffix(".").casefold()
        for place, label in self.labels.items():
            words = self.offers[place].shortcuts
            if typed == label or typed in (words[:1] if seen else words):
                return place
        return None


def choices(text: GameText[Any], view: View, options: list[int]) -> Choices:
    """The options of a question in a local match."""
    offers = [text.offer(view, action) for action in options]
    hidden = sum(offer.listing is Listing.MORE for offer in offers)
    return Choices(offers, text.about_more(view, hidden), text.say)
