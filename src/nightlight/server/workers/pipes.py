"""The protocol of a worker process: frames over its standard input and output, one reply to each question."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final

READY: Final = b"ready"  # the first frame a worker sends
SIZE_BYTES: Final = 4


def framed(data: bytes) -> bytes:
    """The bytes, preceded by their length."""
    return len(data).to_bytes(SIZE_BYTES) + data


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The standard input and output, out of reach of anything that prints or reads."""
    questions, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return questions, replies


def serve(reply: Callable[[bytes], bytes], questions: BinaryIO, replies: BinaryIO) -> None:
    """Reply to questions until the input ends."""
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
        os._exit(0)  # the parent is gone, and there is nothing left to flush


def end_after(seconds: float) -> None:
    """Have the system end this process after so many seconds, whatever it is doing; 0 cancels that."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def place_of(error: Exception) -> str:
    """The kind of an error and where it happened, without its message, which could reveal secrets."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} ({Path(last.filename).name}, line {last.lineno})"
