"""What a Nightlight server holds for tables where nobody is, and for sockets that say nothing."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

import httpx

from processes import cpu_seconds, memory
from seats import now
from servers import Running
from wire import Wire, connect

LOADED: Final = (200, 409)  # a journal of a match that goes on is kept back, but its table is in the memory now
AT_ONCE: Final = 50  # sockets that are opened at the same time


@dataclass(frozen=True)
class Idle:
    """What idling costs."""

    table: int  # bytes for each table that is loaded
    socket: int  # bytes for each socket
    held: int  # sockets that were open at the end
    busy: float  # share of a core while they are held


async def measure(server: Running, tables: list[str], sockets: int, seconds: float) -> Idle:
    """Load the tables of a server that has just been started, then let spectators come and watch nothing."""
    empty = memory(server.process)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        for table in tables:
            asked = await http.get(f"/api/tables/{table}/journal")
            assert asked.status_code in LOADED, asked.text
    loaded = memory(server.process)
    gate = asyncio.Semaphore(AT_ONCE)
    places = [tables[number % len(tables)] for number in range(sockets)]
    wires = await asyncio.gather(*(watch(server.port, table, gate) for table in places))
    await asyncio.sleep(1)
    watched = memory(server.process)
    started, cpu = now(), cpu_seconds(server.process)
    await asyncio.sleep(seconds)
    busy = (cpu_seconds(server.process) - cpu) / (now() - started)
    held = sum(not wire.closed.done() for wire in wires)
    for wire in wires:
        wire.close()
    return Idle((loaded - empty) // len(tables), (watched - loaded) // max(1, sockets), held, busy)


async def watch(port: int, table: str, gate: asyncio.Semaphore) -> Wire:
    """A spectator who has been told how things stand."""
    told = asyncio.get_running_loop().create_future()

    def hear(data: bytes) -> None:
        if data.startswith(b'{"type":"update"') and not told.done():
            told.set_result(None)

    async with gate:
        wire = await connect(port, f"/ws/tables/{table}", hear)
        wire.say(b'{"type":"hello"}')
        await told
    return wire
