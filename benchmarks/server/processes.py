"""Servers as processes: started, waited for, measured and stopped. Their figures come from Linux's /proc."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

SECONDS_TO_START: Final = 60
SECONDS_TO_STOP: Final = 30
LAST_WORDS: Final = 5000  # characters of its log that are shown where something failed
TICKS: Final = os.sysconf("SC_CLK_TCK")
PARENT: Final = 1  # fields of /proc/<id>/stat after the name
USER: Final = 11
SYSTEM: Final = 12


def fields(process: int) -> list[str]:
    text = Path(f"/proc/{process}/stat").read_text("ascii", "replace")
    return text.rpartition(")")[2].split()


def family(process: int) -> list[int]:
    """The process and those that it started, directly or not."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parents[int(entry.name)] = int(fields(int(entry.name))[PARENT])
            except (FileNotFoundError, ProcessLookupError):
                continue  # it has just ended
    found = [process]
    for parent in found:
        found += [child for child, its in parents.items() if its == parent]
    return found


def cpu_seconds(process: int) -> float:
    """The processor time that the process and its children have used."""
    return sum(int(fields(each)[USER]) + int(fields(each)[SYSTEM]) for each in family(process)) / TICKS


def memory(process: int) -> int:
    """The bytes that the process holds for itself."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()
    sizes = {line.split()[0]: int(line.split()[1]) * 1024 for line in lines[1:]}
    return sizes["Private_Clean:"] + sizes["Private_Dirty:"]


def raise_file_limit() -> None:
    """As many sockets as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def served(command: list[str], environment: dict[str, str], log: Path, answers: str) -> Iterator[int]:
    """A server that answers at that address; its process."""
    with log.open("ab") as said:
        process = subprocess.Popen(command, env=os.environ | environment, stdout=said, stderr=said)
    try:
        wait_until(process, answers, log)
        yield process.pid
    except Exception:
        print(log.read_text()[-LAST_WORDS:], file=sys.stderr)
        raise
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while process.poll() is None and time.monotonic() < deadline:
        try:
            if httpx.get(address, timeout=2).is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit(f"the server did not start:\n{log.read_text()}")
