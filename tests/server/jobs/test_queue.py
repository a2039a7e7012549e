"""Who waits for a clerk: bounds, and turns."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from nightlight.server.jobs.queue import JobSlot, JobSlots, Queue
from nightlight.server.limits.limits import Limits
from nightlight.server.tables.refusal import Refusal
from nightlight.wire.messages import Reason


def order(line: Queue) -> list[str]:
    """Whose turn it is, one after the other."""
    turns: list[str] = []
    while (slot := line.next()) is not None:
        turns.append(f"{slot.network}:{slot.guest}")
    return turns


def lined_up(*names: str) -> tuple[Queue, list[JobSlot]]:
    line = Queue()
    slots = [JobSlot(guest, network) for network, guest in (name.split(":") for name in names)]
    for slot in slots:
        line.join(slot)
    return line, slots


def test_networks_take_turns_and_so_do_the_guests_of_each() -> None:
    line, _ = lined_up("a:ann", "a:ann", "a:ann", "a:bob", "b:cat", "b:cat", "c:dan")

    assert order(line) == ["a:ann", "b:cat", "c:dan", "a:bob", "b:cat", "a:ann", "a:ann"]


def test_who_leaves_is_passed_over() -> None:
    line, slots = lined_up("a:ann", "a:bob", "b:cat")

    line.leave(slots[0])
    line.leave(slots[2])
    line.leave(slots[2])

    assert order(line) == ["a:bob"]
    assert order(line) == []


def taken(slots: JobSlots, *names: str) -> tuple[int, Reason | None]:
    """How many slots were had, and why the next one was not."""
    with ExitStack() as stack:
        for number, name in enumerate(names):
            network, guest = name.split(":")
            try:
                stack.enter_context(slots.take(guest or None, network))
            except Refusal as refusal:
                return number, refusal.reason
    return len(names), None


@pytest.mark.parametrize(
    ("names", "had"),
    [
        (["a:ann", "a:ann", "b:ann"], 2),
        (["a:ann", "a:bob", "a:cat", "a:dan"], 3),
        (["a:", "a:", "a:", "a:"], 3),
        (["a:ann", "b:bob", "c:cat", "d:dan", "e:eve", "f:fay"], 5),
    ],
)
def test_there_are_so_many_places_for_a_guest_for_an_address_and_in_all(names: list[str], had: int) -> None:
    slots = JobSlots(Limits(chores=5, chores_per_guest=2, chores_per_address=3))

    assert taken(slots, *names) == (had, Reason.BUSY)
    assert taken(slots, *names[:had]) == (had, None), "all of them were given back"


async def test_a_place_is_held_until_its_work_is_done() -> None:
    slots = JobSlots(Limits(chores=1))
    finish = asyncio.Event()

    with slots.take("ann", "a") as slot:
        slot.work = asyncio.create_task(finish.wait())
    meanwhile, _ = taken(slots, "b:bob")
    finish.set()
    await slot.work
    await asyncio.sleep(0)
    afterwards, _ = taken(slots, "b:bob")

    assert (meanwhile, afterwards) == (0, 1)
