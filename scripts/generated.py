"""Files that are made from the sources and kept in the checkout: written anew, or checked."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from environment import ROOT

Files = Mapping[Path, str]  # what they should hold, by their place in the checkout


def write(root: Path, files: Files) -> None:
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")


def check(root: Path, files: Files, sources: str, renew: str) -> None:
    """Stop if a file is missing or does not fit the sources."""
    stale = [
        path.as_posix()
        for path, text in files.items()
        if not (root / path).is_file() or (root / path).read_text("utf-8") != text
    ]
    if stale:
        sys.exit(f"{' and '.join(stale)} no longer fit {sources}; renew with: {renew}")


def command(**commands: Callable[[Path], None]) -> None:
    """Run the command that was asked for on this checkout."""
    if len(sys.argv) != 2 or sys.argv[1] not in commands:  # noqa: PLR2004
        sys.exit(f"usage: {Path(sys.argv[0]).name} {'|'.join(commands)}")
    commands[sys.argv[1]](ROOT)
