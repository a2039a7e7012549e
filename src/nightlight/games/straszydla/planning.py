"""Planning: three tokens each, sealed, revealed together, and the Whisper window (ST-6)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.games.straszydla.actions import (
    DECLINE,
    DECLINED,
    LAID,
    LAID_OPENLY,
    MARKED_OPENLY,
    MOLE_PLAN,
    PLAIN,
    REVEALED,
    REVEALED_MOLE,
    STEP,
    USE,
)
from nightlight.games.straszydla.content import MOLE, NOTHING, WHISPER, only_bit
from nightlight.games.straszydla.plans import (
    FULL,
    LENGTH,
    MOLE_MARK,
    NO_PLAN,
    PLAIN_MARK,
    after_plan,
    is_mole,
    legal_tokens,
    plan_json,
    token_at,
    with_token,
)
from nightlight.games.straszydla.shapes import Plan
from nightlight.games.straszydla.stacks import use_imp
from nightlight.games.straszydla.state import State

FIRST_TOKEN: Final[i64] = STEP.of(0)  # the jump sign follows the directions
UNKNOWN: Final[i64] = 0  # nobody has asked yet
TOKENS: Final[i64] = 9
ALL_TOKENS: Final[i64] = 0x1FF
SEALED: Final[i64] = -1  # a plan that somebody else has finished


@final
class Planning(Step[State]):
    """Everybody marks a plan and lays three tokens, sealed until all are done; after a Whisper one player, openly."""

    def __init__(
        self, plans: vec[i64], *, planners: i64, waiting: i64, openly: bool = False, offered: i64 = UNKNOWN
    ) -> None:
        self.plans = plans  # by seat
        self.planners: i64 = planners  # who lays a plan here
        self.waiting: i64 = waiting  # who has not finished
        self.openly: Final = openly
        self.offered: i64 = (
            offered  # nine bits for each seat: the tokens that it may lay next, once they were asked for
        )

    def name(self) -> str:
        return "plan"

    def clause(self) -> str:
        return "ST-6.1"

    def actors(self, state: State) -> i64:
        return self.waiting

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        if self.plans[seat] == NO_PLAN:
            out.add(PLAIN.of())
            out.add(MOLE_PLAN.of())
            return
        tokens = self.offered >> TOKENS * seat & ALL_TOKENS
        if tokens == UNKNOWN:
            tokens = self.look(state, seat)
        out.add_set(FIRST_TOKEN, tokens)

    def look(self, state: State, seat: i64) -> i64:
        """The tokens that the seat may lay next; they are kept until it does."""
        plan = self.plans[seat]
        open_cells = state.open_to(plan)
        tokens = legal_tokens(after_plan(state.players[seat].pawn, plan, 0, open_cells, state.city.suburbs), open_cells)
        self.offered ^= (self.offered >> TOKENS * seat & ALL_TOKENS ^ tokens) << TOKENS * seat
        return tokens

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if action >= FIRST_TOKEN:
            self.lay(state, seat, action - FIRST_TOKEN)
        elif PLAIN.made(action):
            self.mark(state, seat, PLAIN_MARK)
        else:
            self.mark(state, seat, MOLE_MARK)
        self.follow(state, seat)
        if not self.openly and self.waiting >> seat & 1 == 0:
            state.tell(LAID, seat)

    def mark(self, state: State, seat: i64, mark: i64) -> None:
        self.plans[seat] = mark
        if self.openly:
            state.tell(MARKED_OPENLY, seat, mark - PLAIN_MARK)

    def lay(self, state: State, seat: i64, token: i64) -> None:
        self.plans[seat] = with_token(self.plans[seat], token)
        if self.openly:
            state.tell(LAID_OPENLY, seat, token)

    def follow(self, state: State, seat: i64) -> None:
        """Lay at once whatever leaves no choice (ST-3.2)."""
        if self.plans[seat] == NO_PLAN:
            if state.players[seat].imps[MOLE] > 0:
                return
            self.mark(state, seat, PLAIN_MARK)
        while self.plans[seat] < FULL:
            tokens = self.look(state, seat)
            if tokens & tokens - 1 != 0:
                return
            self.lay(state, seat, only_bit(tokens))
        self.waiting &= ~only(seat)

    def run(self, state: State, chance: Chance) -> None:
        """All plans become public at once (ST-6.6)."""
        state.pop()
        seat = state.start
        for _player in range(state.seats):
            if self.planners >> seat & 1:
                plan = self.plans[seat]
                state.players[seat].plan = plan
                if not self.openly:
                    news = REVEALED_MOLE if is_mole(plan) else REVEALED
                    state.tell(news, seat, token_at(plan, 0), token_at(plan, 1), token_at(plan, 2))
            seat = state.after(seat)

    def clone(self) -> Planning:
        return Planning(
            self.plans[:], planners=self.planners, waiting=self.waiting, openly=self.openly, offered=self.offered
        )

    def seen_by(self, seat: i64) -> Planning:
        """All that can be seen of a rival's plan is that it is complete (ST-6.5)."""
        seen = self.clone()
        if not self.openly:
            seen.offered = UNKNOWN
            for other in range(len(self.plans)):
                if other != seat and self.waiting >> other & 1:
                    seen.plans[other] = NO_PLAN
                elif other != seat:
                    seen.plans[other] = SEALED
        return seen

    def json(self) -> dict[str, object]:
        return {
            "step": self.name(),
            "openly": self.openly,
            "planners": [seat for seat in range(len(self.plans)) if self.planners >> seat & 1],
            "plans": [sealed_json(plan) for plan in self.plans],
        }


def sealed_json(plan: int) -> Plan | None:
    """A plan by name, with null for what may not be seen."""
    return {"mole": None, "tokens": [None for _ in range(LENGTH)]} if plan == SEALED else plan_json(plan)


def begin_planning(state: State, planners: i64, *, openly: bool = False) -> None:
    """New plans for these seats; what leaves no choice is laid already."""
    step = Planning(vec[i64]([NO_PLAN] * state.seats), planners=planners, waiting=planners, openly=openly)
    for seat in range(state.seats):
        if planners >> seat & 1:
            step.follow(state, seat)
    state.push(step)


@final
class Whispers(Step[State]):
    """In turn order, each holder of a Whisper imp may use one to lay a new plan, openly."""

    def name(self) -> str:
        return "whisper"

    def clause(self) -> str:
        return "ST-6.7"

    def actors(self, state: State) -> i64:
        if state.turn == NOTHING or state.players[state.turn].imps[WHISPER] == 0:
            return NOBODY
        return only(state.turn)

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        out.add(DECLINE.of())
        out.add(USE.of())

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        self.pass_on(state)
        if USE.made(action):
            use_imp(state, seat, WHISPER)
            state.players[seat].plan = NO_PLAN
            begin_planning(state, only(seat), openly=True)
        else:
            state.tell(DECLINED, seat, WHISPER)

    def run(self, state: State, chance: Chance) -> None:
        self.pass_on(state)

    def pass_on(self, state: State) -> None:
        """To the next holder of a Whisper imp: everybody may use at most one in a round."""
        while state.next_turn():
            if state.players[state.turn].imps[WHISPER] > 0:
                return
        state.pop()


WHISPERS: Final = Whispers()
