"""KS-13: how decisions are asked and entered."""

from __future__ import annotations

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, new_match, reveal
from games.komnata_strachu.reference import ANSWERS, CODES
from nightlight.core.errors import IllegalAction
from nightlight.games.komnata_strachu.actions import (
    ANSWER_WITH,
    AT_MILLISECOND,
    AT_SECOND,
    COMMIT,
    PASS,
    SUBMIT,
    TAKE_TIME,
    VERBS,
    WAIT,
)
from nightlight.games.komnata_strachu.game import GAME


@pytest.mark.rule("KS-13.1")
def test_a_press_is_entered_in_three_questions() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)

    assert scene.options(0) == [PASS.of(), *(ANSWER_WITH.of(number) for number in range(326))]
    scene.act(0, ANSWER_WITH.of(7))
    assert scene.options(0) == [AT_SECOND.of(second) for second in range(31)]
    scene.act(0, AT_SECOND.of(2))
    assert scene.options(0) == [AT_MILLISECOND.of(ms) for ms in range(1000)]
    scene.act(0, AT_MILLISECOND.of(345))
    assert scene.options(0) == []
    scene.passes(1)

    assert scene.state.last is not None
    assert scene.state.last.times[0] == 2345


@pytest.mark.rule("KS-13.1", "KS-4.9")
def test_the_last_second_has_no_milliseconds() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)
    scene.act(0, ANSWER_WITH.of(7))

    scene.act(0, AT_SECOND.of(30))

    assert scene.deciders == [1]
    scene.passes(1)
    assert scene.state.last is not None
    assert scene.state.last.times[0] == 30_000


@pytest.mark.rule("KS-13.2")
def test_the_seats_answer_their_questions_in_any_order() -> None:
    together = reveal(*FIRST_EXAMPLE)
    apart = reveal(*FIRST_EXAMPLE)

    together.round({0: ("skull ghost", 1500), 1: ("spider", 900)})
    for seat, action in [
        (1, ANSWER_WITH.of(1)),
        (0, ANSWER_WITH.of(ANSWERS.index(("skull", "ghost")))),
        (2, PASS.of()),
        (0, AT_SECOND.of(1)),
        (1, AT_SECOND.of(0)),
        (0, AT_MILLISECOND.of(500)),
        (1, AT_MILLISECOND.of(900)),
    ]:
        assert apart.reveal == 1
        apart.act(seat, action)

    assert apart.state.json() == together.state.json()


@pytest.mark.rule("KS-13.2")
def test_questions_cannot_be_skipped() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    for action in (AT_SECOND.of(1), AT_MILLISECOND.of(1), SUBMIT.of(1), WAIT.of(), COMMIT.of(0), TAKE_TIME.of(0)):
        with pytest.raises(IllegalAction):
            scene.act(0, action)


@pytest.mark.rule("KS-13.3", "KS-8.12")
def test_a_seat_that_takes_no_part_passes() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.passes(2)
    scene.press(0, "spider", 700)
    scene.press(1, "ghost skull", 800)

    assert scene.verdicts == ["wrong", "right", "pass"]
    assert scene.deciders == [0, 1, 2]


@pytest.mark.rule("KS-13.4")
def test_answers_are_numbered_by_length_and_home_row() -> None:
    names = [ANSWER_WITH.fields[0].json(number) for number in range(326)]

    assert names[0] == "nothing"
    assert names[1:] == ["-".join(answer) for answer in ANSWERS[1:]]
    assert names[325] == "puppet-ghost-pumpkin-skull-spider"


@pytest.mark.rule("KS-11.2")
def test_codes_are_named_as_sets_and_orders() -> None:
    names = [SUBMIT.fields[0].json(number) for number in range(152)]

    assert names[0] == "pass"
    assert names[1:32] == ["+".join(code) for code in CODES[1:32]]
    assert names[32:] == ["-".join(code) for code in CODES[32:]]
    assert [COMMIT.fields[0].json(number) for number in range(151)] == names[1:]


def test_the_verbs_of_all_forms_share_one_numbering() -> None:
    assert [verb.name for verb in VERBS.all] == [
        "pass",
        "answer",
        "second",
        "millisecond",
        "submit",
        "latency",
        "wait",
        "commit",
    ]
    assert VERBS.size == 1 + 326 + 31 + 1000 + 152 + 155 + 1 + 151


@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_no_match_is_longer_than_the_longest(form: str, players: int) -> None:
    scene = new_match(players, seed=players, form=form, last_card="short")

    assert scene.play_on(players) <= GAME.longest
    assert scene.outcome is not None


@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
def test_every_question_has_a_choice_and_its_options_ascend(form: str) -> None:
    scene = new_match(3, seed=2, form=form)

    for seat, _ in scene.decisions(4):
        offered = scene.options(seat)
        assert len(offered) >= 2
        assert offered == sorted(set(offered))


def test_waiting_for_ever_is_the_longest_glimpse() -> None:
    scene = new_match(2, seed=1, form="glimpse", reveals="1")
    decisions = 0
    while scene.deciders:
        scene.waits(scene.deciders[0])
        decisions += 1

    assert decisions == 2 * 160
