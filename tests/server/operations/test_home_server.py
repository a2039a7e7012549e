"""`nightlight play --browser`: one command opens the games for the whole house."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import segno

import web
from nightlight.cli import main
from nightlight.server.operations import home_server
from server.running import free_port

PATIENCE = 60


@pytest.fixture(scope="session")
def pages() -> None:
    assert web.build(), "the pages could not be built; the reason stands above"


@contextmanager
def begun(data: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program as a person starts it, on a computer without a screen."""
    variables = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    variables |= {"NIGHTLIGHT_DATA": str(data), "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}
    command = [sys.executable, "-m", "nightlight", "play", "--browser", *arguments]
    with subprocess.Popen(
        command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line_with(process: subprocess.Popen[str], wanted: str) -> str:
    """The first line that says it."""
    assert process.stdout is not None
    for line in process.stdout:
        if wanted in line:
            return line
    raise AssertionError(f"{wanted!r} was not said; {process.stderr.read() if process.stderr else ''}")


@pytest.mark.usefixtures("pages")
def test_one_command_serves_the_games_and_says_where(tmp_path: Path) -> None:
    with begun(tmp_path, "--lang", "pl") as process:
        here = re.search(r"http://localhost:\d+/", line_with(process, "działa"))
        assert here is not None
        line_with(process, "Ctrl-C")
        page = httpx.get(here[0])
        games = httpx.get(f"{here[0]}api/games").json()

        process.send_signal(signal.SIGINT)
        _, trouble = process.communicate(timeout=PATIENCE)

    assert page.headers["content-type"].startswith("text/html")
    assert len(games) == 5
    assert (process.returncode, trouble) == (0, "")


@pytest.mark.usefixtures("pages")
def test_who_starts_it_twice_is_shown_to_the_first_one(tmp_path: Path) -> None:
    with begun(tmp_path) as first:
        here = line_with(first, "is running at").split()[-1]
        with begun(tmp_path) as second:
            told, _ = second.communicate(timeout=PATIENCE)

        assert second.returncode == 0
        assert told == f"Nightlight is already running at {here}\n"


@pytest.mark.usefixtures("pages")
def test_a_server_that_was_killed_is_not_taken_for_one_that_runs(tmp_path: Path) -> None:
    (tmp_path / home_server.NOTE).write_text(json.dumps({"address": f"http://localhost:{free_port()}/"}))

    with begun(tmp_path) as process:
        assert "is running at" in line_with(process, "running")


@pytest.mark.parametrize("note", ["", "[]", "{}", '{"address": 7}', '{"address": "file:///etc/passwd"}'])
def test_a_spoilt_note_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, note: str) -> None:
    monkeypatch.setenv("NIGHTLIGHT_DATA", str(tmp_path))
    (tmp_path / home_server.NOTE).write_text(note)

    assert home_server.found() is None


def test_what_is_chosen_in_the_browser_is_refused_beside_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "nightmarium", "--browser"]) == 2
    assert "game" in capsys.readouterr().err


@pytest.mark.usefixtures("pages")
@pytest.mark.parametrize("taken", [True, False])
def test_a_port_that_cannot_be_had_is_named(capsys: pytest.CaptureFixture[str], taken: bool) -> None:
    with socket.create_server(("0.0.0.0", 0)) as other:  # noqa: S104
        port = other.getsockname()[1] if taken else 99_999

        assert main(["play", "--browser", "--port", str(port)]) == 2

    assert str(port) in capsys.readouterr().err


def test_the_usual_port_is_left_to_who_has_it() -> None:
    with socket.create_server(("0.0.0.0", 0)) as other:  # noqa: S104
        assert home_server.offered(other.getsockname()[1]) is None
    assert home_server.offered(home_server.free_port()) is not None


def test_the_picture_is_the_code_of_the_address() -> None:
    """Light is drawn, dark is left out: terminals are dark, and cameras expect a light border."""
    address = "http://192.168.178.23:8000/"
    drawn = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}

    halves = [[drawn[block] for block in line] for line in home_server.picture(address)]
    rows = [[half[place] for half in line] for line in halves for place in (0, 1)]

    code = [list(row) for row in segno.make(address, micro=False, error="l").matrix_iter(border=2)]
    assert rows[: len(code)] == code
    assert all(cell == 0 for row in rows[len(code) :] for cell in row)
