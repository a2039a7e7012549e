"""Worker processes: started on demand, restarted after they end, and killed if they take too long."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from nightlight.server.workers.pipes import READY, SIZE_BYTES, framed

NOT_FOR_WORKERS: Final = {"NIGHTLIGHT_DATABASE", "PGPASSWORD", "PGPASSFILE"}  # access to the database
START_UP: Final = 60.0  # seconds for a new worker to report that it is ready
LAST_WORDS: Final = 2.0  # seconds to wait for a killed worker to end, and for its last output

LOGGER: Final = logging.getLogger("nightlight.workers")


class Ended(Exception):
    """The worker ended before it replied."""


class Overran(Exception):
    """The worker ran out of time and was killed."""


class Running:
    """A worker process that has been started."""

    def __init__(self, process: Process, name: str) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process: Final = process
        self.questions: Final = process.stdin
        self.replies: Final = process.stdout
        self.log: Final = asyncio.create_task(logged(process.stderr, name))

    @classmethod
    async def start(cls, command: list[str], name: str) -> Running:
        """A new process that runs the same modules as this one, out of reach of Ctrl-C in the terminal."""
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)  # noqa: PTH109
        kept = {each: value for each, value in os.environ.items() if each not in NOT_FOR_WORKERS}
        environment = {**kept, "PYTHONPATH": path}
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
        )
        return cls(process, name)

    async def ready(self) -> None:
        """Wait until it has loaded the games."""
        if await self._received() != READY:
            raise Ended

    async def reply(self, question: bytes) -> bytes:
        """Ask, and wait for the reply."""
        self.questions.write(framed(question))
        await self.questions.drain()
        return await self._received()

    async def end(self) -> int | None:
        """Kill it and everything it started; returns its exit code."""
        if self.process.returncode is None:
            end_group(self.process)
        if not self.questions.is_closing():
            self.questions.transport.abort()
        with suppress(TimeoutError):  # a detached child may hold its pipes open
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(self.process.wait(), self.log)
        return self.process.returncode

    async def _received(self) -> bytes:
        size = await self.replies.readexactly(SIZE_BYTES)
        return await self.replies.readexactly(int.from_bytes(size))


class Worker:
    """A worker whose process is started on demand, and again after it has ended."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name: Final = name
        self.command: Final = command
        self.running: Running | None = None
        self.closed = False
        self.turn: Final = asyncio.Lock()  # held while a question is asked: one at a time, in the order they came

    async def start(self) -> None:
        """Make sure that a process is ready; raises `Ended` if none can be started."""
        async with self.turn:
            await self._started()

    async def close(self) -> None:
        """Kill the process, whatever it is doing."""
        self.closed = True
        await self.end()
        async with self.turn:  # wait for a process that was just being started
            await self.end()

    async def asked(self, question: Callable[[Running], bytes], patience: float) -> bytes:
        """The reply within so many seconds; raises `Overran`, or `Ended` if the process ended without one."""
        running = await self._started()
        try:
            async with asyncio.timeout(patience):
                return await running.reply(question(running))
        except TimeoutError as error:
            await self.end()
            raise Overran from error
        except (OSError, EOFError) as error:
            raise Overran if overran(await self.end()) else Ended from error
        except BaseException:  # nobody waits for this reply any more, and the next question must not get it
            await self.end()
            raise

    async def end(self) -> int | None:
        """Kill the process, if there is one; returns its exit code."""
        running, self.running = self.running, None
        return None if running is None else await running.end()

    def check_open(self) -> None:
        """Cancel the caller after `close`: clients will ask the next server."""
        if self.closed:
            raise asyncio.CancelledError

    async def _started(self) -> Running:
        self.check_open()
        if self.running is not None:
            return self.running
        try:
            async with asyncio.timeout(START_UP):
                self.running = running = await Running.start(self.command, self.name)
                await running.ready()
        except (OSError, EOFError) as error:
            await self.end()
            raise Ended from error
        except BaseException:
            await self.end()
            raise
        return running


def overran(code: int | None) -> bool:
    """Whether a worker ended because it ran out of time."""
    return sys.platform != "win32" and code == -signal.SIGALRM


def end_group(process: Process) -> None:
    """Kill the process and its children."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


async def logged(errors: asyncio.StreamReader, name: str) -> None:
    """Pass on what a worker prints, line by line."""
    while True:
        try:
            line = await errors.readline()
        except ValueError:
            line = b"(a line that is too long)"
        if len(line) == 0:
            return
        LOGGER.warning("%s: %s", name, line.decode(errors="replace").rstrip())
