"""KS-7: what is hidden, from whom, and until when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import exp, sqrt

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Scene, deal, new_match, reveal
from games.komnata_strachu.reference import ANSWERS, CARDS, CODES, FEARS, task
from nightlight.core.chance import Scripted, Seeded
from nightlight.core.event import SPECTATOR, Log
from nightlight.games.komnata_strachu.actions import ANSWER_WITH, AT_SECOND
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.research import Submissions, Ticks
from nightlight.games.komnata_strachu.rules import Presses

EVERYBODY = (0, 1, 2, SPECTATOR)
FINE = 2**20
SOON = FINE - 1  # seen at tick 4
LATE = 0  # not seen before tick 91
RIGHT = "skull ghost"
LINE_OF_INV_1 = ["spider-skull-puppet-pumpkin-ghost", "skull-pumpkin-spider-ghost-puppet"]


def glimpse(*cards: str, seats: int = 2, eyes: list[int] | None = None, **chosen: str) -> Scene:
    """A glimpse at these cards, in which the seats make them out by these numbers."""
    setup = GAME.setup(seats, {"form": "glimpse", **chosen})
    return Scene(GAME.new(setup, Scripted([*deal([cards], CARDS), *(eyes or [])]), Log()))


def pressing(scene: Scene) -> Presses:
    step = scene.state.top()
    assert isinstance(step, Presses)
    return step


def spread(found: Iterable[object], worlds: int) -> float:
    """How far a sample is from even over so many worlds: chi-square less its mean, in deviations."""
    counts = Counter(found)
    mean = counts.total() / worlds
    chi_square = sum((count - mean) ** 2 / mean for count in counts.values()) + mean * (worlds - len(counts))
    return abs(chi_square - (worlds - 1)) / sqrt(2 * (worlds - 1))


@pytest.mark.rule("KS-7.1")
def test_numbers_piles_and_box_are_open_to_all() -> None:
    scene = reveal("inv_1", "f_puppet_pink_1", "esc_3", then=[FIRST_EXAMPLE])
    scene.round({1: ("ghost", 900)}, then=[FIRST_EXAMPLE])
    scene.round({}, then=[("f_spider_red_1", "gst_3", "inv_5")])

    for seat in EVERYBODY:
        seen = scene.view(seat).json()
        assert scene.view(seat).table.players[1].json() == {
            "cards": 3,
            "specials": 2,
            "pile": ["inv_1", "f_puppet_pink_1", "esc_3"],
            "time": 0,
        }
        assert seen["box"] == sorted(FIRST_EXAMPLE, key=CARDS.index)
        assert len(scene.counts(seat)) == 46
        assert seen["cards"] == ["f_spider_red_1", "gst_3", "inv_5"]


@pytest.mark.rule("KS-7.1", "KS-2.7", "KS-A-17")
def test_what_a_seat_has_pressed_with_and_when_only_itself_knows() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.press(0, RIGHT, 1234)
    other = reveal(*FIRST_EXAMPLE)
    other.press(0, "puppet", 29_999)

    for seat in (1, 2, SPECTATOR):
        assert scene.view(seat).json() == other.view(seat).json()
    mine = scene.view(0).json()
    assert "skull-ghost" in str(mine["steps"])
    assert "1234" in str(mine["steps"])


@pytest.mark.rule("KS-7.1")
def test_that_a_seat_has_pressed_everybody_sees() -> None:
    scene = reveal(*FIRST_EXAMPLE)

    scene.press(1, RIGHT, 1234)

    assert scene.events("pressed") == [{"pressed": {"seat": 1}}]
    for seat in EVERYBODY:
        assert scene.view(seat).actors == 0b101


@pytest.mark.rule("KS-7.1", "KS-8.19")
def test_answers_and_whether_they_were_right_are_told_when_the_reveal_is_resolved() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2)
    scene.press(0, RIGHT, 1234)
    assert [event for event in scene.events() if "showed" in event or "judged" in event] == []

    scene.press(1, "puppet", 777)

    assert scene.events("showed") == [
        {"showed": {"seat": 0, "answer": "skull-ghost", "time": 1234}},
        {"showed": {"seat": 1, "answer": "puppet", "time": 777}},
    ]
    assert len(scene.events("judged")) == 2
    assert scene.verdicts == ["right", "wrong"]


@pytest.mark.rule("KS-7.1")
@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        (FIRST_EXAMPLE, ["skull-ghost", "spider-skull-pumpkin"]),
        (("inv_1", "f_ghost_red_1", "f_skull_yellow_1"), LINE_OF_INV_1),
    ],
)
def test_what_was_accepted_is_told_when_the_reveal_is_resolved(cards: tuple[str, ...], asked: list[str]) -> None:
    scene = reveal(*cards, seats=2)
    scene.press(0, RIGHT, 1234)
    assert scene.events("asked") == []

    scene.passes(1)

    assert [list(words_in(event)) for event in scene.events("asked")] == [asked]


@pytest.mark.rule("KS-7.1", "KS-11.3")
@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
def test_no_view_says_what_is_accepted_before_the_reveal_is_resolved(form: str) -> None:
    for seed in range(6):
        scene = new_match(2, seed, form=form)
        asked = task(*scene.cards)
        for seat in (0, 1, SPECTATOR):
            said = set(words_in(scene.view(seat).json()))
            assert asked.mode not in said
            for between in ("-", "+"):
                assert between.join(asked.by_shape) not in said
                assert between.join(asked.by_colour) not in said


def words_in(json: object) -> Iterator[str]:
    """Every word that is a value somewhere in it."""
    if isinstance(json, str):
        yield json
    elif isinstance(json, (list, dict)):
        for value in json.values() if isinstance(json, dict) else json:
            yield from words_in(value)


@pytest.mark.rule("KS-7.2", "KS-8.9")
def test_a_reveal_that_stays_open_tells_no_tokens() -> None:
    open_after_a_mistake = reveal(*FIRST_EXAMPLE, seats=2)
    open_after_a_mistake.press(0, "puppet", 500)

    assert open_after_a_mistake.settled({}) > 560  # longer than any hold: the others may conclude that it was wrong
    assert "puppet" not in str(open_after_a_mistake.view(1).json()["steps"])


@pytest.mark.rule("KS-7.3")
def test_everybody_may_count_the_cards_that_were_seen() -> None:
    scene = new_match(3, seed=5)
    seen = set(scene.cards) | set(scene.box)
    for _ in range(6):
        scene.round({})
        seen |= set(scene.cards) | set(scene.box)

    for seat in EVERYBODY:
        deck = scene.view(seat).json()["deck"]
        assert isinstance(deck, list)
        assert set(deck) == set(CARDS) - seen


@pytest.mark.rule("KS-11.6", "KS-7.1")
def test_in_a_glimpse_each_seat_sees_only_the_cards_it_has_made_out() -> None:
    scene = glimpse(*FIRST_EXAMPLE, eyes=[SOON, LATE, LATE, LATE, SOON, SOON])
    while True:
        step = scene.state.top()
        assert isinstance(step, Ticks)
        if step.tick == 4:
            break
        for seat in scene.deciders:
            scene.waits(seat)

    assert scene.sees(0) == [FIRST_EXAMPLE[0], "back", "back"]
    assert scene.sees(1) == ["back", *FIRST_EXAMPLE[1:]]
    assert scene.sees(SPECTATOR) == ["back"] * 3
    assert set(FIRST_EXAMPLE[1:]) <= set(scene.counts(0))


@pytest.mark.rule("KS-11.6")
def test_in_a_glimpse_nobody_is_told_a_face_or_a_moment_before_its_time() -> None:
    scene = glimpse(*FIRST_EXAMPLE)

    for event in scene.log.events:
        for seat in (0, 1, SPECTATOR):
            if event.news.name == "drew":
                assert event.seen_by(seat).get("card") == -1
            elif event.news.name == "sighted":
                assert event.seen_by(seat).get("tick") == -1


@pytest.mark.rule("KS-11.6")
def test_in_a_glimpse_others_do_not_see_who_has_chosen_or_committed() -> None:
    scene = glimpse(*FIRST_EXAMPLE, seats=3)
    before = {seat: scene.view(seat).json() for seat in (1, 2, SPECTATOR)}

    scene.commit(0, 10)
    assert {seat: scene.view(seat).json() for seat in (1, 2, SPECTATOR)} == before
    assert scene.events("pressed", "lamp_lit", "showed") == []


@pytest.mark.rule("KS-11.6", "KS-7.1")
def test_in_a_glimpse_the_cards_are_uncovered_for_all_when_it_is_resolved() -> None:
    scene = glimpse(*FIRST_EXAMPLE)

    scene.commit(0, 10)
    scene.commit(1, 7)

    uncovered = [event for event in scene.log.events if event.news.name == "uncovered"]
    assert [CARDS[event.seen_by(SPECTATOR).get("card")] for event in uncovered] == list(FIRST_EXAMPLE)
    last = scene.view(SPECTATOR).table.last
    assert last is not None
    assert [CARDS[card] for card in last.cards] == list(FIRST_EXAMPLE)


# What a seat imagines.


def test_imagined_times_are_spread_evenly_over_all_that_are_left() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    scene.act(1, ANSWER_WITH.of(5))
    scene.act(1, AT_SECOND.of(7))
    scene.press(2, RIGHT, 1234)
    view = scene.view(0)
    chance = Seeded(4)

    imagined = [view.imagine(chance) for _ in range(3000)]
    steps = [state.top() for state in imagined]

    assert all(isinstance(step, Presses) for step in steps)
    presses = [step for step in steps if isinstance(step, Presses)]
    assert {step.times[1] % 1000 for step in presses} == {0}
    assert spread((step.times[1] // 1000 for step in presses), 30) < 5
    assert spread((step.times[2] // 1000 for step in presses if step.times[2] < 30_000), 30) < 5
    assert spread((step.answers[2] for step in presses), len(ANSWERS)) < 5
    assert {step.missing for step in presses} == {0b011}


def test_imagined_submissions_are_spread_evenly_over_all_there_are() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=2, form="race")
    view = scene.view(0)
    chance = Seeded(9)

    done = [state.top() for state in (view.imagine(chance) for _ in range(6000))]

    submissions = [step for step in done if isinstance(step, Submissions)]
    finished = [step for step in submissions if not step.missing >> 1 & 1 and step.codes[1] > 0]
    assert len(finished) / len(done) == pytest.approx(31 * 155 / (31 * 155 + 31 + 2), abs=0.01)
    assert spread((step.codes[1] for step in finished), 31) < 5
    assert spread((step.latencies[1] for step in finished), 155) < 5


def test_somebody_is_always_imagined_to_be_still_deciding() -> None:
    scene = reveal(*FIRST_EXAMPLE, form="race")
    scene.submit(0, RIGHT, 1500)
    chance = Seeded(2)
    pairs: Counter[tuple[bool, bool]] = Counter()

    for _ in range(4000):
        imagined = scene.view(0).imagine(chance)
        assert imagined.actors != 0
        pairs[bool(imagined.actors >> 1 & 1), bool(imagined.actors >> 2 & 1)] += 1

    undecided, decided = 32, 31 * 155 + 1
    total = undecided**2 + 2 * undecided * decided
    assert pairs[True, False] / 4000 == pytest.approx(undecided * decided / total, abs=0.04)
    assert pairs[False, True] / 4000 == pytest.approx(undecided * decided / total, abs=0.04)
    assert pairs[True, True] / 4000 == pytest.approx(undecided**2 / total, abs=0.01)


@pytest.mark.rule("KS-11.6")
def test_imagined_moments_of_sight_come_as_luck_brings_them() -> None:
    scene = glimpse(*FIRST_EXAMPLE, eyes=[LATE, SOON, SOON, SOON, SOON, SOON])
    for _ in range(8):
        for seat in (0, 1):
            scene.waits(seat)
    view = scene.view(0)
    chance = Seeded(6)
    mine, theirs = [], []

    for _ in range(4000):
        step = view.imagine(chance).top()
        assert isinstance(step, Ticks)
        mine.append(step.sights[0])
        theirs.append(step.sights[3])

    for tick in (3, 5, 8, 12, 20):
        seen = 1 - exp(-(50 * tick - 150) / 300)
        assert len([each for each in theirs if each <= tick]) / 4000 == pytest.approx(seen, abs=0.04)
    for tick in (9, 12, 20):
        later = 1 - exp(-(50 * tick - 400) / 300)  # it was not seen at tick 8
        assert len([each for each in mine if each <= tick]) / 4000 == pytest.approx(later, abs=0.04)
    assert min(mine) > 8


@pytest.mark.rule("KS-11.6")
def test_a_press_that_shows_is_never_imagined_to_be_right() -> None:
    scene = glimpse("gst_1", "f_skull_pink_1", "f_ghost_red_1", eyes=[SOON, SOON, LATE, SOON, SOON, SOON])
    scene.commit(1, 1)  # the spider: wrong, at 400
    for _ in range(9):
        scene.waits(0)
    view = scene.view(0)
    chance = Seeded(8)

    for _ in range(1500):
        imagined = view.imagine(chance)
        step = imagined.top()
        assert isinstance(step, Ticks)
        cards = [CARDS[card] for card in imagined.cards]
        assert cards[:2] == ["gst_1", "f_skull_pink_1"]
        assert step.codes[1] in (1, 2, 4, 8, 16)
        assert not task(*cards).accepts(CODES[step.codes[1]])


@pytest.mark.rule("KS-11.6", "KS-2.9")
def test_three_specials_are_never_imagined() -> None:
    scene = glimpse("gst_1", "f_skull_pink_1", "esc_1", seats=1, eyes=[SOON, LATE, SOON])
    for _ in range(5):
        scene.waits(0)
    view = scene.view(0)
    chance = Seeded(3)

    found = [CARDS[view.imagine(chance).cards[1]] for _ in range(2000)]

    assert set(found) == set(FEARS)
    assert spread(found, 40) < 5


@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
def test_what_is_imagined_looks_the_same_and_loses_no_card(form: str) -> None:
    scene = new_match(3, seed=3, form=form, reveals="5")
    chance = Seeded(1)

    for _ in scene.decisions(6):
        for seat in EVERYBODY:
            view = scene.view(seat)
            imagined = view.imagine(chance)
            assert GAME.view(imagined, seat).json() == view.json()
            everywhere = [card for card in imagined.cards if card >= 0]
            everywhere += [card for player in imagined.players for card in player.pile]
            everywhere += [card for card in range(55) if (imagined.deck | imagined.box) >> card & 1]
            assert sorted(everywhere) == list(range(55))


def test_steps_and_clones_keep_their_secrets_apart() -> None:
    scene = reveal(*FIRST_EXAMPLE)
    copy = scene.state.clone()

    scene.press(0, RIGHT, 1234)

    step = copy.top()
    assert isinstance(step, Presses)
    assert list(step.answers) == [-3, -3, -3]
    assert copy.actors == 0b111
    assert pressing(scene).times[0] == 1234
