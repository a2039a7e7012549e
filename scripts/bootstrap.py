"""Find a new enough Python and let it set up an environment. This file itself runs on any Python 3."""

import os
import subprocess
import sys
from pathlib import Path

NEEDED = (3, 11)
OTHERS = ("python3.14", "python3.13", "python3.12", "python3.11")
PROBE = "import sys; sys.exit(sys.version_info < (3, 11))"


def new_enough(python: str) -> bool:
    """Whether there is such a program, and it is a usable Python."""
    try:
        return subprocess.call([python, "-c", PROBE], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def find() -> str:
    """The Python that runs this, or the newest other one on the path."""
    if tuple(sys.version_info) >= NEEDED:
        return sys.executable
    for python in OTHERS:
        if new_enough(python):
            return python
    version = ".".join(map(str, sys.version_info[:3]))
    sys.exit(f"nightlight needs Python 3.11 or newer; {sys.executable} is {version}. Name one: make play PYTHON=...")


if __name__ == "__main__":
    python = find()
    os.execvp(python, [python, str(Path(__file__).with_name("environment.py")), *sys.argv[1:]])
