"""A WebSocket as light as it gets in Python: frames in by a call, texts out, nothing queued."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

LARGEST: Final = 2**22  # bytes of a message

Hear = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One open socket."""

    def __init__(self, url: str, headers: dict[str, str], hear: Hear) -> None:
        self.hear: Final = hear
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.closed: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._headers: Final = headers
        self._protocol: Final = ClientProtocol(parse_uri(url), max_size=LARGEST)
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # which uvloop's is in all but name
        request = self._protocol.connect()
        request.headers.update(self._headers)
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.hear(bytes(event.data))
            elif isinstance(event, Response) and not self.opened.done():
                self._answered()
        self._flush()

    def _answered(self) -> None:
        refused = self._protocol.handshake_exc
        if refused is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the socket was closed before it was open"))
        if not self.closed.done():
            self.closed.set_result(None)

    def say(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        if not self._transport.is_closing():
            self._protocol.send_close(1000)
            self._flush()
            self._transport.close()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data and not self._transport.is_closing():
                self._transport.write(data)


async def connect(port: int, path: str, hear: Hear, headers: dict[str, str] | None = None) -> Wire:
    """An open socket to a server on this machine."""
    loop = asyncio.get_running_loop()
    url = f"ws://127.0.0.1:{port}{path}"
    _, wire = await loop.create_connection(lambda: Wire(url, headers or {}, hear), "127.0.0.1", port)
    await wire.opened
    return wire
