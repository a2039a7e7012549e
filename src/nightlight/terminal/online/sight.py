"""What this screen knows of a table: kept up to date by what the server says."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from nightlight.core.text import Say
from nightlight.wire.messages import Chat, Clocks, Presence, TableInfo, Update

MILLISECONDS: Final = 1000
OLD_NEWS: Final = 20  # lines for somebody who comes into the middle of a match


class Place:
    """One of my seats, or a spectator's chair: how things stand there, and what was told."""

    def __init__(self) -> None:
        self.update: Update | None = None
        self.log: list[str] = []
        self.unread: list[str] = []

    def hear(self, update: Update) -> None:
        """Take an update in. A fresh one tells everything again; what is new in it is what we had not heard."""
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
            self.unread = []  # something was taken back
        else:
            self.unread = told
        self.unread = self.unread[-OLD_NEWS:]

    def news(self) -> list[str]:
        """What has not been shown yet; from now on it counts as shown."""
        news, self.unread = self.unread, []
        return news


class Sight:
    """The table, and my places at it."""

    def __init__(self, words: Say, now: Callable[[], float] = time.monotonic) -> None:
        self.words: Final = words
        self.now: Final = now
        self.info: TableInfo | None = None
        self.places: dict[int | None, Place] = {}
        self.present: list[bool] = []
        self.spectators = 0
        self.clocks: Clocks | None = None
        self.clocked = 0.0  # when the clocks were told
        self.said_until = 0  # the time of the last word that was said

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
        """The people of other seats who came or went, each with whether they are there now."""
        before, self.present = self.present, presence.seats
        self.spectators = presence.spectators
        if len(before) != len(self.present):
            return []
        changed = [seat for seat, there in enumerate(self.present) if there != before[seat]]
        return [(seat, self.present[seat]) for seat in changed if self.is_person(seat) and seat not in self.seats]

    def hear_clocks(self, clocks: Clocks) -> None:
        self.clocks, self.clocked = clocks, self.now()

    def hear_chat(self, chat: Chat) -> bool:
        """Whether that is news: after a break everything is said again."""
        news = chat.at > self.said_until
        self.said_until = max(self.said_until, chat.at)
        return news

    def is_person(self, seat: int) -> bool:
        return self.info is not None and seat < len(self.info.seats) and self.info.seats[seat].kind == "person"

    def name(self, seat: int) -> str:
        """How the player of a seat is called."""
        if self.info is None or not 0 <= seat < len(self.info.seats):
            return str(seat + 1)
        if self.info.seats[seat].kind == "bot":
            return self.words("bot-name", number=seat + 1)
        return self.info.seats[seat].name

    def time_left(self, seat: int) -> int | None:
        """Seconds that the seat still has, if a clock runs for it."""
        if self.clocks is None or seat not in self.clocks.running:
            return None
        left = self.clocks.left[seat]
        if left is None:
            return None
        return max(0, round(left / MILLISECONDS - (self.now() - self.clocked)))
