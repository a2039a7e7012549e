"""Hints: what a bot that knows only what the seat knows would do, told to nobody else."""

from __future__ import annotations

import zlib
from typing import Final

from nightlight.bots import strongest
from nightlight.play.match import NOT_ASKED, Match
from nightlight.server.bots.pool import Question
from nightlight.server.limits.buckets import MINUTE, Buckets
from nightlight.server.tables.live_table import LiveTable
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.requests import Asker, own_seat, playing
from nightlight.wire.api import Hint
from nightlight.wire.messages import Reason


class Hints:
    """The hints of this process. A hint leaves no trace at the table: no record and no message."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute: Final = per_minute
        self._thinking: Final[set[str]] = (
            set()
        )  # guests whose hint is being worked out; rivals do not wait for each other
        self._asked: Final = Buckets(per_minute / MINUTE, per_minute)

    async def hint(self, live: LiveTable, seat: int, asker: Asker) -> Hint:
        """What the strongest bot would choose for the open question of the asker's seat."""
        if live.behind:
            await live.follow()
        match, decision = open_question(live, seat, asker)
        self._check(asker.guest)
        self._thinking.add(asker.guest)
        try:
            option = await thought(live, match, seat)
        finally:
            self._thinking.discard(asker.guest)
        if match.decision(seat) != decision:
            raise Refusal(Reason.STALE, "the decision has been made in the meantime")
        return Hint(decision, option, strongest())

    def _check(self, guest: str) -> None:
        if guest in self._thinking:
            raise Refusal(Reason.TOO_FAST, "one hint at a time")
        if not self._asked.take(guest):
            raise Refusal(Reason.TOO_FAST, f"{self.per_minute} hints a minute")


def open_question(live: LiveTable, seat: int, asker: Asker) -> tuple[Match, int]:
    """The match, and the number of the open question of the asker's seat."""
    own_seat(live.state, seat, asker)
    match = playing(live.state)
    if live.state.raced():
        raise Refusal(Reason.NOT_NOW, "there are no hints in a race")
    decision = match.decision(seat)
    if decision == NOT_ASKED:
        raise Refusal(Reason.STALE, f"nothing is open to seat {seat}")
    return match, decision


async def thought(live: LiveTable, match: Match, seat: int) -> int:
    """The index of the bot's choice among the options; a bot that fails gives no hint."""
    state = live.state
    options = match.legal(seat)
    seed = zlib.crc32(f"hint:{state.table}:{seat}".encode())  # the same bot for the whole match
    question = Question(state.table, match.journal.header.json(), state.lines, seat, strongest(), seed)
    thinking = await live.services.bot_pool.choose(question, lambda: options[0])
    if thinking.failed is not None:
        live.services.metrics.failed_bots.inc()
        raise Refusal(Reason.NOT_NOW, "the bot has no hint")
    return options.index(thinking.action)
