"""Two worlds that look the same to a seat, played on side by side."""

from __future__ import annotations

from dataclasses import dataclass

from conformance.playing import Decision, any_choice, carried_out
from nightlight.core.chance import Chance, Scripted
from nightlight.core.event import Event, among
from nightlight.core.game import AnyGame
from nightlight.core.step import NOBODY, GameState, legal

FEW = 512  # outcomes of a draw that are all tried


@dataclass(frozen=True)
class Likeness:
    """The true world and another one, as one seat or a spectator looks on."""

    game: AnyGame
    true: GameState
    other: GameState
    seat: int

    def differs(self) -> str:
        """What tells the seat the two worlds apart now; empty if nothing does."""
        true, other = self.game.view(self.true, self.seat).json(), self.game.view(self.other, self.seat).json()
        if true != other:
            return f"views: {true} and {other}"
        if legal(self.true, self.seat) != legal(self.other, self.seat):
            return f"options: {legal(self.true, self.seat)} and {legal(self.other, self.seat)}"
        return ""

    def told_apart(self, decisions: int, choices: Chance, luck: Chance) -> str:
        """What tells the worlds apart while the same is done in both, with luck that means the same to the seat.

        Up to the first event that lets the seat in on a secret and differs: from there on they may, and what the seat
        learned its view must show; otherwise it was told what it may not know.
        """
        difference = self.differs()
        while difference == "" and decisions > 0 and self.true.actors != NOBODY:
            seat, action = any_choice(self.true, choices)
            if action not in legal(self.other, seat):
                return f"seat {seat} cannot do {action}" if seat == self.seat else ""
            true = carried_out(self.true, seat, action, luck)
            other = carried_out(self.other, seat, action, Scripted(like_luck(self.other, true, self.seat)))
            apart = first_difference(true.events, other.events, self.seat)
            difference = self.differs()
            if apart is not None:
                learned = difference != "" and any(lets_in(event, self.seat) for event in apart)
                return "" if learned else f"events: {apart}"
            decisions -= 1
        return difference


def lets_in(event: Event, seat: int) -> bool:
    """Whether the seat learns a secret by the event."""
    return len(event.news.secret) > 0 and among(seat, event.seats)


def first_difference(true: list[Event], other: list[Event], seat: int) -> list[Event] | None:
    """The first events that do not look the same to the seat."""
    for first, second in zip(true, other, strict=False):
        if first.seen_by(seat) != second.seen_by(seat):
            return [first, second]
    longer = max(true, other, key=len)
    return None if len(true) == len(other) else longer[min(len(true), len(other)) :][:1]


def like_luck(state: GameState, true: Decision, seat: int) -> list[int]:
    """Outcomes that mean in this world, as far as the seat can see, what the true ones meant in theirs.

    Every draw is told by one piece of news, so the outcome that tells the same news is the one wanted.
    """
    outcomes: list[int] = []
    meant = [event.seen_by(seat) for event in true.events if event.news.luck]
    for draw, wanted in enumerate(meant):
        asked = trial(state, true, outcomes).asked
        if draw >= len(asked):
            break
        nearest = outwards(true.outcomes[len(outcomes)], asked[draw])
        outcomes.append(next((o for o in nearest if meaning(state, true, [*outcomes, o], seat) == wanted), nearest[0]))
    return outcomes


def outwards(outcome: int, asked: int) -> list[int]:
    """All outcomes that could be asked for, the nearest first; of very many, ever fewer the farther away."""
    if asked <= FEW:
        return sorted(range(asked), key=lambda other: abs(other - outcome))
    steps = [sign * 2**power for power in range(asked.bit_length()) for sign in (1, -1)]
    within = [outcome + step for step in steps if 0 <= outcome + step < asked]
    return [min(outcome, asked - 1), *within, 0, asked - 1]


def trial(state: GameState, decision: Decision, outcomes: list[int]) -> Decision:
    """What would come of the decision with these outcomes."""
    return carried_out(state.clone(), decision.seat, decision.action, Scripted(outcomes))


def meaning(state: GameState, decision: Decision, outcomes: list[int], seat: int) -> Event:
    """What the seat would be told about the last of the outcomes."""
    lucky = [event for event in trial(state, decision, outcomes).events if event.news.luck]
    return lucky[len(outcomes) - 1].seen_by(seat)
