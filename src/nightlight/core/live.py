"""Games with races against the clock: what a table that keeps the time must know about them.

At one keyboard a table needs hands; over a network it needs a referee, who trusts nobody beyond their measured latency.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar, final

from nightlight.core.chance import Chance
from nightlight.core.event import Event


class Hand(Protocol):
    """One person's keys, and the answer they have entered so far."""

    def strike(self, key: str) -> bool:
        """Handle a key by its physical position (`KeyQ`, `Digit1`); whether it submits the answer."""

    def typed(self, text: str) -> bool:
        """Enter the answer that a typed line stands for; whether it is one."""

    def said(self) -> str:
        """The answer so far, for its owner to see."""

    def answer(self) -> list[str]:
        """The answer so far, by name, for a referee on a server."""


@final
@dataclass(frozen=True)
class Stage:
    """A number of events shown at one moment, and how long they stay before the next are dealt."""

    events: int
    dark: bool  # whether they are dealt face down first
    rest: int = 0
    ready: bool = False  # whether people may cut the rest short


@final
@dataclass(frozen=True)
class Probing:
    """How the latencies of a table are measured; times are in milliseconds."""

    probes: int  # on joining, this far apart, and then one at a time
    apart: int
    every: int
    kept: int  # how many of the last answers count; the shortest trip is taken
    lost: int  # after this long without an answer, a connection is lost
    slow: int  # a longer round trip cannot be fully compensated


class Ruling(Protocol):
    """What became of an answer: it counts with its time, or is rejected for a reason."""

    @property
    def time(self) -> int | None:
        """When the answer came, as judged by the rules."""

    @property
    def rejected(self) -> str | None:
        """Why it does not count."""


class Referee(Protocol):
    """The judge of one question. Times are milliseconds on the table's clock, and never go back."""

    def hear(self, received: int, seat: int, question: int, answer: object, elapsed: object) -> Ruling:
        """Judge an answer; whatever a client sends, it is rejected at worst."""

    def lost(self, received: int, seat: int) -> None:
        """The seat has lost its connection."""

    def returned(self, received: int, seat: int) -> None:
        """The seat has reconnected."""

    def resolution(self) -> int:
        """The last millisecond that can change the result, if nothing more is heard."""

    def pressed(self, now: int) -> list[int]:
        """The seats whose answers have come by now, in this order."""

    def next_press(self, now: int) -> int | None:
        """When the next answer sealed by a bot is due."""

    def entries(self) -> list[tuple[int, int]]:
        """The actions, each with its seat, that enter the answers of everyone who had not answered before."""

    def finish(self) -> list[dict[str, object]]:
        """The photo finish: a row for every answer that counts, the first one first."""

    def note(self) -> dict[str, object]:
        """Everything the judgement depends on, and the judgement, for the record."""


H = TypeVar("H", bound=Hand)
Message: TypeAlias = tuple[str, dict[str, str]]  # the key of something said, and its values


class Live(Protocol[H]):
    """A game whose open question may be a race. Times are milliseconds since the question was shown.

    Bots seal their answers first. The table then lets time run, shows who has answered, and enters what the people did
    when the result cannot change any more.
    """

    def raced(self, state: Any) -> bool:
        """Whether the open question is a race."""

    def delay(self, chance: Chance) -> int:
        """How long the table waits in the dark before it shows the question."""

    def hands(self, people: int) -> list[H]:
        """A hand for each of this many people at one keyboard, or for as many as fit."""

    def controls(self, names: list[str], *, struck: bool) -> list[Message]:
        """How the people with these names answer, explained before the first question: by keys, or in whole lines."""

    def typed_as(self, action: int) -> str:
        """The keys that enter an action, without the switch; empty if it is not entered by hand."""

    def by_hand(self, state: Any, seat: int, hand: H) -> int | None:
        """The action that a hand has entered where there is no race, as in a lesson; none if it is not an answer."""

    def sealed(self, state: Any) -> list[tuple[int, int]]:
        """The seats that have answered, with the time, in this order."""

    def entered(self, state: Any, seat: int, hand: H, time: int) -> list[int]:
        """The actions that enter what a hand submitted at that time."""

    def skipped(self) -> list[int]:
        """The actions that enter that a seat submitted nothing."""

    def settled(self, state: Any, given: dict[int, list[int]]) -> int:
        """When the result is certain if nobody else answers, given the actions entered at the keyboard so far."""

    def question(self, state: Any) -> int:
        """The number of the open race, or 0 if there is none; later ones have higher numbers."""

    def stages(self, state: Any, events: list[Event]) -> list[Stage]:
        """What led to the open question, split where time passes; the last stage shows the question."""

    def veiled(self, state: Any, untold: list[Event]) -> Any:
        """The table as everyone sees it before the question is shown and these events are reported."""

    def in_sight(self, state: Any, elapsed: int) -> Any:
        """The table as everyone sees it this long after the question was shown: later sealed answers are left out."""

    def refused(self, state: Any, question: int) -> Ruling:
        """Why an answer is rejected before the question is shown."""

    def court(self, state: Any, shown: int, lines: dict[int, int]) -> Referee:
        """The judge of a question shown at that moment on the table's clock.

        `lines` are the round trips of the people connected then; nobody else takes part. Bots have already sealed.
        """

    def probing(self) -> Probing:
        """How latencies are measured."""


AnyLive: TypeAlias = Live[Any]


class BadNote(Exception):
    """A note that no referee wrote."""


def judged_again(live: AnyLive, state: Any, note: dict[str, object]) -> list[tuple[int, int]] | None:
    """The entries that follow from a referee's note alone; nothing if the note contradicts its own judgement."""
    if not live.raced(state):
        return None
    try:
        referee = live.court(state, 0, noted_lines(note))
        for message in listed(note, "messages"):
            repeat(referee, message)
    except BadNote:
        return None
    return referee.entries() if referee.note() == note else None


def noted_lines(note: dict[str, object]) -> dict[int, int]:
    """The round trips of the people who took part."""
    lines = listed(note, "lines")
    return {number(line, "seat"): number(line, "round_trip") for line in lines if line.get("takes_part") is True}


def repeat(referee: Referee, message: dict[str, object]) -> None:
    """Let the referee hear a noted message."""
    received, seat = number(message, "received"), number(message, "seat")
    if message.get("line") == "lost":
        referee.lost(received, seat)
    elif message.get("line") == "returned":
        referee.returned(received, seat)
    else:
        referee.hear(received, seat, number(message, "question"), message.get("answer"), message.get("elapsed"))


def listed(said: dict[str, object], key: str) -> list[dict[str, object]]:
    """A list of objects in a note."""
    found = said.get(key)
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise BadNote(f"{key} is a list of objects, not {found!r}")
    return found


def number(said: dict[str, object], key: str) -> int:
    """A whole number in a note."""
    found = said.get(key)
    if not isinstance(found, int) or isinstance(found, bool):
        raise BadNote(f"{key} is a whole number, not {found!r}")
    return found
