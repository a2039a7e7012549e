"""Requests over HTTP: identity, lists of tables, and new tables."""

from __future__ import annotations

import http.client
import os
from http.cookies import CookieError, SimpleCookie
from typing import Final, TypeVar
from urllib.parse import quote

import msgspec
from msgspec import Struct

from nightlight.terminal.mistake import Mistake
from nightlight.terminal.online.address import Address
from nightlight.terminal.online.refusals import Refused
from nightlight.wire.api import Hint, Listed, Me, NewName, OpenTable, Problem, TableHandle

COOKIE: Final = "nightlight"
PATIENCE: Final = 15.0  # seconds
FINE: Final = range(200, 300)

S = TypeVar("S")


class FrontDesk:
    """The server's HTTP API, one request at a time."""

    def __init__(self, address: Address, cookie: str | None = None) -> None:
        self.address: Final = address
        self.cookie = cookie

    def me(self) -> str | None:
        """My name, if the server knows me."""
        try:
            return self._ask("GET", "/api/me", Me).name
        except Refused as refused:
            if refused.reason != "no-guest":
                raise
            self.cookie = None
            return None

    def name_me(self, name: str) -> str:
        """Set my name; a new guest gets a cookie."""
        return self._ask("POST", "/api/me", Me, NewName(name)).name

    def lobby(self) -> list[Listed]:
        """The open tables that somebody is at."""
        return self._ask("GET", "/api/tables", list[Listed])

    def mine(self) -> list[Listed]:
        """My unfinished tables."""
        return [table for table in self._ask("GET", "/api/my-tables", list[Listed]) if table.stage != "over"]

    def open(self, wish: OpenTable) -> TableHandle:
        """Open a new table."""
        return self._ask("POST", "/api/tables", TableHandle, wish)

    def by_code(self, code: str) -> str:
        """The table with that code."""
        return self._ask("GET", f"/api/codes/{quote(code, safe='')}", TableHandle).table

    def table(self, table: str) -> Listed:
        """The table with that id."""
        return self._ask("GET", f"/api/tables/{quote(table, safe='')}", Listed)

    def hint(self, table: str, seat: int) -> Hint:
        """A bot's hint for one of my seats."""
        return self._ask("POST", f"/api/tables/{quote(table, safe='')}/seats/{seat}/hint", Hint)

    def journal(self, table: str) -> bytes:
        """The journal of a finished match."""
        status, data = self._exchange("GET", f"/api/tables/{quote(table, safe='')}/journal", None)
        self._check(status, data)
        return data

    def _ask(self, method: str, path: str, kind: type[S], body: Struct | None = None) -> S:
        status, data = self._exchange(method, path, None if body is None else msgspec.json.encode(body))
        self._check(status, data)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Mistake("online-strange", server=self.address.base) from error

    def _check(self, status: int, data: bytes) -> None:
        if status in FINE:
            return
        try:
            reason = msgspec.json.decode(data, type=Problem).reason
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Mistake("online-strange", server=self.address.base) from error
        raise Refused(reason)

    def _exchange(self, method: str, path: str, body: bytes | None) -> tuple[int, bytes]:
        connection = self._connection()
        headers = {} if self.cookie is None else {"Cookie": f"{COOKIE}={self.cookie}"}
        try:
            connection.request(method, self.address.folder + path, body, headers)
            response = connection.getresponse()
            self._keep_cookie(response.headers.get_all("Set-Cookie") or [])
            return response.status, response.read()
        except OSError as error:
            raise Mistake("online-unreachable", server=self.address.base, problem=problem_of(error)) from error
        except http.client.HTTPException as error:
            raise Mistake("online-strange", server=self.address.base) from error
        finally:
            connection.close()

    def _connection(self) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self.address.scheme == "https" else http.client.HTTPConnection
        return kind(self.address.host, self.address.port, timeout=PATIENCE)

    def _keep_cookie(self, headers: list[str]) -> None:
        for header in headers:
            try:
                cookies = SimpleCookie(header)
            except CookieError:
                continue
            if COOKIE in cookies:
                self.cookie = cookies[COOKIE].value


def problem_of(error: OSError) -> str:
    """The reason in the system's words."""
    return os.strerror(error.errno) if error.errno is not None and error.errno > 0 else error.strerror or str(error)
