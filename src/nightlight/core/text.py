"""A game in words: the seam between a game's nouns and a translator. Never compiled."""

from __future__ import annotations

from enum import Enum
from typing import Generic, Protocol, TypeVar

from nightlight.core.event import Event
from nightlight.core.game import AnyGame, Outcome
from nightlight.core.step import View
from nightlight.core.verb import HIDDEN, Field

V = TypeVar("V", bound=View)


class Say(Protocol):
    """A translator: the message of that key in the reader's language, with these values."""

    @property
    def language(self) -> str: ...

    def __call__(self, key: str, /, **values: str | int) -> str: ...


class Several:
    """A question for which several things are chosen in any order before anything is answered."""

    def __init__(self, items: list[tuple[int, str]], least: int, sums: list[str], last: int | None = None) -> None:
        self.items = items  # the actions in the order in which they are answered, with their labels
        self.least = least  # how many must be chosen
        self.sums = sums  # what a choice of that size amounts to: for the smallest, the next and so on
        self.last = last  # the action that ends the answer, if one does

    def answers(self, chosen: list[int]) -> list[int]:
        """The actions that answer with the items at these positions."""
        given = [self.items[place][0] for place in sorted(chosen)]
        return given if self.last is None else [*given, self.last]


class Aside:
    """Something that can be looked up at the table at any time by typing a word."""

    def __init__(self, words: str, use: str, lines: list[str]) -> None:
        self.words = words  # the forms of the word, separated by commas
        self.use = use  # what it shows
        self.lines = lines


class Listing(Enum):
    """Where an option is listed among the others of its question."""

    USUAL = "usual"
    LAST = "last"  # what ends something
    MORE = "more"  # only listed when somebody asks for more


class Offer:
    """An option as a prompt lists it, and what can be typed for it."""

    def __init__(
        self,
        words: str,
        listing: Listing = Listing.USUAL,
        label: str = "",
        shortcuts: list[str] | None = None,
    ) -> None:
        self.words = words
        self.listing = listing
        self.label = label  # what is shown before it and typed for it; empty: its number in the list
        self.shortcuts: list[str] = [] if shortcuts is None else shortcuts  # what else may be typed, in lower case


class GameText(Generic[V]):
    """The view, the decision and the events of a match as text, for one reader.

    The keys follow from the declarations: `<game>-event-<news>`, `<game>-action-<verb>`, `<game>-step-<step>`. Their
    variables are the fields, rendered by `noun`, and `who`: `you` if the field `seat` is the reader, else `other`.
    """

    def __init__(self, game: AnyGame, say: Say, names: list[str], reader: int) -> None:
        self.game = game
        self.say = say
        self.names = names  # of the players, by seat
        self.reader = reader

    def noun(self, field: Field, value: int) -> str | int:
        """A value of a field: its name if it has one, else a number."""
        if field.name == "seat" and value != HIDDEN:
            return self.names[value]
        return value + field.first

    def view(self, view: V) -> list[str]:
        """What is on the table, line by line."""
        raise NotImplementedError

    def prompt(self, view: V) -> str:
        """The open question if the reader must answer it, else whom the reader is waiting for."""
        step = view.step()
        if step is None:
            return self.say(f"{self.game.id}-over")
        deciders = [seat for seat in range(view.seats) if view.actors >> seat & 1]
        if self.reader in deciders:
            return self.say(f"{self.game.id}-step-{step.name()}", **self.about_step(view))
        names = ", ".join(self.names[seat] for seat in deciders)
        return self.say("waiting", names=names, count=len(deciders))

    def about_step(self, view: V) -> dict[str, str | int]:
        """What the question refers to: the variables of its message."""
        return {}

    def option(self, view: V, action: int) -> str:
        """One of the reader's options."""
        verb = self.game.verbs.verb_of(action)
        values = {
            field.name: self.noun(field, value) for field, value in zip(verb.fields, verb.read(action), strict=True)
        }
        return self.say(f"{self.game.id}-action-{verb.name}", **values, **self.about_action(view, action))

    def about_action(self, view: V, action: int) -> dict[str, str | int]:
        """What else the option's message mentions: where it leads, what it costs."""
        return {}

    def several(self, view: V) -> Several | None:
        """The open question if it takes several things at once; nothing if a single option is the answer."""
        return None

    def asides(self, view: V) -> list[Aside]:
        """What can be looked up in this game besides the table and the rules."""
        return []

    def listing(self, view: V, action: int) -> Listing:
        """Where the option is listed."""
        return Listing.USUAL

    def about_more(self, view: V, count: int) -> str:
        """What the options listed on request are about."""
        return self.say("more-options", count=count)

    def label(self, view: V, action: int) -> str:
        """What is shown before an option and typed for it; empty: its number in the list."""
        return ""

    def shortcuts(self, view: V, action: int) -> list[str]:
        """What else may be typed for an option, in lower case; the first one is visible in its text."""
        return []

    def warning(self, view: V, action: int) -> str:
        """What a person should know before choosing the option; empty if nothing is lost by it."""
        return ""

    def goes_on(self, view: V) -> bool:
        """Whether the question continues the one before, so that the table need not be shown again."""
        return False

    def brief(self, view: V) -> list[str]:
        """The part of the table that is shown again when a question continues."""
        return []

    def offer(self, view: V, action: int) -> Offer:
        """An option with everything a prompt needs to list it and to read it."""
        words, listing = self.option(view, action), self.listing(view, action)
        return Offer(words, listing, self.label(view, action), self.shortcuts(view, action))

    def why(self, view: V, action: int) -> str:
        """What speaks for an option, according to the bot that gives hints."""
        return self.say(f"{self.game.id}-hint")

    def event(self, event: Event) -> str:
        """One thing that happened, as the reader may know it."""
        seen = event.seen_by(self.reader)
        values: dict[str, str | int] = {
            field.name: self.noun(field, value) for field, value in zip(seen.news.fields, seen.values, strict=True)
        }
        fields = [field.name for field in seen.news.fields]
        who = "you" if "seat" in fields and seen.get("seat") == self.reader else "other"
        said = {"who": who, **values, **self.about_event(seen)}
        return self.say(f"{self.game.id}-event-{seen.news.name}", **said)

    def about_event(self, event: Event) -> dict[str, str | int]:
        """What else the event's message mentions: why it happened."""
        return {}

    def outcome(self, view: V, outcome: Outcome) -> list[str]:
        """How it ended, line by line, the best first."""
        raise NotImplementedError
