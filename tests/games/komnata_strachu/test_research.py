"""KS-11: the research forms."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import ceil, exp, log

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Press, Scene, composed, deal, game_of, new_match, reveal
from games.komnata_strachu.reference import CARDS, CODES, SHAPES, SLIPS, numbers, p_ok, shuffled, sight, task
from nightlight.core.chance import Chance, Recorded, Scripted, Seeded
from nightlight.core.errors import BadSetup, IllegalAction
from nightlight.core.event import SPECTATOR, Log
from nightlight.games.komnata_strachu.actions import (
    ANSWER_WITH,
    AT_MILLISECOND,
    AT_SECOND,
    COMMIT,
    PASS,
    SUBMIT,
    TAKE_TIME,
    WAIT,
)
from nightlight.games.komnata_strachu.baselines import AnySubmission
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.research import Ticks, rewards, shares
from nightlight.games.komnata_strachu.times import MODE_IDS, slip_number
from nightlight.games.komnata_strachu.times import sight as tick_of_sight

RIGHT = "skull ghost"
WRONG = "spider puppet"
LINE = ("inv_4", "f_ghost_red_2", "f_skull_yellow_2")
FINE = 2**20
SURE = 0  # numbers with which a hand is sure, and with which it slips
SLIPPING = FINE - 1


def fine(number: float) -> int:
    """A number between 0 and 1 as it is drawn."""
    return int(number * FINE)


def glimpse(*cards: str, seats: int = 2, eyes: list[float] | None = None, **chosen: str) -> Scene:
    """A glimpse at these cards; each seat in turn makes out each card by such a number (0.9: soon)."""
    looks = [fine(number) for number in eyes or []] + [fine(0.9)] * (3 * seats - len(eyes or []))
    setup = GAME.setup(seats, {"form": "glimpse", **chosen})
    return Scene(GAME.new(setup, Scripted([*deal([cards], CARDS), *looks]), Log()))


def tick(scene: Scene) -> int:
    """Where time stands."""
    step = scene.state.top()
    assert isinstance(step, Ticks)
    return step.tick


def all_wait(scene: Scene, until: int) -> None:
    while tick(scene) < until:
        for seat in scene.deciders:
            scene.waits(seat)


@pytest.mark.rule("KS-11.1")
def test_in_a_race_nobody_sees_that_another_seat_has_submitted() -> None:
    scene = reveal(*FIRST_EXAMPLE, form="race")
    before = {seat: scene.view(seat).json() for seat in (1, 2, SPECTATOR)}
    told = len(scene.log.events)

    scene.act(0, SUBMIT.of(10))
    half = {seat: scene.view(seat).json() for seat in (1, 2, SPECTATOR)}
    scene.act(0, TAKE_TIME.of(24))

    assert half == before
    assert {seat: scene.view(seat).json() for seat in (1, 2, SPECTATOR)} == before
    assert scene.log.events[told:] == []
    assert scene.view(1).actors == scene.view(SPECTATOR).actors == 0b111


@pytest.mark.rule("KS-11.1", "KS-2.9")
@pytest.mark.parametrize("form", ["race", "glimpse"])
def test_cancelled_reveals_are_skipped(form: str) -> None:
    luck = Scripted(deal([("inv_1", "inv_2", "inv_3"), FIRST_EXAMPLE], CARDS))

    scene = Scene(GAME.new(GAME.setup(2, {"form": form}), luck, Log()))

    assert scene.reveal == 2
    assert scene.cards == list(FIRST_EXAMPLE)
    assert scene.deciders == [0, 1]


@pytest.mark.rule("KS-11.1")
def test_one_reveal_is_one_submission_of_each_seat() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="race")

    scene.submit(0, RIGHT, 1500)
    assert scene.deciders == [1]
    scene.submit(1, "")

    assert scene.reveal == 2
    assert scene.deciders == [0, 1]


@pytest.mark.rule("KS-11.2")
def test_the_codes_are_subsets_and_then_orders() -> None:
    assert CODES[1] == ("spider",)
    assert CODES[10] == ("skull", "ghost")
    assert CODES[31] == tuple(SHAPES)
    assert CODES[32] == tuple(SHAPES)
    assert CODES[151] == tuple(reversed(SHAPES))
    assert CODES[32:] == list(permutations(SHAPES))
    for code in (1, 10, 31):
        scene = reveal(*FIRST_EXAMPLE, seats=2, form="race")
        scene.act(0, SUBMIT.of(code))
        scene.act(0, TAKE_TIME.of(0))
        scene.submit(1, "")
        assert scene.events("showed")[0] == {"showed": {"seat": 0, "answer": "-".join(CODES[code]), "time": 300}}
    for code in (32, 33, 151):
        scene = reveal(*LINE, seats=2, form="race")
        scene.act(0, SUBMIT.of(code))
        scene.act(0, TAKE_TIME.of(154))
        scene.submit(1, "")
        assert scene.events("showed")[0] == {"showed": {"seat": 0, "answer": "-".join(CODES[code]), "time": 8000}}


@pytest.mark.rule("KS-11.2")
def test_orders_are_offered_in_a_line_and_subsets_otherwise() -> None:
    assert reveal(*FIRST_EXAMPLE, form="race").options(0) == [SUBMIT.of(code) for code in range(32)]
    assert reveal(*LINE, form="race").options(2) == [SUBMIT.of(code) for code in [0, *range(32, 152)]]


@pytest.mark.rule("KS-11.2", "KS-11.4")
@pytest.mark.parametrize(("cards", "submissions"), [(FIRST_EXAMPLE, 4_806), (LINE, 18_601)])
def test_every_code_but_a_pass_has_155_latencies(cards: tuple[str, ...], submissions: int) -> None:
    scene = reveal(*cards, seats=2, form="race")
    count = 0

    for action in scene.options(0):
        copy = Scene(scene.state.clone())
        copy.act(0, action)
        latencies = copy.options(0)
        assert latencies == ([] if action == SUBMIT.of(0) else [TAKE_TIME.of(number) for number in range(155)])
        count += max(1, len(latencies))

    assert count == submissions
    assert [field.json(number) for field in TAKE_TIME.fields for number in (0, 1, 154)] == ["300", "350", "8000"]


@pytest.mark.rule("KS-11.3")
def test_all_seats_observe_the_same() -> None:
    scene = reveal(*FIRST_EXAMPLE, form="race")
    scene.round({0: (RIGHT, 1500), 1: (WRONG, 1000)}, slips=[SLIPPING], then=[LINE])

    seen = [scene.view(seat).json() for seat in (0, 1, 2, SPECTATOR)]

    for each in seen:
        assert {**each, "seat": 0, "steps": []} == {**seen[0], "steps": []}  # but for its own open submission
        assert each["cards"] == list(LINE)
        assert each["reveal"] == 2
        assert each["deck"] == scene.deck
        last = each["last"]
        assert isinstance(last, dict)
        assert last["answers"] == ["skull-ghost", "spider-puppet", "pass"]
        assert last["times"] == [1500, 1000, None]
        assert last["verdicts"] == ["slip", "wrong", "pass"]
        assert last["winner"] is None


@pytest.mark.rule("KS-11.3", "KS-7.1")
def test_neither_the_mode_nor_what_is_accepted_is_observed_before_it_is_resolved() -> None:
    scene = reveal(*LINE, form="race")

    told = str(scene.view(0).json()) + str([event.json() for event in scene.log.events])

    for word in ("line", "mode", "accepted", "skull-ghost-pumpkin-spider-puppet", "spider-pumpkin-skull-puppet-ghost"):
        assert word not in told


@pytest.mark.rule("KS-11.4")
@pytest.mark.parametrize("mode", SLIPS)
def test_speed_costs_accuracy(mode: str) -> None:
    for tokens in range(1, 6):
        for number, latency in enumerate(range(300, 8001, 50)):
            expected = p_ok(mode, tokens, latency)
            found = slip_number(MODE_IDS.index(mode), tokens, number) / FINE
            assert abs(found - expected) <= 0.5 / FINE
            assert (found == 0) == (expected == 0)


@pytest.mark.rule("KS-11.4")
@pytest.mark.parametrize(("number", "verdict"), [(863_902, "right"), (864_025, "right"), (864_026, "slip")])
def test_a_right_answer_needs_a_sure_hand(number: int, verdict: str) -> None:
    limit = ceil(p_ok("plain", 2, 1500) * FINE - 0.5)
    assert limit == 864_026
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="race")

    luck = scene.round({0: (RIGHT, 1500)}, slips=[number])

    assert luck.asked[0] == FINE
    assert scene.verdicts == [verdict, "pass"]
    assert scene.piles == [3 * (verdict == "right"), 0]


@pytest.mark.rule("KS-11.4")
def test_too_fast_is_always_a_slip() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="race")

    scene.round({0: (RIGHT, 750), 1: ("spider skull pumpkin", 850)}, slips=[0, 0])

    assert scene.verdicts == ["slip", "slip"]
    assert len(scene.box) == 3


@pytest.mark.rule("KS-11.4", "KS-4.4")
def test_the_latency_is_the_time_and_there_is_no_deadline() -> None:
    scene = reveal(*FIRST_EXAMPLE, form="race")

    scene.round({0: (WRONG, 300), 1: (RIGHT, 8000), 2: (RIGHT, 7950)}, slips=[SURE, SURE])

    assert scene.order == [0, 2, 1]
    assert scene.piles == [0, 0, 3]


@pytest.mark.rule("KS-11.4")
def test_a_handicap_beyond_last_call_is_not_void_in_a_race() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="race", handicap="0,3000")

    scene.round({0: (WRONG, 300), 1: (RIGHT, 8000)}, slips=[SURE])

    assert scene.verdicts == ["wrong", "right"]
    assert scene.winner == 1


@pytest.mark.rule("KS-11.4", "KS-V-3")
def test_a_slip_is_a_wrong_press() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="race", penalty="1")
    scene.round({0: (RIGHT, 1500)}, slips=[SURE], then=[("f_ghost_white_2", "f_ghost_red_2", "f_skull_yellow_2")])

    scene.round({0: (RIGHT, 1000), 1: (RIGHT, 1500)}, slips=[SLIPPING, SURE])

    assert scene.piles == [2, 4]


@pytest.mark.rule("KS-11.4", "KS-4.6")
def test_the_tie_order_holds_in_a_race() -> None:
    scene = reveal(*FIRST_EXAMPLE, form="race")

    scene.round(dict.fromkeys(range(3), (RIGHT, 2000)), slips=[SURE] * 3, ties=[1, 2, 0])

    assert scene.order == [1, 2, 0]
    assert scene.winner == 1


@pytest.mark.rule("KS-S-21")
def test_the_slips_of_the_reference_source() -> None:
    slips = [next(numbers(f"KS-TEST-1|slip|{seat}|3")) for seat in (0, 1)]
    ties = [int(seat) for seat in shuffled(["0", "1"], "KS-TEST-1|tie|3")]
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="race")

    scene.round({0: (RIGHT, 1500), 1: (RIGHT, 1500)}, slips=[fine(slip) for slip in slips], ties=ties)

    assert [round(slip, 6) for slip in slips] == [0.522292, 0.867995]
    assert [p_ok("plain", 2, 750), round(p_ok("plain", 2, 1500), 4), round(p_ok("line", 5, 2000), 4)] == [
        0,
        0.8240,
        0.7915,
    ]
    assert scene.verdicts == ["right", "slip"]
    assert scene.order == [1, 0]
    assert scene.winner == 0


@pytest.mark.rule("KS-11.4", "KS-1.2")
def test_only_right_answers_ask_for_a_number() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=4, form="race")

    luck = scene.round({0: (WRONG, 1000), 1: (RIGHT, 1100), 3: (RIGHT, 1200)}, slips=[SURE, SURE])

    assert luck.asked == [FINE, FINE, 52, 51, 50]


def equilibrium(mode: str, tokens: int, players: int) -> tuple[float, float]:
    """The mean latency and the chance to win of a symmetric equilibrium, by fictitious play (KS-11.5).

    Later rounds weigh more, so that it comes near in fewer of them; nobody takes longer than three seconds.
    """
    sure = [slip_number(MODE_IDS.index(mode), tokens, number) / FINE for number in range(55)]
    played = [0.0] * 55
    played[24] = 1.0
    total, chances = 1.0, sure
    for turn in range(1, 2000):
        earlier, chances = 0.0, []
        for number, chance in enumerate(sure):
            same = played[number] / total * chance
            before, after = 1 - earlier, 1 - earlier - same
            chances.append(chance * sum(before**k * after ** (players - 1 - k) for k in range(players)) / players)
            earlier += same
        played[max(range(55), key=chances.__getitem__)] += turn
        total += turn
    mean = sum((300 + 50 * number) * count for number, count in enumerate(played)) / total
    return mean, sum(chance * count for chance, count in zip(chances, played, strict=True)) / total


@pytest.mark.rule("KS-11.5")
@pytest.mark.parametrize(
    ("mode", "tokens", "players", "mean", "wins"),
    [
        ("plain", 2, 2, 1205, 0.416),
        ("plain", 2, 4, 1030, 0.217),
        ("line", 5, 2, 1700, None),
        ("line", 5, 4, 1460, None),
    ],
)
def test_whoever_waits_is_undercut_and_whoever_hurries_slips(
    mode: str, tokens: int, players: int, mean: int, wins: float | None
) -> None:
    found, chance = equilibrium(mode, tokens, players)

    assert abs(found - mean) < 0.04 * mean
    assert wins is None or abs(chance - wins) < 0.01


@pytest.mark.rule("KS-11.6")
def test_at_each_tick_a_seat_waits_or_commits_to_any_code() -> None:
    for cards in (FIRST_EXAMPLE, LINE):
        scene = glimpse(*cards)

        assert scene.options(0) == [WAIT.of(), *(COMMIT.of(code - 1) for code in range(1, 152))]


@pytest.mark.rule("KS-11.6")
@pytest.mark.parametrize("number", [0.02, 0.14, 0.3, 0.4, 0.7, 0.9, 0.99, 0.9999])
def test_a_card_becomes_visible_at_the_first_tick_after_its_moment(number: float) -> None:
    expected = ceil(sight((fine(number) + 0.5) / FINE) / 50)
    scene = glimpse(*FIRST_EXAMPLE, eyes=[0.9, number, 0.9])

    all_wait(scene, expected - 1)
    assert scene.sees(0)[1] == "back"
    all_wait(scene, expected)

    assert scene.sees(0)[1] == FIRST_EXAMPLE[1]


@pytest.mark.rule("KS-11.6")
def test_the_chance_to_have_seen_a_card_grows_as_it_should() -> None:
    for time in range(150, 8000, 50):
        unseen = exp(-(time - 150) / 300)
        assert abs(first_number_seen_by(time // 50) / FINE - unseen) <= 1 / FINE


def first_number_seen_by(tick: int) -> int:
    """The least number with which a card is seen by that tick; a greater one is seen sooner."""
    low, high = 0, FINE
    while low < high:
        middle = (low + high) // 2
        if tick_of_sight(middle) <= tick:
            high = middle
        else:
            low = middle + 1
    return low


@pytest.mark.rule("KS-11.6")
def test_a_moment_that_never_comes_within_the_ticks_leaves_the_card_unseen() -> None:
    scene = glimpse(*FIRST_EXAMPLE, eyes=[0.0, 0.9, 0.9])

    all_wait(scene, 100)

    last = 150 - 300 * log(0.5 / FINE)  # the latest moment there is: tick 91
    assert ceil(last / 50) == 91
    assert scene.sees(0) == list(FIRST_EXAMPLE)


@pytest.mark.rule("KS-11.6")
@pytest.mark.parametrize(
    ("code", "time"), [(1, 400), (10, 600), (7, 800), (15, 1000), (31, 1200), (32, 1350), (151, 1350)]
)
def test_a_commitment_is_a_press_some_time_later(code: int, time: int) -> None:
    scene = glimpse(*FIRST_EXAMPLE)
    all_wait(scene, 3)

    scene.commit(0, code)
    scene.commit(1, 1)

    assert scene.times == [150 + time, 150 + 400]


@pytest.mark.rule("KS-11.6")
def test_who_has_committed_is_not_asked_again() -> None:
    scene = glimpse(*FIRST_EXAMPLE, seats=3)

    scene.commit(1, 3)
    with pytest.raises(IllegalAction):
        scene.waits(1)
    scene.waits(0)
    scene.waits(2)

    assert tick(scene) == 1
    assert scene.deciders == [0, 2]


@pytest.mark.rule("KS-11.6")
def test_a_press_shows_when_its_time_has_come() -> None:
    scene = glimpse(*FIRST_EXAMPLE)
    scene.commit(1, 3)  # wrong, two tokens: 600
    scene.waits(0)

    all_wait_alone(scene, 11)
    before = scene.view(0)
    all_wait_alone(scene, 12)
    after = scene.view(0)

    assert before.actors == 0b11
    assert after.actors == 0b01
    assert [event["lamp_lit"] for event in scene.events("lamp_lit")] == [{"seat": 1, "time": 600}]


def all_wait_alone(scene: Scene, until: int) -> None:
    while tick(scene) < until:
        scene.waits(0)


@pytest.mark.rule("KS-11.6")
def test_a_reveal_is_resolved_when_all_have_committed() -> None:
    scene = glimpse(*FIRST_EXAMPLE)

    scene.commit(0, 10)
    scene.commit(1, 7)

    assert scene.reveal == 2
    assert scene.verdicts == ["right", "right"]
    assert scene.winner == 0  # two tokens are quicker than three


@pytest.mark.rule("KS-11.6")
def test_no_commitment_slips_or_comes_too_late() -> None:
    scene = glimpse(*FIRST_EXAMPLE)
    scene.commit(1, 1)
    all_wait_alone(scene, 159)

    scene.commit(0, 7)

    assert scene.verdicts == ["right", "wrong"]
    assert scene.winner == 0


@pytest.mark.rule("KS-11.6", "KS-4.6")
def test_commitments_with_equal_times_follow_the_tie_order() -> None:
    scene = glimpse(*FIRST_EXAMPLE)
    scene.commit(0, 10)

    luck = Scripted([0])  # the list 0, 1 becomes 1, 0
    scene.act(1, COMMIT.of(9), luck)

    assert luck.asked[0] == 2
    assert scene.winner == 1


@pytest.mark.rule("KS-11.6", "KS-V-11")
def test_a_handicap_delays_a_commitment() -> None:
    scene = glimpse(*FIRST_EXAMPLE, handicap="25,0")

    scene.commit(0, 10)
    scene.commit(1, 10)

    assert scene.winner == 1
    assert scene.times == [625, 600]


@pytest.mark.rule("KS-S-33")
def test_a_glimpse_with_given_moments() -> None:
    eyes = [0.4, 0.7, 0.14]
    assert [round(sight(number), 1) for number in eyes] == [424.9, 257.0, 739.8]
    scene = glimpse(*FIRST_EXAMPLE, eyes=eyes)
    seen_at: dict[str, int] = {}

    scene.commit(1, 3)
    scene.waits(0)
    while tick(scene) < 15:
        note_seen(scene, seen_at)
        assert (scene.view(0).actors == 0b01) == (tick(scene) >= 12)
        scene.waits(0)
    note_seen(scene, seen_at)
    scene.commit(0, 10)

    assert [seen_at[card] for card in FIRST_EXAMPLE] == [9, 6, 15]
    assert scene.times[0] == 1350
    assert scene.piles == [3, 0]


def note_seen(scene: Scene, seen_at: dict[str, int]) -> None:
    for card in scene.sees(0):
        if card != "back":
            seen_at.setdefault(card, tick(scene))


@pytest.mark.rule("KS-S-33")
def test_a_correct_press_ends_a_glimpse_at_its_tick() -> None:
    scene = glimpse(*FIRST_EXAMPLE)
    scene.commit(1, 10)

    waited = 0
    while scene.reveal == 1:
        scene.waits(0)
        waited += 1

    assert waited == 12  # at ticks 0 to 11: tick 12 begins and nobody can be faster
    assert scene.piles == [0, 3]
    assert scene.verdicts == ["pass", "right"]


@pytest.mark.rule("KS-S-33")
def test_a_glimpse_in_which_all_wait_is_over_after_tick_159() -> None:
    scene = glimpse(*FIRST_EXAMPLE)
    all_wait(scene, 159)

    scene.waits(0)
    assert scene.reveal == 1
    scene.waits(1)

    assert scene.reveal == 2
    assert len(scene.box) == 3
    assert scene.verdicts == ["pass", "pass"]


@pytest.mark.rule("KS-11.6", "KS-1.2")
def test_each_seat_has_a_moment_of_its_own_for_each_card() -> None:
    luck = Recorded(Seeded(5))

    GAME.new(GAME.setup(3, {"form": "glimpse"}), luck)

    assert luck.asked == [55, 54, 53, *[FINE] * 9]


@pytest.mark.rule("KS-11.8")
@pytest.mark.parametrize(
    ("presses", "expected"), [({1: (RIGHT, 8000)}, [0, 3, 0]), ({1: (WRONG, 8000)}, [0, 0, 0]), ({}, [0, 0, 0])]
)
def test_the_reward_is_the_change_in_cards(presses: dict[int, Press], expected: list[int]) -> None:
    scene = reveal(*FIRST_EXAMPLE, form="race")
    before = scene.state.clone()

    scene.round(presses, slips=[SURE] * len([press for press in presses.values() if press[0] == RIGHT]))

    assert rewards(before, scene.state) == expected


@pytest.mark.rule("KS-11.8")
@pytest.mark.parametrize(
    ("wins", "chosen", "expected"),
    [
        ([(5, 9), (7, 0), (6, 5)], {}, [0, 1, 0]),
        ([(8, 6), (2, 2), (8, 6)], {}, [0.5, 0, 0.5]),
        ([(4, 3), (5, 4), (5, 4), (3, 3)], {"teams": "on"}, [1, 0, 1, 0]),
        ([(4, 3), (4, 4), (4, 4), (4, 3)], {"teams": "on"}, [0.5, 0.5, 0.5, 0.5]),
    ],
)
def test_the_outcome_is_shared_by_those_who_win(
    wins: list[tuple[int, int]], chosen: dict[str, str], expected: list[float]
) -> None:
    scene = game_of(*composed(wins), seats=len(wins), **chosen)

    assert shares(scene.state) == expected


@pytest.mark.rule("KS-11.8")
def test_until_the_end_the_outcome_is_worth_nothing() -> None:
    scene = reveal(*FIRST_EXAMPLE, form="race")
    scene.round({0: (RIGHT, 8000)}, slips=[SURE])

    assert shares(scene.state) == [0, 0, 0]


@pytest.mark.rule("KS-11.9")
@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_greedy_gives_the_smaller_accepted_answer(seed: int) -> None:
    for form in ("live", "race", "glimpse"):
        scene = new_match(2, seed, form=form)
        luck = Seeded(seed)
        reveals = 0
        while scene.deciders and reveals < 8:
            asked = task(*scene.cards)
            greedily(scene, luck)
            reveals += 1
            smaller = min([asked.by_shape, asked.by_colour], key=len)
            assert set(scene.answers) <= {smaller, None}  # whoever sees all cards of a glimpse later may come too late
            assert None not in scene.answers or form == "glimpse"


def greedily(scene: Scene, luck: Chance) -> None:
    """One reveal in which everybody does what looks best at a glance."""
    number = scene.reveal
    while scene.deciders and scene.reveal == number:
        seat = scene.deciders[0]
        view = scene.view(seat)
        scene.act(seat, max(scene.options(seat), key=lambda action: GAME.worth(view, action)), luck)


def submitted(scene: Scene, luck: Chance) -> list[int]:
    """The actions with which a random baseline answers the open reveal."""
    player = AnySubmission(luck)
    actions = []
    seat = 0
    copy = Scene(scene.state.clone())
    while seat in copy.deciders and copy.reveal == scene.reveal:
        actions.append(player.choose(copy.view(seat), copy.options(seat)))
        copy.act(seat, actions[-1])
    return actions


@pytest.mark.rule("KS-11.9")
@pytest.mark.parametrize(("cards", "count"), [(FIRST_EXAMPLE, 4_806), (LINE, 18_601)])
def test_whoever_is_random_makes_every_submission_equally_often(cards: tuple[str, ...], count: int) -> None:
    scene = reveal(*cards, seats=2, form="race")
    codes = [SUBMIT.arg(action) for action in scene.options(0)]
    luck = Scripted([0])
    submitted(scene, luck)
    assert luck.asked == [count]

    firsts = Counter(SUBMIT.arg(submitted(scene, Scripted([number]))[0]) for number in range(count))
    latencies = Counter(submitted(scene, Scripted([count - 1, number]))[1] for number in range(155))

    assert firsts == {code: 1 if code == 0 else 155 for code in codes}
    assert latencies == {TAKE_TIME.of(number): 1 for number in range(155)}


@pytest.mark.rule("KS-11.9")
def test_live_whoever_is_random_presses_at_any_time_with_any_answer() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)
    times = 30_001
    luck = Scripted([326 * times, 30_000])

    at_the_end = submitted(scene, luck)

    assert luck.asked == [1 + 326 * times, times]
    assert at_the_end == [ANSWER_WITH.of(325), AT_SECOND.of(30)]
    assert submitted(scene, Scripted([0])) == [PASS.of()]
    assert submitted(scene, Scripted([1, 29_999, 7])) == [ANSWER_WITH.of(0), AT_SECOND.of(29), AT_MILLISECOND.of(7)]


@pytest.mark.rule("KS-11.9")
@pytest.mark.parametrize("latency", [300, 1500, 8000])
@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        (FIRST_EXAMPLE, "skull ghost"),
        (LINE, "skull ghost pumpkin spider puppet"),
        (("gst_1", "f_ghost_white_1", "f_puppet_white_1"), "pumpkin"),
        (("gst_1", "esc_2", "f_ghost_yellow_1"), "ghost"),
    ],
    ids=["fewer by shape", "a line by shape", "fewer by colour", "as many, by shape"],
)
def test_greedy_takes_the_smaller_answer_and_always_the_same_time(
    cards: tuple[str, ...], answer: str, latency: int
) -> None:
    scene = reveal(*cards, seats=1, form="race")

    for _ in range(2):
        player = GAME.bot(f"greedy({latency})", seed=1)
        scene.act(0, player.choose(scene.view(0), scene.options(0)), Scripted([]))
    assert scene.state.last is not None

    assert scene.state.last.times[0] == latency
    assert scene.answers == [tuple(answer.split())]


@pytest.mark.rule("KS-11.9")
@pytest.mark.parametrize("kind", ["greedy(299)", "greedy(325)", "greedy(8050)"])
def test_greedy_takes_a_latency_of_the_race(kind: str) -> None:
    with pytest.raises(BadSetup, match=r"300, 350, \.\.\. 8000"):
        GAME.bot(kind, seed=1)


@pytest.mark.rule("KS-11.9")
@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
@pytest.mark.parametrize("kind", ["random", "greedy(1500)"])
def test_the_baselines_play_every_form_to_its_end(kind: str, form: str) -> None:
    scene = new_match(2, seed=8, form=form)
    players = [GAME.bot(kind, seed) for seed in (1, 2)]

    while scene.deciders:
        seat = scene.deciders[0]
        scene.act(seat, players[seat].choose(scene.view(seat), scene.options(seat)), Seeded(scene.reveal))

    assert scene.outcome is not None
