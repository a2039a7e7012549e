"""A socket under any ASGI server but our own protocol: messages go through the application's queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect


class Relay:
    """One socket, with a task that receives, and another while something is being sent."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket: Final = websocket
        self.writable: Final = asyncio.Event()
        self.writable.set()
        self.hear: Callable[[bytes], None] | None = None
        self.resumed: Callable[[], None] | None = None
        self._readable: Final = asyncio.Event()
        self._over: Final = asyncio.Event()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def say(self, texts: list[bytes]) -> None:
        """Send texts; nothing more until they are out."""
        self.writable.clear()
        self._spawn(self._send(texts))

    def divert(self, hear: Callable[[bytes], None]) -> None:
        """Pass messages to a callback."""
        self.hear = hear
        self.go_on()
        self._spawn(self._listen(hear))

    def let_go(self) -> None:
        """It is over."""
        self._over.set()

    async def ended(self) -> None:
        """Wait until it is over."""
        await self._over.wait()
        for task in self._tasks:
            task.cancel()

    def pause(self) -> None:
        """Stop reading for now."""
        self._readable.clear()

    def go_on(self) -> None:
        """Read again."""
        self._readable.set()

    async def _send(self, texts: list[bytes]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # either side has closed it
            for text in texts:
                await self.websocket.send_text(text.decode())
        self.writable.set()
        if self.resumed is not None:
            self.resumed()

    async def _listen(self, hear: Callable[[bytes], None]) -> None:
        while (event := await self.websocket.receive())["type"] == "websocket.receive":
            text: str | None = event.get("text")
            data: bytes = event.get("bytes") or b""
            hear(data if text is None else text.encode(errors="replace"))
            await self._readable.wait()
        self.let_go()

    def _spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
