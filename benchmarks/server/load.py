"""How many answers a second a Nightlight server takes, how soon they are told, and what it costs.

`python benchmarks/server/load.py [--tables 500] [--seconds 20] [--rate 500] [--sockets 5000] [--database URL]
[--engine DIR]`. Two people at each table answer at random: first each as soon as they are asked (closed loop: the
throughput), then at a steady rate over all tables (open loop: people think). Times are from when an answer was due to
its update at the other seat. Without a database, it is a file of SQLite on this disk; every answer is durable before it
is told.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from generator import Figures, Plan
from idle import Idle, measure
from processes import raise_file_limit
from servers import ROOT, Running, nightlight

GOAL: Final = 50  # ms that 99 of 100 answers must be told in
KIB: Final = 1024
HERE: Final = Path(__file__).resolve().parent


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Load a Nightlight server.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=500, help="answers a second in the open loop")
    parser.add_argument("--sockets", type=int, default=5000, help="that are held idle")
    parser.add_argument("--game", default="nightmarium")
    parser.add_argument("--database", metavar="URL", help="else a new file of SQLite")
    parser.add_argument("--engine", type=Path, default=ROOT / "src", metavar="DIR", help="a compiled engine")
    return parser.parse_args()


def generate(plan: Plan) -> Figures:
    """Let the players play, in a process of their own."""
    command = [sys.executable, str(HERE / "generator.py"), msgspec.json.encode(plan).decode()]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=Figures)


def described(figures: Figures) -> list[str]:
    """The figures in lines."""
    told = "told after {:.1f} ms (p50) and {:.1f} ms (p99) {}"
    return [
        f"  {figures.answers:,.0f} answers/s; the server takes {figures.server_cpu:.2f} ms of a core for each",
        "  " + told.format(figures.other_p50, figures.other_p99, "at the other seat"),
        "  " + told.format(figures.own_p50, figures.own_p99, "at the own seat"),
        f"  cores busy: server {figures.server_busy:.2f}, generator {figures.generator_busy:.2f}",
        f"  {figures.memory / KIB:,.0f} KiB for each table with two players; {figures.refused} refused",
    ]


def report(title: str, lines: list[str]) -> None:
    print("\n".join([title, *lines]), flush=True)


def described_idle(idle: Idle) -> list[str]:
    return [
        f"  {idle.table / KIB:,.0f} KiB for each table that is loaded, {idle.socket / KIB:,.1f} KiB for each socket",
        f"  {idle.held:,} sockets held, with {idle.busy:.2f} of a core",
    ]


def run(server: Running, wanted: argparse.Namespace, rate: float | None) -> Figures:
    plan = Plan("nightlight", server.port, server.process, wanted.tables, wanted.seconds, rate, wanted.game)
    return generate(plan)


def main() -> None:
    raise_file_limit()
    wanted = arguments()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = wanted.database or f"sqlite:///{folder / 'load.db'}"
        with nightlight(wanted.engine, database, folder) as server:
            closed = run(server, wanted, None)
        report(f"closed loop, {wanted.tables} tables of {wanted.game}", described(closed))
        with nightlight(wanted.engine, database, folder) as server:
            paced = run(server, wanted, wanted.rate)
        goal = f"  goal: p99 {paced.other_p99 / GOAL:.2f} of {GOAL} ms"
        report(f"open loop, {wanted.rate:,.0f} answers/s", [*described(paced), goal])
        with nightlight(wanted.engine, database, folder) as server:
            idle = uvloop.run(measure(server, closed.tables, wanted.sockets, min(wanted.seconds, 30)))
        report("idle", described_idle(idle))


if __name__ == "__main__":
    main()
