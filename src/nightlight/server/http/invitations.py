"""Invitations to a table for other devices: a link and its QR code."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import segno
from starlette.datastructures import URL

from nightlight.server.connections.addresses import is_local, network_address
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.api import Invitation
from nightlight.wire.messages import Reason

QUIET: Final = 2  # light modules around the code


def invitation(asked: URL, table: str, *, everywhere: bool) -> Invitation:
    """An invitation to the table, for whoever sees the screen it was requested from."""
    return pictured(f"{door(asked, everywhere=everywhere)}/t/{table}")


def moving(asked: URL, ticket: str, *, everywhere: bool) -> Invitation:
    """A link that moves a seat to another device."""
    return pictured(f"{door(asked, everywhere=everywhere)}/take/{ticket}")


def pictured(link: str) -> Invitation:
    """A link with its QR code."""
    try:
        code = segno.make(link, micro=False)
    except segno.DataOverflowError as error:
        raise Refusal(Reason.BAD_MESSAGE, "the name of the host is too long for a code") from error
    rows = modules(code)
    return Invitation(link, len(rows), path(rows))


def modules(code: segno.QRCode) -> list[list[bool]]:
    """The code with the light border that cameras expect, row by row: which of its modules are dark."""
    return [[dark != 0 for dark in row] for row in code.matrix_iter(border=QUIET)]


def door(asked: URL, *, everywhere: bool) -> str:
    """The server as other devices reach it.

    Somebody at the machine itself calls it localhost, which leads nowhere from other devices: where the server listens
    at all addresses, the one in the network is said instead.
    """
    network = network_address() if everywhere and is_local(asked.hostname or "") else None
    if network is None:
        return f"{asked.scheme}://{asked.netloc}"
    return f"{asked.scheme}://{network}" + ("" if asked.port is None else f":{asked.port}")


def path(rows: list[list[bool]]) -> str:
    """The dark modules as the `d` of an SVG path: a box for each run in a row."""
    return "".join(f"M{x} {y}h{width}v1h-{width}z" for y, row in enumerate(rows) for x, width in runs(row))


def runs(row: list[bool]) -> list[tuple[int, int]]:
    """Where each run of dark modules begins, and how long it is."""
    found = []
    place = 0
    for dark, modules in groupby(row):
        width = len(list(modules))
        if dark:
            found.append((place, width))
        place += width
    return found
