"""Races over real sockets that are slowed down on their way: the times that count are the true ones.

The same is shown in `tests/server/races/test_fairness.py` in simulated time for every line and exactly; here a real
server keeps the time, on a machine that may be busy, so that one race in ten may be off.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from server.client import Guest, Said, Socket, at_table
from server.running import running

REVEALS = 12
CREDIT = 300  # C_MAX
SLACK = 60  # for jitter and display
MOSTLY = 0.9
BUSY = 15  # ms that the machine may be late
CHUNK = 65_536


@dataclass(frozen=True)
class Wire:
    """A line: ms each way, and what jitter may add."""

    way: int
    jitter: int


@asynccontextmanager
async def slowed(port: int, wire: Wire, chance: random.Random) -> AsyncIterator[str]:
    """The server at the far end of the line."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Bytes arrive later, in their order."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        waiting: deque[bytes] = deque()
        while data := await reader.read(CHUNK):
            due = max(due, loop.time() + (wire.way + chance.uniform(0, wire.jitter)) / 1000)
            waiting.append(data)
            loop.call_at(due, lambda: writer.write(waiting.popleft()))

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        up = asyncio.create_task(carry(reader, far_writer))
        down = asyncio.create_task(carry(far_reader, writer))
        await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
        for end in (far_writer, writer):
            end.close()
        await asyncio.gather(up, down, return_exceptions=True)

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    async with server:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@dataclass
class Racer:
    """Somebody who presses some time after the cards have come, and says how long that was, or that it was nothing."""

    seat: int
    chance: random.Random
    liar: bool = False
    true: dict[int, float] = field(default_factory=dict)  # ms, by question
    finishes: list[Said] = field(default_factory=list)
    pressing: set[asyncio.Task[None]] = field(default_factory=set)

    async def race(self, socket: Socket) -> None:
        """Until the match is over."""
        said = list(socket.heard)
        while True:
            message = said.pop(0) if said else await socket.hear()
            if message["type"] == "probe":
                await socket.say("echo", probe=message["probe"])
            elif message["type"] == "update":
                if "finish" in message:
                    self.finishes.append(message["finish"])
                if message.get("outcome") is not None:
                    return
                await self.look(socket, message.get("race"))

    async def look(self, socket: Socket, race: Said | None) -> None:
        if race is None:
            return
        if race["dark"]:
            await socket.say("ready", seat=self.seat)
        elif race["question"] not in self.true:
            self.true[race["question"]] = 0
            task = asyncio.create_task(self.press(socket, race["question"]))
            self.pressing.add(task)
            task.add_done_callback(self.pressing.discard)

    async def press(self, socket: Socket, question: int) -> None:
        shown = asyncio.get_running_loop().time()
        await asyncio.sleep(self.chance.uniform(0.7, 1.3))
        took = 1000 * (asyncio.get_running_loop().time() - shown)
        self.true[question] = took
        elapsed = 0 if self.liar else took
        await socket.say("press", seat=self.seat, question=question, answer=["ghost", "skull"], elapsed=elapsed)


def raced(folder: Path, wires: list[Wire], *, liar: int | None = None) -> list[tuple[Wire, float, Said]]:
    """A match over these lines: the true time of each press that counted, and its row in the photo finish."""
    chance = random.Random(7)  # noqa: S311 nobody's secret
    racers = [Racer(seat, chance, liar=seat == liar) for seat in range(len(wires))]

    async def match(port: int, url: str) -> None:
        guests = [Guest(url, name) for name in ("Ann", "Ben", "Cat")[: len(wires)]]
        options = {"reveals": str(REVEALS), "pace": "ready"}
        table = guests[0].open("komnata-strachu", len(wires), options=options)["table"]

        async def play(racer: Racer) -> None:
            wire, guest = wires[racer.seat], guests[racer.seat]
            async with slowed(port, wire, chance) as ws, at_table(ws, table, guest) as socket:
                if racer.seat > 0:
                    await socket.ask("sit", seat=racer.seat)
                else:
                    await everybody_sits(socket)
                    await socket.ask("start")
                await racer.race(socket)

        await asyncio.gather(*map(play, racers))

    with running(f"sqlite:///{folder / 'nightlight.db'}", folder / "log") as server:
        asyncio.run(match(server.port, server.url))
    return [
        (wires[row["seat"]], racers[row["seat"]].true[finish["race"]["question"]], row)
        for finish in racers[0].finishes
        for row in finish["race"]["finish"]
        if row["seat"] == liar or liar is None
    ]


async def everybody_sits(socket: Socket) -> None:
    tables = [message for message in socket.heard if message["type"] == "table"]
    table = tables[-1]
    while any(seat["kind"] == "free" for seat in table["seats"]):
        table = await socket.until("table")


def share(truths: list[bool]) -> float:
    return sum(truths) / len(truths)


@pytest.mark.rule("KS-8.5", "KS-8.7", "KS-8.9")
def test_on_lines_from_5_to_300_ms_every_time_is_the_true_one(tmp_path: Path) -> None:
    presses = raced(tmp_path, [Wire(3, 2), Wire(60, 20), Wire(110, 20)])

    assert len(presses) > REVEALS
    assert all(row["time"] >= int(true) for _, true, row in presses)
    assert all(row["round_trip"] >= 2 * wire.way for wire, _, row in presses)
    assert share([row["time"] - true <= BUSY for _, true, row in presses]) >= MOSTLY


@pytest.mark.rule("KS-8.7")
@pytest.mark.parametrize("wire", [Wire(5, 0), Wire(60, 20), Wire(145, 10)])
def test_a_client_that_lies_gains_no_more_than_slack_and_jitter(tmp_path: Path, wire: Wire) -> None:
    presses = raced(tmp_path, [Wire(3, 2), wire], liar=1)

    assert len(presses) > REVEALS / 2
    assert all(row["wall"] - row["time"] <= min(CREDIT, row["round_trip"] + SLACK) for _, _, row in presses)
    assert share([true - row["time"] <= SLACK + 2 * wire.jitter + BUSY for _, true, row in presses]) >= MOSTLY
