"""How to start this program again."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "nightlight"


def command(*arguments: str) -> str:
    """A command to copy: by name where the shell finds it, else by the path of this installation."""
    return shlex.join([*started(), *arguments])


def started() -> list[str]:
    if shutil.which(NAME) is not None:
        return [NAME]
    script = Path(sys.executable).with_name(NAME)
    if not script.exists():
        return [sys.executable, "-m", NAME]
    below = script.is_relative_to(Path.cwd())
    return [os.path.relpath(script) if below else str(script)]
