"""Which build is running: the version, and whether the engine is compiled."""

from __future__ import annotations

import json
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from nightlight.core import step


def compiled() -> bool:
    """Whether the running engine is compiled."""
    return step.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def version_line() -> str:
    """For `nightlight --version`: `nightlight 0.1.0, engine compiled (mypyc 2.4.1)`."""
    engine = f"compiled (mypyc {_mypyc_version()})" if compiled() else "interpreted"
    return f"nightlight {_package_version()}, engine {engine}"


def _mypyc_version() -> str:
    """The version that the build hook recorded when it compiled the engine."""
    note = json.loads(Path(__file__).with_name("build.json").read_text("utf-8"))
    return str(note["mypyc"])


def _package_version() -> str:
    try:
        return version("nightlight")
    except PackageNotFoundError:  # run from a checkout that is not installed
        project = Path(__file__).resolve().parents[2] / "pyproject.toml"
        return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])
