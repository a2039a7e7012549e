"""Where a server is, and where a table of it is."""

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
    """A server as a person types it; perhaps below a folder of a larger one."""

    scheme: str
    host: str
    port: int
    folder: str = ""

    @property
    def base(self) -> str:
        """What stands in front of every path."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        place = host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"
        return f"{self.scheme}{LINK}{place}{self.folder}"

    def link(self, table: str) -> str:
        """The table for people to open."""
        return f"{self.base}/t/{quote(table, safe='')}"

    def socket(self, table: str) -> str:
        """The table for programs to connect to."""
        return f"{self.base.replace('http', 'ws', 1)}/ws/tables/{quote(table, safe='')}"


def read(text: str) -> tuple[Address, str | None]:
    """The server of a link, and the table that it leads to, if it leads to one."""
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
    """Whether somebody typed a link rather than a code."""
    return LINK in text or "/" in text
