"""Terminals of people who play at a server: the real program, through pipes that a test types into and reads from."""

from __future__ import annotations

import codecs
import os
import pty
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60  # seconds; a busy machine is slow
CODE = re.compile(r"code ([A-Z]{6})")
LINK = re.compile(r"http://\S+/t/\S+")


def environment(folder: Path) -> dict[str, str]:
    """An environment of its own, so that nothing of the machine is read or written."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT") if name in os.environ}
    return {**kept, "NIGHTLIGHT_DATA": str(folder), "LANG": "C.UTF-8", "PYTHONWARNINGS": "error"}


def program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "nightlight", *arguments]


class Terminal:
    """Somebody's screen and keyboard."""

    def __init__(self, process: subprocess.Popen[bytes], screen: int, keyboard: int) -> None:
        self.process = process
        self.screen = screen
        self.keyboard = keyboard
        self.shown = ""
        self.read_to = 0
        self.changed = threading.Condition()
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while data := self.next_bytes():
            with self.changed:
                self.shown += decoder.decode(data)
                self.changed.notify_all()

    def next_bytes(self) -> bytes:
        try:
            return os.read(self.screen, 4096)
        except OSError:  # a terminal whose program has ended
            return b""

    def type(self, *lines: str) -> None:
        self.strike("".join(f"{line}\n" for line in lines))

    def strike(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def wait_for(self, text: str) -> str:
        """What was shown since the last time, up to the text and the end of its line."""
        with self.changed:
            found = self.changed.wait_for(lambda: self.line_with(text) > 0, PATIENCE)
            assert found, f"{text!r} was not shown: {self.shown[self.read_to :]}"
            start, self.read_to = self.read_to, self.line_with(text)
            return self.shown[start : self.read_to]

    def wait_for_all(self, *texts: str) -> None:
        """The texts, in whatever order they come."""
        with self.changed:
            found = self.changed.wait_for(lambda: all(self.line_with(text) > 0 for text in texts), PATIENCE)
            assert found, f"not all of {texts} was shown: {self.shown[self.read_to :]}"
            self.read_to = max(self.line_with(text) for text in texts)

    def line_with(self, text: str) -> int:
        """Where the line with the text ends; 0 while there is none."""
        place = self.shown.find(text, self.read_to)
        return 0 if place < 0 else self.shown.find("\n", place) + 1

    def end(self) -> int:
        """Close the keyboard; the exit code."""
        os.close(self.keyboard)
        self.keyboard = -1
        code = self.process.wait(PATIENCE)
        self.reader.join()
        return code

    def close(self) -> None:
        """Take everything away."""
        self.process.kill()
        self.process.wait()
        self.reader.join()
        for descriptor in {self.screen, self.keyboard} - {-1}:
            os.close(descriptor)


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[Terminal]:
    """The program, started for somebody whose things lie in that folder, between two pipes."""
    (source, keyboard), (screen, target) = os.pipe(), os.pipe()
    process = started(folder, arguments, source, target, {})
    os.close(source)
    os.close(target)
    yield from kept(Terminal(process, screen, keyboard))


@contextmanager
def keyboard_and_screen(folder: Path, *arguments: str) -> Iterator[Terminal]:
    """The same at a terminal, where single keys can be struck."""
    outside, inside = pty.openpty()
    process = started(folder, arguments, inside, inside, {"TERM": "xterm", "NO_COLOR": "1"})
    os.close(inside)
    yield from kept(Terminal(process, outside, outside))


def started(
    folder: Path, arguments: tuple[str, ...], source: int, target: int, more: dict[str, str]
) -> subprocess.Popen[bytes]:
    environ = {**environment(folder), **more}
    return subprocess.Popen(program("play", *arguments), env=environ, stdin=source, stdout=target, stderr=target)


def kept(terminal: Terminal) -> Iterator[Terminal]:
    try:
        yield terminal
    finally:
        terminal.close()


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The program from its start to its end, with everything typed before."""
    return subprocess.run(
        program("play", *arguments),
        input=typed,
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def code_in(text: str) -> str:
    """The code of the table that was shown."""
    found = CODE.search(text)
    assert found is not None, text
    return found[1]


def link_in(text: str) -> str:
    """The link to the table that was shown."""
    found = LINK.search(text)
    assert found is not None, text
    return found[0]
