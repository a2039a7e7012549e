"""Random play of Komnata Strachu has the averages of its rules, and its bots are as good as they are meant to be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import mean, stdev

import pytest

from conformance.playing import Playing, Table
from nightlight.core.chance import Seeded
from nightlight.core.step import NOBODY, apply_unchecked, first
from nightlight.games.komnata_strachu.game import GAME
from nightlight.games.komnata_strachu.state import State

MATCHES = {"live": 2_000, "race": 4_000, "glimpse": 3_000}
DEVIATIONS = 4
REVEALS = 18
BOT_MATCHES = 600


@dataclass(frozen=True)
class Averages:
    """Of a match: decisions, reveals that somebody won, and cards of each player."""

    decisions: float
    won: float
    cards: float


EXPECTED = {
    ("live", 2): Averages(104.8, 0.54, 0.80),
    ("live", 3): Averages(157.2, 0.64, 0.64),
    ("live", 4): Averages(209.6, 0.74, 0.55),
    ("race", 2): Averages(69.8, 1.64, 2.47),
    ("race", 3): Averages(104.7, 2.40, 2.40),
    ("race", 4): Averages(139.5, 3.12, 2.34),
    ("glimpse", 2): Averages(35.6, 0.46, 0.69),
    ("glimpse", 3): Averages(53.4, 0.69, 0.69),
    ("glimpse", 4): Averages(71.2, 0.91, 0.68),
}


def finished(form: str, players: int, seed: int) -> tuple[State, int]:
    """A random match at its end, and the number of its decisions."""
    playing = Playing(Table(GAME, GAME.setup(players, {"form": form}), seed))
    decisions = len(list(playing.rest()))
    assert isinstance(playing.state, State)
    return playing.state, decisions


@pytest.mark.parametrize(("form", "players"), EXPECTED)
def test_random_play_has_the_averages_of_the_rules(form: str, players: int) -> None:
    expected = EXPECTED[form, players]

    matches = [finished(form, players, seed) for seed in range(MATCHES[form])]

    decisions = [asked for _, asked in matches]
    cards = [sum(float(len(player.pile)) for player in state.players) for state, _ in matches]
    error = DEVIATIONS * stdev(cards) / len(cards) ** 0.5
    assert abs(mean(decisions) - expected.decisions) < 0.05 + DEVIATIONS * stdev(decisions) / len(decisions) ** 0.5
    assert abs(mean(cards) / 3 - expected.won) < 0.02 + error / 3
    assert abs(mean(cards) / players - expected.cards) < 0.02 + error / players


def modes_of(seed: int) -> tuple[Counter[int], bool]:
    """How many reveals of a match showed how many Specials, and whether one was cancelled."""
    playing = Playing(Table(GAME, GAME.setup(2, {"form": "race"}), seed))
    events = [*playing.opening.events, *(event for decision in playing.rest() for event in decision.events)]
    drawn = [event.get("card") for event in events if event.news.name == "drew"]
    specials = Counter(sum(card >= 40 for card in drawn[place : place + 3]) for place in range(0, 3 * REVEALS, 3))
    return specials, any(event.news.name == "cancelled" for event in events)


def test_the_kinds_of_reveals_come_as_often_as_the_rules_say() -> None:
    matches = [modes_of(seed) for seed in range(3_000)]

    counts: Counter[int] = sum((specials for specials, _ in matches), Counter())
    cancelled = sum(one for _, one in matches) / len(matches)

    for specials, per_match in ((0, 6.78), (1, 3 * 2.676), (2, 2.88), (3, 0.31)):
        assert counts[specials] / len(matches) == pytest.approx(per_match, abs=0.15)
    assert cancelled == pytest.approx(0.286, abs=0.035)


def bots_play(kinds: list[str], seed: int) -> State:
    """A match between these bots, at its end."""
    luck = Seeded(seed)
    state = GAME.new(GAME.setup(len(kinds)), luck)
    bots = [GAME.bot(kind, 1000 * seed + seat) for seat, kind in enumerate(kinds)]
    while state.actors != NOBODY:
        seat = first(state.actors)
        apply_unchecked(state, seat, bots[seat].choose(GAME.view(state, seat), []), luck)
    return state


@pytest.mark.parametrize(
    ("kinds", "shares"),
    [
        (["steady", "sleepy"], [79, 19]),
        (["sharp", "steady"], [82, 18]),
        (["nightmare", "sharp"], [88, 12]),
        (["sleepy", "steady", "sharp", "nightmare"], [0, 1, 12, 87]),
    ],
)
def test_bots_win_as_many_reveals_as_they_are_meant_to(kinds: list[str], shares: list[int]) -> None:
    matches = [bots_play(kinds, seed) for seed in range(BOT_MATCHES)]

    played = BOT_MATCHES * REVEALS * (1 - 455 / 26_235)
    won = [sum(len(state.players[seat].pile) for state in matches) / 3 for seat in range(len(kinds))]

    assert [100 * count / played for count in won] == pytest.approx(shares, abs=2)  # KS-10.7
