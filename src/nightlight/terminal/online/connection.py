"""The socket to a table, in a thread of its own: it answers probes at once and reconnects by itself."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec
from websockets import CloseCode
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from nightlight.terminal.online.front_desk import COOKIE
from nightlight.terminal.online.refusals import FOR_NOW
from nightlight.wire.messages import AnyMessage, Bye, Done, Probe, Refused, Update

HELLO: Final = 0  # the id of the first request on every connection
FIRST_PAUSE: Final = 0.5  # seconds before the first attempt to reconnect
LONGEST_PAUSE: Final = 16.0
LATER: Final = 20  # times the first pause, if the server is overloaded
MUCH_LATER: Final = 60.0  # seconds at most in that case
CHANCE: Final = (0.75, 1.25)  # of each pause, so that not everybody reconnects at once
LONGEST_FRAME: Final = 2**22  # bytes
PATIENCE: Final = 10.0  # seconds for a handshake
PARTING: Final = 2.0  # seconds to close the connection
FOR_GOOD: Final = ("refused", "deleted")  # reasons after which the client must not reconnect

_DECODER: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


@dataclass(frozen=True)
class Heard:
    """A message from the server."""

    message: AnyMessage


@dataclass(frozen=True)
class Joined:
    """The table has sent everything; from now on it sends only what is new."""


@dataclass(frozen=True)
class Lost:
    """The connection broke or could not be made; the next attempt follows after so many seconds."""

    pause: float
    busy: bool = False  # whether the server said that it is overloaded


@dataclass(frozen=True)
class Ended:
    """The server has rejected the client for good."""

    reason: str
    bye: bool  # whether we had been at the table


Happening: TypeAlias = Heard | Joined | Lost | Ended


class Connection:
    """The connection to a table, which reconnects by itself."""

    def __init__(
        self, url: str, cookie: str | None, language: str, post: Callable[[Happening], None], first: float = FIRST_PAUSE
    ) -> None:
        self.url: Final = url
        self.headers: Final = {} if cookie is None else {"Cookie": f"{COOKIE}={cookie}"}
        self.language: Final = language
        self.post: Final = post
        self.first: Final = first
        self._cursor: str | None = None
        self._socket: ClientConnection | None = None
        self._number = HELLO
        self._joined = False  # on this connection
        self._busy = False  # whether the server said so, on this connection
        self._ended: Ended | None = None
        self._closed: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, kind: str, **fields: object) -> int | None:
        """Send a request; returns its id, or `None` while disconnected."""
        self._number += 1
        sent = self._send({"type": kind, "id": self._number, **fields})
        return self._number if sent else None

    def close(self) -> None:
        """Disconnect for good."""
        self._closed.set()
        connection = self._socket
        if connection is not None:
            connection.close()
        self._thread.join(PARTING)

    def _send(self, request: dict[str, object]) -> bool:
        connection = self._socket
        if connection is None:
            return False
        try:
            connection.send(msgspec.json.encode(request).decode())
        except (ConnectionClosed, OSError):
            return False
        return True

    def _run(self) -> None:
        pause = self.first
        while not self._closed.is_set():
            joined, ended = self._visit()
            if self._closed.is_set():
                return
            if ended is not None:
                self.post(ended)
                return
            pause = self._next_pause(pause, joined)
            wait = pause * random.uniform(*CHANCE)  # noqa: S311 nobody's secret
            self.post(Lost(wait, self._busy))
            self._closed.wait(wait)

    def _next_pause(self, last: float, joined: bool) -> float:
        if self._busy:
            return min(max(last * 2, LATER * self.first), MUCH_LATER)
        return self.first if joined else min(last * 2, LONGEST_PAUSE)

    def _visit(self) -> tuple[bool, Ended | None]:
        """One connection from beginning to end; returns whether it joined the table, and whether its end is final."""
        self._joined, self._busy, self._ended = False, False, None
        try:
            with connect(
                self.url,
                additional_headers=self.headers,
                proxy=None,
                open_timeout=PATIENCE,
                close_timeout=PARTING,
                max_size=LONGEST_FRAME,
            ) as connection:
                self._socket = connection
                self._greet()
                self._listen(connection)
        except (WebSocketException, OSError):
            pass  # reported by the caller
        finally:
            self._socket = None
        return self._joined, self._ended

    def _listen(self, connection: ClientConnection) -> None:
        """Receive until the end; a server that restarts may have no time to say goodbye."""
        said_goodbye = False
        try:
            for frame in connection:
                message = decoded(frame)
                if message is not None:
                    said_goodbye |= isinstance(message, Bye)
                    self._hear(message)
        finally:
            if connection.close_code == CloseCode.SERVICE_RESTART and not said_goodbye:
                self.post(Heard(Bye(reason="shutdown")))

    def _greet(self) -> None:
        hello = {"type": "hello", "id": HELLO, "language": self.language, "page": True}
        self._send(hello if self._cursor is None else {**hello, "cursor": self._cursor})

    def _hear(self, message: AnyMessage) -> None:
        self._busy |= isinstance(message, Bye | Refused) and message.reason == "busy"
        match message:
            case Probe():
                self._send({"type": "echo", "probe": message.probe})
            case Update():
                self._cursor = message.cursor
            case Bye() if message.reason in FOR_GOOD:
                self._ended = Ended(message.reason, bye=True)
            case Bye(reason="elsewhere"):
                self._cursor = None  # the table was rewritten: everything is sent again
            case Refused() if not self._joined and message.reason not in FOR_NOW:
                self._ended = Ended(message.reason, bye=False)
            case Done(id=0):
                self._joined = True
                self.post(Joined())
                return
        self.post(Heard(message))


def decoded(frame: str | bytes) -> AnyMessage | None:
    """The message in a frame, without fields this client does not know; `None` if the message is unknown."""
    try:
        return _DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeError):
        return None
