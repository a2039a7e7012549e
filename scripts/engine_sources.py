"""What is compiled, what the result depends on, and whether it can be compiled here."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Final

LAYERS: Final = ("core", "games", "bots")
NOT_OURS: Final = {"__pycache__", "static", "web"}
NEVER_COMPILED: Final = ("__init__.py", "native.py")


def engine_files(package: Path) -> list[Path]:
    """The rules and their content: everything that determines how a match plays, and that the compiler reads."""
    files = [file for layer in LAYERS for file in (package / layer).rglob("*") if file.suffix in {".py", ".toml"}]
    return sorted(file for file in files if not is_text(file))


def is_text(file: Path) -> bool:
    """Whether the module renders a game as text: such modules are never compiled."""
    return file.name == "text.py" or file.name.endswith("_text.py")


def compiled_files(package: Path) -> list[Path]:
    """The modules that are compiled, all in one unit."""
    return [file for file in engine_files(package) if file.suffix == ".py" and file.name not in NEVER_COMPILED]


def all_files(package: Path) -> list[Path]:
    """Everything in the installed package except the pages, which are built independently of the engine."""
    files = [file for file in package.rglob("*") if file.is_file()]
    return sorted(file for file in files if not NOT_OURS & set(file.relative_to(package).parts))


def fingerprint(root: Path) -> str:
    """A name for the compiled engine of this checkout, which changes with the sources, the compiler and Python.

    Of files outside the engine only the names count: a compiled engine links to them (see fast.py).
    """
    package = root / "src" / "nightlight"
    version = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    digest = hashlib.sha256(f"{version} {sys.version} {sysconfig.get_config_var('EXT_SUFFIX')}".encode())
    digest.update("\n".join(str(file.relative_to(root)) for file in all_files(package)).encode())
    tools = [root / "scripts" / "compile_engine.py", root / "scripts" / "engine_sources.py"]
    for file in [*tools, root / "requirements" / "fast.lock", *engine_files(package)]:
        digest.update(f"\n{file.relative_to(root)} {hashlib.sha256(file.read_bytes()).hexdigest()}".encode())
    return digest.hexdigest()[:16]


def plain_wanted() -> bool:
    """Whether the environment asks for an interpreted engine."""
    return os.environ.get("NIGHTLIGHT_PURE", "") not in {"", "0"}


def c_compiler() -> str | None:
    """The command of a C compiler that could build an extension for this Python, if there is one."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]) is not None:
            return str(command)
    return None
