"""Honest people beside an attack: somebody who plays, and newcomers who enter; how long each had to wait."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from server.client import Guest, Socket, at_table

ATTACKER: Final = "127.0.0.2"  # where hostile sockets come from: another address than that of honest people
ASKED_EVERY: Final = 0.05  # seconds between two answers of the one who plays
ENTERED_EVERY: Final = 0.5  # seconds between two newcomers
PATIENCE: Final = 60.0  # seconds after which somebody counts as never answered
BEGUN: Final = b"begun\n"
LONGEST_ACCOUNT: Final = 2**26  # bytes
TESTS: Final = Path(__file__).resolve().parent.parent
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Sight:
    """What honest people saw, in seconds."""

    answers: list[float] = field(default_factory=list)  # from each answer until it was acknowledged
    entries: list[float] = field(default_factory=list)  # from a newcomer's first request until the table is told
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

    def take(self, account: dict[str, list[Any]]) -> None:
        """Learn what was seen in another process."""
        self.answers, self.entries, self.refused = account["answers"], account["entries"], account["refused"]

    def __str__(self) -> str:
        return (
            f"{len(self.answers)} answers, p99 {self.p99 * 1000:.0f} ms, longest {self.slowest * 1000:.0f} ms; "
            f"{len(self.entries)} newcomers, longest {self.slowest_entry * 1000:.0f} ms, {len(self.refused)} refused"
        )


@asynccontextmanager
async def onlookers(url: str, ws: str) -> AsyncIterator[Sight]:
    """People who play and enter from 127.0.0.1 until the block ends; who plays has been answered before it begins.

    They are in a process of their own, so that no work of the attacker's keeps them from looking. What they saw is
    known when the block has ended.
    """
    sight = Sight()
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "server.onlookers", url, ws],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])},
        limit=LONGEST_ACCOUNT,
    )
    assert process.stdin is not None, "a pipe"
    assert process.stdout is not None, "a pipe"
    try:
        assert await asyncio.wait_for(process.stdout.readline(), PATIENCE) == BEGUN, "honest people could not begin"
        yield sight
    finally:
        process.stdin.close()
        account = await process.stdout.read()
        await process.wait()
    assert process.returncode == 0, "honest people were refused or sent away: see above"
    sight.take(json.loads(account))


async def looked(url: str, ws: str) -> Sight:
    """What they see until the standard input ends."""
    bystander = Bystander(url, ws)
    end = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    playing = asyncio.create_task(bystander.play())
    entering = asyncio.create_task(enter_again_and_again(url, ws, bystander.sight))
    begun = asyncio.create_task(bystander.begun.wait())
    await asyncio.wait({begun, playing, entering}, return_when=asyncio.FIRST_COMPLETED)
    sys.stdout.buffer.write(BEGUN if begun.done() else b"")
    sys.stdout.flush()
    await asyncio.wait({end, playing, entering}, return_when=asyncio.FIRST_COMPLETED)
    for task in (playing, entering):
        if task.done():
            task.result()
        task.cancel()
    await asyncio.wait({playing, entering})
    bystander.count_the_last()
    return bystander.sight


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


if __name__ == "__main__":
    json.dump(asdict(asyncio.run(looked(*sys.argv[1:]))), sys.stdout)
