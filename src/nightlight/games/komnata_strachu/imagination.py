"""What a seat may imagine: for each form of play, every world that looks the same to it is as likely as any other."""

from __future__ import annotations

from nightlight.core.chance import Chance
from nightlight.core.native import append, i64, vec
from nightlight.core.step import only
from nightlight.core.verb import HIDDEN
from nightlight.games.komnata_strachu.actions import LAST_SECOND, SECOND_LENGTH
from nightlight.games.komnata_strachu.content import ANSWER_COUNT, CODES, NOTHING, PLACES, SETS
from nightlight.games.komnata_strachu.research import PASS_CODE, Submissions, Ticks
from nightlight.games.komnata_strachu.rules import Presses
from nightlight.games.komnata_strachu.state import OPEN, UNKNOWN, State
from nightlight.games.komnata_strachu.tasks import mode
from nightlight.games.komnata_strachu.times import (
    CANCEL,
    FINE,
    HAND,
    LATENCIES,
    LINE,
    ROUND,
    TICK,
    TICKS,
    UNSEEN,
    sight,
)


def imagine_presses(step: Presses, chance: Chance) -> None:
    """Any answer, at any time that the questions asked so far leave open."""
    for seat in range(len(step.answers)):
        if step.answers[seat] == HIDDEN:
            step.answers[seat] = chance.below(ANSWER_COUNT)
            if step.times[seat] == HIDDEN:
                if step.missing >> seat & 1:
                    step.times[seat] = chance.below(LAST_SECOND) * SECOND_LENGTH
                else:
                    step.times[seat] = chance.below(ROUND + 1)


def imagine_submissions(step: Submissions, state: State, chance: Chance) -> None:
    """Each other seat has yet to begin, has an answer without its time, passes, or has submitted.

    Somebody is still deciding: otherwise the reveal would be over.
    """
    codes = CODES - SETS if mode(state.cards) == LINE else SETS - 1
    least = SETS if codes == CODES - SETS else PASS_CODE + 1
    worlds = vec[i64]([2 + codes * (1 + LATENCIES)] * len(step.codes))
    picks = somebody_missing(step.codes, worlds, 1 + codes, known(step.codes, step.missing), chance)
    for seat in range(len(step.codes)):
        if step.codes[seat] == HIDDEN:
            pick = picks[seat]
            step.codes[seat] = OPEN
            step.latencies[seat] = OPEN
            if pick > codes:
                step.missing &= ~only(seat)
                pick -= codes + 1
                if pick == codes * LATENCIES:
                    step.codes[seat] = PASS_CODE
                else:
                    step.codes[seat] = least + pick // LATENCIES
                    step.latencies[seat] = pick % LATENCIES
            elif pick > 0:
                step.codes[seat] = least + pick - 1


def known(codes: vec[i64], missing: i64) -> i64:
    """The seats that certainly have yet to decide."""
    seats: i64 = 0
    for seat in range(len(codes)):
        if codes[seat] != HIDDEN and missing >> seat & 1:
            seats |= only(seat)
    return seats


def somebody_missing(codes: vec[i64], worlds: vec[i64], undecided: i64, missing: i64, chance: Chance) -> vec[i64]:
    """A world for each hidden seat, of which the first so many leave it undecided; drawn until somebody is missing."""
    picks = worlds[:]
    somebody = False
    while not somebody:
        somebody = missing != 0
        for seat in range(len(codes)):
            if codes[seat] == HIDDEN:
                picks[seat] = chance.below(worlds[seat])
                if picks[seat] < undecided:
                    somebody = True
    return picks


def imagine_ticks(step: Ticks, state: State, seat: i64, chance: Chance) -> None:
    """Cards that nobody has been right about so far, moments of sight, and what the others have in mind."""
    hidden = imagine_cards(step, state, chance)
    imagine_sights(step, state, seat, chance)
    imagine_waiting(step, state, hidden, chance)


def imagine_cards(step: Ticks, state: State, chance: Chance) -> vec[i64]:
    """Deal the cards that the seat has not seen, and give the presses that show an answer, until none of them is right.

    The codes of the presses that do not show stay hidden; they are handed back beside what the step knew.
    """
    places = state.cards[:]
    deck = state.deck
    codes = step.codes[:]
    fitting = False
    while not fitting:
        state.deck = deck
        for place in range(PLACES):
            if places[place] == UNKNOWN:
                state.cards[place] = state.draw(chance)
        for seat in range(state.seats):
            if codes[seat] == HIDDEN and step.times[seat] != HIDDEN:
                step.codes[seat] = any_code(step.times[seat] - state.agreement.handicap[seat], chance)
        fitting = mode(state.cards) != CANCEL and not step.caught(state)
    return step.codes[:]


def any_code(time: i64, chance: Chance) -> i64:
    """Any code that leads to a press at this time after a commitment at some tick."""
    codes = vec[i64]()
    for code in range(1, CODES):
        if HAND[code] <= time:
            codes = append(codes, code)
    return codes[chance.below(len(codes))]


def imagine_sights(step: Ticks, state: State, seat: i64, chance: Chance) -> None:
    """Others may see a card at any moment; what the seat itself does not see yet, it will see later."""
    for other in range(state.seats):
        for place in range(PLACES):
            if step.sights[other * PLACES + place] == HIDDEN:
                numbers = FINE
                if other == seat:
                    numbers = UNSEEN[step.tick]
                if state.cards[place] == NOTHING:
                    step.sights[other * PLACES + place] = TICKS
                else:
                    step.sights[other * PLACES + place] = sight(chance.below(numbers))


def imagine_waiting(step: Ticks, state: State, codes: vec[i64], chance: Chance) -> None:
    """The others have yet to choose in this tick, wait, or are committed to a press that does not show yet."""
    worlds = vec[i64]([0] * state.seats)
    for seat in range(state.seats):
        worlds[seat] = 2
        for code in range(1, CODES):
            worlds[seat] += tick_choices(step, code, state.agreement.handicap[seat])
    picks = somebody_missing(codes, worlds, 1, known(codes, step.missing), chance)
    for seat in range(state.seats):
        if codes[seat] == HIDDEN:
            step.codes[seat] = OPEN
            step.times[seat] = OPEN
            if picks[seat] > 0:
                step.missing &= ~only(seat)
                if picks[seat] > 1:
                    commit(step, seat, picks[seat] - 2, state.agreement.handicap[seat])


def tick_choices(step: Ticks, code: i64, handicap: i64) -> i64:
    """At how many ticks up to now a commitment to the code leads to a press that does not show yet."""
    spare = step.tick * TICK - HAND[code] - handicap
    return step.tick + 1 if spare < 0 else step.tick - spare // TICK


def commit(step: Ticks, seat: i64, pick: i64, handicap: i64) -> None:
    """The commitment of that number, in the order of the codes, the latest tick first."""
    code: i64 = 1
    while pick >= tick_choices(step, code, handicap):
        pick -= tick_choices(step, code, handicap)
        code += 1
    step.codes[seat] = code
    step.times[seat] = (step.tick - pick) * TICK + HAND[code] + handicap
