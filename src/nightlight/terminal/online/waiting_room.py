"""Before the match: who sits where, and who begins."""

from __future__ import annotations

from typing import Final

from nightlight import games
from nightlight.bots import kinds
from nightlight.terminal.online.commands import Order
from nightlight.terminal.online.visit import Visit
from nightlight.terminal.screen import ASIDE, HEADING, WARNING, number_in
from nightlight.wire.messages import SeatInfo


class WaitingRoom:
    """A table whose match has not begun."""

    def __init__(self, visit: Visit) -> None:
        self.visit: Final = visit
        self._shown: list[str] = []

    def show(self) -> None:
        """Show the seats whenever they change; at first also how others find the table."""
        info = self.visit.sight.info
        assert info is not None, "there is a table"
        seats = [self.about_seat(number, seat) for number, seat in enumerate(info.seats)]
        if seats == self._shown:
            return
        first, self._shown = not self._shown, seats
        console, words = self.visit.console, self.visit.words
        console.gap()
        if first:
            console.line(words("online-room", title=words(f"{info.game}-title")), HEADING)
            self.visit.show_link()
        console.numbered(seats)
        if first:
            self.help()

    def about_seat(self, number: int, seat: SeatInfo) -> str:
        """Who has the seat, in words."""
        words = self.visit.words
        if seat.kind == "free":
            return words("online-seat-free")
        name = self.visit.sight.name(number)
        if seat.kind == "bot":
            return words("online-seat-bot", name=name, kind=seat.bot or "")
        marks = [words(key) for key, holds in (("online-you", seat.yours), ("online-host", seat.host)) if holds]
        return f"{name} ({', '.join(marks)})" if marks else name

    def help(self) -> None:
        """What can be typed here."""
        words, info = self.visit.words, self.visit.sight.info
        host = ("help-bot", "help-start") if info is not None and info.host else ()
        for key in ("help-sit", "help-stand", *host, "help-luck", "help-say", "help-leave"):
            self.visit.console.line(f"  {words(key)}", ASIDE, indent=4)

    def obey(self, order: Order, rest: str) -> None:
        """Carry out what was typed."""
        match order:
            case Order.START:
                self.visit.request("start")
            case Order.LUCK:
                self.add_words(rest)
            case Order.SIT:
                self.at_seat("sit", rest, self.first_free())
            case Order.STAND:
                self.at_seat("stand", rest, next(iter(self.visit.sight.seats), None))
            case Order.BOT:
                self.invite(rest)
            case _:
                self.visit.console.line(self.visit.words("online-not-yet"), WARNING)

    def first_free(self) -> int | None:
        """The first free seat."""
        info = self.visit.sight.info
        free = [] if info is None else [seat for seat, each in enumerate(info.seats) if each.kind == "free"]
        return next(iter(free), None)

    def add_words(self, text: str) -> None:
        """Add words to be mixed into the seed, from one's first seat."""
        seat = next(iter(self.visit.sight.seats), None)
        if seat is None or text == "":
            self.visit.console.line(self.visit.words("help-luck"), WARNING)
        else:
            self.visit.request("words", seat=seat, words=text)

    def at_seat(self, kind: str, text: str, usual: int | None) -> None:
        seat = usual if text == "" else self.seat_in(text)
        if seat is None:
            self.visit.console.line(self.visit.words("replay-no-seat", last=len(self._shown)), WARNING)
        else:
            self.visit.request(kind, seat=seat)

    def seat_in(self, text: str) -> int | None:
        number = number_in(text, 1, len(self._shown))
        return None if number is None else number - 1

    def invite(self, text: str) -> None:
        """Put a bot of that kind, or of the default one, on a seat."""
        place, _, kind = text.partition(" ")
        seat = self.first_free() if place == "" else self.seat_in(place)
        info = self.visit.sight.info
        if seat is None or info is None:
            self.visit.console.line(self.visit.words("replay-no-seat", last=len(self._shown)), WARNING)
            return
        known = kinds(games.find(info.game)) if info.game in games.GAMES else [kind]
        if kind not in ["", *known]:
            self.visit.console.line(self.visit.words("error-bot", kind=kind, kinds=", ".join(known)), WARNING)
            return
        self.visit.request("invite", seat=seat, bot=kind or known[0])
