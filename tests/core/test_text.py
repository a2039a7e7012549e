"""A game in words: which message is asked for, with which values."""

from __future__ import annotations

from nightlight.core.chance import Scripted
from nightlight.core.event import SPECTATOR, Event
from nightlight.core.step import apply, only
from nightlight.core.text import GameText
from nightlight.core.verb import HIDDEN
from toy.game import BURN, DREW, LIGHT, LIT, TOY, Glimpse


class Spelling:
    """A translator that says what it was asked."""

    language = "en"

    def __call__(self, key: str, /, **values: str | int) -> str:
        return " ".join([key, *(f"{name}={value}" for name, value in values.items())])


def words_for(reader: int) -> GameText[Glimpse]:
    return GameText(TOY, Spelling(), ["Ann", "Bo"], reader)


def test_an_event_speaks_to_the_one_it_is_about() -> None:
    lit = Event(LIT, [0, 2])

    assert words_for(0).event(lit) == "candles-event-lit who=you seat=Ann window=2"
    assert words_for(1).event(lit) == "candles-event-lit who=other seat=Ann window=2"


def test_an_event_keeps_its_secret_from_the_others() -> None:
    drew = Event(DREW, [1, 4], only(1))

    assert words_for(1).event(drew) == "candles-event-drew who=you seat=Bo card=5"
    for other in (0, SPECTATOR):
        assert "card=5" not in words_for(other).event(drew)


def test_an_option_names_its_verb_and_its_fields() -> None:
    view = TOY.view(TOY.new(TOY.setup(2), Scripted([])), 0)

    assert words_for(0).option(view, BURN.of(3)) == "candles-action-burn wax=3"
    assert words_for(0).option(view, LIGHT.of(1)) == "candles-action-light window=1"


def test_who_decides_is_asked_and_the_others_wait() -> None:
    state = TOY.new(TOY.setup(2), Scripted([]))

    assert words_for(0).prompt(TOY.view(state, 0)) == "candles-step-evening"
    assert words_for(1).prompt(TOY.view(state, 1)) == "waiting names=Ann count=1"
    assert words_for(SPECTATOR).prompt(TOY.view(state, SPECTATOR)) == "waiting names=Ann count=1"


def test_a_spectator_waits_for_all_who_bid() -> None:
    state = TOY.new(TOY.setup(2), Scripted([]))
    for seat in (0, 1):
        apply(state, seat, 0, Scripted([]))

    assert words_for(SPECTATOR).prompt(TOY.view(state, SPECTATOR)) == "waiting names=Ann, Bo count=2"


def test_after_the_end_nothing_is_asked() -> None:
    state = TOY.new(TOY.setup(2), Scripted([]))
    state.steps = state.steps[:0]

    assert words_for(0).prompt(TOY.view(state, 0)) == "candles-over"


def test_a_hidden_seat_has_no_name() -> None:
    seat = LIT.fields[0]

    assert words_for(0).noun(seat, 1) == "Bo"
    assert words_for(0).noun(seat, HIDDEN) == HIDDEN
