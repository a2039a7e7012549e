"""The players of a load test, in a process of their own: a plan as JSON in, figures as JSON out."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import time
from typing import Final, Literal

import msgspec
import uvloop

from boardgameio_seats import Boardgameio
from nightlight_seats import Nightlight
from processes import cpu_seconds, memory, raise_file_limit
from seats import Seat, Server, Tally, now

PATIENCE: Final = 120  # seconds until everybody sits


class Plan(msgspec.Struct):
    """What is to be played."""

    server: Literal["nightlight", "boardgameio"]
    port: int
    process: int  # of the server
    tables: int
    seconds: float
    rate: float | None = None  # answers a second over all tables; none: each as soon as it can be given
    game: str = "nightmarium"
    warm_up: float = 2.0


class Figures(msgspec.Struct):
    """What came of it. Times are ms from when an answer was due until somebody had heard of it."""

    answers: float  # a second
    own_p50: float
    own_p99: float
    other_p50: float
    other_p99: float
    server_cpu: float  # ms for each answer
    server_busy: float  # of one core
    generator_busy: float  # of one core
    memory: int  # bytes of the server for each table
    refused: int
    tables: list[str]  # that are played at


class Closed:
    """Everybody answers as soon as they are asked."""

    def __init__(self) -> None:
        self.waiting: Final[list[Seat]] = []
        self.running = False

    def asked(self, seat: Seat) -> None:
        if self.running:
            seat.answer(now())
        else:
            self.waiting.append(seat)

    def start(self) -> None:
        self.running = True
        for seat in self.waiting:
            seat.answer(now())

    def stop(self) -> None:
        self.running = False


class Open:
    """Answers come at random times at a steady rate, whether the last ones were told or not."""

    def __init__(self, rate: float) -> None:
        self.rate: Final = rate
        self.waiting: Final[list[Seat]] = []
        self.choices: Final = random.Random(1)  # noqa: S311
        self.due = 0.0
        self.running = False

    def asked(self, seat: Seat) -> None:
        self.waiting.append(seat)

    def start(self) -> None:
        self.running = True
        self.due = now()
        self._tick()

    def stop(self) -> None:
        self.running = False

    def _tick(self) -> None:
        """Give the answers that are due. Where everybody waits for the server, they stay due."""
        while self.running and self.due <= now() and self.waiting:
            place = self.choices.randrange(len(self.waiting))
            self.waiting[place], self.waiting[-1] = self.waiting[-1], self.waiting[place]
            self.waiting.pop().answer(self.due)
            self.due += self.choices.expovariate(self.rate)
        if self.running:
            asyncio.get_running_loop().call_later(max(0.0005, self.due - now()), self._tick)


def server_of(plan: Plan) -> Server:
    return Nightlight(plan.port, plan.game) if plan.server == "nightlight" else Boardgameio(plan.port)


def stop_at_once(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """A player who fails makes every figure wrong."""
    loop.default_exception_handler(context)
    os._exit(1)


async def play(plan: Plan) -> Figures:
    """Sit down at all tables, warm up, and measure."""
    asyncio.get_running_loop().set_exception_handler(stop_at_once)
    server = server_of(plan)
    pace = Closed() if plan.rate is None else Open(plan.rate)
    tally = Tally()
    empty = memory(plan.process)
    async with asyncio.timeout(PATIENCE):
        await server.open_tables(plan.tables, tally, pace.asked)
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause of the generator would count as the server's
    pace.start()
    await asyncio.sleep(plan.warm_up)
    tally.clear()
    figures = await measured(plan, tally, empty)
    figures.tables = server.tables()
    pace.stop()
    await server.close()
    return figures


async def measured(plan: Plan, tally: Tally, empty: int) -> Figures:
    started, cpu, mine = now(), cpu_seconds(plan.process), time.process_time()
    await asyncio.sleep(plan.seconds)
    took = now() - started
    cpu = cpu_seconds(plan.process) - cpu
    return Figures(
        answers=tally.answers / took,
        own_p50=percentile(tally.own, 0.5),
        own_p99=percentile(tally.own, 0.99),
        other_p50=percentile(tally.other, 0.5),
        other_p99=percentile(tally.other, 0.99),
        server_cpu=cpu / max(1, tally.answers) * 1000,
        server_busy=cpu / took,
        generator_busy=(time.process_time() - mine) / took,
        memory=(memory(plan.process) - empty) // plan.tables,
        refused=tally.refused,
        tables=[],
    )


def percentile(seconds: list[float], share: float) -> float:
    """The time that this share of them did not exceed, in ms."""
    if not seconds:
        return float("nan")
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def main() -> None:
    raise_file_limit()
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    figures = uvloop.run(play(plan))
    json.dump(msgspec.to_builtins(figures), sys.stdout)


if __name__ == "__main__":
    main()
