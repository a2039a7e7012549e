"""Games that are answered against the clock: what a table that keeps the time must know of them.

At one keyboard a table needs hands; over a network it needs a referee, who believes nobody more than their line allows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar, final

from nightlight.core.chance import Chance
from nightlight.core.event import Event


class Hand(Protocol):
    """One person's keys, and the answer that they have made so far."""

    def strike(self, key: str) -> bool:
        """What a key does, by its physical place (`KeyQ`, `Digit1`); whether it gives the answer in."""

    def typed(self, text: str) -> bool:
        """Make the answer that a typed line stands for; whether it is one."""

    def said(self) -> str:
        """The answer so far, for its owner to see."""

    def answer(self) -> list[str]:
        """The answer so far, by name, for a referee who is somewhere else."""


@final
@dataclass(frozen=True)
class Stage:
    """So many events that are told at one moment, and how long they are left lying before the next are dealt."""

    events: int
    dark: bool  # whether they are dealt face down first
    rest: int = 0
    ready: bool = False  # whether people may cut the rest short


@final
@dataclass(frozen=True)
class Probing:
    """How the lines of a table are measured; times are milliseconds."""

    probes: int  # on joining, so far apart, and then one at a time
    apart: int
    every: int
    kept: int  # the last answered ones, of which the shortest trip counts
    lost: int  # without an answer for so long, a line is lost
    slow: int  # a longer round trip cannot be made up for in full


class Ruling(Protocol):
    """What became of an answer: it counts with its time, or is rejected for a reason."""

    @property
    def time(self) -> int | None:
        """When the answer came, in the judgement of the rules."""

    @property
    def rejected(self) -> str | None:
        """Why it does not count."""


class Referee(Protocol):
    """The judge of one question. Times are milliseconds of the table's clock, and never go back."""

    def hear(self, received: int, seat: int, question: int, answer: object, elapsed: object) -> Ruling:
        """Judge an answer; whatever a client says, it is at worst rejected."""

    def lost(self, received: int, seat: int) -> None:
        """The seat's line is lost."""

    def returned(self, received: int, seat: int) -> None:
        """The seat is connected again."""

    def resolution(self) -> int:
        """The last millisecond that can change the result, if nothing more is heard."""

    def pressed(self, now: int) -> list[int]:
        """The seats whose answers have come by now, in this order."""

    def next_press(self, now: int) -> int | None:
        """When the next answer comes of those that bots have sealed."""

    def entries(self) -> list[tuple[int, int]]:
        """The actions, each with its seat, that enter what everybody did who had not answered before."""

    def finish(self) -> list[dict[str, object]]:
        """The photo finish: a row for every answer that counts, the first one first."""

    def note(self) -> dict[str, object]:
        """All that the judgement depends on, and the judgement, to be written down."""


H = TypeVar("H", bound=Hand)
Message: TypeAlias = tuple[str, dict[str, str]]  # the key of something said, and its values


class Live(Protocol[H]):
    """A game whose open question may be a race. Times are milliseconds since the question was shown.

    Bots seal their answers first. The table then lets time run, shows who has answered, and enters what the people did
    when the result cannot change any more.
    """

    def raced(self, state: Any) -> bool:
        """Whether the question now open is answered against the clock."""

    def delay(self, chance: Chance) -> int:
        """How long the table waits in the dark before it shows the question."""

    def hands(self, people: int) -> list[H]:
        """A hand for each of so many people at one keyboard, or for as many as fit."""

    def controls(self, names: list[str], *, struck: bool) -> list[Message]:
        """How people of these names answer, to be said before the first question; by keys, or in whole lines."""

    def typed_as(self, action: int) -> str:
        """The keys that make an action, without the switch; empty where it is not made by a hand."""

    def by_hand(self, state: Any, seat: int, hand: H) -> int | None:
        """The action that a hand has made where the question is not raced, as in a lesson; none if it is no answer."""

    def sealed(self, state: Any) -> list[tuple[int, int]]:
        """The seats that have answered, with the time, in this order."""

    def entered(self, state: Any, seat: int, hand: H, time: int) -> list[int]:
        """The actions that enter what a hand gave in at that time."""

    def skipped(self) -> list[int]:
        """The actions that enter that a seat gave nothing in."""

    def settled(self, state: Any, given: dict[int, list[int]]) -> int:
        """When the result is certain if nobody else answers, with the actions given at the keyboard so far."""

    def question(self, state: Any) -> int:
        """The number of the raced question now open, 0 if none is; later ones have higher numbers."""

    def stages(self, state: Any, events: list[Event]) -> list[Stage]:
        """What led to the question now open, cut where time passes; the last stage shows the question."""

    def veiled(self, state: Any, untold: list[Event]) -> Any:
        """The table for all eyes before the question is shown and these events are told."""

    def in_sight(self, state: Any, elapsed: int) -> Any:
        """The table for all eyes so long after the question was shown: what is sealed for later has not happened."""

    def refused(self, state: Any, question: int) -> Ruling:
        """Why an answer is not heard as long as the question is not shown."""

    def court(self, state: Any, shown: int, lines: dict[int, int]) -> Referee:
        """The judge of a question shown at that moment of the table's clock.

        The lines are the round trips of the people who are connected then; no others take part. Bots have sealed.
        """

    def probing(self) -> Probing:
        """How lines are measured."""


AnyLive: TypeAlias = Live[Any]


class BadNote(Exception):
    """No referee wrote this."""


def judged_again(live: AnyLive, state: Any, note: dict[str, object]) -> list[tuple[int, int]] | None:
    """The entries that follow from a referee's note alone; nothing where it does not say what its judgement says."""
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
