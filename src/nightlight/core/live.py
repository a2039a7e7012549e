"""Games that are answered against the clock: what a table that keeps the time must know of them."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, TypeVar

from nightlight.core.chance import Chance


class Hand(Protocol):
    """One person's keys, and the answer that they have made so far."""

    def strike(self, key: str) -> bool:
        """What a key does, by its physical place (`KeyQ`, `Digit1`); whether it gives the answer in."""

    def typed(self, text: str) -> bool:
        """Make the answer that a typed line stands for; whether it is one."""

    def said(self) -> str:
        """The answer so far, for its owner to see."""


H = TypeVar("H", bound=Hand)


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

    def sealed(self, state: Any) -> list[tuple[int, int]]:
        """The seats that have answered, with the time, in this order."""

    def entered(self, state: Any, seat: int, hand: H, time: int) -> list[int]:
        """The actions that enter what a hand gave in at that time."""

    def skipped(self) -> list[int]:
        """The actions that enter that a seat gave nothing in."""

    def settled(self, state: Any, given: dict[int, list[int]]) -> int:
        """When the result is certain if nobody else answers, with the actions given at the keyboard so far."""


AnyLive: TypeAlias = Live[Any]
