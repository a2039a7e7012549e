"""Creates virtual environments with exactly the packages of a lock file.

`play` and `dev` share `.venv`; `fast` has one of its own, so that compiling never disturbs a running game. What was
installed is noted inside the environment; when that still holds, there is nothing to do.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from locks import exclusive

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDERS: Final = {"play": ".venv", "dev": ".venv", "fast": ".venv-fast"}
NOTE: Final = "nightlight.json"


def python_of(kind: str) -> Path:
    """The interpreter of an environment."""
    return ROOT / FOLDERS[kind] / "bin" / "python"


def prepare(kind: str) -> None:
    """Bring the environment in line with its lock file."""
    with exclusive(ROOT / "build" / f"{FOLDERS[kind]}.lock"):
        note = ROOT / FOLDERS[kind] / NOTE
        installed = read_note(note) if python_of(kind).exists() else {}
        if installed.get("python") != interpreter():
            create(kind)
            installed = {"python": interpreter()}
            write_note(note, installed)
        if installed.get(kind) == wanted(kind):
            return
        install(kind)
        installed[kind] = wanted(kind)
        if kind == "dev":
            installed["play"] = wanted("play")  # dev.lock holds all of play.lock
        write_note(note, installed)


def interpreter() -> str:
    """Which Python this is, inside or outside an environment."""
    return f"{sys.base_prefix} {sys.version}"


def wanted(kind: str) -> str:
    """A fingerprint of everything that determines the installation."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lock = (ROOT / "requirements" / f"{kind}.lock").read_text("utf-8")
    return hashlib.sha256(json.dumps([str(ROOT), project, lock]).encode()).hexdigest()


def create(kind: str) -> None:
    if find_spec("ensurepip") is None:
        sys.exit(f"nightlight needs Python's venv module; {sys.executable} lacks it (Debian: apt install python3-venv)")
    print(f"Setting up {FOLDERS[kind]} with Python {sys.version.split()[0]}, once ...", flush=True)
    run([sys.executable, "-m", "venv", "--clear", str(ROOT / FOLDERS[kind])], "the environment could not be made")


def install(kind: str) -> None:
    pip = [str(python_of(kind)), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    print(f"Installing requirements/{kind}.lock ...", flush=True)
    lock = str(ROOT / "requirements" / f"{kind}.lock")
    run([*pip, "--require-hashes", "-r", lock], f"the packages of {kind}.lock could not be installed")
    if kind != "fast":
        run([*pip, "--no-deps", "--no-build-isolation", "-e", str(ROOT)], "nightlight itself could not be installed")


def run(command: list[str], problem: str) -> None:
    """Run a command of the set-up; if it fails, its output says why."""
    without_paths = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if subprocess.run(command, env=without_paths, check=False).returncode != 0:
        sys.exit(f"nightlight: {problem}; see the output above")


def read_note(note: Path) -> dict[str, str]:
    try:
        found = json.loads(note.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_note(note: Path, installed: dict[str, str]) -> None:
    draft = note.with_suffix(".new")
    draft.write_text(json.dumps(installed, indent=1), "utf-8")
    draft.replace(note)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in FOLDERS:  # noqa: PLR2004
        sys.exit(f"usage: environment.py {'|'.join(FOLDERS)}")
    prepare(sys.argv[1])
