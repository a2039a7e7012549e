"""The bus between server processes: which logs have grown, and other messages."""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

from nightlight.core.errors import StorageError
from nightlight.server.store.url import address, connection_string

with suppress(ImportError):  # without it no PostgreSQL database can be opened, so its bus is not needed
    import psycopg

CHANNEL: Final = "nightlight"
LONGEST_PAYLOAD: Final = 7999  # bytes, PostgreSQL's limit
MOST_WAITING: Final = 10_000  # messages; more are dropped
PAUSE: Final = 1.0  # seconds before the next attempt to connect
SECONDS_FOR_LAST_WORDS: Final = 1.0
NOTIFY: Final = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Appended:
    """The log of a table has grown to this number."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class Said:
    """A message from another process to all."""

    process: str
    message: bytes


@dataclass(frozen=True, slots=True)
class Missed:
    """The connection was lost and is back: messages in between were missed."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A guest was deleted."""

    guest: str


Heard = Appended | Said | Forgotten | Missed
Hear = Callable[[Heard], None]


class Bus(Protocol):
    """The connection to the other processes. All of it belongs to one event loop."""

    def publish(self, message: bytes) -> None:
        """Tell the other processes; best effort, and never waits."""

    async def start(self, hear: Hear) -> None:
        """Start passing messages to the callback."""

    async def close(self) -> None:
        """Stop sending and receiving."""


class LocalBus:
    """The bus of a process that is alone."""

    def publish(self, message: bytes) -> None:
        """Do nothing: there are no other processes."""

    async def start(self, hear: Hear) -> None:
        """Do nothing: no messages will come."""

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""


class PostgresBus:
    """The bus of processes that share a PostgreSQL database, using LISTEN and NOTIFY."""

    def __init__(self, url: str, process: str) -> None:
        assert " " not in process, "the id of a process is one word"
        self._where: Final = connection_string(address(url))
        self._process: Final = process
        self._outbox: Final = asyncio.Queue[str](MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, message: bytes) -> None:
        """Tell the other processes; dropped if the database cannot be reached."""
        payload = said(self._process, message)
        assert len(payload) <= LONGEST_PAYLOAD, f"a message of {len(message)} bytes does not fit into a notification"
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait(payload)

    async def start(self, hear: Hear) -> None:
        """Start passing messages to the callback, with a `Missed` after each lost connection."""
        try:
            connection = await self._listening()
        except psycopg.Error as error:
            raise StorageError(f"PostgreSQL does not let this process listen ({type(error).__name__})") from None
        self._tasks = [asyncio.create_task(self._listen(connection, hear)), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        """Send what is still queued, if that is quick, and close the connections."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._outbox.join(), SECONDS_FOR_LAST_WORDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self, connection: psycopg.AsyncConnection, hear: Hear) -> None:
        loop = asyncio.get_running_loop()
        while True:
            with suppress(psycopg.Error):
                async with connection:
                    async for notification in connection.notifies():
                        heard = heard_in(notification.payload)
                        if heard is not None and not self._own(heard):
                            loop.call_soon(hear, heard)
            logger.warning("the connection on which other processes are heard was lost")
            connection = await self._listening_again()
            loop.call_soon(hear, Missed())

    async def _listening_again(self) -> psycopg.AsyncConnection:
        while True:
            try:
                return await self._listening()
            except psycopg.Error:
                await asyncio.sleep(PAUSE)

    async def _listening(self) -> psycopg.AsyncConnection:
        connection = await self._connected()
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _connected(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self._where, autocommit=True)

    async def _speak(self) -> None:
        connection: psycopg.AsyncConnection | None = None
        try:
            while True:
                payloads = [await self._outbox.get()]
                payloads += [self._outbox.get_nowait() for _ in range(self._outbox.qsize())]
                try:
                    connection = await self._notify(connection, payloads)
                except psycopg.Error:
                    logger.warning("%d messages to other processes were dropped: no connection", len(payloads))
                for _ in payloads:
                    self._outbox.task_done()
        finally:
            if connection is not None:
                await connection.close()

    async def _notify(self, connection: psycopg.AsyncConnection | None, payloads: list[str]) -> psycopg.AsyncConnection:
        """Send payloads, reconnecting if necessary; returns the connection to use next."""
        if connection is not None:
            with suppress(psycopg.OperationalError):
                await connection.execute(NOTIFY, (CHANNEL, payloads))
                return connection
            await connection.close()
        connection = await self._connected()
        await connection.execute(NOTIFY, (CHANNEL, payloads))
        return connection

    def _own(self, heard: Heard) -> bool:
        return isinstance(heard, Said) and heard.process == self._process


def appended(table: str, number: int) -> str:
    """The notification that a log has grown."""
    return f"appended {number} {table}"


def forgotten(guest: str) -> str:
    """The notification that a guest was deleted."""
    return f"forgotten {guest}"


def said(process: str, message: bytes) -> str:
    """The notification of a message from a process."""
    return f"said {process} {b64encode(message).decode()}"


def heard_in(payload: str) -> Heard | None:
    """The content of a notification; `None` if another version made it."""
    with suppress(ValueError):
        match payload.split(" "):
            case ["appended", number, table]:
                return Appended(table, int(number))
            case ["forgotten", guest]:
                return Forgotten(guest)
            case ["said", process, message]:
                return Said(process, b64decode(message))
    return None
