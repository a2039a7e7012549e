"""KS-10: bots."""

from __future__ import annotations

from itertools import islice, product
from math import floor, log
from statistics import NormalDist, mean, median, quantiles

import pytest

from games.komnata_strachu.chamber import FIRST_EXAMPLE, Scene, new_match, reveal
from games.komnata_strachu.reference import (
    ANSWERS,
    CARDS,
    KINDS,
    LEVELS,
    MODES,
    WEIGHTS,
    Answer,
    numbers,
    reaction,
    reveals,
    task,
)
from nightlight.core.chance import Seeded
from nightlight.core.native import i64, vec
from nightlight.core.player import Player
from nightlight.core.step import apply_unchecked
from nightlight.games.komnata_strachu import reaction as model
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.state import ATTRIBUTE_IDS, Agreement
from nightlight.games.komnata_strachu.times import MISTAKES, MODE_IDS, TIMES, Level

LINE = ("inv_4", "f_ghost_red_2", "f_skull_yellow_2")
MISSING = ("esc_1", "f_spider_white_1", "f_spider_pink_1")  # by shape four tokens, by colour three
CERTAIN = [0.1, 0.99, 0.5, 0.5, 0.5, 0.5, 0.5]  # no mistake, the smaller answer


def level_of(name: str) -> Level:
    return next(level for level in TIMES.levels if level.name == name)


def reacts(name: str, cards: tuple[str, ...], drawn: list[float], attribute: str = "both") -> tuple[int, Answer]:
    """The time and the answer of a bot of that level, given its seven numbers."""
    found = model.reaction(
        level_of(name),
        vec[i64]([CARDS.index(card) for card in cards]),
        Agreement(vec[i64]([0]), attribute=ATTRIBUTE_IDS.index(attribute)),
        model.Numbers(drawn),
    )
    return found.time, ANSWERS[found.answer]


def seven_numbers(chance: Seeded) -> list[float]:
    """As a bot draws them."""
    return [(float(chance.below(2**30)) + 0.5) / 2**30 for _ in range(7)]


def change(drawn: list[float], **places: float) -> list[float]:
    names = ["attr", "err", "norm", "exp", "kind", "a", "b"]
    return [places.get(name, number) for name, number in zip(names, drawn, strict=True)]


@pytest.mark.rule("KS-10.2")
def test_levels_and_modes_have_their_constants() -> None:
    found = {level.name: (level.speed, level.sigma, level.tau, level.error, level.best) for level in TIMES.levels}
    expected = {name: (level.speed, level.sigma, level.tau, level.error, level.best) for name, level in LEVELS.items()}

    assert found == expected
    assert {mode.id: (mode.base, mode.token, mode.errors) for mode in TIMES.modes} == MODES
    assert {mode.id: mode.mistakes for mode in TIMES.modes if mode.id != "line"} == WEIGHTS
    assert MISTAKES == KINDS


@pytest.mark.rule("KS-10.3")
def test_each_of_the_seven_numbers_decides_its_own_thing() -> None:
    base = reacts("steady", FIRST_EXAMPLE, CERTAIN)

    assert base == reacts("steady", FIRST_EXAMPLE, change(CERTAIN, kind=0.9, a=0.9, b=0.1))
    assert reacts("steady", FIRST_EXAMPLE, change(CERTAIN, attr=0.66))[1] == ("spider", "skull", "pumpkin")
    assert reacts("steady", FIRST_EXAMPLE, change(CERTAIN, err=0.0999))[1] not in (
        ("skull", "ghost"),
        ("spider", "skull", "pumpkin"),
    )
    assert reacts("steady", FIRST_EXAMPLE, change(CERTAIN, norm=0.9))[0] > base[0]
    assert reacts("steady", FIRST_EXAMPLE, change(CERTAIN, exp=0.1))[0] > base[0]


@pytest.mark.rule("KS-10.4")
@pytest.mark.parametrize("name", LEVELS)
def test_better_players_see_the_cheaper_answer_more_often(name: str) -> None:
    best = LEVELS[name].best

    assert reacts(name, FIRST_EXAMPLE, change(CERTAIN, attr=best - 0.001))[1] == ("skull", "ghost")
    if best < 1:
        assert reacts(name, FIRST_EXAMPLE, change(CERTAIN, attr=best))[1] == ("spider", "skull", "pumpkin")
    assert len(reacts(name, MISSING, change(CERTAIN, attr=best - 0.001))[1]) == 3


@pytest.mark.rule("KS-10.4")
@pytest.mark.parametrize("name", LEVELS)
def test_between_answers_of_equal_size_shape_and_colour_are_as_likely(name: str) -> None:
    asked = task(*LINE)

    assert reacts(name, LINE, change(CERTAIN, attr=0.499))[1] == asked.by_shape
    assert reacts(name, LINE, change(CERTAIN, attr=0.5))[1] == asked.by_colour


@pytest.mark.rule("KS-10.4", "KS-V-7")
@pytest.mark.parametrize("attr", [0.01, 0.99])
def test_a_bot_keeps_to_the_one_admitted_attribute(attr: float) -> None:
    for cards in (FIRST_EXAMPLE, LINE, MISSING):
        asked = task(*cards)
        assert reacts("sharp", cards, change(CERTAIN, attr=attr), "shape")[1] == asked.by_shape
        assert reacts("sharp", cards, change(CERTAIN, attr=attr), "colour")[1] == asked.by_colour


@pytest.mark.rule("KS-10.5")
def test_the_time_is_ex_gaussian() -> None:
    middle = 1.1 * (850 + 260 * 2 + 240)
    late = NormalDist().inv_cdf(0.9)

    assert reacts("steady", FIRST_EXAMPLE, change(CERTAIN, exp=1.0))[0] == floor(middle + 0.5)
    assert reacts("steady", FIRST_EXAMPLE, change(CERTAIN, exp=1.0, norm=0.9))[0] == floor(
        middle + 0.15 * middle * late + 0.5
    )
    assert reacts("steady", FIRST_EXAMPLE, change(CERTAIN, exp=0.2))[0] == floor(
        middle - 0.28 * middle * log(0.2) + 0.5
    )
    assert reacts("steady", FIRST_EXAMPLE, change(CERTAIN, exp=1.0, err=0.01))[0] == floor(0.95 * middle + 0.5)


@pytest.mark.rule("KS-10.5")
def test_no_bot_is_faster_than_a_hand() -> None:
    assert reacts("nightmare", FIRST_EXAMPLE, change(CERTAIN, norm=1e-300, exp=1.0))[0] == 300 + 60 * 2
    assert reacts("nightmare", LINE, change(CERTAIN, norm=1e-300, exp=1.0))[0] == 300 + 60 * 5


@pytest.mark.rule("KS-10.6")
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(
    "cards",
    [
        FIRST_EXAMPLE,
        LINE,
        MISSING,
        ("gst_1", "f_spider_white_1", "f_skull_pink_1"),
        ("gst_1", "gst_2", "f_skull_pink_1"),
    ],
    ids=["plain", "line", "missing", "match", "single"],
)
def test_a_bot_errs_as_often_as_its_level_and_the_task_say(name: str, cards: tuple[str, ...]) -> None:
    asked = task(*cards)
    limit = LEVELS[name].error * MODES[asked.mode][2]

    assert not asked.accepts(reacts(name, cards, change(CERTAIN, err=limit - 1e-9))[1])
    assert asked.accepts(reacts(name, cards, change(CERTAIN, err=limit + 1e-9))[1])


@pytest.mark.rule("KS-10.6")
@pytest.mark.parametrize(
    ("kind", "a", "b", "wrong"),
    [
        (0.59, 0.0, 0.5, "ghost skull pumpkin spider puppet"),
        (0.59, 0.99, 0.5, "skull ghost pumpkin puppet spider"),
        (0.6, 0.0, 0.0, "ghost skull pumpkin spider puppet"),
        (0.6, 0.0, 0.99, "puppet ghost pumpkin spider skull"),
        (0.6, 0.99, 0.99, "skull ghost pumpkin puppet spider"),
        (0.6, 0.5, 0.4, "skull pumpkin ghost spider puppet"),
        (0.6, 0.5, 0.5, "skull ghost spider pumpkin puppet"),
    ],
)
def test_in_a_line_two_tokens_change_places(kind: float, a: float, b: float, wrong: str) -> None:
    found = reacts("sleepy", LINE, change(CERTAIN, err=0.0, kind=kind, a=a, b=b))[1]

    assert " ".join(found) == wrong


@pytest.mark.rule("KS-10.6")
@pytest.mark.parametrize(
    ("kind", "a", "wrong"),
    [
        (0.49, 0.0, "spider skull ghost"),  # mix: one of spider, pumpkin more
        (0.49, 0.99, "skull pumpkin ghost"),
        (0.5, 0.0, "ghost"),  # omit
        (0.84, 0.99, "skull"),
        (0.85, 0.5, "skull ghost puppet"),  # extra: only the puppet is in neither set
    ],
)
def test_mistakes_in_the_first_example(kind: float, a: float, wrong: str) -> None:
    found = reacts("sleepy", FIRST_EXAMPLE, change(CERTAIN, err=0.0, kind=kind, a=a))[1]

    assert " ".join(found) == wrong


@pytest.mark.rule("KS-10.6")
def test_a_mistake_that_is_impossible_gives_way_to_the_next_kind() -> None:
    alike = ("gst_2", "f_pumpkin_red_1", "f_skull_white_1")  # the two sets coincide: nothing to mix

    assert reacts("sleepy", alike, change(CERTAIN, err=0.0, kind=0.1, a=0.0))[1] == ("pumpkin",)  # so omit
    alone = ("gst_1", "gst_2", "f_skull_pink_1")
    assert reacts("sleepy", alone, change(CERTAIN, err=0.0, kind=0.9))[1] == (
        "spider",
        "pumpkin",
        "ghost",
        "puppet",
    )  # lapse


@pytest.mark.rule("KS-10.6")
def test_a_wrong_answer_that_is_not_empty_always_results() -> None:
    kinds: dict[tuple[object, ...], tuple[str, ...]] = {}
    for triple in reveals():
        asked = task(*triple)
        if asked.mode != "cancel":
            shared = len(set(asked.by_shape) & set(asked.by_colour))
            kinds[asked.mode, len(asked.by_shape), len(asked.by_colour), shared] = triple
    grid = [0.0, 0.24, 0.3, 0.49, 0.55, 0.64, 0.83, 0.87, 0.999]

    for cards, attr, kind, a in product(kinds.values(), [0.1, 0.9], grid, [0.0, 0.3, 0.5, 0.7, 0.999]):
        drawn = [attr, 0.0, 0.5, 0.5, kind, a, 0.5]
        time, answer = reacts("sleepy", cards, drawn)
        assert (time, answer) == reaction(LEVELS["sleepy"], task(*cards), drawn)
        assert len(answer) > 0
        assert not task(*cards).accepts(answer)


@pytest.mark.rule("KS-G-1", "KS-10.5", "KS-10.6")
def test_the_model_reacts_to_random_numbers_as_the_second_opinion_does() -> None:
    everything = list(reveals())
    for number in range(600):
        source = numbers(f"bots|{number}")
        cards = everything[floor(next(source) * len(everything))]
        drawn = list(islice(source, 7))
        for name, level in LEVELS.items():
            if task(*cards).mode != "cancel":
                assert reacts(name, cards, drawn) == reaction(level, task(*cards), drawn)


@pytest.mark.rule("KS-10.4", "KS-10.6", "KS-V-7")
@pytest.mark.parametrize("attribute", ["shape", "colour"])
def test_at_a_table_with_one_attribute_the_other_one_still_misleads(attribute: str) -> None:
    everything = [cards for cards in reveals() if task(*cards).mode != "cancel"]
    for number in range(400):
        source = numbers(f"one attribute|{number}")
        cards = everything[floor(next(source) * len(everything))]
        drawn = change(list(islice(source, 7)), err=0.0)
        assert reacts("steady", cards, drawn, attribute) == reaction(LEVELS["steady"], task(*cards), drawn, attribute)


CALIBRATION = {  # KS-10.7: mean times by mode, median, errors
    "sleepy": ({"single": 2420, "match": 3040, "plain": 3490, "missing": 4750, "line": 5590}, 3420, 18.2),
    "steady": ({"single": 1690, "match": 2110, "plain": 2400, "missing": 3310, "line": 3910}, 2380, 10.1),
    "sharp": ({"single": 1240, "match": 1540, "plain": 1740, "missing": 2430, "line": 2890}, 1750, 5.0),
    "nightmare": ({"single": 920, "match": 1130, "plain": 1270, "missing": 1790, "line": 2130}, 1270, 2.0),
}
SPREAD = {"sleepy": (1900, 6690), "steady": (1400, 4470), "sharp": (1060, 3200), "nightmare": (820, 2290)}


@pytest.mark.rule("KS-10.7")
@pytest.mark.parametrize("name", CALIBRATION)
def test_bots_are_as_quick_and_as_careful_as_they_are_meant_to_be(name: str) -> None:
    means, middle, errors = CALIBRATION[name]
    chance = Seeded(7)
    everything = [cards for cards in reveals() if task(*cards).mode != "cancel"]
    times: dict[str, list[int]] = {mode: [] for mode in means}
    wrong = 0
    for _ in range(12_000):
        cards = everything[chance.below(len(everything))]
        time, answer = reacts(name, cards, seven_numbers(chance))
        times[task(*cards).mode].append(time)
        wrong += not task(*cards).accepts(answer)

    everyone = [time for mode in times.values() for time in mode]
    marks = quantiles(everyone, n=20)
    assert {mode: round(mean(found) / means[mode], 2) for mode, found in times.items()} == pytest.approx(
        dict.fromkeys(means, 1.0), abs=0.03
    )
    assert median(everyone) == pytest.approx(middle, rel=0.03)
    assert (marks[0], marks[-1]) == pytest.approx(SPREAD[name], rel=0.05)
    assert 100 * wrong / len(everyone) == pytest.approx(errors, abs=0.9)  # 0.6, and the luck of 12,000 reveals


def match_of(kinds: list[str], seed: int, form: str = "live", **chosen: str) -> Scene:
    """A match between these bots."""
    scene = new_match(len(kinds), seed, form=form, **chosen)
    bots = [GAME.bot(kind, 100 * seed + seat) for seat, kind in enumerate(kinds)]
    luck = Seeded(seed)
    while scene.deciders:
        seat = scene.deciders[0]
        apply_unchecked(scene.state, seat, bots[seat].choose(scene.view(seat), []), luck)
    return scene


@pytest.mark.rule("KS-10.7")
@pytest.mark.parametrize(
    ("kinds", "shares"),
    [
        (["sleepy", "steady"], [19, 79]),
        (["sharp", "steady"], [82, 18]),
        (["sharp", "nightmare"], [12, 88]),
        (["sleepy", "steady", "sharp", "nightmare"], [0, 1, 12, 87]),
    ],
)
def test_better_bots_win_as_many_reveals_as_they_are_meant_to(kinds: list[str], shares: list[int]) -> None:
    won = [0] * len(kinds)
    played = 0
    for seed in range(40):
        scene = match_of(kinds, seed)
        played += len({event.get("reveal") for event in scene.log.events if event.news.name == "revealed"})
        played -= len([event for event in scene.log.events if event.news.name == "cancelled"])
        won = [one + cards // 3 for one, cards in zip(won, scene.piles, strict=True)]

    assert [100 * count / played for count in won] == pytest.approx(shares, abs=6)  # 2, and the luck of 700 reveals


@pytest.mark.rule("KS-10.1")
@pytest.mark.parametrize("kind", ["steady", "sleepy", "sharp", "nightmare"])
def test_a_bot_does_not_react_to_other_players(kind: str) -> None:
    alone = reveal(*FIRST_EXAMPLE, seats=2)
    beaten = reveal(*FIRST_EXAMPLE, seats=2)
    beaten.press(1, "skull ghost", 1)

    assert entered(alone, GAME.bot(kind, 5)) == entered(beaten, GAME.bot(kind, 5))


def entered(scene: Scene, bot: Player) -> list[int]:
    """What the bot in seat 0 does in the reveal, question after question."""
    actions = []
    number = scene.reveal
    while 0 in scene.deciders and scene.reveal == number:
        actions.append(bot.choose(scene.view(0), scene.options(0)))
        scene.act(0, actions[-1])
    return actions


@pytest.mark.rule("KS-10.1", "KS-10.3")
def test_a_bot_draws_its_press_once_for_each_reveal() -> None:
    scene = reveal(*FIRST_EXAMPLE, seats=1)
    bot = GAME.bot("sharp", 3)
    view = scene.view(0)

    assert len({bot.choose(view, scene.options(0)) for _ in range(5)}) == 1
    first = entered(scene, bot)
    assert len({tuple(entered(scene, bot)) for _ in range(8)} | {tuple(first)}) > 2


@pytest.mark.rule("KS-10.1", "KS-10.5")
def test_what_a_bot_enters_is_what_the_model_says() -> None:
    chance = Seeded(11)
    drawn = seven_numbers(chance)
    time, answer = reaction(LEVELS["sharp"], task(*FIRST_EXAMPLE), drawn)
    scene = reveal(*FIRST_EXAMPLE, seats=1)

    entered(scene, GAME.bot("sharp", 11))

    assert scene.state.last is not None
    assert scene.state.last.times[0] == time
    assert ANSWERS[scene.state.last.answers[0]] == answer


@pytest.mark.rule("KS-V-11", "KS-10.1")
def test_a_bot_with_a_handicap_presses_later() -> None:
    free = reveal(*FIRST_EXAMPLE, seats=2)
    held = reveal(*FIRST_EXAMPLE, seats=2, handicap="2000,0")

    for scene in (free, held):
        entered(scene, GAME.bot("steady", 4))
        scene.passes(1)

    assert free.state.last is not None
    assert held.state.last is not None
    assert held.state.last.times[0] == free.state.last.times[0] + 2000


class ShadowPlay:
    """A match of two against a shadow in seat 0, who is told each time how the reveal before it ended.

    The times of the shadow are those of a sharp bot with the same numbers, but for its speed.
    """

    def __init__(self, seed: int) -> None:
        self.scene = reveal(*CARDS[:3], seats=2)
        self.bot = GAME.bot("shadow", seed)
        self.chance = Seeded(seed)

    def play(self, ends: str) -> float:
        """One reveal; the speed that explains the time of the shadow."""
        scene = self.scene
        asked = task(*scene.cards)
        drawn = seven_numbers(self.chance)
        time, _ = reaction(LEVELS["sharp"], asked, drawn)
        entered(scene, self.bot)
        right = " ".join(asked.by_shape)
        scene.press(1, right, 1) if ends == "lost" else scene.passes(1)
        return LEVELS["sharp"].speed * float(scene.times[0]) / time

    def ended(self) -> str:
        return {0: "won", 1: "lost", None: "boxed"}[self.scene.winner]


@pytest.mark.rule("KS-10.8")
@pytest.mark.parametrize("plan", [["won"] * 12, ["lost"] * 12, ["lost", "won"] * 6])
def test_a_shadow_slows_down_when_it_has_won_and_hurries_when_the_human_has(plan: list[str]) -> None:
    for seed in range(5):
        play = ShadowPlay(seed)
        speed = 1.0
        for ends in plan:
            found = play.play(ends)

            assert found == pytest.approx(speed, abs=0.002)
            if play.ended() == "won":
                speed = min(1.8, speed * 1.04)
            elif play.ended() == "lost":
                speed = max(0.6, speed / 1.04)


@pytest.mark.rule("KS-10.8")
@pytest.mark.parametrize(("ends", "limit"), [("lost", 0.6), ("won", 1.8)])
def test_a_shadow_has_its_limits(ends: str, limit: float) -> None:
    play = ShadowPlay(3)
    last = 0.0
    for _ in range(13):
        last = play.play(ends)
    again = ShadowPlay(4)
    again.bot = play.bot
    again.chance = play.chance
    for _ in range(13):
        last = again.play(ends)

    assert last == pytest.approx(limit, rel=0.01)


@pytest.mark.rule("KS-11.9")
def test_in_a_race_a_bot_takes_the_nearest_latency() -> None:
    for seed in range(30):
        live = reveal(*FIRST_EXAMPLE, seats=1)
        race = reveal(*FIRST_EXAMPLE, seats=1, form="race")
        entered(live, GAME.bot("steady", seed))
        entered(race, GAME.bot("steady", seed))

        assert live.state.last is not None
        assert race.state.last is not None
        time = live.state.last.times[0]
        assert race.state.last.times[0] == min(8000, max(300, 50 * floor(time / 50 + 0.5)))
        assert set(ANSWERS[race.state.last.answers[0]]) == set(ANSWERS[live.state.last.answers[0]])


@pytest.mark.rule("KS-11.9")
@pytest.mark.parametrize("form", ["live", "race", "glimpse"])
def test_every_bot_can_play_every_form(form: str) -> None:
    for players in (1, 2, 4):
        kinds = ["shadow", "steady", "nightmare", "sleepy"][:players]

        scene = match_of(kinds, seed=players, form=form, last_card="short", reveals="none")

        assert scene.outcome is not None


def test_the_bots_of_the_game_are_offered_the_usual_one_first() -> None:
    assert GAME.bots[0] == "steady"
    assert sorted(GAME.bots) == ["nightmare", "shadow", "sharp", "sleepy", "steady"]
    assert [*MODE_IDS][:5] == ["plain", "match", "single", "missing", "line"]
