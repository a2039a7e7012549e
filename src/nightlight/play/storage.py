"""Bytes that are on the disk when a function returns, and files that stay whole when it fails."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

from nightlight.core.errors import StorageError

FOLDER_VARIABLE: Final = "NIGHTLIGHT_DATA"


def data_folder() -> Path:
    """Where everything of the user is kept; `NIGHTLIGHT_DATA` overrides where it lies."""
    return Path(os.environ.get(FOLDER_VARIABLE) or user_data_dir("nightlight"))


def read(path: Path) -> bytes:
    """All that the file holds."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise StorageError(f"{path} cannot be read: {reason(error)}") from error


def exists(path: Path) -> bool:
    """Whether there is anything of that name."""
    try:
        return path.exists()
    except OSError as error:
        raise StorageError(f"{path} cannot be looked up: {reason(error)}") from error


def create(path: Path, data: bytes, *, private: bool = False) -> None:
    """A new file with this in it; never over an old one. A private file is for its owner's eyes only."""
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
    """Add to a file that has this size; a failure leaves it so."""
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
    """Forget what stands after the first `size` bytes of a file."""
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
    """A file with this in it, new or over an old one; nobody ever sees half of it."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise StorageError(f"{path} cannot be written: {reason(error)}") from error


def write(file: io.FileIO, data: bytes) -> None:
    """All of it, down to the disk."""
    rest = memoryview(data)
    while len(rest) > 0:
        rest = rest[file.write(rest) :]
    os.fsync(file.fileno())


def settle(folder: Path) -> None:
    """Make a new name in the folder survive a power cut, where folders can be opened at all."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def refuse_other_size(path: Path, file: io.FileIO, size: int) -> None:
    """Two programs that play the same match would mix their lines."""
    found = file.seek(0, os.SEEK_END)
    if found != size:
        raise StorageError(f"{path} was changed by another program: {size} bytes were expected, not {found}")


def reason(error: OSError) -> str:
    """Why, in the system's words."""
    return error.strerror or str(error)
