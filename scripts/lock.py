"""Rewrite requirements/*.lock from pyproject.toml: the newest compatible packages, with their hashes."""

from __future__ import annotations

import subprocess
import sys
import tomllib

from environment import ROOT

SOURCES = {
    "dev": ["pyproject.toml", "--group", "dev"],
    "play": ["pyproject.toml", "--group", "build", "--group", "web"],
    "fast": ["--group", "fast"],
}
OPTIONS = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-header", "--quiet"]


def lock() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    run("pip", "install", "-qq", "--disable-pip-version-check", *groups["lock"])
    for name, sources in SOURCES.items():
        # dev.lock comes first and constrains the others: a package has the same version everywhere.
        bound = [] if name == "dev" else ["--constraint", "requirements/dev.lock"]
        fresh = ["--upgrade"] if name == "dev" else []
        output = f"requirements/{name}.lock"
        run("uv", "pip", "compile", *sources, *OPTIONS, *fresh, *bound, "--output-file", output)


def run(*module: str) -> None:
    if subprocess.run([sys.executable, "-m", *module], cwd=ROOT, check=False).returncode != 0:
        sys.exit(f"{' '.join(module[:2])} failed; see the output above")


if __name__ == "__main__":
    lock()
