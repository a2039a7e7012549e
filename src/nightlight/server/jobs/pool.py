"""Slow requests run in worker processes of their own, so that players never wait for them."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Final

import msgspec

from nightlight.core.errors import BadSetup, StorageError
from nightlight.server.jobs.jobs import Answer, Asked, Check, Declined, Drawn, Errand, Failed, Result, Unread
from nightlight.server.jobs.queue import JobSlot, JobSlots, Queue
from nightlight.server.limits.limits import Limits
from nightlight.server.operations.logs import Seldom
from nightlight.server.tables.new_tables import Draft
from nightlight.server.tables.refusal import Refusal
from nightlight.server.workers.process import Ended, Overran, Worker
from nightlight.wire.messages import Reason

GRACE: Final = 5.0  # seconds beyond the time that a worker keeps to by itself
COMMAND: Final = [sys.executable, "-P", "-m", "nightlight.server.jobs.worker"]

LOGGER: Final = logging.getLogger("nightlight.clerks")

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final[msgspec.msgpack.Decoder[Result]] = msgspec.msgpack.Decoder(Result)

ReadLog = Callable[[], Awaitable[list[str]]]


class JobWorker(Worker):
    """A worker for jobs."""

    async def result(self, asked: Asked) -> Result:
        """The result of a job; if the worker ends without one, as when killed from outside, it is asked once more."""
        data = _ENCODER.encode(asked)
        try:
            reply = await self.asked(lambda _: data, asked.seconds + GRACE)
        except Ended:
            self.check_open()
            reply = await self.asked(lambda _: data, asked.seconds + GRACE)
        return _DECODER.decode(reply)


class JobPool:
    """A pool of workers, and the requests that wait for one. `at_once`: they start before the first request comes."""

    def __init__(self, number: int, limits: Limits, *, at_once: bool = False) -> None:
        self.limits: Final = limits
        self.workers: Final = [JobWorker(f"clerk {each}", COMMAND) for each in range(number)]
        self.at_once: Final = at_once
        self._slots: Final = JobSlots(limits)
        self._queue: Final = Queue()
        self._turns: Final[dict[JobSlot, asyncio.Future[JobWorker]]] = {}  # of those in the queue
        self.free: Final = list(self.workers)
        self._seldom: Final = Seldom(LOGGER)

    async def start(self) -> None:
        """Start all workers and wait until they are ready, unless they start on demand."""
        if not self.at_once:
            return
        try:
            await asyncio.gather(*(worker.start() for worker in self.workers))
        except Ended as error:
            await self.close()
            raise BadSetup("the job workers could not be started; see the log") from error

    async def close(self) -> None:
        """Stop all workers, whatever they are doing."""
        await asyncio.gather(*(worker.close() for worker in self.workers))

    @property
    def taken(self) -> int:
        """How many requests are waiting or in progress."""
        return self._slots.taken

    def slot(self, guest: str | None, network: str) -> AbstractContextManager[JobSlot]:
        """A slot for one request, held until its work is done, even if nobody waits for it any more."""
        return self._slots.take(guest, network)

    async def answer(self, slot: JobSlot, errand: Errand, log: ReadLog | None = None) -> bytes:
        """The answer to a request; the log is read only if the worker does not remember the match."""
        result = await self._result(slot, errand, log)
        assert isinstance(result, Answer), "this job returns an answer"
        return result.data

    async def draft(self, slot: JobSlot, errand: Errand, log: ReadLog | None = None) -> Draft:
        """A new table, likewise."""
        result = await self._result(slot, errand, log)
        assert isinstance(result, Drawn), "this job returns a draft"
        return result.draft

    async def _result(self, slot: JobSlot, errand: Errand, log: ReadLog | None) -> Result:
        """The result of a job; nothing is done for a client that leaves before its turn."""
        worker = await self._turn(slot)
        slot.work = work = asyncio.create_task(self._worked(worker, errand, log))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if work.cancelled():
                raise Refusal(Reason.SHUTDOWN, "the server is shutting down; reconnect in a moment") from None
            work.add_done_callback(unheard)
            raise

    async def _turn(self, slot: JobSlot) -> JobWorker:
        """Wait for a free worker."""
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[JobWorker] = asyncio.get_running_loop().create_future()
        self._turns[slot] = turn
        self._queue.join(slot)
        try:
            return await turn
        except asyncio.CancelledError:
            self._queue.leave(slot)
            if not turn.cancelled():  # a worker became free just as the wait was cancelled
                self._next(turn.result())
            raise
        finally:
            del self._turns[slot]

    def _next(self, worker: JobWorker) -> None:
        """Give the worker to whoever is next."""
        while (slot := self._queue.next()) is not None:
            if not self._turns[slot].done():
                self._turns[slot].set_result(worker)
                return
        self.free.append(worker)

    async def _worked(self, worker: JobWorker, errand: Errand, log: ReadLog | None) -> Result:
        seconds = self.limits.import_seconds if isinstance(errand, Check) else self.limits.replay_seconds
        try:
            async with worker.turn:
                result = await worker.result(Asked(errand, seconds))
                if isinstance(result, Unread) and log is not None:
                    result = await worker.result(Asked(errand, seconds, await log()))
        except Overran:
            self._seldom.say("a job took too long", job=type(errand).__name__)
            raise Refusal(Reason.BUSY, f"this took longer than {seconds} seconds; try again later") from None
        except Ended:
            self._seldom.say("a worker ended during a job", job=type(errand).__name__)
            raise Refusal(Reason.BUSY, "the request failed; try again later") from None
        finally:
            self._next(worker)
        return self._accepted(result, errand)

    def _accepted(self, result: Result, errand: Errand) -> Result:
        """The result, or a refusal if there is none."""
        if isinstance(result, Declined):
            if result.reason is Reason.STORAGE:
                raise StorageError(result.detail or "")
            raise Refusal(result.reason, result.detail, result.clause, result.field)
        if isinstance(result, Failed):
            self._seldom.say("a job failed", logging.ERROR, job=type(errand).__name__, why=result.place)
            raise Refusal(Reason.BAD_SETUP, "this could not be worked out")
        return result


def unheard(work: asyncio.Task[Result]) -> None:
    """Retrieve the exception of work nobody waits for, or asyncio would complain."""
    if not work.cancelled():
        work.exception()
