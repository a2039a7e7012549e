"""WebSockets at tables: who is let in, and how many."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from nightlight.core.errors import StorageError
from nightlight.server.connections.addresses import network_of
from nightlight.server.connections.networks import Network
from nightlight.server.http.security import same_origin
from nightlight.server.http.sessions import COOKIE
from nightlight.server.limits.buckets import Allowances
from nightlight.server.operations.server_process import ServerProcess
from nightlight.server.sockets.client import Connection
from nightlight.server.sockets.conversation import AGAIN, LATER, TOO_FAST, Conversation, as_refusal
from nightlight.server.tables.live_table import LiveTable
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.messages import Reason, encoded

FOREIGN: Final = 4403  # close codes of our own: a page of another server
GONE: Final = 4404  # no such table
CLOSING: Final = {Reason.TOO_MANY: TOO_FAST, Reason.TOO_FAST: TOO_FAST, Reason.STORAGE: AGAIN, Reason.BUSY: LATER}


class Sockets:
    """All sockets of the process."""

    def __init__(self, server: ServerProcess) -> None:
        self.server: Final = server
        self.open: Final[set[Connection]] = set()
        self.allowances: Final = Allowances(server.limits)
        self._of_guest: Final = Counter[str | None]()

    async def serve(self, websocket: WebSocket) -> None:
        """One socket from its handshake to its end."""
        if not same_origin(websocket.headers):
            await websocket.close(FOREIGN)
            return
        await websocket.accept()
        network = self.server.guard.network("" if websocket.client is None else websocket.client.host)
        try:
            connection = await self._connection(websocket)
            self._check_room(connection)
            table = await self.server.lobby.table(websocket.path_params["table"])
            table.check_admission(connection.guest)
            if not table.state.at_home(connection.guest):
                self.server.services.load.admit("sockets")
                self._check_stranger(network)
        except (Refusal, StorageError) as error:
            await self._refuse(websocket, as_refusal(error))
            return
        await self._talk(websocket, table, connection, network)

    async def _refuse(self, websocket: WebSocket, refusal: Refusal) -> None:
        """Send the reason, if the client is still there."""
        try:
            await websocket.send_text(encoded(refusal.message(None)).decode())
            await websocket.close(CLOSING.get(refusal.reason, GONE))
        except WebSocketDisconnect:
            self.server.guard.faults.note("vanished")

    async def _connection(self, websocket: WebSocket) -> Connection:
        """Who is behind the socket."""
        guest = await asyncio.to_thread(self.server.sessions.guest, websocket.cookies.get(COOKIE))
        network = "" if websocket.client is None else network_of(websocket.client.host)
        if guest is None:
            return Connection(None, "", self.server.limits, network, self.allowances)
        return Connection(guest.id, guest.name, self.server.limits, network, self.allowances)

    def _check_room(self, connection: Connection) -> None:
        limits = self.server.limits
        if len(self.open) >= limits.connections:
            raise Refusal(Reason.TOO_MANY, f"{limits.connections} connections")
        if connection.guest is not None and self._of_guest[connection.guest] >= limits.connections_per_guest:
            raise Refusal(Reason.TOO_MANY, f"{limits.connections_per_guest} connections of one guest")

    def _check_stranger(self, network: Network) -> None:
        """Admit those who belong to the table in any case; others only if there is room."""
        if network.away:
            raise Refusal(Reason.TOO_FAST, "this address was disconnected for sending too fast; wait a moment")
        slots = self.server.guard.slots
        if network.strangers >= slots.for_strangers(slots.most_of_network):
            raise Refusal(Reason.TOO_MANY, f"{network.strangers} spectator connections from one address")
        if len(self.open) >= slots.for_strangers(slots.most):
            raise Refusal(Reason.TOO_MANY, f"{len(self.open)} connections; the rest are reserved for players")

    async def _talk(self, websocket: WebSocket, table: LiveTable, connection: Connection, network: Network) -> None:
        stranger = not table.state.at_home(connection.guest)
        network.strangers += stranger
        self.open.add(connection)
        self._of_guest[connection.guest] += 1
        self.server.services.metrics.connections.set(len(self.open))
        talk = Conversation(websocket, table, connection, self.server.guard, network)
        try:
            await talk.until_over()
        finally:
            network.strangers -= stranger
            self.open.discard(connection)
            self._leave(connection.guest)
            self.server.services.metrics.connections.set(len(self.open))
            table.leave(connection)
            talk.close()

    def _leave(self, guest: str | None) -> None:
        self._of_guest[guest] -= 1
        if self._of_guest[guest] == 0:
            del self._of_guest[guest]
