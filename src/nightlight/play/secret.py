"""The secret of a running match, in a file beside its journal that only its owner may read."""

from __future__ import annotations

import contextlib
from pathlib import Path

from nightlight.core.errors import StorageError
from nightlight.play import storage
from nightlight.play.luck import Luck, commitment


def secret_path(journal: Path) -> Path:
    """Where the secret lies."""
    return journal.with_name(f"{journal.name}.secret")


def keep(secret: bytes, journal: Path) -> None:
    """Put the secret beside a journal that does not exist yet."""
    if storage.exists(journal):
        raise StorageError(f"{journal} already exists; nothing was written")
    storage.remove(secret_path(journal))  # a program that stopped before its first line may have left one
    storage.create(secret_path(journal), secret.hex().encode() + b"\n", private=True)


def found(luck: Luck, journal: Path) -> Luck:
    """The luck of a journal, with the secret that lies beside it."""
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
    """Remove a secret that the closing line has told; one that cannot be removed does no harm any more."""
    with contextlib.suppress(StorageError):
        storage.remove(secret_path(journal))
