"""KS-8: fair real-time play over a network."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Scene, reveal
from games.komnata_strachu.judge import Judge, Judgement, Message, Seat
from games.komnata_strachu.reference import ANSWERS, CARDS, numbers, task
from nightlight.core.chance import Scripted, Seeded
from nightlight.core.event import SPECTATOR
from nightlight.core.live import Probing, Stage, judged_again
from nightlight.core.native import i64, vec
from nightlight.games.komnata_strachu import adjudication
from nightlight.games.komnata_strachu.adjudication import (
    Adjudication,
    Entrant,
    Lost,
    Press,
    Returned,
    adjudicate,
    credit_limit,
    reveal_time,
)
from nightlight.games.komnata_strachu.live import LIVE
from nightlight.games.komnata_strachu.state import Agreement

RIGHT = ("skull", "ghost")
RIGHT_BY_COLOUR = ("spider", "skull", "pumpkin")
WRONG = ("puppet",)


def judged(
    messages: list[Message], seats: list[Seat], ties: list[int] | None = None, shown: int = 0, reveal: int = 1
) -> Adjudication:
    """The judgement on the first example."""
    contents: dict[str, Press | Lost | Returned] = {"lost": Lost(), "returned": Returned()}
    return adjudicate(
        [
            adjudication.Message(
                message.at,
                message.seat,
                contents.get(message.what, Press(message.reveal, message.answer, message.elapsed)),
            )
            for message in messages
        ],
        reveal=reveal,
        shown=shown,
        cards=vec[i64]([CARDS.index(card) for card in FIRST_EXAMPLE]),
        tie_order=list(range(len(seats))) if ties is None else ties,
        entrants=[Entrant(seat.takes_part, seat.bot, seat.rtt, seat.handicap) for seat in seats],
        agreement=Agreement(vec[i64]([seat.handicap for seat in seats])),
    )


def press(at: int, seat: int, answer: tuple[str, ...] = RIGHT, elapsed: object = None, reveal: int = 1) -> Message:
    return Message(at, seat, "press", answer, elapsed, reveal)


def times(judgement: Adjudication) -> list[int | str | None]:
    """What became of each message: its time, or why it was rejected."""
    return [ruling.rejected if ruling.rejected is not None else ruling.time for ruling in judgement.rulings]


@pytest.mark.rule("KS-8.3")
@pytest.mark.parametrize(("trip", "credit"), [(0, 60), (40, 100), (239, 299), (240, 300), (241, 300), (2000, 300)])
def test_the_credit_is_the_round_trip_and_some_slack(trip: int, credit: int) -> None:
    assert credit_limit(Entrant(round_trip=trip)) == credit
    assert credit_limit(Entrant(round_trip=trip, bot=True)) == 0


@pytest.mark.rule("KS-8.4")
def test_the_cards_are_shown_after_a_delay_that_nobody_can_foretell() -> None:
    luck = Scripted([0])
    assert reveal_time(5000, luck) == 6200
    assert luck.asked == [601]
    assert reveal_time(5000, Scripted([600])) == 6800

    chance = Seeded(3)
    delays = [reveal_time(0, chance) - 1200 for _ in range(6010)]
    mean = 6010 / 601
    chi_square = sum((delays.count(delay) - mean) ** 2 / mean for delay in range(601))
    assert chi_square < 600 + 5 * (2 * 600) ** 0.5
    assert set(delays) <= set(range(601))


@pytest.mark.rule("KS-8.4", "KS-1.5")
def test_the_delay_of_the_reference_source() -> None:
    number = next(numbers("KS-TEST-1|fore|1"))

    assert reveal_time(0, Scripted([int(number * 601)])) == 1200 + int(number * 601)


@pytest.mark.rule("KS-8.6")
def test_a_press_says_for_which_reveal_with_what_and_how_long_it_took() -> None:
    judgement = judged([press(1540, 0, RIGHT, 1500)], [Seat(rtt=30), Seat()])

    assert times(judgement) == [1500]
    assert [ANSWERS[each.answer] for each in judgement.presses] == [RIGHT]


@pytest.mark.rule("KS-8.7")
@pytest.mark.parametrize(
    ("at", "elapsed", "time"),
    [
        (1500, 1450, 1450),
        (1500, 1400, 1400),
        (1500, 1399, 1400),
        (1500, 0, 1400),
        (1500, 1500, 1500),
        (1500, 9999, 1500),
    ],
)
def test_a_client_is_believed_as_far_as_its_credit_goes(at: int, elapsed: int, time: int) -> None:
    assert times(judged([press(at, 0, RIGHT, elapsed)], [Seat(rtt=40), Seat()])) == [time]


@pytest.mark.rule("KS-8.7")
@pytest.mark.parametrize("elapsed", [None, "900", -5, -0.1, float("nan"), float("inf"), float("-inf"), True, [], {}])
def test_what_makes_no_sense_gets_no_credit(elapsed: object) -> None:
    assert times(judged([press(1500, 0, RIGHT, elapsed)], [Seat(rtt=40), Seat()])) == [1500]


@pytest.mark.rule("KS-8.7", "KS-8.8")
@pytest.mark.parametrize(("tokens", "floor"), [(0, 300), (1, 360), (2, 420), (3, 480), (4, 540), (5, 600)])
def test_no_press_of_a_person_is_faster_than_a_hand(tokens: int, floor: int) -> None:
    answer = ("spider", "skull", "pumpkin", "ghost", "puppet")[:tokens]

    judgement = judged([press(100, 0, answer, 100)], [Seat(), Seat()])

    assert times(judgement) == [floor]
    assert times(judged([press(100, 0, answer)], [Seat(bot=True), Seat()])) == [100]


@pytest.mark.rule("KS-8.9")
def test_the_result_is_held_for_as_long_as_a_faster_press_may_be_on_its_way() -> None:
    seats = [Seat(rtt=30), Seat(rtt=150), Seat(rtt=20)]

    assert judged([press(1540, 0, RIGHT, 1500)], seats).resolved == 1500 + 210
    assert judged([press(1540, 0, RIGHT, 1500), press(1550, 1, WRONG, 1400)], seats).resolved == 1500 + 80
    assert judged([press(1540, 0, RIGHT, 1500), press(1550, 2, WRONG), press(1560, 1, WRONG)], seats).resolved == 1560


@pytest.mark.rule("KS-8.9")
def test_a_moment_that_has_passed_resolves_at_once() -> None:
    seats = [Seat(rtt=200), Seat(rtt=0)]

    judgement = judged([press(1800, 0, RIGHT, 1600)], seats)  # t = 1600; the hold for seat 1 was over at 1660

    assert judgement.resolved == 1800
    assert judgement.winner == 0


@pytest.mark.rule("KS-8.9", "KS-7.2")
def test_after_a_wrong_press_the_reveal_stays_open_until_last_call() -> None:
    seats = [Seat(rtt=30), Seat(rtt=0)]

    assert judged([press(1000, 0, WRONG, 1000)], seats).resolved == 9000 + 60
    assert judged([], seats).resolved == 30_000 + 90


@pytest.mark.rule("KS-8.10")
def test_a_press_after_the_resolution_is_too_late() -> None:
    seats = [Seat(), Seat()]

    judgement = judged([press(1000, 0, RIGHT), press(1060, 1, RIGHT, 1000), press(1061, 1, RIGHT, 1000)], seats, [1, 0])

    assert times(judgement) == [1000, 1000, "late"]
    judgement = judged([press(1000, 0, RIGHT), press(1061, 1, RIGHT, 1000)], seats, [1, 0])
    assert times(judgement) == [1000, "late"]
    assert judgement.winner == 0


@pytest.mark.rule("KS-8.11")
def test_a_false_start_is_ignored_without_penalty() -> None:
    judgement = judged([press(4999, 0, RIGHT), press(6000, 0, RIGHT, 1000)], [Seat(), Seat()], shown=5000)

    assert times(judgement) == ["early", 1000]
    assert judgement.winner == 0


@pytest.mark.rule("KS-8.12")
def test_a_lost_seat_is_not_awaited() -> None:
    seats = [Seat(rtt=30), Seat(rtt=150)]

    judgement = judged([press(1540, 0, RIGHT, 1500), Message(1600, 1, "lost")], seats)

    assert judgement.resolved == 1600
    assert judgement.winner == 0


@pytest.mark.rule("KS-8.12")
def test_a_seat_that_returns_in_time_may_press_and_is_awaited_again() -> None:
    seats = [Seat(), Seat(rtt=100)]
    messages = [Message(500, 1, "lost"), Message(700, 1, "returned"), press(1000, 0, RIGHT, 1000)]

    assert judged(messages, seats).resolved == 1000 + 160
    assert judged([*messages, press(1100, 1, RIGHT, 990)], seats).winner == 1
    assert judged([messages[0], messages[2]], seats).resolved == 1000


@pytest.mark.rule("KS-8.12")
def test_a_seat_that_was_not_connected_at_the_reveal_takes_no_part_even_if_it_returns() -> None:
    seats = [Seat(), Seat(takes_part=False)]

    judgement = judged([Message(100, 1, "returned"), press(900, 1, RIGHT, 900), press(1000, 0, RIGHT)], seats)

    assert times(judgement)[1:] == ["inactive", 1000]
    assert judgement.winner == 0
    assert judgement.resolved == 1000


@pytest.mark.rule("KS-8.12", "KS-8.13")
def test_the_game_does_not_wait_for_lost_seats() -> None:
    judgement = judged([Message(400, 0, "lost"), Message(500, 1, "lost")], [Seat(), Seat()])

    assert judgement.resolved == 500
    assert judgement.winner is None


@pytest.mark.rule("KS-8.18", "KS-7.1")
def test_spectators_see_what_all_players_may_see() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.press(0, "skull ghost", 1000)

    watching = scene.view(SPECTATOR).json()

    assert watching["cards"] == list(FIRST_EXAMPLE)
    assert watching["actors"] == [1, 2]
    assert "skull" not in str(watching["steps"])


@pytest.mark.rule("KS-8.19")
def test_the_result_explains_every_decision() -> None:
    judgement = judged([press(1000, 1, WRONG), press(1100, 0, RIGHT), press(1150, 2, RIGHT)], [Seat()] * 3)

    assert [(each.seat, ANSWERS[each.answer], each.right, each.time) for each in judgement.presses] == [
        (1, WRONG, False, 1000),
        (0, RIGHT, True, 1100),
        (2, RIGHT, True, 1150),
    ]
    scene = reveal(*FIRST_EXAMPLE)
    scene.round({1: ("puppet", 1000), 0: ("skull ghost", 1100)})
    assert scene.state.last is not None
    assert scene.state.last.json() == {
        "reveal": 1,
        "cards": list(FIRST_EXAMPLE),
        "answers": ["skull-ghost", "puppet", "pass"],
        "times": [1100, 1000, None],
        "verdicts": ["right", "wrong", "pass"],
        "order": [1, 0],
        "winner": 0,
    }


@pytest.mark.rule("KS-8.20")
@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (press(9999, 2, ("owl",), reveal=7), "late"),
        (press(4000, 2, ("owl",), reveal=7), "other_reveal"),
        (press(4000, 2, ("owl",)), "early"),
        (press(5900, 2, ("owl",)), "inactive"),
        (press(6010, 0, ("owl",)), "second"),
        (press(6010, 1, ("owl",)), "bad_answer"),
        (press(6010, 1, ("skull", "skull")), "bad_answer"),
    ],
    ids=["late", "other_reveal", "early", "inactive", "second", "unknown token", "token twice"],
)
def test_the_first_check_that_fails_rejects_a_press(message: Message, reason: str) -> None:
    seats = [Seat(), Seat(), Seat(takes_part=False)]
    first = press(6000, 0, RIGHT)  # held for seat 1 until 6060

    judgement = judged([first, message], seats, shown=5000)

    assert times(judgement) == [1000, reason]
    assert judgement.winner == 0
    assert judgement.resolved == 6060


@pytest.mark.rule("KS-8.20", "KS-12.4")
@pytest.mark.parametrize("answer", ["skull", None, 7, [["skull"]], [0, 1], {"skull": 1}])
def test_what_is_no_list_of_tokens_is_a_bad_answer(answer: object) -> None:
    judgement = adjudicate(
        [
            adjudication.Message(1000, 0, Press(1, answer, 1000)),
            adjudication.Message(1100, 0, Press(1, ["skull", "ghost"], 1100)),
        ],
        reveal=1,
        shown=0,
        cards=vec[i64]([CARDS.index(card) for card in FIRST_EXAMPLE]),
        tie_order=[0, 1],
        entrants=[Entrant(), Entrant()],
        agreement=Agreement(vec[i64]([0, 0])),
    )

    assert times(judgement) == ["bad_answer", 1100]


@pytest.mark.rule("KS-8.20", "KS-4.9")
def test_a_void_press_changes_nothing_and_the_seat_stays_awaited() -> None:
    seats = [Seat(), Seat(rtt=0, handicap=3000), Seat(rtt=100)]

    judgement = judged([press(1000, 0, WRONG, 1000), press(6500, 1, RIGHT, 6500)], seats)

    assert times(judgement) == [1000, "void"]
    assert judgement.winner is None
    assert judgement.resolved == 9000 + 160


@pytest.mark.rule("KS-8.21")
def test_the_order_of_messages_in_the_same_ms_does_not_change_the_winner() -> None:
    seats = [Seat(rtt=100), Seat(rtt=40), Seat(bot=True)]
    messages = [
        press(1500, 0, RIGHT, 1350),
        press(1500, 1, RIGHT_BY_COLOUR, 1400),
        press(1500, 2, WRONG),
        Message(1500, 2, "lost"),
    ]

    found = {
        (judgement.winner, judgement.resolved)
        for order in permutations(messages)
        for judgement in [judged(list(order), seats)]
    }

    assert found == {(0, 1500)}


@pytest.mark.rule("KS-8.21", "KS-2.11")
def test_the_judgement_keeps_nothing_between_calls() -> None:
    seats = [Seat(rtt=30), Seat(rtt=150)]
    messages = [press(1540, 0, RIGHT, 1500), press(1610, 1, RIGHT, 1440)]

    first = judged(messages, seats)

    assert judged([], seats).presses == []
    assert judged(messages, seats) == first


@st.composite
def cases(draw: st.DrawFn) -> tuple[list[Message], list[Seat], list[int], int]:
    """Anything that may happen in a reveal with two to four seats."""
    count = draw(st.integers(2, 4))
    seats = [
        Seat(
            rtt=draw(st.sampled_from([0, 20, 150, 240, 900])),
            bot=draw(st.booleans()) and draw(st.booleans()),
            takes_part=draw(st.integers(0, 5)) > 0,
            handicap=draw(st.sampled_from([0, 0, 0, 250, 3000])),
        )
        for _ in range(count)
    ]
    seats[0] = Seat(rtt=seats[0].rtt, handicap=seats[0].handicap)  # somebody takes part
    shown = draw(st.sampled_from([0, 7000]))
    messages = [
        Message(
            at=shown
            + draw(st.one_of(st.integers(-50, 1200), st.sampled_from([0, 500, 501, 560, 8500, 9000, 29_999, 30_000]))),
            seat=draw(st.integers(0, count - 1)),
            what=draw(st.sampled_from(["press"] * 6 + ["lost", "returned"])),
            answer=draw(st.sampled_from([RIGHT, RIGHT, RIGHT_BY_COLOUR, WRONG, (), ("owl",), ("ghost", "ghost")])),
            elapsed=draw(st.one_of(st.none(), st.integers(0, 1500), st.floats(0, 2000), st.sampled_from(["9", -1]))),
            reveal=draw(st.sampled_from([1] * 9 + [2])),
        )
        for _ in range(draw(st.integers(0, 7)))
    ]
    messages = [
        each for each in messages if each.what == "press" or each.at >= shown
    ]  # who takes part is settled by then
    return messages, seats, draw(st.permutations(list(range(count)))), shown


@pytest.mark.rule("KS-8.7", "KS-8.9", "KS-8.20", "KS-8.21")
@given(case=cases())
def test_every_reveal_is_judged_as_the_second_opinion_says(
    case: tuple[list[Message], list[Seat], list[int], int],
) -> None:
    messages, seats, ties, shown = case

    judgement = judged(messages, seats, ties, shown)

    expected = Judge(shown, task(*FIRST_EXAMPLE), ties, seats).judge(messages)
    found = Judgement(
        {
            place: verdict
            for place, verdict in enumerate(times(judgement))
            if messages[place].what == "press" and verdict is not None
        },
        [(each.seat, each.time, each.right) for each in judgement.presses],
        judgement.winner,
        judgement.resolved,
    )
    assert found == expected


@pytest.mark.rule("KS-S-12")
def test_the_second_message_wins() -> None:
    seats = [Seat(rtt=30), Seat(rtt=150)]
    alone = judged([press(1540, 0, RIGHT, 1500)], seats)
    both = judged([press(1540, 0, RIGHT, 1500), press(1610, 1, RIGHT, 1440)], seats)

    assert [seat.credit for seat in seats] == [90, 210]
    assert (times(alone), alone.resolved) == ([1500], 1710)
    assert (times(both), both.resolved, both.winner) == ([1500, 1440], 1610, 1)


@pytest.mark.rule("KS-S-13")
@pytest.mark.parametrize(("elapsed", "time"), [(900, 1400), (1600, 1500)])
def test_an_exaggerated_claim(elapsed: int, time: int) -> None:
    assert times(judged([press(1500, 0, RIGHT, elapsed)], [Seat(rtt=40), Seat()])) == [time]


@pytest.mark.rule("KS-S-14")
def test_the_floor_of_two_tokens() -> None:
    assert times(judged([press(330, 0, RIGHT, 310)], [Seat(rtt=30), Seat()])) == [420]


@pytest.mark.rule("KS-S-15", "KS-S-16")
def test_the_deadline_online() -> None:
    assert judged([press(3000, 0, WRONG, 3000)], [Seat(), Seat()]).resolved == 11_060
    assert judged([], [Seat(rtt=0), Seat(rtt=20)]).resolved == 30_080


@pytest.mark.rule("KS-S-17")
def test_a_seat_lost_before_the_reveal() -> None:
    seats = [Seat(), Seat(), Seat(takes_part=False)]
    messages = [Message(2000, 2, "returned"), press(2500, 2, RIGHT, 500), press(2600, 0, RIGHT), press(2610, 1, WRONG)]

    now = judged(messages, seats)
    next_time = judged([press(2500, 2, RIGHT, 2450)], [Seat()] * 3)

    assert times(now)[1] == "inactive"
    assert (now.winner, now.resolved) == (0, 2610)  # seat 2 is not awaited
    assert next_time.winner == 2


@pytest.mark.rule("KS-S-24")
@pytest.mark.parametrize(
    ("message", "verdict", "winner", "resolved"),
    [
        (press(1710, 1, RIGHT, 1500), 1500, 1, 1710),
        (press(1710, 1, RIGHT, 1400), 1500, 1, 1710),
        (press(1710, 1, RIGHT, 1501), 1501, 0, 1710),
        (press(1711, 1, RIGHT, 1500), "late", 0, 1710),
        (Message(1600, 1, "lost"), None, 0, 1600),
    ],
    ids=["tie", "tie by credit", "1 ms later", "late", "lost"],
)
def test_the_last_ms_of_the_hold(message: Message, verdict: int | str | None, winner: int, resolved: int) -> None:
    judgement = judged([press(1540, 0, RIGHT, 1500), message], [Seat(rtt=30), Seat(rtt=150)], [1, 0])

    assert times(judgement)[1] == verdict
    assert (judgement.winner, judgement.resolved) == (winner, resolved)


@pytest.mark.rule("KS-S-25")
@pytest.mark.parametrize(
    ("elapsed", "time"),
    [(None, 1500), ("900", 1500), (-5, 1500), (float("nan"), 1500), (1449.5, 1450), (1449.4, 1449), (1448.5, 1449)],
)
def test_strange_claims(elapsed: object, time: int) -> None:
    assert times(judged([press(1500, 0, RIGHT, elapsed)], [Seat(rtt=40), Seat()])) == [time]


@pytest.mark.rule("KS-S-25")
def test_credits_from_round_trips() -> None:
    found = [credit_limit(Entrant(round_trip=trip)) for trip in (0, 90, 2000)]

    assert found == [60, 150, 300]


@pytest.mark.rule("KS-S-26")
def test_a_person_between_two_bots() -> None:
    seats = [Seat(rtt=40), Seat(bot=True), Seat(bot=True)]
    person = press(380, 0, RIGHT, 300)

    with_bots = judged([person, press(410, 1, (*RIGHT, "puppet")), press(415, 2, RIGHT)], seats)
    alone = judged([person], seats)

    assert times(with_bots) == [420, 410, 415]
    assert (with_bots.winner, with_bots.resolved) == (2, 415)
    assert (alone.winner, alone.resolved) == (0, 420)


@pytest.mark.rule("KS-S-28", "KS-V-11")
def test_a_handicap_online() -> None:
    seats = [Seat(rtt=30, handicap=500), Seat(rtt=30)]
    alone = judged([press(1040, 0, RIGHT, 1000)], seats)

    assert (times(alone), alone.resolved) == ([1500], 1590)
    assert judged([press(1040, 0, RIGHT, 1000), press(1500, 1, RIGHT, 1499)], seats).winner == 1
    assert judged([press(1040, 0, RIGHT, 1000), press(1502, 1, RIGHT, 1501)], seats).winner == 0


@pytest.mark.rule("KS-V-11", "KS-8.7")
def test_the_handicap_comes_after_the_floor_and_holds_for_bots_too() -> None:
    assert times(judged([press(100, 0, RIGHT, 100)], [Seat(handicap=50), Seat()])) == [470]
    assert times(judged([press(100, 0, RIGHT)], [Seat(bot=True, handicap=50), Seat()])) == [150]


# What a table over a network asks of the game.


SPECIALS = ("inv_1", "esc_1", "gst_1")
MORE_SPECIALS = ("inv_2", "esc_2", "gst_2")
NEXT = ("f_spider_white_1", "f_skull_white_1", "f_ghost_white_2")


@pytest.mark.rule("KS-8.1", "KS-8.2", "KS-8.12", "KS-8.16")
def test_how_lines_are_measured() -> None:
    assert LIVE.probing() == Probing(probes=8, apart=100, every=2000, kept=16, lost=5000, slow=240)


def stages_after(scene: Scene, told: int) -> list[Stage]:
    """The stages of what happened since so many events were told."""
    return LIVE.stages(scene.state, scene.log.events[told:])


@pytest.mark.rule("KS-2.8", "KS-2.9", "KS-V-12")
@pytest.mark.parametrize(("pace", "rest"), [("auto", 3000), ("ready", 15_000)])
def test_the_result_and_cancelled_reveals_are_stages_on_the_way_to_the_open_one(pace: str, rest: int) -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, pace=pace)
    told = len(scene.log.events)
    scene.round({0: ("skull ghost", 1000)}, then=[SPECIALS, MORE_SPECIALS, NEXT])

    stages = stages_after(scene, told)

    assert stages == [
        Stage(len(scene.log.events) - told - 8 - 8 - 4, dark=False, rest=rest, ready=pace == "ready"),
        Stage(8, dark=True, rest=1500),
        Stage(8, dark=True, rest=1500),
        Stage(4, dark=True),
    ]
    assert [event.news.name for event in scene.log.events[-4:]] == ["drew", "drew", "drew", "revealed"]
    assert LIVE.question(scene.state) == 4


@pytest.mark.rule("KS-2.9")
def test_a_match_begins_without_a_result() -> None:
    assert stages_after(reveal(*FIRST_EXAMPLE), 0) == [Stage(4, dark=True)]
    assert stages_after(reveal(*SPECIALS, then=[NEXT]), 0) == [Stage(8, dark=True, rest=1500), Stage(4, dark=True)]
    assert stages_after(reveal(*FIRST_EXAMPLE), 4) == [Stage(0, dark=True)]  # all was told before


@pytest.mark.rule("KS-7.1", "KS-2.6")
def test_face_down_cards_are_in_the_deck_for_all_eyes() -> None:
    scene = reveal(*SPECIALS, then=[FIRST_EXAMPLE])
    scene.press(1, "puppet", 900)
    before = scene.state.json()

    nothing_told = LIVE.veiled(scene.state, scene.log.events).json()
    cancel_told = LIVE.veiled(scene.state, scene.log.events[8:]).json()

    assert (nothing_told["reveal"], nothing_told["deck"], nothing_told["box"]) == (0, list(CARDS), [])
    assert (cancel_told["reveal"], cancel_told["box"]) == (1, list(SPECIALS))
    assert all(told["cards"] == [None] * 3 for told in (nothing_told, cancel_told))
    assert all(told["actors"] == [0, 1, 2] for told in (nothing_told, cancel_told))
    assert scene.state.json() == before


@pytest.mark.rule("KS-7.1", "KS-10.1")
def test_a_sealed_press_comes_in_sight_at_its_time_and_a_sealed_pass_never() -> None:
    scene = reveal(*FIRST_EXAMPLE, handicap="0,200,0")
    scene.press(1, "puppet", 900)
    scene.passes(2)
    before = scene.state.json()

    seen = [LIVE.in_sight(scene.state, elapsed).json()["actors"] for elapsed in (0, 699, 700, 30_000)]

    assert seen == [[0, 1, 2], [0, 1, 2], [0, 2], [0, 2]]
    assert scene.state.json() == before


@pytest.mark.rule("KS-7.1")
def test_a_press_that_is_still_being_sealed_is_not_in_sight() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.act(1, LIVE.entered(scene.state, 1, LIVE.hands(1)[0], 900)[0])

    seen = LIVE.in_sight(scene.state, 30_000).json()

    assert seen == reveal(*FIRST_EXAMPLE).state.json()


@pytest.mark.rule("KS-8.10", "KS-8.20")
@pytest.mark.parametrize(("number", "reason"), [(0, "late"), (1, "early"), (2, "other_reveal")])
def test_why_no_press_is_heard_while_the_cards_lie_face_down(number: int, reason: str) -> None:
    assert LIVE.refused(reveal(*FIRST_EXAMPLE).state, number).rejected == reason


@pytest.mark.rule("KS-13.3", "KS-8.12", "KS-12.4")
def test_the_referee_enters_presses_and_passes_for_everybody_who_is_missing() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=4)
    scene.press(3, "puppet", 900)
    court = LIVE.court(scene.state, 5000, {0: 40, 1: 0, 3: 0})

    court.hear(5950, 3, 1, ["skull", "ghost"], 950)  # a bot plays there
    court.hear(6500, 0, 1, ["skull", "ghost"], 1450)
    court.lost(6501, 1)
    for seat, action in court.entries():
        scene.act(seat, action, Seeded(1))

    assert court.resolution() == 6501
    assert court.pressed(6499) == [3]
    assert court.pressed(6500) == [3, 0]
    assert scene.winner == 0
    assert scene.answers == [RIGHT, None, None, WRONG]
    assert scene.times[0] == 1450


@pytest.mark.rule("KS-8.21")
def test_a_note_is_all_that_a_judgement_needs() -> None:
    scene = reveal(*FIRST_EXAMPLE, handicap="0,100,0")
    scene.press(2, "puppet", 900)
    court = LIVE.court(scene.state, 5000, {0: 40, 1: 0})
    court.hear(4900, 0, 1, ["skull"], None)
    court.lost(5100, 1)
    court.returned(5200, 1)
    court.hear(6500, 0, 1, ["skull", "ghost"], 1450.5)
    court.hear(6540, 1, 1, ["owl"], 10**400)
    note = court.note()

    entries = judged_again(LIVE, scene.state, note)

    assert entries == court.entries()
    assert note["resolved"] == 1451 + 60
    assert judged_again(LIVE, scene.state, {**note, "resolved": 1}) is None
