"""The one control structure of every game: a stack of steps.

A step is plain data, so a match can be stopped, copied, saved and searched at any decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, final

from nightlight.core.chance import Chance
from nightlight.core.errors import IllegalAction
from nightlight.core.event import EVERYONE, Log, News
from nightlight.core.native import append, i64, mypyc_attr, pop, vec

S = TypeVar("S", bound="GameState")

NOBODY: Final[i64] = 0
NO_RUN: Final[i64] = 1_000_000_000  # beyond the end of any list of actions
RUNS: Final[i64] = 100_000  # automatic steps in a row; more mean a rule that never ends
SMALL_SETS: Final[i64] = 256  # sets of the first eight seats
FIRST: Final = vec[i64]([next((seat for seat in range(8) if seats >> seat & 1), 0) for seats in range(SMALL_SETS)])


def only(seat: i64) -> i64:
    """The set of just this seat. A set of seats is an integer with one bit for each; there are at most 31."""
    return 1 << seat


def first(seats: i64) -> i64:
    """The lowest seat of a non-empty set."""
    if seats < SMALL_SETS:
        return FIRST[seats]
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat


@final
class LegalActions:
    """A reusable list of actions, into which steps write what is legal, in ascending order."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.count: i64 = 0
        self.room: i64 = 0  # how many fit before the buffer must grow; after a run, none
        self.run_at: i64 = NO_RUN  # where a run of consecutive numbers begins that is not written out,
        self.run: i64 = 0  # and what to add to a position in it

    def add(self, action: i64) -> None:
        k = self.count
        if k >= self.room:
            self.grow()
        self.actions[k] = action
        self.count = k + 1

    def add_set(self, action: i64, members: i64) -> None:
        """An action for each member of a set, numbered like the members; `action` is that of member 0."""
        k = self.count
        while members != 0:
            if members & 1:
                if k >= self.room:
                    self.grow()
                self.actions[k] = action
                k += 1
            members >>= 1
            action += 1
        self.count = k

    def add_places(self, action: i64, row: vec[i64], value: i64, start: i64, end: i64) -> None:
        """An action for each place from `start` up to `end` whose value this is, numbered like the place."""
        k = self.count
        while self.room < k + end - start:
            self.grow()
        actions = self.actions
        for place in range(start, end):
            if row[place] == value:
                actions[k] = action + place
                k += 1
        self.count = k

    def add_others(self, action: i64, row: vec[i64], value: i64, start: i64, end: i64) -> None:
        """The same for each place that holds any other value."""
        k = self.count
        while self.room < k + end - start:
            self.grow()
        actions = self.actions
        for place in range(start, end):
            if row[place] != value:
                actions[k] = action + place
                k += 1
        self.count = k

    def add_run(self, action: i64, count: i64) -> None:
        """The last actions, numbered consecutively and not written out one by one: for verbs with many values."""
        assert self.run_at == NO_RUN, "a run comes last"
        self.run_at = self.count
        self.run = action - self.count
        self.count += count
        self.room = 0

    def grow(self) -> None:
        """Make room for one more."""
        assert self.run_at == NO_RUN, "a run comes last"
        self.actions = append(self.actions, 0)
        self.room = len(self.actions)

    def clear(self) -> None:
        self.count = 0
        if self.run_at != NO_RUN:
            self.run_at = NO_RUN
            self.room = len(self.actions)

    def at(self, place: i64) -> i64:
        """The action at that position."""
        if place < self.run_at:
            return self.actions[place]
        return self.run + place

    def pick(self, chance: Chance) -> i64:
        """One of them at random."""
        place = chance.below(self.count)
        if place < self.run_at:
            return self.actions[place]
        return self.run + place

    def listed(self) -> list[int]:
        return [self.at(place) for place in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One point in the rules: who decides, between what, and what follows."""

    def name(self) -> str:
        """Its name in translation keys and traces."""
        raise NotImplementedError

    def clause(self) -> str:
        """The clause of the rules that it implements."""
        raise NotImplementedError

    def actors(self, state: S) -> i64:
        """The seats that must decide now; if there are none, the step runs by itself."""
        return NOBODY

    def legal(self, state: S, seat: i64, out: LegalActions) -> None:
        """Every legal action of the seat, in ascending order. Nothing else in the program says what is legal."""

    def decide(self, state: S, seat: i64, action: i64, chance: Chance) -> None:
        """Carry out one of the legal actions."""
        raise NotImplementedError

    def run(self, state: S, chance: Chance) -> None:
        """Carry out a step in which nobody decides. A step stays on the stack until it is popped."""
        state.pop()

    def clone(self) -> Step[S]:
        """A copy, or the step itself if it never changes."""
        return self

    def seen_by(self, seat: i64) -> Step[S]:
        """The step as that seat may know it; differs from a copy if the step holds secrets."""
        return self.clone()

    def json(self) -> Mapping[str, object]:
        """The step's name and contents."""
        return {"step": self.name()}


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """What is on the table, and the steps still to come, the next one last."""

    def __init__(self, seats: i64, steps: vec[Step[Any]]) -> None:
        self.seats: i64 = seats
        self.steps = steps
        self.actors: i64 = NOBODY  # who must decide now; nobody if the match is over
        self.log: Log | None = None  # neither cloned nor saved

    def push(self, step: Step[Any]) -> None:
        self.steps = append(self.steps, step)

    def pop(self) -> Step[Any]:
        self.steps, step = pop(self.steps)
        return step

    def top(self) -> Step[Any]:
        """The next step. The engine's own loops below spell this out, to save a call per decision."""
        return self.steps[-1]

    def copied_steps(self) -> vec[Step[Any]]:
        return vec[Step[Any]]([step.clone() for step in self.steps])

    def steps_seen_by(self, seat: i64) -> vec[Step[Any]]:
        return vec[Step[Any]]([step.seen_by(seat) for step in self.steps])

    def tell(self, news: News, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report something that everyone may know."""
        if self.log is not None:
            self.log.add(news, EVERYONE, a, b, c, d)

    def tell_only(self, seats: i64, news: News, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report something whose secret fields are for these seats only; everyone may know that it happened."""
        if self.log is not None:
            self.log.add(news, seats, a, b, c, d)

    def clone(self) -> GameState:
        raise NotImplementedError

    def score(self, seat: i64) -> float:
        """What the finished match was worth to the seat, from -1 to 1."""
        raise NotImplementedError

    def ahead(self, seat: i64, rival: i64) -> bool:
        """Whether the seat ranks before the rival."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """Each seat's rank: one more than the number of seats that rank before it, so equals share one."""
        seats = range(self.seats)
        return [1 + len([rival for rival in seats if self.ahead(rival, seat)]) for seat in seats]

    def balance(self, seat: i64) -> i64:
        """How many seats rank behind this one, less those that rank before it."""
        balance: i64 = 0
        for rival in range(self.seats):
            if self.ahead(seat, rival):
                balance += 1
            elif self.ahead(rival, seat):
                balance -= 1
        return balance

    def json(self) -> Mapping[str, object]:
        """Everything on the table now, secrets included, by name."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The match as one seat may know it."""

    def __init__(self, seat: int, seats: int, steps: vec[Step[Any]], actors: i64) -> None:
        self.seat = seat
        self.seats = seats
        self.steps = steps
        self.actors: i64 = actors

    def step(self) -> Step[Any] | None:
        """The open decision, if any."""
        return self.steps[-1] if len(self.steps) > 0 else None

    def imagine(self, chance: Chance) -> GameState:
        """A state that the seat could not tell from the true one."""
        raise NotImplementedError

    def json(self) -> Mapping[str, object]:
        """What the seat may know, by name."""
        raise NotImplementedError


def stack(steps: list[Step[Any]]) -> vec[Step[Any]]:
    """These steps, the next one last, as a state holds them; for positions written by hand."""
    return vec[Step[Any]](steps)


def list_legal(state: GameState, seat: i64, out: LegalActions) -> None:
    """Write what the seat may do now into a reusable list."""
    out.clear()
    if state.actors >> seat & 1:
        state.steps[-1].legal(state, seat, out)


def legal(state: GameState, seat: int) -> list[int]:
    """What the seat may do now, as a new list."""
    out = LegalActions()
    if 0 <= seat < state.seats:
        list_legal(state, seat, out)
    return out.listed()


def apply(state: GameState, seat: int, action: int, chance: Chance) -> None:
    """Carry out an action and everything that follows from it, up to the next decision; refuse what is not offered."""
    check_offered(state, seat, action, legal(state, seat))
    apply_unchecked(state, seat, action, chance)


def check_offered(state: GameState, seat: int, action: int, offered: list[int]) -> None:
    """Refuse an action that is not among those offered to the seat."""
    if action in offered:
        return
    if len(offered) == 0:
        raise IllegalAction(f"seat {seat} has nothing to decide now")
    step = state.top()
    raise IllegalAction(f"{step.name()} ({step.clause()}): seat {seat} may choose one of {offered}, not {action}")


def apply_unchecked(state: GameState, seat: i64, action: i64, chance: Chance) -> None:
    """Carry out an action that is known to be legal."""
    state.steps[-1].decide(state, seat, action, chance)
    advance(state, chance)


def advance(state: GameState, chance: Chance) -> None:
    """Run the steps in which nobody decides."""
    runs: i64 = 0
    depth = len(state.steps)
    while depth > 0:
        step = state.steps[depth - 1]  # faster than -1 when interpreted
        actors = step.actors(state)
        if actors != NOBODY:
            state.actors = actors
            return
        step.run(state, chance)
        runs += 1
        assert runs < RUNS, "a step runs forever"
        depth = len(state.steps)
    state.actors = NOBODY


def possible(step: Step[S], state: S, seat: i64) -> bool:
    """Whether the step would leave the seat anything to choose."""
    probe = LegalActions()
    step.legal(state, seat, probe)
    return probe.count > 0
