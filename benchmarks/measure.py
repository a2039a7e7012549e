"""One build's speed at one game, as a line of JSON: run by `benchmarks/run.py` once for each build."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Final

from nightlight.bots.playout import playout
from nightlight.build import compiled
from nightlight.core.chance import Seeded
from nightlight.core.game import AnyGame, Setup
from nightlight.core.step import GameState, LegalActions, apply_unchecked, first, legal
from nightlight.games import find

SECONDS: Final = 0.5  # of processor time for each figure
BATCH: Final = 20  # matches between two looks at the clock
MIDGAME: Final = 0.4  # how much of a match is played before positions are copied, viewed and imagined


def per_second(work: Callable[[int], int]) -> float:
    """How many units of work are done per second, with a fresh number each time."""
    work(0)
    done = 0
    rounds = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        rounds += 1
        done += work(rounds)
    return done / (time.process_time() - start)


def random_play(game: AnyGame, setup: Setup) -> Callable[[int], int]:
    """Whole matches inside the engine, set-up included."""
    out = LegalActions()

    def play(number: int) -> int:
        seeds = range(number * BATCH, (number + 1) * BATCH)
        return sum(playout(game.new(setup, Seeded(seed)), Seeded(~seed), Seeded(seed + 1), out) for seed in seeds)

    return play


def driven(game: AnyGame, setup: Setup) -> Callable[[int], int]:
    """Whole matches in a loop of plain Python, as the author of a bot would write it."""

    def play(seed: int) -> int:
        state = game.new(setup, Seeded(seed))
        luck = Seeded(seed + 1)
        choices = Seeded(seed + 2)
        decisions = 0
        while state.actors:
            seat = first(state.actors)
            offered = legal(state, seat)
            apply_unchecked(state, seat, offered[choices.below(len(offered))], luck)
            decisions += 1
        return decisions

    return play


def midgame(game: AnyGame, setup: Setup) -> GameState:
    """A position some way into a random match."""
    lengths = playout(game.new(setup, Seeded(1)), Seeded(2), Seeded(3), LegalActions())
    state: GameState = game.new(setup, Seeded(1))
    choices = Seeded(2)
    luck = Seeded(3)
    for _ in range(int(lengths * MIDGAME)):
        seat = first(state.actors)
        offered = legal(state, seat)
        apply_unchecked(state, seat, offered[choices.below(len(offered))], luck)
    return state


def repeated(work: Callable[[], object]) -> Callable[[int], int]:
    def often(_: int) -> int:
        for _ in range(100):
            work()
        return 100

    return often


def main() -> None:
    game = find(sys.argv[1])
    setup = game.setup(int(sys.argv[2]), json.loads(sys.argv[3]))
    state = midgame(game, setup)
    seat = first(state.actors)
    view = game.view(state, seat)
    chance = Seeded(5)
    figures = {
        "compiled": compiled(),
        "decisions": per_second(random_play(game, setup)),
        "driven": per_second(driven(game, setup)),
        "clone": per_second(repeated(state.clone)),
        "view": per_second(repeated(lambda: game.view(state, seat))),
        "imagine": per_second(repeated(lambda: view.imagine(chance))),
    }
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
