"""A server that is late all the time, as if it had too much to do: it is halted again and again from outside."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from server.running import Server

HALTED: Final = 0.7  # seconds
RUNS: Final = 0.15  # seconds in between


@contextmanager
def halted(server: Server) -> Iterator[None]:
    """Late until the block ends; it takes a few seconds until the server believes it."""
    assert server.process is not None, "it runs"
    process = server.process.pid
    enough = threading.Event()

    def halt() -> None:
        while not enough.is_set():
            os.kill(process, signal.SIGSTOP)
            enough.wait(HALTED)
            os.kill(process, signal.SIGCONT)
            enough.wait(RUNS)

    thread = threading.Thread(target=halt)
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join()
