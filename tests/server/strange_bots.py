"""Bots that misbehave in every way a bot can, and some that tell what they saw."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import zlib

from nightlight.core.game import AnyGame
from nightlight.core.player import Player
from nightlight.core.step import View

PLACE = "server.strange_bots:STRANGE"
MESSAGE = "my hand is two ghosts"
FIFO = "NIGHTLIGHT_TEST_FIFO"  # the variable that names a pipe which is open as long as the worker lives


class Strange(Player):
    """Takes the first option."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.seen = 0

    def choose(self, view: View, options: list[int]) -> int:
        self.seen += 1
        return self.answer(view, options)

    def answer(self, view: View, options: list[int]) -> int:
        return options[0]


class Attentive(Strange):
    """Chooses by everything that it sees, so that another view would give another choice."""

    def answer(self, view: View, options: list[int]) -> int:
        seen = json.dumps([view.seat, view.json(), options], sort_keys=True)
        return options[zlib.crc32(seen.encode()) % len(options)]


class Counting(Strange):
    """Takes the first option, and every time the next one."""

    def answer(self, view: View, options: list[int]) -> int:
        return options[(self.seen - 1) % len(options)]


class Sleeping(Strange):
    """Never comes to an end."""

    def answer(self, view: View, options: list[int]) -> int:
        time.sleep(3600)
        return options[0]


class Raising(Strange):
    """Gives up the first time, with a message that nobody may read."""

    def answer(self, view: View, options: list[int]) -> int:
        if self.seen == 1:
            raise ValueError(MESSAGE)
        return options[0]


class Senseless(Strange):
    """Chooses what is not offered."""

    def answer(self, view: View, options: list[int]) -> int:
        return -1


class Deadly(Strange):
    """Takes its process with it."""

    def answer(self, view: View, options: list[int]) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return options[0]


class Meddling(Strange):
    """Talks where it should not, listens where nothing is for it, and empties the list it was given."""

    def answer(self, view: View, options: list[int]) -> int:
        first = options[0]
        print("boo", flush=True)  # noqa: T201
        print("x" * 100_000, flush=True)  # noqa: T201
        assert sys.stdin.read() == ""
        options.clear()
        return first


class Present(Strange):
    """Shows that its process lives by holding a pipe open."""

    def answer(self, view: View, options: list[int]) -> int:
        os.write(os.open(os.environ[FIFO], os.O_WRONLY), b"!")
        return options[0]


class PresentAndSleeping(Present):
    """Shows that it lives, and is busy."""

    def answer(self, view: View, options: list[int]) -> int:
        super().answer(view, options)
        time.sleep(3600)
        return options[0]


STRANGE = {
    "attentive": Attentive,
    "counting": Counting,
    "sleeping": Sleeping,
    "raising": Raising,
    "senseless": Senseless,
    "deadly": Deadly,
    "meddling": Meddling,
    "present": Present,
    "present-and-sleeping": PresentAndSleeping,
}
