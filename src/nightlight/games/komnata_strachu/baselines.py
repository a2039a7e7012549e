"""Baselines for research: one that submits anything, and one that always takes the same time (KS-11.9)."""

from __future__ import annotations

import re
from typing import Final, final

from nightlight.core.chance import Chance, Seeded
from nightlight.core.errors import BadSetup
from nightlight.core.player import Player
from nightlight.core.step import View
from nightlight.games.komnata_strachu.actions import (
    ANSWER_WITH,
    AT_SECOND,
    LAST_SECOND,
    SECOND_LENGTH,
    SUBMIT,
    WAIT,
)
from nightlight.games.komnata_strachu.bot import next_action, smallest
from nightlight.games.komnata_strachu.reaction import Reaction
from nightlight.games.komnata_strachu.research import PASS_CODE
from nightlight.games.komnata_strachu.times import LATENCIES, ROUND, TIMES
from nightlight.games.komnata_strachu.view import SeatView

RANDOM: Final = "random"
GREEDY: Final = re.compile(r"greedy\((\d{1,5})\)")


@final
class AnySubmission(Player):
    """Every whole submission is as likely as any other, although it is entered in several questions.

    Live, that holds for every press with its time; in a glimpse for what may be done at a tick.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, view: View, actions: list[int]) -> int:
        picked = self.chance.below(sum(submissions(action) for action in actions))
        place = 0
        while picked >= submissions(actions[place]):
            picked -= submissions(actions[place])
            place += 1
        return actions[place]


def submissions(action: int) -> int:
    """In how many ways what the action begins can be completed."""
    if SUBMIT.made(action):
        return 1 if SUBMIT.arg(action) == PASS_CODE else LATENCIES
    if ANSWER_WITH.made(action):
        return ROUND + 1
    if AT_SECOND.made(action):
        return 1 if AT_SECOND.arg(action) == LAST_SECOND else SECOND_LENGTH
    return 1


@final
class GreedyAt(Player):
    """The smaller accepted answer, by shape if both have as many tokens, always after the same time."""

    def __init__(self, time: int) -> None:
        self.time: Final = time

    def choose(self, view: View, actions: list[int]) -> int:
        assert isinstance(view, SeatView), "this bot plays Komnata Strachu"
        if not view.all_seen():
            return WAIT.of()
        return next_action(view, Reaction(smallest(view.table), self.time))


def baseline(kind: str, seed: int) -> Player | None:
    """The baseline of that name: `random`, or `greedy(d)` with a latency d; none if the name means another bot."""
    if kind == RANDOM:
        return AnySubmission(Seeded(seed))
    found = GREEDY.fullmatch(kind)
    if found is None:
        return None
    if int(found[1]) not in TIMES.latencies:
        first, second, *_, last = TIMES.latencies
        raise BadSetup(f"greedy(d) takes one of the latencies {first}, {second}, ... {last}, not {found[1]}")
    return GreedyAt(int(found[1]))
