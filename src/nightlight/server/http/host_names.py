"""The names that this server goes by.

A stranger's page can have its own name lead to a machine at home, and then counts as a page of that machine: so whoever
asks by a name that strangers could own is answered only if the operator knows it.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from nightlight.core.errors import BadSetup
from nightlight.server.connections.addresses import is_local

OWN_NETWORK: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")  # nobody can buy a name there
NAME: Final = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")
PORT: Final = re.compile(r":\d*$")
MISDIRECTED: Final = 421
FOREIGN: Final = 4403  # as a socket is closed that a page of another server opens


class Names:
    """Which hosts mean this server: addresses, names of one's own network, and those that the operator gives."""

    def __init__(self, given: Iterable[str] = (), machine: str | None = None) -> None:
        own = (socket.gethostname() if machine is None else machine).lower()
        self._own: Final = {own, own.partition(".")[0]}
        self._given: Final = {checked(name) for name in given}

    def know(self, headers: Headers) -> bool:
        """Whether every host that a request names is this server; programs that are no browsers may name none."""
        return all(self._knows(name_in(host)) for host in headers.getlist("host"))

    def mean_here(self, headers: Headers) -> bool:
        """Whether every host that a request names is the machine it comes from."""
        return all(is_local(name) or name in self._own for name in map(name_in, headers.getlist("host")))

    def _knows(self, name: str) -> bool:
        return (
            is_address(name)
            or "." not in name  # only one's own network gives such names
            or name.endswith(OWN_NETWORK)
            or name in self._own
            or name in self._given
        )


class KnownNames:
    """Answers nobody who asks by another name."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app: Final = app
        self.names: Final = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.names.know(Headers(scope=scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
            await PlainTextResponse(refusal(Headers(scope=scope)), MISDIRECTED)(scope, receive, send)
        else:
            await WebSocketClose(FOREIGN)(scope, receive, send)


def refusal(headers: Headers) -> str:
    """What the operator should do, if the name is theirs."""
    name = name_in(headers.get("host", ""))
    known, example = (f"the name {name}", name) if NAME.fullmatch(name) else ("this name", "play.example.org")
    advice = f"start it with --name {example}, or with NIGHTLIGHT_NAMES={example}"
    return f"This server does not go by {known}. If it should, {advice}."


def name_in(host: str) -> str:
    """The name without the port, as names are compared."""
    return PORT.sub("", host.strip()).rstrip(".").lower()


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def checked(given: str) -> str:
    """A name as browsers send it, also one with letters of other scripts."""
    try:
        name = given.rstrip(".").encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if not NAME.fullmatch(name):
        raise BadSetup(f"a name of the server is one like play.example.org, without https:// and port, not {given!r}")
    return name


def listed(text: str) -> list[str]:
    """The names in a variable of the environment, with commas or spaces between them."""
    return text.replace(",", " ").split()
