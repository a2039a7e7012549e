"""How a worker process is talked to: frames over its standard input and output, and one reply to each question."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final

READY: Final = b"ready"  # the first thing a worker says
SIZE_BYTES: Final = 4


def framed(data: bytes) -> bytes:
    """The bytes with their number before them."""
    return len(data).to_bytes(SIZE_BYTES) + data


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The standard input and output, kept away from what is printed and read meanwhile."""
    questions, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return questions, replies


def serve(reply: Callable[[bytes], bytes], questions: BinaryIO, replies: BinaryIO) -> None:
    """Reply to every question, until there are none."""
    said = READY
    try:
        while True:
            replies.write(framed(said))
            replies.flush()
            size = questions.read(SIZE_BYTES)
            data = questions.read(int.from_bytes(size))
            if len(size) < SIZE_BYTES or len(data) < int.from_bytes(size):
                return
            said = reply(data)
    except BrokenPipeError:
        os._exit(0)  # nobody is left to tell; and nothing more to write out


def end_after(seconds: float) -> None:
    """Let the system end this process then, whatever it is busy with and whether or not a parent is left; 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def place_of(error: Exception) -> str:
    """What went wrong and where, without the message: that could tell secrets."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} ({Path(last.filename).name}, line {last.lineno})"
