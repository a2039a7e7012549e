"""Sockets as uvicorn keeps them, but for clients that do not read, or send what is no text: those are let go."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

LINGER: Final = 15.0  # seconds after the end of a socket until what nobody reads is thrown away


class Wire(WebSocketsSansIOProtocol):
    """One socket. Closing a transport waits until everything was read, which may be never: aborting does not."""

    linger: TimerHandle | None = None

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
        await super().run_asgi()
        if not self.disconnected:
            self.linger = self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.linger is not None:
            self.linger.cancel()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; a text that is none ends the socket, and is no failure of ours to be logged."""
        if self.curr_msg_data_type == "bytes" or self.close_sent or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.conn.fail(CloseCode.INVALID_DATA)
        self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    """Whether the bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
