"""Lines that end leave no circle of references: Python looks for those rarely, and strangers open many lines."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
import uvicorn

from nightlight.server.bots.pool import BotPool
from nightlight.server.connections.http import Http
from nightlight.server.connections.websocket import WebSocketProtocol
from nightlight.server.http.routes import application
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.sockets.client import Connection
from nightlight.server.sockets.conversation import Conversation
from nightlight.server.store.database import Database
from server.client import Guest, at_table
from server.house import QUICK, until
from server.running import free_port

Use = Callable[[int], Awaitable[None]]
KEPT: Final = (Http, WebSocketProtocol, Conversation, Connection)


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[int]:
    """A server in this process; its port."""

    async def open_house() -> ServerProcess:
        database = await asyncio.to_thread(Database.open, f"sqlite:///{folder / 'nightlight.db'}")
        return ServerProcess(database, QUICK, BotPool(0))

    port = free_port()
    app = application(open_house, [])
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_config=None, http=Http, ws=WebSocketProtocol))
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        yield port
    finally:
        server.should_exit = True
        await running


async def sends(port: int, data: bytes) -> None:
    """A line that says something, and goes when it was answered or a moment later."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    await asyncio.wait([asyncio.create_task(reader.read(1))], timeout=0.1)
    writer.close()
    await writer.wait_closed()


async def half_a_head(port: int) -> None:
    await sends(port, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")


async def garbage(port: int) -> None:
    await sends(port, b"\x16\x03\x01 nonsense\r\n\r\n")


async def half_a_handshake(port: int) -> None:
    await sends(
        port, b"GET /ws/tables/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    )


async def a_request(port: int) -> None:
    await sends(port, b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")


async def a_visit(port: int) -> None:
    ann = await asyncio.to_thread(Guest, f"http://127.0.0.1:{port}", "Ann")
    table = (await asyncio.to_thread(ann.open, "nightmarium", 2))["table"]
    async with at_table(f"ws://127.0.0.1:{port}", table, ann) as socket:
        await socket.ask("say", text="boo")


@pytest.mark.parametrize(
    "use", [half_a_head, garbage, half_a_handshake, a_request, a_visit], ids=lambda use: use.__name__
)
@pytest.mark.usefixtures("without_collector")
async def test_a_line_that_ends_leaves_nothing_for_the_collector(tmp_path: Path, use: Use) -> None:
    async with serving(tmp_path) as port:
        for _ in range(3):
            await use(port)

        await until(lambda: left() == [])


def left() -> list[str]:
    return [type(each).__name__ for each in gc.get_objects() if type(each) in KEPT]
