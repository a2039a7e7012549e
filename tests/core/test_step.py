"""The stack of steps: who decides, between what, and what follows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightlight.core.chance import Chance, Recorded, Scripted, Seeded
from nightlight.core.errors import IllegalAction
from nightlight.core.event import Log
from nightlight.core.native import i64, vec
from nightlight.core.step import (
    NOBODY,
    GameState,
    LegalActions,
    Step,
    View,
    advance,
    apply,
    first,
    legal,
    list_legal,
    only,
    possible,
    stack,
)
from nightlight.core.verb import HIDDEN
from toy.game import BURN, DREW, LIGHT, OPEN, PEEK, PEEKED, REST, TOY, Evening, Lighting, Night, SealedBids, Table


class Murmur(Step[Table]):
    """A step that never ends."""

    def run(self, state: Table, chance: Chance) -> None:
        pass


def table(*steps: Step[Table], seats: int = 2) -> Table:
    """A table with these steps to do, the first one first."""
    made = Table(seats, stack(list(reversed(steps))))
    made.cards = list(range(seats))
    return made


def test_the_seat_of_the_top_step_decides() -> None:
    state = table(Evening(1), Lighting(0))

    advance(state, Scripted([]))

    assert state.actors == only(1)
    assert legal(state, 1) == [REST.of(), PEEK.of(0)]
    assert legal(state, 0) == []


def test_a_decision_uncovers_the_step_below() -> None:
    state = table(Evening(1), Lighting(0))
    advance(state, Scripted([]))

    apply(state, 1, REST.of(), Scripted([]))

    assert state.actors == only(0)
    assert state.top().name() == "lighting"


def test_when_no_step_is_left_the_match_is_over() -> None:
    state = table(Lighting(0))
    advance(state, Scripted([]))

    apply(state, 0, LIGHT.of(2), Scripted([]))

    assert state.actors == NOBODY
    assert len(state.steps) == 0
    assert legal(state, 0) == []


def test_steps_that_nobody_decides_run_by_themselves() -> None:
    state = table(Night(1))

    advance(state, Scripted([5, 4]))

    assert state.cards == [5, 4]
    assert state.actors == only(1)


def test_all_decide_at_once_until_nobody_is_missing() -> None:
    state = table(SealedBids([OPEN, OPEN]))
    advance(state, Scripted([]))

    both = state.actors
    apply(state, 1, BURN.of(3), Scripted([]))
    left = state.actors
    apply(state, 0, BURN.of(1), Scripted([]))

    assert (both, left) == (0b11, 0b01)
    assert state.wax == [2, 0]
    assert state.actors == only(1)


@pytest.mark.parametrize(
    ("seat", "action", "problem"),
    [
        (1, LIGHT.of(0), r"evening \(CA-2\): seat 1 may choose one of \[0, 1\], not 9"),
        (1, PEEK.of(1), "seat 1 may choose one of"),
        (1, -1, "seat 1 may choose one of"),
        (1, 10**6, "seat 1 may choose one of"),
        (0, REST.of(), "seat 0 has nothing to decide now"),
        (2, REST.of(), "seat 2 has nothing to decide now"),
        (-1, REST.of(), "seat -1 has nothing to decide now"),
        (64, REST.of(), "seat 64 has nothing to decide now"),
    ],
)
def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(seat: int, action: int, problem: str) -> None:
    state = table(Evening(1), Lighting(0))
    chance = Recorded(Seeded(1))
    advance(state, chance)
    state.log = Log()
    before = (state.json(), state.actors)

    with pytest.raises(IllegalAction, match=problem):
        apply(state, seat, action, chance)

    assert (state.json(), state.actors) == before
    assert state.log.events == []
    assert chance.asked == []


def test_a_step_that_never_ends_is_caught() -> None:
    state = table(Murmur())

    with pytest.raises(AssertionError, match="a step runs forever"):
        advance(state, Scripted([]))


def test_a_step_that_only_runs_is_popped_unless_it_says_otherwise() -> None:
    state = table(Step(), Lighting(0))

    advance(state, Scripted([]))

    assert state.top().name() == "lighting"


@given(st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 30))
def test_options_ascend_and_come_again_for_the_same_state(players: int, seed: int, decisions: int) -> None:
    state = played(players, seed, decisions)

    for seat in range(players):
        offered = legal(state, seat)
        assert offered == sorted(set(offered)) == legal(state.clone(), seat)
        assert (len(offered) > 0) == bool(state.actors >> seat & 1)


def played(players: int, seed: int, decisions: int) -> Table:
    """Candles after so many random decisions, or at its end."""
    chance = Seeded(seed)
    state = TOY.new(TOY.setup(players), chance)
    out = LegalActions()
    for _ in range(decisions):
        if state.actors != NOBODY:
            seat = first(state.actors)
            list_legal(state, seat, out)
            apply(state, seat, out.pick(chance), chance)
    return state


@given(st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 14))
def test_a_clone_is_equal_and_goes_its_own_way(players: int, seed: int, decisions: int) -> None:
    state = played(players, seed, decisions)
    before = state.json()

    clone = state.clone()
    same = clone.json() == before and clone.actors == state.actors
    while clone.actors != NOBODY:
        seat = first(clone.actors)
        apply(clone, seat, legal(clone, seat)[-1], Seeded(seed))

    assert same
    assert state.json() == before


def test_a_clone_does_not_take_the_listener_along() -> None:
    state = table(Lighting(0))
    state.log = Log()

    assert state.clone().log is None


def test_news_is_made_only_if_somebody_listens() -> None:
    state = table(Evening(0), Evening(1))
    advance(state, Scripted([]))

    apply(state, 0, PEEK.of(1), Scripted([]))
    silent = state.log
    state.log = Log()
    apply(state, 1, PEEK.of(0), Scripted([]))

    assert silent is None
    assert [(event.news, event.values, event.seats) for event in state.log.events] == [(PEEKED, [1, 0, 0], only(1))]


def test_with_and_without_a_listener_the_match_is_the_same() -> None:
    log = Log()

    heard, unheard = TOY.new(TOY.setup(3), Seeded(3), log), TOY.new(TOY.setup(3), Seeded(3))

    assert heard.json() == unheard.json()
    assert [event.news for event in log.events].count(DREW) == 3


def test_a_seat_sees_its_own_bid_and_that_others_made_theirs() -> None:
    state = table(SealedBids([OPEN, OPEN, OPEN]), seats=3)
    advance(state, Scripted([]))
    apply(state, 0, BURN.of(2), Scripted([]))

    seen = [TOY.view(state, seat).step() for seat in (0, 1, -1)]

    assert [step.bids for step in seen if isinstance(step, SealedBids)] == [
        [2, OPEN, OPEN],
        [HIDDEN, OPEN, OPEN],
        [HIDDEN, OPEN, OPEN],
    ]


def test_a_view_of_a_match_that_is_over_has_no_step() -> None:
    state = played(2, 1, 30)

    assert TOY.view(state, 0).step() is None


@given(st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 14))
def test_a_seat_cannot_tell_an_imagined_table_from_the_true_one(players: int, seed: int, decisions: int) -> None:
    state = played(players, seed, decisions)

    for seat in range(players):
        view = TOY.view(state, seat)
        assert TOY.view(view.imagine(Seeded(seed + 1)), seat).json() == view.json()


def test_a_list_of_options_can_be_used_again() -> None:
    out = LegalActions()
    for action in (3, 5, 8):
        out.add(action)
    earlier = out.listed()

    state = table(Evening(1))
    advance(state, Scripted([]))
    list_legal(state, 1, out)

    assert earlier == [3, 5, 8]
    assert out.listed() == [REST.of(), PEEK.of(0)]
    assert out.pick(Scripted([1])) == PEEK.of(0)


def test_a_run_of_options_follows_what_was_there() -> None:
    out = LegalActions()
    out.add(3)

    out.add_run(7, 4)

    assert out.listed() == [3, 7, 8, 9, 10]
    assert [out.pick(Scripted([place])) for place in range(5)] == [3, 7, 8, 9, 10]


def test_a_run_is_forgotten_with_the_rest() -> None:
    out = LegalActions()
    out.add_run(7, 4)

    out.clear()
    out.add(5)

    assert out.listed() == [5]


def test_a_set_of_options_is_numbered_like_its_members() -> None:
    out = LegalActions()
    out.add(3)

    out.add_set(10, 0b1000_0101)
    out.add_set(20, 0)
    out.add(30)

    assert out.listed() == [3, 10, 12, 17, 30]


def test_places_of_a_row_are_offered_where_they_hold_the_value() -> None:
    out = LegalActions()
    out.add(3)

    out.add_places(10, vec[i64]([4, 7, 4, 4, 7]), 4, 1, 4)
    out.add(30)

    assert out.listed() == [3, 12, 13, 30]


def test_places_of_a_row_are_offered_where_they_hold_anything_else() -> None:
    out = LegalActions()
    out.add(3)

    out.add_others(10, vec[i64]([4, 7, 4, 8, 7]), 4, 1, 4)
    out.add(30)

    assert out.listed() == [3, 11, 13, 30]


def test_nothing_can_be_offered_after_a_run() -> None:
    out = LegalActions()
    for action in (3, 5, 8):
        out.add(action)
    out.clear()
    out.add(3)
    out.add_run(7, 4)

    with pytest.raises(AssertionError, match="a run comes last"):
        out.add(20)
    with pytest.raises(AssertionError, match="a run comes last"):
        out.add_set(20, 1)
    with pytest.raises(AssertionError, match="a run comes last"):
        out.add_places(20, vec[i64]([0]), 0, 0, 1)
    with pytest.raises(AssertionError, match="a run comes last"):
        out.add_others(20, vec[i64]([0]), 1, 0, 1)
    with pytest.raises(AssertionError, match="a run comes last"):
        out.add_run(20, 2)

    assert out.listed() == [3, 7, 8, 9, 10]


def test_after_a_run_a_list_of_options_can_be_used_again() -> None:
    out = LegalActions()
    for action in (3, 5, 8):
        out.add(action)
    out.add_run(10, 2)

    out.clear()
    for action in (4, 6, 9, 11):
        out.add(action)

    assert out.listed() == [4, 6, 9, 11]


def test_equals_share_a_rank_and_leave_the_next_one_free() -> None:
    state = table(seats=4)

    state.windows = [2, 0, HIDDEN]  # the second window is worth twice the first, the third one stays dark

    assert state.ranks() == [1, 3, 2, 3]
    assert [state.balance(seat) for seat in range(4)] == [3, -2, 1, -2]


def test_the_set_of_a_high_seat_is_one_bit() -> None:
    assert only(30) == 2**30
    assert first(only(30)) == 30


def test_legal_offers_nothing_to_a_seat_that_does_not_decide() -> None:
    out = LegalActions()
    state = table(Evening(1))
    advance(state, Scripted([]))

    list_legal(state, 0, out)

    assert out.listed() == []


def test_a_step_is_possible_if_it_leaves_something_to_choose() -> None:
    state = table(Lighting(0))
    before = possible(Lighting(0), state, 0)

    state.windows = [0, 1, 0]

    assert before
    assert not possible(Lighting(0), state, 0)


@pytest.mark.parametrize(("seats", "lowest"), [(0b1, 0), (0b1100, 2), (1 << 61, 61)])
def test_the_first_of_a_set_is_its_lowest_seat(seats: i64, lowest: int) -> None:
    assert first(seats) == lowest


def test_bare_steps_states_and_views_say_what_is_missing() -> None:
    step: Step[Table] = Step()
    state = GameState(2, stack([]))
    view = View(0, 2, stack([]), NOBODY)

    for unwritten in (step.name, step.clause, step.json, state.clone, state.json, view.json):
        with pytest.raises(NotImplementedError):
            unwritten()
    with pytest.raises(NotImplementedError):
        step.decide(table(), 0, 0, Scripted([]))
    with pytest.raises(NotImplementedError):
        state.score(0)
    with pytest.raises(NotImplementedError):
        state.ahead(0, 1)
    with pytest.raises(NotImplementedError):
        view.imagine(Scripted([]))
