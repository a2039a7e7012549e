"""Who turned on the light first and was right, and what that brings (KS-4, KS-5).

A form of play hands over the answers and times of all seats. They are shown and judged, put into the order of the
presses, and the cards go to the first right one or to the box.
"""

from __future__ import annotations

from nightlight.core.chance import Chance
from nightlight.core.native import append, i64, vec
from nightlight.games.komnata_strachu.actions import (
    ASKED,
    BOXED,
    DOES_NOT_COUNT,
    ERRED,
    FORFEITED,
    JUDGED,
    SHOWED,
    TIE_DRAWN,
    UNCOVERED,
    WON,
)
from nightlight.games.komnata_strachu.answers import asked, fits
from nightlight.games.komnata_strachu.content import IN_ROW, NOTHING, PASS_ANSWER, PLACES
from nightlight.games.komnata_strachu.judgement import fault_of
from nightlight.games.komnata_strachu.state import (
    BY_COLOUR,
    BY_SHAPE,
    PASSED_BY,
    RIGHT,
    VOID,
    WRONG,
    Result,
    State,
    no_cards,
)
from nightlight.games.komnata_strachu.times import AFTER, LINE, MISS, ROUND


def uncover(state: State) -> None:
    """After a glimpse all see what the cards were."""
    for place in range(PLACES):
        if state.cards[place] != NOTHING:
            state.tell(UNCOVERED, place, state.cards[place])


def show(state: State, answers: vec[i64], times: vec[i64]) -> None:
    """Everybody's answer and time lie open now (KS-7.1)."""
    for seat in range(state.seats):
        if answers[seat] == PASS_ANSWER:
            state.tell(SHOWED, seat, 0, 0)
        else:
            state.tell(SHOWED, seat, answers[seat] + 1, times[seat])


def judge(state: State, answers: vec[i64]) -> vec[i64]:
    """What was asked for, and each seat's answer, right or wrong (KS-3)."""
    kind, by_shape, by_colour = asked(state.cards, state.agreement)
    tell_asked(state, kind, by_shape, by_colour)
    mirror = state.agreement.mirror
    verdicts = answers[:]
    for seat in range(state.seats):
        answer = answers[seat]
        if answer == PASS_ANSWER:
            verdicts[seat] = PASSED_BY
        elif fits(kind, by_shape, answer, mirror=mirror) or fits(kind, by_colour, answer, mirror=mirror):
            verdicts[seat] = RIGHT
        else:
            verdicts[seat] = WRONG
    return verdicts


def tell_asked(state: State, kind: i64, by_shape: i64, by_colour: i64) -> None:
    """What each reading asked for, if it counts (KS-V-7)."""
    if kind != LINE:
        by_shape = IN_ROW[by_shape]
        by_colour = IN_ROW[by_colour]
    if state.agreement.attribute == BY_COLOUR:
        by_shape = DOES_NOT_COUNT
    elif state.agreement.attribute == BY_SHAPE:
        by_colour = DOES_NOT_COUNT
    state.tell(ASKED, by_shape, by_colour)


def deadline(answers: vec[i64], times: vec[i64]) -> i64:
    """When the reveal closes: some time after the first press, right or wrong, or with the round (KS-4.9)."""
    closes = ROUND
    for seat in range(len(answers)):
        if answers[seat] >= 0 and times[seat] + AFTER < closes:
            closes = times[seat] + AFTER
    return closes


def strike_late(answers: vec[i64], times: vec[i64], verdicts: vec[i64]) -> vec[i64]:
    """The verdicts with every press after the deadline void: it counts as not made (KS-4.9)."""
    closes = deadline(answers, times)
    for seat in range(len(answers)):
        if answers[seat] != PASS_ANSWER and times[seat] > closes:
            verdicts[seat] = VOID
    return verdicts


def settle(state: State, answers: vec[i64], times: vec[i64], verdicts: vec[i64], chance: Chance) -> None:
    """Put the presses in order, award the cards, and put the result on record (KS-5)."""
    order = presses_in_order(state, times, verdicts, chance)
    for seat in range(state.seats):
        state.tell(JUDGED, seat, verdicts[seat])
        if verdicts[seat] == WRONG:
            tell_fault(state, seat, answers[seat])
    winner: i64 = NOTHING
    for seat in order:
        if winner == NOTHING and verdicts[seat] == RIGHT:
            winner = seat
    forfeits = vec[i64]()
    if state.agreement.penalty:
        forfeits = forfeited(state, verdicts, order, winner)
    award(state, winner, forfeits)
    if state.solo():
        state.players[0].time += times[0] if verdicts[0] == RIGHT else MISS
    state.last = Result(
        state.reveal,
        state.cards,
        answers=answers,
        times=times,
        verdicts=verdicts,
        order=order,
        winner=winner,
    )
    state.cards = no_cards()


def tell_fault(state: State, seat: i64, answer: i64) -> None:
    """What was wrong with the answer, if anybody listens."""
    if state.log is not None:
        fault = fault_of(state.cards, state.agreement.readings(), answer)
        state.tell(ERRED, seat, fault.id(), fault.missing, fault.extra)


def presses_in_order(state: State, times: vec[i64], verdicts: vec[i64], chance: Chance) -> vec[i64]:
    """The seats whose presses count, the fastest first; between equals the tie order decides (KS-4.4, KS-4.6)."""
    order = vec[i64]()
    tied = False
    for seat in range(state.seats):
        if verdicts[seat] >= WRONG:
            order = append(order, seat)
            place = len(order) - 1
            while place > 0 and times[order[place - 1]] > times[seat]:
                order[place] = order[place - 1]
                place -= 1
            order[place] = seat
            if place > 0 and times[order[place - 1]] == times[seat]:
                tied = True
    return untied(order, times, draw_tie_order(state, chance)) if tied else order


def draw_tie_order(state: State, chance: Chance) -> vec[i64]:
    """Any order of all seats, as the rank of each (KS-4.6)."""
    order = vec[i64](list(range(state.seats)))
    rank = state.seats - 1
    while rank > 0:
        picked = chance.below(rank + 1)
        seat = order[picked]
        order[picked] = order[rank]
        order[rank] = seat
        state.tell(TIE_DRAWN, rank, seat)
        rank -= 1
    ranks = order[:]
    for place in range(state.seats):
        ranks[order[place]] = place
    return ranks


def untied(order: vec[i64], times: vec[i64], ranks: vec[i64]) -> vec[i64]:
    """The presses once more, with those of equal time by their rank."""
    for end in range(1, len(order)):
        seat = order[end]
        place = end
        while place > 0 and comes_before(seat, order[place - 1], times, ranks):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    return order


def comes_before(seat: i64, other: i64, times: vec[i64], ranks: vec[i64]) -> bool:
    return times[seat] < times[other] or (times[seat] == times[other] and ranks[seat] < ranks[other])


def forfeited(state: State, verdicts: vec[i64], order: vec[i64], winner: i64) -> vec[i64]:
    """If agreed, every wrong press before the winning one costs the top card of a pile (KS-V-3)."""
    lost = vec[i64]()
    for seat in order:
        if seat == winner:
            return lost
        if verdicts[seat] != RIGHT and state.players[seat].cards() > 0:
            card = state.players[seat].lose()
            state.tell(FORFEITED, seat, card)
            lost = append(lost, card)
    return lost


def award(state: State, winner: i64, forfeits: vec[i64]) -> None:
    """The revealed cards, then the forfeits, go to the winner or into the box (KS-5.1, KS-5.3, KS-5.4)."""
    for place in range(PLACES):
        if state.cards[place] != NOTHING:
            hand_over(state, winner, state.cards[place])
    for card in forfeits:
        hand_over(state, winner, card)


def hand_over(state: State, winner: i64, card: i64) -> None:
    if winner == NOTHING:
        state.box |= state.bit(card)
        state.tell(BOXED, card)
    else:
        state.players[winner].add(card)
        state.tell(WON, winner, card)
