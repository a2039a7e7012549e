"""The two servers that are measured, each as its operator starts it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from processes import free_port, served

ROOT: Final = Path(__file__).resolve().parent.parent.parent
BOARDGAMEIO: Final = ROOT / "benchmarks" / "boardgameio"
GENEROUS: Final = {  # nobody is refused for being fast: that is what is measured
    "MESSAGES_PER_SECOND": 100_000,
    "MESSAGE_BURST": 100_000,
    "REQUESTS_PER_MINUTE": 1_000_000,
    "GUESTS_PER_HOUR": 1_000_000,
    "UNLOAD_SECONDS": 86_400,
    "EMPTY_TABLES": 100_000,
    "ASIDES_PER_MINUTE": 100_000,
    "TABLES_PER_HOUR": 1_000_000,
    "NETWORK_TABLES_PER_HOUR": 1_000_000,
    "NETWORK_BYTES_PER_HOUR": 10**12,
    "SOCKETS_PER_MINUTE": 1_000_000,
    "CONNECTIONS_PER_ADDRESS": 100_000,
}


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    port: int
    process: int


@contextmanager
def nightlight(engine: Path, database: str, folder: Path) -> Iterator[Running]:
    """Nightlight on this engine: interpreted from `src`, or a compiled one."""
    port = free_port()
    command = [sys.executable, "-m", "nightlight", "serve", "--port", str(port), "--database", database]
    variables = {f"NIGHTLIGHT_{name}": str(value) for name, value in GENEROUS.items()}
    variables["PYTHONPATH"] = str(engine)
    with served(command, variables, folder / "nightlight.log", f"http://127.0.0.1:{port}/healthz") as process:
        yield Running(port, process)


@contextmanager
def boardgameio(storage: str, folder: Path) -> Iterator[Running]:
    """boardgame.io with one of its storages, installed as its lock file says."""
    if not (BOARDGAMEIO / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-fund", "--no-audit"], cwd=BOARDGAMEIO, check=True)  # noqa: S607
    port = free_port()
    command = ["node", str(BOARDGAMEIO / "server.js"), str(port), storage, str(folder)]
    variables = {"NODE_ENV": "production"}
    with served(command, variables, folder / "boardgameio.log", f"http://127.0.0.1:{port}/games") as process:
        yield Running(port, process)
