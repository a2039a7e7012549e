"""Deadlines that are put off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from nightlight.server.connections.deadline import Deadline


def told(story: Callable[[Deadline], Awaitable[None]]) -> list[float]:
    """When the deadline passed, in seconds from the beginning of the story."""

    async def tell() -> list[float]:
        loop = asyncio.get_running_loop()
        began, passed = loop.time(), list[float]()
        await story(Deadline(loop, lambda: passed.append(loop.time() - began)))
        await asyncio.sleep(0.3)
        return passed

    return asyncio.run(tell())


def test_it_passes_once() -> None:
    async def story(deadline: Deadline) -> None:
        deadline.within(0.02)

    assert len(told(story)) == 1


def test_put_off_it_passes_later() -> None:
    async def story(deadline: Deadline) -> None:
        deadline.within(0.02)
        deadline.within(0.1)

    (passed,) = told(story)

    assert passed >= 0.09


def test_brought_forward_it_passes_earlier() -> None:
    async def story(deadline: Deadline) -> None:
        deadline.within(10)
        deadline.within(0.02)

    assert len(told(story)) == 1


def test_lifted_or_cancelled_it_never_passes() -> None:
    async def story(deadline: Deadline) -> None:
        deadline.within(0.02)
        deadline.lift()

    async def another(deadline: Deadline) -> None:
        deadline.within(0.02)
        deadline.cancel()

    assert told(story) == told(another) == []
