"""The compiled engine of this checkout: `fast.py path` says where it is, `fast.py build` builds it if necessary.

It is in `build/fast/<fingerprint>` and comes before the checkout on PYTHONPATH. Only the compiled modules there are
copies; every other file is a link into `src`. Edited engine sources have a different fingerprint, so an old build is
never found, and an unfinished one does not have that name yet.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import environment
from engine_sources import c_compiler, fingerprint
from environment import ROOT
from locks import exclusive, take

HOME: Final = ROOT / "build" / "fast"
LOCK: Final = ROOT / "build" / "fast.lock"
BACKGROUND: Final = ROOT / "build" / "fast-background.lock"  # held while a build runs in the background
LOG: Final = ROOT / "build" / "fast.log"
RUNTIME: Final = ("librt", "mypy_extensions")  # imported by compiled modules


def path() -> Path:
    """Where the compiled engine of these sources is, or will be."""
    return HOME / fingerprint(ROOT)


def failure() -> Path:
    """The file that records that a build of these sources failed."""
    return path().with_suffix(".failed")


def build() -> Path:
    """Build the compiled engine, unless it exists or another process builds it meanwhile."""
    with exclusive(LOCK):
        ready = path()
        if not ready.is_dir():
            clear_unfinished()
            fill(HOME / "new-engine", HOME / "new-wheel", ready)
        clear_unfinished()
        clear_old(ready)
        failure().unlink(missing_ok=True)
        return ready


def fill(engine: Path, wheel: Path, ready: Path) -> None:
    """Build the wheel and unpack it; the engine gets its final name in the last step."""
    started = time.monotonic()
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheel)])
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-index", "--no-deps"]
    run([*pip, "--target", str(engine), *map(str, wheel.glob("*.whl"))])
    note = json.loads((engine / "nightlight" / "build.json").read_text("utf-8"))
    if note["fingerprint"] != ready.name:
        sys.exit("The sources changed during compilation; the result was discarded. Run it again.")
    copy_runtime(engine)
    link_sources(engine / "nightlight")
    run([sys.executable, "-c", f"import {', '.join(note['modules'])}"], {"PYTHONPATH": str(engine)})
    engine.rename(ready)
    print(f"The engine was compiled in {time.monotonic() - started:.0f} s.", file=sys.stderr)


def copy_runtime(engine: Path) -> None:
    """Copy the two packages that compiled modules import, as they were at compile time."""
    for package in RUNTIME:
        for file in files(package) or ():
            if "__pycache__" not in file.parts and ".." not in file.parts:
                target = engine / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path(str(file.locate())), target)


def link_sources(package: Path) -> None:
    """Replace every file that the checkout has with a link to it."""
    for file in [file for file in package.rglob("*") if file.is_file()]:
        inside = file.relative_to(package)
        source = ROOT / "src" / "nightlight" / inside
        if source.exists():
            file.unlink()
            file.symlink_to(os.path.relpath(source, file.parent))


def clear_unfinished() -> None:
    """Remove what killed builds left behind; while the lock is held, none is running."""
    for left in HOME.glob("new-*"):
        shutil.rmtree(left, ignore_errors=True)


def clear_old(ready: Path) -> None:
    """Remove builds of other sources that no running game uses."""
    for other in HOME.iterdir():
        if other.suffix == ".failed" and other.stem != ready.name:
            other.unlink()
        elif other.is_dir() and other != ready and (lock := take(other)) is not None:
            shutil.rmtree(other, ignore_errors=True)
            os.close(lock)


def run(command: list[str], variables: dict[str, str] | None = None) -> None:
    """Run a command of the build from the root of the checkout; if it fails, so does the build."""
    inherited = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "NIGHTLIGHT_PURE"}}
    code = subprocess.run(command, cwd=ROOT, env=inherited | (variables or {}), check=False).returncode
    if code != 0:
        sys.exit(f"The engine could not be compiled: {' '.join(command[:4])} ended with {code}.")


def enter_compiling_environment() -> None:
    """Continue in an environment that has the compiler's packages, if this one lacks them."""
    if find_spec("mypyc") is None:
        environment.prepare("fast")
        os.execv(environment.python_of("fast"), [str(environment.python_of("fast")), *sys.argv])


def build_in_background() -> None:
    """Build with low priority, and record a failure."""
    os.nice(19)
    failed = failure()
    try:
        enter_compiling_environment()
        build()
    except BaseException:
        if LOG.exists():  # else everything was cleaned up meanwhile
            failed.parent.mkdir(exist_ok=True)
            failed.touch()
        raise


def main(command: str) -> None:
    if command == "path":
        if not path().is_dir():
            sys.exit(1)
        print(path())
    elif c_compiler() is None:
        sys.exit("There is no C compiler for this Python; the engine stays interpreted.")
    elif command == "build":
        enter_compiling_environment()
        print(build())
    elif command == "background":
        build_in_background()
    else:
        sys.exit("usage: fast.py path|build|background")


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
