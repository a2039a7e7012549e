"""A socket at a table: frames in, messages out, until one side ends it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from nightlight.core.errors import StorageError
from nightlight.server.connection import Connection
from nightlight.server.house import House
from nightlight.server.messages import AnyRequest, Done, Hello, Reason, decoded, encoded
from nightlight.server.refusal import Refusal
from nightlight.server.security import same_origin
from nightlight.server.sessions import COOKIE
from nightlight.server.table import Table

FOREIGN: Final = 4403  # close codes of our own: a page of another server
GONE: Final = 4404  # no such table
FULL: Final = 4429
AGAIN: Final = 1012  # the server restarts: come back
NORMAL: Final = 1000
LAST_WORDS: Final = 1.0  # seconds for a goodbye
CLOSING: Final = {Reason.TOO_MANY: FULL, Reason.STORAGE: AGAIN}

logger = logging.getLogger(__name__)


class Sockets:
    """All sockets of the process."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.open: Final[set[Connection]] = set()
        self._of_guest: Final = Counter[str | None]()

    async def serve(self, websocket: WebSocket) -> None:
        """One socket from its handshake to its end."""
        if not same_origin(websocket.headers):
            await websocket.close(FOREIGN)
            return
        await websocket.accept()
        try:
            connection = await self._connection(websocket.cookies.get(COOKIE))
            self._check_room(connection)
            table = await self.house.lobby.table(websocket.path_params["table"])
            check_may_watch(table, connection)
        except (Refusal, StorageError) as error:
            refusal = as_refusal(error)
            await websocket.send_text(encoded(refusal.message(None)).decode())
            await websocket.close(CLOSING.get(refusal.reason, GONE))
            return
        await self._talk(websocket, table, connection)

    async def _connection(self, cookie: str | None) -> Connection:
        """Who is behind the socket."""
        guest = await asyncio.to_thread(self.house.sessions.guest, cookie)
        if guest is None:
            return Connection(None, "", self.house.limits)
        return Connection(guest.id, guest.name, self.house.limits)

    def _check_room(self, connection: Connection) -> None:
        limits = self.house.limits
        if len(self.open) >= limits.connections:
            raise Refusal(Reason.TOO_MANY, f"{limits.connections} connections")
        if connection.guest is not None and self._of_guest[connection.guest] >= limits.connections_per_guest:
            raise Refusal(Reason.TOO_MANY, f"{limits.connections_per_guest} connections of one guest")

    async def _talk(self, websocket: WebSocket, table: Table, connection: Connection) -> None:
        self.open.add(connection)
        self._of_guest[connection.guest] += 1
        self.house.services.metrics.connections.set(len(self.open))
        hearing = asyncio.create_task(self._listen(websocket, table, connection))
        sending = asyncio.create_task(send(websocket, connection))
        try:
            await asyncio.wait({hearing, sending}, return_when=asyncio.FIRST_COMPLETED)
            if sending.done() or connection.bye is not None:
                await asyncio.wait({hearing, sending}, timeout=LAST_WORDS)
        finally:
            self.open.discard(connection)
            self._leave(connection.guest)
            self.house.services.metrics.connections.set(len(self.open))
            table.leave(connection)
            hearing.cancel()
            sending.cancel()

    def _leave(self, guest: str | None) -> None:
        self._of_guest[guest] -= 1
        if self._of_guest[guest] == 0:
            del self._of_guest[guest]

    async def _listen(self, websocket: WebSocket, table: Table, connection: Connection) -> None:
        """Carry out what comes, one frame after the other."""
        try:
            while True:
                await self._hear(table, connection, await frame(websocket))
                await asyncio.sleep(0)  # many frames may have come at once, and it is the others' turn
        except WebSocketDisconnect:
            pass
        except Exception:
            logger.exception("a socket failed", extra={"table": table.standing.table})
            connection.close("refused")

    async def _hear(self, table: Table, connection: Connection, data: str | bytes) -> None:
        """Carry out a frame, or refuse it: a refusal changes nothing."""
        if connection.bye is not None:  # who was sent away is not heard any more
            return
        request: AnyRequest | None = None
        started = time.perf_counter()
        try:
            self._check_frame(connection, data)
            request = understood(data)
            await self._obey(table, connection, request)
        except (Refusal, StorageError) as error:
            refusal = as_refusal(error)
            self.house.services.metrics.refusals.labels(refusal.reason).inc()
            connection.send(refusal.message(None if request is None else request.id))
        self.house.services.metrics.told.observe(time.perf_counter() - started)

    def _check_frame(self, connection: Connection, data: str | bytes) -> None:
        limits = self.house.limits
        size = len(data) if isinstance(data, bytes) or data.isascii() else len(data.encode(errors="replace"))
        if size > limits.message_bytes:
            raise Refusal(Reason.TOO_LARGE, f"at most {limits.message_bytes} bytes, not {size}")
        if not connection.messages.take():
            raise Refusal(Reason.TOO_FAST, f"{limits.messages_per_second} messages a second")

    async def _obey(self, table: Table, connection: Connection, request: AnyRequest) -> None:
        if isinstance(request, Hello):
            if connection.greeted:
                raise Refusal(Reason.BAD_MESSAGE, "hello is said once")
            check_may_watch(table, connection)  # things may have changed since the handshake
            await table.join(connection, request)
            if request.id is not None:
                connection.send(Done(id=request.id))
        elif connection.greeted:
            await table.request(connection, request)
        else:
            raise Refusal(Reason.NOT_GREETED, "say hello first")


async def frame(websocket: WebSocket) -> str | bytes:
    """The next frame, text or bytes."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", NORMAL))
    text: str | None = message.get("text")
    data: bytes = message.get("bytes") or b""
    return data if text is None else text


async def send(websocket: WebSocket, connection: Connection) -> None:
    """Send what is posted, until the connection is closed, or its client has read nothing for too long."""
    patience = connection.limits.slow_seconds
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # uvicorn's word for a socket that it has ended
        while (data := await connection.outbox.get()) is not None:
            async with asyncio.timeout(patience):
                await websocket.send_text(data.decode())
        async with asyncio.timeout(patience):
            await websocket.close(AGAIN if connection.bye in ("shutdown", "slow") else NORMAL)


def understood(data: str | bytes) -> AnyRequest:
    """The request that a frame holds."""
    try:
        return decoded(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Reason.BAD_MESSAGE, str(error)) from error


def check_may_watch(table: Table, connection: Connection) -> None:
    """Refuse people without a seat where nobody may watch."""
    if not table.standing.may_watch(connection.guest):
        raise Refusal(Reason.NOT_YOURS, "nobody watches here")
    seated = connection.guest is not None and table.standing.seats_of(connection.guest)
    if len(table.connections) >= table.services.limits.readers_per_table and not seated:
        raise Refusal(Reason.TOO_MANY, f"{table.services.limits.readers_per_table} connections at one table")


def as_refusal(error: Refusal | StorageError) -> Refusal:
    return error if isinstance(error, Refusal) else Refusal(Reason.STORAGE, str(error))
