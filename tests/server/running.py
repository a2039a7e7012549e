"""A server in a process of its own, as an operator starts it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from nightlight.server.limits.limits import Limits

PATIENCE = 300  # s: others may use this machine as well
GLANCE = 10  # s
PLENTY = {  # of what the guests of a whole evening open from one address
    "tables_per_hour": 1_000_000,
    "bytes_per_guest": 10**12,
    "imports_per_hour": 1_000_000,
    "network_tables_per_hour": 1_000_000,
    "network_imports_per_hour": 1_000_000,
    "network_bytes_per_hour": 10**12,
}
CALM = {"busy_ms": 10_000, "overloaded_ms": 20_000}  # whoever else uses this machine
AS_SHIPPED = {name: getattr(Limits(), name) for name in CALM}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server that can be killed and started again at the same port."""

    def __init__(self, database: str, log: Path, limits: Mapping[str, int] | None = None, workers: int = 1) -> None:
        self.database = database
        self.workers = workers
        self.log = log
        self.port = free_port()
        self.limits = {
            "bot_pause_ms": 0,
            "requests_per_minute": 100_000,
            "guests_per_hour": 100_000,
            **PLENTY,
            **CALM,
            **(limits or {}),
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "nightlight", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers)]
        changed = {f"NIGHTLIGHT_{name.upper()}": str(value) for name, value in self.limits.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env={**os.environ, **changed}, stderr=log, stdout=log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text()
            if self._answers():
                return
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def _answers(self) -> bool:
        """Whether it can be reached, and reaches its database."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=GLANCE)
        try:
            line.request("GET", "/healthz")
            return line.getresponse().status == HTTPStatus.OK
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """As a power cut does it: whoever serves, and who watches over them."""
        assert self.process is not None, "it runs"
        serving = self.serving() if self.workers > 1 else []
        self.process.send_signal(signal.SIGKILL)
        for worker in serving:
            kill(worker)
        self.process.wait()

    def serving(self) -> list[int]:
        """The processes that serve, where there are several workers."""
        assert self.process is not None, "it runs"
        return [child for child in children(self.process.pid) if b"spawn_main" in command_of(child)]

    def stop(self) -> int:
        """As an operator does it; the exit code."""
        assert self.process is not None, "it runs"
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


def children(process: int) -> list[int]:
    """The processes that this one has started."""
    try:
        return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


def command_of(process: int) -> bytes:
    """What a process was started with; nothing when it has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def kill(process: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


@contextmanager
def running(database: str, log: Path, limits: Mapping[str, int] | None = None, workers: int = 1) -> Iterator[Server]:
    server = Server(database, log, limits, workers)
    try:
        server.start()
        yield server
    finally:
        if server.alive:
            server.stop()
