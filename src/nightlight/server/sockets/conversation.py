"""The conversation of a client and its table: messages in, in order; messages out, as fast as the client reads."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from nightlight.core.errors import StorageError
from nightlight.server.connections.connections import ConnectionGuard
from nightlight.server.connections.networks import Network
from nightlight.server.connections.websocket import WebSocketProtocol
from nightlight.server.sockets.asgi_connection import Relay
from nightlight.server.sockets.client import Connection
from nightlight.server.store.errors import NoGuest
from nightlight.server.tables.live_table import LiveTable
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.messages import AnyRequest, Done, Hello, Reason, decoded

AGAIN: Final = 1012  # close codes: the server restarts, come back
LATER: Final = 1013  # the server is overloaded, come back in a while
NORMAL: Final = 1000
TOO_FAST: Final = 4429  # of our own: too many, or too much
CODES: Final = {"shutdown": AGAIN, "slow": AGAIN, "busy": LATER, "too-fast": TOO_FAST}
LAST_WORDS: Final = 1.0  # seconds for a goodbye
LARGE_WRITE: Final = 65_536  # bytes
MOST_UNHEARD: Final = 16  # messages of a client that wait to be handled; beyond that, reading pauses
MOST_BEFORE_HELLO: Final = 8  # messages from a client that has not said hello

logger = logging.getLogger(__name__)


class Conversation:
    """The two ends of a socket at a table, while it is open."""

    def __init__(
        self, websocket: WebSocket, table: LiveTable, connection: Connection, guard: ConnectionGuard, network: Network
    ) -> None:
        self.websocket: Final = websocket
        self.wire: Final[WebSocketProtocol | Relay] = getattr(websocket.state, "wire", None) or Relay(websocket)
        self.table: Final = table
        self.connection: Final = connection
        self.guard: Final = guard
        self.network: Final = network
        self._inbox: Final = deque[bytes]()
        self._hearing: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._patience: asyncio.TimerHandle | None = None  # with a client that does not read its messages
        self._sending = False  # whether what waits is about to be sent
        self._before_hello = 0  # messages
        loop = asyncio.get_running_loop()
        self._hello_due: Final = loop.call_later(connection.limits.hello_seconds, self._expect_hello)
        connection.posted = self.send_soon
        self.wire.resumed = self.flush
        if isinstance(self.wire, WebSocketProtocol):
            self.wire.pace = guard.pace(network, lambda: connection.seated)
            self.wire.flooded = self._send_away
        self.wire.divert(self.hear)

    async def until_over(self) -> None:
        """Wait until either side has closed it and everything received before that is handled."""
        await self.wire.ended()
        if self._hearing is not None:
            await asyncio.wait({self._hearing}, timeout=None if self.connection.bye is None else LAST_WORDS)

    def close(self) -> None:
        """Stop everything that runs for it."""
        self.connection.posted = None
        self.connection.outbox.clear()
        self.wire.hear = None
        self.wire.resumed = None
        if isinstance(self.wire, WebSocketProtocol):
            self.wire.flooded = None
        self._be_patient_no_more()
        self._hello_due.cancel()
        for task in (self._hearing, self._closing):
            if task is not None:
                task.cancel()

    # --- out

    def send_soon(self) -> None:
        """Send the outbox at the end of this turn of the loop: one write costs less than several."""
        if not self._sending:
            self._sending = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send as much of the outbox as the client takes; one that takes nothing for too long is disconnected."""
        self._sending = False
        outbox, writable = self.connection.outbox, self.wire.writable
        if self._patience is not None and writable.is_set():
            self._be_patient_no_more()
        while outbox and writable.is_set():
            if outbox[0] is None:
                outbox.popleft()
                self._closing = asyncio.get_running_loop().create_task(self._say_goodbye())
            else:
                self.wire.say(next_texts(outbox))
        if outbox and self._patience is None:
            seconds = self.connection.limits.slow_seconds
            self._patience = asyncio.get_running_loop().call_later(seconds, self.wire.let_go)

    def _be_patient_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    async def _say_goodbye(self) -> None:
        code = CODES.get(self.connection.bye or "", NORMAL)
        try:
            with suppress(
                TimeoutError, WebSocketDisconnect, RuntimeError
            ):  # which uvicorn raises for a socket it has closed
                async with asyncio.timeout(self.connection.limits.slow_seconds):
                    await self.websocket.close(code)
        finally:
            self.wire.let_go()

    # --- in

    def hear(self, data: bytes) -> None:
        """Queue a message, to be handled after those before it."""
        self._inbox.append(data)
        if len(self._inbox) > MOST_UNHEARD:
            self.wire.pause()
        if self._hearing is None:
            self._hearing = asyncio.get_running_loop().create_task(self._hear_all())

    def _expect_hello(self) -> None:
        """Disconnect a client that never says hello: it occupies a slot others could use."""
        if not self.connection.greeted:
            self.guard.faults.note("stranger")
            self.connection.close("slow")

    def _send_away(self) -> None:
        """Disconnect a client that keeps sending more than it may."""
        self.network.send_away()
        self._inbox.clear()
        self.connection.close("too-fast")

    async def _hear_all(self) -> None:
        try:
            while self._inbox:
                await self._hear(self._inbox.popleft())
                if self._inbox:
                    await asyncio.sleep(0)  # many may have come at once; let the others have their turn
        except Exception:
            logger.exception("a socket failed", extra={"table": self.table.state.table})
            self.connection.close("refused")
        finally:
            self._hearing = None
            self.wire.go_on()

    async def _hear(self, data: bytes) -> None:
        """Handle a message, or refuse it; a refusal changes nothing."""
        if self.connection.bye is not None:  # it is being disconnected
            return
        metrics = self.table.services.metrics
        request: AnyRequest | None = None
        started = time.perf_counter()
        try:
            self._check(data)
            request = understood(data)
            await self._obey(request)
        except (Refusal, StorageError) as error:
            refusal = as_refusal(error)
            metrics.refusals.labels(refusal.reason).inc()
            self.connection.send(refusal.message(None if request is None else request.id))
            if not self.connection.greeted:
                self._count_before_hello()
        metrics.told.observe(time.perf_counter() - started)

    def _count_before_hello(self) -> None:
        """Refuse anything but a hello; after several other messages, disconnect the client."""
        self._before_hello += 1
        if self._before_hello >= MOST_BEFORE_HELLO:
            self.guard.faults.note("stranger")
            self.connection.close("refused")

    def _check(self, data: bytes) -> None:
        limits = self.connection.limits
        if len(data) > limits.message_bytes:
            raise Refusal(Reason.TOO_LARGE, f"at most {limits.message_bytes} bytes, not {len(data)}")
        if not self.connection.may_say():
            raise Refusal(Reason.TOO_FAST, f"{limits.messages_per_second} messages a second")

    async def _obey(self, request: AnyRequest) -> None:
        table, connection = self.table, self.connection
        if isinstance(request, Hello):
            if connection.greeted:
                raise Refusal(Reason.BAD_MESSAGE, "hello was already sent")
            await table.join(connection, request)
            if request.id is not None:
                connection.send(Done(id=request.id))
        elif connection.greeted:
            await table.request(connection, request)
        else:
            raise Refusal(Reason.NOT_GREETED, "send hello first")


def next_texts(outbox: deque[bytes | None]) -> list[bytes]:
    """The next messages, up to the size of a large write."""
    texts: list[bytes] = []
    size = 0
    while outbox and size < LARGE_WRITE and (text := outbox[0]) is not None:
        outbox.popleft()
        texts.append(text)
        size += len(text)
    return texts


def understood(data: bytes) -> AnyRequest:
    """The request in a message."""
    try:
        return decoded(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Reason.BAD_MESSAGE, str(error)) from error


def as_refusal(error: Refusal | StorageError) -> Refusal:
    if isinstance(error, NoGuest):
        return Refusal(Reason.NO_GUEST, "this guest was deleted")
    return error if isinstance(error, Refusal) else Refusal(Reason.STORAGE, str(error))
