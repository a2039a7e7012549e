"""What this screen knows about a table, kept up to date by the server's messages."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from nightlight.core.text import Say
from nightlight.wire.messages import Chat, Clocks, Presence, TableInfo, Update

MILLISECONDS: Final = 1000
OLD_NEWS: Final = 20  # lines for somebody who joins in the middle of a match


class Place:
    """One of my seats, or a spectator's view: its last update, and the events told there."""

    def __init__(self) -> None:
        self.update: Update | None = None
        self.log: list[str] = []
        self.unread: list[str] = []

    def hear(self, update: Update) -> None:
        """Take in an update. A fresh one repeats everything; only what we had not heard is new."""
        told = [] if update.words is None else [line for line in update.words.events if line]
        before = self.log
        self.update = update
        if not update.fresh:
            self.log = before + told
            self.unread += told
            return
        self.log = told
        if told[: len(before)] == before:
            self.unread += told[len(before) :]
        elif before[: len(told)] == told:
            self.unread = []  # something was undone
        else:
            self.unread = told
        self.unread = self.unread[-OLD_NEWS:]

    def news(self) -> list[str]:
        """What has not been shown yet; it is marked as shown."""
        news, self.unread = self.unread, []
        return news


class Sight:
    """The table, and my seats at it."""

    def __init__(self, words: Say, now: Callable[[], float] = time.monotonic) -> None:
        self.words: Final = words
        self.now: Final = now
        self.info: TableInfo | None = None
        self.places: dict[int | None, Place] = {}
        self.present: list[bool] = []
        self.spectators = 0
        self.clocks: Clocks | None = None
        self.clocked = 0.0  # when the clocks were received
        self.said_until = 0  # the time of the last chat message

    @property
    def seats(self) -> list[int]:
        """My seats."""
        return [] if self.info is None else [seat for seat, each in enumerate(self.info.seats) if each.yours]

    @property
    def stage(self) -> str:
        return "" if self.info is None else self.info.stage

    def hear_table(self, info: TableInfo) -> None:
        self.info = info
        mine: list[int | None] = [*self.seats] or [None]
        self.places = {seat: self.places.get(seat) or Place() for seat in mine}

    def hear_update(self, update: Update) -> None:
        self.places.setdefault(update.seat, Place()).hear(update)

    def hear_presence(self, presence: Presence) -> list[tuple[int, bool]]:
        """The people at other seats who came or went, each with whether they are present now."""
        before, self.present = self.present, presence.seats
        self.spectators = presence.spectators
        if len(before) != len(self.present):
            return []
        changed = [seat for seat, there in enumerate(self.present) if there != before[seat]]
        return [(seat, self.present[seat]) for seat in changed if self.is_person(seat) and seat not in self.seats]

    def hear_clocks(self, clocks: Clocks) -> None:
        self.clocks, self.clocked = clocks, self.now()

    def hear_chat(self, chat: Chat) -> bool:
        """Whether a chat message is new: after a reconnection they are all sent again."""
        news = chat.at > self.said_until
        self.said_until = max(self.said_until, chat.at)
        return news

    def is_person(self, seat: int) -> bool:
        return self.info is not None and seat < len(self.info.seats) and self.info.seats[seat].kind == "person"

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        if self.info is None or not 0 <= seat < len(self.info.seats):
            return str(seat + 1)
        if self.info.seats[seat].kind == "bot":
            return self.words("bot-name", number=seat + 1)
        return self.info.seats[seat].name

    def time_left(self, seat: int) -> int | None:
        """The seconds the seat has left, if its clock is running."""
        if self.clocks is None or seat not in self.clocks.running:
            return None
        left = self.clocks.left[seat]
        if left is None:
            return None
        return max(0, round(left / MILLISECONDS - (self.now() - self.clocked)))
