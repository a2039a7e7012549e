"""Locks between processes. The system lets go of them when a process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Wait until nobody else is in here."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path, os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


def take(path: Path) -> int | None:
    """The open lock, if nobody else holds that file or folder now."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return None
    return lock


def hold_for_life(folder: Path) -> None:
    """Hold a folder, beside others who do, until this process and the program it becomes have ended."""
    lock = os.open(folder, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_SH)
    os.set_inheritable(lock, True)
