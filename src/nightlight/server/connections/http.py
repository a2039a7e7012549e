"""Uvicorn's HTTP protocol with limits on the head of a request, on its time, and on what is read at once."""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, Transport
from enum import Enum, auto
from typing import Any, Final, cast

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from nightlight.server.connections.connections import guard_in
from nightlight.server.connections.deadline import Deadline
from nightlight.server.connections.fair_reader import PORTION, FairReader
from nightlight.server.connections.networks import Network
from nightlight.server.connections.rejections import (
    HASTY,
    MALFORMED,
    Verdict,
    crowded,
    late_body,
    late_head,
    long_head,
    long_line,
    plain,
)
from nightlight.server.connections.slots import Slot, proxies_in
from nightlight.server.connections.websocket import WebSocketProtocol
from nightlight.server.http import sessions

COOKIE: Final = f"{sessions.COOKIE}=".encode()
BODY_PORTION: Final = 4_096  # bytes of a body that are read at a time
CRUMBS: Final = 16  # pieces of a body in one portion: so many tiny ones are only sent to make work
REST: Final = 0.02  # seconds until the next, small portion of such a body
PIPELINED: Final = 16  # requests that wait for the one before them to be answered
LAST_WORDS: Final = 2.0  # seconds for a refused client to read why
LAST_BYTES: Final = 262_144  # that such a client may still send


class Stage(Enum):
    """What the connection is waiting for."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()  # ours
    END = auto()  # of a client that was refused


class Refused(Exception):
    """Stops the parsing of a request; the verdict is kept separately."""


class Flow(FlowControl):
    """Flow control that pauses the fair reader instead of the transport."""

    def __init__(self, transport: Transport, reader: FairReader) -> None:
        super().__init__(transport)
        self._reader: Final = reader

    def pause_reading(self) -> None:
        self.read_paused = True
        self._reader.shut()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._reader.open()


class Http(HttpToolsProtocol):
    """One connection, with a request after the other."""

    reader: FairReader
    running: RequestResponseCycle | None = None  # the request being answered; others may wait behind it

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.guard: Final = guard_in(app_state)
        self.slot: Slot | None = None
        self.proxies: Final = proxies_in(config)
        self._due: Final = Deadline(self.loop, self._be_late)
        self._unread: Final = Deadline(self.loop, self._look_for_readers)  # while the client has answers to read
        self._unread_bytes = 0
        self._stage = Stage.HEAD
        self._verdict: Verdict | None = None
        self._steps = 0  # of the parser in the current portion
        self._silent = 0  # bytes since the parser's last step
        self._head = 0  # bytes of the head, and of what follows a body
        self._lines = 0  # of the head
        self._drained: int | None = None  # bytes that came after a refusal

    # --- the connection

    def connection_made(self, transport: BaseTransport) -> None:
        line = cast("Transport", transport)  # uvloop's class does not inherit from it, but has its interface
        super().connection_made(line)
        self.reader = FairReader(self.loop, line, self.take)
        self.flow = Flow(line, self.reader)
        self._enter()

    def _enter(self) -> None:
        """Take a slot, or close at once: lingering would need one too."""
        self.slot = self.guard.slots.take(None if self._from_proxy() else self._address(), self.transport.abort)
        if self.slot is not None:
            self._due.within(self.guard.limits.head_seconds)
            return
        self.guard.faults.note("crowd")
        self.transport.write(plain(crowded(self.guard.slots.most_of_network)))
        self.transport.close()

    def _address(self) -> str:
        return "" if self.client is None else self.client[0]

    def _from_proxy(self) -> bool:
        """Whether this connection comes from a trusted proxy."""
        return self.proxies is not None and self._address() in self.proxies

    def data_received(self, data: bytes) -> None:
        if self._drained is not None:
            self._drain(len(data))
            return
        if self.timeout_keep_alive_task is not None:
            self._unset_keepalive_if_required()
            self._due.within(self.guard.limits.head_seconds)
        self.reader.push(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._due.cancel()
        self._unread.cancel()
        self.reader.remove()
        self._let_go()
        if self.slot is not None:
            self.guard.slots.leave(self.slot)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._come_apart()

    def _come_apart(self) -> None:
        """Break reference cycles: the garbage collector runs rarely, and strangers may open many connections."""
        self.running = None
        del self.parser, self.cycle

    def take(self, portion: bytes) -> int:
        """Parse a portion of the received data; returns how many steps it took."""
        self._steps = 0
        self._silent += len(portion)
        try:
            self.parser.feed_data(portion)
        except httptools.HttpParserUpgrade as upgrade:
            self._upgrade(portion[upgrade.args[0] :])
        except httptools.HttpParserError:
            self._refuse(self._verdict or MALFORMED)
        else:
            if self._silent > self.guard.limits.head_bytes:
                self._refuse(long_head(self.guard.limits))
            elif self._stage is Stage.BODY and self._steps >= CRUMBS:
                self.reader.portion = PORTION
                self.reader.slow(REST)
        return self._steps

    def _upgrade(self, rest: bytes) -> None:
        if not self._should_upgrade():
            return  # it is answered as an ordinary request
        self._due.cancel()
        self._unread.cancel()
        rest += self.reader.remove()
        self.handle_websocket_upgrade()
        self._come_apart()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WebSocketProtocol):
            protocol.slot = self.slot
            if rest:
                protocol.data_received(rest)

    # --- the request

    def on_message_begin(self) -> None:
        self._stage = Stage.HEAD
        self._head = self._lines = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if len(self.url) + len(url) > self.guard.limits.line_bytes:
            self._condemn(long_line(self.guard.limits))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._steps += 1
        self._lines += 1
        self._head += len(name) + len(value)
        if self._lines > self.guard.limits.headers or self._head > self.guard.limits.head_bytes:
            self._condemn(long_head(self.guard.limits))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._steps += 1
        self._silent = 0
        self._stage = Stage.BODY
        self.reader.portion = BODY_PORTION
        self._due.within(self.guard.limits.body_seconds)
        if len(self.pipeline) >= PIPELINED:
            self._condemn(MALFORMED)
        self._be_served()
        super().on_headers_complete()

    def _be_served(self) -> None:
        """Keep the slot while the request is answered; behind a proxy, its owner is known only now."""
        if self.slot is None:
            return
        self.slot.busy()
        if self.proxies is not None and self._from_proxy():
            said = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for").decode("latin-1")
            address = self.proxies.get_trusted_client_address(said)[0] if said else None
            if not self.guard.slots.move(self.slot, address or None):
                self._condemn(crowded(self.guard.slots.most_of_network))
        if self.slot.network is not None and self.parser.should_upgrade() and self._should_upgrade():
            self._check_handshake(self.slot.network)

    def _check_handshake(self, network: Network) -> None:
        """Limit handshakes: a socket costs more than a request, since each looks up its guest in the database."""
        pieces = b";".join(value for name, value in self.headers if name == b"cookie").split(b";")
        found = (piece.strip().removeprefix(COOKIE) for piece in pieces if piece.strip().startswith(COOKIE))
        if not self.guard.may_shake(network, next(found, b"").decode("latin-1")):
            self._condemn(HASTY)

    def on_body(self, body: bytes) -> None:
        self._steps += 1
        self._silent = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._silent = 0
        self._stage = Stage.ANSWER
        self.reader.portion = PORTION
        self._due.lift()
        super().on_message_complete()

    def _condemn(self, verdict: Verdict) -> None:
        """Stop the parser here."""
        self._verdict = verdict
        raise Refused

    # --- answers

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def _let_go(self) -> None:
        """Tell the application that nobody waits for its answer."""
        self.pipeline.clear()
        if self.running is not None and not self.running.response_complete:
            self.running.disconnected = True
            self.running.message_event.set()

    def _abort(self) -> None:
        self._let_go()
        self.transport.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()
        elif self.running is None or self.running.response_complete:
            self._ask_for_nothing()
        self._expect_reader()

    def _ask_for_nothing(self) -> None:
        """Offer the slot to others between two requests."""
        if self.slot is not None:
            if self._from_proxy():
                self.guard.slots.move(self.slot, None)
            self.slot.wait()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._expect_reader()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect_reader()

    def _expect_reader(self) -> None:
        """Close the connection of a client that does not read its answers."""
        self._unread_bytes = self.transport.get_write_buffer_size()
        if self._unread_bytes > 0:
            self._unread.within(self.guard.limits.slow_seconds)
        else:
            self._unread.lift()

    def _look_for_readers(self) -> None:
        if 0 < self.transport.get_write_buffer_size() >= self._unread_bytes:
            self.guard.faults.note("unread")
            self._abort()
        else:
            self._expect_reader()

    # --- refusals

    def _be_late(self) -> None:
        """Handle a deadline that has passed."""
        if self._stage is Stage.END or self._answered_early():
            self._abort()
        elif self._stage is Stage.BODY:
            self._refuse(late_body(self.guard.limits))
        elif self._silent > 0:
            self._refuse(late_head(self.guard.limits))
        else:
            self.transport.close()

    def _answered_early(self) -> bool:
        """Whether the answer has been sent but the body is still arriving."""
        return self._stage is Stage.BODY and self.cycle is not None and self.cycle.response_complete

    def _refuse(self, verdict: Verdict) -> None:
        """Stop reading, and say why unless another answer is being given."""
        self.guard.faults.note(verdict.fault)
        self.reader.remove()
        if self.slot is not None:
            self.slot.wait()
        self.pipeline.clear()
        running, half = self.running, self._stage is Stage.BODY and self.running is self.cycle
        self._stage = Stage.END
        self._drained = 0
        if running is not None and not running.response_complete and not half:
            running.keep_alive = False  # what follows it is malformed, but it was valid: its answer is the last one
        elif running is not None and not running.response_complete and running.response_started:
            self._abort()
        else:
            self._let_go()
            self._say(verdict)

    def _say(self, verdict: Verdict) -> None:
        """Say why, and let the client read it: closing at once with unread input would discard the answer."""
        self.transport.write(plain(verdict))
        self.transport.write_eof()
        self._due.within(LAST_WORDS)

    def _drain(self, size: int) -> None:
        self._drained = size + (self._drained or 0)
        if self._drained > LAST_BYTES:
            self._abort()
