"""The commands at an online table, besides those of every match."""

from __future__ import annotations

from enum import Enum
from typing import Final

from nightlight.core.text import Say
from nightlight.terminal.commands import Command, Commands


class Order(Enum):
    """The commands that only an online table has."""

    SAY = "say"
    WHO = "who"
    LEAVE = "leave"
    SIT = "sit"
    STAND = "stand"
    BOT = "bot"
    LUCK = "luck"
    START = "start"
    YES = "yes"
    NO = "no"
    AGAIN = "again"


WITH_TEXT: Final = (Order.SAY, Order.SIT, Order.STAND, Order.BOT, Order.LUCK)


class Orders:
    """Commands by their English words and those of the reader's language."""

    def __init__(self, words: Say) -> None:
        self.commands: Final = Commands(words)
        self.by_word: Final = {order.value: order for order in Order}
        for order in Order:
            for form in words(f"command-{order.value}").split(","):
                self.by_word.setdefault(form.strip().casefold(), order)

    def read(self, entry: str) -> tuple[Command | Order, str] | None:
        """The command in an entry and what follows it, or `None` if there is none."""
        known = self.commands.read(entry)
        if known is not None:
            return known
        word, _, rest = entry.partition(" ")
        order = self.by_word.get(word.casefold())
        if order is None or (rest and order not in WITH_TEXT):
            return None
        return order, rest.strip()
