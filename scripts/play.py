"""Start the games, in the browser or, with `terminal`, at a prompt.

The engine is the compiled one if it is ready; otherwise it is compiled in the background for next time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import fast
import web
from engine_sources import c_compiler, plain_wanted
from environment import ROOT
from locks import hold_for_life, take


def engine() -> Path | None:
    """The compiled engine, if it is ready; otherwise start building it."""
    if plain_wanted():
        return None
    ready = fast.path()
    if ready.is_dir():
        return ready
    log = fast.LOG.relative_to(ROOT)
    if fast.failure().exists():
        print(f"The engine runs interpreted: compiling it failed, see {log}. To try again: make fast.")
    elif c_compiler() is not None:
        compile_in_background()
        print(f"The engine is being compiled in the background ({log}); this game runs interpreted.")
    return None


def compile_in_background() -> None:
    """Start a build that outlives this game and ignores its Ctrl-C, unless one is already running."""
    lock = take(fast.BACKGROUND)
    if lock is None:
        return
    with fast.LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, str(Path(fast.__file__)), "background"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            pass_fds=[lock],
        )
    os.close(lock)


def play(arguments: list[str]) -> None:
    """Replace this process with the program."""
    ready = engine()
    if ready is not None:
        hold_for_life(ready)
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ready), os.environ.get("PYTHONPATH")]))
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", "nightlight", "play", *arguments])


if __name__ == "__main__":
    if sys.argv[1:2] == ["terminal"]:
        play(sys.argv[2:])
    elif web.build():
        play(["--browser", *sys.argv[1:]])
    else:
        sys.exit("Without the pages, the games can be played at a prompt: make terminal.")
