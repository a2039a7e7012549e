"""Requests to a table that are not moves (chat, seats, undo, rematch), and how many of them it takes."""

from __future__ import annotations

from typing import Final

from nightlight.server.limits.buckets import MINUTE, Allowances, Bucket
from nightlight.server.limits.limits import Limits
from nightlight.server.tables.refusal import Refusal
from nightlight.server.tables.state import TableState
from nightlight.wire.messages import (
    AddWords,
    Agree,
    Answer,
    AnyRequest,
    AskUndo,
    Invite,
    Leave,
    Reason,
    Say,
    Sit,
    Stand,
)

# Requests that could be repeated without end. Every other kind happens once, or once after one of these, so a full
# table may still begin, continue, be closed and have a rematch, and whoever left may return.
ENDLESS: Final = (Sit, Stand, Invite, Agree, AddWords, AskUndo, Say, Leave)
OF_STRANGERS: Final = 4  # strangers may use one part in so many, so that spectators cannot silence the players


class Asides:
    """How many requests that are not moves one table still takes."""

    def __init__(self, state: TableState, limits: Limits) -> None:
        self.state: Final = state
        self.limits: Final = limits
        per_minute = limits.heckles_per_minute
        self._of_strangers: Final = Bucket(per_minute / MINUTE, per_minute)

    def check(self, request: AnyRequest, guest: str, allowed: Allowances) -> None:
        """Refuse a request that is not a move if there are too many: from one guest, from strangers, or in total."""
        if isinstance(request, Answer):
            return
        if isinstance(request, Say):
            self._check_rate(allowed.chats.take(guest), self.limits.chat_per_minute, "messages")
        else:
            self._check_rate(allowed.asides.take(guest), self.limits.asides_per_minute, "requests that are not moves")
        stranger = guest != self.state.opened.host and not self.state.seats_of(guest)
        if stranger:
            self._check_rate(self._of_strangers.take(), self._of_strangers.burst, "requests of people without a seat")
        if isinstance(request, ENDLESS):
            self._check_room(self.state.asides, self.limits.asides_per_table)
        if stranger and isinstance(request, Say):
            self._check_room(self.state.heckles, self.limits.asides_per_table // OF_STRANGERS)

    def _check_rate(self, room: bool, most: int, what: str) -> None:
        if not room:
            raise Refusal(Reason.TOO_FAST, f"{most} {what} a minute")

    def _check_room(self, held: int, most: int) -> None:
        if held >= most:
            raise Refusal(Reason.TOO_MANY, f"a table holds {most} records that are not moves")
