"""The user's identity at each server: a name and a cookie, stored where only the user can read them."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from nightlight.play.storage import data_folder
from nightlight.terminal.mistake import Mistake

FILE: Final = "servers.json"


class Identity(Struct):
    """A guest of one server; whoever has the cookie is that guest."""

    name: str
    cookie: str


def known(server: str) -> Identity | None:
    """The stored identity at a server."""
    return everywhere().get(server)


def keep(server: str, identity: Identity) -> None:
    """Store the identity at a server."""
    path = place()
    identities = {**everywhere(), server: identity}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, msgspec.json.format(msgspec.json.encode(identities)))
    except OSError as error:
        raise Mistake("error-file", path=str(path), problem=error.strerror or str(error)) from error


def write(path: Path, data: bytes) -> None:
    """Replace the file atomically; a new temporary file is readable only by its owner."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def everywhere() -> dict[str, Identity]:
    """The identities at all servers; with an unreadable file, the user simply becomes a new guest."""
    try:
        return msgspec.json.decode(place().read_bytes(), type=dict[str, Identity])
    except (OSError, msgspec.DecodeError, UnicodeError):
        return {}


def place() -> Path:
    return data_folder() / FILE
