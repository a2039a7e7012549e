"""Sockets as uvicorn keeps them, but for two things.

Clients that do not read, or send what is no text, are let go. And messages pass straight between the transport and
whoever talks here: an application's queue, and a task that wakes up for every message, cost more than the message.
"""

from __future__ import annotations

import struct
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

LINGER: Final = 15.0  # seconds after the end of a socket until what nobody reads is thrown away
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that holds all of a text
SHORT: Final = 126  # bytes: sizes below stand in the second byte
LONG: Final = 65_536  # bytes: sizes below stand in two more, others in eight


class Wire(WebSocketsSansIOProtocol):
    """One socket. Closing a transport waits until everything was read, which may be never: aborting does not."""

    linger: TimerHandle | None = None
    hear: Callable[[bytes], None] | None = None  # who hears messages, in place of the application
    resumed: Callable[[], None] | None = None  # who is told when the client reads again

    def say(self, texts: list[bytes]) -> None:
        """Send texts. The transport keeps what the client does not take at once: look at `writable` before."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(framed, texts)))

    def divert(self, hear: Callable[[bytes], None]) -> None:
        """Let somebody hear messages directly, also those that wait for the application already."""
        self.hear = hear
        for event in [self.queue.get_nowait() for _ in range(self.queue.qsize())]:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                hear(event.get("bytes") or b"" if text is None else text.encode())
            else:
                self.queue.put_nowait(event)
        self.go_on()

    async def ended(self) -> None:
        """Wait until it is over: where messages are heard elsewhere, the end is all that comes to the application."""
        await self.receive()

    def let_go(self) -> None:
        """Let the application know that it is over, as if the client had gone."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.GOING_AWAY})

    def pause(self) -> None:
        """Leave what comes to the network for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()

    def handle_ping(self) -> None:
        """Answer, but not somebody who does not read the answers: they would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        await super().run_asgi()
        del self.scope["state"]["wire"]  # or only the collector of garbage would find that both are gone
        if not self.disconnected:
            self.linger = self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.linger is not None:
            self.linger.cancel()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; a text that is none ends the socket, and is no failure of ours to be logged."""
        message = b"".join(self.frames)
        if self.close_sent:
            super().send_receive_event_to_app()
        elif self.curr_msg_data_type == "text" and not is_text(message):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        elif self.hear is None:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.hear(message)


def framed(text: bytes) -> bytes:
    """The text as a frame of a server's, by RFC 6455."""
    size = len(text)
    if size < SHORT:
        return struct.pack("!BB", WHOLE_TEXT, size) + text
    if size < LONG:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, size) + text


def is_text(data: bytes) -> bool:
    """Whether the bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
