"""The largest load that a Nightlight server bears, and what it does at a multiple of it.

`python benchmarks/server/largest.py [--tables 100] [--seconds 20] [--overload 4] [--database URL] [--engine DIR]`. Two
people at each table, with an answer a second between them: tables are added until 1 of 100 answers is told later than
the goal. With `--overload`, so many times as many then play at once, spectators watch and newcomers knock; it fails
unless newcomers are told that the server is busy, players are not, memory stays bounded, and newcomers are let in again
soon after. `--known` is the largest load where it need not be looked for.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

import crowd
from generator import Figures, Plan
from load import GOAL, HERE, KIB, described, generate, report
from processes import raise_file_limit
from servers import ROOT, Running, nightlight

STEP: Final = 100  # tables
RECOVERY: Final = 10.0  # seconds
GROWTH: Final = 1.5  # times the memory of all tables in peace


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Look for the largest load of a Nightlight server.")
    parser.add_argument("--tables", type=int, default=STEP, help="to begin with")
    parser.add_argument("--known", type=int, metavar="TABLES", help="the largest load, instead of looking for it")
    parser.add_argument("--overload", type=float, metavar="TIMES", help="play so many times the largest load")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="nightmarium")
    parser.add_argument("--database", metavar="URL", help="else a new file of SQLite")
    parser.add_argument("--engine", type=Path, default=ROOT / "src", metavar="DIR", help="a compiled engine")
    return parser.parse_args()


def largest(wanted: argparse.Namespace) -> int:
    """The most tables that keep the goal."""
    kept, tables = 0, wanted.tables
    while True:
        figures = played(wanted, tables)
        report(f"{tables} tables", described(figures))
        if not figures.other_p99 <= GOAL:
            return kept
        kept, tables = tables, tables + STEP


def played(wanted: argparse.Namespace, tables: int) -> Figures:
    """What comes of so many tables at a server of their own."""
    with new_server(wanted) as server:
        return generate(
            Plan("nightlight", server.port, server.process, tables, wanted.seconds, float(tables), wanted.game)
        )


def borne(wanted: argparse.Namespace, tables: int) -> bool:
    """Whether a server stays what it is with so many tables, which are too many."""
    with new_server(wanted) as server:
        plan = crowd.Plan(server.port, server.process, tables, float(tables), wanted.seconds, wanted.game)
        command = [sys.executable, str(HERE / "crowd.py"), msgspec.json.encode(plan).decode()]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    figures = msgspec.json.decode(done.stdout, type=crowd.Figures)
    report(f"{tables} tables", described_crowd(figures))
    shed = figures.refused > 0 and figures.players_refused == 0
    bounded = figures.memory_most < GROWTH * figures.memory_before
    return shed and bounded and figures.recovered < RECOVERY


def described_crowd(figures: crowd.Figures) -> list[str]:
    before, most, after = (size / KIB**2 for size in (figures.memory_before, figures.memory_most, figures.memory_after))
    return [
        f"  {figures.answers:,.0f} answers/s, told after {figures.p50:.2f} s (p50) and {figures.p99:.2f} s (p99)",
        f"  of {figures.newcomers} newcomers {figures.refused} refused, after {figures.slowest_refusal:.1f} s at most",
        f"  of {figures.spectators} spectators {figures.sent_away} sent away",
        f"  of the players {figures.players_refused} refused or sent away",
        f"  memory: {before:,.0f} MiB in peace, {most:,.0f} MiB at most, {after:,.0f} MiB after",
        f"  newcomers are let in again {figures.recovered:.1f} s after the load is gone",
    ]


@contextmanager
def new_server(wanted: argparse.Namespace) -> Iterator[Running]:
    """A server on a database of its own, or on the one that was named."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with nightlight(wanted.engine, wanted.database or f"sqlite:///{folder / 'load.db'}", folder) as server:
            yield server


def main() -> None:
    raise_file_limit()
    wanted = arguments()
    most = largest(wanted) if wanted.known is None else wanted.known
    report("largest load", [f"  {most} tables, with an answer a second at each"])
    if wanted.overload is not None and not borne(wanted, round(most * wanted.overload)):
        sys.exit("the server did not bear it")


if __name__ == "__main__":
    main()
