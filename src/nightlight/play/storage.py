"""Durable files: the bytes are on the disk when a function returns, and files stay intact if it fails."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

from nightlight.core.errors import StorageError

FOLDER_VARIABLE: Final = "NIGHTLIGHT_DATA"


def data_folder() -> Path:
    """The folder for the user's data; `NIGHTLIGHT_DATA` overrides it."""
    return Path(os.environ.get(FOLDER_VARIABLE) or user_data_dir("nightlight"))


def read(path: Path) -> bytes:
    """The contents of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise StorageError(f"{path} cannot be read: {reason(error)}") from error


def exists(path: Path) -> bool:
    """Whether the path exists."""
    try:
        return path.exists()
    except OSError as error:
        raise StorageError(f"{path} cannot be looked up: {reason(error)}") from error


def create(path: Path, data: bytes, *, private: bool = False) -> None:
    """Create a file with this content; never overwrites. Only its owner can read a private file."""
    mode = 0o600 if private else 0o666
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    except FileExistsError:
        raise StorageError(f"{path} already exists; nothing was written") from None
    except OSError as error:
        raise StorageError(f"{path} cannot be created: {reason(error)}") from error
    try:
        with io.FileIO(descriptor, "w") as file:
            write(file, data)
        settle(path.parent)
    except OSError as error:
        path.unlink(missing_ok=True)
        raise StorageError(f"{path} cannot be written: {reason(error)}; nothing was recorded") from error


def append(path: Path, data: bytes, size: int) -> None:
    """Append to a file of this size; a failure leaves it unchanged."""
    try:
        with io.FileIO(path, "r+") as file:
            refuse_other_size(path, file, size)
            try:
                write(file, data)
            except BaseException:
                file.truncate(size)
                raise
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {reason(error)}; nothing was recorded") from error


def cut(path: Path, size: int, old_size: int) -> None:
    """Truncate a file to its first `size` bytes."""
    try:
        with io.FileIO(path, "r+") as file:
            refuse_other_size(path, file, old_size)
            file.truncate(size)
            os.fsync(file.fileno())
    except OSError as error:
        raise StorageError(f"{path} cannot be shortened: {reason(error)}; nothing was taken back") from error


def remove(path: Path) -> None:
    """Delete a file, if it is there."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise StorageError(f"{path} cannot be deleted: {reason(error)}") from error


def replace(path: Path, data: bytes) -> None:
    """Create or replace a file atomically."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise StorageError(f"{path} cannot be written: {reason(error)}") from error


def write(file: io.FileIO, data: bytes) -> None:
    """Write all of it, and sync it to the disk."""
    rest = memoryview(data)
    while len(rest) > 0:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())


def settle(folder: Path) -> None:
    """Make a new name in the folder survive a power cut, on systems where folders can be opened."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def refuse_other_size(path: Path, file: io.FileIO, size: int) -> None:
    """Refuse a file that another program has changed: two programs playing one match would mix their lines."""
    found = file.seek(0, os.SEEK_END)
    if found != size:
        raise StorageError(f"{path} was changed by another program: {size} bytes were expected, not {found}")


def reason(error: OSError) -> str:
    """The reason in the system's words."""
    return error.strerror or str(error)
