"""How fast every game runs, compiled and interpreted, in one run: `make bench`.

Each figure is the best of interleaved rounds, in processor time of one core: whatever else a machine does can only slow
a round down. Absolute figures still move with the machine; trust the ratios. The compiled engine is the one in the
folder given as argument, if any.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from nightlight.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
ROUNDS: Final = 5
INTERPRETED: Final = 100_000  # decisions per second of random play


@dataclass(frozen=True)
class Goal:
    """The targets of the compiled engine for a game: decisions per second of random play, nanoseconds per copy."""

    decisions: int
    clone: int = 1_000
    options: dict[str, str] = field(default_factory=dict)
    players: tuple[int, int] | None = None  # the fewest and the most that are measured, if not all


GOALS: Final = {
    "dont-go-in-there": Goal(4_000_000),
    "nightmarium": Goal(4_000_000),
    "komnata-strachu": Goal(4_000_000, options={"form": "race"}, players=(2, 4)),
    "straszydla": Goal(2_000_000, clone=2_000),
    "fear-of-the-dark": Goal(1_500_000),
}


def measure(engine: Path, game: str, players: int) -> dict[str, float]:
    """One round on one build."""
    options = json.dumps(GOALS[game].options)
    command = [sys.executable, str(ROOT / "benchmarks" / "measure.py"), game, str(players), options]
    environment = {**os.environ, "PYTHONPATH": str(engine)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: max(figures[name] for figures in rounds) for name in rounds[0]}


def row(name: str, figures: dict[str, float]) -> str:
    costs = [f"{1e9 / figures[what]:9,.0f}" for what in ("clone", "view", "imagine")]
    return f"  {name:<12}{figures['decisions']:13,.0f}{figures['driven']:13,.0f} {''.join(costs)}"


def goals(game: str, builds: dict[str, dict[str, float]]) -> str:
    """The targets next to the results."""
    said = [f"interpreted {builds['interpreted']['decisions'] / INTERPRETED:.2f} of {INTERPRETED:,}"]
    if "compiled" in builds:
        goal = GOALS[game]
        fast, plain = builds["compiled"], builds["interpreted"]
        said.append(f"compiled {fast['decisions'] / goal.decisions:.2f} of {goal.decisions:,}")
        said.append(f"clone {1e9 / fast['clone'] / goal.clone:.2f} of {goal.clone:,} ns")
        said.append(f"compiled / interpreted {fast['decisions'] / plain['decisions']:.0f}")
    return "  goals: " + "; ".join(said)


def main() -> None:
    engines = {"interpreted": ROOT / "src"}
    if len(sys.argv) > 1:
        engines["compiled"] = Path(sys.argv[1])
    print("random play: decisions per second inside the engine, driven from plain Python; then ns per operation")
    for game in GAMES.values():
        fewest, most = GOALS[game.id].players or game.players
        for players in range(fewest, most + 1):
            rounds: dict[str, list[dict[str, float]]] = {name: [] for name in engines}
            for _ in range(ROUNDS):
                for name, engine in engines.items():
                    rounds[name].append(measure(engine, game.id, players))
            builds = {name: best(figures) for name, figures in rounds.items()}
            print(f"{game.id}, {players} players")
            print(f"  {'build':<12}{'decisions/s':>13}{'driven/s':>13} {'clone':>9}{'view':>9}{'imagine':>9}")
            for name, figures in builds.items():
                print(row(name, figures))
            print(goals(game.id, builds), flush=True)


if __name__ == "__main__":
    main()
