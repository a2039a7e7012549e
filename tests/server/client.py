"""A client as a bot's author writes it: HTTP for the table, a socket for the play."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

Said = dict[str, Any]

ZOE: Final = "Zoe Zimmermann"  # to be looked for: three letters would be in an id by chance


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        # Nothing stays open between two requests, so nobody need close it.
        self.http = httpx.Client(base_url=url, timeout=30, limits=httpx.Limits(max_keepalive_connections=0))
        response = self.http.post("/api/me", json={"name": name})
        assert response.status_code == 200, response.text
        self.cookie = response.cookies["nightlight"]

    def open(self, game: str, players: int, **wishes: object) -> Said:
        """A new table."""
        response = self.http.post("/api/tables", json={"game": game, "players": players, **wishes})
        assert response.status_code == 201, response.text
        handle: Said = response.json()
        return handle


class Socket:
    """A socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.number = 0
        self.heard: list[Said] = []
        self.cursor: str | None = None

    async def say(self, kind: str, **fields: object) -> int:
        """Send a request with an id of its own."""
        self.number += 1
        await self.connection.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    async def hear(self) -> Said:
        """The next message."""
        message: Said = json.loads(await self.connection.recv())
        self.heard.append(message)
        if message["type"] == "update":
            self.cursor = message["cursor"]
        return message

    async def until(self, kind: str, **fields: object) -> Said:
        """The next message of that kind with these fields."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def ask(self, kind: str, **fields: object) -> Said:
        """Send a request and wait for what became of it."""
        number = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            if message["type"] in ("done", "refused") and message.get("id") == number:
                return message


@asynccontextmanager
async def at_table(ws: str, table: str, guest: Guest | None = None, **hello: object) -> AsyncIterator[Socket]:
    """A socket that has said hello."""
    headers = {} if guest is None else {"cookie": f"nightlight={guest.cookie}"}
    async with connect(f"{ws}/ws/tables/{table}", additional_headers=headers, max_size=2**22) as connection:
        socket = Socket(connection)
        await socket.ask("hello", **hello)
        yield socket


async def play_on(socket: Socket, choices: random.Random) -> Said:
    """Answer whatever is asked, at random, until the match is over; the last update."""
    answered: set[tuple[int, int]] = set()
    waiting = [message for message in socket.heard if message["type"] == "update"]
    while True:
        update = waiting.pop(0) if waiting else await socket.hear()
        if update["type"] != "update":
            assert update["type"] != "bye", update
            continue
        if update.get("outcome") is not None:
            return update
        decision = update.get("decision")
        if decision is not None and (update["seat"], decision["id"]) not in answered:
            answered.add((update["seat"], decision["id"]))
            option = choices.randrange(len(decision["options"]))
            await socket.say("answer", seat=update["seat"], decision=decision["id"], option=option)
