"""The secret of a match in progress, in a file next to its journal that only its owner can read."""

from __future__ import annotations

import contextlib
from pathlib import Path

from nightlight.core.errors import StorageError
from nightlight.play import storage
from nightlight.play.luck import Luck, commitment


def secret_path(journal: Path) -> Path:
    """The path of the secret."""
    return journal.with_name(f"{journal.name}.secret")


def keep(secret: bytes, journal: Path) -> None:
    """Store the secret for a journal that does not exist yet."""
    if storage.exists(journal):
        raise StorageError(f"{journal} already exists; nothing was written")
    storage.remove(secret_path(journal))  # a program that stopped before its first line may have left one
    storage.create(secret_path(journal), secret.hex().encode() + b"\n", private=True)


def found(luck: Luck, journal: Path) -> Luck:
    """The luck of a journal, with the secret stored next to it."""
    path = secret_path(journal)
    if not storage.exists(path):
        raise StorageError(f"{path} is missing, with the secret of the luck: the match can be replayed, not continued")
    try:
        secret = bytes.fromhex(storage.read(path).decode("ascii"))
    except ValueError:
        secret = b""
    if commitment(secret) != luck.promise:
        raise StorageError(f"{path} is not the secret that was promised: the match can be replayed, not continued")
    return Luck.fair(secret, luck.words, luck.given)


def forget(journal: Path) -> None:
    """Remove a secret that the closing line has revealed; failing to do so does no harm."""
    with contextlib.suppress(StorageError):
        storage.remove(secret_path(journal))
