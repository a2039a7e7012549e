"""Answers at the door, where no application is asked."""

from __future__ import annotations

from http import HTTPStatus


def plain(status: int, words: str, *headers: str) -> bytes:
    """A short answer in plain words, after which the connection is closed."""
    body = f"{words}\n".encode()
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        *headers,
        "connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
