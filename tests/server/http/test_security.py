"""Where requests may come from, and what answers carry."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from nightlight.server.http.security import HEADERS, SecurityHeaders, same_origin


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "play.test", True),
        ("https://play.test", "play.test", True),
        ("http://play.test:8000", "play.test:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("https://evil.test", "play.test", False),
        ("https://play.test.evil.test", "play.test", False),
        ("https://play.test@evil.test", "play.test", False),
        ("https://evil.test/play.test", "play.test", False),
        ("http://play.test:8001", "play.test:8000", False),
        ("null", "play.test", False),
        ("", "play.test", False),
        ("http://[", "play.test", False),
    ],
)
def test_a_page_asks_its_own_server(origin: str | None, host: str, same: bool) -> None:
    headers = Headers({"host": host} if origin is None else {"host": host, "origin": origin})

    assert same_origin(headers) == same


def test_an_origin_without_a_host_is_foreign() -> None:
    assert not same_origin(Headers({"origin": "null"}))


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    policy = dict(part.split(maxsplit=1) for part in HEADERS["content-security-policy"].split("; "))

    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"]


async def test_an_answer_keeps_the_headers_of_its_own() -> None:
    said: list[Message] = []

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("boo", headers={"referrer-policy": "no-referrer"})(scope, receive, send)

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        said.append(message)

    await SecurityHeaders(answer)({"type": "http", "method": "GET", "headers": []}, receive, send)

    headers = Headers(raw=said[0]["headers"])
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
