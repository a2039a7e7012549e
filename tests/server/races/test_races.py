"""A raced question at a live table, in virtual time: what is told and seen, and when."""

from __future__ import annotations

import json

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE
from games.komnata_strachu.reference import CARDS
from nightlight.core.event import SPECTATOR
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.state import State
from nightlight.server.races.question import RacedQuestion
from server.vigil import ARM, RIGHT, SECOND_EXAMPLE, WRONG, Vigil, dealt

SPECIALS = ("inv_1", "esc_1", "gst_1")
MORE_SPECIALS = ("inv_2", "esc_2", "gst_2")
RESULT = "told: pressed showed asked judged won"
CANCELLED = "told: drew revealed cancelled boxed"


def cards(race: RacedQuestion, now: int) -> list[int]:
    """The cards that lie open for all to see."""
    state = race.sight(now)
    assert isinstance(state, State)
    return [card for card in state.cards if card >= 0]


@pytest.mark.rule("KS-8.4", "KS-8.5", "KS-2.6")
@pytest.mark.parametrize("fore", [0, 1, 600])
def test_the_first_question_is_shown_after_a_delay_that_nobody_can_foretell(fore: int) -> None:
    table = Vigil(dealt(), {0: 30, 1: 30}, fore=[fore])

    seen = []
    for moment in (ARM + fore - 1, ARM + fore):
        table.until(moment)
        seen.append((table.race.dark, cards(table.race, moment), list(table.happened)))

    assert seen == [
        (True, [], []),
        (False, [CARDS.index(card) for card in FIRST_EXAMPLE], [(ARM + fore, "shown: drew revealed")]),
    ]
    assert table.chance.asked == [601]


@pytest.mark.rule("KS-2.8", "KS-8.4", "KS-V-12")
def test_the_result_is_told_at_once_and_the_next_question_after_a_while_and_the_dark() -> None:
    table = Vigil(dealt(FIRST_EXAMPLE, SECOND_EXAMPLE), {0: 0}, fore=[0, 250])
    shown = table.show()

    table.press(shown + 1000, 0, RIGHT, 1000)
    table.finish()
    resolved = table.now
    table.show()

    assert resolved == shown + 1001  # nobody else takes part
    assert table.happened[1:] == [
        (resolved, "resolved"),
        (resolved, RESULT.replace("pressed", "pressed passed")),
        (resolved + 3000 + ARM + 250, "shown: drew revealed"),
    ]
    assert table.race.question == 2


@pytest.mark.rule("KS-2.9", "KS-8.4")
def test_a_cancelled_question_on_the_way_is_shown_and_left_lying_for_a_while() -> None:
    table = Vigil(dealt(FIRST_EXAMPLE, SPECIALS, SECOND_EXAMPLE), {0: 0, 1: 0}, fore=[0, 100, 200])
    shown = table.show()
    table.press(shown + 900, 1, RIGHT)
    table.press(shown + 950, 0, RIGHT)
    table.finish()
    resolved = table.now

    table.show()

    cancelled = resolved + 3000 + ARM + 100
    assert table.happened[2:] == [
        (resolved, RESULT),
        (cancelled, CANCELLED),
        (cancelled + 1500 + ARM + 200, "shown: drew revealed"),
    ]
    assert table.race.question == 3


@pytest.mark.rule("KS-2.9", "KS-7.1")
def test_what_was_not_told_yet_cannot_be_seen_either() -> None:
    table = Vigil(dealt(SPECIALS, MORE_SPECIALS, FIRST_EXAMPLE), {0: 0, 1: 0})

    seen = []
    for moment in (0, ARM, ARM + 1500, 2 * ARM + 1500, 3 * ARM + 2 * 1500):
        table.until(moment)
        state = table.race.sight(moment)
        assert isinstance(state, State)
        deck, box = f"{state.deck:b}".count("1"), f"{state.box:b}".count("1")
        seen.append((deck, box, len(cards(table.race, moment)), state.reveal))

    assert seen == [(55, 0, 0, 0), (52, 3, 0, 1), (52, 3, 0, 1), (49, 6, 0, 2), (46, 6, 3, 3)]
    assert [news for _, news in table.happened] == [CANCELLED, CANCELLED, "shown: drew revealed"]


@pytest.mark.rule("KS-8.18", "KS-7.1")
@pytest.mark.parametrize("reader", [0, 1, SPECTATOR])
def test_in_the_dark_no_view_knows_the_cards(reader: int) -> None:
    other = dealt(SPECIALS, SECOND_EXAMPLE)
    table, twin = Vigil(dealt(), {0: 0, 1: 0}), Vigil(other, {0: 0, 1: 0})

    views = [GAME.view(state_of(each.race, 100), reader).json() for each in (table, twin)]

    assert views[0] == views[1]


def state_of(race: RacedQuestion, now: int) -> State:
    state = race.sight(now)
    assert isinstance(state, State)
    return state


@pytest.mark.rule("KS-10.1")
def test_the_question_waits_in_the_dark_until_every_bot_has_sealed_its_press() -> None:
    table = Vigil(dealt(), {0: 0}, bots=1)

    table.until(ARM + 400)
    assert table.race.moment() is None
    table.seal(1, RIGHT, 2000)
    table.look()

    assert table.happened == [(ARM + 400, "shown: drew revealed")]


@pytest.mark.rule("KS-8.13", "KS-10.1")
def test_bots_are_not_asked_before_the_deal() -> None:
    table = Vigil(dealt(SPECIALS, FIRST_EXAMPLE), {0: 0}, bots=1)
    asked = [table.race.dealt]

    for moment in (0, ARM, ARM + 1499, ARM + 1500):
        table.until(moment)
        asked.append(table.race.dealt)

    assert asked == [False, False, False, False, True]


@pytest.mark.rule("KS-10.1", "KS-7.1")
def test_the_press_of_a_bot_shows_when_its_time_has_come_and_not_earlier() -> None:
    table = Vigil(dealt(seats=3), {0: 0}, bots=2)
    table.seal(1, WRONG, 1500)
    table.seal(2, WRONG, 900)
    shown = table.show()
    race = table.race

    moments = [shown, shown + 899, shown + 900, shown + 1499, shown + 1500]
    seen = [(race.pressed(moment), json.dumps(race.sight(moment).json()["steps"])) for moment in moments]

    assert [pressed for pressed, _ in seen] == [[], [], [2], [2], [2, 1]]
    assert [text.count('"open"') for _, text in seen] == [6, 6, 4, 4, 2]
    assert race.moment() == shown + 900
    table.until(shown + 900)
    assert race.moment() == shown + 1500
    table.until(shown + 1500)
    assert race.moment() == shown + 8900 + 60 + 1  # last call after the first press, and the hold for seat 0


@pytest.mark.rule("KS-10.1")
def test_a_bot_that_is_slower_than_the_result_is_not_announced() -> None:
    table = Vigil(dealt(), {0: 0}, bots=1)
    table.seal(1, RIGHT, 5000)
    shown = table.show()
    race = table.race

    table.press(shown + 1000, 0, RIGHT)
    assert race.moment() == shown + 1001
    table.finish()

    assert race.pressed(shown + 9000) == [0]
    assert [(row["seat"], row["time"]) for row in race.finish()] == [(0, 1000), (1, 5000)]
    assert table.winner == 0


@pytest.mark.rule("KS-8.13")
def test_while_no_person_is_connected_the_game_pauses_before_the_next_deal() -> None:
    table = Vigil(dealt(FIRST_EXAMPLE, SECOND_EXAMPLE), {0: 0, 1: 0})
    shown = table.show()
    table.lose(shown + 500, 0)
    table.lose(shown + 600, 1)
    table.finish()
    assert table.winner is None

    table.until(10_000_000)
    assert table.race.dark
    assert not table.race.dealt
    assert table.race.moment() is None

    table.regain(20_000_000, 1)
    table.show()
    assert table.now == 20_000_000 + ARM


@pytest.mark.rule("KS-8.13")
def test_a_match_does_not_begin_before_somebody_is_there() -> None:
    table = Vigil(dealt(), {})
    assert table.race.moment() == 0

    table.until(5000)
    assert table.race.moment() is None

    table.regain(6000, 0)
    assert table.show() == 6000 + ARM


@pytest.mark.rule("KS-8.13")
def test_who_comes_back_while_the_result_is_shown_does_not_hurry_the_others() -> None:
    table = Vigil(dealt(FIRST_EXAMPLE, SECOND_EXAMPLE), {0: 0})
    shown = table.show()
    table.press(shown + 1000, 0, RIGHT)
    table.finish()
    resolved = table.now

    table.lose(resolved + 100, 0)
    table.regain(resolved + 2000, 0)

    assert table.show() == resolved + 3000 + ARM


def to_the_result(pace: str, lines: dict[int, int]) -> Vigil:
    """A table of three that looks at the first result."""
    table = Vigil(dealt(FIRST_EXAMPLE, SECOND_EXAMPLE, seats=3, pace=pace), lines)
    shown = table.show()
    for seat in lines:
        table.press(shown + 1000 + seat, seat, RIGHT)
    table.finish()
    table.look()
    return table


@pytest.mark.rule("KS-V-12")
def test_at_a_table_that_waits_for_everybody_the_next_question_comes_when_all_are_ready() -> None:
    table = to_the_result("ready", {0: 0, 1: 0})
    resolved = table.now

    table.until(resolved + 4000)
    table.race.ready(table.now, 0)
    table.race.ready(table.now, 2)  # who is not there cannot stand for others
    table.look()
    assert table.race.moment() == resolved + 15_000
    table.until(resolved + 5000)
    table.race.ready(table.now, 1)

    assert table.race.moment() == resolved + 5000
    assert table.show() == resolved + 5000 + ARM


@pytest.mark.rule("KS-V-12")
def test_nobody_is_waited_for_longer_than_fifteen_seconds() -> None:
    table = to_the_result("ready", {0: 0, 1: 0})
    resolved = table.now

    table.race.ready(resolved + 1, 0)

    assert table.show() == resolved + 15_000 + ARM


@pytest.mark.rule("KS-V-12", "KS-8.12")
def test_who_is_lost_need_not_be_ready() -> None:
    table = to_the_result("ready", {0: 0, 1: 0})
    resolved = table.now
    table.race.ready(resolved + 1, 0)

    table.lose(resolved + 2000, 1)

    assert table.show() == resolved + 2000 + ARM


@pytest.mark.rule("KS-V-12")
def test_at_other_tables_nobody_can_hurry() -> None:
    table = to_the_result("auto", {0: 0})
    resolved = table.now

    table.race.ready(resolved, 0)
    table.look()

    assert table.show() == resolved + 3000 + ARM
