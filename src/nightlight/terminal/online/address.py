"""The addresses of a server and its tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlsplit

from nightlight.terminal.mistake import Mistake

PORTS: Final = {"http": 80, "https": 443}
PLACE: Final = re.compile(r"(?P<folder>.*?)(?:/t/(?P<table>[^/]+))?/*")
LINK: Final = "://"


@dataclass(frozen=True)
class Address:
    """A server as a person types it, perhaps with a path on a larger site."""

    scheme: str
    host: str
    port: int
    folder: str = ""

    @property
    def base(self) -> str:
        """The part before every path."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        place = host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"
        return f"{self.scheme}{LINK}{place}{self.folder}"

    def link(self, table: str) -> str:
        """The table's link for people."""
        return f"{self.base}/t/{quote(table, safe='')}"

    def socket(self, table: str) -> str:
        """The table's WebSocket address."""
        return f"{self.base.replace('http', 'ws', 1)}/ws/tables/{quote(table, safe='')}"


def read(text: str) -> tuple[Address, str | None]:
    """The server in a link, and its table if it has one."""
    parts = urlsplit(text if LINK in text else f"http{LINK}{text}")
    place = PLACE.fullmatch(parts.path)
    try:
        port = parts.port
    except ValueError as error:
        raise Mistake("online-address", address=text) from error
    if parts.scheme not in PORTS or not parts.hostname or place is None:
        raise Mistake("online-address", address=text)
    address = Address(parts.scheme, parts.hostname, port or PORTS[parts.scheme], place["folder"])
    return address, place["table"]


def is_link(text: str) -> bool:
    """Whether the text is a link rather than a code."""
    return LINK in text or "/" in text
