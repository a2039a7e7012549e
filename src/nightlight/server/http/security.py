"""The headers of every HTTP response, and which origins may open sockets."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

OWN_STYLES: Final = "style-src 'self'"
POLICY: Final = (
    f"default-src 'none'; script-src 'self'; {OWN_STYLES}; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
KEPT_BY_NOBODY: Final = "no-store"  # for anything private or changing; the pages' files override it


class SecurityHeaders:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", KEPT_BY_NOBODY)
            await send(message)

        await self.app(scope, receive, secured if scope["type"] == "http" else send)


def policy_with(styles: Iterable[str]) -> str:
    """The policy for a page with these inline styles and no others."""
    known = [f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'" for style in styles]
    return POLICY.replace(OWN_STYLES, " ".join([OWN_STYLES, *known]))


def same_origin(headers: Headers) -> bool:
    """Whether the request comes from a page of this server; programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
