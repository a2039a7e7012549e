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
from nightlight.server.jobs.pool import Clerks
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
async def one_clerk(**limits: int) -> AsyncIterator[Clerks]:
    """A clerk that is ready."""
    clerks = Clerks(1, Limits(**limits), at_once=True)
    await clerks.start()
    try:
        yield clerks
    finally:
        await clerks.close()


async def answer(clerks: Clerks, errand: Errand, guest: str = "ann", log: list[str] | None = None) -> bytes:
    async def read() -> list[str]:
        assert log is not None, "the log is not needed"
        return log

    with clerks.place(guest, guest) as place:
        return await clerks.answer(place, errand, read)


def pid(clerks: Clerks) -> int:
    running = clerks.workers[0].running
    assert running is not None
    return running.process.pid


def over() -> tuple[Source, list[str]]:
    """A match that was given up, and its log."""
    story = begun()
    story.answer(0)
    story.happen(Abandoned("idle"))
    return Source("table", "1"), [written(story.opened), *(record for _, record in story.log)]


async def test_a_clerk_lets_those_who_play_go_first() -> None:
    async with one_clerk() as clerks:
        priority = os.getpriority(os.PRIO_PROCESS, pid(clerks))

    assert priority == min(os.getpriority(os.PRIO_PROCESS, 0) + NICE, NICEST)


async def test_a_log_is_told_once_and_remembered() -> None:
    source, log = over()
    async with one_clerk() as clerks:
        first = await answer(clerks, Export(source), log=log)
        again = await answer(clerks, Export(source))
        frames = await answer(clerks, Show(source, None, "en", 0, 5, page=False))
        other = await refusal(answer(clerks, Export(Source("table", "2")), log=log[:2]))

    assert first == again
    assert first.count(b"\n") == 2
    assert b'"lines":1' in frames
    assert other == Reason.NOT_NOW, "another mark is another log"


async def test_an_errand_that_takes_too_long_is_ended() -> None:
    journal = endless(HUGE).encode()

    async with one_clerk() as clerks:
        with pytest.raises(Overran):
            await clerks.workers[0].result(Asked(Check(journal, "ann"), 0.05))

        assert (await answer(clerks, LESSON)).startswith(b"{")


async def test_whose_errand_took_too_long_is_told_so_and_the_next_is_done(caplog: pytest.LogCaptureFixture) -> None:
    async with one_clerk() as clerks:
        slow = asyncio.create_task(refusal(bring(clerks, endless(HUGE).encode())))
        behind = asyncio.create_task(answer(clerks, LESSON, "bob"))
        await asyncio.sleep(0.05)
        os.kill(pid(clerks), signal.SIGALRM)  # as its own alarm does

        assert await slow == Reason.BUSY
        assert (await behind).startswith(b"{")
    assert "an errand took too long" in caplog.messages


async def test_a_clerk_that_was_killed_is_replaced() -> None:
    async with one_clerk() as clerks:
        killed = pid(clerks)
        os.kill(killed, signal.SIGKILL)

        told = await answer(clerks, LESSON)

        assert told.startswith(b"{")
        assert pid(clerks) != killed


async def test_an_errand_that_kills_its_clerk_again_and_again_is_refused_in_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with one_clerk() as clerks:
        doing = asyncio.create_task(refusal(bring(clerks, endless(HUGE).encode())))
        killed: set[int] = set()
        while not doing.done():
            running = clerks.workers[0].running
            if running is not None and running.process.pid not in killed:
                killed.add(running.process.pid)
                os.kill(running.process.pid, signal.SIGKILL)
            await asyncio.sleep(0.01)

        assert len(killed) == 2
        assert await doing == Reason.BUSY
        assert (await answer(clerks, LESSON)).startswith(b"{")
    assert "a clerk ended at an errand" in caplog.messages


async def bring(clerks: Clerks, journal: bytes) -> None:
    with clerks.place("ann", "a") as place:
        await clerks.draft(place, Check(journal, "ann"))


async def test_who_goes_away_before_their_turn_is_not_worked_for() -> None:
    async with one_clerk(chores=2) as clerks:
        working = asyncio.create_task(bring(clerks, b"a" * 200_000))
        waiting = asyncio.create_task(answer(clerks, LESSON, "bob"))
        await asyncio.sleep(0)

        full = await refusal(answer(clerks, LESSON, "cat"))
        waiting.cancel()
        await asyncio.wait([waiting])
        came = await answer(clerks, LESSON, "cat")
        with pytest.raises(Exception, match="no Nightlight journal"):
            await working

        assert full == Reason.BUSY
        assert waiting.cancelled()
        assert came.startswith(b"{")


async def test_work_that_was_begun_keeps_its_place_until_it_is_done() -> None:
    async with one_clerk(chores_per_guest=1) as clerks:
        busy = pid(clerks)
        working = asyncio.create_task(answer(clerks, LESSON))
        await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.wait([working])

        at_once = await refusal(answer(clerks, LESSON))
        other = await answer(clerks, LESSON, "bob")

        assert at_once == Reason.BUSY
        assert other.startswith(b"{")
        assert (await answer(clerks, LESSON)).startswith(b"{")
        assert pid(clerks) == busy, "nobody ends a clerk by going away"


async def test_whoever_waits_when_the_server_stops_is_told_so() -> None:
    async with one_clerk() as clerks:
        asking = [asyncio.create_task(refusal(answer(clerks, LESSON, guest))) for guest in ("ann", "bob")]
        await asyncio.sleep(0.01)
        await clerks.close()
        told = await asyncio.gather(*asking)

    assert told == [Reason.SHUTDOWN, Reason.SHUTDOWN]


def test_a_match_that_goes_on_is_not_told_of_whoever_asks() -> None:
    story = begun()
    log = [written(story.opened), *(record for _, record in story.log)]

    result = Clerk().result(Asked(Export(Source("table", "1")), 5, log))

    assert result == Declined(Reason.NOT_NOW, "the journal is available once the match is over")


async def test_a_mistake_of_the_program_is_told_by_its_place_alone(caplog: pytest.LogCaptureFixture) -> None:
    secret = Teach("the ace of spades", None, page=False)

    async with one_clerk() as clerks:
        assert await refusal(answer(clerks, secret)) == Reason.BAD_SETUP
        assert (await answer(clerks, LESSON)).startswith(b"{")

    result = Clerk().result(Asked(secret, 5))
    assert isinstance(result, Failed)
    assert re.fullmatch(r"\w+ \(\w+\.py, line \d+\)", result.place)
    assert "an errand failed" in caplog.messages
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
