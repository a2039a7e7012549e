"""Raw lines to a server, from another address than that of honest people."""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from server.attack import handshake
from server.onlookers import ATTACKER

READ: Final = 65_536  # bytes
RESET: Final = struct.pack("ii", 1, 0)  # the line ends at once, whatever is on its way


class RawLine:
    """One TCP connection; nothing of what it sends need make sense."""

    def __init__(self, port: int, address: str = ATTACKER) -> None:
        self.socket: Final = socket.socket()
        self.socket.bind((address, 0))
        self.socket.setblocking(False)
        self.port: Final = port
        self.heard = b""
        self.ended = False  # by the server

    async def open(self) -> None:
        await asyncio.get_running_loop().sock_connect(self.socket, ("127.0.0.1", self.port))

    async def send(self, data: bytes) -> None:
        """Send as fast as the server takes it; nothing more once it has ended the line."""
        try:
            await asyncio.get_running_loop().sock_sendall(self.socket, data)
        except OSError:
            self.ended = True

    async def read(self) -> bytes:
        """What comes next; nothing if the server has ended the line."""
        try:
            data = await asyncio.get_running_loop().sock_recv(self.socket, READ)
        except OSError:
            data = b""
        self.heard += data
        self.ended |= data == b""
        return data

    async def read_on(self) -> None:
        """Hear everything until the server ends the line."""
        while await self.read():
            pass

    async def answered(self, seconds: float = 30.0) -> int | None:
        """The status of the answer to a request; none if none comes, or not in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while b"\r\n" not in self.heard and await self.read():
                    pass
        return self.status

    @property
    def status(self) -> int | None:
        """What the first line of an answer says."""
        words = self.heard[:100].split(b" ", 2)
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else None

    async def ends(self, seconds: float = 30.0) -> bool:
        """Whether the server ends the line within so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.read_on()
        return self.ended

    def close(self) -> None:
        self.socket.close()

    def vanish(self) -> None:
        """Go without a word."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.socket.close()


async def shake(line: RawLine, table: str, cookie: str = "") -> None:
    """Open a socket at a table, and wait until its handshake was answered."""
    await line.open()
    said = f"Cookie: nightlight={cookie}\r\n" if cookie else ""
    await line.send(handshake(table)[:-2] + f"{said}\r\n".encode())
    await line.answered()


async def shaken(port: int, table: str, cookie: str = "", address: str = ATTACKER) -> RawLine:
    """A socket at a table whose handshake was answered."""
    line = RawLine(port, address)
    await shake(line, table, cookie)
    return line


async def flood(line: RawLine, data: Callable[[], bytes], seconds: float) -> int:
    """Send for so long, reading what comes, or until the server ends it; how many bytes it took."""
    reading = asyncio.create_task(line.read_on())
    until, sent = time.monotonic() + seconds, 0
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while time.monotonic() < until and not line.ended:
                chunk = data()
                await line.send(chunk)
                sent += len(chunk)
                await asyncio.sleep(0)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    return sent
