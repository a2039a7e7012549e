"""`nightlight play --browser`: a server for the home network while the terminal is open, and a browser."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Final, TextIO
from urllib.request import urlopen

import segno

from nightlight.core.errors import StorageError
from nightlight.core.text import Say
from nightlight.play.storage import data_folder
from nightlight.server.connections.addresses import network_address
from nightlight.server.http import pages
from nightlight.server.http.invitations import modules
from nightlight.server.operations.serve import Plan, serve

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - everybody on the home network may join
PORTS: Final = range(8000, 8020)  # the first that is free, so that the address seldom changes
NOTE: Final = "evening.json"  # notes where this user's server is
PATIENCE: Final = 60.0  # seconds for the server to start
KNOCK: Final = 0.1  # seconds between two attempts to reach it
ANSWER: Final = 2.0  # seconds for a server to identify itself
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


def play(words: Say, port: int | None = None, target: TextIO = sys.stdout) -> int:
    """Serve the home network until stopped; if this user already has a server running, only open it."""
    running = found()
    if running is not None:
        target.write(words("browser-running", address=running) + "\n")
        visit(running)
        return 0
    chosen = free_port() if port is None else port
    here = f"http://localhost:{chosen}/"
    door = threading.Thread(target=welcome, args=(here, house_address(chosen), words, target), daemon=True)
    door.start()
    try:
        return serve(Plan(EVERYWHERE, chosen, None, workers=1, thinkers=1, quiet=True))
    finally:
        with suppress(OSError):
            note().unlink(missing_ok=True)


def welcome(here: str, house: str | None, words: Say, target: TextIO) -> None:
    """Once the server is up, print its address and open the browser."""
    deadline = time.monotonic() + PATIENCE
    while not answers(here):
        if time.monotonic() > deadline:
            return
        time.sleep(KNOCK)
    remember(here)
    target.writelines(line + "\n" for line in greeting(here, house, words))
    target.flush()
    visit(here)


def greeting(here: str, house: str | None, words: Say) -> list[str]:
    """Where to find the games, on this computer and on every other device on the network."""
    lines = [words("browser-here", address=here)]
    if house is not None:
        lines += [words("browser-house", address=house), "", *picture(house)]
    return [*lines, words("browser-stop")]


def picture(address: str) -> list[str]:
    """The address as a QR code, in half blocks."""
    rows = modules(segno.make(address, micro=False, error="l"))
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}  # light on dark
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(blocks[cell] for cell in zip(upper, lower, strict=True)) for upper, lower in pairs]


def built() -> bool:
    """Whether there are pages to show."""
    return (pages.BUILT / pages.FIRST).is_file()


# --- where it is


def free_port() -> int:
    """The first free port of the usual ones, or else any free port."""
    for port in (*PORTS, 0):
        found = offered(port)
        if found is not None:
            return found
    raise StorageError("no port is free on this computer")


def offered(port: int) -> int | None:
    """The port, if it is free; for 0, any free port."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server will
        try:
            trial.bind((EVERYWHERE, port))
        except (OSError, OverflowError):
            return None
        return int(trial.getsockname()[1])


def house_address(port: int) -> str | None:
    """Where other devices find the server, if there is a network."""
    host = network_address()
    return None if host is None else f"http://{host}:{port}/"


def note() -> Path:
    return data_folder() / NOTE


def remember(here: str) -> None:
    """Note where the server is, for the next start of the program."""
    with suppress(OSError):
        note().write_text(json.dumps({"address": here, "process": os.getpid()}), "utf-8")


def found() -> str | None:
    """The server this user already has running, if it answers."""
    try:
        here = json.loads(note().read_text("utf-8"))["address"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return here if isinstance(here, str) and here.startswith("http://localhost:") and answers(here) else None


def answers(here: str) -> bool:
    """Whether a Nightlight server answers at the address."""
    try:
        with urlopen(f"{here}healthz", timeout=ANSWER) as answer:  # noqa: S310 - it begins with http
            return str(json.load(answer).get("version", "")).startswith("nightlight")
    except (OSError, ValueError, HTTPException, AttributeError):
        return False


def visit(address: str) -> None:
    """Open the browser, if there is a screen for it."""
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in SCREENS):
        return
    with suppress(webbrowser.Error):
        webbrowser.open(address)
