"""Folding a log from its beginning, at once or in time slices between which the event loop serves everybody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Final

import msgspec

from nightlight.core.errors import NightlightError, StorageError
from nightlight.games import GAMES
from nightlight.server.store.rows import Recorded
from nightlight.server.tables.records import Opened, read
from nightlight.server.tables.state import TableState

MOMENT: Final = 0.002  # seconds that the event loop is blocked at most, apart from finishing the current line
REST: Final = 0.002  # seconds until the next slice, so that the threads that write to the disk get the interpreter

Following = Generator[None, None, TableState]  # advances by one record, or one line of it, at a time


def following(table: str, code: str, rows: list[Recorded]) -> Following:
    """Fold all records of a table."""
    opened = None
    try:
        opened = read(rows[0].data)
        if not isinstance(opened, Opened):
            raise StorageError(f"the log of table {table} does not begin with its opening")
        state = TableState(table, code, opened)
        state.at = rows[0].at
        yield from further(state, rows[1:])
    except (NightlightError, msgspec.DecodeError, IndexError) as error:
        game = GAMES.get(opened.game) if isinstance(opened, Opened) else None
        if isinstance(opened, Opened) and game is not None and opened.rules_version > game.rules_version:
            return outlived(TableState(table, code, opened), rows[-1])
        raise StorageError(f"the log of table {table} cannot be replayed: {error}") from error
    return state


def further(state: TableState, rows: list[Recorded]) -> Following:
    """Fold these records into a state as well."""
    for each in rows:
        yield from state.folding(each.number, each.at, read(each.data))
        yield
    return state


def outlived(state: TableState, last: Recorded) -> TableState:
    """A table whose match was played by rules newer than ours: it is over and stays as recorded."""
    state.number, state.at, state.abandoned = last.number, last.at, "rules"
    return state


def table_state_of(table: str, code: str, rows: list[Recorded]) -> TableState:
    """The state after all records of a table, in one go."""
    log = following(table, code, rows)
    while True:
        try:
            next(log)
        except StopIteration as end:
            state: TableState = end.value
            return state


class Turns:
    """Folds logs in the event loop; long ones take turns of one slice each, so that they do not block it.

    Short logs do not wait.

    A thread would do the same work, but would hold the interpreter while everything else needs it.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._turn: Final = asyncio.Lock()

    async def follow(self, log: Following) -> TableState:
        """The state at the end of a log: at once if one slice is enough, otherwise after as many turns as it takes."""
        state = self._moment(log)
        while state is None:
            async with self._turn:
                await asyncio.sleep(REST)
                state = self._moment(log)
        return state

    def _moment(self, log: Following) -> TableState | None:
        """Continue for one slice; returns the state if that was the end."""
        until = self._clock() + MOMENT
        try:
            while self._clock() < until:
                next(log)
        except StopIteration as end:
            state: TableState = end.value
            return state
        return None
