"""Uvicorn's WebSocket protocol, with three differences.

Clients that do not read, or that send invalid text, are disconnected. Messages pass straight between the transport and
their handler: an application's queue, and a task that wakes up for every message, cost more than the message. And every
frame counts: a client that sends too many is read more slowly, and in the end not at all.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from nightlight.server.connections.connections import guard_in
from nightlight.server.connections.fair_reader import FairReader
from nightlight.server.connections.rejections import NO_HANDSHAKE, plain
from nightlight.server.connections.slots import Slot

LINGER: Final = 15.0  # seconds after the end of a socket until unread output is dropped
GOODBYE: Final = 3.0  # seconds for a client to answer the close; it keeps its slot meanwhile
LAST_WORDS: Final = 2.0  # seconds to close a socket whose client does not stop sending
MOST_FRAGMENTS: Final = 64  # of one message


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket. Closing a transport waits until everything was read, which may be never; aborting does not."""

    linger: TimerHandle | None = None
    hear: Callable[[bytes], None] | None = None  # handles messages, in place of the application
    resumed: Callable[[], None] | None = None  # called when the client reads again
    flooded: Callable[[], None] | None = None  # called to close a socket whose client does not stop sending
    slot: Slot | None = None
    reader: FairReader

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.guard: Final = guard_in(app_state)
        self.pace = self.guard.pace()
        self.close_timeout = GOODBYE
        self._sent_away = False

    # --- out

    def say(self, texts: list[bytes]) -> None:
        """Send texts. The transport buffers what the client does not read at once, so check `writable` first."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self.go_on()  # only the client's close frame is still expected

    # --- in

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.reader = FairReader(self.loop, cast("Transport", transport), self.take)

    def data_received(self, data: bytes) -> None:
        self.reader.push(data)

    def take(self, portion: bytes) -> int:
        """Handle a portion of the received data; returns how many frames it held."""
        self.conn.receive_data(portion)
        if self.conn.parser_exc is not None:
            self.reader.remove()
            self.handle_parser_exception()
            return 0
        frames = len(self.conn.events)
        if frames > 0:
            self.handle_events()
            self._count(frames)
        elif not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse_handshake()
        return frames

    def _count(self, frames: int) -> None:
        wait = self.pace.spend(frames, self.loop.time())
        if wait > 0:
            self.reader.slow(wait)
            if self.pace.slowed > self.guard.limits.flood_seconds and not self._sent_away:
                self._send_away()

    def _send_away(self) -> None:
        """Close a socket that keeps sending too fast, with a reason if there is a handler."""
        self._sent_away = True
        self.guard.faults.note("flood")
        self.reader.shut()
        self.linger = self.loop.call_later(LAST_WORDS, self.transport.abort)
        if self.flooded is not None:
            self.flooded()
        else:
            self.let_go()

    def divert(self, hear: Callable[[bytes], None]) -> None:
        """Pass messages to a handler; until then none is read."""
        self.hear = hear
        self.go_on()

    async def ended(self) -> None:
        """Wait for the end, the only event that still reaches the application once messages are diverted."""
        await self.receive()

    def let_go(self) -> None:
        """Tell the application that the socket is closed, as if the client had left."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.GOING_AWAY})

    def pause(self) -> None:
        """Stop reading for now."""
        self.reader.shut()

    def go_on(self) -> None:
        """Read again."""
        if not self._sent_away:
            self.reader.open()

    # --- the life of a socket

    def handle_connect(self, event: Request) -> None:
        """Handle a handshake: nothing more is read until it is known whose it is."""
        self.reader.shut()
        super().handle_connect(event)

    def _refuse_handshake(self) -> None:
        """Answer a bad handshake; the library does not have an answer for every error."""
        self.guard.faults.note("handshake")
        self.reader.remove()
        said = b"".join(self.conn.data_to_send())
        self.transport.write(said or plain(NO_HANDSHAKE))
        self.transport.close()

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        await super().run_asgi()
        del self.scope["state"]["wire"]  # or the cycle would keep both alive until the garbage collector runs
        if not self.disconnected and self.linger is None:
            self.linger = self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.reader.remove()
        if self.slot is not None:
            self.guard.slots.leave(self.slot)
        if self.linger is not None:
            self.linger.cancel()
        self._come_apart()

    def _come_apart(self) -> None:
        """Break reference cycles: the garbage collector runs rarely, and strangers may open many sockets."""
        for problem in (self.conn.handshake_exc, self.conn.parser_exc):
            if problem is not None:  # tracebacks keep the frames they were raised in alive
                problem.__traceback__ = problem.__cause__ = problem.__context__ = None

    # --- frames

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers: they would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Continue a message; one in too many fragments closes the socket."""
        if self.close_sent:
            return
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.guard.faults.note("fragments")
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; invalid text closes the socket, and is not logged as a failure of ours."""
        message = b"".join(self.frames)
        if self.close_sent:
            self.frames = []
        elif self.curr_msg_data_type == "text" and not is_text(message):
            self._fail(CloseCode.INVALID_DATA)
        elif self.hear is not None:
            self.frames = []
            self.hear(message)

    def _fail(self, code: CloseCode) -> None:
        self.frames = []
        self.reader.remove()
        self.conn.fail(code)
        self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    """Whether the bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
