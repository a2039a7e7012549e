"""Bots: how an action looks at a glance, and the levels that react like people (KS-10, KS-11.9)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Seeded
from nightlight.core.native import i64
from nightlight.core.player import Player
from nightlight.core.step import View
from nightlight.games.komnata_strachu.actions import (
    ANSWER_WITH,
    AT_MILLISECOND,
    AT_SECOND,
    COMMIT,
    LAST_SECOND,
    PASS,
    SECOND_LENGTH,
    SUBMIT,
    TAKE_TIME,
    WAIT,
)
from nightlight.games.komnata_strachu.answers import accepted
from nightlight.games.komnata_strachu.content import LINE_CODE, NOTHING, SET, SIZE
from nightlight.games.komnata_strachu.reaction import Numbers, Reaction, reaction
from nightlight.games.komnata_strachu.research import Submissions, Ticks
from nightlight.games.komnata_strachu.rules import Presses
from nightlight.games.komnata_strachu.state import OPEN, State
from nightlight.games.komnata_strachu.tasks import mode
from nightlight.games.komnata_strachu.times import (
    HAND,
    LATENCIES,
    LATENCY,
    LINE,
    ROUND,
    STEADY,
    TICK,
    TIMES,
    Level,
    mean_time,
)
from nightlight.games.komnata_strachu.view import SeatView

DRAWS: Final = 1 << 30  # as fine as a bot's numbers are
SEVEN: Final = 7
SURE_ENOUGH: Final = 0.9  # the chance of success that a greedy hand takes its time for
SHADOW: Final = "shadow"
BOT_IDS: Final = [STEADY.name, *(level.name for level in TIMES.levels if level is not STEADY), SHADOW]


def worth(view: SeatView, action: int) -> float:
    """The one action that plays the smaller accepted answer at a fair speed; the nearer to it, the better."""
    return -abs(float(action - plain_choice(view)))


def plain_choice(view: SeatView) -> int:
    """What a quick look says: in a glimpse, wait until all is seen."""
    if not view.all_seen():
        return WAIT.of()
    answer = smallest(view.table)
    kind = mode(view.table.cards)
    step = view.step()
    time = 0
    if isinstance(step, Presses):
        time = int(mean_time(STEADY, kind, SIZE[answer]))
    elif isinstance(step, Submissions):
        time = fair_latency(kind, SIZE[answer])
    return next_action(view, Reaction(answer, time))


def smallest(table: State) -> int:
    """The accepted answer with fewest tokens, by shape if both have as many (KS-11.9)."""
    answers = accepted(table.cards, table.agreement)
    best = answers[0]
    for answer in answers:
        if SIZE[answer] < SIZE[best]:
            best = answer
    return best


def fair_latency(kind: int, tokens: int) -> int:
    """The shortest latency that leaves the hand sure enough."""
    for latency in TIMES.latencies:
        if TIMES.success(kind, tokens, latency) >= SURE_ENOUGH:
            return latency
    return TIMES.latencies[LATENCIES - 1]


def next_action(view: SeatView, plan: Reaction) -> int:
    """The answer to the question that is open, for a seat that means to press so."""
    step = view.step()
    if isinstance(step, Presses):
        return next_of_press(step, view, plan)
    if isinstance(step, Submissions):
        return next_of_submission(step, view, plan)
    assert isinstance(step, Ticks), "there is a decision to take"
    return commit_in_time(step, code_of(view.table, plan.answer), plan.time)


def next_of_press(step: Presses, view: SeatView, plan: Reaction) -> int:
    """Answer, second, millisecond, with the handicap of the seat (KS-V-11); a plan beyond the round is a pass."""
    time = plan.time + view.table.agreement.handicap[view.seat]
    if step.answers[view.seat] == OPEN:
        return PASS.of() if time > ROUND else ANSWER_WITH.of(plan.answer)
    if step.times[view.seat] == OPEN:
        return AT_SECOND.of(min(time // SECOND_LENGTH, LAST_SECOND))
    return AT_MILLISECOND.of(time % SECOND_LENGTH)


def next_of_submission(step: Submissions, view: SeatView, plan: Reaction) -> int:
    """Code, then the nearest latency (KS-11.9)."""
    if step.codes[view.seat] == OPEN:
        return SUBMIT.of(code_of(view.table, plan.answer))
    between = LATENCY[1] - LATENCY[0]
    nearest = (plan.time + between // 2) // between * between
    nearest = min(max(nearest, LATENCY[0]), LATENCY[LATENCIES - 1])
    return TAKE_TIME.of((nearest - LATENCY[0]) // between)


def commit_in_time(step: Ticks, code: i64, time: int) -> int:
    """Wait until a commitment brings the press when it is meant to come."""
    if step.tick * TICK + HAND[code] < time:
        return WAIT.of()
    return COMMIT.of(code - 1)


def code_of(table: State, answer: i64) -> i64:
    """The research code of an answer: an order in a line, else a set."""
    return LINE_CODE[answer] if mode(table.cards) == LINE else SET[answer]


@final
class Reflexes(Player):
    """A bot that reacts to the cards like a person of its level, and to nobody else (KS-10.1)."""

    def __init__(self, level: Level, seed: int, *, adapts: bool = False, human: int = NOTHING) -> None:
        self.level = level
        self.chance = Seeded(seed)
        self.adapts: Final = adapts
        self.human: Final = human  # whom a shadow follows; without a name, whoever beats it
        self.planned: i64 = 0  # the reveal that the plan is for
        self.plan = Reaction(0, 0)
        self.learned: i64 = 0  # the last reveal that a shadow has learned from

    def choose(self, view: View, actions: list[int]) -> int:
        assert isinstance(view, SeatView), "these bots play Komnata Strachu"
        if self.adapts:
            self.learn(view)
        if not view.all_seen():
            return WAIT.of()
        if self.planned != view.table.reveal:
            self.planned = view.table.reveal
            self.plan = reaction(self.level, view.table.cards, view.table.agreement, self.numbers())
        return next_action(view, self.plan)

    def numbers(self) -> Numbers:
        """Seven numbers of its own, none of them 0 or 1 (KS-10.3)."""
        drawn = [float(self.chance.below(DRAWS)) for _ in range(SEVEN)]
        return Numbers([(number + 0.5) / float(DRAWS) for number in drawn])

    def learn(self, view: SeatView) -> None:
        """A shadow slows down when it has won a reveal, and hurries when the human has (KS-10.8)."""
        last = view.table.last
        if last is None or last.reveal == self.learned or last.winner == NOTHING:
            return
        self.learned = last.reveal
        speed = self.level.speed
        if last.winner == view.seat:
            speed *= TIMES.shadow_step
        elif self.human in (NOTHING, last.winner):
            speed /= TIMES.shadow_step
        self.level = self.level.at(min(max(speed, TIMES.quickest), TIMES.slowest))


def bot(kind: str, seed: int) -> Reflexes:
    """A bot of that level."""
    if kind == SHADOW:
        return Reflexes(TIMES.shadow, seed, adapts=True)
    return Reflexes(next(level for level in TIMES.levels if level.name == kind), seed)
