"""A server and a browser for scripts that look at the pages."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

import chromium
import web

PATIENCE: Final = 60  # seconds


@contextmanager
def served() -> Iterator[str]:
    """A server with the current pages and a database of its own; yields its address."""
    if not web.build():
        sys.exit("nightlight: the pages could not be built")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "nightlight", "serve", "--port", str(port)]
        server = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/tables.db"], stderr=subprocess.DEVNULL)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A headless browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.provide(), args=["--disable-gpu"])
        try:
            yield browser
        finally:
            browser.close()


def welcome(context: BrowserContext, name: str) -> None:
    """Wait for the server, and register with that name."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if context.request.get("/healthz").ok:
                ask(context, "/api/me", {"name": name})
                return
        except Error:
            time.sleep(0.1)
    sys.exit("nightlight: the server did not start")


def ask(context: BrowserContext, path: str, body: object) -> Any:
    """Post something; a journal is not JSON."""
    data = body if isinstance(body, str) else json.dumps(body)
    answer = context.request.post(path, data=data)
    if not answer.ok:
        sys.exit(f"nightlight: {path}: {answer.text()}")
    return answer.json()
