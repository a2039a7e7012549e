"""Nightlight's server beside boardgame.io's, in one run: `python benchmarks/server/compare.py [--engine DIR]`.

Both play a card game for two with hidden hands, at as many tables, driven by the same program over the same kind of
socket; rounds are interleaved, and each figure is the best of them. Times are from sending an answer to its update at
the other seat. boardgame.io is measured with every storage that it could be run with:

- memory: its default. Nothing is on the disk.
- files: its FlatFile, a file for each match, without fsync: a power cut may take anything.
- sqlite-each: SQLite with synchronous=FULL, a transaction for each move.
- sqlite: the same with a group commit, as ours has. These are our durable terms but for one thing: boardgame.io tells
  its players before it writes.

Ours is always durable before anybody is told.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from generator import Figures, Plan
from load import GOAL, generate
from processes import raise_file_limit
from servers import ROOT, Running, boardgameio, nightlight

OURS: Final = "nightlight"
DURABLE: Final = "sqlite"
STORAGES: Final = ("memory", "files", "sqlite-each", DURABLE)
FASTER: Final = 10  # times, on the same durable terms


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare Nightlight's server with boardgame.io's.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=500, help="answers a second in the open loop")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--engine", type=Path, default=ROOT / "src", metavar="DIR", help="a compiled engine")
    return parser.parse_args()


@contextmanager
def running(name: str, engine: Path) -> Iterator[Running]:
    """One of the servers, on a disk that holds nothing yet."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        started = nightlight(engine, f"sqlite:///{here / 'ours.db'}", here) if name == OURS else boardgameio(name, here)
        with started as server:
            yield server


def measure(name: str, wanted: argparse.Namespace, rate: float | None) -> Figures:
    with running(name, wanted.engine) as server:
        players = wanted.tables, wanted.seconds, rate
        return generate(Plan("nightlight" if name == OURS else "boardgameio", server.port, server.process, *players))


def best(rounds: list[Figures]) -> Figures:
    return max(rounds, key=lambda figures: figures.answers)


def row(name: str, figures: Figures, ours: Figures) -> str:
    times = f"{figures.other_p50:9.1f}{figures.other_p99:9.1f}"
    costs = f"{figures.server_cpu:9.2f}{figures.server_busy:7.2f}{figures.generator_busy:7.2f}"
    faster = f"{ours.answers / figures.answers:8.1f}{figures.server_cpu / ours.server_cpu:8.1f}"
    return f"  {name:<14}{figures.answers:10,.0f}{times}{costs}{faster}"


def closed_loop(wanted: argparse.Namespace) -> None:
    """Everybody answers at once: what each server can do."""
    rounds: dict[str, list[Figures]] = {name: [] for name in (OURS, *STORAGES)}
    for _ in range(wanted.rounds):
        for name, done in rounds.items():
            done.append(measure(name, wanted, None))
            print(f"  {name}: {done[-1].answers:,.0f} answers/s", file=sys.stderr)
    figures = {name: best(done) for name, done in rounds.items()}
    print(f"closed loop, {wanted.tables} tables; ms; ours / theirs by answers/s and by processor time")
    heads = f"{'answers/s':>10}{'p50':>9}{'p99':>9}{'cpu':>9}{'busy':>7}{'gen.':>7}{'times':>8}{'cpu':>8}"
    print(f"  {'server':<14}{heads}")
    for name, each in figures.items():
        print(row(name, each, figures[OURS]))
    reached = figures[OURS].answers / figures[DURABLE].answers
    print(f"  goal: {reached / FASTER:.2f} of {FASTER} times boardgame.io on the same durable terms", flush=True)


def open_loop(wanted: argparse.Namespace) -> None:
    """A steady rate: how soon people hear of an answer."""
    print(f"open loop, {wanted.rate:,.0f} answers/s over {wanted.tables} tables; ms at the other seat")
    print(f"  {'server':<14}{'answers/s':>10}{'p50':>9}{'p99':>9}")
    for name in (OURS, DURABLE):
        figures = measure(name, wanted, wanted.rate)
        print(f"  {name:<14}{figures.answers:10,.0f}{figures.other_p50:9.1f}{figures.other_p99:9.1f}", flush=True)
        if name == OURS:
            print(f"  goal: p99 {figures.other_p99 / GOAL:.2f} of {GOAL} ms")


def main() -> None:
    raise_file_limit()
    wanted = arguments()
    closed_loop(wanted)
    open_loop(wanted)


if __name__ == "__main__":
    main()
