"""Bots think in worker processes, so that the server never waits for one, and no bot can take the server with it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from nightlight.core.errors import BadSetup
from nightlight.server.thinker import CATCH_UP, READY, SIZE_BYTES, Ask, Chosen, Failed, Reply, Said, framed
from nightlight.server.thinker import Question as Question

MOST_MATCHES: Final = 64  # that a worker follows at once; the one that was not asked about for longest goes first
MOST_ATTEMPTS: Final = 2  # to have a question answered by a worker that may end before it replies
NOT_FOR_BOTS: Final = {"NIGHTLIGHT_DATABASE", "PGPASSWORD", "PGPASSFILE"}  # the way to the database
START_UP: Final = 60.0  # seconds until a new worker says that it is ready
GRACE: Final = 5.0  # seconds: a worker keeps to its time by itself
LAST_WORDS: Final = 2.0  # seconds to hear that a worker has ended, and what it printed before

LOGGER: Final = logging.getLogger("nightlight.thinkers")

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)


class Thought(Struct, frozen=True):
    """What is done for a seat; where its bot failed, why, and then the action is the fallback."""

    action: int
    failed: str | None = None


class Ended(Exception):
    """The worker ended before it replied."""


class Known:
    """The matches that a worker follows, as they were when it was last asked about them."""

    def __init__(self) -> None:
        self.questions: Final[dict[str, Question]] = {}  # by table, the one asked last at the end

    def ask(self, question: Question) -> Ask:
        """The question without the lines that the worker knows."""
        before = self.questions.pop(question.table, None)
        self.questions[question.table] = question
        forget = next(iter(self.questions)) if len(self.questions) > MOST_MATCHES else None
        if forget is not None:
            del self.questions[forget]
        known = None
        if before is not None and before.header == question.header:
            known = shared(before.lines, question.lines)
        return Ask(replace(question, lines=question.lines[known or 0 :]), known, forget)

    def forget(self, table: str) -> None:
        self.questions.pop(table, None)


def shared(old: list[Said], new: list[Said]) -> int:
    """How many lines are the same from the start."""
    if new[: len(old)] == old:
        return len(old)
    return next(number for number, line in enumerate(old) if new[number : number + 1] != [line])


class Running:
    """A worker process that has been started."""

    def __init__(self, process: Process, number: int) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process: Final = process
        self.questions: Final = process.stdin
        self.replies: Final = process.stdout
        self.log: Final = asyncio.create_task(logged(process.stderr, number))
        self.known: Final = Known()

    @classmethod
    async def start(cls, command: list[str], number: int) -> Running:
        """A new process that runs the same modules as this one, out of reach of a Ctrl-C at the terminal."""
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)  # noqa: PTH109
        kept = {name: value for name, value in os.environ.items() if name not in NOT_FOR_BOTS}
        environment = {**kept, "PYTHONPATH": path}
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment, start_new_session=True
        )
        return cls(process, number)

    async def ready(self) -> None:
        """Wait until it has loaded the games."""
        if await self.received() != READY:
            raise Ended

    async def reply(self, question: Question) -> Reply:
        """Ask, and wait for what it says."""
        self.questions.write(framed(_ENCODER.encode(self.known.ask(question))))
        await self.questions.drain()
        reply = _DECODER.decode(await self.received())
        if isinstance(reply, Failed) and reply.lost:
            self.known.forget(question.table)
        return reply

    async def received(self) -> bytes:
        size = await self.replies.readexactly(SIZE_BYTES)
        return await self.replies.readexactly(int.from_bytes(size))

    async def end(self) -> int | None:
        """End it with all that its bots started; its exit code."""
        if self.process.returncode is None:
            end_group(self.process)
        if not self.questions.is_closing():
            self.questions.transport.abort()
        with suppress(TimeoutError):  # a process that a bot has hidden may hold its pipes open
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(self.process.wait(), self.log)
        return self.process.returncode


class Worker:
    """A worker whose process is started when it is needed, and again when it has ended."""

    def __init__(self, number: int, command: list[str], patience: float) -> None:
        self.number: Final = number
        self.command: Final = command
        self.patience: Final = patience
        self.running: Running | None = None
        self.closed = False
        self._turn = asyncio.Lock()  # questions are asked one after the other, in the order in which they came

    async def reply(self, question: Question) -> Reply:
        """What the worker says; one that ends without a word, as by a hand from outside, is asked once more."""
        async with self._turn:
            for _ in range(MOST_ATTEMPTS):
                with suppress(Ended):
                    return await self._asked(question)
                self._check_open()
                LOGGER.warning("worker %d ended", self.number)
        return Failed("its worker ended")

    async def start(self) -> None:
        """Have a process that is ready, or `Ended`."""
        async with self._turn:
            await self._started()

    async def close(self) -> None:
        """End the process, and with it the question that it is at."""
        self.closed = True
        await self._end()
        async with self._turn:  # the process that was just being started
            await self._end()

    async def _asked(self, question: Question) -> Reply:
        running = await self._started()
        try:
            async with asyncio.timeout(self.patience):
                return await running.reply(question)
        except TimeoutError:
            await self._end()
            return Failed("it took too long")
        except (OSError, EOFError, msgspec.DecodeError) as error:
            if overran(await self._end()):
                return Failed("it took too long")
            raise Ended from error
        except BaseException:  # nobody waits for the reply any more, and the next question must not get it
            await self._end()
            raise

    async def _started(self) -> Running:
        self._check_open()
        if self.running is not None:
            return self.running
        try:
            async with asyncio.timeout(START_UP):
                self.running = running = await Running.start(self.command, self.number)
                await running.ready()
        except (OSError, EOFError) as error:
            await self._end()
            raise Ended from error
        except BaseException:
            await self._end()
            raise
        return running

    def _check_open(self) -> None:
        """Cancel whoever asks when all is over: a match goes on where the next server finds it."""
        if self.closed:
            raise asyncio.CancelledError

    async def _end(self) -> int | None:
        """End the process, if there is one; its exit code."""
        running, self.running = self.running, None
        return None if running is None else await running.end()


class Thinkers:
    """Some worker processes. A table always has the same one, which follows its match."""

    def __init__(self, workers: int, budget: float = 5.0, bots: str | None = None) -> None:
        """So many processes, and so many seconds for a choice; `bots` adds a dictionary of them, as `module:NAME`."""
        command = [sys.executable, "-P", "-m", "nightlight.server.thinker", "--budget", str(budget)]
        command += [] if bots is None else ["--bots", bots]
        patience = CATCH_UP + budget + GRACE
        self.workers: Final = [Worker(number, command, patience) for number in range(workers)]

    async def start(self) -> None:
        """Have all workers ready."""
        try:
            await asyncio.gather(*(worker.start() for worker in self.workers))
        except Ended as error:
            await self.close()
            raise BadSetup("the workers that think for bots could not be started; the log says why") from error

    async def choose(self, question: Question, fallback: Callable[[], int]) -> Thought:
        """What the bot of the seat does; if it fails, the fallback. After `close`, the caller is cancelled."""
        asked = replace(question, lines=question.lines[:])  # a table's own list would grow while this one waits
        worker = self.workers[zlib.crc32(question.table.encode()) % len(self.workers)]
        reply = await worker.reply(asked)
        if isinstance(reply, Chosen):
            return Thought(reply.action)
        LOGGER.warning("table %s, seat %d, bot %s: %s", question.table, question.seat, question.kind, reply.reason)
        return Thought(fallback(), reply.reason)

    async def close(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.close() for worker in self.workers))


def overran(code: int | None) -> bool:
    """Whether a worker ended because its time was up."""
    return sys.platform != "win32" and code == -signal.SIGALRM


def end_group(process: Process) -> None:
    """Kill the process and those that it started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


async def logged(errors: asyncio.StreamReader, number: int) -> None:
    """Pass on what a worker prints, line by line."""
    while True:
        try:
            line = await errors.readline()
        except ValueError:
            line = b"(a line that is too long)"
        if len(line) == 0:
            return
        LOGGER.warning("worker %d: %s", number, line.decode(errors="replace").rstrip())
