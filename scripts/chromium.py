"""A Chromium for the browser tests and the screenshots: an installed one, or else a downloaded one.

`chromium.py` prints where it is.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import web
from environment import ROOT
from locks import exclusive

NAMED: Final = "NIGHTLIGHT_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
ON_A_MAC: Final = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
PACKAGE: Final = "@sparticuz/chromium"
VERSION: Final = "153.0.0"
FETCHED: Final = ROOT / "build" / "chromium"
STARTER: Final = FETCHED / "start"  # starts the downloaded browser with the libraries it needs
LOCK: Final = ROOT / "build" / "chromium.lock"
UNPACK: Final = """
import chromium from "@sparticuz/chromium";
console.log(JSON.stringify({ path: await chromium.executablePath(), libraries: process.env.LD_LIBRARY_PATH ?? "" }));
"""
PATIENCE: Final = 60  # seconds for a browser to say its version


class NoChromium(Exception):
    """There is no Chromium, and none could be downloaded."""


def find() -> Path | None:
    """An installed Chromium that starts."""
    named = os.environ.get(NAMED)
    if named is not None:
        return Path(named) if starts(Path(named)) else None
    return next((path for path in [*installed(), STARTER] if starts(path)), None)


def installed() -> list[Path]:
    """Where Chromium, or a browser like it, may be installed."""
    found = [shutil.which(name) for name in NAMES]
    folders = [Path("/Applications"), Path.home() / "Applications"] if sys.platform == "darwin" else []
    return [Path(path) for path in found if path] + [folder / name for folder in folders for name in ON_A_MAC]


def starts(path: Path) -> bool:
    """Whether it prints its version: some systems have a stub of that name that only says how to install it."""
    if not path.is_file():
        return False
    try:
        said = subprocess.run([path, "--version"], capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.returncode == 0 and any(letter.isdigit() for letter in said.stdout.decode(errors="replace"))


def provide() -> Path:
    """A Chromium: installed, from the package manager, or downloaded."""
    with exclusive(LOCK):
        path = find() or from_apt() or from_npm()
    if path is None:
        raise NoChromium(f"no Chromium found: install one, or set {NAMED} to its path")
    return path


def from_apt() -> Path | None:
    """Debian's package, if we may install it."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    print("Installing Chromium with apt-get ...", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        done = subprocess.run([apt, *arguments], env=quiet, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(f"apt-get failed:\n{done.stdout}{done.stderr}", file=sys.stderr)
            return None
    return find()


def from_npm() -> Path | None:
    """A build for machines without a browser, with the libraries that such machines lack."""
    command = web.npm_command()
    if command is None or sys.platform != "linux":
        return None
    print(f"Downloading {PACKAGE} {VERSION} into build/chromium ...", file=sys.stderr, flush=True)
    shutil.rmtree(FETCHED, ignore_errors=True)
    (FETCHED / "unpacked").mkdir(parents=True)
    (FETCHED / "package.json").write_text("{}", "utf-8")
    node = Path(command[0]) if len(command) > 1 else Path(command[0]).with_name("node")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    fetch = [*command, "install", "--save-exact", "--no-audit", "--no-fund", f"{PACKAGE}@{VERSION}"]
    # It unpacks its libraries only if it believes it is running in the cloud it was built for.
    cloud = {"AWS_LAMBDA_JS_RUNTIME": "nodejs22.x", "TMPDIR": str(FETCHED / "unpacked")}
    unpack = [str(node), "--input-type=module", "--eval", UNPACK]
    said = ""
    for step, more in ((fetch, {}), (unpack, cloud)):
        variables = {**os.environ, "PATH": path, **more}
        done = subprocess.run(step, cwd=FETCHED, env=variables, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(f"The download failed:\n{done.stdout}{done.stderr}", file=sys.stderr)
            return None
        said = done.stdout
    return starter(**json.loads(said))


def starter(path: str, libraries: str) -> Path | None:
    """A script that starts the downloaded browser with its libraries."""
    STARTER.write_text(f'#!/bin/sh\nLD_LIBRARY_PATH="{libraries}" exec "{path}" --no-zygote "$@"\n', "utf-8")
    STARTER.chmod(0o755)
    return STARTER if starts(STARTER) else None


if __name__ == "__main__":
    try:
        print(provide())
    except NoChromium as problem:
        sys.exit(f"nightlight: {problem}")
