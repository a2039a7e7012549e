"""Logs are followed a moment at a time, so that a long one keeps nobody waiting."""

from __future__ import annotations

import asyncio
import itertools

from nightlight.server.matches.journal_files import checked
from nightlight.server.store.rows import Recorded
from nightlight.server.tables.folding import MOMENT, Following, Turns, following, table_state_of
from nightlight.server.tables.records import Said, written
from nightlight.server.tables.state import TableState
from server.attacks.dear import endless
from server.house import Story, until

Steps = list[str]


def long_log(records: int) -> list[Recorded]:
    """A table where so much was said before the match."""
    said = written(Said("ann", "Ann", "boo"))
    return [Recorded(1, 1, written(Story().opened)), *(Recorded(number, 1, said) for number in range(2, records + 1))]


def ticking() -> Turns:
    """Turns by a clock that goes on by more than half a moment with every look."""
    ticks = itertools.count()
    return Turns(lambda: next(ticks) * MOMENT * 0.6)


def noted(name: str, log: Following, steps: Steps) -> Following:
    """The same, written down step by step."""
    while True:
        try:
            next(log)
        except StopIteration as end:
            state: TableState = end.value
            return state
        steps.append(name)
        yield


async def test_in_moments_and_at_once_a_log_tells_the_same() -> None:
    rows = long_log(50)

    gently = await Turns().follow(following("table", "CODE", rows))

    assert gently == table_state_of("table", "CODE", rows)
    assert gently.number == 50


async def test_others_have_their_turn_between_two_moments() -> None:
    steps: Steps = []

    reading = asyncio.create_task(ticking().follow(noted("record", following("", "", long_log(30)), steps)))
    while not reading.done():
        steps.append("turn of the loop")
        await asyncio.sleep(0)

    runs = [len(list(run)) for name, run in itertools.groupby(steps) if name == "record"]
    assert sum(runs) == 29
    assert max(runs) == 1, "the loop went on after each moment"


async def test_a_record_that_tells_a_whole_match_is_followed_line_by_line() -> None:
    opened, started, answered = checked(endless(20), "host")
    rows = [Recorded(number, 1, written(each)) for number, each in enumerate((opened, started, answered), start=1)]
    steps: Steps = []

    state = await ticking().follow(noted("line", following("", "", rows), steps))

    assert state.stage == "over"
    assert len(steps) > len(answered.lines) > 50


async def test_a_short_log_waits_for_no_long_one_and_long_ones_take_turns() -> None:
    steps: Steps = []

    turns = ticking()
    logs = {name: noted(name, following("", "", long_log(40)), steps) for name in ("long", "other")}
    reading = [asyncio.create_task(turns.follow(log)) for log in logs.values()]
    await until(lambda: len(steps) >= 20)
    before = len(steps)
    await turns.follow(noted("short", following("", "", long_log(1)), steps))

    assert len(steps) == before, "it was there at once"
    await asyncio.gather(*reading)

    assert steps[:10] == ["long", "other"] * 5
    assert len(steps) == 78
