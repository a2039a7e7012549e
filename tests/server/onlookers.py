"""Honest people beside an attack: somebody who plays, and newcomers who enter; how long each had to wait."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import connect

from server.client import Guest, Socket, at_table

ATTACKER: Final = "127.0.0.2"  # where hostile sockets come from: another address than that of honest people
ASKED_EVERY: Final = 0.05  # seconds between two answers of the one who plays
ENTERED_EVERY: Final = 0.5  # seconds between two newcomers
PATIENCE: Final = 60.0  # seconds after which somebody counts as never answered
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Sight:
    """What honest people saw, in seconds."""

    answers: list[float] = field(default_factory=list)  # from each answer until it was acknowledged
    entries: list[float] = field(
        default_factory=list
    )  # from the first request of each newcomer until the table is told
    refused: list[str] = field(default_factory=list)  # why newcomers were not let in

    @property
    def p99(self) -> float:
        """What 99 of 100 answers did not exceed; infinite if there were none."""
        ordered = sorted(self.answers)
        return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] if ordered else float("inf")

    @property
    def slowest(self) -> float:
        """The longest wait for an answer."""
        return max(self.answers, default=float("inf"))

    @property
    def slowest_entry(self) -> float:
        """The longest wait of a newcomer."""
        return max(self.entries, default=float("inf"))

    def __str__(self) -> str:
        return (
            f"{len(self.answers)} answers, p99 {self.p99 * 1000:.0f} ms, longest {self.slowest * 1000:.0f} ms; "
            f"{len(self.entries)} newcomers, longest {self.slowest_entry * 1000:.0f} ms, {len(self.refused)} refused"
        )


@asynccontextmanager
async def onlookers(url: str, ws: str) -> AsyncIterator[Sight]:
    """People who play and enter from 127.0.0.1 until the block ends; who plays has been answered before it begins."""
    bystander = Bystander(url, ws)
    sight = bystander.sight
    tasks = [asyncio.create_task(bystander.play()), asyncio.create_task(enter_again_and_again(url, ws, sight))]
    try:
        await asyncio.wait_for(bystander.begun.wait(), PATIENCE)
        yield sight
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        bystander.count_the_last()
    for failed in outcomes:
        if isinstance(failed, Exception):
            raise failed


class Bystander:
    """Somebody who plays both seats of a table, and answers at a steady pace, one match after the other."""

    def __init__(self, url: str, ws: str) -> None:
        self.url: Final = url
        self.ws: Final = ws
        self.sight: Final = Sight()
        self.begun: Final = asyncio.Event()
        self._asked_at: float | None = None

    async def play(self) -> None:
        """Play until it is cancelled."""
        guest = await asyncio.to_thread(Guest, self.url, "Bystander")
        seats = [{"kind": "me"}, {"kind": "me", "name": "The other hand"}]
        while True:
            handle = await asyncio.to_thread(guest.open, "nightmarium", 2, seats=seats, start=True)
            async with at_table(self.ws, handle["table"], guest) as socket:
                await self._play_at(socket)

    async def _play_at(self, socket: Socket) -> None:
        """Answer whatever is asked until the match is over, and write down how long each answer took."""
        told = {said["seat"]: said for said in socket.heard if said["type"] == "update"}
        while all("outcome" not in update for update in told.values()):
            self._asked_at = time.monotonic()
            asked = next(update for update in told.values() if "decision" in update)
            number = await socket.say("answer", seat=asked["seat"], decision=asked["decision"]["id"], option=0)
            while (said := await socket.hear()).get("id") != number:
                if said["type"] == "update":
                    told[said["seat"]] = said
            assert said["type"] == "done", said
            self._note(time.monotonic() - self._asked_at)
            await asyncio.sleep(ASKED_EVERY)

    def _note(self, seconds: float) -> None:
        self._asked_at = None
        if self.begun.is_set():
            self.sight.answers.append(seconds)
        self.begun.set()

    def count_the_last(self) -> None:
        """An answer that was still waited for at the end took at least so long."""
        if self._asked_at is not None:
            self._note(time.monotonic() - self._asked_at)


async def enter_again_and_again(url: str, ws: str, sight: Sight) -> None:
    """New guests, one after the other: each says a name, opens a table and is told about it."""
    while True:
        started = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                refusal = await entered(url, ws)
        except (OSError, httpx.HTTPError, TimeoutError) as error:
            refusal = type(error).__name__
        if refusal is None:
            sight.entries.append(time.monotonic() - started)
        else:
            sight.refused.append(refusal)
        await asyncio.sleep(ENTERED_EVERY)


async def entered(url: str, ws: str) -> str | None:
    """Come in as somebody new, from the name to the first message at a table; why not, if it was refused."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        me = await http.post("/api/me", json={"name": "Newcomer"})
        if me.status_code != httpx.codes.OK:
            return me.text
        opened = await http.post("/api/tables", json={"game": "fear-of-the-dark", "players": 1, "start": True})
        if opened.status_code != httpx.codes.CREATED:
            return opened.text
    headers = {"cookie": f"nightlight={me.cookies['nightlight']}"}
    async with connect(f"{ws}/ws/tables/{opened.json()['table']}", additional_headers=headers) as line:
        await line.send(json.dumps({"type": "hello", "id": 1}))
        while True:
            said = json.loads(await line.recv())
            if said["type"] in ("done", "refused"):
                return None if said["type"] == "done" else json.dumps(said)


def cpu_seconds(process: int) -> float:
    """The time that a process and its threads have computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def beside(url: str, ws: str, attack: Awaitable[object]) -> Sight:
    """What honest people saw while the attack lasted."""
    async with onlookers(url, ws) as sight:
        await attack
    return sight
