"""Bots think in worker processes, so that the server never waits for one, and no bot can take the server with it."""

from __future__ import annotations

import asyncio
import logging
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from nightlight.core.errors import BadSetup
from nightlight.server.bots.worker import CATCH_UP, Ask, Chosen, Failed, Reply, Said
from nightlight.server.bots.worker import Question as Question
from nightlight.server.workers.process import Ended, Overran, Running, Worker

MOST_MATCHES: Final = 64  # that a worker follows at once; the one that was not asked about for longest goes first
MOST_ATTEMPTS: Final = 2  # to have a question answered by a worker that may end before it replies
GRACE: Final = 5.0  # seconds: a worker keeps to its time by itself

LOGGER: Final = logging.getLogger("nightlight.thinkers")

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)


class Thought(Struct, frozen=True):
    """What is done for a seat; where its bot failed, why, and then the action is the fallback."""

    action: int
    failed: str | None = None


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


class BotWorker(Worker):
    """A worker that thinks, and what it was told about matches."""

    def __init__(self, number: int, command: list[str], patience: float) -> None:
        super().__init__(f"worker {number}", command)
        self.patience: Final = patience
        self._known = Known()
        self._told: Running | None = None  # the process that was told it

    async def reply(self, question: Question) -> Reply:
        """What the worker says; one that ends without a word, as by a hand from outside, is asked once more."""
        async with self.turn:
            for _ in range(MOST_ATTEMPTS):
                with suppress(Ended):
                    return await self._replied(question)
                self.check_open()
                LOGGER.warning("%s ended", self.name)
        return Failed("its worker ended")

    async def _replied(self, question: Question) -> Reply:
        try:
            reply = _DECODER.decode(await self.asked(lambda running: self._ask(running, question), self.patience))
        except Overran:
            return Failed("it took too long")
        except msgspec.DecodeError as error:
            await self.end()
            raise Ended from error
        if isinstance(reply, Failed) and reply.lost:
            self._known.forget(question.table)
        return reply

    def _ask(self, running: Running, question: Question) -> bytes:
        """The question as this process is asked it: a new one knows nothing."""
        if running is not self._told:
            self._known, self._told = Known(), running
        return _ENCODER.encode(self._known.ask(question))


class BotPool:
    """Some worker processes. A table always has the same one, which follows its match."""

    def __init__(self, workers: int, budget: float = 5.0, bots: str | None = None) -> None:
        """So many processes, and so many seconds for a choice; `bots` adds a dictionary of them, as `module:NAME`."""
        command = [sys.executable, "-P", "-m", "nightlight.server.bots.worker", "--budget", str(budget)]
        command += [] if bots is None else ["--bots", bots]
        patience = CATCH_UP + budget + GRACE
        self.workers: Final = [BotWorker(number, command, patience) for number in range(workers)]

    async def start(self) -> None:
        """Have all workers ready."""
        try:
            await asyncio.gather(*(worker.start() for worker in self.workers))
        except Ended as error:
            await self.close()
            raise BadSetup("the bot workers could not be started; see the log") from error

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
