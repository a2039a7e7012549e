"""The host names of this server.

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

OWN_NETWORK: Final = (
    ".local",
    ".localhost",
    ".lan",
    ".home",
    ".home.arpa",
    ".internal",
)  # names there cannot be registered
NAME: Final = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")
PORT: Final = re.compile(r":\d*$")
MISDIRECTED: Final = 421
FOREIGN: Final = 4403  # close code for a socket opened by another server's page


class Names:
    """Which hosts mean this server: addresses, names of the local network, and those the operator gives."""

    def __init__(self, given: Iterable[str] = (), machine: str | None = None) -> None:
        own = (socket.gethostname() if machine is None else machine).lower()
        self._own: Final = {own, own.partition(".")[0]}
        self._given: Final = {checked(name) for name in given}

    def know(self, headers: Headers) -> bool:
        """Whether every host a request names is this server; programs other than browsers may name none."""
        return all(self._knows(name_in(host)) for host in headers.getlist("host"))

    def mean_here(self, headers: Headers) -> bool:
        """Whether every host a request names is the machine it comes from."""
        return all(is_local(name) or name in self._own for name in map(name_in, headers.getlist("host")))

    def _knows(self, name: str) -> bool:
        return (
            is_address(name)
            or "." not in name  # only the local network has such names
            or name.endswith(OWN_NETWORK)
            or name in self._own
            or name in self._given
        )


class KnownNames:
    """Refuses requests to any other host name."""

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
    """A name as browsers send it, including internationalized ones."""
    try:
        name = given.rstrip(".").encode("idna").decode().lower()
    except UnicodeError:
        name = ""
    if not NAME.fullmatch(name):
        raise BadSetup(f"a name of the server is one like play.example.org, without https:// and port, not {given!r}")
    return name


def listed(text: str) -> list[str]:
    """The names in an environment variable, separated by commas or spaces."""
    return text.replace(",", " ").split()
