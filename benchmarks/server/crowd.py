"""Far more people than a server can serve, in a process of their own: a plan as JSON in, figures as JSON out.

Everybody sits down in peace; then all tables are played at once, spectators watch, and newcomers knock all the time.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from dataclasses import dataclass, field
from typing import Final

import httpx
import msgspec
import uvloop

from generator import Open, percentile, stop_at_once
from nightlight_seats import Nightlight
from processes import memory, raise_file_limit
from seats import Seat, Tally, now
from wire import Wire, connect

PATIENCE: Final = 600  # seconds until everybody sits
KNOCKS: Final = 0.5  # seconds between two newcomers
SOON: Final = 0.5  # seconds in which a newcomer is let in where all is well
HOPE: Final = 60.0  # seconds until the server must have recovered
WATCHERS: Final = 100


class Plan(msgspec.Struct):
    """What is to be played."""

    port: int
    process: int  # of the server
    tables: int
    rate: float  # answers a second over all tables, as far as the server takes them
    seconds: float
    game: str = "nightmarium"


class Figures(msgspec.Struct):
    """What came of it. Times are in seconds."""

    answers: float  # a second
    p50: float  # from an answer to its update at the own seat
    p99: float
    players_refused: int
    newcomers: int
    refused: int  # of them
    slowest_refusal: float
    spectators: int
    sent_away: int  # of them
    memory_before: int  # bytes, when all sit and nobody plays
    memory_most: int
    memory_after: int
    recovered: float  # after the load was gone


@dataclass
class Seen:
    """What was noticed meanwhile."""

    refusals: list[float] = field(default_factory=list)
    entries: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    sent_away: int = 0


class Eager(Open):
    """People who answer at a rate, each as soon as it is their turn: what they could not answer yet is not due."""

    def asked(self, seat: Seat) -> None:
        self.due = max(self.due, now())
        super().asked(seat)


async def play(plan: Plan) -> Figures:
    asyncio.get_running_loop().set_exception_handler(stop_at_once)
    server, tally, pace, seen = Nightlight(plan.port, plan.game), Tally(), Eager(plan.rate), Seen()
    async with asyncio.timeout(PATIENCE):
        await server.open_tables(plan.tables, tally, pace.asked)
    watchers = [await watcher(plan.port, table, seen) for table in server.tables()[:WATCHERS]]
    gc.collect()
    gc.freeze()
    gc.disable()
    before = memory(plan.process)
    pace.start()
    looking = [asyncio.create_task(knock(plan.port, seen)), asyncio.create_task(weigh(plan.process, seen))]
    await asyncio.sleep(plan.seconds)
    pace.stop()
    recovered = await recovery(plan.port)
    for task in looking:
        task.cancel()
    after = memory(plan.process)
    await server.close()
    for wire in watchers:
        wire.close()
    return Figures(
        answers=tally.answers / plan.seconds,
        p50=percentile(tally.own, 0.5) / 1000,
        p99=percentile(tally.own, 0.99) / 1000,
        players_refused=tally.refused,
        newcomers=len(seen.entries) + len(seen.refusals),
        refused=len(seen.refusals),
        slowest_refusal=max(seen.refusals, default=0.0),
        spectators=len(watchers),
        sent_away=seen.sent_away,
        memory_before=before,
        memory_most=max(seen.memory),
        memory_after=after,
        recovered=recovered,
    )


async def watcher(port: int, table: str, seen: Seen) -> Wire:
    """Somebody without a seat."""

    def hear(data: bytes) -> None:
        seen.sent_away += data.startswith(b'{"type":"bye","reason":"busy"')

    wire = await connect(port, f"/ws/tables/{table}", hear)
    wire.say(b'{"type":"hello"}')
    return wire


async def knock(port: int, seen: Seen) -> None:
    """Newcomers, one after the other."""
    while True:
        started = now()
        let_in = await entered(port)
        (seen.entries if let_in else seen.refusals).append(now() - started)
        await asyncio.sleep(KNOCKS)


async def entered(port: int) -> bool:
    """Whether a new guest is let in; whoever is not must be told why."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        answer = await http.post("/api/me", json={"name": "Newcomer"})
        if answer.is_success:
            return True
        assert answer.json()["reason"] == "busy", answer.text
        assert "retry-after" in answer.headers
        return False


async def weigh(process: int, seen: Seen) -> None:
    while True:
        seen.memory.append(memory(process))
        await asyncio.sleep(1)


async def recovery(port: int) -> float:
    """Seconds until newcomers come in as fast as ever."""
    gone = now()
    while now() - gone < HOPE:
        started = now()
        if await entered(port) and now() - started < SOON:
            break
        await asyncio.sleep(0.1)
    return now() - gone


async def main() -> None:
    raise_file_limit()
    figures = await play(msgspec.json.decode(sys.argv[1], type=Plan))
    sys.stdout.buffer.write(msgspec.json.encode(figures))


if __name__ == "__main__":
    uvloop.run(main())
