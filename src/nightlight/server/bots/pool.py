"""Bots think in worker processes, so that the server never waits for one and no bot can bring it down."""

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

MOST_MATCHES: Final = 64  # that a worker follows at once; the least recently used one goes first
MOST_ATTEMPTS: Final = 2  # at a question, if the worker ends before it replies
GRACE: Final = 5.0  # seconds beyond the time that a worker keeps to by itself

LOGGER: Final = logging.getLogger("nightlight.thinkers")

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)


class Thought(Struct, frozen=True):
    """The action for a seat; if its bot failed, the reason, and the fallback as the action."""

    action: int
    failed: str | None = None


class Known:
    """The matches that a worker follows, as they were when it was last asked about them."""

    def __init__(self) -> None:
        self.questions: Final[dict[str, Question]] = {}  # by table, the one asked last at the end

    def ask(self, question: Question) -> Ask:
        """The question without the lines the worker already knows."""
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
    """How many lines the two have in common from the start."""
    if new[: len(old)] == old:
        return len(old)
    return next(number for number, line in enumerate(old) if new[number : number + 1] != [line])


class BotWorker(Worker):
    """A worker for bots, and what it has been told about matches."""

    def __init__(self, number: int, command: list[str], patience: float) -> None:
        super().__init__(f"worker {number}", command)
        self.patience: Final = patience
        self._known = Known()
        self._told: Running | None = None  # the process that was told it

    async def reply(self, question: Question) -> Reply:
        """The worker's reply; if it ends without one, as when killed from outside, it is asked once more."""
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
        """The question as sent to this process: a new one knows nothing yet."""
        if running is not self._told:
            self._known, self._told = Known(), running
        return _ENCODER.encode(self._known.ask(question))


class BotPool:
    """A pool of worker processes. A table always has the same worker, which follows its match."""

    def __init__(self, workers: int, budget: float = 5.0, bots: str | None = None) -> None:
        """`budget` is the seconds for a choice; `bots` names a dictionary of further bots, as `module:NAME`."""
        command = [sys.executable, "-P", "-m", "nightlight.server.bots.worker", "--budget", str(budget)]
        command += [] if bots is None else ["--bots", bots]
        patience = CATCH_UP + budget + GRACE
        self.workers: Final = [BotWorker(number, command, patience) for number in range(workers)]

    async def start(self) -> None:
        """Start all workers and wait until they are ready."""
        try:
            await asyncio.gather(*(worker.start() for worker in self.workers))
        except Ended as error:
            await self.close()
            raise BadSetup("the bot workers could not be started; see the log") from error

    async def choose(self, question: Question, fallback: Callable[[], int]) -> Thought:
        """The action of the seat's bot; if it fails, the fallback. After `close`, the caller is cancelled."""
        asked = replace(question, lines=question.lines[:])  # the table's own list would grow while the question waits
        worker = self.workers[zlib.crc32(question.table.encode()) % len(self.workers)]
        reply = await worker.reply(asked)
        if isinstance(reply, Chosen):
            return Thought(reply.action)
        LOGGER.warning("table %s, seat %d, bot %s: %s", question.table, question.seat, question.kind, reply.reason)
        return Thought(fallback(), reply.reason)

    async def close(self) -> None:
        """Stop all workers."""
        await asyncio.gather(*(worker.close() for worker in self.workers))
