"""The commands that a person can copy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nightlight.terminal.program import command


def test_a_program_on_the_path_is_called_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "nightlight"
    installed.write_text("#!/bin/sh\n")
    installed.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert command("play", "--resume", "a match.jsonl") == "nightlight play --resume 'a match.jsonl'"


def test_a_program_that_the_shell_does_not_find_is_called_so_that_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")

    said = command("--version")

    done = subprocess.run(["/bin/sh", "-c", said], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("nightlight ")


def test_the_program_of_an_environment_here_is_called_by_a_short_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / ".venv" / "bin"
    folder.mkdir(parents=True)
    (folder / "nightlight").write_text("")
    monkeypatch.setattr(sys, "executable", str(folder / "python"))
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.chdir(tmp_path)

    assert command("games") == ".venv/bin/nightlight games"
