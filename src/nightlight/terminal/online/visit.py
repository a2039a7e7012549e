"""Being at a table: the connection, what is known about the table, and requests still unanswered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nightlight.core.text import Say
from nightlight.terminal.online.commands import Orders
from nightlight.terminal.online.connection import Connection
from nightlight.terminal.online.console import Console
from nightlight.terminal.online.sight import Sight
from nightlight.terminal.screen import WARNING
from nightlight.wire.messages import Decision


@dataclass(frozen=True)
class Sent:
    """A request on its way."""

    kind: str
    fields: dict[str, int | str | bool]


class Visit:
    """What all parts of a table on this screen share."""

    def __init__(self, console: Console, words: Say, connection: Connection, link: str) -> None:
        self.console: Final = console
        self.words: Final = words
        self.connection: Final = connection
        self.link: Final = link  # to the table, for people
        self.sight: Final = Sight(words)
        self.orders: Final = Orders(words)
        self.greeting = True  # until the table has sent everything
        self.broken = False  # whether the connection broke after that
        self.pending: Final[dict[int, Sent]] = {}
        self.answered: Final[dict[int, int]] = {}  # the decisions already answered, by seat
        self.kept: list[Sent] = []  # answers that wait for the connection

    def show_link(self) -> None:
        """How others find the table."""
        code = "" if self.sight.info is None else self.sight.info.code
        self.console.line(self.words("online-invite", code=code))
        self.console.command(self.link)

    def request(self, kind: str, **fields: int | str | bool) -> bool:
        """Send a request to the table; returns whether it could be sent."""
        number = None if self.greeting else self.connection.send(kind, **fields)
        if number is None:
            self.console.line(self.words("online-no-line"), WARNING)
            return False
        self.pending[number] = Sent(kind, fields)
        return True

    def answer(self, seat: int, decision: int, option: int) -> None:
        """Answer a question; while disconnected, as soon as the connection is back."""
        self.answered[seat] = decision
        sent = Sent("answer", {"seat": seat, "decision": decision, "option": option})
        number = None if self.greeting else self.connection.send(sent.kind, **sent.fields)
        if number is None:
            self.kept.append(sent)
        else:
            self.pending[number] = sent

    def press(self, seat: int, question: int, answer: list[str], elapsed: int) -> bool:
        """Answer a raced question; returns whether it could be sent. A late answer is not sent again."""
        number = self.connection.send("press", seat=seat, question=question, answer=answer, elapsed=elapsed)
        if number is not None:
            self.pending[number] = Sent("press", {"seat": seat})
        return number is not None

    def lost(self) -> None:
        """Handle a lost connection: the fate of requests is unknown, and answers may have to be repeated."""
        self.greeting = self.broken = True
        self.kept += [sent for sent in self.pending.values() if sent.kind == "answer"]
        self.pending.clear()

    def joined(self) -> None:
        """After the table has sent everything, repeat answers that did not arrive, if still asked for."""
        self.greeting = self.broken = False
        kept, self.kept = self.kept, []
        self.answered.clear()
        for sent in kept:
            seat, decision, option = (int(sent.fields[name]) for name in ("seat", "decision", "option"))
            known = self.decision(seat)
            if known is not None and known.id == decision:
                self.answer(seat, decision, option)

    def settle(self, number: int | None) -> Sent | None:
        """Remove and return the pending request with that id."""
        return None if number is None else self.pending.pop(number, None)

    def decision(self, seat: int | None) -> Decision | None:
        """The open question of a seat."""
        place = self.sight.places.get(seat)
        return None if place is None or place.update is None else place.update.decision
