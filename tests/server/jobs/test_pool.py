"""Requests that take their time, in processes of their own: whatever becomes of one, the next is done."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from nightlight.server.jobs.jobs import (
    Asked,
    Check,
    Count,
    Declined,
    Errand,
    Export,
    Failed,
    Show,
    Source,
    Teach,
    Unread,
)
from nightlight.server.jobs.pool import JobPool
from nightlight.server.jobs.worker import MOST_MATCHES, MOST_TEXT, NICE, Clerk, Shelf
from nightlight.server.limits.limits import Limits
from nightlight.server.tables.records import Abandoned, Said, written
from nightlight.server.workers.process import Overran
from nightlight.wire.messages import Reason
from server.attacks.dear import HUGE, endless
from server.house import begun, refusal

NICEST = 19
LESSON = Teach("fear-of-the-dark", "en", page=False)


@asynccontextmanager
async def one_worker(**limits: int) -> AsyncIterator[JobPool]:
    """A clerk that is ready."""
    job_pool = JobPool(1, Limits(**limits), at_once=True)
    await job_pool.start()
    try:
        yield job_pool
    finally:
        await job_pool.close()


async def answer(job_pool: JobPool, errand: Errand, guest: str = "ann", log: list[str] | None = None) -> bytes:
    async def read() -> list[str]:
        assert log is not None, "the log is not needed"
        return log

    with job_pool.slot(guest, guest) as slot:
        return await job_pool.answer(slot, errand, read)


def pid(job_pool: JobPool) -> int:
    running = job_pool.workers[0].running
    assert running is not None
    return running.process.pid


def over() -> tuple[Source, list[str]]:
    """A match that was given up, and its log."""
    story = begun()
    story.answer(0)
    story.happen(Abandoned("idle"))
    return Source("table", "1"), [written(story.opened), *(record for _, record in story.log)]


async def test_a_clerk_lets_those_who_play_go_first() -> None:
    async with one_worker() as job_pool:
        priority = os.getpriority(os.PRIO_PROCESS, pid(job_pool))

    assert priority == min(os.getpriority(os.PRIO_PROCESS, 0) + NICE, NICEST)


async def test_a_log_is_told_once_and_remembered() -> None:
    source, log = over()
    async with one_worker() as job_pool:
        first = await answer(job_pool, Export(source), log=log)
        again = await answer(job_pool, Export(source))
        frames = await answer(job_pool, Show(source, None, "en", 0, 5, page=False))
        other = await refusal(answer(job_pool, Export(Source("table", "2")), log=log[:2]))

    assert first == again
    assert first.count(b"\n") == 2
    assert b'"lines":1' in frames
    assert other == Reason.NOT_NOW, "another mark is another log"


async def test_an_errand_that_takes_too_long_is_ended() -> None:
    journal = endless(HUGE).encode()

    async with one_worker() as job_pool:
        with pytest.raises(Overran):
            await job_pool.workers[0].result(Asked(Check(journal, "ann"), 0.05))

        assert (await answer(job_pool, LESSON)).startswith(b"{")


async def test_whose_errand_took_too_long_is_told_so_and_the_next_is_done(caplog: pytest.LogCaptureFixture) -> None:
    async with one_worker() as job_pool:
        slow = asyncio.create_task(refusal(bring(job_pool, endless(HUGE).encode())))
        behind = asyncio.create_task(answer(job_pool, LESSON, "bob"))
        await asyncio.sleep(0.05)
        os.kill(pid(job_pool), signal.SIGALRM)  # as its own alarm does

        assert await slow == Reason.BUSY
        assert (await behind).startswith(b"{")
    assert "a job took too long" in caplog.messages


async def test_a_clerk_that_was_killed_is_replaced() -> None:
    async with one_worker() as job_pool:
        killed = pid(job_pool)
        os.kill(killed, signal.SIGKILL)

        told = await answer(job_pool, LESSON)

        assert told.startswith(b"{")
        assert pid(job_pool) != killed


async def test_an_errand_that_kills_its_clerk_again_and_again_is_refused_in_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with one_worker() as job_pool:
        doing = asyncio.create_task(refusal(bring(job_pool, endless(HUGE).encode())))
        killed: set[int] = set()
        while not doing.done():
            running = job_pool.workers[0].running
            if running is not None and running.process.pid not in killed:
                killed.add(running.process.pid)
                os.kill(running.process.pid, signal.SIGKILL)
            await asyncio.sleep(0.01)

        assert len(killed) == 2
        assert await doing == Reason.BUSY
        assert (await answer(job_pool, LESSON)).startswith(b"{")
    assert "a worker ended during a job" in caplog.messages


async def bring(job_pool: JobPool, journal: bytes) -> None:
    with job_pool.slot("ann", "a") as slot:
        await job_pool.draft(slot, Check(journal, "ann"))


async def test_who_goes_away_before_their_turn_is_not_worked_for() -> None:
    async with one_worker(chores=2) as job_pool:
        working = asyncio.create_task(bring(job_pool, b"a" * 200_000))
        waiting = asyncio.create_task(answer(job_pool, LESSON, "bob"))
        await asyncio.sleep(0)

        full = await refusal(answer(job_pool, LESSON, "cat"))
        waiting.cancel()
        await asyncio.wait([waiting])
        came = await answer(job_pool, LESSON, "cat")
        with pytest.raises(Exception, match="no Nightlight journal"):
            await working

        assert full == Reason.BUSY
        assert waiting.cancelled()
        assert came.startswith(b"{")


async def test_work_that_was_begun_keeps_its_place_until_it_is_done() -> None:
    async with one_worker(chores_per_guest=1) as job_pool:
        busy = pid(job_pool)
        working = asyncio.create_task(answer(job_pool, LESSON))
        await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.wait([working])

        at_once = await refusal(answer(job_pool, LESSON))
        other = await answer(job_pool, LESSON, "bob")

        assert at_once == Reason.BUSY
        assert other.startswith(b"{")
        assert (await answer(job_pool, LESSON)).startswith(b"{")
        assert pid(job_pool) == busy, "nobody ends a clerk by going away"


async def test_whoever_waits_when_the_server_stops_is_told_so() -> None:
    async with one_worker() as job_pool:
        asking = [asyncio.create_task(refusal(answer(job_pool, LESSON, guest))) for guest in ("ann", "bob")]
        await asyncio.sleep(0.01)
        await job_pool.close()
        told = await asyncio.gather(*asking)

    assert told == [Reason.SHUTDOWN, Reason.SHUTDOWN]


def test_a_match_that_goes_on_is_not_told_of_whoever_asks() -> None:
    story = begun()
    log = [written(story.opened), *(record for _, record in story.log)]

    result = Clerk().result(Asked(Export(Source("table", "1")), 5, log))

    assert result == Declined(Reason.NOT_NOW, "the journal is available once the match is over")


async def test_a_mistake_of_the_program_is_told_by_its_place_alone(caplog: pytest.LogCaptureFixture) -> None:
    secret = Teach("the ace of spades", None, page=False)

    async with one_worker() as job_pool:
        assert await refusal(answer(job_pool, secret)) == Reason.BAD_SETUP
        assert (await answer(job_pool, LESSON)).startswith(b"{")

    result = Clerk().result(Asked(secret, 5))
    assert isinstance(result, Failed)
    assert re.fullmatch(r"\w+ \(\w+\.py, line \d+\)", result.place)
    assert "a job failed" in caplog.messages
    assert "spades" not in caplog.text


def test_only_so_many_matches_are_remembered() -> None:
    shelf = Shelf()
    _, log = over()
    sources = [Source(f"table {number}", "1") for number in range(MOST_MATCHES + 1)]
    for source in sources:
        shelf.find(source, log)

    known = [source for source in sources if shelf.find(source, None) is not None]

    assert known == sources[1:]


def test_matches_that_are_large_leave_less_room() -> None:
    shelf = Shelf()
    _, log = over()
    large = [*log, written(Said("ann", "Ann", "a" * (MOST_TEXT // 2)))]
    first, second, small = (Source(table, "1") for table in ("first", "second", "small"))

    for source, told in ((first, large), (small, log), (second, large)):
        assert shelf.find(source, told) is not None

    assert [shelf.find(source, None) is not None for source in (first, small, second)] == [False, True, True]
    assert Clerk().result(Asked(Count(small), 5)) == Unread()
