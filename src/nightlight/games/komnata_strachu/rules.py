"""The course of a match: reveals of three cards, played live or in a form of research, and the end (KS-2, KS-6)."""

from __future__ import annotations

from typing import Final, final

from nightlight.core.chance import Chance
from nightlight.core.native import i64, vec
from nightlight.core.step import NOBODY, LegalActions, Step, only
from nightlight.core.verb import HIDDEN
from nightlight.games.komnata_strachu.actions import (
    ANSWER_WITH,
    AS_AGREED,
    AT_MILLISECOND,
    AT_SECOND,
    BOXED,
    BOXED_UNSEEN,
    CANCELLED,
    DECK_EMPTY,
    DREW,
    ENDED,
    LAST_SECOND,
    PASS,
    PASSED,
    PRESSED,
    REVEALED,
    SECOND_LENGTH,
    TOO_FEW,
)
from nightlight.games.komnata_strachu.content import ANSWER_COUNT, NOTHING, PASS_ANSWER, PLACES, count
from nightlight.games.komnata_strachu.research import begin_race, begin_ticks
from nightlight.games.komnata_strachu.resolution import judge, settle, show, strike_late, uncover
from nightlight.games.komnata_strachu.state import (
    GLIMPSE,
    NO_LIMIT,
    OPEN,
    RACE,
    State,
    no_cards,
    seats_json,
    shown_json,
)
from nightlight.games.komnata_strachu.tasks import mode
from nightlight.games.komnata_strachu.times import CANCEL


@final
class Deal(Step[State]):
    """Three cards are laid out and shown at one moment; three Specials cancel out; without cards the match ends."""

    def name(self) -> str:
        return "deal"

    def clause(self) -> str:
        return "KS-2.2"

    def run(self, state: State, chance: Chance) -> None:
        size = next_reveal(state)
        if size == 0:
            state.pop()
            end(state)
            return
        state.reveal += 1
        for place in range(size):
            draw(state, place, chance)
        state.tell(REVEALED, state.reveal, size)
        if mode(state.cards) == CANCEL:
            cancel(state)
        else:
            open_reveal(state, chance)


def next_reveal(state: State) -> i64:
    """How many cards the next reveal has: three, or by agreement the last ones (KS-2.3, KS-V-4, KS-V-5)."""
    limit = state.agreement.reveals
    if limit != NO_LIMIT and state.reveal >= limit:
        return 0
    left = count(state.deck)
    if left >= PLACES:
        return PLACES
    if state.agreement.short:
        return left
    return 0


def draw(state: State, place: i64, chance: Chance) -> None:
    """One card is drawn and turned up for all; in a glimpse each seat has yet to make it out."""
    card = state.draw(chance)
    state.cards[place] = card
    if state.agreement.form == GLIMPSE:
        state.tell_only(NOBODY, DREW, state.drawer(place), place, card)
    else:
        state.tell(DREW, state.drawer(place), place, card)


def cancel(state: State) -> None:
    """The cards go to the box and nobody can press (KS-2.9)."""
    if state.agreement.form == GLIMPSE:
        uncover(state)
    state.tell(CANCELLED, state.reveal)
    for card in state.cards:
        if card != NOTHING:
            state.box |= state.bit(card)
            state.tell(BOXED, card)
    state.cards = no_cards()


def open_reveal(state: State, chance: Chance) -> None:
    """Everybody may answer now, in the form that the table plays (KS-2.7)."""
    if state.agreement.form == RACE:
        state.push(begin_race(state.seats))
    elif state.agreement.form == GLIMPSE:
        state.push(begin_ticks(state, chance))
    else:
        state.push(begin_presses(state.seats))


def end(state: State) -> None:
    """Cards that make no reveal go to the box unseen (KS-2.3, KS-6.1, KS-V-4)."""
    left = count(state.deck)
    why = DECK_EMPTY
    if left >= PLACES or (left > 0 and state.agreement.short):
        why = AS_AGREED
    elif left > 0:
        why = TOO_FEW
    if left > 0:
        state.tell(BOXED_UNSEEN, left)
        state.box |= state.deck
        state.deck = 0
    state.tell(ENDED, why)


@final
class Presses(Step[State]):
    """Every seat turns on the light once with the tokens it has pushed forward, or passes; all in secret.

    The press comes in three small questions: the answer, the second and the millisecond of its adjudicated time. What
    the last second leaves no milliseconds for is not asked. A seat that takes no part in the reveal passes (KS-8.12).
    """

    def __init__(self, answers: vec[i64], times: vec[i64], missing: i64) -> None:
        self.answers = answers  # OPEN until given
        self.times = times  # OPEN until the second is given
        self.missing: i64 = missing  # the seats that have not finished

    def name(self) -> str:
        return "press"

    def clause(self) -> str:
        return "KS-2.10"

    def actors(self, state: State) -> i64:
        return self.missing

    def legal(self, state: State, seat: i64, out: LegalActions) -> None:
        if self.answers[seat] == OPEN:
            out.add_run(PASS.of(), 1 + ANSWER_COUNT)
        elif self.times[seat] == OPEN:
            out.add_run(AT_SECOND.of(0), LAST_SECOND + 1)
        else:
            out.add_run(AT_MILLISECOND.of(0), SECOND_LENGTH)

    def decide(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if PASS.made(action):
            self.answers[seat] = PASS_ANSWER
            self.missing &= ~only(seat)
            state.tell(PASSED, seat)
        elif ANSWER_WITH.made(action):
            self.answers[seat] = ANSWER_WITH.arg(action)
            state.tell(PRESSED, seat)
        elif AT_SECOND.made(action):
            second = AT_SECOND.arg(action)
            self.times[seat] = second * SECOND_LENGTH
            if second == LAST_SECOND:
                self.missing &= ~only(seat)
        else:
            self.times[seat] += AT_MILLISECOND.arg(action)
            self.missing &= ~only(seat)

    def run(self, state: State, chance: Chance) -> None:
        """When nobody is missing the answers are shown and judged (KS-2.8)."""
        state.pop()
        show(state, self.answers, self.times)
        verdicts = strike_late(self.answers, self.times, judge(state, self.answers))
        settle(state, self.answers, self.times, verdicts, chance)

    def clone(self) -> Presses:
        return Presses(self.answers[:], self.times[:], self.missing)

    def seen_by(self, seat: i64) -> Presses:
        """That a seat has pressed, everybody sees; with what and when, only itself (KS-7.1)."""
        new = self.clone()
        for other in range(len(self.answers)):
            if other != seat and new.answers[other] >= 0:
                new.answers[other] = HIDDEN
                if new.times[other] != OPEN:
                    new.times[other] = HIDDEN
        return new

    def json(self) -> dict[str, object]:
        return {
            "step": self.name(),
            "missing": seats_json(self.missing),
            "answers": [given_json(answer) for answer in self.answers],
            "times": [None if time == HIDDEN else "open" if time == OPEN else time for time in self.times],
        }


def begin_presses(seats: i64) -> Presses:
    """A reveal in which nobody has pressed yet."""
    return Presses(vec[i64]([OPEN] * seats), vec[i64]([OPEN] * seats), only(seats) - 1)


def given_json(answer: int) -> str | None:
    """An answer in a sealed step: null where it may not be known."""
    if answer == HIDDEN:
        return None
    return "open" if answer == OPEN else shown_json(answer)


DEAL: Final = Deal()
