"""Deadlines that are put off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from nightlight.server.connections.deadline import Deadline


class Watched:
    """A deadline, and when it passed, in seconds from the beginning."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        self.passed: list[float] = []
        self.deadline = Deadline(loop, lambda: self.passed.append(loop.time() - began))


@pytest.fixture
async def watched() -> Watched:
    return Watched()


async def test_it_passes_once(watched: Watched) -> None:
    watched.deadline.within(0.02)

    await asyncio.sleep(0.3)
    assert len(watched.passed) == 1


async def test_put_off_it_passes_later(watched: Watched) -> None:
    watched.deadline.within(0.02)
    watched.deadline.within(0.1)

    await asyncio.sleep(0.3)
    (passed,) = watched.passed
    assert passed >= 0.09


async def test_brought_forward_it_passes_earlier(watched: Watched) -> None:
    watched.deadline.within(10)
    watched.deadline.within(0.02)

    await asyncio.sleep(0.3)
    assert len(watched.passed) == 1


@pytest.mark.parametrize("end", [Deadline.lift, Deadline.cancel])
async def test_lifted_or_cancelled_it_never_passes(watched: Watched, end: Callable[[Deadline], None]) -> None:
    watched.deadline.within(0.02)
    end(watched.deadline)

    await asyncio.sleep(0.3)
    assert watched.passed == []
