"""Answers given before a request reaches the application."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from nightlight.server.connections.faults import Kind
from nightlight.server.limits.limits import Limits


@dataclass(frozen=True)
class Verdict:
    """Why a request is not read to the end."""

    status: HTTPStatus
    fault: Kind
    words: str  # what was expected


def long_line(limits: Limits) -> Verdict:
    return Verdict(HTTPStatus.REQUEST_URI_TOO_LONG, "head", f"An address has at most {limits.line_bytes} bytes.")


def long_head(limits: Limits) -> Verdict:
    words = f"The head of a request has at most {limits.headers} fields and {limits.head_bytes} bytes."
    return Verdict(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "head", words)


def late_head(limits: Limits) -> Verdict:
    words = f"The head of a request comes within {limits.head_seconds} seconds."
    return Verdict(HTTPStatus.REQUEST_TIMEOUT, "late", words)


def late_body(limits: Limits) -> Verdict:
    words = f"The body of a request comes within {limits.body_seconds} seconds."
    return Verdict(HTTPStatus.REQUEST_TIMEOUT, "late", words)


def crowded(most: int) -> Verdict:
    return Verdict(HTTPStatus.TOO_MANY_REQUESTS, "crowd", f"From one address come at most {most} connections at once.")


MALFORMED: Final = Verdict(HTTPStatus.BAD_REQUEST, "garbage", "This is no request of HTTP/1.1.")
HASTY: Final = Verdict(HTTPStatus.TOO_MANY_REQUESTS, "crowd", "Wait a moment before you open another socket.")
NO_HANDSHAKE: Final = Verdict(
    HTTPStatus.BAD_REQUEST, "handshake", "The handshake of a socket is a GET without a body, by RFC 6455."
)


def plain(verdict: Verdict) -> bytes:
    """A short answer in plain words, after which the connection is closed."""
    body = f"{verdict.words}\n".encode()
    lines = [
        f"HTTP/1.1 {verdict.status} {verdict.status.phrase}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
