"""Two forms of play for research (KS-11): in a race speed costs accuracy, in a glimpse sight takes time."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.core.verb import HIDDEN
from nightlight.games.komnata_strachu.actions import (
    CODE,
    COMMIT,
    LAMP_LIT,
    LOOKED,
    SIGHTED,
    STEADIED,
    SUBMIT,
    TAKE_TIME,
    TICKED,
    WAIT,
)
from nightlight.games.komnata_strachu.answers import correct
from nightlight.games.komnata_strachu.content import ANSWER_OF, CODES, NOTHING, PASS_ANSWER, PLACES, SETS, SIZE
from nightlight.games.komnata_strachu.resolution import judge, settle, show, uncover
from nightlight.games.komnata_strachu.state import OPEN, RIGHT, SLIP, State, seats_json
from nightlight.games.komnata_strachu.tasks import mode
from nightlight.games.komnata_strachu.times import (
    FINE,
    HAND,
    LATENCIES,
    LATENCY,
    LINE,
    TICK,
    TICKS,
    sight,
    slip_number,
)

PASS_CODE: Final[i64] = 0


@final
class Submissions(Step[State]):
    """Every seat submits an answer and how long it takes for it; nobody sees who has submitted."""

    def __init__(self, codes: vec[i64], latencies: vec[i64], missing: i64) -> None:
        self.codes = codes  # OPEN until given
        self.latencies = latencies  # their numbers; OPEN until given, and for a pass
        self.missing: i64 = missing  # the seats that have not finished

    def name(self) -> str:
        return "submission"

    def clause(self) -> str:
        return "KS-11.2"

    def actors(self, state: State) -> i64:
        return self.missing

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        if self.codes[seat] != OPEN:
            out.add_run(TAKE_TIME.of(0), LATENCIES)
        elif mode(state.cards) == LINE:
            out.add(SUBMIT.of(PASS_CODE))
            out.add_run(SUBMIT.of(SETS), CODES - SETS)
        else:
            out.add_run(SUBMIT.of(PASS_CODE), SETS)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if SUBMIT.made(action):
            self.codes[seat] = SUBMIT.arg(action)
            if self.codes[seat] == PASS_CODE:
                self.missing &= ~only(seat)
        else:
            self.latencies[seat] = TAKE_TIME.arg(action)
            self.missing &= ~only(seat)

    def run(self, state: State, chance: Chance) -> None:
        """Answers and times lie open; a right answer still needs a sure hand (KS-11.4)."""
        state.pop()
        answers = self.codes[:]
        times = self.latencies[:]
        for seat in range(state.seats):
            answers[seat] = ANSWER_OF[self.codes[seat]]
            if self.codes[seat] != PASS_CODE:
                times[seat] = LATENCY[self.latencies[seat]] + state.agreement.handicap[seat]
        show(state, answers, times)
        verdicts = judge(state, answers)
        kind = mode(state.cards)
        for seat in range(state.seats):
            if verdicts[seat] == RIGHT:
                sure = chance.below(FINE) < slip_number(kind, SIZE[answers[seat]], self.latencies[seat])
                state.tell(STEADIED, seat, 1 if sure else 0)
                if not sure:
                    verdicts[seat] = SLIP
        settle(state, answers, times, verdicts, chance)

    def clone(self) -> Submissions:
        return Submissions(self.codes[:], self.latencies[:], self.missing)

    def seen_by(self, seat: i64) -> Submissions:
        """Of the others a seat knows nothing: all of them may still be deciding (KS-11.1)."""
        new = self.clone()
        for other in range(len(self.codes)):
            if other != seat:
                new.codes[other] = HIDDEN
                new.latencies[other] = HIDDEN
                new.missing |= only(other)
        return new

    def json(self) -> dict[str, object]:
        return {
            "step": self.name(),
            "missing": seats_json(self.missing),
            "codes": ["open" if code == OPEN else CODE.json(code) for code in self.codes],
            "latencies": [
                None if latency == HIDDEN else "open" if latency == OPEN else LATENCY[latency]
                for latency in self.latencies
            ],
        }


def begin_race(seats: i64) -> Submissions:
    """A reveal in which nobody has submitted yet."""
    return Submissions(vec[i64]([OPEN] * seats), vec[i64]([OPEN] * seats), only(seats) - 1)


@final
class Ticks(Step[State]):
    """Time runs in ticks: every seat that has not committed waits or commits to an answer, all at once.

    Each card becomes visible to each seat at a tick of its own. A commitment is a press some time later.
    """

    def __init__(self, tick: i64, codes: vec[i64], times: vec[i64], sights: vec[i64], missing: i64) -> None:
        self.tick: i64 = tick
        self.codes = codes  # OPEN until the seat commits
        self.times = times  # of the presses; OPEN until then
        self.sights = sights  # the tick at which a seat sees a card: `sights[seat * PLACES + place]`
        self.missing: i64 = missing  # the seats that have not chosen in this tick

    def name(self) -> str:
        return "tick"

    def clause(self) -> str:
        return "KS-11.6"

    def actors(self, state: State) -> i64:
        return self.missing

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add_run(WAIT.of(), CODES)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        self.missing &= ~only(seat)
        if COMMIT.made(action):
            code = COMMIT.arg(action) + 1
            self.codes[seat] = code
            self.times[seat] = self.tick * TICK + HAND[code] + state.agreement.handicap[seat]

    def run(self, state: State, chance: Chance) -> None:
        """The next tick begins, unless all have committed, nobody can be faster any more, or time is up."""
        self.tick += 1
        waiting = self.uncommitted()
        if waiting == NOBODY or self.tick == TICKS or self.caught(state):
            self.resolve(state, chance)
            return
        self.missing = waiting
        state.tell(TICKED, self.tick)
        for seat in range(state.seats):
            if self.codes[seat] != OPEN and self.lamp_tick(seat) == self.tick:
                state.tell(LAMP_LIT, seat, self.times[seat])
        for seat in range(state.seats):
            state.tell_only(
                only(seat),
                LOOKED,
                seat,
                self.visible(state, seat, 0),
                self.visible(state, seat, 1),
                self.visible(state, seat, 2),
            )

    def uncommitted(self) -> i64:
        seats = NOBODY
        for seat in range(len(self.codes)):
            if self.codes[seat] == OPEN:
                seats |= only(seat)
        return seats

    def caught(self, state: State) -> bool:
        """Whether a right press has come by now."""
        for seat in range(state.seats):
            if self.pressed(seat) and correct(state.cards, state.agreement, ANSWER_OF[self.codes[seat]]):
                return True
        return False

    def pressed(self, seat: i64) -> bool:
        """Whether the press of the seat has come by now, for all to see."""
        return 0 <= self.times[seat] <= self.tick * TICK

    def lamp_tick(self, seat: i64) -> i64:
        """The first tick at which the press of the seat shows."""
        return (self.times[seat] + TICK - 1) // TICK

    def sees(self, seat: i64, place: i64) -> bool:
        return seat >= 0 and self.sights[seat * PLACES + place] <= self.tick

    def visible(self, state: State, seat: i64, place: i64) -> i64:
        """The card as the seat sees it, or its back."""
        if self.sees(seat, place):
            return state.cards[place]
        return HIDDEN

    def resolve(self, state: State, chance: Chance) -> None:
        """The cards lie open for all; a seat that has not committed passes."""
        state.pop()
        answers = self.codes[:]
        for seat in range(state.seats):
            if answers[seat] == OPEN:
                answers[seat] = PASS_ANSWER
            else:
                answers[seat] = ANSWER_OF[answers[seat]]
        uncover(state)
        show(state, answers, self.times)
        settle(state, answers, self.times, judge(state, answers), chance)

    def clone(self) -> Ticks:
        return Ticks(self.tick, self.codes[:], self.times[:], self.sights[:], self.missing)

    def seen_by(self, seat: i64) -> Ticks:
        """Of the others a seat knows only which presses have come by now, and of itself not when it will see more."""
        new = self.clone()
        for other in range(len(self.codes)):
            if other != seat:
                new.codes[other] = HIDDEN
                if not self.pressed(other):
                    new.times[other] = HIDDEN
                    new.missing |= only(other)
            for place in range(PLACES):
                if other != seat or not self.sees(other, place):
                    new.sights[other * PLACES + place] = HIDDEN
        return new

    def json(self) -> dict[str, object]:
        return {
            "step": self.name(),
            "tick": self.tick,
            "missing": seats_json(self.missing),
            "codes": ["open" if code == OPEN else CODE.json(code) for code in self.codes],
            "times": [None if time == HIDDEN else "open" if time == OPEN else time for time in self.times],
            "sights": [None if tick == HIDDEN else tick for tick in self.sights],
        }


def begin_ticks(state: State, chance: Chance) -> Ticks:
    """The first tick: for every seat and card the moment of sight is drawn, and nobody learns it."""
    sights = vec[i64]([TICKS] * (state.seats * PLACES))
    for seat in range(state.seats):
        for place in range(PLACES):
            if state.cards[place] != NOTHING:
                sights[seat * PLACES + place] = sight(chance.below(FINE))
                state.tell_only(NOBODY, SIGHTED, seat, place, sights[seat * PLACES + place])
    nothing = vec[i64]([OPEN] * state.seats)
    return Ticks(0, nothing, nothing[:], sights, only(state.seats) - 1)


def rewards(before: State, after: State) -> list[int]:
    """What a reveal was worth to each seat: the change in its number of cards (KS-11.8)."""
    return [after.players[seat].cards() - before.players[seat].cards() for seat in range(after.seats)]


def shares(state: State) -> list[float]:
    """What a finished match was worth to each seat: one victory, shared by the winners or winning teams (KS-11.8)."""
    if state.actors != NOBODY:
        return [0.0] * state.seats
    seats = range(state.seats)
    winners = [seat for seat in seats if not any(state.ahead(rival, seat) for rival in seats)]
    sides = [seat for seat in state.sides() if seat in winners]
    return [1.0 / len(sides) if seat in winners else 0.0 for seat in seats]
